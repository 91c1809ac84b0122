/** What moves on a board: things on their way between spots, and moments of the story that the view has no field for. */

/** How long a touch and a move take, in milliseconds. */
export const TOUCH = 160
export const MOVE = 320

export interface Place {
  readonly x: number
  readonly y: number
}

/** A thing on its way; what it is, is the game's own. */
export type Flight<Thing> = Thing & {
  readonly id: number
  readonly from: Place
  readonly to: Place
  readonly time: number
  readonly landed: () => void
}

/** The motion of one board. A thing may be several (`count`); none of it does not fly. Spots are the elements marked `data-spot` within `root`, the board's element. */
export class Motion<Thing extends object, Moment extends object> {
  flights = $state.raw<readonly Flight<Thing>[]>([])
  moment = $state.raw<Partial<Moment>>({})
  root: HTMLElement | null = null
  #next = 0

  /** The middle of a spot, within the board. */
  #place(spot: string): Place | null {
    const element = this.root?.querySelector(`[data-spot="${spot}"]`)
    if (!element || !this.root) return null
    const [box, frame] = [element.getBoundingClientRect(), this.root.getBoundingClientRect()]
    return { x: box.x - frame.x + box.width / 2, y: box.y - frame.y + box.height / 2 }
  }

  /** Send something from one spot to another. Resolves when it has landed, or at once if a spot is not there. */
  async fly(thing: Thing, from: string, to: string, signal: AbortSignal, time = MOVE): Promise<void> {
    const [start, end] = [this.#place(from), this.#place(to)]
    if (start === null || end === null || ('count' in thing && thing.count === 0) || signal.aborted) return
    const id = this.#next++
    await new Promise<void>((landed) => {
      this.flights = [...this.flights, { ...thing, id, from: start, to: end, time, landed }]
      signal.addEventListener('abort', () => landed(), { once: true })
      setTimeout(landed, time + 200) // a page in the background animates nothing, and ends nothing
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
  async while(moment: Partial<Moment>, during: Promise<void>): Promise<void> {
    this.moment = moment
    try {
      await during
    } finally {
      this.moment = {}
    }
  }
}

/** Moves an element along a flight and says when it has landed. `poses` are transforms at its start, middle and end. */
export function fly(
  element: Element,
  { from, to, time, landed }: Flight<object>,
  poses: { readonly start?: string; readonly middle: string; readonly end?: string; readonly lift: number; readonly easing?: string },
): void | (() => void) {
  const at = (x: number, y: number, more = '') => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`
  const moving = element.animate?.(
    [
      { transform: at(from.x, from.y, poses.start) },
      { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - poses.lift, poses.middle) },
      { transform: at(to.x, to.y, poses.end) },
    ],
    { duration: time, easing: poses.easing ?? 'ease-out', fill: 'both' },
  )
  if (!moving) return landed()
  moving.finished.then(landed, landed)
  return () => moving.cancel()
}
