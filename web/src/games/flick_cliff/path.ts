/**
 * The die's recorded path, as an event brings it: frames of seven little-endian int16 in base64.
 *
 * A frame is x, y, z in 20 µm and the turn w, x, y, z times 32767. A seating is a second track, with the degrees
 * by which the sheet is folded more than usual at each frame.
 */

import { blend, type Frame } from './die'

/** As it is sent. */
export interface Code {
  readonly fps: number
  readonly frames: string
  readonly seating?: { readonly frames: string; readonly folds: string; readonly cell: number }
}

export interface Seating {
  readonly frames: readonly Frame[]
  readonly folds: readonly number[]
  /** The cell whose valley stays where it is. */
  readonly cell: number
}

export interface Path {
  readonly fps: number
  readonly frames: readonly Frame[]
  readonly seating: Seating | null
}

const GRAIN = 50
const FULL = 32_767
const WORDS = 7

function numbers(text: string): Int16Array {
  const raw = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const view = new DataView(raw.buffer)
  return Int16Array.from({ length: raw.length >> 1 }, (_, n) => view.getInt16(2 * n, true))
}

function framesOf(text: string): Frame[] {
  const all = numbers(text)
  return Array.from({ length: Math.floor(all.length / WORDS) }, (_, n) => {
    const [x, y, z, a, b, c, d] = all.subarray(WORDS * n, WORDS * n + WORDS) as unknown as number[]
    return { place: [x! / GRAIN, y! / GRAIN, z! / GRAIN], turn: [a! / FULL, b! / FULL, c! / FULL, d! / FULL] }
  })
}

/** The path of an event; null when it has none, or one that cannot be read. */
export function pathOf(code: unknown): Path | null {
  if (typeof code !== 'object' || code === null) return null
  try {
    const { fps, frames, seating } = code as Code
    const made = framesOf(frames)
    if (made.length === 0) return null
    const seats = seating && framesOf(seating.frames)
    return {
      fps,
      frames: made,
      seating: seats && seats.length > 0 ? { frames: seats, folds: [...numbers(seating!.folds)].map((fold) => fold / 100), cell: seating!.cell } : null,
    }
  } catch {
    return null
  }
}

/** The final pose, the one that is read. */
export function lastOf(path: Path): Frame {
  const frames = path.seating?.frames ?? path.frames
  return frames[frames.length - 1]!
}

/** Seconds that a track lasts. */
export function lasts(frames: readonly unknown[], fps: number): number {
  return (frames.length - 1) / fps
}

/** Where the die is so many seconds after the track began. */
export function frameAt(frames: readonly Frame[], fps: number, seconds: number): Frame {
  const at = Math.min(Math.max(seconds * fps, 0), frames.length - 1)
  const before = Math.floor(at)
  return before === frames.length - 1 ? frames[before]! : blend(frames[before]!, frames[before + 1]!, at - before)
}

/** The same for a row of numbers. */
export function numberAt(row: readonly number[], fps: number, seconds: number): number {
  const at = Math.min(Math.max(seconds * fps, 0), row.length - 1)
  const before = Math.floor(at)
  const here = row[before] ?? 0
  return here + ((row[before + 1] ?? here) - here) * (at - before)
}

export interface Knock {
  /** Seconds after the start. */
  readonly at: number
  /** From 0 to 1. */
  readonly loud: number
}

const SOFTEST = 0.18
const LOUDEST = 1.4
const APART = 0.045

/** Where the die hits something: its speed changes within a frame by more than gravity would. In m/s. */
export function knocksOf(frames: readonly Frame[], fps: number): Knock[] {
  const found: Knock[] = []
  for (let n = 1; n + 1 < frames.length; n += 1) {
    const [a, b, c] = [frames[n - 1]!.place, frames[n]!.place, frames[n + 1]!.place]
    const change = Math.hypot(...[0, 1, 2].map((axis) => ((c[axis]! - 2 * b[axis]! + a[axis]!) * fps) / 1000 + (axis === 2 ? 9.81 / fps : 0)))
    const at = n / fps
    const last = found[found.length - 1]
    if (change < SOFTEST || (last && at - last.at < APART)) continue
    found.push({ at, loud: Math.min(1, change / LOUDEST) })
  }
  return found
}
