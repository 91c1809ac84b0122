import { beforeAll, describe, expect, it } from 'vitest'
import type { GameEvent, LineContext } from '../../core/board'
import { settings } from '../../core/settings.svelte'
import { bringGame, say } from '../../core/words'
import { sentence } from './log'
import { atlas } from './maps/atlas.svelte'

beforeAll(async () => {
  await bringGame('small_world_warcraft', ['ko', 'en'])
  await atlas.open(['L1a', 'S1a'])
})

const context = (seat: number | null): LineContext => ({ game: 'small_world_warcraft', seat, names: (at) => ['민수', '영희'][at]!, say })
function told(event: Partial<GameEvent>, seat: number | null = null): string | null {
  const line = sentence({ e: 1, ...event } as GameEvent, context(seat))
  return line ? say(line.key, line.args) : null
}

describe('the log', () => {
  it('names regions by their islands, with the right particles', () => {
    expect(told({ type: 'conquered', seat: 0, region: 'L1a4', cost: 3, defender: 1, was: 'active' })).toBe('민수는 영희의 솔바람 섬 4 지역을 정복했어요. 든 토큰 3개.')
    expect(told({ type: 'conquered', seat: 1, region: 'S1a2', cost: 2, defender: null, was: 'empty' }, 0)).toBe('영희는 빈 조약돌 섬 2 지역을 정복했어요. 든 토큰 2개.')
    expect(told({ type: 'conquered', seat: 0, region: 'L1a0', cost: 2, defender: null, was: 'empty' }), 'the sea has no number').toBe('민수는 빈 솔바람 섬 바다 지역을 정복했어요. 든 토큰 2개.')
    expect(told({ type: 'abandoned', seat: 0, region: 'L1a4' }, 0)).toBe('나는 솔바람 섬 4 지역을 버렸어요.')
  })

  it('tells coins only where they are told', () => {
    expect(told({ type: 'scored', seat: 0, amount: 7, lines: [] }, 0)).toContain('7')
    expect(told({ type: 'scored', seat: 1 }, 0)).toBe('영희는 승점을 받았어요.')
  })

  it('tells combos, markers and payments by name', () => {
    expect(told({ type: 'picked', seat: 0, race: 'orc', power: 'miner', tokens: 10, paid: 2, got: 0 })).toContain('광부 오크를')
    expect(told({ type: 'marker_shown', board: 'L1a', id: 'rift', region: 'L1a7' })).toBe('솔바람 섬 7 지역에서 균열이 드러났어요.')
    expect(told({ type: 'paid', from: 0, to: 1, amount: 1, for: 'toll' }, 1)).toContain('나에게')
  })

  it('is silent about a muster of nobody', () => {
    expect(told({ type: 'mustered', seat: 0, tokens: 0 })).toBeNull()
    expect(told({ type: 'mustered', seat: 0, tokens: 3 })).toContain('3')
  })

  it('has a line for every event, in both languages', () => {
    const events: Partial<GameEvent>[] = [
      { type: 'set_up', boards: ['L1a'], starter: 0 }, { type: 'form', seat: 0, form: 'wolf' }, { type: 'rolled', seat: 0, region: 'L1a4', die: 2, success: true },
      { type: 'lost_token', seat: 1, region: 'L1a4', race: 'orc', amount: 1, cause: 'conquest' }, { type: 'saved', seat: 1 }, { type: 'marker_moved', id: 'aegis', region: 'L1a4' },
      { type: 'wall', region: 'L1a4' }, { type: 'fort', region: 'L1a4' }, { type: 'tower', region: 'L1a4' }, { type: 'bomb_laid', seat: 0, region: 'L1a4' }, { type: 'bomb_shown', region: 'L1a4', kind: 'dud' },
      { type: 'objective', region: 'L1a4' }, { type: 'harmony', to: 1 }, { type: 'paid', from: 0, to: null, amount: 2, for: 'raise' }, { type: 'raised', seat: 0, amount: 2 }, { type: 'swapped', a: 'L1a3', b: 'S1a1' },
      { type: 'intimidated', seat: 0, from: 'L1a4', to: 'L1a5' }, { type: 'placed', seat: 0, region: 'L1a4', tokens: 2 }, { type: 'declined', seat: 0, race: 'tauren' }, { type: 'left', seat: 0, race: 'naga' },
      { type: 'turn', seat: 0, round: 3 }, { type: 'ended', reason: 'tokens', ranks: [1, 2] },
    ]
    for (const language of ['ko', 'en'] as const) {
      settings.language = language
      for (const event of events) {
        expect(told(event, 0), String(event.type)).not.toMatch(/small-world|\{|null|undefined|L1a/)
      }
    }
    settings.language = 'ko'
  })
})
