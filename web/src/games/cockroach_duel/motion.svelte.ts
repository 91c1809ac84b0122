/** What moves on the board: bundles of cards, biscuits and spoons on their way, and the words said on it for a moment. */

import { Motion as Moving, type Flight as Way } from '../../core/motion.svelte'
import type { Kind } from './facts'

export { MOVE, TOUCH } from '../../core/motion.svelte'

/** A bundle of card backs, some biscuits, a spoon, or the starter's marker. */
export interface Thing {
  readonly what: 'cards' | 'life' | 'win' | 'starter'
  readonly count: number
}
export type Flight = Way<Thing>

/** A moment of the story that the view has no field for. */
export interface Moment {
  /** Cards challenged and not yet turned over: the beat of stillness. */
  still?: number | null
  /** Whose black card has just jumped up. */
  black?: number | null
  /** A short word said by a seat. */
  word?: { seat: number; key: string } | null
}

export class Motion extends Moving<Thing, Moment> {}

/** The kind whose false skin a turned card wears: the one claimed, if it is another. */
export function falseSkin(kind: Kind, claim: Kind): Kind | null {
  return kind === claim ? null : claim
}
