import { describe, expect, it } from 'vitest'
import { fixtures } from '../fixtures'
import { layout } from './layout'
import { bring, shipped } from './load'
import { island, pathOf, roomAt, smooth } from './shape'
import type { Face, Point } from './face'

const square: Face = {
  size: 'S', name: { ko: '네모 섬', en: 'Square Isle' },
  points: { a: [100, 100], b: [300, 100], c: [500, 100], d: [500, 300], e: [300, 300], f: [100, 300] },
  regions: { 1: { terrain: 'field', symbols: ['landing'], outline: ['a', 'b', 'e', 'f'], label: [200, 200] }, 2: { terrain: 'hill', outline: ['b', 'c', 'd', 'e'], label: [400, 200] } },
  borders: [[1, 2]],
}
const pointsOf = (path: string): string[] => path.slice(1, -1).split('L')

describe('an island', () => {
  it('bends a shared border once: both regions have the same points there', () => {
    const [one, two] = island('X', square).regions
    const shared = pointsOf(one!.path).filter((point) => pointsOf(two!.path).includes(point))
    expect(shared.length).toBeGreaterThan(10)
    expect(shared).toContain('300 100')
    expect(shared).toContain('300 300')
  })

  it('knows its borders and how much room there is', () => {
    const [one] = island('X', square).regions
    expect(one).toMatchObject({ id: 'X1', borders: ['X2'], room: 100, symbols: ['landing'] })
    expect(roomAt([150, 200], [[100, 100], [300, 100], [300, 300], [100, 300]])).toBe(50)
  })

  it('draws the same line every time, through its ends', () => {
    const line: Point[] = [[0, 0], [60, 10], [120, 0]]
    expect(smooth(line)).toEqual(smooth(line))
    expect([smooth(line)[0], smooth(line).at(-1)]).toEqual([[0, 0], [120, 0]])
    expect(pathOf([[0, 0], [1.234, 5]])).toBe('M0 0L1.2 5Z')
  })

  it('without outlines is laid out by its borders alone, no region over another', () => {
    const own = island('T1a', fixtures['own']!.view.faces.T1a as Face)
    expect(own.regions).toHaveLength(11)
    expect(own.links).toHaveLength(20)
    for (const [n, a] of own.regions.entries()) {
      for (const b of own.regions.slice(n + 1)) expect(Math.hypot(a.label[0] - b.label[0], a.label[1] - b.label[1])).toBeGreaterThan(90)
    }
  })
})

describe('the shipped islands', () => {
  it('are twelve, and all can be drawn', async () => {
    expect(shipped).toHaveLength(12)
    const faces = await bring([...shipped, 'X9z'])
    expect(faces.size).toBe(12)
    for (const [name, face] of faces) {
      const drawn = island(name, face)
      expect(drawn.regions[0]!.terrain, name).toBe('sea')
      for (const region of drawn.regions) {
        expect(region.path, region.id).not.toContain('NaN')
        if (region.terrain !== 'sea') expect(region.room, region.id).toBeGreaterThan(20)
      }
    }
  })

  it('lie side by side without touching, and fill a wide or a high window', async () => {
    const faces = await bring(['L1a', 'L2b', 'M1a', 'S1a', 'S2b'])
    const islands = [...faces].map(([name, face]) => island(name, face))
    for (const aspect of [0.8, 1.2, 2.4]) {
      const world = layout(islands, aspect)
      expect(world.placed).toHaveLength(5)
      const boxes = world.placed.map(({ island: one, x, y }) => ({ left: x + one.left, top: y + one.top, right: x + one.left + one.width, bottom: y + one.top + one.height }))
      for (const [n, a] of boxes.entries()) {
        expect(a.left >= 0 && a.top >= 0 && a.right <= world.width && a.bottom <= world.height).toBe(true)
        for (const b of boxes.slice(n + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
      }
    }
    expect(layout(islands, 0.6).width).toBeLessThan(layout(islands, 3).width)
    expect(layout([], 1).placed).toEqual([])
  })
})
