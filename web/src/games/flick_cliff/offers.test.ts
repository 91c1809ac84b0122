import { describe, expect, it } from 'vitest'
import { litCells, read } from './offers'

describe('offers', () => {
  it('are empty without a question', () => {
    expect(read([])).toEqual({ flick: false, faces: false, act: false, pip: [], move: [], ropes: [], pass: false, climbs: [] })
  })

  it('take a listed flick as leave to flick any', () => {
    expect(read(['flick 0.50 0 26 0 0 -1.5'])).toMatchObject({ flick: true, faces: false })
    expect(read(['flick 0.50 0 26 0 0 -1.5 face 1 2']).faces).toBe(true)
  })

  it('know which way an ability may go', () => {
    expect(read(['act', 'pip +1', 'move +1', 'move -1'])).toMatchObject({ act: true, pip: [1], move: [-1, 1] })
  })

  it('light where a rope may start, then where it may end', () => {
    const offers = read(['pass', 'rope 10 15', 'rope 15 21', 'rope 15 10'])
    expect(litCells(offers, null)).toEqual([10, 15])
    expect(litCells(offers, 15)).toEqual([10, 21])
    expect(litCells(offers, 7)).toEqual([])
    expect(offers.pass).toBe(true)
  })

  it('count climbs, and leave words they do not know', () => {
    expect(read(['climb 1', 'climb 6', 'jump 3']).climbs).toEqual([1, 6])
  })
})
