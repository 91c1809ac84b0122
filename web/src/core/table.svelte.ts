/** One table on this page: what is known of it, what is asked, what was said. What a board is given (see board.ts). */

import { SvelteMap } from 'svelte/reactivity'
import type { Animator, Ask, BoardTable, Emote, EmoteName, GameEvent, Refusal, SeatClock, TableInfo, View } from './board'
import { EventPlayer } from './player'
import { keep, kept, settings } from './settings.svelte'
import type { Line, Listener } from './socket'
import type { Reply, Update } from './wire'
import { say } from './words'

const FOCUS_TIME = 4_000
const AUTOPASS = 'hanpan-autopass'

/** What became of something sent, for whoever shows messages. */
export type Notice = { readonly kind: 'stale' | 'refused' | 'failed'; readonly code: string | null }

/** What is left of a time told at that moment: playing the events has taken some of it. */
function since(left: number | null, told: number): number | null {
  return left === null ? null : Math.max(0, Math.round(left - (performance.now() - told)))
}

export class TableStore implements BoardTable, Listener {
  info = $state.raw() as TableInfo
  view = $state.raw<View>({})
  ask = $state.raw<Ask | null>(null)
  playing = $state.raw<GameEvent | null>(null)
  pending = $state<string | null>(null)
  refused = $state.raw<Refusal | null>(null)
  focus = $state.raw<GameEvent | null>(null)
  clocks = $state.raw<readonly SeatClock[] | null>(null)
  window = $state.raw<{ readonly left: number; readonly told: number } | null>(null)
  /** When `clocks` and `ask.left` were told, in milliseconds of `performance.now()`. */
  told = $state(0)
  events = $state.raw<readonly GameEvent[]>([])
  /** Whether a first view has come. */
  ready = $state(false)
  canUndo = $state(false)
  /** Set when the server will not show this table: `no-such-table`, `not-allowed`. */
  shut = $state<string | null>(null)

  #auto = $state(kept(AUTOPASS) === 'on')
  #emotes = new SvelteMap<number, Emote>()
  #line: Line
  #known = 0
  #notice: (notice: Notice) => void
  #player: EventPlayer
  #forget: ReturnType<typeof setTimeout> | undefined

  constructor(info: TableInfo, line: Line, notice: (notice: Notice) => void = () => {}) {
    this.info = info
    this.#line = line
    this.#notice = notice
    this.#player = new EventPlayer({
      before: () => this.view,
      still: () => settings.still || globalThis.document?.visibilityState === 'hidden',
      playing: (event) => (this.playing = event),
      shown: (event) => (this.events = [...this.events, event]),
    })
  }

  get seat(): number | null {
    return this.info.you
  }

  get emotes(): Readonly<Record<number, Emote>> {
    return Object.fromEntries(this.#emotes)
  }

  /** Whether something is asked of me that I have not answered, and that I want to be called for. */
  get myTurn(): boolean {
    const idle = this.autopassing === true && this.ask?.legal.length === 1
    return this.info.state === 'playing' && this.ask !== null && this.pending === null && !idle
  }

  get autopassing(): boolean | null {
    return this.window === null ? null : this.#auto
  }

  autopass(on: boolean): void {
    this.#auto = on
    keep(AUTOPASS, on ? 'on' : 'off')
  }

  names(seat: number): string {
    const who = this.info.seats[seat]
    if (who?.name) return who.name
    if (who?.kind !== 'bot') return say('seat-nobody', { seat: seat + 1 })
    // bots of one kind have one name: from the second on they are counted
    const before = this.info.seats.slice(0, seat).filter((other) => other.kind === 'bot' && other.bot === who.bot).length
    const name = say('bot-name', { bot: who.bot ?? '' })
    return before === 0 ? name : say('bot-name-counted', { name, count: before + 1 })
  }

  /** Join the table's news. */
  open(): void {
    this.#line.join(this.info.id, this)
  }

  close(): void {
    this.#line.part(this.info.id)
    clearTimeout(this.#forget)
  }

  send(notation: string): void {
    if (this.ask === null || this.pending !== null) return
    const asked = this.ask.ask
    this.pending = notation
    this.refused = null
    void this.#line.act(this.info.id, asked, notation).then((reply) => {
      this.pending = null
      if (reply.status === 'refused') this.refused = { code: reply.code ?? 'malformed', clause: reply.clause }
      // answered: nothing more to click until the next question comes
      if (reply.status === 'done' || reply.status === 'duplicate') {
        if (this.ask?.ask === asked) this.ask = null
      }
      this.#tell(reply)
    })
  }

  undo(): void {
    if (!this.canUndo || this.pending !== null) return
    this.pending = 'undo'
    void this.#line.undo(this.info.id).then((reply) => {
      this.pending = null
      this.#tell(reply)
    })
  }

  emote(emote: EmoteName): void {
    this.#line.emote(this.info.id, emote)
  }

  onEvent(animator: Animator): () => void {
    return this.#player.onEvent(animator)
  }

  skip(): void {
    this.#player.skip()
  }

  show(fields: View): void {
    if (this.playing !== null) this.view = { ...this.view, ...fields }
  }

  /** Show an event of the log again. */
  touch(event: GameEvent): void {
    clearTimeout(this.#forget)
    this.focus = null
    queueMicrotask(() => (this.focus = event))
    this.#forget = setTimeout(() => (this.focus = null), FOCUS_TIME)
  }

  since(): number {
    return this.#known
  }

  hear(message: Parameters<Listener['hear']>[0]): void {
    switch (message.type) {
      case 'table':
        this.info = message.info
        break
      case 'update':
        this.#update(message)
        break
      case 'emote':
        this.#emotes.set(message.seat, { emote: message.emote, at: performance.now() })
        break
      case 'error':
        if (message.code === 'no-such-table' || message.code === 'not-allowed') {
          if (!this.ready) {
            this.shut = message.code
            break
          }
        }
        this.#notice({ kind: 'failed', code: message.code })
        break
    }
  }

  #update(update: Update): void {
    if (update.since > this.#known) {
      // something was missed: ask for everything from where I am
      this.#line.join(this.info.id, this)
      return
    }
    const arrived = performance.now()
    const fresh = update.events.filter((event) => event.e >= this.#known)
    this.#known = Math.max(this.#known, update.e)
    // whoever comes to a table, or back to it after a while, sees how it stands; nothing is played for him
    if (!this.ready) {
      this.events = fresh
      this.ready = true
      this.#settle(update, arrived)
      return
    }
    if (fresh.length > 0) {
      this.ask = null
      this.refused = null
      this.canUndo = false
    }
    this.#player.add({ events: fresh, settle: () => this.#settle(update, arrived) })
  }

  #settle(update: Update, arrived: number): void {
    this.view = update.view
    this.clocks = update.clocks
    this.window = update.window === null ? null : { left: update.window, told: arrived }
    this.told = arrived
    this.canUndo = update.undo
    if (!this.#player.busy) this.ask = update.ask && { ...update.ask, left: since(update.ask.left, arrived) }
  }

  #tell(reply: Reply): void {
    if (reply.status === 'stale' || reply.status === 'refused' || reply.status === 'failed') {
      this.#notice({ kind: reply.status, code: reply.code })
    }
  }
}
