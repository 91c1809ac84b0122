import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from '../../core/board'
import { advance } from './advance'
import { lastOf, pathOf } from './path'
import { samples } from './samples'
import { frontOf, onPad, turnOf, valueOf } from './die'
import { V2_1 } from './sheets'
import { circlesOf, cliff, restFrame, stepsOf } from './view'

const NONE = { pip: { gained: 0, used: 0 }, move: { gained: 0, used: 0 } }
const START: View = { turn: 0, phase: 'flick', round: 2, shorts: 0, landing: null, cliff: [10, 13], ropes: [], abilities: [{ ...NONE, pip: { gained: 2, used: 1 } }, NONE] }
const e = (type: string, fields: View): GameEvent => ({ e: 0, type, ...fields })

function told(...events: GameEvent[]): View {
  return events.reduce<View>((view, event) => ({ ...view, ...advance(view, event) }), START)
}

describe('the shown view', () => {
  it('follows a whole turn', () => {
    const after = told(
      e('posed', { seat: 0, pose: 3 }),
      e('flicked', { seat: 0, path: null }),
      e('landed', { seat: 0, kind: 'cell', cell: 5, pip: 3, tilted: false }),
      e('ability_used', { seat: 0, ability: 'pip', change: 1 }),
      e('rope_drawn', { seat: 0, from: 10, to: 15 }),
      e('carried', { seat: 0, from: 10, to: 15 }),
      e('climbed', { seat: 0, from: 15, to: 17 }),
    )
    expect(after).toMatchObject({ phase: 'abilities', landing: { cell: 5, pip: 4 }, cliff: [17, 13], ropes: [[10, 15]] })
    expect((after.abilities as any)[0].pip).toEqual({ gained: 1, used: 2 })
    const next = { ...after, ...advance(after, e('turn', { seat: 1, round: 2 })) }
    expect(next).toMatchObject({ turn: 1, landing: null, phase: 'flick', shorts: 0 })
  })

  it('counts a short, moves the action, gains a circle', () => {
    expect(told(e('landed', { seat: 0, kind: 'short' })).shorts).toBe(1)
    expect(told(e('landed', { seat: 0, kind: 'out' })).landing).toBeNull()
    const moved = told(e('landed', { seat: 0, kind: 'cell', cell: 5, pip: 3 }), e('ability_used', { seat: 0, ability: 'move', change: -1 }))
    expect(moved.landing).toEqual({ cell: 4, pip: 3 })
    expect((told(e('ability_gained', { seat: 1, ability: 'move' })).abilities as any)[1].move.gained).toBe(1)
  })

  it('leaves the given view as it was', () => {
    const before = JSON.stringify(START)
    told(e('carried', { seat: 0, from: 10, to: 15 }), e('rope_drawn', { seat: 0, from: 10, to: 15 }))
    expect(JSON.stringify(START)).toBe(before)
  })
})

describe('reading the view', () => {
  it('draws circles crossed out first, then gained, then empty', () => {
    expect(circlesOf(cliff(START), 0, 'pip', 3)).toEqual(['used', 'gained', 'gained'])
    expect(circlesOf(cliff(START), 1, 'move', 3)).toEqual(['empty', 'empty', 'empty'])
  })

  it('tells a half climb as the rulebook’s example does', () => {
    expect([1, 2, 3, 4, 5, 6].map((pip) => stepsOf('half', pip))).toEqual([0, 1, 1, 2, 2, 3])
    expect([stepsOf('full', 5), stepsOf('none', 5), stepsOf('wild', 5)]).toEqual([5, 0, null])
  })

  it('puts the die on the pad before a flick, as it stood last', () => {
    const rest = restFrame(cliff(START), [e('posed', { seat: 1, pose: 9 })], V2_1, 12, null)
    expect(rest).toEqual(onPad(12, turnOf(9)))
    expect(frontOf(restFrame(cliff(START), [], V2_1, 0, turnOf(20)).turn)).toBe(6)
  })

  it('leaves it where it was recorded to rest, whatever abilities made of the landing', () => {
    const view = cliff({ ...START, landing: { cell: 6, pip: 1 }, phase: 'abilities' })
    const events = [e('flicked', { seat: 0, path: samples.clean.path }), e('landed', { seat: 0, kind: 'cell', cell: samples.clean.cell, pip: samples.clean.pip })]
    expect(restFrame(view, events, V2_1, 0, null)).toEqual(lastOf(pathOf(samples.clean.path)!))
  })

  it('lays it in its valley where nothing was recorded', () => {
    const view = cliff({ ...START, landing: { cell: 6, pip: 1 }, phase: 'abilities' })
    const events = [e('flicked', { seat: 0, path: null }), e('landed', { seat: 0, kind: 'cell', cell: 5, pip: 2 })]
    expect(valueOf(restFrame(view, events, V2_1, 0, null).turn)).toBe(2)
    expect(valueOf(restFrame(view, [], V2_1, 0, null).turn)).toBe(1)
  })
})
