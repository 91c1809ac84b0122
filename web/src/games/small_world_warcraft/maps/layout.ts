/** How the islands lie on the table. It means nothing in the game: they lie as they fit the screen best. */

import type { Island } from './shape'

export interface Placed {
  readonly island: Island
  /** Where the corner of its board lies; what is drawn begins at `left` and `top` of it. */
  readonly x: number
  readonly y: number
}

export interface World {
  readonly placed: readonly Placed[]
  readonly width: number
  readonly height: number
}

const GAP = 44
const EDGE = 24
/** Room for the islands' names below them. */
const NAME = 40

/** In rows, in the order and the number of rows that let them be seen largest; the given order where it is as good. */
export function layout(islands: readonly Island[], aspect: number): World {
  let best: World | null = null
  let largest = 0
  for (const order of orders(islands)) {
    for (const rows of splits(order)) {
      const world = inRows(rows)
      const scale = Math.min(aspect / world.width, 1 / world.height)
      if (scale > largest * 1.001) [best, largest] = [world, scale]
    }
  }
  return best ?? { placed: [], width: 1200, height: 800 }
}

function orders(islands: readonly Island[]): (readonly Island[])[] {
  if (islands.length < 2) return [islands]
  return islands.flatMap((first, at) => orders([...islands.slice(0, at), ...islands.slice(at + 1)]).map((rest) => [first, ...rest]))
}

/** All ways to cut the list into rows, in order. */
function splits(islands: readonly Island[]): (readonly Island[])[][] {
  if (islands.length === 0) return []
  const found: (readonly Island[])[][] = [[islands]]
  for (let first = 1; first < islands.length; first += 1) {
    for (const rest of splits(islands.slice(first))) found.push([islands.slice(0, first), ...rest])
  }
  return found
}

function inRows(rows: readonly (readonly Island[])[]): World {
  const widths = rows.map((row) => row.reduce((sum, island) => sum + island.width, GAP * (row.length - 1)))
  const width = Math.max(...widths)
  const placed: Placed[] = []
  let y = EDGE
  rows.forEach((row, n) => {
    let x = EDGE + (width - widths[n]!) / 2
    const high = Math.max(...row.map((island) => island.height))
    for (const island of row) {
      placed.push({ island, x: x - island.left, y: y + (high - island.height) / 2 - island.top })
      x += island.width + GAP
    }
    y += high + GAP + NAME
  })
  return { placed, width: width + EDGE * 2, height: y - GAP + EDGE }
}
