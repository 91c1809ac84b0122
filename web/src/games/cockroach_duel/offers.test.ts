import { describe, expect, it } from 'vitest'
import { blockWith, bundle, canLay, claimsFor, isTrue, read, roomFor } from './offers'

const attack = read([
  'pass',
  'attack fly fly',
  'attack roach fly',
  'attack rat fly',
  'attack fly toad',
  'attack roach toad',
  'attack rat toad',
  'attack fly fly,toad',
  'attack roach fly,toad',
  'attack rat fly,toad',
])
const response = read(['pass', 'challenge', 'block toad', 'block toad,toad', 'block toad,black'])

describe('the legal notations, grouped', () => {
  it('knows cards by their bundle, in whatever order they were chosen', () => {
    expect(bundle(['toad', 'fly', 'black', 'fly'])).toBe('fly,fly,toad,black')
    expect(claimsFor(attack, ['toad', 'fly'])).toEqual([
      { claim: 'fly', notation: 'attack fly fly,toad' },
      { claim: 'roach', notation: 'attack roach fly,toad' },
      { claim: 'rat', notation: 'attack rat fly,toad' },
    ])
  })

  it('offers no claim without cards, and none for cards that are not listed', () => {
    expect(claimsFor(attack, [])).toEqual([])
    expect(claimsFor(attack, ['fly', 'fly'])).toEqual([])
    expect(blockWith(response, [])).toBeNull()
    expect(blockWith(response, ['black'])).toBeNull()
  })

  it('lights a card only while some listed bundle holds it beside the chosen ones', () => {
    expect(canLay(attack, ['fly', 'toad'])).toBe(true)
    expect(canLay(attack, ['fly', 'toad', 'toad'])).toBe(false)
    expect(canLay(response, ['black'])).toBe(true) // with a toad it can be laid
    expect(canLay(response, ['fly'])).toBe(false)
    expect(canLay(read([]), ['fly'])).toBe(false)
  })

  it('finds the block for the chosen cards', () => {
    expect(blockWith(response, ['black', 'toad'])).toBe('block toad,black')
  })

  it('keeps the plain answers apart', () => {
    expect(response).toMatchObject({ pass: true, challenge: true, accept: false })
    expect(read(['challenge', 'accept'])).toMatchObject({ pass: false, challenge: true, accept: true })
  })

  it('leaves out what it does not know', () => {
    const odd = read(['attack dragon fly', 'sing', 'attack rat', 'pass'])
    expect(odd.attacks.size).toBe(0)
    expect(odd.pass).toBe(true)
  })

  it('says what the question leaves room for', () => {
    expect(roomFor(attack)).toBe('attack')
    expect(roomFor(response)).toBe('block')
    expect(roomFor(read(['challenge', 'accept']))).toBeNull()
  })

  it('tells the chooser whether he would say the truth: the black card never is', () => {
    expect(isTrue('rat', ['rat', 'rat'])).toBe(true)
    expect(isTrue('rat', ['rat', 'fly'])).toBe(false)
    expect(isTrue('roach', ['fly'])).toBe(false)
    expect(isTrue('fly', ['black'])).toBe(false)
  })
})
