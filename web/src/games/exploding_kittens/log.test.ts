import { beforeAll, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/board'
import { lineFor } from '../../core/log'
import { settings, type Language } from '../../core/settings.svelte'
import { bringGame, knows, say } from '../../core/words'
import { argsOf, sentence } from './log'

const names = (seat: number) => ['민수', '보람', '지은'][seat]!

function line(event: Omit<GameEvent, 'e'>, seat: number | null, language: Language): string | null {
  settings.language = language
  const found = lineFor({ e: 0, ...event } as GameEvent, { game: 'exploding_kittens', seat, names, say }, sentence)
  if (found === null) return null
  expect(knows(found.key)).toBe(true)
  return say(found.key, found.args)
}

beforeAll(() => bringGame('exploding_kittens', ['ko', 'en']))

// event, for whom, Korean, English
const told: [Omit<GameEvent, 'e'>, number | null, string | null, string | null][] = [
  [{ type: 'dealt', hand: ['defuse', 'cat1', 'cat1'] }, 0, '카드를 나눴어요. 내 손: 해체 1장, 떡냥이 2장.', 'The cards were dealt. Your hand: 1 × Defuse, 2 × Mochi.'],
  [{ type: 'dealt' }, null, '모두에게 카드를 여덟 장씩 나눴어요.', 'Everybody was dealt eight cards.'],
  [{ type: 'played', seat: 0, card: 'attack', target: null }, 1, '민수는 공격을 냈어요.', '민수 played Attack.'],
  [{ type: 'played', seat: 0, card: 'skip' }, 0, '나는 건너뛰기를 냈어요.', 'You played Skip.'],
  [{ type: 'played', seat: 1, card: 'shuffle' }, 0, '보람은 섞기를 냈어요.', '보람 played Shuffle.'],
  [{ type: 'played', seat: 1, card: 'future' }, 0, '보람은 미래 예지를 냈어요.', '보람 played See the Future.'],
  [{ type: 'played', seat: 1, card: 'favor', target: 0 }, 0, '보람은 나에게 도움을 청했어요.', '보람 asked you for a favor.'],
  [{ type: 'played', seat: 1, card: 'favor', target: 2 }, null, '보람은 지은에게 도움을 청했어요.', '보람 asked 지은 for a favor.'],
  [{ type: 'paired', seat: 2, card: 'cat2', target: 0 }, 1, '지은은 식빵이 두 장으로 민수의 카드를 노렸어요.', '지은 played 2 × Loaf to steal from 민수.'],
  [{ type: 'tripled', seat: 0, card: 'cat4', target: 2, name: 'defuse' }, 0, '나는 누룽지 세 장으로 지은에게 해체를 달라고 했어요.', 'You played 3 × Toasty to ask 지은 for Defuse.'],
  [{ type: 'noped', seat: 1 }, 0, '보람은 안돼를 냈어요.', '보람 said nope.'],
  [{ type: 'passed', seat: 1 }, 0, null, null],
  [{ type: 'window_closed', stands: true }, 0, null, null],
  [{ type: 'window_closed', stands: false }, 0, '안돼 때문에 취소됐어요.', 'It was cancelled by a Nope.'],
  [{ type: 'gave', from: 0, to: 1, card: 'cat5' }, 0, '나는 보람에게 감자를 줬어요.', 'You gave 보람 a card: Spud.'],
  [{ type: 'gave', from: 0, to: 1 }, 2, '민수는 보람에게 카드 한 장을 줬어요.', '민수 gave 보람 a card.'],
  [{ type: 'stole', from: 0, to: 1, card: 'cat1' }, 0, '보람은 나에게서 떡냥이를 훔쳤어요.', '보람 stole a card from you: Mochi.'],
  [{ type: 'stole', from: 0, to: 1 }, 2, '보람은 민수에게서 카드 한 장을 훔쳤어요.', '보람 stole a card from 민수.'],
  [{ type: 'named', from: 0, to: 1, name: 'nope', success: true }, 2, '민수는 보람에게 안돼를 내줬어요.', '민수 had to give 보람 the card named: Nope.'],
  [{ type: 'named', from: 0, to: 1, name: 'skip', success: false }, 0, '나에게 건너뛰기가 없어서 아무 일도 없었어요.', 'You had no Skip, so nothing happened.'],
  [{ type: 'fizzled' }, 0, '가져올 카드가 없어서 아무 일도 없었어요.', 'There was no card to take, so nothing happened.'],
  [{ type: 'shuffled' }, 0, '더미를 섞었어요. 알던 순서는 이제 소용없어요.', 'The pile was shuffled. What was known of it is worth nothing now.'],
  [{ type: 'looked', seat: 0, cards: ['skip', 'kitten', 'cat3'] }, 0, '나는 더미 위에서부터 건너뛰기, 폭발냥이, 고등어를 봤어요.', 'You looked at the top of the pile: Skip, Exploding Kitten, Mackie.'],
  [{ type: 'looked', seat: 0 }, 1, '민수는 더미 위쪽을 혼자 봤어요.', '민수 looked at the top of the pile.'],
  [{ type: 'drew', seat: 0, card: 'attack' }, 0, '나는 공격을 뽑았어요.', 'You drew a card: Attack.'],
  [{ type: 'drew', seat: 0 }, 1, '민수는 카드 한 장을 뽑았어요.', '민수 drew a card.'],
  [{ type: 'kitten_drawn', seat: 1 }, 0, '보람은 폭발냥이를 뽑았어요!', '보람 drew an exploding kitten!'],
  [{ type: 'defused', seat: 0, depth: 0 }, 0, '나는 해체하고 폭발냥이를 맨 위에 숨겼어요.', 'You defused the kitten and hid it on top of the pile.'],
  [{ type: 'defused', seat: 0, depth: 4 }, 0, '나는 해체하고 폭발냥이를 위에서 5번째에 숨겼어요.', 'You defused the kitten and hid it as number 5 from the top.'],
  [{ type: 'defused', seat: 0 }, 1, '민수는 해체하고 폭발냥이를 더미 어딘가에 숨겼어요.', '민수 defused the kitten and hid it somewhere in the pile.'],
  [{ type: 'exploded', seat: 1, hand: ['cat1', 'nope'] }, 0, '보람은 터졌어요. 손에 있던 2장도 버려졌어요.', '보람 exploded, and 2 cards went to the discards.'],
  [{ type: 'exploded', seat: 0, hand: [] }, 0, '나는 터졌어요.', 'You exploded.'],
  [{ type: 'turn', seat: 1, owed: 1 }, 0, '보람 차례예요.', 'Turn of 보람.'],
  [{ type: 'turn', seat: 1, owed: 4 }, null, '보람 차례예요. 4번 남았어요.', 'Turn of 보람, 4 left.'],
  [{ type: 'turn', seat: 0, owed: 2 }, 0, '내 차례예요. 2번 남았어요.', 'Your turn, 2 left.'],
  [{ type: 'won', seat: 2 }, 0, '지은은 마지막까지 살아남았어요.', '지은 survived to the end.'],
]

describe('the log', () => {
  it.each(told)('tells %j to %s', (event, seat, korean, english) => {
    expect(line(event, seat, 'ko')).toBe(korean)
    expect(line(event, seat, 'en')).toBe(english)
  })

  it('has words for what it leaves out of the log as well', () => {
    for (const event of [{ type: 'passed', seat: 1 }, { type: 'window_closed', stands: true }]) {
      for (const language of ['ko', 'en'] as const) {
        settings.language = language
        const args = argsOf({ e: 0, ...event }, { game: 'exploding_kittens', seat: 0, names, say })
        expect(say(`exploding-kittens-event-${event.type.replace('_', '-')}`, args!)).not.toContain('exploding-kittens')
      }
    }
  })

  it('leaves strangers to the frame', () => {
    expect(sentence({ e: 0, type: 'undone', to: 3 }, { game: 'exploding_kittens', seat: 0, names, say })).toBeUndefined()
  })
})
