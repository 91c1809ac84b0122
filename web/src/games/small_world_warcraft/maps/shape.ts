/**
 * From a face's corners to what is drawn.
 *
 * Regions share their edges: every edge is bent once, the same way for both sides, so that no gap opens between neighbours.
 */

import type { Symbol, Terrain } from '../facts'
import { sizes, type Face, type Point } from './face'
import { loose } from './loose'

export interface Region {
  readonly id: string
  readonly number: number
  readonly terrain: Terrain
  readonly symbols: readonly Symbol[]
  /** The region as an SVG path. */
  readonly path: string
  readonly label: Point
  /** How far it is from the label to the nearest border. */
  readonly room: number
  /** The regions across its borders. */
  readonly borders: readonly string[]
}

export interface Island {
  readonly face: string
  /** The part of the board that is drawn on, with a little water around it. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly name: { readonly ko: string; readonly en: string } | null
  readonly regions: readonly Region[]
  /** Land and lakes together, for what surrounds the island. */
  readonly land: string
  /** Where there are no outlines: lines between what borders. */
  readonly links: readonly (readonly [Point, Point])[]
}

export const isWater = (terrain: Terrain) => terrain === 'sea' || terrain === 'lake'

export function island(name: string, face: Face): Island {
  const size = face.size ?? (/^[LMS]/.exec(name)?.[0] as 'L' | 'M' | 'S' | undefined) ?? 'S'
  const [width, height] = sizes[size]
  const drawn = Object.values(face.regions).every((land) => land.outline !== undefined) && face.points !== undefined
  const bent = drawn ? bend(face) : null
  const spots = drawn ? null : loose(Object.keys(face.regions).map(Number), face.borders, width, height)
  const regions = Object.entries(face.regions).map(([key, land]): Region => {
    const number = Number(key)
    const label = land.label ?? spots?.at.get(number) ?? [width / 2, height / 2]
    return {
      id: `${name}${number}`,
      number,
      terrain: land.terrain,
      symbols: land.symbols ?? [],
      path: bent === null ? spots!.blob(number) : bent(land.outline!),
      label,
      room: spots === null ? roomAt(label, land.outline!.map((corner) => face.points![corner]!)) : spots.radius,
      borders: face.borders.flatMap(([a, b]) => (a === number ? [`${name}${b}`] : b === number ? [`${name}${a}`] : [])),
    }
  })
  return {
    face: name,
    ...boundsOf(drawn ? Object.values(face.points!) : [...spots!.at.values()], drawn ? MARGIN : spots!.radius + MARGIN),
    name: face.name ?? null,
    regions,
    land: regions.filter((region) => region.terrain !== 'sea').map((region) => region.path).join(''),
    links: spots === null ? [] : face.borders.map(([a, b]) => [spots.at.get(a)!, spots.at.get(b)!] as const),
  }
}

const MARGIN = 34

function boundsOf(points: readonly Point[], margin: number): Pick<Island, 'left' | 'top' | 'width' | 'height'> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

/** The distance from a point to the nearest edge of an outline. */
export function roomAt([x, y]: Point, outline: readonly Point[]): number {
  return outline.reduce((least, [ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    return Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  }, Infinity)
}

/** A function from outlines to paths, with every run of edges between two meeting points bent once. */
function bend(face: Face): (outline: readonly string[]) => string {
  const points = face.points!
  const neighbours = new Map<string, Set<string>>()
  const join = (a: string, b: string) => neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
  for (const { outline = [] } of Object.values(face.regions)) {
    outline.forEach((corner, at) => {
      const next = outline[(at + 1) % outline.length]!
      join(corner, next)
      join(next, corner)
    })
  }
  const meets = (corner: string) => neighbours.get(corner)!.size !== 2
  const runs = new Map<string, readonly Point[]>()
  function run(corners: readonly string[]): readonly Point[] {
    const back = corners.length > 1 && `${corners[0]} ${corners[1]}` > `${corners.at(-1)} ${corners.at(-2)}`
    const forth = back ? [...corners].reverse() : corners
    const key = forth.join(' ')
    if (!runs.has(key)) runs.set(key, smooth(forth.map((corner) => points[corner]!)))
    const made = runs.get(key)!
    return back ? [...made].reverse() : made
  }
  return (outline) => {
    const start = outline.findIndex(meets)
    if (start < 0) return pathOf(smooth([...outline, outline[0]!].map((corner) => points[corner]!)))
    const turned = [...outline.slice(start), ...outline.slice(0, start), outline[start]!]
    const line: Point[] = []
    let from = 0
    for (let at = 1; at < turned.length; at += 1) {
      if (!meets(turned[at]!)) continue
      line.push(...run(turned.slice(from, at + 1)).slice(0, -1))
      from = at
    }
    return pathOf(line)
  }
}

const STEP = 9

/** A line through the points as a hand draws it: rounded, with a slight tremble that is always the same. */
export function smooth(points: readonly Point[]): Point[] {
  const made: Point[] = []
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [a, b, c, d] = [points[at - 1] ?? points[at]!, points[at]!, points[at + 1]!, points[at + 2] ?? points[at + 1]!]
    const steps = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP))
    for (let step = 0; step < steps; step += 1) made.push(shaken(curve(a, b, c, d, step / steps), step === 0 && at === 0))
  }
  made.push(points.at(-1)!)
  return made
}

/** A point of the Catmull–Rom curve from b to c. */
function curve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (n: 0 | 1) =>
    0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t)
  return [along(0), along(1)]
}

function shaken([x, y]: Point, fixed: boolean): Point {
  if (fixed) return [x, y]
  const turn = (n: number) => Math.sin(n * 12.9898) * 43758.5453
  const [p, q] = [turn(x + y * 0.37), turn(y - x * 0.61)]
  return [x + (p - Math.floor(p) - 0.5) * 2.4, y + (q - Math.floor(q) - 0.5) * 2.4]
}

export function pathOf(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`
}
