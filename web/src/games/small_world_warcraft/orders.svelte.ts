/** What I have picked and planned before it is sent, and the answers that are sent one after the other. */

import type { BoardTable } from '../../core/board'
import { costOf, read as readCosts, type Costs } from './costs'
import { deedsAt, modesOf, mostAt, placesOf, plainAt, read, regionsIn, type Mode, type Offers } from './offers'
import { ordersOf, planned, planOf, type Plan } from './spread'
import { reveals, world, type WorldView } from './view'

export class Orders {
  /** What a tap is meant for, while it is offered. */
  wanted = $state<Mode | null>(null)
  /** The first region of a pair. */
  first = $state<string | null>(null)
  /** The region whose card is open. */
  open = $state<string | null>(null)
  /** Taps look instead of acting. */
  looking = $state(false)
  /** Tokens to be placed, by region. */
  plan = $state.raw<Plan>(new Map())
  /** Answers still to be sent, first one first. */
  queue = $state.raw<readonly string[]>([])
  /** The answer of a row that was sent last, and the question it was for. */
  #last: { readonly ask: number | null; readonly notation: string } | null = null
  #table: () => BoardTable

  readonly view: WorldView = $derived.by(() => world(this.#table().view))
  readonly offers: Offers = $derived.by(() => read(this.#table().ask?.legal ?? []))
  readonly costs: Costs = $derived.by(() => readCosts(this.#table().ask?.notes))
  readonly modes: readonly Mode[] = $derived(modesOf(this.offers))
  readonly mode: Mode | null = $derived(this.wanted !== null && this.modes.includes(this.wanted) ? this.wanted : (this.modes[0] ?? null))
  /** What can be picked on the map: the price where a tap takes the region, `?` where there is something to choose, else null. */
  readonly lit: ReadonlyMap<string, string | null> = $derived.by(() => {
    const { mode, offers, costs } = this
    if (mode === null) return new Map()
    return new Map(
      regionsIn(offers, mode, this.first).map((region): [string, string | null] => {
        if (mode !== 'take') return [region, null]
        const plain = plainAt(offers, region)
        if (plain === null) return [region, '?']
        const cost = costOf(costs, plain.notation)
        return [region, cost === null ? null : String(cost.cost)]
      }),
    )
  })
  /** Race tokens that can still be placed. */
  readonly hand: number = $derived.by(() => placesOf(this.offers, 'place').reduce((most, region) => Math.max(most, mostAt(this.offers, region, 'place')), 0))
  readonly left: number = $derived(this.hand - planned(this.plan))

  constructor(table: () => BoardTable) {
    this.#table = table
  }

  /** A new question: what was picked for the old one is gone, what is queued goes on. */
  asked(): void {
    this.first = null
    const { ask, pending, seat } = this.#table()
    if (pending !== null) return
    if (ask === null) {
      // the turn went on without the rest of the row: nothing of it may answer a later question
      if (seat !== null && !this.view.to_act.includes(seat)) this.queue = []
      return
    }
    const [next, ...rest] = this.queue
    if (next !== undefined && this.#last?.ask === ask.ask) {
      // what was sent did not arrive or was refused: the plan is back, to be sent again
      this.plan = planOf([this.#last.notation, ...this.queue])
    } else if (next !== undefined && ask.legal.includes(next)) {
      this.queue = rest
      this.#last = { ask: ask.ask, notation: next }
      this.#table().send(next)
      return
    }
    this.queue = []
    this.plan = new Map([...this.plan].filter(([region, count]) => count <= mostAt(this.offers, region, 'place')))
    if (planned(this.plan) > this.hand) this.plan = new Map()
  }

  send(notation: string): void {
    this.open = null
    this.#table().send(notation)
  }

  /** Send these one after the other; one that is no longer legal by then ends it. */
  sendAll(notations: readonly string[]): void {
    const [next, ...rest] = notations
    if (next === undefined) return
    this.queue = rest
    this.plan = new Map()
    this.#last = { ask: this.#table().ask?.ask ?? null, notation: next }
    this.send(next)
  }

  choose(mode: Mode | null): void {
    this.wanted = mode
    this.first = null
    this.open = null
    this.looking = false
  }

  /** A lit region was tapped. */
  tap(region: string): void {
    const { mode, offers } = this
    if (mode === null || this.looking) return this.look(region)
    if (mode === 'place') return this.put(region, 1)
    if (mode === 'take') {
      const plain = plainAt(offers, region)
      // what turns something over cannot be taken back: the card asks once more
      if (plain === null || reveals(this.view, region)) return this.look(region)
      return this.send(plain.notation)
    }
    if (mode === 'abandon') return this.look(region)
    if (mode === 'intimidate' || mode === 'portal') {
      const found = deedsAt(offers, region, mode, this.first)
      if (this.first !== null) return void (found[0] && this.send(found[0].notation))
      if (mode === 'intimidate' && found.length === 1 && found[0]!.to === null) return this.send(found[0]!.notation)
      this.first = region
      return
    }
    const found = deedsAt(offers, region, mode)
    const one = mode === 'beast' ? found.find((deed) => deed.count === 1) : found[0]
    if (one) this.send(one.notation)
  }

  look(region: string | null): void {
    this.open = region
  }

  /** Plan tokens for a region, or take them back. */
  put(region: string, by: number): void {
    const now = this.plan.get(region) ?? 0
    const then = Math.max(0, Math.min(now + by, now + this.left, mostAt(this.offers, region, 'place')))
    if (then === now) return void (by > 0 && this.look(region))
    const plan = new Map(this.plan)
    if (then === 0) plan.delete(region)
    else plan.set(region, then)
    this.plan = plan
  }

  /** Place what is planned; and end, if that is wished and nothing is left. */
  place(andDone: boolean): void {
    this.sendAll([...ordersOf(this.plan), ...(andDone ? ['done'] : [])])
  }

  cancel(): void {
    if (this.open !== null) this.open = null
    else if (this.first !== null) this.first = null
    else if (this.plan.size > 0) this.plan = new Map()
    else this.wanted = null
  }
}
