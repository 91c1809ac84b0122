/** Moments of a match for the playground and for tests. */

import type { Fixture, GameEvent, TableInfo, View } from '../../core/board'
import { samples, type Sample } from './samples'

const NAMES = ['민수', '영희', '꾀돌이', 'Kim']

function info(seats: number, you: number | null, options: Record<string, string | boolean> = {}, more: Partial<TableInfo> = {}): Partial<TableInfo> {
  return {
    options: { beginner: false, start_face: 'random', steady_hand: 'natural', sheet: 'v2_1', ...options },
    seats: NAMES.slice(0, seats).map((name, at) => ({
      kind: at === 2 ? ('bot' as const) : ('player' as const),
      name: at === 2 ? null : name,
      bot: at === 2 ? 'greedy' : null,
      here: true,
      you: at === you,
      away: false,
    })),
    ...more,
  }
}

const CLIFF = [10, 15, 3, 15]
const CIRCLES = [
  { pip: { gained: 2, used: 1 }, move: { gained: 1, used: 0 } },
  { pip: { gained: 0, used: 0 }, move: { gained: 0, used: 2 } },
  { pip: { gained: 1, used: 0 }, move: { gained: 0, used: 0 } },
  { pip: { gained: 0, used: 3 }, move: { gained: 2, used: 1 } },
]
const NONE = { pip: { gained: 0, used: 0 }, move: { gained: 0, used: 0 } }

function view(seats: number, change: View = {}): View {
  return {
    turn: 0, starter: 1, phase: 'flick', round: 4, shorts: 0, reflick_used: false, landing: null,
    cliff: CLIFF.slice(0, seats),
    ropes: [[11, 15], [8, 5]],
    abilities: CIRCLES.slice(0, seats),
    to_act: [change.turn ?? 0],
    result: null,
    ...change,
  }
}

const ask = (legal: readonly string[]) => ({ ask: 7, legal, left: null })
const e = (n: number, type: string, fields: View = {}): GameEvent => ({ e: n, type, ...fields })
const FLICKS = ['flick 0.50 0 26 0 0 -1.5', 'flick 0.80 0 10 0 0 0']
const FACED = FLICKS.map((flick) => `${flick} face 1 2`)

/** The events of one flick by a seat, from a number on. */
function flicked(n: number, seat: number, sample: Sample, path: unknown = sample.path): GameEvent[] {
  const kind = sample.cell !== null ? 'cell' : sample === samples.out ? 'out' : 'short'
  return [
    e(n, 'posed', { seat, pose: sample.pose }),
    e(n + 1, 'flicked', { seat, ...sample.flick, path }),
    e(n + 2, 'landed', { seat, kind, cell: sample.cell, pip: sample.pip, tilted: sample.path.seating !== undefined }),
  ]
}

const mine = (seats: number, legal: readonly string[], change: View = {}, options = {}): Fixture => ({ info: info(seats, 0, options), seat: 0, view: view(seats, change), ask: ask(legal) })
const theirs = (change: View): Fixture => ({ info: info(3, 0), seat: 0, view: view(3, { turn: 1, ...change }) })

const ROPES = [[6, 8], [10, 15], [13, 11], [13, 23], [15, 10], [15, 21], [15, 23], [21, 15], [23, 13], [23, 15]] as const
const onLine = (pip: number) => ROPES.filter((pair) => pair.some((cell) => (Math.floor((cell - 1) / 6) % 2 === 0 ? ((cell - 1) % 6) + 1 : 6 - ((cell - 1) % 6)) === pip))
const ropesOf = (list: readonly (readonly [number, number])[]) => ['pass', ...list.map(([from, to]) => `rope ${from} ${to}`)]

/** One flick played, and what is true after it. */
function played(sample: Sample, after: View, path: unknown = sample.path): Fixture {
  return { info: info(3, 0), seat: 0, view: view(3, { turn: 1 }), events: flicked(40, 1, sample, path), after: view(3, after) }
}
const landed = (sample: Sample): View => ({ turn: 1, phase: 'abilities', landing: { cell: sample.cell, pip: sample.pip } })

const climbs = [1, 2, 3, 4, 5, 6].map((number) => `climb ${number}`)

