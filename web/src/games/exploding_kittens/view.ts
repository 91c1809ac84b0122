/** The kittens' view, as the rulebook shapes it, and small questions one asks of it. */

import type { View } from '../../core/board'
import type { Card } from './facts'

/** Cards one may see, or only their number. */
export type Hand = readonly Card[] | { readonly hidden: number }

/** What a seat knows of the pile, from the top: cards and runs of unknown ones. */
export type Known = readonly (Card | { readonly hidden: number })[]

export interface Play {
  readonly by: number
  readonly kind: 'single' | 'pair' | 'triple'
  readonly card: Card
  readonly target: number | null
  readonly name: Card | null
}

/** The time for a Nope: a play that has not taken effect yet. */
export interface Window {
  readonly kind: 'window'
  readonly play: Play
  readonly nopes: number
  readonly last: number
  readonly passed: readonly number[]
}

export type Pending =
  | Window
  | { readonly kind: 'give'; readonly by: number; readonly from: number }
  | { readonly kind: 'place'; readonly by: number }

export interface KittensView {
  readonly turn: number | null
  readonly owed: number
  readonly from_attack: boolean
  readonly alive: readonly boolean[]
  readonly hands: readonly Hand[]
  readonly pile: { readonly hidden: number }
  readonly out: readonly number[]
  readonly discard: readonly Card[]
  readonly out_of_game: readonly Card[]
  readonly pending: Pending | null
  readonly seen: Readonly<Record<string, Known>>
  readonly to_act: readonly number[]
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[] } | null
}

/** The view as the kittens' own; what a table still without a match leaves out is empty. */
export function kittens(view: View): KittensView {
  return {
    turn: null, owed: 0, from_attack: false, alive: [], hands: [], pile: { hidden: 0 }, out: [], discard: [],
    out_of_game: [], pending: null, seen: {}, to_act: [], result: null,
    ...view,
  } as KittensView
}

/** The cards of a hand one may see; null when they are only counted. */
export function seenHand(hand: Hand | undefined): readonly Card[] | null {
  return hand === undefined || 'hidden' in hand ? null : hand
}

export function handSize(hand: Hand | undefined): number {
  return hand === undefined ? 0 : 'hidden' in hand ? hand.hidden : hand.length
}

export function livingCount(view: KittensView): number {
  return view.alive.filter(Boolean).length
}

/** Kittens in the pile, as everybody knows: one fewer than the living. One that is just being hidden counts. */
export function kittensLeft(view: KittensView): number {
  return Math.max(0, livingCount(view) - 1)
}

export interface Odds {
  readonly kittens: number
  readonly pile: number
  /** From 0 to 1. */
  readonly chance: number
  readonly percent: number
  readonly heat: 'calm' | 'warm' | 'hot'
}

/** The open odds that the next card is a kitten; while one is being hidden, as they will be. */
export function odds(view: KittensView): Odds {
  const [kittens, pile] = [kittensLeft(view), view.pile.hidden + (view.pending?.kind === 'place' ? 1 : 0)]
  const chance = pile === 0 ? 0 : Math.min(1, kittens / pile)
  const percent = Math.round(chance * 100)
  return { kittens, pile, chance, percent, heat: chance < 0.12 ? 'calm' : chance < 0.26 ? 'warm' : 'hot' }
}

/** What this seat knows of the pile; empty when nothing. */
export function known(view: KittensView, seat: number | null): Known {
  return seat === null ? [] : (view.seen[seat] ?? [])
}

/** The next card, if this seat knows it. */
export function nextKnown(view: KittensView, seat: number | null): Card | null {
  const top = known(view, seat)[0]
  return typeof top === 'string' ? top : null
}

export interface Glimpse {
  /** From 1, the top. */
  readonly place: number
  readonly card: Card
}

/** The known cards with their places, and the unknown runs between them: `[{place, card} | gap]`. */
export function glimpses(list: Known): (Glimpse | number)[] {
  const found: (Glimpse | number)[] = []
  let place = 1
  for (const item of list) {
    if (typeof item === 'string') found.push({ place: place++, card: item })
    else {
      if (item.hidden > 0) found.push(item.hidden)
      place += item.hidden
    }
  }
  while (typeof found.at(-1) === 'number') found.pop()
  return found
}

/** The seats clockwise from the one on my left; a watcher sees all from seat 0. */
export function around(seats: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: seats }, (_, at) => at)
  return Array.from({ length: seats - 1 }, (_, at) => (seat + 1 + at) % seats)
}

/** Who would draw the card with so many above it, if from now on everybody draws once a turn. */
export function drawer(view: KittensView, placer: number, above: number): number {
  let left = above
  const own = view.owed - 1 // turns the placer still owes after this one
  if (left < own) return placer
  left -= own
  let seat = placer
  for (;;) {
    do seat = (seat + 1) % view.alive.length
    while (!view.alive[seat])
    if (left === 0) return seat
    left -= 1
  }
}

/** Whether so many nopes let the play stand. */
export function stands(nopes: number): boolean {
  return nopes % 2 === 0
}

/** A seat's rank, when it is known: out already, or the match is over. */
export function rankOf(view: KittensView, seat: number): number | null {
  const at = view.out.indexOf(seat)
  if (at >= 0) return view.alive.length - at
  return view.result === null ? null : (view.result.ranks[seat] ?? null)
}
