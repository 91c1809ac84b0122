/**
 * The contract between the frame of a table and a game's board. Fixed: both sides are built against it.
 *
 * A game's client folder is `web/src/games/<game>/`. The frame finds it by name and loads it when needed:
 *
 * - `Board.svelte` (needed) gets one prop, `{ table: BoardTable }`. It draws `table.view`, lights what
 *   `table.ask.legal` allows and reports clicks with `table.send(notation)`. It fills the width it is given
 *   (from 328 px up), never scrolls sideways, and knows no rule.
 * - `log.ts` (may be left out): `export const sentence: Sentence`, for events that need more than the default line.
 * - `Cover.svelte` (may be left out): the picture on the game's card in the lobby, 16:9, no props.
 * - `End.svelte` (may be left out): what the game adds to the card at the match's end; prop `{ table }`.
 * - `Waiting.svelte` (may be left out): what the game adds to the waiting room of whoever sits there; prop `{ table }`.
 * - `fixtures.ts` (may be left out): `export const fixtures: Record<string, Fixture>` for the playground:
 *   `npm run dev`, then `/src/dev/index.html?game=…&fixture=…&theme=dark&lang=en`.
 *
 * Words come from `src/hanpan/games/<game>/texts/{ko,en}.ftl`, said with `say(key, args)` of `core/words`.
 * Keys begin with the game's id and have hyphens where ids have underscores (`key('cockroach_duel', 'event', 'life_taken')`
 * is `cockroach-duel-event-life-taken`). The frame itself asks a game's catalogue for
 *
 * - `<game>-blurb`: one sentence for the lobby's card;
 * - `<game>-option-<name>`, and for a choice also `<game>-option-<name>-<value>`; `<game>-option-<name>-hint` may be left out;
 * - `<game>-event-<type>`: the log's line (see `core/log.ts` for the arguments);
 * - `<game>-refused-<code>`: why not; falls back to the client's `refused-<code>`;
 * - `<game>-how-1`, `<game>-how-2`, …: how it is played, step by step, for the lobby and the waiting room;
 * - `<game>-reason-<reason>`: how the match ended; arguments as in `core/log.ts`: `$name` of the winner;
 * - `<game>-hint-<anything>`: only if the board itself asks for it.
 *
 * The page's policy forbids inline styles in markup: write `style:left={…}` or `style={…}` (set by script, allowed), or a class,
 * never a fixed `style="…"`, and no `<style>` inside an SVG.
 */

import type { ClockFace, Emote as EmoteMessage, GameResult, Question, TableInfo } from './wire'

export type { TableInfo }

/**
 * The question put to a seat: its number, the legal answers in notation, the milliseconds left (or null),
 * and notes on some of the answers (what they cost, and why), in the games that have them.
 */
export type Ask = Omit<Question, 'notes'> & Partial<Pick<Question, 'notes'>>

/** A seat's clock: milliseconds left when it was told, and whether it runs. */
export type SeatClock = ClockFace

/** Something that happened, with the fields of the rulebook. */
export interface GameEvent {
  readonly e: number
  readonly type: string
  readonly [field: string]: any
}

/** What a viewer may know now: the fields of the rulebook's position, `to_act` and `result`. */
export type View = Record<string, any>

/** Why an action was refused: a code of the rulebook and the clause. */
export interface Refusal {
  readonly code: string
  readonly clause: string | null
}

/** A seat's latest gesture. `at`: milliseconds of this page's clock. */
export interface Emote {
  readonly emote: EmoteName
  readonly at: number
}

export type EmoteName = EmoteMessage['emote']
export const EMOTES: readonly EmoteName[] = ['tease', 'cheer', 'think', 'sorry']

/** How a match ended: ranks from 1 (ties share), scores, and the reason's code. */
export type Result = GameResult

/**
 * Shows one event and resolves when it has been seen. `before` is the view shown at that moment.
 *
 * It has 1500 ms; then the next event comes. `signal` is aborted when the player taps to skip or the time is up:
 * bring the animation to its end at once. It is not called at all when the page is hidden, motion is reduced, or
 * play is more than 12 events behind: then only the view changes.
 */
export type Animator = (event: GameEvent, before: View, signal: AbortSignal) => Promise<void> | void

/** A table as a board sees it. Every field is reactive. */
export interface BoardTable {
  readonly info: TableInfo
  /** The view shown now. While an update's events are played it is still the one from before them (see `show`). */
  readonly view: View
  /** My seat; null for a watcher. */
  readonly seat: number | null
  /** The question put to me: null while events are being played, and after I answered. */
  readonly ask: Ask | null
  /** The event being played now. */
  readonly playing: GameEvent | null
  /** The notation sent and not yet answered; nothing else can be sent meanwhile. */
  readonly pending: string | null
  /** The latest refusal, until the next thing is sent or happens. */
  readonly refused: Refusal | null
  /** Each seat's latest gesture. */
  readonly emotes: Readonly<Record<number, Emote>>
  /** The event whose line in the log was touched: show it again, as well as can be. Cleared after a few seconds. */
  readonly focus: GameEvent | null
  readonly clocks: readonly SeatClock[] | null
  /** The window open to several seats: milliseconds left when it was told, and when that was (this page's clock); or null. */
  readonly window: { readonly left: number; readonly told: number } | null
  /** Whether "let my time run out" is on: nothing calls me to a window in which I can only pass. Null: not offered now. */
  readonly autopassing: boolean | null
  /** Every event of the match so far, as this viewer may know them. */
  readonly events: readonly GameEvent[]

  /** The name of whoever sits there. */
  names(seat: number): string
  /** Send an answer to the question, in notation. Does nothing without a question or while one is unanswered. */
  send(notation: string): void
  emote(emote: EmoteName): void
  /** Turn "let my time run out" on or off. The pass comes from the server, when the window closes for all. */
  autopass(on: boolean): void
  /** Register the animator. Returns a function that takes it away again (return it from `onMount`). */
  onEvent(animator: Animator): () => void
  /** End the event being played at once, and those behind it. */
  skip(): void
  /** Change some fields of the shown view ahead of the truth, while events are being played (`show({life: [2, 5]})`). */
  show(fields: View): void
}

/** A line for the log: a key and its arguments; null: this event has no line. */
export type Line = { readonly key: string; readonly args?: Record<string, string | number> } | null

/** What a line may be made with. */
export interface LineContext {
  readonly game: string
  readonly seat: number | null
  readonly names: (seat: number) => string
  readonly say: (key: string, args?: Record<string, string | number>) => string
}

/** A game's own choice of line; undefined: take the default one. */
export type Sentence = (event: GameEvent, context: LineContext) => Line | undefined

/** A table's moment, canned, for the playground. */
export interface Fixture {
  readonly info?: Partial<TableInfo>
  readonly view: View
  readonly seat: number | null
  readonly ask?: Ask | null
  /** Played one after the other when the play button is pressed, or at once with `&play=1`. */
  readonly events?: readonly GameEvent[]
  /** The view set after the events. */
  readonly after?: View
}
