import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { fromAbove } from './eye'
import { signsOf } from './icons'
import { CliffMap } from './map'
import { endOf, goalOf, lineOf, profileOf, ridgeOf, rowOf, sheetFromPlain, sheetOf, V2_1, valleyOf } from './sheets'

const file = join(import.meta.dirname, '../../../../src/hanpan/games/flick_cliff/sheets/v2_1.toml')

describe('the sheets', () => {
  it('are the rulebook’s where no server tells', () => {
    expect(sheetFromPlain(parse(readFileSync(file, 'utf-8')))).toEqual(V2_1)
    expect(sheetOf({})).toBe(V2_1)
    expect(sheetOf({ sheet: null })).toBe(V2_1)
  })

  it('are the designer’s where it does', () => {
    const plain = parse(readFileSync(file, 'utf-8')) as any
    plain.cliff_sheet = { rows: 2, lines: 4, dotted: [2, 6] }
    plain.action_sheet.cells = [{ climb: 'full' }, { climb: 'wild', rope: true }]
    const sheet = sheetOf({ sheet: plain })
    expect(goalOf(sheet)).toBe(9)
    expect(sheet.cells.map(signsOf)).toEqual([['full'], ['rope', 'wild']])
    expect(new CliffMap(sheet).middle(9).x).toBeGreaterThan(0)
  })

  it('wind upward: right on the first row, left on the next', () => {
    expect([1, 6, 7, 12, 13, 24].map((cell) => [rowOf(V2_1, cell), lineOf(V2_1, cell)])).toEqual([[0, 1], [0, 6], [1, 6], [1, 1], [2, 1], [3, 1]])
  })

  it('fold in zig-zag: valleys on the table, ridges level with the pad', () => {
    const folds = profileOf(V2_1)
    expect(folds).toHaveLength(18)
    expect(folds[0]).toMatchObject({ y: -41, z: 0, along: 0 })
    expect(folds[1]!.y).toBeCloseTo(0)
    expect(folds[2]!.y).toBeCloseTo(valleyOf(V2_1, 1))
    expect(folds[2]!.z).toBeCloseTo(-ridgeOf(V2_1))
    expect(folds[17]!.y).toBeCloseTo(endOf(V2_1))
    expect(folds[17]!.along).toBe(41 + 16 * 16)
  })

  it('folded more, keep the cell’s valley where it is and rise', () => {
    const [flat, folded] = [profileOf(V2_1), profileOf(V2_1, 18, 4)]
    expect(folded[8]!.y).toBeCloseTo(flat[8]!.y)
    expect(folded[8]!.z).toBeCloseTo(flat[8]!.z)
    expect(folded[9]!.z).toBeGreaterThan(2)
    expect(folded[17]!.y).toBeLessThan(flat[17]!.y - 20)
    for (let n = 1; n < 17; n += 1) expect(Math.hypot(folded[n + 1]!.y - folded[n]!.y, folded[n + 1]!.z - folded[n]!.z)).toBeCloseTo(16)
  })

  it('are seen from above with the far end on top, all of it in the field', () => {
    const above = fromAbove(V2_1, 340, 300)
    const [near, far] = [above.project([0, -41, 0]), above.project([0, endOf(V2_1), 0])]
    expect(far.y).toBeGreaterThanOrEqual(0)
    expect(near.y).toBeLessThanOrEqual(300)
    expect(far.y).toBeLessThan(near.y)
    expect(above.project([10, 0, 0]).x).toBeGreaterThan(170)
  })
})

describe('the drawing of the cliff', () => {
  const map = new CliffMap(V2_1)

  it('stands several tokens beside one another', () => {
    const spots = [0, 1, 2, 3].map((place) => map.standing(7, place, 4))
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  })

  it('leads a climb over every cell, and a rope from its start to its end', () => {
    expect(map.climbing(4, 8, 0)).toEqual(map.middle(4))
    expect(map.climbing(4, 8, 0.5)).toEqual(map.middle(6))
    const { a, b } = map.rope(10, 15)
    expect(map.onRope(10, 15, 0)).toMatchObject(a)
    expect(map.onRope(10, 15, 1)).toMatchObject(b)
    expect(b.y).toBeLessThan(a.y)
  })

  it('draws a rope there and one back apart', () => {
    expect(map.ropePath(10, 15)).not.toBe(map.ropePath(15, 10))
    expect(Math.abs(map.onRope(10, 15, 0.5).x - map.onRope(15, 10, 0.5).x)).toBeGreaterThan(4)
  })
})
