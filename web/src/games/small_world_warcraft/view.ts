/** The view of the islands, and what a board reads off it. No rule lives here: only what lies open on the table. */

import type { View } from '../../core/board'
import { factions, isRace, type Faction, type Marker, type Piece, type Power, type Race } from './facts'
import type { Face } from './maps/face'

export type Phase = 'pick' | 'start' | 'ready' | 'conquer' | 'redeploy' | 'refugees' | 'over'

export interface Combo {
  readonly race: Race
  readonly power: Power
  readonly coins: number
}

/** The column of the team game: badges, and banners of each faction; row 0 is the lowest. */
export interface Rows {
  readonly powers: readonly (Power | null)[]
  readonly alliance: readonly (Race | null)[]
  readonly horde: readonly (Race | null)[]
  readonly neutral?: readonly (Race | null)[]
}

export interface Active {
  readonly race: Race
  readonly power: Power
  readonly hand: number
  readonly beasts: number
  /** null: another power; `hand`, a region, or the captor `@2`. */
  readonly champion: string | null
  readonly form: 'human' | 'wolf' | null
}

export interface Player {
  readonly coins: number | { readonly hidden: true }
  readonly active: Active | null
  readonly declined: { readonly race: Race; readonly power: Power } | null
  readonly saves: number
}

export interface Held {
  readonly race: Race | 'murloc'
  readonly tokens: number
  readonly wall?: boolean
  readonly fort?: boolean
  readonly tower?: boolean
  readonly beasts?: number
}

export interface Laid {
  readonly id: Marker | { readonly hidden: 1 }
  readonly at: string
  readonly up: boolean
}

export interface Conquest {
  readonly at: string
  readonly race: Race | 'murloc' | null
  readonly tokens: number
  readonly was: 'empty' | 'murloc' | 'active' | 'declined' | 'mine'
}

export interface WorldView {
  readonly boards: readonly string[]
  readonly faces: Readonly<Record<string, Face>>
  readonly round: number
  readonly rounds: number
  readonly starter: number
  readonly turn: number | null
  readonly phase: Phase
  readonly column: readonly Combo[] | Rows
  readonly players: Readonly<Record<number, Player>>
  readonly regions: Readonly<Record<string, Held | null>>
  readonly markers: Readonly<Record<string, Laid>>
  readonly objectives: readonly string[]
  readonly bombs: { readonly placed: Readonly<Record<string, unknown>> }
  readonly harmony: { readonly holders: readonly number[]; readonly attackers: readonly number[] }
  readonly refugees: Readonly<Record<number, number>>
  readonly this_turn: {
    readonly die: number | null
    readonly slain: number
    readonly raised: number
    readonly conquests: readonly Conquest[]
    readonly used: Readonly<Record<string, number>>
  }
  readonly to_act: readonly number[]
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[]; readonly reason: string } | null
}

/** The view as this game's own; what a table still without a match leaves out is empty. */
export function world(view: View): WorldView {
  return {
    boards: [], faces: {}, round: 1, rounds: 10, starter: 0, turn: null, phase: 'start', column: [], players: {}, regions: {}, markers: {},
    objectives: [], harmony: { holders: [], attackers: [] }, refugees: {}, to_act: [], result: null,
    ...view,
    bombs: { placed: {}, ...(view.bombs as object | undefined) },
    this_turn: { die: null, slain: 0, raised: 0, conquests: [], used: {}, ...(view.this_turn as object | undefined) },
  } as WorldView
}

/** The seats, in order. */
export function seatsOf(view: WorldView): number[] {
  return Object.keys(view.players).map(Number).sort((a, b) => a - b)
}

/** The seats clockwise from the one on my left; a watcher sees all from seat 0. */
export function around(view: WorldView, seat: number | null): number[] {
  const all = seatsOf(view)
  return seat === null ? all : all.slice(1).map((_, at) => (seat + 1 + at) % all.length)
}

