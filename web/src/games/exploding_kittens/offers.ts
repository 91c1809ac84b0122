/**
 * What may be done, read from the legal notations alone.
 *
 * Nothing here knows a rule: what is not in the list is not offered. Words of a later version are left out, never guessed at.
 */

import { isCard, type Card } from './facts'

/** A way to use a card on one's own turn. */
export type How = 'single' | 'pair' | 'triple'
export const ways: readonly How[] = ['single', 'pair', 'triple']

/** One legal play, taken apart. */
export interface Offer {
  readonly how: How
  readonly card: Card
  readonly target: number | null
  readonly name: Card | null
  readonly notation: string
}

export interface Offers {
  readonly draw: boolean
  readonly nope: boolean
  readonly pass: boolean
  readonly plays: readonly Offer[]
  /** Card → the notation that gives it. */
  readonly gives: ReadonlyMap<Card, string>
  /** Depth → the notation that places the kitten there. */
  readonly places: ReadonlyMap<number, string>
}

function seatOf(word: string | undefined): number | null {
  return word !== undefined && /^@\d+$/.test(word) ? Number(word.slice(1)) : null
}

function playOf(notation: string): Offer | null {
  const [verb, card, at, name, ...rest] = notation.split(' ')
  if (!isCard(card) || rest.length > 0) return null
  const target = seatOf(at)
  if (at !== undefined && target === null) return null
  const offer = { card, target, name: null, notation }
  if (verb === 'play' && name === undefined) return { ...offer, how: 'single' }
  if (verb === 'pair' && target !== null && name === undefined) return { ...offer, how: 'pair' }
  if (verb === 'triple' && target !== null && isCard(name)) return { ...offer, how: 'triple', name }
  return null
}

/** Group the legal notations. */
export function read(legal: readonly string[]): Offers {
  const plays: Offer[] = []
  const gives = new Map<Card, string>()
  const places = new Map<number, string>()
  for (const notation of legal) {
    const [verb, what, ...rest] = notation.split(' ')
    if (verb === 'give' && isCard(what) && rest.length === 0) gives.set(what, notation)
    else if (verb === 'place' && /^\d+$/.test(what ?? '') && rest.length === 0) places.set(Number(what), notation)
    else {
      const play = playOf(notation)
      if (play !== null) plays.push(play)
    }
  }
  return {
    draw: legal.includes('draw'),
    nope: legal.includes('nope'),
    pass: legal.includes('pass'),
    plays,
    gives,
    places,
  }
}

/** Whether this card can be used for anything now: then it is lit. */
export function usable(offers: Offers, card: Card): boolean {
  return offers.gives.has(card) || offers.plays.some((play) => play.card === card) || (card === 'nope' && offers.nope)
}

/** The ways this card can be played, single first. */
export function waysOf(offers: Offers, card: Card): How[] {
  return ways.filter((how) => offers.plays.some((play) => play.card === card && play.how === how))
}

/** At whom a card can be played in this way; empty: at nobody, it needs no target. */
export function targetsOf(offers: Offers, card: Card, how: How): number[] {
  const found = offers.plays.filter((play) => play.card === card && play.how === how && play.target !== null)
  return [...new Set(found.map((play) => play.target!))].sort((a, b) => a - b)
}

/** The names that a triple may ask this seat for. */
export function namesFor(offers: Offers, card: Card, target: number): Card[] {
  return offers.plays
    .filter((play) => play.how === 'triple' && play.card === card && play.target === target)
    .map((play) => play.name!)
}

/** The notation of a play, if it is offered. */
export function notationOf(offers: Offers, how: How, card: Card, target: number | null = null, name: Card | null = null): string | null {
  const same = (play: Offer) => play.how === how && play.card === card && play.target === target && play.name === name
  return offers.plays.find(same)?.notation ?? null
}

/** The deepest place offered; 0 when there is only the top. */
export function deepest(offers: Offers): number {
  return Math.max(0, ...offers.places.keys())
}
