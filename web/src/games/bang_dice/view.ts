/** The view of the dice game, and what a board reads off it. No rule lives here: only what lies open on the table. */

import type { View } from '../../core/board'
import { isRole, prey, type Character, type Face, type Role, type Step } from './facts'

export type Phase = 'sid' | 'roll' | 'shots' | 'beers' | 'bart' | 'pedro' | 'kit' | 'over'

export interface Pending {
  readonly shots?: readonly string[]
  readonly beers?: number
  readonly double?: boolean
  readonly left?: number
  readonly batch?: 'arrows' | 'dynamite' | 'shots' | 'gatling'
  readonly losses?: readonly number[]
}

export interface BangView {
  readonly turn: number | null
  readonly phase: Phase
  readonly rolls: number
  readonly dice: readonly Face[]
  readonly roles: readonly (Role | { readonly hidden: number })[]
  readonly shown: readonly boolean[]
  readonly characters: readonly (Character | null)[]
  readonly life: readonly number[]
  readonly max_life: readonly number[]
  readonly arrows: readonly number[]
  readonly pile: number
  readonly alive: readonly boolean[]
  readonly pending: Pending
  readonly to_act: readonly number[]
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[]; readonly reason: string } | null
}

/** The view as the dice game's own; what a table still without a match leaves out is empty. */
export function bang(view: View): BangView {
  return {
    turn: null, phase: 'roll', rolls: 0, dice: [], roles: [], shown: [], characters: [], life: [], max_life: [], arrows: [],
    pile: 9, alive: [], pending: {}, to_act: [], result: null,
    ...view,
  } as BangView
}

/** A seat's role, as far as this viewer knows it. */
export function roleOf(view: BangView, seat: number): Role | null {
  const role = view.roles[seat]
  return isRole(role) ? role : null
}

/** The seats clockwise from the one on my left; a watcher sees all from seat 0. */
export function around(seats: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: seats }, (_, at) => at)
  return Array.from({ length: seats - 1 }, (_, at) => (seat + 1 + at) % seats)
}

/** Three at the table: everybody hunts somebody. */
export function isHunt(view: BangView): boolean {
  return view.alive.length === 3
}

/** Whom a seat hunts, with three players; null otherwise. */
export function preyOf(view: BangView, seat: number): number | null {
  if (!isHunt(view)) return null
  const role = roleOf(view, seat)
  const hunted = role === null ? undefined : prey[role]
  const at = hunted === undefined ? -1 : view.roles.indexOf(hunted)
  return at < 0 ? null : at
}

/** The step of the order of resolution that is under way; null: none. */
export function stepOf(view: BangView): Step | null {
  switch (view.phase) {
    case 'roll':
      return 'arrow'
    case 'shots':
      return 'shot'
    case 'beers':
      return 'beer'
    case 'kit':
      return 'gatling'
    case 'bart':
    case 'pedro':
      return view.pending.batch === 'gatling' ? 'gatling' : view.pending.batch === 'dynamite' ? 'dynamite' : 'shot'
    default:
      return null
  }
}

/** How often the roller may roll in all, as it stands on the card. */
export function rollsAllowed(view: BangView): number {
  return view.turn !== null && view.characters[view.turn] === 'lucky_duke' ? 4 : 3
}

/** How many gatlings must show for it to fire, as it stands on the card. */
export function gatlingsNeeded(view: BangView): number {
  return view.turn !== null && view.characters[view.turn] === 'willy_the_kid' ? 2 : 3
}

/** How many dice show this face. */
export function showing(view: BangView, face: Face): number {
  return view.dice.filter((one) => one === face).length
}

/** How many points are aimed at each seat by the shots assigned so far. */
export function aimed(view: BangView): readonly number[] {
  const points = view.alive.map(() => 0)
  for (const shot of view.pending.shots ?? []) {
    const targets = [...shot.matchAll(/@(\d+)/g)].map((match) => Number(match[1]))
    const each = targets.length === 1 && shot.includes(' with ') ? 2 : 1
    for (const at of targets) if (points[at] !== undefined) points[at] += each
  }
  return points
}

/** Who has won, once it is over. */
export function winners(view: BangView): readonly number[] {
  return view.result === null ? [] : view.result.scores.flatMap((score, seat) => (score > 0 ? [seat] : []))
}

/** Which dice have nothing more to do in this turn: they are dimmed, so that the one at work is seen. */
export function spent(view: BangView): readonly boolean[] {
  const { phase, pending } = view
  const final = phase === 'shots' || phase === 'beers' || phase === 'kit' || phase === 'bart' || phase === 'pedro'
  if (!final || pending.batch === 'dynamite') return view.dice.map(() => false)
  const fired = new Set<number>()
  for (const shot of pending.shots ?? []) {
    fired.add(Number(/^shoot (\d+)/.exec(shot)?.[1]))
    const beer = / with (\d+)/.exec(shot)?.[1]
    if (beer !== undefined) fired.add(Number(beer))
  }
  const late = phase === 'kit' || pending.batch === 'gatling'
  let drunk = phase === 'beers' ? showing(view, 'beer') - (pending.beers ?? 0) : 0
  return view.dice.map((face, die) => {
    if (face === 'arrow' || face === 'dynamite') return true
    if (face === 'gatling') return false
    if (late) return true
    if (face === 'beer') return phase === 'beers' ? drunk-- > 0 : fired.has(die)
    return phase === 'beers' || (phase === 'shots' && fired.has(die))
  })
}

/** Die → the seats it is aimed at, of the shots assigned so far. */
export function aims(view: BangView): ReadonlyMap<number, readonly number[]> {
  return new Map(
    (view.pending.shots ?? []).map((shot) => [
      Number(/^shoot (\d+)/.exec(shot)?.[1]),
      [...shot.matchAll(/@(\d+)/g)].map((match) => Number(match[1])),
    ]),
  )
}
