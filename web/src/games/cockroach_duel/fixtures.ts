/** Moments of the duel, canned, for the playground and the tests of the board. */

import type { Fixture, GameEvent, View } from '../../core/board'
import type { Kind } from './facts'
import { bundle } from './offers'

const you: Kind[] = ['fly', 'rat', 'toad', 'black']

function view(fields: View): View {
  return {
    round: 2,
    wins: [1, 0],
    starter: 0,
    attacker: 0,
    phase: 'attack',
    life: [3, 4],
    hands: [you, { hidden: 4 }],
    deck: { hidden: 8 },
    middle: { hidden: 4, black: 0 },
    attack: null,
    block: null,
    passes: 0,
    to_act: [0],
    result: null,
    ...fields,
  }
}

/** Every bundle of a hand. */
function bundles(hand: readonly Kind[]): string[] {
  const found = new Set<string>()
  for (let bits = 1; bits < 1 << hand.length; bits++) found.add(bundle(hand.filter((_, at) => bits & (1 << at))))
  return [...found]
}

function attacks(hand: readonly Kind[]): string[] {
  const laid = bundles(hand).flatMap((cards) => ['fly', 'roach', 'rat'].map((claim) => `attack ${claim} ${cards}`))
  return ['pass', ...laid]
}

function responses(hand: readonly Kind[]): string[] {
  return ['pass', 'challenge', ...bundles(hand).map((cards) => `block ${cards}`)]
}

const seats = [
  { kind: 'player', name: '민수', bot: null, here: true, you: true, away: false },
  { kind: 'player', name: '보리', bot: null, here: true, you: false, away: false },
] as const

const info = { seats, you: 0, options: { next_starter: 'alternate', overblock: true, reveal_black: true, target_wins: 3 } }
const watched = { ...info, you: null, seats: seats.map((seat) => ({ ...seat, you: false })) }

function events(...list: Omit<GameEvent, 'e'>[]): GameEvent[] {
  return list.map((event, e) => ({ e: e + 20, ...event }) as GameEvent)
}

const dealt = { type: 'round_dealt', round: 3, starter: 1, hand: ['roach', 'rat', 'rat', 'bat'] }
const nextRound = view({
  round: 3,
  wins: [2, 0],
  starter: 1,
  attacker: 1,
  life: [4, 3],
  hands: [['roach', 'rat', 'rat', 'bat'], { hidden: 4 }],
  deck: { hidden: 12 },
  middle: { hidden: 0, black: 0 },
  to_act: [1],
})

const attacked = view({
  attacker: 1,
  phase: 'response',
  hands: [you, { hidden: 2 }],
  attack: { claim: 'rat', count: 2 },
  to_act: [0],
})

const blocked = view({
  phase: 'review',
  hands: [['toad', 'black'], { hidden: 2 }],
  attack: { claim: 'fly', count: 2, cards: ['fly', 'rat'] },
  block: { claim: 'toad', count: 2 },
  to_act: [0],
})

