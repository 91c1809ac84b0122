/** Moments of a match for the playground and for tests, in every phase, for two and for five. */

import type { Fixture, GameEvent, View } from '../../core/board'
import { ask, five, HIDDEN, info, place, teams, two } from './fixtures/world'

const scoredMine: GameEvent = {
  e: 9, type: 'scored', seat: 0, amount: 9,
  lines: [['regions', 5], ['old', 2], ['farmer', 1], ['faction', 1]],
}
const before: GameEvent[] = [{ e: 0, type: 'set_up', boards: ['L1a', 'S1a'], starter: 1 }]

/** What the day's conquests may cost, as the server tells it. */
const NOTES = {
  stop: { income: 7, lines: { regions: 4, old: 2, farmer: 1 } },
  decline: { income: 4, lines: { regions: 4 } },
  'conquer L1a7': { cost: 3, parts: [['base', 2], ['beasts', 1]] },
  'conquer L1a2': { cost: 4, parts: [['base', 2], ['tokens', 2]] },
  'conquer L1a9': { cost: 4, parts: [['base', 2], ['tokens', 1], ['landing', 1]] },
  'conquer L1a3': { cost: 2, parts: [['base', 2], ['mountain', 1], ['tokens', 1], ['dwarf', -2]] },
  'conquer L1a12 via ashes': { cost: 2, parts: [['base', 2]] },
  'conquer S1a5': { cost: 3, parts: [['base', 2], ['landing', 1]] },
  'conquer L1a2 with doomhammer': { cost: 2, parts: [['base', 2], ['tokens', 2], ['doomhammer', -2]] },
  'conquer S1a4 via assault': { cost: 5, parts: [['base', 2], ['mountain', 1], ['tokens', 2]] },
  'reinforce L1a11': { cost: 8, parts: [['base', 2], ['mountain', 1], ['tokens', 3], ['fort', 1], ['champion', 1]] },
}
const CONQUESTS = [
  'conquer L1a7', 'conquer L1a2', 'conquer L1a2 with doomhammer', 'conquer L1a9', 'conquer L1a3', 'conquer L1a12 via ashes', 'conquer S1a5',
  'conquer S1a4 via assault', 'reinforce L1a11', 'champion L1a11',
]

const conquer = two(0, { phase: 'conquer', turn: 0 })
const beasts = two(0, {
  phase: 'conquer', turn: 0,
  players: { ...conquer.players, 0: { coins: 12, active: { race: 'dwarf', power: 'beastmaster', hand: 5, beasts: 2, champion: null, form: null }, declined: null, saves: 0 } },
})
const redeploy = two(0, { phase: 'redeploy', turn: 0 })
const after = (view: View, change: View): View => ({ ...view, ...change })

