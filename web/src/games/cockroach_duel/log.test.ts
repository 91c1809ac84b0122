import { beforeAll, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/board'
import { lineFor } from '../../core/log'
import { settings, type Language } from '../../core/settings.svelte'
import { bringGame, knows, say } from '../../core/words'
import { sentence } from './log'

const names = (seat: number) => ['민수', '보람'][seat]!

function line(event: Omit<GameEvent, 'e'>, seat: number | null, language: Language): string | null {
  settings.language = language
  const found = lineFor({ e: 0, ...event } as GameEvent, { game: 'cockroach_duel', seat, names, say }, sentence)
  if (found === null) return null
  expect(knows(found.key)).toBe(true)
  return say(found.key, found.args)
}

beforeAll(() => bringGame('cockroach_duel', ['ko', 'en']))

// event, for whom, Korean, English
const told: [Omit<GameEvent, 'e'>, number | null, string, string][] = [
  [{ type: 'round_dealt', round: 2, starter: 1 }, null, '2라운드. 보람이 먼저 공격하고 체력 3으로 시작해요.', 'Round 2. 보람 attacks first and begins with 3 life.'],
  [{ type: 'round_dealt', round: 1, starter: 0 }, 0, '1라운드. 내가 먼저 공격하고 체력 3으로 시작해요.', 'Round 1. You attack first and begin with 3 life.'],
  [{ type: 'attacked', seat: 0, claim: 'rat', count: 2 }, 1, '민수는 쥐 2마리라며 공격했어요.', '민수 attacked, saying 2 rats.'],
  [{ type: 'attacked', seat: 0, claim: 'fly', count: 1 }, 0, '나는 파리 1마리라며 공격했어요.', 'You attacked, saying 1 fly.'],
  [{ type: 'blocked', seat: 1, claim: 'toad', count: 3 }, 0, '보람은 두꺼비 3마리라며 막았어요.', '보람 blocked, saying 3 toads.'],
  [{ type: 'passed', seat: 1 }, 0, '보람은 통과했어요.', '보람 passed.'],
  [{ type: 'accepted', seat: 0 }, 0, '나는 방어를 받아들였어요.', 'You accepted the block.'],
  [
    { type: 'challenged', seat: 1, cards: ['rat', 'fly', 'rat'], truthful: false },
    null,
    '보람은 이의를 제기했어요. 펼쳐 보니 파리 1장, 쥐 2장, 거짓이었어요.',
    '보람 challenged. The cards were 1 fly, 2 rats: a lie.',
  ],
  [
    { type: 'challenged', seat: 0, cards: ['bat'], truthful: true },
    0,
    '나는 이의를 제기했어요. 펼쳐 보니 박쥐 1장, 모두 사실이었어요.',
    'You challenged. The cards were 1 bat: all true.',
  ],
  [{ type: 'life_taken', from: 1, to: 0, amount: 2 }, null, '민수가 보람에게서 체력 2를 빼앗았어요.', '민수 took 2 life from 보람.'],
  [{ type: 'life_taken', from: 1, to: 0, amount: 3 }, 1, '민수가 내 체력 3을 빼앗았어요.', '민수 took 3 life from you.'],
  [{ type: 'life_taken', from: 1, to: 0, amount: 4 }, 0, '나는 보람에게서 체력 4를 빼앗았어요.', 'You took 4 life from 보람.'],
  [{ type: 'black_shown', seat: 1 }, 0, '보람의 검은카드가 드러났어요. 메롱!', 'The black card of 보람 came to light. Bleh!'],
  [{ type: 'drew', seat: 0, count: 2, cards: ['fly', 'black'] }, 0, '나는 카드 2장을 뽑았어요: 파리 1장, 검은카드 1장.', 'You drew 2 cards: 1 fly, 1 black card.'],
  [{ type: 'drew', seat: 1, count: 1 }, 0, '보람은 카드 1장을 뽑았어요.', '보람 drew 1 card.'],
  [{ type: 'round_won', seat: 0, by: 'life' }, 1, '체력을 다 빼앗아 민수가 라운드를 이겼어요.', '민수 won the round by taking all life.'],
  [{ type: 'round_won', seat: 0, by: 'challenge' }, 0, '이의 제기로 내가 라운드를 이겼어요.', 'You won the round by a challenge.'],
  [{ type: 'round_won', seat: 1, by: 'passes' }, null, '둘 다 통과했고, 체력이 많은 보람이 라운드를 이겼어요.', 'Both passed, and 보람 won the round with more life.'],
  [{ type: 'match_won', seat: 1 }, 0, '보람이 이 판을 이겼어요.', '보람 won the match.'],
]

describe('the log of the duel', () => {
  it.each(told)('tells %o to seat %s', (event, seat, ko, en) => {
    expect(line(event, seat, 'ko')).toBe(ko)
    expect(line(event, seat, 'en')).toBe(en)
  })

  it('says nothing when nothing was drawn', () => {
    expect(line({ type: 'drew', seat: 0, count: 0, cards: [] }, 0, 'ko')).toBeNull()
  })
})
