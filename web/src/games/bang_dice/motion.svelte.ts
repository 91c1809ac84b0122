/** What moves on the board: things on their way, spinning dice, and the moments that the view has no field for. */

import { Motion as Moving, type Flight as Way } from '../../core/motion.svelte'
import type { Role } from './facts'

export { MOVE, TOUCH } from '../../core/motion.svelte'

export interface Thing {
  readonly thing: 'arrow' | 'bullet' | 'beer'
}
export type Flight = Way<Thing>

/** A great moment that everybody feels. */
export type Drama =
  | { readonly kind: 'indians'; readonly losses: readonly number[] }
  | { readonly kind: 'gatling'; readonly seat: number }
  | { readonly kind: 'dynamite'; readonly seat: number }
  | { readonly kind: 'out'; readonly seat: number; readonly role: Role }

export interface Moment {
  readonly drama?: Drama
  /** Life going up or down, by seat. */
  readonly change?: Readonly<Record<number, number>>
  /** Who is shooting at whom. */
  readonly shot?: { readonly from: number; readonly to: number }
  /** My turn begins. */
  readonly mine?: boolean
}

/** How long dice tumble. */
export const TUMBLE = 640

export class Motion extends Moving<Thing, Moment> {
  /** How often each die has been thrown: one more makes it tumble. */
  spins = $state.raw<readonly number[]>([0, 0, 0, 0, 0])

  /** Throw these dice. */
  throw(dice: readonly number[]): void {
    this.spins = this.spins.map((spin, die) => (dice.includes(die) ? spin + 1 + (die % 2) : spin))
  }
}
