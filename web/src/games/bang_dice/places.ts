/** Where the others sit around the table, in percent of its field, clockwise from my left. */

export interface Spot {
  readonly x: number
  readonly y: number
}

const at = (...list: [number, number][]): readonly Spot[] => list.map(([x, y]) => ({ x, y }))

/** By how many are shown around the table. */
const PLACES: Record<number, readonly Spot[]> = {
  1: at([50, 22]),
  2: at([18, 36], [82, 36]),
  3: at([14, 62], [50, 19], [86, 62]),
  4: at([13, 68], [31, 19], [69, 19], [87, 68]),
  5: at([13, 76], [15, 31], [50, 17], [85, 31], [87, 76]),
  6: at([13, 81], [13, 48], [31, 16], [69, 16], [87, 48], [87, 81]),
  7: at([13, 83], [13, 49.5], [17, 16], [50, 16], [83, 16], [87, 49.5], [87, 83]),
  8: at([13, 83], [13, 49.5], [13, 16], [38, 16], [62, 16], [87, 16], [87, 49.5], [87, 83]),
}
/** On a wide table there is room beside one another: it is an ellipse. */
const WIDE: Record<number, readonly Spot[]> = {
  ...PLACES,
  2: at([20, 40], [80, 40]),
  3: at([14, 60], [50, 20], [86, 60]),
  4: at([13, 66], [31, 21], [69, 21], [87, 66]),
  5: at([12.5, 72], [22, 24], [50, 18], [78, 24], [87.5, 72]),
  6: at([12.5, 78], [13.5, 40], [36, 17], [64, 17], [86.5, 40], [87.5, 78]),
  7: at([12.5, 84], [12.5, 50], [25.5, 16], [50, 16], [74.5, 16], [87.5, 50], [87.5, 84]),
  8: at([12.5, 84], [12.5, 50], [14, 16], [38, 16], [62, 16], [86, 16], [87.5, 50], [87.5, 84]),
}

export function places(count: number, wide: boolean): readonly Spot[] {
  return (wide ? WIDE : PLACES)[count] ?? []
}

/** Where I sit: below the field. */
export const MINE: Spot = { x: 50, y: 112 }
