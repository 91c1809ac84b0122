// The messages between page and server, made by `make types` from src/hanpan/server/wire.py.

/** How a match ended: ranks from 1, ties share. */
export interface GameResult {
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
}

/** A view has the fields of the game's position; what the viewer may not know is counted. */
export interface GameView {
  readonly to_act: readonly number[]
  readonly result: GameResult | null
  readonly [field: string]: unknown
}

/** What people want to know of some legal actions, by notation: a cost and its parts. Each game has its own. */
export interface Notes {
  readonly [action: string]: Readonly<Record<string, unknown>>
}

/** Something that happened, with the fields of the rulebook. */
export interface GameEvent {
  readonly e: number
  readonly type: string
  readonly [field: string]: unknown
}

/** A printed sheet that a game is played on, as its data file says. */
export interface PrintedSheet {
  readonly [field: string]: unknown
}

export const PROTOCOL = 1

/** The answer to `hello`. */
export interface Welcome {
  readonly type: "welcome"
  readonly protocol: number
  readonly build: string
  readonly player: Player | null
}

/** Somebody with a name. */
export interface Player {
  readonly id: string
  readonly name: string
}

/** Another build is served here. */
export interface Reload {
  readonly type: "reload"
  readonly build: string
}

/** People came or went, the match began, ended, closed. */
export interface TableNews {
  readonly type: "table"
  readonly info: TableInfo
}

/** A table as one person sees it from the door. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, boolean | number | string>>
  readonly state: "closed" | "over" | "playing" | "waiting"
  readonly seats: readonly SeatInfo[]
  readonly you: number | null
  readonly host: boolean
  readonly visibility: "link" | "open"
  readonly watchers: "none" | "open"
  readonly watching: number
  readonly clock: NoClock | TurnClock | BankClock
  readonly pace: "fast" | "human"
  readonly windows: "timed" | "waited"
  readonly commitment: string
  readonly rematch: string | null
  readonly created: number
  readonly closed_because: string | null
  readonly sheet: PrintedSheet | null
}

/** Who sits on one seat. An empty seat with a name is kept for its bearer. */
export interface SeatInfo {
  readonly kind: "bot" | "empty" | "player"
  readonly name: string | null
  readonly bot: string | null
  readonly here: boolean
  readonly you: boolean
  readonly away: boolean
}

/** Nobody is hurried. */
export interface NoClock {
  readonly kind: "none"
}

/** Each question is to be answered within `seconds`. */
export interface TurnClock {
  readonly kind: "turn"
  readonly seconds: number
}

/** Each seat has `seconds` for the whole match and gains `increment` with each of its actions. */
export interface BankClock {
  readonly kind: "bank"
  readonly seconds: number
  readonly increment: number
}

/** Everything this viewer may know now, and the events since the last update. */
export interface Update {
  readonly type: "update"
  readonly table: string
  readonly n: number
  readonly e: number
  readonly since: number
  readonly events: readonly GameEvent[]
  readonly view: GameView
  readonly ask: Question | null
  readonly clocks: readonly ClockFace[] | null
  readonly window: number | null
  readonly undo: boolean
}

/** What is asked of this viewer now. `notes` say more of some legal actions: what they cost, and why. */
export interface Question {
  readonly ask: number
  readonly legal: readonly string[]
  readonly left: number | null
  readonly notes: Notes
}

/** One seat's clock: milliseconds left, and whether it runs. */
export interface ClockFace {
  readonly left: number
  readonly running: boolean
}

/** What became of one `act` or `undo`. */
export interface Reply {
  readonly type: "reply"
  readonly id: string
  readonly status: "done" | "duplicate" | "failed" | "refused" | "stale"
  readonly code: string | null
  readonly clause: string | null
  readonly n: number | null
}

/** Somebody's free gesture. */
export interface Emoted {
  readonly type: "emote"
  readonly table: string
  readonly seat: number
  readonly emote: "cheer" | "sorry" | "tease" | "think"
}

/** The list of tables, as `GET /api/tables`. */
export interface LobbyNews {
  readonly type: "lobby"
  readonly tables: readonly TableInfo[]
}

