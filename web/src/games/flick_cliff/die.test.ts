import { describe, expect, it } from 'vitest'
import { blend, faceTowards, frontOf, onPad, product, seated, topOf, turned, turnOf, turnWith, UNTURNED, valueOf } from './die'
import { pitchOf, ridgeOf, V2_1, valleyOf } from './sheets'

// the table of the physics: number → top face, face towards the player
const POSES: Record<number, readonly [number, number]> = {
  1: [1, 2], 2: [1, 3], 3: [1, 4], 4: [1, 5], 5: [2, 1], 6: [2, 3], 7: [2, 4], 8: [2, 6], 9: [3, 1], 10: [3, 2], 11: [3, 5], 12: [3, 6],
  13: [4, 1], 14: [4, 2], 15: [4, 5], 16: [4, 6], 17: [5, 1], 18: [5, 3], 19: [5, 4], 20: [5, 6], 21: [6, 2], 22: [6, 3], 23: [6, 4], 24: [6, 5],
}

describe('the die', () => {
  it('stands in the 24 ways of the physics, under the same numbers', () => {
    for (const [pose, faces] of Object.entries(POSES)) {
      const turn = turnOf(Number(pose))
      expect([topOf(turn), frontOf(turn)], pose).toEqual(faces)
      expect(Math.hypot(...turn)).toBeCloseTo(1)
    }
  })

  it('cannot stand with opposite or equal faces', () => {
    expect(turnWith(1, 6)).toBeNull()
    expect(turnWith(3, 3)).toBeNull()
    expect(topOf(turnWith(5, 4)!)).toBe(5)
  })

  it('turns vectors, and one turn after the other', () => {
    const tip = turnOf(17) // 5 on top, 1 towards the player
    const [x, y, z] = turned(tip, [0, 0, 1])
    expect([x, y, z].map((along) => Math.round(along))).toEqual([0, -1, 0])
    expect(faceTowards(product(tip, UNTURNED), [0, 0, 1])).toBe(5)
  })

  it('lies in a valley with the value wanted, its edge at the bottom', () => {
    for (const cell of [1, 4, 8]) {
      for (const value of [1, 2, 3, 4, 5, 6]) {
        const { place, turn } = seated(V2_1, cell, value)
        expect(valueOf(turn)).toBe(value)
        expect(Math.abs(place[1] - valleyOf(V2_1, cell))).toBeLessThan(0.5)
        // the judge's own height of a seated die
        expect(place[2]).toBeCloseTo(-0.3809, 3)
      }
    }
  })

  it('is blended the short way round and hops in between', () => {
    const [a, b] = [onPad(0, UNTURNED), { place: [10, 0, 7.5], turn: [-1, 0, 0, 0] } as const]
    expect(blend(a, b, 0.5).turn).toEqual([1, 0, 0, 0])
    expect(blend(a, b, 0.5, 12).place).toEqual([5, -10, 19.5])
    expect(blend(a, b, 1, 12).place).toEqual([10, 0, 7.5])
  })
})

describe('the sheet', () => {
  it('has the measures of the physics', () => {
    expect(pitchOf(V2_1)).toBeCloseTo(23.403, 2)
    expect(ridgeOf(V2_1)).toBeCloseTo(10.912, 2)
  })
})
