import { describe, expect, it } from 'vitest'
import { dueDie, read, rerollOf, shotAt, targetsOf, waysOf } from './offers'

describe('the offers', () => {
  it('take sets of dice apart', () => {
    const offers = read(['stop', 'reroll 0', 'reroll 3', 'reroll 0,3'])
    expect(offers.stop).toBe(true)
    expect(offers.loose).toEqual([0, 3])
    expect(rerollOf(offers, [3, 0])).toBe('reroll 0,3')
    expect(rerollOf(offers, [])).toBeNull()
    expect(rerollOf(offers, [1])).toBeNull()
  })

  it('group shots by the way they are fired', () => {
    const offers = read(['shoot 2 @1', 'shoot 2 @4', 'shoot 2 @3 as one', 'shoot 2 @1 with 0', 'shoot 2 @1 with 4', 'shoot 2 @1 @4 with 0'])
    expect(dueDie(offers)).toBe(2)
    expect(waysOf(offers)).toEqual(['plain', 'as-one', 'double', 'split'])
    expect(targetsOf(offers, 'plain')).toEqual([1, 4])
    expect(targetsOf(offers, 'as-one')).toEqual([3])
    expect(targetsOf(offers, 'double')).toEqual([1])
    expect(targetsOf(offers, 'split')).toEqual([1, 4])
    expect(targetsOf(offers, 'split', 4)).toEqual([1])
    expect(targetsOf(offers, 'as-two')).toEqual([])
    expect(shotAt(offers, 'double', [1])).toBe('shoot 2 @1 with 0')
    expect(shotAt(offers, 'split', [4, 1])).toBe('shoot 2 @1 @4 with 0')
    expect(shotAt(offers, 'plain', [3])).toBeNull()
  })

  it('tell heals, discards and plain words apart', () => {
    expect([...read(['heal @0', 'heal @7']).heals]).toEqual([[0, 'heal @0'], [7, 'heal @7']])
    const kit = read(['discard @2', 'keep'])
    expect([...kit.discards]).toEqual([[2, 'discard @2']])
    expect([kit.discard, kit.keep]).toEqual([false, true])
    const pedro = read(['discard', 'keep'])
    expect([pedro.discard, pedro.keep, pedro.discards.size]).toEqual([true, true, 0])
    const bart = read(['arrow', 'lose'])
    expect([bart.arrow, bart.lose]).toEqual([true, true])
  })

  it('leave out what they do not know', () => {
    const offers = read(['shoot 0', 'shoot 0 @1 as three', 'heal', 'reroll', 'reroll a', 'duel @1', 'shoot 0 @1 with', ''])
    expect([offers.shots.length, offers.heals.size, offers.rerolls.size, offers.loose.length]).toEqual([0, 0, 0, 0])
  })
})
