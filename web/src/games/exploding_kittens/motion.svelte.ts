/** What moves on the board: cards on their way, and the moments that the view has no field for. */

import type { Card } from './facts'

/** Some cards on their way; `card` null: face down. */
export interface Flight {
  readonly id: number
  readonly card: Card | null
  readonly count: number
  readonly from: Place
  readonly to: Place
  readonly landed: () => void
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A moment of the story. */
export interface Moment {
  /** A drawn kitten: everybody holds their breath, then it bursts or is snipped. */
  readonly kitten?: { readonly seat: number; readonly phase: 'hush' | 'boom' | 'snip' }
  /** A short word said by a seat. */
  readonly word?: { readonly seat: number; readonly text: string; readonly loud?: boolean }
  /** How a window ended, stamped on the discards. */
  readonly stamp?: 'cancelled' | 'stands'
  readonly shuffling?: boolean
  /** My turn begins. */
  readonly mine?: boolean
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

  /** Send cards from one spot to another. Resolves when they have landed, or at once if a spot is not there. */
  async fly(card: Card | null, count: number, from: string, to: string, signal: AbortSignal): Promise<void> {
    const [start, end] = [this.#place(from), this.#place(to)]
    if (start === null || end === null || count < 1 || signal.aborted) return
    const id = this.#next++
    await new Promise<void>((landed) => {
      this.flights = [...this.flights, { id, card, count, from: start, to: end, landed }]
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
