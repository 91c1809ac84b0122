/**
 * Plays the events of an update one after the other, then sets its view as the truth.
 *
 * It knows neither the socket nor the screen: `TableStore` gives it updates, a board its animator.
 */

import type { Animator, GameEvent, View } from './board'

/** An event may take this long; then the next one comes. */
export const LIMIT = 1_500
/** Further behind than this, nothing is played: only the truth is shown. */
export const BEHIND = 12

/** Events to be played, and what is true after them. */
export interface Act {
  readonly events: readonly GameEvent[]
  readonly settle: () => void
}

export interface Stage {
  /** The view shown now. */
  readonly before: () => View
  /** Nothing is to be played now (hidden page, reduced motion). */
  readonly still: () => boolean
  /** Called with each event as it begins, and with null when all have been played. */
  readonly playing: (event: GameEvent | null) => void
  /** Called with each event when it has been shown, whether played or not. */
  readonly shown: (event: GameEvent) => void
}

export class EventPlayer {
  readonly #stage: Stage
  #animator: Animator | null = null
  #acts: Act[] = []
  #running = false
  #skipping = false
  #current: AbortController | null = null

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Whether something is being played. */
  get busy(): boolean {
    return this.#running
  }

  onEvent(animator: Animator): () => void {
    this.#animator = animator
    return () => {
      if (this.#animator === animator) this.#animator = null
    }
  }

  /** End what is being played now, at once, and show the truth of all that has come so far. */
  skip(): void {
    if (!this.#running) return
    this.#skipping = true
    this.#current?.abort()
  }

  add(act: Act): void {
    this.#acts.push(act)
    if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    let next: Act | undefined
    while ((next = this.#acts.shift()) !== undefined) {
      for (const [index, event] of next.events.entries()) {
        if (this.#behind(next.events.length - index)) this.#skipping = true
        if (this.#animator !== null && !this.#skipping && !this.#stage.still()) await this.#play(event, this.#animator)
        this.#stage.shown(event)
      }
      if (this.#acts.length === 0) {
        this.#running = false
        this.#skipping = false
        this.#stage.playing(null)
      }
      next.settle()
    }
  }

  /** Whether so much is waiting that only the truth is worth showing; `rest`: what is left of the update at hand. */
  #behind(rest: number): boolean {
    return this.#acts.reduce((sum, act) => sum + act.events.length, rest) > BEHIND
  }

  async #play(event: GameEvent, animator: Animator): Promise<void> {
    const control = new AbortController()
    this.#current = control
    this.#stage.playing(event)
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(() => control.abort(), LIMIT)
      control.signal.addEventListener('abort', () => resolve())
    })
    try {
      await Promise.race([animator(event, this.#stage.before(), control.signal), enough])
    } catch (trouble) {
      // a board's animation must never keep the truth from being shown
      console.error(trouble)
    } finally {
      clearTimeout(timer)
      control.abort()
      this.#current = null
    }
  }
}