/** A message could not be understood or is not allowed. */
export interface Wrong {
  readonly type: "error"
  readonly code: "failed" | "hello-first" | "malformed" | "no-such-table" | "not-allowed" | "too-fast"
  readonly table: string | null
}

/** The line is alive. */
export interface Pong {
  readonly type: "pong"
  readonly at: number
}

/** Who I am here, and which page this server serves. */
export interface Me {
  readonly player: Player | null
  readonly build: string
  readonly protocol: number
  readonly bots: readonly string[]
}

/** Answer of `POST /api/me`. */
export interface Named {
  readonly player: Player
}

/** The facts of a game that a lobby needs. */
export interface GameInfo {
  readonly id: string
  readonly title: Title
  readonly seats: readonly number[]
  readonly minutes: readonly [number, number]
  readonly options: readonly OptionInfo[]
  readonly rules_version: string
  readonly bots: readonly string[]
  readonly windows: boolean
  readonly practice: boolean
  readonly sheets: Readonly<Record<string, PrintedSheet>>
}

/** A game's name in both languages. */
export interface Title {
  readonly ko: string
  readonly en: string
}

/** One option of a game: its kind and what it may be. */
export interface OptionInfo {
  readonly name: string
  readonly kind: "bool" | "choice" | "int" | "text"
  readonly default: boolean | number | string
  readonly values: readonly (number | string)[] | null
  readonly least: number | null
  readonly most: number | null
}

/** Answer of `POST /api/practice`: what would have happened, or the refusal. */
export interface Practised {
  readonly status: "done" | "refused"
  readonly events: readonly GameEvent[]
  readonly code: string | null
  readonly clause: string | null
}

/** Every HTTP error. */
export interface Trouble {
  readonly code: string
  readonly detail: string
}

/** The first message of a socket. */
export interface Hello {
  readonly type: "hello"
  readonly protocol: number
  readonly build?: string
}

/** From now on updates of this table, with events from number `since`. */
export interface Join {
  readonly type: "join"
  readonly table: string
  readonly since?: number
}

/** No more updates of this table. */
export interface Part {
  readonly type: "part"
  readonly table: string
}

/** An answer to one's own question number `ask`. */
export interface Act {
  readonly type: "act"
  readonly id: string
  readonly table: string
  readonly ask: number
  readonly do: string
}

/** Take back one's latest action. */
export interface Undo {
  readonly type: "undo"
  readonly id: string
  readonly table: string
}

/** A free gesture. */
export interface Emote {
  readonly type: "emote"
  readonly table: string
  readonly emote: "cheer" | "sorry" | "tease" | "think"
}

/** Updates of the list of tables, or no more. */
export interface Lobby {
  readonly type: "lobby"
  readonly on: boolean
}

/** Is the line alive? */
export interface Ping {
  readonly type: "ping"
  readonly at: number
}

/** Body of `POST /api/me`. */
export interface NameMe {
  readonly name: string
}

/** Body of `POST /api/tables`. */
export interface MakeTable {
  readonly game: string
  readonly options?: Readonly<Record<string, boolean | number | string>>
  readonly seats?: number | null
  readonly bots?: readonly (string | null)[]
  readonly visibility?: "link" | "open"
  readonly watchers?: "none" | "open"
  readonly clock?: NoClock | TurnClock | BankClock
  readonly pace?: "fast" | "human"
  readonly windows?: "timed" | "waited"
  readonly nonce?: string | null
}

/** Body of `POST /api/tables/ID/sit`. */
export interface Sit {
  readonly seat?: number | null
  readonly nonce?: string | null
}

/** Body of `POST /api/tables/ID/bot`. */
export interface SetBot {
  readonly seat: number
  readonly bot: string | null
}

/** Body of `POST /api/tables/ID/rematch`. */
export interface AskRematch {
  readonly nonce?: string | null
}

/** Body of `POST /api/practice`. */
export interface Practise {
  readonly game: string
  readonly do: string
  readonly options?: Readonly<Record<string, boolean | number | string>>
  readonly table?: string | null
}

export type FromServer =
  | Welcome
  | Reload
  | TableNews
  | Update
  | Reply
  | Emoted
  | LobbyNews
  | Wrong
  | Pong

export type FromPage =
  | Hello
  | Join
  | Part
  | Act
  | Undo
  | Emote
  | Lobby
  | Ping
