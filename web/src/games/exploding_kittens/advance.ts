/** The shown view, one event further: only what the event says openly, until the true view comes. */

import type { GameEvent, View } from '../../core/board'
import { sorted, type Card } from './facts'
import { handSize, kittens, seenHand, type Hand, type KittensView, type Play } from './view'

/** The fields that an event changes. Hand it to `table.show`. */
export function advance(shown: View, event: GameEvent): View {
  const view = kittens(shown)
  const seat = Number(event.seat)
  switch (event.type) {
    case 'dealt':
      return {}
    case 'played':
      return opened(view, seat, 'single', 1, event)
    case 'paired':
      return opened(view, seat, 'pair', 2, event)
    case 'tripled':
      return opened(view, seat, 'triple', 3, event)
    case 'noped': {
      const spent = { hands: without(view, seat, 'nope', 1), discard: [...view.discard, 'nope' as Card] }
      if (view.pending?.kind !== 'window') return spent
      return { ...spent, pending: { ...view.pending, nopes: view.pending.nopes + 1, last: seat, passed: [] } }
    }
    case 'passed':
      if (view.pending?.kind !== 'window') return {}
      return {
        pending: { ...view.pending, passed: [...view.pending.passed, seat].sort((a, b) => a - b) },
        to_act: view.to_act.filter((at) => at !== seat),
      }
    case 'window_closed':
      return { pending: null, to_act: [] }
    case 'gave':
    case 'stole':
      return { pending: null, ...moved(view, Number(event.from), Number(event.to), event.card) }
    case 'named':
      return event.success === true ? moved(view, Number(event.from), Number(event.to), event.name) : {}
    case 'shuffled':
      return { seen: {} }
    case 'looked':
      return event.cards === undefined ? {} : { seen: { [seat]: event.cards } }
    case 'drew':
      return { pile: { hidden: Math.max(0, view.pile.hidden - 1) }, hands: withCard(view.hands, seat, event.card), seen: shifted(view) }
    case 'kitten_drawn':
      return { pile: { hidden: Math.max(0, view.pile.hidden - 1) }, seen: shifted(view), pending: { kind: 'place', by: seat }, to_act: [] }
    case 'defused':
      return { pending: null, pile: { hidden: view.pile.hidden + 1 }, to_act: [] }
    case 'exploded':
      return {
        pending: null,
        alive: view.alive.map((lives, at) => lives && at !== seat),
        out: view.out.includes(seat) ? view.out : [...view.out, seat],
        hands: view.hands.map((hand, at) => (at === seat ? [] : hand)),
        discard: [...view.discard, ...((event.hand ?? []) as Card[]), 'kitten' as Card],
        to_act: [],
      }
    case 'turn':
      return { turn: seat, owed: Number(event.owed), pending: null, to_act: [seat] }
    case 'won':
      return { turn: null, to_act: [] }
    default:
      return {}
  }
}

function opened(view: KittensView, by: number, kind: Play['kind'], count: number, event: GameEvent): View {
  const card = event.card as Card
  const target = (event.target ?? null) as number | null
  return {
    hands: without(view, by, card, count),
    discard: [...view.discard, ...Array.from({ length: count }, () => card)],
    pending: {
      kind: 'window',
      play: { by, kind, card, target, name: (event.name ?? null) as Card | null },
      nopes: 0,
      last: by,
      passed: [],
    },
    to_act: [],
  }
}

function without(view: KittensView, seat: number, card: Card, count: number): Hand[] {
  return view.hands.map((hand, at) => {
    if (at !== seat) return hand
    const mine = seenHand(hand)
    if (mine === null) return { hidden: Math.max(0, handSize(hand) - count) }
    const left = [...mine]
    for (let n = 0; n < count; n += 1) {
      const found = left.indexOf(card)
      if (found >= 0) left.splice(found, 1)
    }
    return left
  })
}

function withCard(hands: readonly Hand[], seat: number, card: unknown): Hand[] {
  return hands.map((hand, at) => {
    if (at !== seat) return hand
    const mine = seenHand(hand)
    if (mine === null || card == null) return { hidden: handSize(hand) + 1 }
    return sorted([...mine, card as Card])
  })
}

function moved(view: KittensView, from: number, to: number, card: unknown): View {
  const hands =
    seenHand(view.hands[from]) === null || card == null
      ? view.hands.map((hand, at) => (at === from && 'hidden' in hand ? { hidden: Math.max(0, hand.hidden - 1) } : hand))
      : without(view, from, card as Card, 1)
  return { hands: withCard(hands, to, card) }
}

/** What is known of the pile after its top card was drawn. */
function shifted(view: KittensView): KittensView['seen'] {
  return Object.fromEntries(
    Object.entries(view.seen).map(([seat, [top, ...rest]]) => [
      seat,
      top !== undefined && typeof top !== 'string' && top.hidden > 1 ? [{ hidden: top.hidden - 1 }, ...rest] : rest,
    ]),
  )
}
