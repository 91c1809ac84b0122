/**
 * One socket a page, that keeps itself alive and never loses or doubles a click.
 *
 * It greets, joins the tables it was asked to, beats every 4 s and takes the line for broken after 10 s of silence:
 * when a beat has no answer, not when time has passed, since a hidden page's own clock is slowed down.
 * A broken line is made anew with growing, jittered pauses, at once when the network or the page comes back.
 * Every act is kept until it is answered and is sent again, with the same id, after a reconnect.
 */

import { nonce } from './api'
import { PROTOCOL, type FromPage, type FromServer, type Reply } from './wire'

const BEAT = 4_000
const SILENCE = 10_000
// after a sleep or a change of network one wants to know sooner
const DOUBT = 3_000
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000

export type LineState = 'off' | 'connecting' | 'open' | 'broken' | 'reload'

/** What a table on this page wants from the line. */
export interface Listener {
  /** The first event number wanted: asked at every join. */
  since(): number
  hear(message: Extract<FromServer, { table: string | null } | { type: 'table' }>): void
}

/** What the line is made of; tests give their own. */
export interface Surroundings {
  readonly address: () => string
  readonly build: string
  readonly open?: (address: string) => WebSocket
  readonly now?: () => number
  readonly chance?: () => number
  readonly state: (state: LineState) => void
  readonly hear: (message: FromServer) => void
}

interface Kept {
  readonly message: Extract<FromPage, { id: string }>
  readonly answer: (reply: Reply) => void
}

export class Line {
  readonly #with: Required<Surroundings>
  #socket: WebSocket | null = null
  #welcomed = false
  #state: LineState = 'off'
  #wanted = false
  #tries = 0
  #beat: ReturnType<typeof setInterval> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #tables = new Map<string, Listener>()
  #kept = new Map<string, Kept>()
  #lobby = false

  constructor(surroundings: Surroundings) {
    this.#with = {
      open: (address) => new WebSocket(address),
      now: () => performance.now(),
      chance: Math.random,
      ...surroundings,
    }
  }

  get state(): LineState {
    return this.#state
  }

  /** Open the line and keep it open. */
  start(): void {
    if (this.#wanted) return
    this.#wanted = true
    globalThis.addEventListener?.('online', this.#now)
    globalThis.document?.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  /** Close the line for good. */
  stop(): void {
    this.#wanted = false
    globalThis.removeEventListener?.('online', this.#now)
    globalThis.document?.removeEventListener('visibilitychange', this.#seen)
    clearTimeout(this.#pause)
    this.#drop()
    this.#become('off')
  }

  /** Make the line anew: the cookie has changed, so the server must learn who this is. */
  renew(): void {
    if (!this.#wanted) return this.start()
    this.#drop()
    this.#tries = 0
    this.#connect()
  }

  join(table: string, listener: Listener): void {
    this.#tables.set(table, listener)
    this.#say({ type: 'join', table, since: listener.since() })
  }

  part(table: string): void {
    if (!this.#tables.delete(table)) return
    for (const [id, kept] of this.#kept) if (kept.message.table === table) this.#kept.delete(id)
    this.#say({ type: 'part', table })
  }

  lobby(on: boolean): void {
    this.#lobby = on
    this.#say({ type: 'lobby', on })
  }

  emote(table: string, emote: Extract<FromPage, { type: 'emote' }>['emote']): void {
    this.#say({ type: 'emote', table, emote })
  }

  /** Answer a question. The promise keeps until the server has said what became of it. */
  act(table: string, ask: number, text: string): Promise<Reply> {
    return this.#keep({ type: 'act', id: this.#id(), table, ask, do: text })
  }

  undo(table: string): Promise<Reply> {
    return this.#keep({ type: 'undo', id: this.#id(), table })
  }

  #id(): string {
    return nonce() // crypto.randomUUID is missing on plain HTTP, as at home over the Wi-Fi
  }

  #keep(message: Kept['message']): Promise<Reply> {
    return new Promise((answer) => {
      this.#kept.set(message.id, { message, answer })
      this.#say(message)
    })
  }

  #say(message: FromPage): void {
    if (this.#welcomed) this.#raw(message)
  }

  #raw(message: FromPage): void {
    // a socket that is closing says so by its event; what mattered is kept and said again
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #become(state: LineState): void {
    if (state === this.#state) return
    this.#state = state
    this.#with.state(state)
  }

  #connect(): void {
    clearTimeout(this.#pause)
    if (this.#state === 'reload') return
    this.#become(this.#tries === 0 ? 'connecting' : 'broken')
    let socket: WebSocket
    try {
      socket = this.#with.open(this.#with.address())
    } catch {
      return this.#again()
    }
    this.#socket = socket
    this.#expect(SILENCE)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#raw({ type: 'hello', protocol: PROTOCOL, build: this.#with.build })
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(String(event.data))
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#ping(SILENCE - BEAT), BEAT)
  }

  #ping(patience: number): void {
    if (!this.#welcomed) return
    this.#raw({ type: 'ping', at: Math.round(this.#with.now()) })
    if (this.#deadline === undefined) this.#expect(patience)
  }

  /** Something must be heard within this time, or the line is lost. */
  #expect(patience: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#lost(), patience)
  }

  #take(text: string): void {
    if (this.#welcomed) {
      clearTimeout(this.#deadline)
      this.#deadline = undefined
    }
    let message: FromServer
    try {
      message = JSON.parse(text) as FromServer
    } catch {
      return
    }
    if (message.type === 'welcome') this.#greet()
    if (message.type === 'reload' && !this.#welcomed) this.#stale()
    if (message.type === 'reply') this.#answered(message)
    this.#with.hear(message)
    const table = message.type === 'table' ? message.info.id : 'table' in message ? message.table : null
    if (table !== null && (message.type !== 'reload' && message.type !== 'reply')) {
      this.#tables.get(table)?.hear(message as Parameters<Listener['hear']>[0])
    }
  }

  #greet(): void {
    this.#welcomed = true
    this.#tries = 0
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    this.#become('open')
    if (this.#lobby) this.#raw({ type: 'lobby', on: true })
    for (const [table, listener] of this.#tables) this.#raw({ type: 'join', table, since: listener.since() })
    for (const { message } of this.#kept.values()) this.#raw(message)
  }

  /** The server speaks another protocol: nothing more can be said until the page is loaded anew. */
  #stale(): void {
    this.#wanted = false
    clearTimeout(this.#pause)
    this.#drop()
    this.#become('reload')
  }

  #answered(reply: Reply): void {
    const kept = this.#kept.get(reply.id)
    if (kept === undefined) return
    this.#kept.delete(reply.id)
    kept.answer(reply)
  }

  #lost(): void {
    this.#drop()
    if (this.#wanted) this.#again()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    clearInterval(this.#beat)
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    try {
      socket.close()
    } catch {
      // it was never open
    }
  }

  #again(): void {
    this.#become('broken')
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries)
    this.#tries += 1
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#connect(), pause * (0.5 + this.#with.chance() / 2))
  }

  #now = (): void => {
    if (!this.#wanted || this.#welcomed) return
    this.#drop()
    this.#connect()
  }

  #seen = (): void => {
    if (document.visibilityState !== 'visible') return
    if (!this.#welcomed) return this.#now()
    this.#expect(DOUBT)
    this.#ping(DOUBT)
  }
}
