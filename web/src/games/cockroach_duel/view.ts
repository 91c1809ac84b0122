/** The duel's view, as the rulebook shapes it, and small questions one asks of it. */

import type { View } from '../../core/board'
import { cards, kinds, type Kind } from './facts'

/** Cards one may see, or only their number. */
export type Hand = readonly Kind[] | { readonly hidden: number }

/** Cards laid down under a claim. `cards` is there for their owner, and for all once they are turned over. */
export interface Laid {
  readonly claim: Kind
  readonly count?: number
  readonly cards?: readonly Kind[]
  /** Set by this client while a challenge is played: the cards lie face up. */
  readonly open?: boolean
}

export interface DuelView {
  readonly round: number
  readonly wins: readonly number[]
  /** Null only while the marker is on its way. */
  readonly starter: number | null
  readonly attacker: number
  readonly phase: 'attack' | 'response' | 'review' | 'over'
  readonly life: readonly number[]
  readonly hands: readonly Hand[]
  readonly deck: { readonly hidden: number }
  readonly middle: { readonly hidden: number; readonly black: number }
  readonly attack: Laid | null
  readonly block: Laid | null
  readonly passes: number
  readonly to_act: readonly number[]
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[] } | null
}

/** The view as the duel's own. */
export function duel(view: View): DuelView {
  return view as DuelView
}

export function other(seat: number): number {
  return 1 - seat
}

/** The cards of a hand one may see; null when they are only counted. */
export function seenHand(hand: Hand): readonly Kind[] | null {
  return 'hidden' in hand ? null : hand
}

export function handSize(hand: Hand): number {
  return 'hidden' in hand ? hand.hidden : hand.length
}

export function laidCount(laid: Laid): number {
  return laid.count ?? laid.cards?.length ?? 0
}

/** The cards a seat has laid down now, and as what. */
export function laidBy(view: DuelView, seat: number): { laid: Laid; as: 'attack' | 'block' } | null {
  if (seat === view.attacker) return view.attack && { laid: view.attack, as: 'attack' }
  return view.block && { laid: view.block, as: 'block' }
}

/** Life that would move if `blockers` stop as many of the claimed attackers, and no more than the defender has. */
export function lifeAtStake(view: DuelView, attack: Laid, blockers = 0): number {
  const through = Math.max(0, laidCount(attack) - blockers)
  return Math.min(view.life[other(view.attacker)] ?? 0, through * cards[attack.claim].strength)
}

/** Cards as groups in table order: `[['rat', 1], ['toad', 2]]`. */
export function grouped(list: readonly Kind[]): [Kind, number][] {
  return kinds
    .map((kind): [Kind, number] => [kind, list.filter((card) => card === kind).length])
    .filter(([, count]) => count > 0)
}