export const fixtures: Record<string, Fixture> = {
  flick: mine(2, FLICKS),
  'flick-first': mine(4, FLICKS, { cliff: [0, 0, 0, 0], ropes: [], round: 1, abilities: [NONE, NONE, NONE, NONE] }),
  'flick-chosen': mine(3, FACED, {}, { start_face: 'chosen' }),
  'flick-short': mine(3, FLICKS, { shorts: 2 }),
  'flick-again': mine(3, FLICKS, { reflick_used: true }, { beginner: true }),
  act: mine(2, ['act'], { phase: 'abilities', landing: { cell: 4, pip: 3 }, abilities: [NONE, NONE] }),
  abilities: mine(4, ['act', 'pip +1', 'pip -1', 'move +1', 'move -1'], { phase: 'abilities', landing: { cell: 5, pip: 4 } }),
  'abilities-some': mine(3, ['act', 'pip -1', 'move +1'], { phase: 'abilities', landing: { cell: 1, pip: 6 } }),
  rope: mine(3, ropesOf(onLine(3)), { phase: 'rope', landing: { cell: 5, pip: 3 } }),
  'rope-one': mine(4, ropesOf(onLine(6)), { phase: 'rope', landing: { cell: 3, pip: 6 } }),
  'rope-wild': mine(2, ropesOf(ROPES), { phase: 'rope', landing: { cell: 8, pip: 2 } }),
  climb: mine(3, climbs, { phase: 'climb', landing: { cell: 8, pip: 5 } }),
  'wait-flick': theirs({}),
  'wait-abilities': theirs({ phase: 'abilities', landing: { cell: 7, pip: 2 } }),
  'wait-rope': theirs({ phase: 'rope', landing: { cell: 7, pip: 5 } }),
  'wait-climb': theirs({ phase: 'climb', landing: { cell: 8, pip: 1 } }),
  roll: played(samples.clean, landed(samples.clean)),
  'roll-far': played(samples.far, landed(samples.far)),
  'roll-tilted': played(samples.tilted, landed(samples.tilted)),
  'roll-out': played(samples.out, { turn: 2 }),
  'roll-short': played(samples.short, { turn: 1, shorts: 1 }),
  'roll-without-path': played(samples.clean, landed(samples.clean), null),
  together: {
    info: info(4, 0),
    seat: 0,
    view: view(4, { turn: 1, phase: 'rope', landing: { cell: 5, pip: 3 }, cliff: [10, 13, 3, 10] }),
    events: [
      e(50, 'rope_drawn', { seat: 1, from: 10, to: 15 }),
      e(51, 'carried', { seat: 0, from: 10, to: 15 }),
      e(52, 'carried', { seat: 3, from: 10, to: 15 }),
      e(53, 'climbed', { seat: 1, from: 13, to: 16 }),
      e(54, 'ability_gained', { seat: 1, ability: 'move' }),
      e(55, 'turn', { seat: 2, round: 4 }),
    ],
    after: view(4, { turn: 2, cliff: [15, 16, 3, 15], ropes: [[11, 15], [8, 5], [10, 15]] }),
  },
  'many-ropes': {
    ...theirs({ cliff: [23, 22, 24], ropes: [[5, 8], [6, 8], [8, 11], [10, 15], [11, 13], [13, 23], [15, 21]] }),
  },
  watcher: { info: info(4, null), seat: null, view: view(4, { turn: 2 }) },
  end: {
    info: info(3, 0, {}, { state: 'over' }),
    seat: 0,
    view: view(3, { phase: 'over', to_act: [], cliff: [25, 21, 17], result: { ranks: [1, 2, 3], scores: [25, 21, 17], reason: 'goal' } }),
    events: [e(90, 'climbed', { seat: 0, from: 21, to: 25 }), e(91, 'finished', { seat: 0 })],
  },
  'end-limit': {
    info: info(2, 1, {}, { state: 'over' }),
    seat: 1,
    view: view(2, { phase: 'over', round: 100, to_act: [], cliff: [21, 21], result: { ranks: [1, 1], scores: [21, 21], reason: 'limit' } }),
    events: [e(99, 'finished', { seat: null })],
  },
}
