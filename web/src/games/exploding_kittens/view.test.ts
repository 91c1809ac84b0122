import { describe, expect, it } from 'vitest'
import { advance } from './advance'
import { at, left } from './fuse'
import { around, drawer, glimpses, kittens, nextKnown, odds, rankOf } from './view'

const view = kittens({
  turn: 1, owed: 1, alive: [true, true, false, true], out: [2], pile: { hidden: 8 }, discard: [],
  hands: [['defuse', 'cat1', 'cat1'], { hidden: 4 }, [], { hidden: 1 }], seen: { 0: ['skip', { hidden: 2 }, 'kitten'] },
})

describe('what the view tells', () => {
  it('knows the odds from what is open to all', () => {
    expect(odds(view)).toMatchObject({ kittens: 2, pile: 8, percent: 25, heat: 'warm' })
    expect(odds(kittens({ alive: [true, true], pile: { hidden: 1 } }))).toMatchObject({ percent: 100, heat: 'hot' })
    expect(odds(kittens({ alive: [true, true], pile: { hidden: 35 } })).heat).toBe('calm')
    expect(odds(kittens({ alive: [true, true], pile: { hidden: 0 }, pending: { kind: 'place', by: 0 } })).percent).toBe(100)
    expect(odds(kittens({})).percent).toBe(0)
  })

  it('numbers what was seen from the top, with gaps', () => {
    expect(glimpses(view.seen[0]!)).toEqual([{ place: 1, card: 'skip' }, 2, { place: 4, card: 'kitten' }])
    expect(glimpses([{ hidden: 3 }])).toEqual([])
    expect(nextKnown(view, 0)).toBe('skip')
    expect(nextKnown(view, 1)).toBeNull()
    expect(nextKnown(view, null)).toBeNull()
  })

  it('seats the others clockwise from my left; a watcher sees all', () => {
    expect(around(4, 2)).toEqual([3, 0, 1])
    expect(around(3, null)).toEqual([0, 1, 2])
  })

  it('tells who would draw a hidden kitten', () => {
    expect(drawer({ ...view, owed: 1 }, 1, 0)).toBe(3) // seat 2 is out
    expect(drawer({ ...view, owed: 1 }, 1, 1)).toBe(0)
    expect(drawer({ ...view, owed: 3 }, 1, 1)).toBe(1) // two turns are still owed
    expect(drawer({ ...view, owed: 3 }, 1, 2)).toBe(3)
  })

  it('ranks the dead as soon as they are out', () => {
    expect(rankOf(view, 2)).toBe(4)
    expect(rankOf(view, 0)).toBeNull()
  })
})

describe('the fuse', () => {
  it('is longer the lower the odds, and never quite gone', () => {
    expect(left(0)).toBe(1)
    expect(left(0.25)).toBe(0.75)
    expect(left(1)).toBeGreaterThan(0)
    expect(at(0).y).toBeLessThan(130)
  })
})

describe('one event further', () => {
  it('opens a window, with the cards spent', () => {
    const shown = advance(view, { e: 0, type: 'paired', seat: 0, card: 'cat1', target: 1 })
    expect(shown.hands[0]).toEqual(['defuse'])
    expect(shown.discard).toEqual(['cat1', 'cat1'])
    expect(shown.pending).toEqual({ kind: 'window', play: { by: 0, kind: 'pair', card: 'cat1', target: 1, name: null }, nopes: 0, last: 0, passed: [] })
    const noped = advance({ ...view, ...shown }, { e: 1, type: 'noped', seat: 1 })
    expect(noped.pending).toMatchObject({ nopes: 1, last: 1, passed: [] })
    expect(noped.hands[1]).toEqual({ hidden: 3 })
  })

  it('moves a card, face up for those who may know it', () => {
    expect(advance(view, { e: 0, type: 'stole', from: 0, to: 1, card: 'defuse' }).hands.slice(0, 2)).toEqual([['cat1', 'cat1'], { hidden: 5 }])
    expect(advance(view, { e: 0, type: 'gave', from: 1, to: 3 }).hands).toEqual([['defuse', 'cat1', 'cat1'], { hidden: 3 }, [], { hidden: 2 }])
  })

  it('shifts what is known when somebody draws, and forgets it in a shuffle', () => {
    const once = advance(view, { e: 0, type: 'drew', seat: 1 })
    expect(once.seen[0]).toEqual([{ hidden: 2 }, 'kitten'])
    expect(once.pile).toEqual({ hidden: 7 })
    expect(advance({ ...view, ...once }, { e: 1, type: 'drew', seat: 3 }).seen[0]).toEqual([{ hidden: 1 }, 'kitten'])
    expect(advance(view, { e: 0, type: 'shuffled' }).seen).toEqual({})
  })

  it('takes a player out, with the hand and the kitten open', () => {
    const shown = advance(view, { e: 0, type: 'exploded', seat: 3, hand: ['nope'] })
    expect(shown.alive).toEqual([true, true, false, false])
    expect(shown.out).toEqual([2, 3])
    expect(shown.discard).toEqual(['nope', 'kitten'])
    expect(shown.hands[3]).toEqual([])
  })
})
