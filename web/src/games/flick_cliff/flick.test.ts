import { describe, expect, it } from 'vitest'
import { aimed, FIRST_AIM, fit, flickText, pulled, REACH, shareOf, speedOf, strengthOf, USEFUL } from './flick'

describe('a flick', () => {
  it('is written as the rulebook does, numbers as short as possible', () => {
    expect(flickText({ speed: 0.5, angle: 0, loft: 26, x: 0, side: 0, height: -1.5 })).toBe('flick 0.50 0 26 0 0 -1.5')
    expect(flickText(aimed(FIRST_AIM, { speed: 1, angle: -0.2, x: -12.4, side: 2.26 }), [1, 2])).toBe('flick 1.00 0 10 -12 2.5 0 face 1 2')
  })

  it('stays in its ranges, on its steps', () => {
    expect(fit('speed', 9)).toBe(2.5)
    expect(fit('speed', 0.123)).toBe(0.12)
    expect(fit('speed', 1.15)).toBe(1.15)
    expect(fit('angle', -60)).toBe(-45)
    expect(fit('loft', 12.3)).toBe(12.5)
    expect(Object.is(fit('side', -0.1), 0)).toBe(true)
  })

  it('flies the other way than it was pulled', () => {
    const aim = pulled(FIRST_AIM, -60, 60)!
    expect(aim.angle).toBe(45)
    expect(pulled(FIRST_AIM, 0, 100)!.angle).toBe(0)
    expect(pulled(FIRST_AIM, 30, 100)!.angle).toBe(-16.5)
    expect(aim.loft).toBe(FIRST_AIM.loft)
  })

  it('is taken back near the die, and ahead of it', () => {
    expect(pulled(FIRST_AIM, 3, 12)).toBeNull()
    expect(pulled(FIRST_AIM, 0, -90)).toBeNull()
  })

  it('is harder the longer the pull, with the useful speeds in the long middle', () => {
    const speeds = [25, 60, 100, 140, 170, 200, 400].map((pixels) => speedOf(pixels)!)
    expect([...speeds].sort((a, b) => a - b)).toEqual(speeds)
    expect(speeds[0]).toBeLessThan(USEFUL.least)
    expect(speedOf(0.85 * REACH)).toBe(USEFUL.most)
    expect(speeds[6]).toBe(2.5)
  })

  it('is told weak, useful or wild', () => {
    expect([0.2, 0.45, 1.5, 1.51].map(strengthOf)).toEqual(['weak', 'useful', 'useful', 'wild'])
    expect(shareOf('speed', 1.3)).toBe(0.5)
  })
})
