/** A table with a canned moment on it, and a line that answers everything, for the playground and for tests. */

import type { Fixture } from '../core/board'
import { Line } from '../core/socket'
import { TableStore, type Notice } from '../core/table.svelte'
import type { GameView, Question, TableInfo, Update } from '../core/wire'

/** A table's facts, with two people at it. */
export function someTable(game: string, seats: number, change: Partial<TableInfo> = {}): TableInfo {
  const names = ['민수', '영희', '꾀돌이', 'Kim', '보라', '준', '하늘', 'Ada']
  return {
    id: 'fixture',
    game,
    options: {},
    state: 'playing',
    seats: Array.from({ length: seats }, (_, i) => ({
      kind: 'player' as const, name: names[i] ?? `P${i}`, bot: null, here: true, you: i === 0, away: false,
    })),
    you: 0,
    host: true,
    visibility: 'open',
    watchers: 'open',
    watching: 0,
    clock: { kind: 'none' },
    pace: 'human',
    windows: 'timed',
    commitment: '3f7a'.repeat(16),
    rematch: null,
    created: 0,
    closed_because: null,
    sheet: null,
    ...change,
  }
}

export function update(change: Omit<Partial<Update>, 'view'> & { readonly view: Readonly<Record<string, unknown>> }): Update {
  const events = change.events ?? []
  const since = change.since ?? 0
  return {
    type: 'update',
    table: 'fixture',
    n: 0,
    since,
    e: since + events.length,
    ask: null,
    clocks: null,
    window: null,
    undo: false,
    ...change,
    events,
    view: { to_act: [], result: null, ...change.view } as GameView,
  }
}

/** A line that goes nowhere and tells what was sent. */
export class DeadLine extends Line {
  sent: string[] = []

  constructor() {
    super({ address: () => '', build: '', state: () => {}, hear: () => {} })
  }

  override join(): void {}
  override part(): void {}
  override emote(_table: string, emote: string): void {
    this.sent.push(`emote ${emote}`)
  }
  override act(_table: string, _ask: number, text: string) {
    this.sent.push(text)
    console.info('sent:', text)
    return Promise.resolve({ type: 'reply', id: '', status: 'done', code: null, clause: null, n: 0 } as const)
  }
}

export interface Scene {
  readonly store: TableStore
  /** Play the fixture's events, then set what is true after them. */
  readonly play: () => void
}

export function scene(game: string, fixture: Fixture, notice: (notice: Notice) => void = () => {}): Scene {
  const seats = fixture.info?.seats?.length ?? 2
  const you = fixture.seat
  const made = someTable(game, seats)
  const info: TableInfo = {
    ...made,
    you,
    seats: made.seats.map((seat, i) => ({ ...seat, you: i === you })),
    ...fixture.info,
  }
  const store = new TableStore(info, new DeadLine(), notice)
  const events = fixture.events ?? []
  const first = events[0]?.e ?? 0
  const ask = (fixture.ask ?? null) as Question | null
  store.hear(update({ view: fixture.view, since: 0, e: first, ask }))
  return {
    store,
    play() {
      store.hear(update({ view: fixture.after ?? fixture.view, since: first, e: first + events.length, events, ask }))
    },
  }
}
