/** The fuse around the pile: a spiral that burns from its outer end, as the odds of a kitten rise. */

export interface Point {
  readonly x: number
  readonly y: number
}

const TURNS = 1.9
const START = -Math.PI / 2 // above the pile
const STEPS = 150

/** A point of the spiral, t from 0 (at the pile) to 1 (the far end), on a field of 240 × 260 around (120, 130). */
export function at(t: number): Point {
  const angle = START + t * TURNS * 2 * Math.PI
  const wobble = 1 + 0.022 * Math.sin(angle * 5)
  return { x: 120 + (63 + 48 * t) * wobble * Math.cos(angle), y: 130 + (82 + 40 * t) * wobble * Math.sin(angle) }
}

/** The path from one point of the fuse to another. */
export function path(from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(STEPS * Math.abs(to - from)))
  const points = Array.from({ length: steps + 1 }, (_, n) => at(from + ((to - from) * n) / steps))
  return points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** How much of the fuse is left at these odds: all of it at none, a stub at certainty. */
export function left(chance: number): number {
  return Math.max(0.04, 1 - chance)
}
