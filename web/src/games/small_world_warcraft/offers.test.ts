import { describe, expect, it } from 'vitest'
import { costOf, read as readCosts } from './costs'
import { deedsAt, modesOf, mostAt, placesOf, plainAt, read, regionsIn } from './offers'

const legal = [
  'conquer L1a4', 'conquer L1a4 beasts 1', 'conquer L1a4 via assault with warp,doomhammer beasts 2', 'conquer L1a7 via ashes', 'reinforce L1a9', 'champion L1a9', 'runeblade S2b3',
  'intimidate L1a2 L1a3', 'intimidate L1a2 L1a5', 'intimidate M1a1', 'portal L1a3 S2b1', 'portal L1a3 M1a2', 'abandon L1a1', 'stop', 'decline', 'form wolf', 'ransom', 'dance L1a4',
]
const offers = read(legal)

describe('what may be done', () => {
  it('is grouped by region, and a strange word is left out', () => {
    expect(offers.at.get('L1a4')!.map((deed) => deed.notation)).toEqual(legal.slice(0, 3))
    expect(offers.deeds).toHaveLength(13)
    expect([offers.stop, offers.done, offers.decline, offers.ransom, offers.forms]).toEqual([true, false, true, true, ['wolf']])
  })

  it('takes apart ways, aids and beasts', () => {
    expect(offers.at.get('L1a4')![2]).toMatchObject({ doing: 'conquer', via: 'assault', with: ['warp', 'doomhammer'], count: 2 })
  })

  it('knows the conquest that needs nothing said, and where there is none', () => {
    expect(plainAt(offers, 'L1a4')!.notation).toBe('conquer L1a4')
    expect(plainAt(offers, 'L1a7')).toBeNull()
    expect(plainAt(offers, 'L1a9')).toBeNull()
  })

  it('begins with taking land and offers the rest beside it', () => {
    expect(modesOf(offers)).toEqual(['take', 'intimidate', 'portal', 'abandon'])
    expect(regionsIn(offers, 'take')).toEqual(['L1a4', 'L1a7', 'L1a9', 'S2b3'])
  })

  it('asks for the second region of a pair', () => {
    expect(regionsIn(offers, 'intimidate')).toEqual(['L1a2', 'M1a1'])
    expect(regionsIn(offers, 'intimidate', 'L1a2')).toEqual(['L1a3', 'L1a5'])
    expect(deedsAt(offers, 'L1a5', 'intimidate', 'L1a2').map((deed) => deed.notation)).toEqual(['intimidate L1a2 L1a5'])
    expect(regionsIn(offers, 'portal').sort()).toEqual(['L1a3', 'M1a2', 'S2b1'])
    expect(regionsIn(offers, 'portal', 'S2b1')).toEqual(['L1a3'])
    expect(deedsAt(offers, 'L1a3', 'portal', 'S2b1').map((deed) => deed.notation)).toEqual(['portal L1a3 S2b1'])
  })

  it('counts what can be placed, and what can be raised', () => {
    const placing = read(['place L1a1 1', 'place L1a1 3', 'place L1a1 2', 'place L1a2 1', 'beast L1a1 2', 'raise 2', 'raise 1', 'carry aegis L1a2', 'tower L1a1', 'done'])
    expect([mostAt(placing, 'L1a1', 'place'), mostAt(placing, 'L1a1', 'beast'), mostAt(placing, 'L1a9', 'place')]).toEqual([3, 2, 0])
    expect(placesOf(placing, 'place')).toEqual(['L1a1', 'L1a2'])
    expect(placing.raises).toEqual([1, 2])
    expect(modesOf(placing)).toEqual(['place', 'beast', 'tower', 'aegis'])
    expect(placing.done).toBe(true)
  })

  it('reads the column', () => {
    expect([...read(['pick 0', 'pick 3']).picks]).toEqual([[0, 'pick 0'], [3, 'pick 3']])
  })
})

describe('costs', () => {
  const costs = readCosts({ 'conquer L1a4': { cost: 4, parts: [['base', 2], ['tokens', 2]] }, 'conquer L1a5': { other: true } })

  it('come from the notes alone', () => {
    expect(costOf(costs, 'conquer L1a4')!.cost).toBe(4)
    expect(costOf(costs, 'conquer L1a4 beasts 2')!.parts).toEqual([['base', 2], ['tokens', 2]])
    expect(costOf(costs, 'conquer L1a5')).toBeNull()
    expect(readCosts(undefined).size).toBe(0)
  })
})
