/** A flick before it is made: its numbers, their ranges and steps, and how a pull of the hand becomes one. */

/** m/s, degrees and millimetres, as the rulebook names them. */
export interface Aim {
  readonly speed: number
  readonly angle: number
  readonly loft: number
  readonly x: number
  readonly side: number
  readonly height: number
}

export type Knob = keyof Aim

export interface Range {
  readonly least: number
  readonly most: number
  readonly step: number
}

export const RANGES: Readonly<Record<Knob, Range>> = {
  speed: { least: 0.1, most: 2.5, step: 0.01 },
  angle: { least: -45, most: 45, step: 0.5 },
  loft: { least: 0, most: 40, step: 0.5 },
  x: { least: -45, most: 45, step: 1 },
  side: { least: -6, most: 6, step: 0.5 },
  height: { least: -6, most: 6, step: 0.5 },
}
export const knobs = Object.keys(RANGES) as Knob[]

export const FIRST_AIM: Aim = { speed: 0.8, angle: 0, loft: 10, x: 0, side: 0, height: 0 }

/** Slower than this the die hardly leaves the pad; faster, it hardly stays on the sheet. */
export const USEFUL = { least: 0.45, most: 1.5 } as const

/** A number brought into its range, on its step. */
export function fit(knob: Knob, value: number): number {
  const { least, most, step } = RANGES[knob]
  const kept = Math.min(most, Math.max(least, value))
  return Math.round(Math.round(kept / step) * step * 100) / 100 + 0
}

/** Change some numbers of an aim. */
export function aimed(aim: Aim, change: Partial<Aim>): Aim {
  const fitted = Object.entries(change).map(([knob, value]) => [knob, fit(knob as Knob, value)])
  return { ...aim, ...Object.fromEntries(fitted) }
}

/** The action's text; the faces only where the start is chosen. */
export function flickText(aim: Aim, faces: readonly [number, number] | null = null): string {
  const numbers = [aim.angle, aim.loft, aim.x, aim.side, aim.height].map((number) => String(number + 0))
  return `flick ${aim.speed.toFixed(2)} ${numbers.join(' ')}${faces === null ? '' : ` face ${faces.join(' ')}`}`
}

/** A pull this long, in pixels, is a hard flick. */
export const REACH = 170
/** Let go within this share of it, and nothing happens. */
const DEAD = 0.12
const FIRM = 0.85

/** How hard a pull of so many pixels flicks, in m/s; null: it is taken back. */
export function speedOf(pixels: number): number | null {
  const share = pixels / REACH
  if (share < DEAD) return null
  if (share < FIRM) return fit('speed', 0.35 + ((share - DEAD) / (FIRM - DEAD)) * (USEFUL.most - 0.35))
  return fit('speed', USEFUL.most + ((share - FIRM) / 0.35) * (RANGES.speed.most - USEFUL.most))
}

/** What a pull from the die to the pointer would flick; pulling down flicks ahead. Null: nothing. */
export function pulled(aim: Aim, dx: number, dy: number): Aim | null {
  const speed = speedOf(Math.hypot(dx, dy))
  if (speed === null || dy <= 0) return null
  return aimed(aim, { speed, angle: (Math.atan2(-dx, dy) * 180) / Math.PI })
}

/** Where a number stands between its least and its most, from 0 to 1. */
export function shareOf(knob: Knob, value: number): number {
  const { least, most } = RANGES[knob]
  return (value - least) / (most - least)
}

export type Strength = 'weak' | 'useful' | 'wild'

export function strengthOf(speed: number): Strength {
  return speed < USEFUL.least ? 'weak' : speed > USEFUL.most ? 'wild' : 'useful'
}
