/** A face of an island board, as its data file or a position writes it. */

import type { Symbol, Terrain } from '../facts'

export type Point = readonly [x: number, y: number]

export interface Land {
  readonly terrain: Terrain
  readonly symbols?: readonly Symbol[]
  /** Names of points, in order around it. A position's own faces may have none. */
  readonly outline?: readonly string[]
  readonly label?: Point
}

export interface Face {
  readonly face?: string
  readonly size?: 'L' | 'M' | 'S'
  readonly name?: { readonly ko: string; readonly en: string }
  readonly points?: Readonly<Record<string, Point>>
  readonly regions: Readonly<Record<string, Land>>
  readonly borders: readonly (readonly [number, number])[]
}

/** The size of a board's drawing. */
export const sizes = { L: [1200, 800], M: [1000, 700], S: [800, 600] } as const
