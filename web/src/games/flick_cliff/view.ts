/** The view of the game, and what a board reads off it. No rule lives here: only what lies open on the table. */

import type { GameEvent, View } from '../../core/board'
import { onPad, seated, turnOf, UNTURNED, type Frame, type Turn } from './die'
import { lastOf, pathOf } from './path'
import type { Ability, Climb, Sheet } from './sheets'

export type Phase = 'flick' | 'abilities' | 'rope' | 'climb' | 'over'

export interface Circles {
  readonly gained: number
  readonly used: number
}

export interface CliffView {
  readonly turn: number
  readonly starter: number
  readonly phase: Phase
  readonly round: number
  readonly shorts: number
  readonly reflick_used: boolean
  readonly landing: { readonly cell: number; readonly pip: number } | null
  /** Tokens by seat. */
  readonly cliff: readonly number[]
  readonly ropes: readonly (readonly [number, number])[]
  readonly abilities: readonly Readonly<Record<Ability, Circles>>[]
  readonly to_act: readonly number[]
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[]; readonly reason: string } | null
}

/** The view as this game's own; what a table still without a match leaves out is empty. */
export function cliff(view: View): CliffView {
  return {
    turn: 0, starter: 0, phase: 'flick', round: 1, shorts: 0, reflick_used: false, landing: null, cliff: [], ropes: [], abilities: [],
    to_act: [], result: null,
    ...view,
  } as CliffView
}

/** A circle of the ability sheet, in the order they are drawn. */
export type Circle = 'used' | 'gained' | 'empty'

export function circlesOf(view: CliffView, seat: number, ability: Ability, all: number): Circle[] {
  const { gained = 0, used = 0 } = view.abilities[seat]?.[ability] ?? {}
  return Array.from({ length: all }, (_, n) => (n < used ? 'used' : n < used + gained ? 'gained' : 'empty'))
}

/** How far a cell climbs with this value, told before it is done; null: freely chosen. The rules do it. */
export function stepsOf(climb: Climb, pip: number): number | null {
  if (climb === 'wild') return null
  return { none: 0, half: Math.floor(pip / 2), full: pip }[climb]
}

/** The latest event of a kind. */
export function latest(events: readonly GameEvent[], type: string): GameEvent | null {
  for (let n = events.length - 1; n >= 0; n -= 1) if (events[n]!.type === type) return events[n]!
  return null
}

/** Where the die lies while nothing is played: in its valley as it was recorded, or on the pad to be flicked. */
export function restFrame(view: CliffView, events: readonly GameEvent[], sheet: Sheet, x: number, turn: Turn | null): Frame {
  if (view.landing === null) {
    const posed = latest(events, 'posed')
    return onPad(x, turn ?? (posed === null ? UNTURNED : turnOf(Number(posed.pose))))
  }
  const path = pathOf(latest(events, 'flicked')?.path)
  if (path !== null) return lastOf(path)
  // abilities change the landing, not the die
  const landed = latest(events, 'landed')
  const { cell, pip } = landed?.kind === 'cell' ? (landed as unknown as { cell: number; pip: number }) : view.landing
  return seated(sheet, cell, pip)
}
