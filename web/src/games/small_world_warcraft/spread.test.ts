import { describe, expect, it } from 'vitest'
import { fixtures } from './fixtures'
import type { Region } from './maps/shape'
import { evenly, exposed, ordersOf, planned, toTheBorder } from './spread'
import { world } from './view'

const view = world({
  players: { 0: { coins: 5, active: { race: 'dwarf', power: 'farmer', hand: 5, beasts: 0, champion: null, form: null }, declined: null, saves: 0 } },
  regions: { X1: { race: 'dwarf', tokens: 3 }, X2: { race: 'dwarf', tokens: 1 }, X3: { race: 'dwarf', tokens: 1 }, X4: null },
})
const region = (id: string, borders: string[], symbols: Region['symbols'] = []): [string, Region] => [id, { id, number: 1, terrain: 'field', symbols, path: '', label: [0, 0], room: 50, borders }]
// 4 is open land beside 3; 1 has a landing; 2 lies within
const regions = new Map([region('X1', ['X2'], ['landing']), region('X2', ['X1', 'X3']), region('X3', ['X2', 'X4']), region('X4', ['X3'])])

describe('spreading', () => {
  it('evenly fills up where the fewest stand', () => {
    expect([...evenly(view, ['X1', 'X2', 'X3'], 5)]).toEqual([['X2', 2], ['X3', 2], ['X1', 1]])
    expect(planned(evenly(view, [], 5))).toBe(0)
  })

  it('knows where others can come from', () => {
    expect(exposed(view, ['X1', 'X2', 'X3'], regions, 0)).toEqual(['X1', 'X3'])
    expect([...toTheBorder(view, ['X1', 'X2', 'X3'], 3, regions, 0)]).toEqual([['X3', 2], ['X1', 1]])
  })

  it('spreads everywhere where nobody can come from', () => {
    expect(planned(toTheBorder(view, ['X2'], 2, regions, 0))).toBe(2)
  })

  it('becomes answers in the order of the map', () => {
    expect(ordersOf(new Map([['X1', 2], ['X2', 0], ['X3', 1]]))).toEqual(['place X1 2', 'place X3 1'])
  })

  it('never places more than the hand', () => {
    expect(planned(evenly(world(fixtures['redeploy']!.view), ['L1a5', 'L1a6'], 5))).toBe(5)
  })
})
