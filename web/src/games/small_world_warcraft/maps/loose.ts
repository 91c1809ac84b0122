/** A drawing for islands that are told by their borders alone: regions as stones, pulled together by what borders. */

import type { Point } from './face'
import { pathOf } from './shape'

export interface Loose {
  readonly at: ReadonlyMap<number, Point>
  readonly radius: number
  readonly blob: (number: number) => string
}

const ROUNDS = 400

export function loose(numbers: readonly number[], borders: readonly (readonly [number, number])[], width: number, height: number): Loose {
  const count = numbers.length
  const wish = Math.sqrt((width * height) / count) * 0.8
  const spots = numbers.map((_, n) => {
    const angle = (n / count) * Math.PI * 2
    return [width / 2 + Math.cos(angle) * width * 0.34, height / 2 + Math.sin(angle) * height * 0.34] as [number, number]
  })
  const index = new Map(numbers.map((number, n) => [number, n]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const heat = 1 - round / ROUNDS
    const push = spots.map(() => [0, 0] as [number, number])
    const move = (a: number, b: number, force: (length: number) => number) => {
      const [dx, dy] = [spots[b]![0] - spots[a]![0], spots[b]![1] - spots[a]![1]]
      const length = Math.hypot(dx, dy) || 1
      const by = force(length) / length
      push[a]![0] -= dx * by
      push[a]![1] -= dy * by
      push[b]![0] += dx * by
      push[b]![1] += dy * by
    }
    for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) move(a, b, (length) => (wish * wish) / length / 2)
    for (const [a, b] of borders) move(index.get(a)!, index.get(b)!, (length) => (-length * length) / wish / 2)
    spots.forEach((spot, n) => {
      const [x, y] = push[n]!
      const length = Math.hypot(x, y) || 1
      const most = Math.min(length, 40 * heat)
      const edge = wish * 0.48
      spot[0] = Math.min(width - edge, Math.max(edge, spot[0] + (x / length) * most))
      spot[1] = Math.min(height - edge, Math.max(edge, spot[1] + (y / length) * most))
    })
  }
  const nearest = spots.reduce((least, a, n) => spots.slice(n + 1).reduce((found, b) => Math.min(found, Math.hypot(a[0] - b[0], a[1] - b[1])), least), wish)
  const radius = Math.max(48, Math.min(96, nearest * 0.48))
  const at = new Map(numbers.map((number, n) => [number, [Math.round(spots[n]![0]), Math.round(spots[n]![1])] as Point]))
  return {
    at,
    radius,
    blob(number) {
      const [x, y] = at.get(number)!
      return pathOf(
        Array.from({ length: 36 }, (_, n): Point => {
          const angle = (n / 36) * Math.PI * 2
          const far = radius * (1 + 0.05 * Math.sin(3 * angle + number) + 0.03 * Math.sin(5 * angle - number))
          return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
        }),
      )
    },
  }
}
