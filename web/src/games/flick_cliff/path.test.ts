import { describe, expect, it } from 'vitest'
import { BEFORE, HALF, valueOf } from './die'
import { frameAt, knocksOf, lastOf, lasts, numberAt, pathOf } from './path'
import { samples } from './samples'
import { endOf, pitchOf, ridgeOf, V2_1, valleyOf } from './sheets'

const all = Object.entries(samples)

describe('a recorded path', () => {
  it.each(all)('of %s begins on the pad and goes on without jumps', (_, sample) => {
    const path = pathOf(sample.path)!
    const [x, y, z] = path.frames[0]!.place
    expect(x).toBeCloseTo(sample.flick.x, 1)
    expect(y).toBeCloseTo(-BEFORE, 1)
    expect(z).toBeCloseTo(HALF, 1)
    for (let n = 1; n < path.frames.length; n += 1) {
      const [a, b] = [path.frames[n - 1]!, path.frames[n]!]
      expect(Math.hypot(...a.place.map((along, axis) => along - b.place[axis]!))).toBeLessThan(45)
      expect(a.turn.reduce((sum, part, at) => sum + part * b.turn[at]!, 0)).toBeGreaterThan(0)
      expect(Math.hypot(...b.turn)).toBeCloseTo(1, 3)
    }
  })

  it.each(all.filter(([, sample]) => sample.cell !== null))('of %s ends in the cell, with the value, that were read', (_, sample) => {
    const last = lastOf(pathOf(sample.path)!)
    expect(valueOf(last.turn)).toBe(sample.pip)
    expect(Math.abs(last.place[1] - valleyOf(V2_1, sample.cell!))).toBeLessThan(pitchOf(V2_1) / 2)
    expect(last.place[2]).toBeCloseTo(-0.38, 0)
  })

  it('brings the seating with its folds', () => {
    const { seating } = pathOf(samples.tilted.path)!
    expect(seating!.cell).toBe(samples.tilted.cell)
    expect(seating!.folds).toHaveLength(seating!.frames.length)
    expect(Math.max(...seating!.folds)).toBeCloseTo(18, 1)
    expect(seating!.folds[seating!.folds.length - 1]).toBe(0)
    expect(pathOf(samples.clean.path)!.seating).toBeNull()
  })

  it('shows the die on the table when it went off', () => {
    const last = lastOf(pathOf(samples.out.path)!)
    expect(last.place[1] > endOf(V2_1) || Math.abs(last.place[0]) > V2_1.width / 2).toBe(true)
    expect(last.place[2]).toBeLessThan(12 - ridgeOf(V2_1) + 4)
    expect(lastOf(pathOf(samples.short.path)!).place[1]).toBeLessThan(0)
  })

  it('is blended between frames and stays at its ends', () => {
    const { frames, fps } = pathOf(samples.clean.path)!
    const half = frameAt(frames, fps, 2.5 / fps).place[1]
    expect(half).toBeCloseTo((frames[2]!.place[1] + frames[3]!.place[1]) / 2, 5)
    expect(frameAt(frames, fps, 99)).toBe(frames[frames.length - 1])
    expect(frameAt(frames, fps, -1).place).toEqual(frames[0]!.place)
    expect(lasts(frames, fps)).toBeCloseTo((frames.length - 1) / 60)
    expect(numberAt([0, 10], 60, 0.5 / 60)).toBeCloseTo(5)
  })

  it('knocks when the die hits a fold, not while it flies', () => {
    const { frames, fps } = pathOf(samples.far.path)!
    const knocks = knocksOf(frames, fps)
    expect(knocks.length).toBeGreaterThan(1)
    for (const { at, loud } of knocks) {
      expect(at).toBeLessThan(lasts(frames, fps))
      expect(loud).toBeGreaterThan(0)
      expect(loud).toBeLessThanOrEqual(1)
    }
    const falling = Array.from({ length: 12 }, (_, n) => ({ place: [0, n * 10, 40 - (9810 * (n / 60) ** 2) / 2] as const, turn: [1, 0, 0, 0] as const }))
    expect(knocksOf(falling, 60)).toEqual([])
  })

  it('is none where there is none, or where it cannot be read', () => {
    for (const code of [null, undefined, 'x', {}, { fps: 60, frames: '' }, { fps: 60, frames: '%%%' }]) expect(pathOf(code)).toBeNull()
  })
})
