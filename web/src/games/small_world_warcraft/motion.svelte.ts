/** What moves on the board: banners on their way, the die, and the moments that the view has no field for. */

import type { Race } from './facts'

export interface Flight {
  readonly id: number
  /** Whose token; null: a coin. */
  readonly token: { readonly race: Race | 'murloc'; readonly seat: number | null } | null
  readonly from: Place
  readonly to: Place
  readonly time: number
  readonly landed: () => void
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A moment that everybody feels. */
export type Drama =
  | { readonly kind: 'die'; readonly pips: number; readonly success: boolean; readonly rolling: boolean }
  | { readonly kind: 'marker'; readonly id: string }
  | { readonly kind: 'bomb'; readonly blast: boolean }
  | { readonly kind: 'decline'; readonly seat: number; readonly race: Race }
  | { readonly kind: 'round'; readonly round: number; readonly mine: boolean }

export interface Moment {
  readonly drama?: Drama
  readonly regions?: readonly string[]
  readonly fresh?: string
  /** Coins coming in, by seat; null: nobody else may know how many. */
  readonly gains?: Readonly<Record<number, number | null>>
}

export const MOVE = 320
export const TOUCH = 160
export const TUMBLE = 620

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

  /** Send a banner or a coin from one spot to another. Resolves when it has landed, or at once if a spot is not there. */
  async fly(token: Flight['token'], from: string, to: string, signal: AbortSignal, time = MOVE): Promise<void> {
    const [start, end] = [this.#place(from), this.#place(to)]
    if (start === null || end === null || signal.aborted) return
    const id = this.#next++
    await new Promise<void>((landed) => {
      this.flights = [...this.flights, { id, token, from: start, to: end, time, landed }]
      signal.addEventListener('abort', () => landed(), { once: true })
      setTimeout(landed, time + 200)
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
