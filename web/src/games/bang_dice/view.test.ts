import { describe, expect, it } from 'vitest'
import { advance } from './advance'
import { fixtures } from './fixtures'
import { aimed, aims, around, bang, preyOf, roleOf, rollsAllowed, spent, stepOf } from './view'

const of = (name: string) => bang(fixtures[name]!.view)

describe('the view', () => {
  it('seats the others clockwise from my left', () => {
    expect(around(5, 2)).toEqual([3, 4, 0, 1])
    expect(around(3, null)).toEqual([0, 1, 2])
  })

  it('knows who hunts whom with three, and nobody with four', () => {
    const hunt = of('hunt-3')
    expect([0, 1, 2].map((seat) => preyOf(hunt, seat))).toEqual([2, 0, 1])
    expect(preyOf(of('roll-4'), 0)).toBeNull()
  })

  it('reads roles, steps and rolls', () => {
    expect(roleOf(of('roll-5'), 1)).toBeNull()
    expect(roleOf(of('roll-5'), 2)).toBe('sheriff')
    expect(['roll-5', 'shots', 'beers-8', 'kit', 'bart', 'bart-last', 'sid', 'end-law'].map((name) => stepOf(of(name)))).toEqual(['arrow', 'shot', 'beer', 'gatling', 'shot', 'gatling', null, null])
    expect([rollsAllowed(of('roll-duke')), rollsAllowed(of('roll-5'))]).toEqual([4, 3])
  })

  it('sums up what is aimed at whom', () => {
    const view = { ...of('shots'), pending: { shots: ['shoot 0 @4', 'shoot 1 @4 with 2', 'shoot 3 @1 @2 with 4', 'shoot 2 @1 as two'] } }
    expect(aimed(view)).toEqual([0, 2, 1, 0, 3])
    expect(aims(view).get(3)).toEqual([1, 2])
  })

  it('dims the dice that have done their work', () => {
    expect(spent(of('roll-5'))).toEqual([false, false, false, false, false])
    expect(spent(of('shots'))).toEqual([true, false, false, false, false])
    expect(spent(of('beers-8'))).toEqual([true, false, false, true, false])
    expect(spent(of('kit'))).toEqual([false, false, true, true, true])
  })
})

describe('the shown view', () => {
  const view = fixtures['attack']!.view

  it('takes in every event of the fixtures', () => {
    let shown = view
    for (const event of fixtures['attack']!.events!) shown = { ...shown, ...advance(shown, event) }
    const [got, want] = [bang(shown), bang(fixtures['attack']!.after!)]
    expect([got.life, got.arrows, got.pile, got.dice]).toEqual([want.life, want.arrows, want.pile, want.dice])
  })

  it('opens a role with the elimination, and counts life up and down', () => {
    const shown = { ...view, ...advance(view, { e: 1, type: 'eliminated', seat: 3, role: 'outlaw' }) }
    expect([bang(shown).alive[3], roleOf(bang(shown), 3)]).toEqual([false, 'outlaw'])
    expect(bang({ ...view, ...advance(view, { e: 1, type: 'healed', seat: 0, by: 1, amount: 1 }) }).life[0]).toBe(bang(view).life[0]! + 1)
    expect(advance(view, { e: 1, type: 'shot', seat: 0, target: 1, amount: 1 })).toEqual({})
  })

  it('gives arrows back to the pile', () => {
    const shown = bang({ ...view, ...advance(view, { e: 1, type: 'arrow_returned', seat: 2, amount: 2, by: 2 }) })
    expect([shown.arrows[2], shown.pile]).toEqual([1, 3])
  })
})
