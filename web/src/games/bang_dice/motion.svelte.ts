/** What moves on the board: things on their way, spinning dice, and the moments that the view has no field for. */

import type { Role } from './facts'

export type Thing = 'arrow' | 'bullet' | 'beer'

export interface Flight {
  readonly id: number
  readonly thing: Thing
  readonly from: Place
  readonly to: Place
  readonly time: number
  readonly landed: () => void
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A great moment that everybody feels. */
export type Drama =
  | { readonly kind: 'indians'; readonly losses: readonly number[] }
  | { readonly kind: 'gatling'; readonly seat: number }
  | { readonly kind: 'dynamite'; readonly seat: number }
  | { readonly kind: 'out'; readonly seat: number; readonly role: Role }

export interface Moment {
  readonly drama?: Drama
  /** Life going up or down, by seat. */
  readonly change?: Readonly<Record<number, number>>
  /** Who is shooting at whom. */
  readonly shot?: { readonly from: number; readonly to: number }
  /** My turn begins. */
  readonly mine?: boolean
}

export const MOVE = 320
export const TOUCH = 160
/** How long dice tumble. */
export const TUMBLE = 640

export class Motion {
  flights = $state.raw<readonly Flight[]>([])
  moment = $state.raw<Moment>({})
  /** How often each die has been thrown: one more makes it tumble. */
  spins = $state.raw<readonly number[]>([0, 0, 0, 0, 0])
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

  /** Send a thing from one spot to another. Resolves when it has landed, or at once if a spot is not there. */
  async fly(thing: Thing, from: string, to: string, signal: AbortSignal, time = MOVE): Promise<void> {
    const [start, end] = [this.#place(from), this.#place(to)]
    if (start === null || end === null || signal.aborted) return
    const id = this.#next++
    await new Promise<void>((landed) => {
      this.flights = [...this.flights, { id, thing, from: start, to: end, time, landed }]
      signal.addEventListener('abort', () => landed(), { once: true })
      setTimeout(landed, time + 200)
    })
    this.flights = this.flights.filter((flight) => flight.id !== id)
  }

  /** Throw these dice. */
  throw(dice: readonly number[]): void {
    this.spins = this.spins.map((spin, die) => (dice.includes(die) ? spin + 1 + (die % 2) : spin))
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
