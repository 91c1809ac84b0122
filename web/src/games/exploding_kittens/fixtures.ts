/** Moments of a match for the playground and for tests. */

import type { Fixture, GameEvent, TableInfo, View } from '../../core/board'
import type { Card } from './facts'
import { cards, cats } from './facts'

const NAMES = ['민수', '영희', '꾀돌이', 'Kim', '보라']

function info(seats: number, you: number | null, more: Partial<TableInfo> = {}): Partial<TableInfo> {
  return {
    options: { combos: 'all', nope_seconds: 6 },
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

const MINE: Card[] = ['defuse', 'attack', 'favor', 'nope', 'future', 'cat1', 'cat1', 'cat1']
const DISCARD: Card[] = ['skip', 'cat2', 'cat2', 'nope', 'future', 'shuffle']

function view(seats: number, seat: number | null, change: View = {}): View {
  const sizes = [8, 6, 9, 4, 7]
  return {
    turn: 0,
    owed: 1,
    from_attack: false,
    alive: Array.from({ length: seats }, () => true),
    hands: Array.from({ length: seats }, (_, at) => (at === seat ? MINE : { hidden: sizes[at] })),
    pile: { hidden: seats === 2 ? 28 : 14 },
    out: [],
    discard: DISCARD,
    out_of_game: seats === 2 ? ['kitten', 'kitten', 'kitten', 'defuse', 'defuse'] : [],
    pending: null,
    seen: {},
    to_act: [0],
    result: null,
    ...change,
  }
}

/** What the rules would list for these cards, for the playground only. */
function turnLegal(hand: readonly Card[], targets: readonly number[]): string[] {
  const legal: string[] = []
  for (const card of ['attack', 'skip', 'shuffle', 'future'] as const) if (hand.includes(card)) legal.push(`play ${card}`)
  if (hand.includes('favor')) legal.push(...targets.map((at) => `play favor @${at}`))
  for (const card of cards) {
    const held = hand.filter((one) => one === card).length
    if (held >= 2) legal.push(...targets.map((at) => `pair ${card} @${at}`))
    if (held >= 3) for (const at of targets) legal.push(...cards.slice(1).map((name) => `triple ${card} @${at} ${name}`))
  }
  return [...legal, 'draw']
}

const ask = (legal: readonly string[], left: number | null = null) => ({ ask: 7, legal, left })
const others = (seats: number) => Array.from({ length: seats - 1 }, (_, at) => at + 1)
const turn = (seats: number, change: View = {}, hand: readonly Card[] = MINE): Fixture => ({
  info: info(seats, 0),
  seat: 0,
  view: view(seats, 0, { hands: view(seats, null).hands.map((old: unknown, at: number) => (at === 0 ? hand : old)), ...change }),
  ask: ask(turnLegal(hand, others(seats))),
})

function opened(seats: number, play: View, more: View = {}, viewOf: View = {}): View {
  return view(seats, 0, {
    turn: play.by,
    discard: [...DISCARD, play.card, ...Array.from({ length: (more.nopes as number | undefined) ?? 0 }, () => 'nope')],
    pending: { kind: 'window', play: { kind: 'single', target: null, name: null, ...play }, nopes: 0, last: play.by, passed: [], ...more },
    ...viewOf,
  })
}

const e = (n: number, type: string, fields: View = {}): GameEvent => ({ e: n, type, ...fields })

const FULL: Card[] = ['defuse', 'attack', 'attack', 'skip', 'favor', 'shuffle', 'nope', 'nope', 'future', 'cat1', 'cat2', 'cat2', 'cat3', 'cat4', 'cat5', 'cat5', 'cat5']

const end = (seat: number | null, winner: number): Fixture => ({
  info: info(5, seat, { state: 'over' }),
  seat,
  view: view(5, seat, {
    turn: null,
    owed: 0,
    alive: [0, 1, 2, 3, 4].map((at) => at === winner),
    hands: [0, 1, 2, 3, 4].map((at) => (at === winner ? (seat === winner ? ['defuse', 'cat2'] : { hidden: 2 }) : [])),
    pile: { hidden: 6 },
    out: [0, 1, 2, 3, 4].filter((at) => at !== winner),
    discard: [...DISCARD, 'attack', 'cat5', 'kitten'],
    to_act: [],
    result: { ranks: [0, 1, 2, 3, 4].map((at) => (at === winner ? 1 : 5 - [0, 1, 2, 3, 4].filter((x) => x !== winner).indexOf(at))), scores: [], reason: 'last-alive' },
  }),
  events: [e(40, 'won', { seat: winner })],
})

export const fixtures: Record<string, Fixture> = {
  'my-turn-5': turn(5),
  'my-turn-2': turn(2),
  'my-turn-3': turn(3, { pile: { hidden: 7 } }),
  'my-turn-4-danger': turn(4, { pile: { hidden: 6 } }, ['defuse', 'skip', 'cat3', 'cat3']),
  'my-turn-full-hand': turn(4, { pile: { hidden: 9 } }, FULL),
  'my-turn-empty-hand': turn(2, { pile: { hidden: 3 } }, []),
  'owed-3': turn(5, { owed: 3, from_attack: true }),
  seen: turn(5, { seen: { 0: ['skip', 'kitten', 'cat2'] } }),
  'seen-kitten': turn(3, { pile: { hidden: 9 }, seen: { 0: ['kitten', { hidden: 3 }, 'kitten'] } }),
  'their-turn-5': { info: info(5, 0), seat: 0, view: view(5, 0, { turn: 3, owed: 2, to_act: [3] }) },
  'their-turn-2': { info: info(2, 0), seat: 0, view: view(2, 0, { turn: 1, to_act: [1] }) },
  'window-holder': {
    info: info(5, 0),
    seat: 0,
    view: opened(5, { by: 1, card: 'favor', target: 0 }, { passed: [3] }, { to_act: [0, 2, 4] }),
    ask: ask(['nope', 'pass'], 4_200),
  },
  'window-bare': {
    info: info(5, 0),
    seat: 0,
    view: opened(5, { by: 3, kind: 'triple', card: 'cat4', target: 4, name: 'defuse' }, { nopes: 1, last: 4, passed: [1] }, { to_act: [0, 2, 3], hands: [['defuse', 'attack', 'cat1', 'cat1', 'cat5'], { hidden: 6 }, { hidden: 9 }, { hidden: 4 }, { hidden: 7 }] }),
    ask: ask(['pass'], 2_100),
  },
  'window-mine': {
    info: info(2, 0),
    seat: 0,
    view: opened(2, { by: 0, card: 'attack' }, { nopes: 0 }, { to_act: [1] }),
  },
  'window-unhurried': {
    info: info(2, 0),
    seat: 0,
    view: opened(2, { by: 1, kind: 'pair', card: 'cat2', target: 0 }, { nopes: 2, last: 1 }, { to_act: [0] }),
    ask: ask(['nope', 'pass']),
  },
  give: {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { turn: 2, pending: { kind: 'give', by: 2, from: 0 }, to_act: [0] }),
    ask: ask(['give defuse', 'give attack', 'give favor', 'give nope', 'give future', 'give cat1']),
  },
  'give-wait': {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { turn: 0, pending: { kind: 'give', by: 0, from: 4 }, to_act: [4] }),
  },
  place: {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { owed: 2, pending: { kind: 'place', by: 0 }, discard: [...DISCARD, 'defuse'] }),
    ask: ask(Array.from({ length: 15 }, (_, depth) => `place ${depth}`)),
  },
  'place-deep': {
    info: info(2, 0),
    seat: 0,
    view: view(2, 0, { pile: { hidden: 34 }, pending: { kind: 'place', by: 0 }, discard: [...DISCARD, 'defuse'] }),
    ask: ask(Array.from({ length: 35 }, (_, depth) => `place ${depth}`)),
  },
  'place-only-top': {
    info: info(2, 0),
    seat: 0,
    view: view(2, 0, { pile: { hidden: 0 }, pending: { kind: 'place', by: 0 } }),
    ask: ask(['place 0']),
  },
  'place-wait': {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { turn: 2, pending: { kind: 'place', by: 2 }, discard: [...DISCARD, 'defuse'], to_act: [2] }),
  },
  explosion: {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { turn: 3, to_act: [3] }),
    events: [e(30, 'kitten_drawn', { seat: 3 }), e(31, 'exploded', { seat: 3, hand: ['attack', 'cat2', 'cat5', 'cat5'] }), e(32, 'turn', { seat: 4, owed: 1 })],
    after: view(5, 0, {
      turn: 4,
      alive: [true, true, true, false, true],
      out: [3],
      hands: [MINE, { hidden: 6 }, { hidden: 9 }, [], { hidden: 7 }],
      pile: { hidden: 13 },
      discard: [...DISCARD, 'attack', 'cat2', 'cat5', 'cat5', 'kitten'],
      to_act: [4],
    }),
  },
  'my-explosion': {
    info: info(2, 0),
    seat: 0,
    view: view(2, 0, { hands: [['attack', 'cat2'], { hidden: 5 }], pile: { hidden: 4 } }),
    events: [e(30, 'kitten_drawn', { seat: 0 }), e(31, 'exploded', { seat: 0, hand: ['attack', 'cat2'] }), e(32, 'won', { seat: 1 })],
    after: view(2, 0, {
      turn: null, owed: 0, alive: [false, true], out: [0], hands: [[], { hidden: 5 }], pile: { hidden: 3 },
      discard: [...DISCARD, 'attack', 'cat2', 'kitten'], to_act: [], result: { ranks: [2, 1], scores: [0, 1], reason: 'last-alive' },
    }),
  },
  story: {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { turn: 1, to_act: [1] }),
    events: [
      e(30, 'paired', { seat: 1, card: 'cat2', target: 0 }),
      e(31, 'noped', { seat: 0 }),
      e(32, 'noped', { seat: 1 }),
      e(33, 'passed', { seat: 3 }),
      e(34, 'window_closed', { stands: true }),
      e(35, 'stole', { from: 0, to: 1, card: 'favor' }),
      e(36, 'looked', { seat: 1 }),
      e(37, 'shuffled'),
      e(38, 'drew', { seat: 1 }),
      e(39, 'turn', { seat: 0, owed: 1 }),
    ],
    after: view(5, 0, { hands: [['defuse', 'attack', 'future', 'cat1', 'cat1', 'cat1'], { hidden: 5 }, { hidden: 9 }, { hidden: 4 }, { hidden: 7 }], pile: { hidden: 13 } }),
  },
  dead: {
    info: info(5, 0),
    seat: 0,
    view: view(5, 0, { turn: 2, alive: [false, true, true, false, true], out: [3, 0], hands: [[], { hidden: 6 }, { hidden: 9 }, [], { hidden: 7 }], pile: { hidden: 8 }, to_act: [2] }),
  },
  'end-won': end(0, 0),
  'end-lost': end(1, 3),
  'long-names': {
    info: {
      ...info(5, 0),
      seats: info(5, 0).seats!.map((seat, at) => ({ ...seat, kind: 'player' as const, name: ['나', '아주아주긴이름을가진사람스무글자', 'WWWWWWWWWWWWWWWWWWWW', 'Bartholomew the Great', '줄리엣 카풀렛 공주'][at]! })),
    },
    seat: 0,
    view: opened(5, { by: 2, kind: 'triple', card: 'cat3', target: 1, name: 'future' }, { nopes: 2, last: 1, passed: [0, 3] }, { to_act: [4], owed: 2 }),
  },
  'long-names-turn': {
    ...turn(5),
    info: {
      ...info(5, 0),
      seats: info(5, 0).seats!.map((seat, at) => ({ ...seat, kind: 'player' as const, name: ['나', '아주아주긴이름을가진사람스무글자', 'WWWWWWWWWWWWWWWWWWWW', 'Bartholomew the Great', '줄리엣 카풀렛 공주'][at]! })),
    },
  },
  watcher: { info: info(5, null), seat: null, view: view(5, null, { turn: 1, owed: 2, to_act: [1] }) },
  'watcher-2': { info: info(2, null), seat: null, view: view(2, null, { turn: 0 }) },
  'cats-only': {
    ...turn(3),
    info: info(3, 0, { options: { combos: 'cats', nope_seconds: 10 } }),
    ask: ask(['play attack', 'play favor @1', 'play favor @2', 'play future', ...cats.slice(0, 1).flatMap((cat) => [`pair ${cat} @1`, `pair ${cat} @2`]), 'draw']),
  },
}
