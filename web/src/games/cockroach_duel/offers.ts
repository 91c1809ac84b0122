/**
 * What may be done, read from the legal notations alone.
 *
 * Cards are kinds and their order means nothing, so a choice of cards is known by its bundle: the kinds in table order,
 * joined by commas, as the notation writes them. Nothing here knows a rule: what is not in the list is not offered.
 */

import { kinds, type Kind } from './facts'

/** One thing that can be said about the chosen cards. */
export interface Claim {
  readonly claim: Kind
  readonly notation: string
}

export interface Offers {
  readonly pass: boolean
  readonly challenge: boolean
  readonly accept: boolean
  /** Bundle → the claims it may be laid under. */
  readonly attacks: ReadonlyMap<string, readonly Claim[]>
  /** Bundle → the notation that blocks with it. */
  readonly blocks: ReadonlyMap<string, string>
}

function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word)
}

/** The cards in table order. */
export function inOrder(cards: readonly Kind[]): Kind[] {
  return [...cards].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
}

/** The kinds in table order, joined: `bundle(['toad', 'fly'])` is `fly,toad`. */
export function bundle(cards: readonly Kind[]): string {
  return inOrder(cards).join(',')
}

/** The kinds in a bundle. */
function unbundle(text: string): Kind[] {
  return text.split(',').filter(isKind)
}

/** Group the legal notations. Words of a later version are left out, never guessed at. */
export function read(legal: readonly string[]): Offers {
  const attacks = new Map<string, Claim[]>()
  const blocks = new Map<string, string>()
  for (const notation of legal) {
    const [verb, ...rest] = notation.split(' ')
    if (verb === 'attack' && rest.length === 2 && isKind(rest[0]!)) {
      const cards = bundle(unbundle(rest[1]!))
      const claims = attacks.get(cards) ?? []
      attacks.set(cards, [...claims, { claim: rest[0], notation }])
    } else if (verb === 'block' && rest.length === 1) {
      blocks.set(bundle(unbundle(rest[0]!)), notation)
    }
  }
  return {
    pass: legal.includes('pass'),
    challenge: legal.includes('challenge'),
    accept: legal.includes('accept'),
    attacks,
    blocks,
  }
}

/** Whether the larger bundle holds every card of the smaller one. */
function holds(larger: readonly Kind[], smaller: readonly Kind[]): boolean {
  return kinds.every((kind) => count(larger, kind) >= count(smaller, kind))
}

function count(cards: readonly Kind[], kind: Kind): number {
  return cards.filter((card) => card === kind).length
}

/** Whether these cards, perhaps with more, can be laid: then a card may be lit. */
export function canLay(offers: Offers, cards: readonly Kind[]): boolean {
  return [...offers.attacks.keys(), ...offers.blocks.keys()].some((laid) => holds(unbundle(laid), cards))
}

/** What the chosen cards may be called in an attack. */
export function claimsFor(offers: Offers, chosen: readonly Kind[]): readonly Claim[] {
  return chosen.length > 0 ? (offers.attacks.get(bundle(chosen)) ?? []) : []
}

/** The notation that blocks with the chosen cards, if they may. */
export function blockWith(offers: Offers, chosen: readonly Kind[]): string | null {
  return chosen.length > 0 ? (offers.blocks.get(bundle(chosen)) ?? null) : null
}

/** Whether what would be said is so: every chosen card is of the claimed kind. For the chooser's eyes only. */
export function isTrue(claim: Kind, chosen: readonly Kind[]): boolean {
  return chosen.every((kind) => kind === claim)
}

/** Which kind of claim the question leaves room for: attacks, a block, or none. So that the buttons do not jump. */
export function roomFor(offers: Offers): 'attack' | 'block' | null {
  return offers.attacks.size > 0 ? 'attack' : offers.blocks.size > 0 ? 'block' : null
}
