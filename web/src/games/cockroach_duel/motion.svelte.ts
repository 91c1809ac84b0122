/** What moves on the board: bundles of cards, biscuits and spoons on their way, and the words said on it for a moment. */

import type { Kind } from './facts'

/** One thing on its way: a bundle of card backs, some biscuits, a spoon, or the starter's marker. */
export interface Flight {
  readonly id: number
  readonly what: 'cards' | 'life' | 'win' | 'starter'
  readonly count: number
  readonly from: Place
  readonly to: Place
  readonly landed: () => void
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A moment of the story that the view has no field for. */
export interface Moment {
  /** Cards challenged and not yet turned over: the beat of stillness. */
  still?: number | null
  /** Whose black card has just jumped up. */
  black?: number | null
  /** A short word said by a seat. */
  word?: { seat: number; key: string } | null
}

export const MOVE = 320
export const TOUCH = 160

export class Motion {
  flights = $state.raw<readonly Flight[]>([])
  moment = $state.raw<Moment>({})
  /** The board's element: places are measured within it. */
  root: HTMLElement | null = null
  #next = 0

  /** The middle of the element marked `data-spot`, within the board. */
  #place(spot: string): Place | null {
    const element = this.root?.querySelector(`[data-spot="${spot}"]`)
    if (!element || !this.root) return null
    const [box, frame] = [element.getBoundingClientRect(), this.root.getBoundingClientRect()]
    return { x: box.x - frame.x + box.width / 2, y: box.y - frame.y + box.height / 2 }
  }

  /** Send something from one spot to another. Resolves when it has landed, or at once if a spot is not there. */
  async fly(what: Flight['what'], count: number, from: string, to: string, signal: AbortSignal): Promise<void> {
    const [start, end] = [this.#place(from), this.#place(to)]
    if (start === null || end === null || count < 1 || signal.aborted) return
    const id = this.#next++
    await new Promise<void>((landed) => {
      this.flights = [...this.flights, { id, what, count, from: start, to: end, landed }]
      signal.addEventListener('abort', () => landed(), { once: true })
      setTimeout(landed, MOVE + 200)
    })
    this.flights = this.flights.filter((flight) => flight.id !== id)
  }

  /** Hold still for a while, or until the player taps. */
  pause(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
    })
  }

  /** Show a moment for as long as `during` takes. */
  async while(moment: Moment, during: Promise<void>): Promise<void> {
    this.moment = moment
    try {
      await during
    } finally {
      this.moment = {}
    }
  }
}

/** The kind whose false skin a turned card wears: the one claimed, if it is another. */
export function falseSkin(kind: Kind, claim: Kind): Kind | null {
  return kind === claim ? null : claim
}
