import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/board'
import { advance } from './advance'
import { fixtures } from './fixtures'
import { latestRoundEnd, mayTease, seenThisRound, shownSoFar } from './story'
import { duel } from './view'

function told(...list: Omit<GameEvent, 'e'>[]): GameEvent[] {
  return list.map((event, e) => ({ e, ...event }) as GameEvent)
}

const dealt = { type: 'round_dealt', round: 1, starter: 0 }
const lie = [
  dealt,
  { type: 'attacked', seat: 0, claim: 'rat', count: 2 },
  { type: 'challenged', seat: 1, cards: ['fly', 'rat'], truthful: false },
  { type: 'round_won', seat: 1, by: 'challenge' },
  { type: 'round_dealt', round: 2, starter: 1 },
]

describe('how the latest round ended', () => {
  it('names who was challenged, for what, and the cards that lay there', () => {
    expect(latestRoundEnd(told(...lie))).toEqual({
      e: 3,
      round: 1,
      winner: 1,
      by: 'challenge',
      challenge: { challenger: 1, owner: 0, claim: 'rat', cards: ['fly', 'rat'], truthful: false },
    })
  })

  it('is forgotten once somebody acts in the next round', () => {
    expect(latestRoundEnd(told(...lie, { type: 'passed', seat: 1 }))).toBeNull()
    expect(latestRoundEnd([])).toBeNull()
  })

  it('takes the claim of the block when the block was challenged', () => {
    const events = told(
      dealt,
      { type: 'attacked', seat: 0, claim: 'fly', count: 1 },
      { type: 'blocked', seat: 1, claim: 'toad', count: 1 },
      { type: 'challenged', seat: 0, cards: ['toad'], truthful: true },
      { type: 'round_won', seat: 1, by: 'challenge' },
    )
    expect(latestRoundEnd(events)?.challenge).toMatchObject({ owner: 1, claim: 'toad', truthful: true })
  })

  it('is not told before its event is being played', () => {
    const events = told(...lie)
    expect(latestRoundEnd(shownSoFar(events, events[1]!))).toBeNull()
  })
})

describe('what I know', () => {
  it('counts my hand, what I laid this round, and the black card once shown', () => {
    const view = duel(fixtures['my-attack']!.view)
    const events = told(
      { type: 'attacked', seat: 0, claim: 'fly', count: 1, cards: ['bat'] },
      dealt,
      { type: 'attacked', seat: 0, claim: 'fly', count: 1, cards: ['toad'] },
      { type: 'attacked', seat: 1, claim: 'rat', count: 2 },
    )
    expect(seenThisRound(events, view, 0)).toEqual({ fly: 1, roach: 0, rat: 1, toad: 2, bat: 0, black: 1 })
    expect(seenThisRound(events, view, null)).toMatchObject({ fly: 0, black: 0 })
  })

  it('lets only the owner of a black card just shown tease', () => {
    const events = told({ type: 'black_shown', seat: 0 }, { type: 'drew', seat: 0, count: 1 })
    expect(mayTease(events, 0)).toBe(events[0])
    expect(mayTease(events, 1)).toBeNull()
    expect(mayTease(events, null)).toBeNull()
    expect(mayTease([...events, ...told({ type: 'passed', seat: 1 })], 0)).toBeNull()
  })
})

describe('the shown view, one event further', () => {
  const view = fixtures['my-attack']!.view

  it('takes my cards out of my hand, and only counts the others', () => {
    const mine = advance(view, { e: 0, type: 'attacked', seat: 0, claim: 'rat', count: 2, cards: ['rat', 'black'] })
    expect(mine).toMatchObject({ hands: [['fly', 'toad'], { hidden: 4 }], attack: { claim: 'rat', count: 2 } })
    const theirs = advance(view, { e: 0, type: 'attacked', seat: 1, claim: 'rat', count: 3 })
    expect(theirs.hands).toEqual([view.hands[0], { hidden: 1 }])
  })

  it('moves life without losing any', () => {
    expect(advance(view, { e: 0, type: 'life_taken', from: 1, to: 0, amount: 2 }).life).toEqual([5, 2])
  })

  it('turns over what was challenged: the block if there is one', () => {
    const review = fixtures.review!.view
    const shown = advance(review, { e: 0, type: 'challenged', seat: 0, cards: ['toad', 'fly'], truthful: false })
    expect(shown.block).toMatchObject({ open: true, cards: ['toad', 'fly'] })
    expect(shown.attack).toBeUndefined()
  })

  it('lays the fought cards on the middle before anybody draws', () => {
    const after = advance(fixtures.review!.view, { e: 0, type: 'drew', seat: 0, count: 2, cards: ['bat', 'fly'] })
    expect(after).toMatchObject({
      attack: null,
      block: null,
      middle: { hidden: 8, black: 0 },
      deck: { hidden: 6 },
      hands: [['fly', 'toad', 'bat', 'black'], { hidden: 2 }],
    })
  })

  it('leaves an empty hand empty when nothing is left to draw', () => {
    const after = advance(fixtures['four-each']!.view, { e: 0, type: 'drew', seat: 0, count: 0, cards: [] })
    expect(after.hands).toEqual([[], { hidden: 0 }])
  })

  it('lets an unknown event change nothing', () => {
    expect(advance(view, { e: 0, type: 'undone', to: 3 })).toEqual({})
  })
})
