import { describe, expect, it } from 'vitest'
import { aim } from './choices'
import { deepest, namesFor, notationOf, read, targetsOf, usable, waysOf } from './offers'

const turn = read([
  'play attack', 'play favor @1', 'play favor @3', 'pair favor @1', 'pair favor @3', 'pair cat1 @3',
  'triple cat1 @1 defuse', 'triple cat1 @1 nope', 'triple cat1 @3 defuse', 'draw',
])

describe('offers', () => {
  it('takes plays apart', () => {
    expect(turn.draw).toBe(true)
    expect(turn.nope || turn.pass).toBe(false)
    expect(turn.plays).toHaveLength(9)
    expect(turn.plays[0]).toEqual({ how: 'single', card: 'attack', target: null, name: null, notation: 'play attack' })
    expect(turn.plays.at(-1)).toMatchObject({ how: 'triple', card: 'cat1', target: 3, name: 'defuse' })
  })

  it('groups by card, way, target and name', () => {
    expect(waysOf(turn, 'favor')).toEqual(['single', 'pair'])
    expect(waysOf(turn, 'cat1')).toEqual(['pair', 'triple'])
    expect(waysOf(turn, 'skip')).toEqual([])
    expect(targetsOf(turn, 'favor', 'single')).toEqual([1, 3])
    expect(targetsOf(turn, 'cat1', 'triple')).toEqual([1, 3])
    expect(targetsOf(turn, 'attack', 'single')).toEqual([])
    expect(namesFor(turn, 'cat1', 1)).toEqual(['defuse', 'nope'])
    expect(namesFor(turn, 'cat1', 2)).toEqual([])
  })

  it('finds a notation only if it is offered', () => {
    expect(notationOf(turn, 'single', 'attack')).toBe('play attack')
    expect(notationOf(turn, 'single', 'favor')).toBeNull()
    expect(notationOf(turn, 'pair', 'cat1', 1)).toBeNull()
    expect(notationOf(turn, 'triple', 'cat1', 3, 'defuse')).toBe('triple cat1 @3 defuse')
  })

  it('aims a plan: sent at once, or a name is still to be said', () => {
    expect(aim(turn, { how: 'single', card: 'favor', target: null }, 3)).toEqual({ notation: 'play favor @3', plan: null })
    expect(aim(turn, { how: 'triple', card: 'cat1', target: null }, 1)).toEqual({ notation: null, plan: { how: 'triple', card: 'cat1', target: 1 } })
  })

  it('lights only what can be used', () => {
    expect(usable(turn, 'attack')).toBe(true)
    expect(usable(turn, 'defuse')).toBe(false)
    const window = read(['nope', 'pass'])
    expect(usable(window, 'nope')).toBe(true)
    expect(usable(window, 'attack')).toBe(false)
    expect(usable(read(['pass']), 'nope')).toBe(false)
    const give = read(['give defuse', 'give cat3'])
    expect(usable(give, 'cat3')).toBe(true)
    expect(give.gives.get('defuse')).toBe('give defuse')
  })

  it('reads places as depths', () => {
    const place = read(['place 0', 'place 1', 'place 12'])
    expect(place.places.get(12)).toBe('place 12')
    expect(deepest(place)).toBe(12)
    expect(deepest(read([]))).toBe(0)
  })

  it('leaves out what it does not know, and never guesses', () => {
    const odd = read(['play laser', 'play favor 1', 'pair cat1', 'triple cat1 @1', 'triple cat1 @1 laser', 'give', 'place deep', 'wave', 'play attack @1 now'])
    expect(odd.plays).toEqual([])
    expect(odd.gives.size + odd.places.size).toBe(0)
  })
})
