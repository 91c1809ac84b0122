/** The coach's line: whose turn it is, what is being decided, and what I can do. */

import type { BoardTable } from '../../core/board'
import { knows, say, sayFirst } from '../../core/words'
import { sentence } from './log'
import { plainAt } from './offers'
import type { Orders } from './orders.svelte'
import { GAME, regionName, tell } from './words'

export interface Advice {
  readonly text: string
  /** It is up to me. */
  readonly lit: boolean
  /** Whom the line is about. */
  readonly seat: number | null
  /** Why something was refused. */
  readonly wrong: boolean
}

export function advice(table: BoardTable, orders: Orders): Advice {
  const view = orders.view
  const plain = { lit: false, seat: null, wrong: false }
  if (table.refused) {
    const code = table.refused.code
    return { ...plain, text: sayFirst([`${GAME}-refused-${code}`, `refused-${code}`]), lit: true, wrong: true }
  }
  if (table.pending !== null || orders.queue.length > 0) return { ...plain, text: tell('coach-sent') }
  if (table.playing !== null) {
    // what is being shown is told as well
    const told = sentence(table.playing, { game: table.info.game, seat: table.seat, names: (seat) => table.names(seat), say })
    const seat = typeof table.playing.seat === 'number' && table.playing.seat !== table.seat ? table.playing.seat : null
    if (told) return { ...plain, text: say(told.key, told.args), seat }
  }
  if (view.result !== null) return { ...plain, text: tell('prompt-over') }
  if (table.ask !== null) return { ...plain, text: mine(orders), lit: true }
  const acting = view.to_act[0] ?? null
  if (acting === null || acting === table.seat) return { ...plain, text: '' }
  const wait = `${GAME}-wait-${view.phase}`
  return { ...plain, text: knows(wait) ? say(wait, { name: table.names(acting) }) : '', seat: acting }
}

/** The line while I am asked. */
function mine(orders: Orders): string {
  const { offers, mode, first, view } = orders
  if (offers.forms.length > 0) return tell(offers.decline ? 'prompt-form' : 'prompt-form-taken')
  if (mode === 'place') {
    if (orders.plan.size > 0 && orders.left === 0) return tell('coach-planned')
    return tell(view.phase === 'refugees' ? 'coach-refugees' : 'coach-place', { count: orders.left })
  }
  if (mode === 'portal' || mode === 'intimidate') return first === null ? tell(`coach-${mode}`) : tell(`coach-${mode}-to`, { region: regionName(first) })
  if (mode !== null && mode !== 'take') return tell(`coach-${mode}`)
  if (mode === 'take') {
    const easy = offers.deeds.some((deed) => plainAt(offers, deed.region) !== null)
    if (!easy && offers.deeds.some((deed) => deed.doing === 'reinforce')) return tell('coach-dice')
  }
  if (offers.picks.size > 0 && 'powers' in view.column) return tell('coach-pick-teams')
  if (mode === null && offers.stop) return tell('coach-nothing')
  return tell(`prompt-${view.phase}`)
}