export const fixtures: Record<string, Fixture> = {
  'pick-2': { info: info(2), seat: 0, view: two(0, { phase: 'pick', turn: 0, round: 1, regions: place({}), players: fresh(2, 0) }), ask: ask(['pick 0', 'pick 1', 'pick 2', 'pick 3', 'pick 4', 'pick 5']) },
  'pick-5': { info: info(5), seat: 1, view: five(1, { phase: 'pick', turn: 1 }), ask: ask(['pick 0', 'pick 1', 'pick 2']) },
  start: { info: info(2), seat: 0, events: before, view: two(0, { phase: 'start', turn: 0 }), ask: ask([...CONQUESTS, 'decline', 'stop', 'abandon L1a5', 'abandon L1a6', 'abandon L1a10'], NOTES) },
  conquer: {
    info: info(2), seat: 0, view: conquer, ask: ask([...CONQUESTS, 'stop'], NOTES),
    events: [
      { e: 10, type: 'conquered', seat: 0, region: 'L1a2', cost: 4, via: null, with: [], defender: 1, was: 'active' },
      { e: 11, type: 'lost_token', seat: 1, region: 'L1a2', race: 'orc', amount: 1, cause: 'conquest' },
    ],
    after: after(conquer, { regions: { ...conquer.regions, L1a2: { race: 'dwarf', tokens: 4 } } }),
  },
  beasts: {
    info: info(2), seat: 0, view: beasts,
    ask: ask(['conquer L1a7', 'conquer L1a7 beasts 1', 'conquer L1a7 beasts 2', 'conquer L1a3', 'conquer L1a3 beasts 1', 'stop'], NOTES),
  },
  die: {
    info: info(2), seat: 0, view: conquer, ask: ask(['reinforce L1a11', 'reinforce L1a9', 'stop'], NOTES),
    events: [{ e: 10, type: 'rolled', seat: 0, region: 'L1a9', die: 2, success: true }],
  },
  marker: {
    info: info(2), seat: 0, view: conquer, ask: ask(CONQUESTS, NOTES),
    events: [{ e: 10, type: 'marker_shown', board: 'L1a', id: 'doomhammer', region: 'L1a7' }, { e: 11, type: 'bomb_shown', region: 'L1a9', kind: 'blast' }],
  },
  form: {
    info: info(2), seat: 0,
    view: two(0, { phase: 'start', turn: 0, players: { ...conquer.players, 0: { coins: 12, active: { race: 'worgen', power: 'fisher', hand: 5, beasts: 0, champion: null, form: null }, declined: null, saves: 0 } } }),
    ask: ask(['form human', 'form wolf', 'decline']),
  },
  portal: {
    info: info(2), seat: 0, view: conquer,
    ask: ask(['conquer L1a7', 'portal L1a3 L1a6', 'portal L1a6 S1a1', 'intimidate L1a2 L1a9', 'intimidate L1a2 L1a11', 'intimidate L1a9 L1a2', 'stop'], NOTES),
  },
  redeploy: {
    info: info(2), seat: 0, view: redeploy,
    ask: ask([...['L1a5', 'L1a6', 'L1a10', 'L1a1'].flatMap((region) => [1, 2, 3, 4, 5].map((count) => `place ${region} ${count}`)), 'tower L1a5', 'objective L1a9', 'objective L1a2', 'objective S1a5', 'bomb L1a2', 'carry aegis L1a6', 'raise 1', 'raise 2']),
  },
  done: { info: info(2), seat: 0, view: two(0, { phase: 'redeploy', turn: 0, players: { ...conquer.players, 0: { ...conquer.players[0], active: { ...conquer.players[0].active, hand: 0 } } } }), ask: ask(['done', 'tower L1a5', 'carry eye L1a6']) },
  refugees: {
    info: info(2), seat: 0, view: two(0, { phase: 'refugees', turn: 1, refugees: { 0: 3 }, to_act: [0] }),
    ask: ask(['L1a5', 'L1a6', 'L1a10', 'L1a1'].flatMap((region) => [1, 2, 3].map((count) => `place ${region} ${count}`))),
  },
  scored: { info: info(2), seat: 0, view: two(0, { phase: 'start', turn: 1, to_act: [1] }), events: [scoredMine, { e: 10, type: 'turn', seat: 1, round: 5 }] },
  wait: { info: info(2), seat: 0, view: two(0, { phase: 'conquer', turn: 1, to_act: [1] }) },
  'conquer-5': {
    info: info(5), seat: 1, view: five(1, { phase: 'conquer', turn: 1 }),
    ask: ask(['conquer L1a4', 'conquer L1a8', 'conquer M1a8', 'conquer S2b3', 'reinforce L2b6', 'runeblade L1a9', 'stop'], {
      'conquer L1a4': { cost: 2, parts: [['base', 2], ['tokens', 1], ['troll', -1]] },
      'conquer L1a8': { cost: 4, parts: [['base', 2], ['tokens', 3], ['troll', -1]] },
      'conquer M1a8': { cost: 3, parts: [['base', 2], ['landing', 1]] },
      'conquer S2b3': { cost: 3, parts: [['base', 2], ['landing', 1]] },
    }),
    events: [
      { e: 10, type: 'paid', from: 1, to: 3, amount: 1, for: 'toll' }, { e: 11, type: 'declined', seat: 2, race: 'tauren' },
      { e: 12, type: 'scored', seat: 2 }, { e: 13, type: 'turn', seat: 3, round: 4 },
    ],
  },
  'wait-5': { info: info(5), seat: 1, view: five(1, { phase: 'conquer', turn: 3, to_act: [3] }) },
  'watch-5': { info: info(5), seat: null, view: five(null, { phase: 'redeploy', turn: 3, to_act: [3] }) },
  teams: { info: info(4, { teams: true }), seat: 0, view: teams(0, { phase: 'pick', turn: 0 }), ask: ask(['pick 0', 'pick 1', 'pick 2']) },
  own: {
    info: info(2), seat: 0,
    view: two(0, { boards: ['T1a'], faces: { T1a: loose() }, markers: {}, regions: { T1a2: { race: 'dwarf', tokens: 2 }, T1a6: { race: 'orc', tokens: 3 }, T1a3: { race: 'murloc', tokens: 1 } }, phase: 'conquer', turn: 0 }),
    ask: ask(['conquer T1a1', 'conquer T1a3', 'conquer T1a5', 'stop'], { 'conquer T1a1': { cost: 2, parts: [['base', 2]] } }),
  },
  end: {
    info: info(2), seat: 0,
    view: two(null, { phase: 'over', turn: null, to_act: [], round: 10, players: open(conquer.players, [88, 81]), result: { ranks: [1, 2], scores: [88, 81], reason: 'coins' } }),
    events: [5, 7, 8, 9, 11, 12, 9, 7, 10, 10].map((amount, n): GameEvent => ({ e: n, type: 'scored', seat: 0, amount, lines: [['regions', amount]] })),
  },
  'end-5': {
    info: info(5), seat: 1,
    view: five(null, { phase: 'over', turn: null, to_act: [], round: 8, players: open(five(1, {}).players, [61, 74, 58, 74, 66]), result: { ranks: [4, 2, 5, 1, 3], scores: [61, 74, 58, 74, 66], reason: 'tokens' } }),
  },
}

function fresh(seats: number, me: number): View {
  return Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { coins: seat === me ? 5 : HIDDEN, active: null, declined: null, saves: 0 }]))
}

function open(players: View, coins: number[]): View {
  return Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, { ...player, coins: coins[Number(seat)] }]))
}

/** A face of a position's own: no outlines, only what the rules read. */
function loose(): View {
  return {
    regions: {
      0: { terrain: 'sea' }, 1: { terrain: 'field', symbols: ['landing'] }, 2: { terrain: 'forest' }, 3: { terrain: 'mountain', symbols: ['cavern', 'murloc'] },
      4: { terrain: 'hill', symbols: ['landing', 'magic'] }, 5: { terrain: 'swamp', symbols: ['marker'] }, 6: { terrain: 'mountain' },
      7: { terrain: 'forest', symbols: ['magic', 'murloc'] }, 8: { terrain: 'hill', symbols: ['landing', 'cavern'] }, 9: { terrain: 'field' }, 10: { terrain: 'lake' },
    },
    borders: [[0, 1], [0, 4], [0, 7], [0, 8], [1, 2], [1, 4], [2, 3], [2, 5], [3, 6], [4, 5], [4, 7], [5, 6], [5, 8], [5, 10], [6, 9], [6, 10], [7, 8], [8, 9], [8, 10], [9, 10]],
  }
}
