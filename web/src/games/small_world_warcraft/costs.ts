/** What a conquest costs and how the cost is made up, as the question's notes tell it. Nothing is computed here. */

import type { Ask } from '../../core/board'

/** `{cost: 4, parts: [["base", 2], ["mountain", 1], ["tokens", 2], ["nightelf", -1]]}` */
export interface Cost {
  readonly cost: number
  readonly parts: readonly (readonly [name: string, amount: number])[]
}

/** By notation. */
export type Costs = ReadonlyMap<string, Cost>

export function read(notes: Ask['notes']): Costs {
  return new Map(
    Object.entries(notes ?? {}).flatMap(([notation, note]) =>
      typeof note.cost === 'number' ? [[notation, { cost: note.cost, parts: (note.parts ?? []) as Cost['parts'] }] as const] : [],
    ),
  )
}

/** The cost of a deed; beasts change who goes there, not the cost, so the deed without them will do. */
export function costOf(costs: Costs, notation: string): Cost | null {
  return costs.get(notation) ?? costs.get(notation.replace(/ beasts \d+$/, '')) ?? null
}
