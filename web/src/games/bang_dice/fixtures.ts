/** Moments of a match for the playground and for tests. */

import type { Fixture, GameEvent, TableInfo, View } from '../../core/board'
import type { Character, Face, Role } from './facts'
import { lifeOf } from './facts'

const NAMES = ['민수', '영희', '꾀돌이', 'Kim', '보라', '준', '하늘', 'Ada']
const PEOPLE: Character[] = ['calamity_janet', 'el_gringo', 'black_jack', 'sid_ketchum', 'rose_doolan', 'vulture_sam', 'willy_the_kid', 'jourdonnais']
const ROLES: Record<number, Role[]> = {
  3: ['deputy', 'outlaw', 'renegade'],
  4: ['outlaw', 'sheriff', 'renegade', 'outlaw'],
  5: ['outlaw', 'deputy', 'sheriff', 'outlaw', 'renegade'],
  6: ['deputy', 'outlaw', 'sheriff', 'outlaw', 'renegade', 'outlaw'],
  7: ['outlaw', 'deputy', 'sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'],
  8: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw', 'deputy', 'outlaw', 'renegade'],
}
const HIDDEN = { hidden: 1 }

function info(seats: number, you: number | null, more: Partial<TableInfo> = {}): Partial<TableInfo> {
  return {
    options: { slab: 'same_target', characters: 'all' },
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

interface Make extends View {
  /** Who sits where, by seat; the others as usual. */
  people?: Record<number, Character>
  /** Life missing, by seat. */
  hurt?: Record<number, number>
  dead?: number[]
}

function view(seats: number, me: number | null, { people = {}, hurt = {}, dead = [], ...change }: Make = {}): View {
  const all = Array.from({ length: seats }, (_, at) => at)
  const roles = ROLES[seats]!
  const characters = all.map((at) => people[at] ?? PEOPLE[at]!)
  const most = all.map((at) => lifeOf[characters[at]!] + (roles[at] === 'sheriff' ? 2 : 0))
  const shown = all.map((at) => seats === 3 || roles[at] === 'sheriff' || dead.includes(at))
  const arrows = all.map((at) => (dead.includes(at) ? 0 : [1, 0, 2, 1, 0, 1, 0, 0][at]!))
  const held = ((change.arrows as number[] | undefined) ?? arrows).reduce((sum, one) => sum + one, 0)
  return {
    turn: 0,
    phase: 'roll',
    rolls: 1,
    dice: ['one', 'arrow', 'dynamite', 'beer', 'gatling'],
    roles: all.map((at) => (shown[at] || at === me || change.result ? roles[at] : HIDDEN)),
    shown,
    characters,
    life: all.map((at) => (dead.includes(at) ? 0 : most[at]! - (hurt[at] ?? [2, 0, 4, 1, 3, 5, 0, 1][at]!))),
    max_life: most,
    arrows,
    pile: 9 - held,
    alive: all.map((at) => !dead.includes(at)),
    pending: {},
    to_act: [change.turn ?? 0],
    result: null,
    ...change,
  }
}

/** What the rules would list for these dice, for the playground only. */
function rollLegal(dice: readonly Face[], loose = dice.flatMap((face, die) => (face === 'dynamite' ? [] : [die]))): string[] {
  const legal = ['stop']
  for (let mask = 1; mask < 32; mask += 1) {
    const set = [0, 1, 2, 3, 4].filter((die) => (mask >> die) % 2 === 1)
    if (set.every((die) => loose.includes(die))) legal.push(`reroll ${set.join()}`)
  }
  return legal
}

const ask = (legal: readonly string[], left: number | null = null) => ({ ask: 7, legal, left })
const e = (n: number, type: string, fields: View = {}): GameEvent => ({ e: n, type, ...fields })

function rolling(seats: number, dice: Face[], more: Make = {}, legal = rollLegal(dice)): Fixture {
  return { info: info(seats, 0), seat: 0, view: view(seats, 0, { dice, ...more }), ask: ask(legal) }
}

function asking(seats: number, legal: readonly string[], more: Make): Fixture {
  return { info: info(seats, 0), seat: 0, view: view(seats, 0, { to_act: [0], ...more }), ask: ask(legal) }
}

function ended(seats: number, me: number | null, reason: string, winners: readonly number[], dead: number[]): Fixture {
  const all = Array.from({ length: seats }, (_, at) => at)
  return {
    info: info(seats, me, { state: 'over' }),
    seat: me,
    view: view(seats, me, {
      turn: null,
      phase: 'over',
      dead,
      to_act: [],
      dice: ['one', 'one', 'two', 'gatling', 'arrow'],
      rolls: 3,
      result: {
        ranks: all.map((at) => (winners.includes(at) ? 1 : winners.length + 1)),
        scores: all.map((at) => (winners.includes(at) ? 1 : 0)),
        reason,
      },
    }),
    events: [e(90, 'ended', { reason, winners })],
  }
}

const heals = (seats: readonly number[]) => seats.map((at) => `heal @${at}`)
const SHOTS: Face[] = ['one', 'two', 'beer', 'beer', 'gatling']

const attack: Fixture = {
  info: info(5, 0),
  seat: 0,
  view: view(5, 0, { turn: 1, to_act: [1], dice: ['arrow', 'arrow', 'one', 'beer', 'two'], arrows: [2, 2, 3, 0, 1], hurt: { 2: 5, 0: 2 } }),
  events: [
    e(30, 'rolled', { seat: 1, dice: [0, 1, 4], faces: ['arrow', 'arrow', 'gatling'] }),
    e(31, 'arrow_taken', { seat: 1 }),
    e(32, 'indians', { losses: [2, 3, 2, 0, 1] }),
    e(33, 'lost', { seat: 1, amount: 3, cause: 'arrows' }),
    e(34, 'lost', { seat: 2, amount: 2, cause: 'arrows' }),
    e(35, 'lost', { seat: 4, amount: 1, cause: 'arrows' }),
    e(36, 'lost', { seat: 0, amount: 2, cause: 'arrows' }),
    e(37, 'arrow_taken', { seat: 1 }),
  ],
  after: view(5, 0, { turn: 1, to_act: [1], rolls: 2, dice: ['arrow', 'arrow', 'one', 'beer', 'gatling'], arrows: [0, 1, 0, 0, 0], hurt: { 0: 4, 1: 3, 2: 7, 4: 4 } }),
}

const salvo: Fixture = {
  info: info(8, 0),
  seat: 0,
  view: view(8, 0, { turn: 4, to_act: [4], phase: 'shots', rolls: 3, dice: ['one', 'gatling', 'gatling', 'gatling', 'dynamite'], hurt: { 5: 8 }, pending: { shots: [] } }),
  events: [
    e(50, 'shot', { seat: 4, target: 5, amount: 1 }),
    e(51, 'lost', { seat: 5, amount: 1, cause: 'shots' }),
    e(52, 'eliminated', { seat: 5, role: 'deputy' }),
    e(53, 'gatling', { seat: 4 }),
    e(54, 'lost', { seat: 0, amount: 1, cause: 'gatling' }),
    e(55, 'lost', { seat: 1, amount: 1, cause: 'gatling' }),
    e(56, 'turn', { seat: 6 }),
    e(57, 'rolled', { seat: 6, dice: [0, 1, 2, 3, 4], faces: ['dynamite', 'dynamite', 'dynamite', 'beer', 'one'] }),
    e(58, 'dynamite', { seat: 6 }),
    e(59, 'lost', { seat: 6, amount: 1, cause: 'dynamite' }),
    e(60, 'healed', { seat: 6, by: 6, amount: 1 }),
    e(61, 'turn', { seat: 0 }),
  ],
  after: view(8, 0, { dead: [5], dice: ['one', 'two', 'beer', 'arrow', 'gatling'] }),
}

export const fixtures: Record<string, Fixture> = {
  'roll-5': rolling(5, ['one', 'arrow', 'dynamite', 'beer', 'gatling']),
  'roll-4': rolling(4, ['two', 'two', 'beer', 'gatling', 'gatling'], { rolls: 2 }),
  'roll-6': rolling(6, ['dynamite', 'dynamite', 'beer', 'one', 'two'], { rolls: 2 }),
  'roll-7': rolling(7, ['beer', 'arrow', 'arrow', 'one', 'two']),
  'roll-8': rolling(8, ['one', 'two', 'gatling', 'gatling', 'arrow'], { arrows: [3, 0, 2, 1, 0, 1, 0, 1] }),
  'roll-jack': rolling(4, ['dynamite', 'dynamite', 'beer', 'one', 'one'], { people: { 0: 'black_jack', 2: 'kit_carlson' } }, rollLegal(['one', 'one', 'one', 'one', 'one'])),
  'roll-duke': rolling(5, ['gatling', 'gatling', 'beer', 'one', 'arrow'], { people: { 0: 'lucky_duke' }, rolls: 3 }),
  'hunt-3': rolling(3, ['one', 'one', 'two', 'beer', 'gatling'], { people: { 1: 'slab_the_killer', 2: 'suzy_lafayette' } }),
  'hunt-3-wait': { info: info(3, 0), seat: 0, view: view(3, 0, { turn: 1, to_act: [1], phase: 'shots', dice: ['one', 'beer', 'beer', 'arrow', 'gatling'], pending: { shots: [] } }) },
  shots: asking(5, ['shoot 1 @2', 'shoot 1 @3'], { phase: 'shots', rolls: 3, people: { 0: 'jesse_jones' }, dice: SHOTS, pending: { shots: ['shoot 0 @4'] } }),
  'shots-janet': asking(5, ['shoot 0 @1', 'shoot 0 @4', 'shoot 0 @2 as two', 'shoot 0 @3 as two'], { phase: 'shots', rolls: 2, dice: SHOTS, pending: { shots: [] } }),
  'shots-slab': asking(5, ['shoot 0 @1', 'shoot 0 @4', 'shoot 0 @1 with 2', 'shoot 0 @4 with 2', 'shoot 0 @1 with 3', 'shoot 0 @4 with 3'], {
    phase: 'shots', rolls: 2, dice: SHOTS, pending: { shots: [] }, people: { 0: 'slab_the_killer' },
  }),
  'shots-slab-source': asking(5, ['shoot 0 @1', 'shoot 0 @4', 'shoot 0 @1 with 2', 'shoot 0 @4 with 2', 'shoot 0 @1 @4 with 2'], {
    phase: 'shots', rolls: 2, dice: SHOTS, pending: { shots: [] }, people: { 0: 'slab_the_killer' },
  }),
  'shots-rose': asking(8, ['shoot 0 @1', 'shoot 0 @2', 'shoot 0 @6', 'shoot 0 @7'], {
    phase: 'shots', rolls: 3, dice: ['one', 'one', 'two', 'dynamite', 'arrow'], pending: { shots: [] }, people: { 0: 'rose_doolan', 4: 'paul_regret' },
  }),
  'shots-one': asking(4, ['shoot 2 @2'], { phase: 'shots', rolls: 3, people: { 0: 'pedro_ramirez' }, dice: ['beer', 'gatling', 'two', 'arrow', 'two'], pending: { shots: [] } }),
  'beers-8': asking(8, heals([0, 1, 2, 3, 4, 5, 6, 7]), { phase: 'beers', rolls: 3, dice: ['beer', 'beer', 'beer', 'one', 'gatling'], pending: { beers: 2, double: false } }),
  'beers-4-double': asking(4, heals([0, 1, 2, 3]), { phase: 'beers', people: { 0: 'jesse_jones' }, hurt: { 0: 6, 1: 0 }, rolls: 3, dice: ['beer', 'beer', 'one', 'one', 'gatling'], pending: { beers: 2, double: true } }),
  sid: asking(5, heals([0, 1, 2, 3, 4]), { phase: 'sid', rolls: 0, dice: [], people: { 0: 'sid_ketchum', 3: 'bart_cassidy' } }),
  bart: asking(5, ['arrow', 'lose'], { phase: 'bart', turn: 2, rolls: 3, people: { 0: 'bart_cassidy' }, dice: ['one', 'one', 'beer', 'arrow', 'gatling'], pending: { batch: 'shots', losses: [2, 0, 0, 0, 0], left: 2, shots: ['shoot 0 @0', 'shoot 1 @0'] } }),
  'bart-last': asking(5, ['lose'], { phase: 'bart', turn: 2, rolls: 3, people: { 0: 'bart_cassidy' }, arrows: [3, 2, 2, 1, 0], dice: ['gatling', 'gatling', 'gatling', 'arrow', 'beer'], pending: { batch: 'gatling', losses: [1, 1, 0, 1, 1], left: 1 } }),
  pedro: asking(5, ['discard', 'keep'], { phase: 'pedro', turn: 3, rolls: 3, people: { 0: 'pedro_ramirez' }, arrows: [3, 0, 2, 0, 0], dice: ['gatling', 'gatling', 'gatling', 'dynamite', 'beer'], pending: { batch: 'gatling', losses: [1, 1, 1, 0, 1], left: 1 } }),
  kit: asking(5, ['discard @0', 'discard @2', 'discard @3', 'keep'], { phase: 'kit', rolls: 3, people: { 0: 'kit_carlson' }, dice: ['gatling', 'gatling', 'one', 'dynamite', 'beer'], pending: { left: 2 } }),
  'wait-roll': { info: info(5, 0), seat: 0, view: view(5, 0, { turn: 3, to_act: [3], rolls: 2 }) },
  'wait-8': { info: info(8, 3), seat: 3, view: view(8, 3, { turn: 6, to_act: [6], phase: 'beers', rolls: 3, dead: [1], dice: ['beer', 'beer', 'one', 'one', 'gatling'], pending: { beers: 1, double: false } }) },
  'wait-first-roll': { info: info(4, 0), seat: 0, view: view(4, 0, { turn: 1, to_act: [1], phase: 'sid', rolls: 0, dice: [], people: { 1: 'sid_ketchum' } }) },
  attack,
  salvo,
  plain: {
    info: info(4, 0, { options: { slab: 'same_target', characters: 'none' } }),
    seat: 0,
    view: view(4, 0, { characters: [null, null, null, null], max_life: [8, 10, 8, 8], life: [5, 10, 8, 2] }),
    ask: ask(rollLegal(['one', 'arrow', 'dynamite', 'beer', 'gatling'])),
  },
  dead: { info: info(5, 0), seat: 0, view: view(5, 0, { turn: 3, to_act: [3], dead: [0, 1] }) },
  watcher: { info: info(5, null), seat: null, view: view(5, null, { turn: 1, to_act: [1] }) },
  'watcher-8': { info: info(8, null), seat: null, view: view(8, null, { turn: 2, to_act: [2], dead: [6], phase: 'shots', pending: { shots: ['shoot 0 @1'] } }) },
  'long-names': {
    info: {
      ...info(8, 0),
      seats: info(8, 0).seats!.map((seat, at) => ({ ...seat, kind: 'player' as const, name: ['나', '아주아주긴이름을가진사람스무글자', 'WWWWWWWWWWWWWWWWWWWW', 'Bartholomew the Great', '줄리엣 카풀렛 공주', '이', 'Maximilian', '김수한무거북이와두루미'][at]! })),
    },
    seat: 0,
    view: view(8, 0, { phase: 'beers', rolls: 3, dice: ['beer', 'beer', 'one', 'one', 'gatling'], pending: { beers: 1, double: false } }),
    ask: ask(heals([0, 1, 2, 3, 4, 5, 6, 7])),
  },
  'end-outlaws': ended(5, 0, 'outlaws', [0, 3], [0, 2]),
  'end-law': ended(8, 0, 'law', [0, 2, 5], [1, 3, 4, 6, 7]),
  'end-renegade': ended(4, 0, 'renegade', [2], [0, 1, 3]),
  'end-prey': ended(3, 0, 'prey', [0], [2]),
  'end-last': ended(3, 1, 'last', [1], [0, 2]),
  'end-nobody': ended(3, null, 'nobody', [], [0, 1, 2]),
}
