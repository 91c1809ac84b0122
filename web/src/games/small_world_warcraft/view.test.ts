import { describe, expect, it } from 'vitest'
import { advance } from './advance'
import { coursesOf } from './course'
import { placeOf } from './facts'
import { fixtures } from './fixtures'
import { coinsByTurn, incomeOf } from './income'
import { around, coinsOf, holderOf, landsOf, markersAt, offered, piecesAt, reveals, teamOf, tokensOn, world } from './view'

const of = (name: string) => world(fixtures[name]!.view)
const event = (fields: Record<string, unknown>) => ({ e: 1, type: '', ...fields }) as never

describe('the view', () => {
  const view = of('conquer')

  it('tells who holds a region by the race there', () => {
    expect(holderOf(view, 'L1a5')).toEqual({ seat: 0, active: true })
    expect(holderOf(view, 'L1a4')).toEqual({ seat: 0, active: false })
    expect(holderOf(view, 'S1a6')).toEqual({ seat: 1, active: false })
    expect([holderOf(view, 'S1a7'), holderOf(view, 'L1a3')]).toEqual([null, null])
  })

  it('counts lands and tokens', () => {
    const lands = landsOf(view, 0)
    expect([[...lands.own].sort(), [...lands.old].sort()]).toEqual([['L1a1', 'L1a10', 'L1a5', 'L1a6'], ['L1a4', 'S1a3']])
    expect(tokensOn(view, 0)).toBe(9)
  })

  it('finds what lies in a region', () => {
    expect(piecesAt(view, 'L1a11')).toEqual([{ piece: 'fort', count: 1 }, { piece: 'champion', count: 1 }])
    expect(piecesAt(view, 'L1a3')).toEqual([{ piece: 'objective', count: 1 }])
    expect(piecesAt(view, 'L1a9')).toEqual([{ piece: 'bomb', count: 1 }])
    expect(markersAt(view, 'L1a7')).toEqual([{ board: 'L1a', id: null }])
    expect(markersAt(view, 'S1a4')).toEqual([{ board: 'S1a', id: 'magetower' }])
    expect([reveals(view, 'L1a7'), reveals(view, 'S1a4'), reveals(view, 'L1a2')]).toEqual([true, false, false])
  })

  it('keeps hidden coins hidden', () => {
    expect([coinsOf(view, 0), coinsOf(view, 1)]).toEqual([27, null])
  })

  it('seats the others clockwise from my left', () => {
    expect(around(of('conquer-5'), 1)).toEqual([2, 3, 4, 0])
    expect(around(of('conquer-5'), null)).toEqual([0, 1, 2, 3, 4])
  })

  it('offers the column, in the team game by faction', () => {
    expect(offered(view, null).map((combo) => combo.coins)).toEqual([2, 1, 0, 1, 0, 0])
    const teams = of('teams')
    expect([0, 1, 2, 3].map((seat) => teamOf(teams, seat))).toEqual(['alliance', 'horde', 'alliance', 'horde'])
    expect(offered(teams, 'alliance').map((combo) => combo.race)).toEqual(['human', 'draenei', 'gnome', null])
    expect(offered(teams, 'alliance')[0]!.others).toEqual(['goblin'])
    expect(teamOf(view, 0)).toBeNull()
  })

  it('splits a region into island and number', () => {
    expect([placeOf('L1a12'), placeOf('S2b0')]).toEqual([['L1a', 12], ['S2b', 0]])
  })
})

describe('the shown view', () => {
  const shown = fixtures['conquer']!.view
  const then = (fields: Record<string, unknown>) => world({ ...shown, ...advance(shown, event(fields)) })

  it('lets tokens march, fall and come back', () => {
    const taken = then({ type: 'conquered', seat: 0, region: 'L1a2', cost: 4, was: 'active', defender: 1 })
    expect([taken.regions.L1a2, taken.players[0]!.active!.hand]).toEqual([{ race: 'dwarf', tokens: 4 }, 1])
    expect(then({ type: 'lost_token', seat: 1, region: 'L1a11', race: 'orc', amount: 1 }).regions.L1a11).toMatchObject({ tokens: 2, fort: true })
    expect(then({ type: 'lost_token', seat: 1, region: 'L1a9', race: 'orc', amount: 1 }).regions.L1a9).toBeNull()
    expect(then({ type: 'placed', seat: 0, region: 'L1a5', tokens: 2 }).regions.L1a5!.tokens).toBe(5)
  })

  it('does not show a token lost that is not there', () => {
    expect(advance(shown, event({ type: 'lost_token', seat: 1, region: 'L1a5', race: 'orc', amount: 1 }))).toEqual({})
  })

  it('counts only the coins this viewer may know', () => {
    const paid = then({ type: 'paid', from: 0, to: 1, amount: 2, for: 'toll' })
    expect([coinsOf(paid, 0), coinsOf(paid, 1)]).toEqual([25, null])
    expect(coinsOf(then({ type: 'scored', seat: 0, amount: 7, lines: [] }), 0)).toBe(34)
    expect(advance(shown, event({ type: 'scored', seat: 1 }))).toEqual({})
  })

  it('turns markers up, swaps regions, and greys a race', () => {
    expect(then({ type: 'marker_shown', board: 'L1a', id: 'rift', region: 'L1a7' }).markers.L1a).toEqual({ id: 'rift', at: 'L1a7', up: true })
    const swapped = then({ type: 'swapped', a: 'L1a5', b: 'L1a8' })
    expect([swapped.regions.L1a5, swapped.regions.L1a8!.tokens]).toEqual([null, 3])
    const old = then({ type: 'declined', seat: 0, race: 'dwarf' })
    expect(holderOf(old, 'L1a5')).toEqual({ seat: 0, active: false })
  })
})

describe('income', () => {
  it('is read line by line, or not at all when it is hidden', () => {
    expect(incomeOf(event({ seat: 0, amount: 9, lines: [['regions', 5], { name: 'rift', amount: 2 }] }))).toEqual({ seat: 0, amount: 9, lines: [{ name: 'regions', amount: 5 }, { name: 'rift', amount: 2 }] })
    expect(incomeOf(event({ seat: 1 }))).toEqual({ seat: 1, amount: null, lines: [] })
  })

  it('adds up to a course of coins, or to none when something is hidden', () => {
    const events = [
      event({ type: 'picked', seat: 0, paid: 2, got: 1 }), event({ type: 'scored', seat: 0, amount: 4 }), event({ type: 'scored', seat: 1 }),
      event({ type: 'paid', from: 1, to: 0, amount: 1 }), event({ type: 'scored', seat: 0, amount: 6 }),
    ]
    expect(coinsByTurn(events, 0)).toEqual([5, 8, 15])
    expect(coinsByTurn(events, 1)).toBeNull()
  })

  it('is taken for everybody from a replay', () => {
    const at = (round: number, ...coins: number[]) => ({ position: { round, players: Object.fromEntries(coins.map((one, seat) => [seat, { coins: one }])) } })
    expect([...coursesOf({ steps: [at(1, 5, 5), at(1, 9, 5), at(2, 9, 11), at(2, 15, 11)] }, 2)]).toEqual([[0, [5, 9, 15]], [1, [5, 11, 11]]])
  })
})
