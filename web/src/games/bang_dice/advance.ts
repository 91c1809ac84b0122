/** The shown view, one event further: only what the event says openly, until the true view comes. */

import type { GameEvent, View } from '../../core/board'
import type { Face } from './facts'
import { bang } from './view'

/** The fields that an event changes. Hand it to `table.show`. */
export function advance(shown: View, event: GameEvent): View {
  const view = bang(shown)
  const seat = Number(event.seat)
  const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, n) => (n === at ? value : old))
  switch (event.type) {
    case 'turn':
      return { turn: seat, phase: 'roll', rolls: 0, dice: [], pending: {}, to_act: [seat] }
    case 'rolled': {
      const [dice, faces] = [event.dice as number[], event.faces as Face[]]
      const now = [...view.dice]
      dice.forEach((die, n) => (now[die] = faces[n]!))
      return { dice: now, rolls: view.rolls + 1, phase: 'roll', pending: {}, to_act: [seat] }
    }
    case 'gatling':
      return { phase: 'kit', pending: { left: 0 } }
    case 'arrow_taken':
    case 'arrow_instead':
      return { pile: Math.max(0, view.pile - 1), arrows: set(view.arrows, seat, (view.arrows[seat] ?? 0) + 1) }
    case 'arrow_returned': {
      const amount = Math.min(Number(event.amount), view.arrows[seat] ?? 0)
      return { pile: view.pile + amount, arrows: set(view.arrows, seat, (view.arrows[seat] ?? 0) - amount) }
    }
    case 'indians':
      return { pile: 9, arrows: view.arrows.map(() => 0) }
    case 'lost':
      return { life: set(view.life, seat, Math.max(0, (view.life[seat] ?? 0) - Number(event.amount))) }
    case 'healed':
      return { life: set(view.life, seat, (view.life[seat] ?? 0) + Number(event.amount)) }
    case 'eliminated':
      return {
        alive: set(view.alive, seat, false),
        shown: set(view.shown, seat, true),
        roles: set(view.roles as readonly unknown[], seat, event.role),
      }
    case 'ended':
      return { turn: null, to_act: [], pending: {} }
    default:
      return {}
  }
}
