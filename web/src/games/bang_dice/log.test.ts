import { beforeAll, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/board'
import { lineFor } from '../../core/log'
import { settings, type Language } from '../../core/settings.svelte'
import { bringGame, knows, say } from '../../core/words'
import { argsOf, sentence } from './log'

const names = (seat: number) => ['민수', '보람', '지은'][seat]!

function line(event: Omit<GameEvent, 'e'>, seat: number | null, language: Language): string | null {
  settings.language = language
  const found = lineFor({ e: 0, ...event } as GameEvent, { game: 'bang_dice', seat, names, say }, sentence)
  if (found === null) return null
  expect(knows(found.key)).toBe(true)
  return say(found.key, found.args)
}

beforeAll(() => bringGame('bang_dice', ['ko', 'en']))

const HIDDEN = { hidden: 1 }

// event, for whom, Korean, English
const told: [Omit<GameEvent, 'e'>, number | null, string | null, string | null][] = [
  [{ type: 'set_up', roles: [HIDDEN, 'sheriff', HIDDEN, HIDDEN] }, 0, '역할과 인물을 나눴어요. 보안관은 보람.', 'Roles and characters were dealt. Sheriff: 보람.'],
  [{ type: 'set_up', roles: ['deputy', 'outlaw', 'renegade'] }, 0, '역할을 모두 펼쳤어요. 저마다 쫓을 사람이 있어요.', 'All roles lie open. Everybody has somebody to hunt.'],
  [{ type: 'turn', seat: 0 }, 0, '내 차례예요.', 'Your turn.'],
  [{ type: 'turn', seat: 1 }, 0, '보람 차례예요.', 'Turn of 보람.'],
  [{ type: 'rolled', seat: 1, dice: [0, 1, 3], faces: ['beer', 'arrow', 'beer'] }, 0, '보람은 주사위 3개를 굴렸어요: 화살, 맥주 ×2.', '보람 rolled 3 dice: Arrow, Beer ×2.'],
  [{ type: 'rolled', seat: 0, dice: [2], faces: ['one'] }, 0, '나는 주사위 1개를 굴렸어요: 조준경 1.', 'You rolled 1 die: Shot 1.'],
  [{ type: 'kept', seat: 0 }, 1, '민수는 굴리기를 멈췄어요.', '민수 stopped rolling.'],
  [{ type: 'arrow_taken', seat: 0 }, 0, '나는 화살을 하나 가져갔어요.', 'You took an arrow.'],
  [{ type: 'indians', losses: [2, 0, 1] }, 0, '인디언이 습격했어요. 잃은 생명력: 나 2, 지은 1.', 'The Indians attacked. Life lost: you 2, 지은 1.'],
  [{ type: 'indians', losses: [0, 0, 0] }, 0, '인디언이 습격했지만 다친 사람은 없어요.', 'The Indians attacked, but nobody was hurt.'],
  [{ type: 'dynamite', seat: 1 }, 0, '보람 앞에서 다이너마이트가 터졌어요.', 'Dynamite went off. Roller: 보람.'],
  [{ type: 'healed', seat: 0, by: 0, amount: 2 }, 0, '나는 생명력 2를 얻었어요.', 'You gained 2 life.'],
  [{ type: 'healed', seat: 0, by: 1, amount: 1 }, 0, '보람은 나에게 생명력 1을 줬어요.', '보람 gave you 1 life.'],
  [{ type: 'healed', seat: 2, by: 0, amount: 1 }, 0, '나는 지은에게 생명력 1을 줬어요.', 'You gave 지은 1 life.'],
  [{ type: 'healed', seat: 1, by: 0, amount: 0 }, 0, '보람은 생명력이 가득해서 소용없었어요.', '보람 gained nothing, being at full life.'],
  [{ type: 'shot', seat: 1, target: 0, amount: 1 }, 0, '보람은 나를 겨눴어요.', '보람 aimed at you.'],
  [{ type: 'shot', seat: 0, target: 2, amount: 2 }, 1, '민수는 지은을 두 배로 겨눴어요.', '민수 aimed at 지은 with double force.'],
  [{ type: 'arrow_instead', seat: 2 }, 0, '지은은 생명력 대신 화살을 하나 받았어요.', '지은 took an arrow instead of losing life.'],
  [{ type: 'gatling', seat: 0 }, 0, '나는 기관총을 갈겼어요.', 'You fired the gatling.'],
  [{ type: 'lost', seat: 0, amount: 1, cause: 'shots' }, 0, '나는 총에 맞아 생명력 1을 잃었어요.', 'You lost 1 life to shots.'],
  [{ type: 'lost', seat: 1, amount: 1, cause: 'gatling' }, 0, '보람은 기관총에 생명력 1을 잃었어요.', '보람 lost 1 life to the gatling.'],
  [{ type: 'lost', seat: 1, amount: 1, cause: 'dynamite' }, 0, '보람은 다이너마이트에 생명력 1을 잃었어요.', '보람 lost 1 life to dynamite.'],
  [{ type: 'lost', seat: 1, amount: 2, cause: 'arrows' }, 0, null, null],
  [{ type: 'arrow_returned', seat: 0, amount: 3, by: 0 }, 0, '나는 화살 3개를 돌려놨어요.', 'You put back 3 arrows.'],
  [{ type: 'arrow_returned', seat: 0, amount: 1, by: 1 }, 0, '보람은 나의 화살 1개를 치웠어요.', '보람 cleared away 1 arrow of yours.'],
  [{ type: 'arrow_returned', seat: 2, amount: 1, by: 1 }, 0, '보람은 지은의 화살 1개를 치웠어요.', '보람 cleared away 1 arrow of 지은.'],
  [{ type: 'eliminated', seat: 2, role: 'outlaw' }, 0, '지은은 탈락했어요. 정체는 무법자.', '지은 went out. Role: Outlaw.'],
  [{ type: 'eliminated', seat: 0, role: 'deputy' }, 0, '나는 탈락했어요. 정체는 부관.', 'You went out. Role: Deputy.'],
  [{ type: 'ended', reason: 'outlaws', winners: [0, 2] }, 1, '보안관이 쓰러져서 무법자들이 이겼어요: 민수, 지은.', 'The sheriff fell, and the outlaws won: 민수, 지은.'],
  [{ type: 'ended', reason: 'law', winners: [0] }, 1, '악당이 모두 사라져서 보안관 편이 이겼어요: 민수.', 'All villains are gone, and the law won: 민수.'],
  [{ type: 'ended', reason: 'renegade', winners: [1] }, 0, '배신자가 혼자 살아남아 이겼어요: 보람.', 'A renegade alone survived and won: 보람.'],
  [{ type: 'ended', reason: 'prey', winners: [1] }, 0, '사냥감을 쓰러뜨려서 보람이 이겼어요.', 'The prey was brought down. Winner: 보람.'],
  [{ type: 'ended', reason: 'last', winners: [0] }, 1, '마지막까지 살아남아서 민수가 이겼어요.', 'Only one survived. Winner: 민수.'],
  [{ type: 'ended', reason: 'nobody', winners: [] }, 0, '모두 쓰러져서 아무도 이기지 못했어요.', 'Everybody fell, and nobody won.'],
]

describe('the log', () => {
  it.each(told)('tells %j to %s', (event, seat, korean, english) => {
    expect(line(event, seat, 'ko')).toBe(korean)
    expect(line(event, seat, 'en')).toBe(english)
  })

  it('has words for what it leaves out of the log as well', () => {
    for (const language of ['ko', 'en'] as const) {
      settings.language = language
      const args = argsOf({ e: 0, type: 'lost', seat: 1, amount: 2, cause: 'arrows' }, { game: 'bang_dice', seat: 0, names, say })
      expect(say('bang-dice-event-lost', args!)).not.toContain('bang-dice')
    }
  })

  it('leaves strangers to the frame', () => {
    expect(sentence({ e: 0, type: 'undone', to: 3 }, { game: 'bang_dice', seat: 0, names, say })).toBeUndefined()
  })
})
