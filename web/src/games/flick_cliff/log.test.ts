import { beforeAll, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/board'
import { lineFor } from '../../core/log'
import { settings, type Language } from '../../core/settings.svelte'
import { bringGame, knows, say } from '../../core/words'
import { argsOf, sentence } from './log'

const names = (seat: number) => ['민수', '보람', '지은'][seat]!

function line(event: Omit<GameEvent, 'e'>, seat: number | null, language: Language): string | null {
  settings.language = language
  const found = lineFor({ e: 0, ...event } as GameEvent, { game: 'flick_cliff', seat, names, say }, sentence)
  if (found === null) return null
  expect(knows(found.key)).toBe(true)
  return say(found.key, found.args)
}

beforeAll(() => bringGame('flick_cliff', ['ko', 'en']))

// event, for whom, Korean, English
const told: [Omit<GameEvent, 'e'>, number | null, string | null, string | null][] = [
  [{ type: 'posed', seat: 0, pose: 4 }, 0, null, null],
  [{ type: 'turn', seat: 0, round: 3 }, 0, '내 차례예요.', 'Your turn.'],
  [{ type: 'turn', seat: 1, round: 3 }, 0, '보람 차례예요.', 'Turn of 보람.'],
  [{ type: 'flicked', seat: 0, speed: 0.9, path: null }, 0, '나는 초속 0.90m로 튕겼어요.', 'You flicked at 0.90 m/s.'],
  [{ type: 'flicked', seat: 1, speed: 1.25, path: null }, null, '보람은 초속 1.25m로 튕겼어요.', '보람 flicked at 1.25 m/s.'],
  [{ type: 'landed', seat: 1, kind: 'short', cell: null, pip: null, tilted: false }, 0, '시작선을 못 넘어서 튕기지 않은 것으로 쳐요.', 'Short of the Start Line: it does not count.'],
  [{ type: 'landed', seat: 1, kind: 'out', cell: null, pip: null, tilted: false }, 0, '시트 밖으로 나갔어요.', 'Off the sheet.'],
  [{ type: 'landed', seat: 1, kind: 'cell', cell: 4, pip: 3, tilted: false }, 0, '4번 칸, 눈금 3.', 'Cell 4, value 3.'],
  [{ type: 'landed', seat: 1, kind: 'cell', cell: 8, pip: 6, tilted: true }, 0, '시트를 살짝 접어 바로 앉혔더니 8번 칸, 눈금 6.', 'With the sheet folded a little it sat down: cell 8, value 6.'],
  [{ type: 'ability_used', seat: 0, ability: 'pip', change: 1 }, 0, '나는 눈금을 1 올렸어요.', 'You made the value one more.'],
  [{ type: 'ability_used', seat: 2, ability: 'pip', change: -1 }, 0, '지은은 눈금을 1 내렸어요.', '지은 made the value one less.'],
  [{ type: 'ability_used', seat: 2, ability: 'move', change: 1 }, 0, '지은은 한 칸 먼 액션을 골랐어요.', '지은 took the action one cell farther.'],
  [{ type: 'ability_used', seat: 0, ability: 'move', change: -1 }, 0, '나는 한 칸 가까운 액션을 골랐어요.', 'You took the action one cell nearer.'],
  [{ type: 'rope_drawn', seat: 0, from: 11, to: 15 }, 0, '나는 11에서 15로 밧줄을 그었어요.', 'You drew a rope from 11 to 15.'],
  [{ type: 'rope_drawn', seat: 1, from: 15, to: 10 }, 0, '보람은 15에서 10으로 밧줄을 그었어요.', '보람 drew a rope from 15 to 10.'],
  [{ type: 'climbed', seat: 1, from: 3, to: 6 }, 0, '보람은 3에서 6으로 올라갔어요.', '보람 climbed from 3 to 6.'],
  [{ type: 'carried', seat: 0, from: 8, to: 5 }, 0, '나는 밧줄을 따라 8에서 5로 갔어요.', 'You went along a rope from 8 to 5.'],
  [{ type: 'ability_gained', seat: 0, ability: 'pip' }, 0, '나는 눈금 바꾸기를 하나 얻었어요.', 'You gained a circle for changing the value.'],
  [{ type: 'ability_gained', seat: 1, ability: 'move' }, 0, '보람은 액션 이동하기를 하나 얻었어요.', '보람 gained a circle for moving the action.'],
  [{ type: 'finished', seat: 0 }, 0, '내가 꼭대기에 닿았어요.', 'You reached the top.'],
  [{ type: 'finished', seat: 1 }, 0, '보람이 꼭대기에 닿았어요.', '보람 reached the top.'],
  [{ type: 'finished', seat: null }, 0, '백 라운드가 끝났어요.', 'A hundred rounds are over.'],
]

describe('the log', () => {
  it.each(told)('tells %j to %s', (event, seat, korean, english) => {
    expect(line(event, seat, 'ko')).toBe(korean)
    expect(line(event, seat, 'en')).toBe(english)
    settings.language = 'ko'
  })

  it('leaves events it does not know to the default line', () => {
    expect(argsOf({ e: 0, type: 'sneezed', seat: 0 }, { game: 'flick_cliff', seat: 0, names, say })).toBeNull()
  })
})