export interface Holder {
  readonly seat: number
  /** By the active race, or by the one in decline. */
  readonly active: boolean
}

/** Who holds a region; null: nobody, or Murlocs. Every banner is there once, so the race tells. */
export function holderOf(view: WorldView, region: string): Holder | null {
  const race = view.regions[region]?.race
  if (!isRace(race)) return null
  for (const [seat, player] of Object.entries(view.players)) {
    if (player.active?.race === race) return { seat: Number(seat), active: true }
    if (player.declined?.race === race) return { seat: Number(seat), active: false }
  }
  return null
}

/** The regions a seat holds, with the active race and with the one in decline. */
export function landsOf(view: WorldView, seat: number): { readonly own: readonly string[]; readonly old: readonly string[] } {
  const own: string[] = []
  const old: string[] = []
  for (const region of Object.keys(view.regions)) {
    const holder = holderOf(view, region)
    if (holder?.seat === seat) (holder.active ? own : old).push(region)
  }
  return { own, old }
}

/** Race tokens of a seat on the islands. */
export function tokensOn(view: WorldView, seat: number): number {
  const { own, old } = landsOf(view, seat)
  return [...own, ...old].reduce((sum, region) => sum + (view.regions[region]?.tokens ?? 0), 0)
}

export interface Lying {
  readonly piece: Piece
  readonly count: number
}

/** The special tokens in a region. */
export function piecesAt(view: WorldView, region: string): Lying[] {
  const held = view.regions[region]
  const found: Lying[] = []
  const add = (piece: Piece, count: number) => count > 0 && found.push({ piece, count })
  add('tower', held?.tower ? 1 : 0)
  add('fort', held?.fort ? 1 : 0)
  add('wall', held?.wall ? 1 : 0)
  add('beast', held?.beasts ?? 0)
  add('champion', Object.values(view.players).some((player) => player.active?.champion === region) ? 1 : 0)
  add('objective', view.objectives.includes(region) ? 1 : 0)
  add('bomb', region in view.bombs.placed ? 1 : 0)
  return found
}

/** The markers in a region, by the islands they were laid on. */
export function markersAt(view: WorldView, region: string): { readonly board: string; readonly id: Marker | null }[] {
  return Object.entries(view.markers)
    .filter(([, laid]) => laid.at === region)
    .map(([board, laid]) => ({ board, id: typeof laid.id === 'string' ? laid.id : null }))
}

/** Whether coming there turns something over that nobody knows yet. */
export function reveals(view: WorldView, region: string): boolean {
  return markersAt(view, region).some((marker) => marker.id === null)
}

/** A seat's coins; null: hidden from this viewer. */
export function coinsOf(view: WorldView, seat: number): number | null {
  const coins = view.players[seat]?.coins
  return typeof coins === 'number' ? coins : null
}

/** Of the team game: which faction a seat fights for. */
export function teamOf(view: WorldView, seat: number): Faction | null {
  if (Array.isArray(view.column)) return null
  const count = seatsOf(view).length
  return count === 4 ? factions[seat % 2]! : factions[seat % 3]!
}

export interface Offered {
  readonly slot: number
  readonly race: Race | null
  readonly power: Power | null
  readonly coins: number
  /** Of the team game: the banners of the other factions in this row. */
  readonly others: readonly Race[]
}

/** The combos on offer to a seat, slot 0 first; in the team game with the banners of its faction. */
export function offered(view: WorldView, faction: Faction | null): Offered[] {
  const column = view.column
  if (!('powers' in column)) return column.map((combo, slot) => ({ slot, ...combo, others: [] }))
  const mine = faction ?? 'alliance'
  return column.powers.map((power, slot) => ({
    slot,
    power,
    race: column[mine]?.[slot] ?? null,
    coins: 0,
    others: factions.flatMap((other) => (other === mine ? [] : [column[other]?.[slot]])).filter(isRace),
  }))
}