export const fixtures: Record<string, Fixture> = {
  'my-attack': { info, view: view({}), seat: 0, ask: { ask: 1, legal: attacks(you), left: null } },
  'opponent-attack': {
    info,
    view: view({ attacker: 1, to_act: [1] }),
    seat: 0,
    ask: null,
    events: events({ type: 'attacked', seat: 1, claim: 'rat', count: 2 }),
    after: attacked,
  },
  response: { info, view: attacked, seat: 0, ask: { ask: 2, legal: responses(you), left: null } },
  review: { info, view: blocked, seat: 0, ask: { ask: 3, legal: ['challenge', 'accept'], left: null } },
  waiting: {
    info,
    view: view({
      phase: 'response',
      hands: [['toad', 'black'], { hidden: 4 }],
      attack: { claim: 'rat', count: 2, cards: ['fly', 'rat'] },
      to_act: [1],
    }),
    seat: 0,
    ask: null,
  },
  battle: {
    info,
    view: blocked,
    seat: 0,
    events: events(
      { type: 'accepted', seat: 0 },
      { type: 'life_taken', from: 1, to: 0, amount: 1 },
      { type: 'drew', seat: 0, count: 2, cards: ['fly', 'bat'] },
      { type: 'drew', seat: 1, count: 2 },
    ),
    after: view({
      attacker: 1,
      life: [4, 3],
      hands: [['fly', 'toad', 'bat', 'black'], { hidden: 4 }],
      deck: { hidden: 4 },
      middle: { hidden: 8, black: 0 },
      to_act: [1],
    }),
  },
  challenged: {
    info,
    view: attacked,
    seat: 0,
    events: events(
      { type: 'attacked', seat: 1, claim: 'rat', count: 2 },
      { type: 'challenged', seat: 0, cards: ['fly', 'rat'], truthful: false },
      { type: 'round_won', seat: 0, by: 'challenge' },
      dealt,
    ),
    after: nextRound,
  },
  'challenge-shown': {
    info,
    view: { ...attacked, attack: { claim: 'rat', count: 3, cards: ['fly', 'rat', 'black'], open: true }, to_act: [] },
    seat: 0,
  },
  'round-end': {
    info,
    view: nextRound,
    seat: 0,
    events: events(
      { type: 'attacked', seat: 1, claim: 'rat', count: 2 },
      { type: 'challenged', seat: 0, cards: ['fly', 'rat'], truthful: false },
      { type: 'round_won', seat: 0, by: 'challenge' },
      dealt,
    ),
  },
  'round-lost-life': {
    info,
    view: { ...nextRound, wins: [1, 1] },
    seat: 0,
    events: events(
      { type: 'life_taken', from: 0, to: 1, amount: 3 },
      { type: 'round_won', seat: 1, by: 'life' },
      dealt,
    ),
  },
  'match-end': {
    info,
    view: view({
      phase: 'over',
      round: 4,
      wins: [3, 1],
      attack: { claim: 'fly', count: 2, cards: ['fly', 'fly'], open: true },
      hands: [['toad', 'black'], { hidden: 4 }],
      to_act: [],
      result: { ranks: [1, 2], scores: [3, 1], reason: 'wins' },
    }),
    seat: 0,
    events: events(
      { type: 'round_dealt', round: 4, starter: 1, hand: ['fly', 'fly', 'toad', 'black'] },
      { type: 'attacked', seat: 0, claim: 'fly', count: 2, cards: ['fly', 'fly'] },
      { type: 'challenged', seat: 1, cards: ['fly', 'fly'], truthful: true },
      { type: 'round_won', seat: 0, by: 'challenge' },
      { type: 'match_won', seat: 0 },
    ),
  },
  watcher: {
    info: watched,
    view: view({
      phase: 'review',
      hands: [{ hidden: 2 }, { hidden: 1 }],
      attack: { claim: 'roach', count: 2 },
      block: { claim: 'toad', count: 3 },
      to_act: [0],
    }),
    seat: null,
  },
  'empty-hand': {
    info,
    view: view({ hands: [[], { hidden: 1 }], deck: { hidden: 0 }, middle: { hidden: 18, black: 1 }, passes: 1 }),
    seat: 0,
    ask: { ask: 4, legal: ['pass'], left: null },
  },
  'life-6-1': {
    info,
    view: view({ life: [6, 1], wins: [2, 2], round: 5 }),
    seat: 0,
    ask: { ask: 5, legal: attacks(you), left: null },
  },
  'deck-empty': {
    info,
    view: view({
      attacker: 1,
      phase: 'response',
      hands: [['roach', 'bat'], { hidden: 0 }],
      deck: { hidden: 0 },
      middle: { hidden: 12, black: 1 },
      attack: { claim: 'fly', count: 4 },
      to_act: [0],
    }),
    seat: 0,
    ask: { ask: 6, legal: responses(['roach', 'bat']), left: null },
  },
  'four-each': {
    info,
    view: view({
      phase: 'review',
      hands: [[], { hidden: 0 }],
      attack: { claim: 'roach', count: 4, cards: ['fly', 'rat', 'toad', 'black'] },
      block: { claim: 'toad', count: 4 },
      to_act: [0],
    }),
    seat: 0,
    ask: { ask: 7, legal: ['challenge', 'accept'], left: null },
  },
  'black-shown': {
    info,
    view: blocked,
    seat: 0,
    events: events({ type: 'black_shown', seat: 0 }, { type: 'drew', seat: 0, count: 2, cards: ['fly', 'bat'] }),
    after: view({ attacker: 1, hands: [['fly', 'toad', 'bat', 'bat'], { hidden: 4 }], middle: { hidden: 7, black: 1 }, to_act: [1] }),
  },
}

