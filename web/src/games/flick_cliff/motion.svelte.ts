/** What moves on the board: the die and the sheet, a rope being drawn, a token on its way, and what was just told. */

import { sound } from '../../core/sound'
import { blend, type Frame } from './die'
import { frameAt, knocksOf, lasts, numberAt, type Path, type Seating } from './path'

export const TOUCH = 160
export const MOVE = 320

/** What the die did, told over the sheet for a moment. */
export type Verdict =
  | { readonly kind: 'short' }
  | { readonly kind: 'out' }
  | { readonly kind: 'cell'; readonly cell: number; readonly pip: number }
  | { readonly kind: 'fold' }

/** A token on its way: up the path, or along a rope. */
export interface Walk {
  readonly seat: number
  readonly from: number
  readonly to: number
  readonly rope: boolean
  /** From 0 to 1. */
  readonly share: number
}

const FLAT = { cell: 0, degrees: 0 } as const

export class Motion {
  /** Where the die is while it moves; null: as the view says. */
  frame = $state.raw<Frame | null>(null)
  fold = $state.raw<{ readonly cell: number; readonly degrees: number }>(FLAT)
  verdict = $state.raw<Verdict | null>(null)
  /** The rope being drawn, and how much of it is there. */
  drawing = $state.raw<{ readonly from: number; readonly to: number; readonly share: number } | null>(null)
  walk = $state.raw<Walk | null>(null)
  /** A circle just gained or used. */
  circle = $state.raw<{ readonly seat: number; readonly ability: string } | null>(null)

  /** Nothing moves any more. */
  clear(): void {
    this.frame = this.verdict = this.drawing = this.walk = this.circle = null
    this.fold = FLAT
  }

  /** Draw something again and again while time goes from 0 to 1; ends at 1 in any case. */
  run(ms: number, signal: AbortSignal, draw: (share: number) => void): Promise<void> {
    return new Promise((done) => {
      let begun: number | null = null
      let handle = 0
      const end = () => {
        cancelAnimationFrame(handle)
        draw(1)
        done()
      }
      if (signal.aborted || ms <= 0) return end()
      signal.addEventListener('abort', end, { once: true })
      const tick = (now: number) => {
        begun ??= now
        const share = (now - begun) / ms
        if (signal.aborted) return
        if (share >= 1) {
          signal.removeEventListener('abort', end)
          return end()
        }
        draw(share)
        handle = requestAnimationFrame(tick)
      }
      draw(0)
      handle = requestAnimationFrame(tick)
    })
  }

  /** Hold still for a while, or until the player taps. */
  pause(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
    })
  }

  /** Play the recorded flick, with its knocks. */
  roll(path: Path, signal: AbortSignal): Promise<void> {
    const seconds = lasts(path.frames, path.fps)
    const knocks = knocksOf(path.frames, path.fps)
    let heard = 0
    sound('tap', { loud: 0.7 })
    return this.run(seconds * 1_000, signal, (share) => {
      this.frame = frameAt(path.frames, path.fps, share * seconds)
      while (heard < knocks.length && knocks[heard]!.at <= share * seconds) {
        if (!signal.aborted) sound('tap', { loud: knocks[heard]!.loud })
        heard += 1
      }
    })
  }

  /** Fold the sheet round a tilted die until it sits. */
  async seat(seating: Seating, fps: number, signal: AbortSignal): Promise<void> {
    const seconds = lasts(seating.frames, fps)
    sound('paper')
    await this.run(Math.min(1_050, seconds * 1_000), signal, (share) => {
      this.frame = frameAt(seating.frames, fps, share * seconds)
      this.fold = { cell: seating.cell, degrees: numberAt(seating.folds, fps, share * seconds) }
    })
    this.fold = FLAT
  }

  /** Bring the die from one frame to another, in a hop of so many millimetres. */
  hop(from: Frame, to: Frame, ms: number, high: number, signal: AbortSignal): Promise<void> {
    return this.run(ms, signal, (share) => (this.frame = blend(from, to, share, high)))
  }

  /** Tell what the die did, for a moment. */
  async tell(verdict: Verdict, ms: number, signal: AbortSignal): Promise<void> {
    this.verdict = verdict
    await this.pause(ms, signal)
    this.verdict = null
  }
}
