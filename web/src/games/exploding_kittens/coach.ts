/** The coach's line: whose turn it is, what is being decided, and what I can do. */

import type { BoardTable } from '../../core/board'
import { say } from '../../core/words'
import type { Plan } from './choices'
import type { Offers } from './offers'
import { kittens } from './view'

export interface Advice {
  readonly text: string
  /** It is up to me. */
  readonly lit: boolean
  /** Whom the line is about. */
  readonly seat: number | null
  /** Why something was refused. */
  readonly wrong: boolean
}

export function advice(table: BoardTable, offers: Offers, plan: Plan | null, auto: boolean): Advice {
  const view = kittens(table.view)
  const me = table.seat
  const line = (name: string, args = {}, more: Partial<Advice> = {}): Advice => ({
    text: say(`exploding-kittens-${name}`, args),
    lit: false,
    seat: null,
    wrong: false,
    ...more,
  })
  const mine = { lit: true }
  const about = (seat: number) => ({ name: table.names(seat) })

  if (table.refused) return line(`refused-${table.refused.code}`, {}, { wrong: true })
  if (view.result) {
    const winner = view.result.ranks.indexOf(1)
    return winner === me ? line('hint-over-me', {}, mine) : line('hint-over', about(winner), { seat: winner })
  }
  if (table.pending !== null) return line('hint-sent')

  const pending = view.pending
  if (pending?.kind === 'window') {
    if (table.ask === null || me === null) return line('hint-window-wait')
    if (offers.nope) return line('hint-window', {}, mine)
    return line(auto ? 'hint-window-auto' : 'hint-window-bare', {}, auto ? {} : mine)
  }
  if (pending?.kind === 'give') {
    if (offers.gives.size > 0) return line('hint-give', about(pending.by), { ...mine, seat: pending.by })
    const to = pending.by === me ? say('exploding-kittens-me') : table.names(pending.by)
    return line('hint-give-wait', { ...about(pending.from), to }, { seat: pending.from })
  }
  if (pending?.kind === 'place') {
    if (offers.places.size > 0) return line('hint-place', {}, mine)
    return line('hint-place-wait', about(pending.by), { seat: pending.by })
  }

  const turn = view.turn
  if (turn === null) return line('hint-window-wait')
  if (offers.draw || offers.plays.length > 0) {
    if (plan !== null && plan.target === null) return line('hint-target', {}, mine)
    if (plan !== null) return line('hint-name', {}, mine)
    return line(view.owed > 1 ? 'hint-turn-owed' : 'hint-turn', {}, mine)
  }
  if (me !== null && view.alive[me] === false) {
    return livingCountOf(view.alive) > 1 && view.out.at(-1) === me
      ? line('hint-dead', {}, { seat: null })
      : line('hint-dead-wait', about(turn), { seat: turn })
  }
  if (turn === me) return line(view.owed > 1 ? 'hint-turn-owed' : 'hint-turn')
  return view.owed > 1
    ? line('hint-wait-owed', { ...about(turn), count: view.owed }, { seat: turn })
    : line('hint-wait', about(turn), { seat: turn })
}

function livingCountOf(alive: readonly boolean[]): number {
  return alive.filter(Boolean).length
}
