/** The coach's line: whose turn it is, what is being decided, and what I can do. */

import type { BoardTable } from '../../core/board'
import { say } from '../../core/words'
import type { Kind } from './facts'
import { blockerOf } from './facts'
import { duel, laidCount, other } from './view'

export interface Advice {
  readonly text: string
  /** It is up to me. */
  readonly lit: boolean
  /** Whom the line is about. */
  readonly seat: number | null
  /** Why something was refused. */
  readonly wrong: boolean
}

export function advice(table: BoardTable, chosen: readonly Kind[]): Advice {
  const view = duel(table.view)
  const line = (name: string, args = {}, more: Partial<Advice> = {}): Advice => ({
    text: say(`cockroach-duel-${name}`, args),
    lit: false,
    seat: null,
    wrong: false,
    ...more,
  })

  if (table.refused) return line(`refused-${table.refused.code}`, {}, { wrong: true })
  if (view.phase === 'over' || view.result) return line('hint-over')
  if (table.pending !== null) return line('hint-sent')

  if (table.ask && table.seat !== null) {
    const seat = other(table.seat)
    const name = table.names(seat)
    const holding = table.view.hands[table.seat].length > 0
    const mine = { lit: true }
    const about = { lit: true, seat }
    switch (view.phase) {
      case 'attack':
        if (!holding) return line('hint-attack-empty', {}, mine)
        return line(chosen.length > 0 ? 'hint-attack-claim' : 'hint-attack', {}, mine)
      case 'response': {
        const attack = view.attack!
        if (chosen.length > 0) {
          const card = say('cockroach-duel-claim', { claim: blockerOf(attack.claim), count: chosen.length })
          return line('hint-response-claim', { card }, mine)
        }
        const args = { name, claim: attack.claim, count: laidCount(attack) }
        return line(holding ? 'hint-response' : 'hint-response-empty', args, about)
      }
      case 'review':
        return line('hint-review', { name, claim: view.block!.claim, count: laidCount(view.block!) }, about)
    }
  }

  const acting = view.to_act[0]
  if (acting === undefined || acting === table.seat) return { text: '', lit: false, seat: null, wrong: false }
  return line(`hint-wait-${view.phase}`, { name: table.names(acting) }, { seat: acting })
}
