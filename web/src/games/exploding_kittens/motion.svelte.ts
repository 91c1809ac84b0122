/** What moves on the board: cards on their way, and the moments that the view has no field for. */

import { Motion as Moving, type Flight as Way } from '../../core/motion.svelte'
import type { Card } from './facts'

export { MOVE, TOUCH } from '../../core/motion.svelte'

/** Some cards; `card` null: face down. */
export interface Thing {
  readonly card: Card | null
  readonly count: number
}
export type Flight = Way<Thing>

/** A moment of the story. */
export interface Moment {
  /** A drawn kitten: everybody holds their breath, then it bursts or is snipped. */
  readonly kitten?: { readonly seat: number; readonly phase: 'hush' | 'boom' | 'snip' }
  /** A short word said by a seat. */
  readonly word?: { readonly seat: number; readonly text: string; readonly loud?: boolean }
  /** How a window ended, stamped on the discards. */
  readonly stamp?: 'cancelled' | 'stands'
  readonly shuffling?: boolean
  /** My turn begins. */
  readonly mine?: boolean
}

export class Motion extends Moving<Thing, Moment> {}
