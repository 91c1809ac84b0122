/** The shown view, one event further: only what the event says openly, until the true view comes. */

import type { GameEvent, View } from '../../core/board'
import type { Kind } from './facts'
import { inOrder } from './offers'
import { duel, handSize, laidCount, other, seenHand, type DuelView, type Hand, type Laid } from './view'

/** The fields that an event changes. Hand it to `table.show`. */
export function advance(shown: View, event: GameEvent): View {
  const view = duel(shown)
  const seat = Number(event.seat)
  switch (event.type) {
    case 'attacked':
      return {
        attacker: seat,
        phase: 'response',
        attack: laid(event),
        block: null,
        hands: without(view, seat, event),
        to_act: [other(seat)],
      }
    case 'blocked':
      return { phase: 'review', block: laid(event), hands: without(view, seat, event), to_act: [other(seat)] }
    case 'challenged': {
      const which = view.block ? 'block' : 'attack'
      return { [which]: { ...view[which], cards: event.cards as Kind[], open: true }, to_act: [] }
    }
    case 'life_taken': {
      const life = [...view.life]
      life[Number(event.from)]! -= Number(event.amount)
      life[Number(event.to)]! += Number(event.amount)
      return { life, to_act: [] }
    }
    case 'black_shown':
      return { ...swept(view), middle: { hidden: swept(view).middle.hidden - 1, black: 1 } }
    case 'drew': {
      const count = Number(event.count)
      return {
        ...(view.attack ? swept(view) : {}),
        deck: { hidden: Math.max(0, view.deck.hidden - count) },
        hands: view.hands.map((hand, at) => (at === seat ? added(hand, count, event.cards) : hand)),
        to_act: [],
      }
    }
    case 'round_won':
      return { wins: view.wins.map((wins, at) => (at === seat ? wins + 1 : wins)), to_act: [] }
    case 'round_dealt': {
      const starter = Number(event.starter)
      const hand = event.hand as Kind[] | undefined
      return {
        round: event.round,
        starter,
        attacker: starter,
        phase: 'attack',
        hands: view.hands.map((old) => ('hidden' in old || hand === undefined ? { hidden: 4 } : hand)),
        deck: { hidden: 12 },
        middle: { hidden: 0, black: 0 },
        attack: null,
        block: null,
      }
    }
    case 'match_won':
      return { phase: 'over', to_act: [] }
    default:
      return {}
  }
}

function laid(event: GameEvent): Laid {
  const cards = event.cards as Kind[] | undefined
  return { claim: event.claim as Kind, count: Number(event.count), ...(cards ? { cards } : {}) }
}

/** The hands after a seat laid down what the event tells. */
export function without(view: DuelView, seat: number, event: GameEvent): Hand[] {
  return view.hands.map((hand, at) => {
    if (at !== seat) return hand
    const mine = seenHand(hand)
    const gone = event.cards as Kind[] | undefined
    if (mine === null || gone === undefined) return { hidden: Math.max(0, handSize(hand) - Number(event.count)) }
    const left = [...mine]
    for (const kind of gone) {
      const found = left.indexOf(kind)
      if (found >= 0) left.splice(found, 1)
    }
    return left
  })
}

/** The laid cards moved to the middle, face down. */
function swept(view: DuelView) {
  const fought = (view.attack ? laidCount(view.attack) : 0) + (view.block ? laidCount(view.block) : 0)
  return {
    attack: null,
    block: null,
    middle: { hidden: view.middle.hidden + fought, black: view.middle.black },
    to_act: [],
  }
}

function added(hand: Hand, count: number, drawn: unknown): Hand {
  const mine = seenHand(hand)
  if (mine === null || !Array.isArray(drawn)) return { hidden: handSize(hand) + count }
  return inOrder([...mine, ...(drawn as Kind[])])
}
