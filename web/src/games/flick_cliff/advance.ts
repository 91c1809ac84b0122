/** The shown view, one event further: only what the event says, until the true view comes. */

import type { GameEvent, View } from '../../core/board'
import type { Ability } from './sheets'
import { cliff, type Circles, type CliffView } from './view'

/** The fields that an event changes. Hand it to `table.show`. */
export function advance(shown: View, event: GameEvent): View {
  const view = cliff(shown)
  const seat = Number(event.seat)
  switch (event.type) {
    case 'turn':
      return { turn: seat, round: Number(event.round), phase: 'flick', landing: null, shorts: 0, reflick_used: false, to_act: [seat] }
    case 'landed':
      if (event.kind === 'short') return { shorts: view.shorts + 1 }
      return event.kind === 'cell' ? { landing: { cell: Number(event.cell), pip: Number(event.pip) }, phase: 'abilities' } : {}
    case 'ability_used': {
      const change = Number(event.change)
      const landing = view.landing && (event.ability === 'pip' ? { ...view.landing, pip: view.landing.pip + change } : { ...view.landing, cell: view.landing.cell + change })
      return { landing, abilities: circled(view, seat, event.ability as Ability, -1, 1) }
    }
    case 'rope_drawn':
      return { ropes: [...view.ropes, [Number(event.from), Number(event.to)]] }
    case 'climbed':
    case 'carried':
      return { cliff: view.cliff.map((at, one) => (one === seat ? Number(event.to) : at)) }
    case 'ability_gained':
      return { abilities: circled(view, seat, event.ability as Ability, 1, 0) }
    case 'finished':
      return { phase: 'over', to_act: [] }
    default:
      return {}
  }
}

function circled(view: CliffView, seat: number, ability: Ability, gained: number, used: number): CliffView['abilities'] {
  const change = (one: Circles): Circles => ({ gained: one.gained + gained, used: one.used + used })
  return view.abilities.map((row, at) => (at === seat ? { ...row, [ability]: change(row[ability]) } : row))
}
