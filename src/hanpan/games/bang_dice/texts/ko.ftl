### 뱅! 주사위 게임: 플레이어가 읽는 모든 말

## 소개

bang-dice-title = 뱅! 주사위 게임
bang-dice-blurb = 등불 아래 둘러앉은 총잡이들. 누가 내 편인지는 쏴 봐야 알아요.
bang-dice-how-title = 이렇게 해요
bang-dice-how-1 = 저마다 비밀 역할을 받아요. 보안관만 정체를 드러내요. 보안관과 부관은 악당을 모두 없애야 하고, 무법자는 보안관을 쓰러뜨려야 하고, 배신자는 혼자 마지막까지 살아남아야 해요.
bang-dice-how-2 = 내 차례에는 주사위 다섯 개를 굴려요. 마음에 안 드는 주사위를 골라 두 번까지 더 굴릴 수 있어요.
bang-dice-how-3 = 화살이 나오면 바로 가져가요. 가운데 화살이 떨어지면 인디언이 습격해서, 모두 가진 화살만큼 생명력을 잃어요.
bang-dice-how-4 = 다이너마이트는 다시 굴릴 수 없어요. 세 개가 모이면 터져서 생명력 1을 잃고 굴리기가 끝나요.
bang-dice-how-5 = 다 굴리면 조준경부터 풀어요. 1은 바로 옆, 2는 한 칸 건너를 맞혀요. 쏘기 싫어도 쏴야 해요. 그다음 맥주로 아무나 생명력 1을 얻어요.
bang-dice-how-6 = 기관총이 셋이면 내 화살을 모두 돌려놓고, 나머지 모두가 생명력 1을 잃어요. 생명력이 0이면 역할을 밝히고 물러나지만, 우리 편이 이기면 함께 이겨요.

## 역할

bang-dice-role-sheriff = 보안관
bang-dice-role-deputy = 부관
bang-dice-role-outlaw = 무법자
bang-dice-role-renegade = 배신자
bang-dice-role-unknown = 모르는 역할
bang-dice-goal-sheriff = 무법자와 배신자를 모두 없애면 이겨요.
bang-dice-goal-deputy = 보안관을 지켜요. 무법자와 배신자가 모두 사라지면 함께 이겨요.
bang-dice-goal-outlaw = 보안관이 쓰러지면 이겨요. 내가 먼저 쓰러져도 함께 이겨요.
bang-dice-goal-renegade = 나 혼자 살아남으면 이겨요. 보안관은 맨 나중에 쓰러뜨려야 해요.
bang-dice-goal-hunt = { $name }의 마지막 생명력을 내 손으로 빼앗으면 이겨요. 그러지 못하면 마지막까지 살아남아야 해요.
bang-dice-aim-sheriff = 악당을 모두 없애요
bang-dice-aim-deputy = 보안관을 지켜요
bang-dice-aim-outlaw = 보안관을 쓰러뜨려요
bang-dice-aim-renegade = 혼자 살아남아요
bang-dice-role-mine = 내 역할: { $role }
bang-dice-roles-here = 이 판의 역할
bang-dice-roles-count = { $role } { $count }명

## 주사위

bang-dice-face-arrow = 화살
bang-dice-face-dynamite = 다이너마이트
bang-dice-face-one = 조준경 1
bang-dice-face-two = 조준경 2
bang-dice-face-beer = 맥주
bang-dice-face-gatling = 기관총
bang-dice-about-arrow = 나오자마자 화살을 하나 가져가요. 가운데 화살이 떨어지면 인디언이 습격해요.
bang-dice-about-dynamite = 다시 굴릴 수 없어요. 셋이면 생명력 1을 잃고 굴리기가 끝나요.
bang-dice-about-one = 바로 옆에 살아 있는 사람이 생명력 1을 잃어요.
bang-dice-about-two = 한 칸 건너에 살아 있는 사람이 생명력 1을 잃어요. 셋 이하로 남으면 1과 같아요.
bang-dice-about-beer = 한 사람이 생명력 1을 얻어요. 나여도 돼요.
bang-dice-about-gatling = 셋이면 내 화살을 돌려놓고 나머지 모두가 생명력 1을 잃어요.
bang-dice-step-arrow = 화살
bang-dice-step-dynamite = 폭탄
bang-dice-step-shot = 총
bang-dice-step-beer = 맥주
bang-dice-step-gatling = 기관총
bang-dice-steps = 푸는 순서
bang-dice-step-label = { $number }단계 { $step }
bang-dice-step-now = 지금
bang-dice-some =
    { $count ->
        [1] { $face }
       *[other] { $face } ×{ $count }
    }
bang-dice-die = { $number }번 주사위, { $face }
bang-dice-die-locked = 잠겼어요
bang-dice-die-again = 다시 굴려요
bang-dice-die-kept = 남겨 둬요
bang-dice-die-due = 지금 쏠 차례
bang-dice-die-spent = 다 썼어요
bang-dice-tray = 주사위 판
bang-dice-tray-of = { $name }의 주사위
bang-dice-tray-mine = 내 주사위
bang-dice-roll-count = 굴림 { $made }/{ $most }
bang-dice-roll-label = { $most }번 가운데 { $made }번 굴렸어요
bang-dice-gatling-odds = 기관총 { $count }/{ $needed }
bang-dice-dynamite-odds = 다이너마이트 { $count }/3

## 인물

bang-dice-who-bart-cassidy = 바트 캐시디
bang-dice-who-black-jack = 블랙 잭
bang-dice-who-calamity-janet = 캘러미티 자넷
bang-dice-who-el-gringo = 엘 그링고
bang-dice-who-jesse-jones = 제시 존스
bang-dice-who-jourdonnais = 주르도네
bang-dice-who-kit-carlson = 키트 칼슨
bang-dice-who-lucky-duke = 럭키 듀크
bang-dice-who-paul-regret = 폴 리그레트
bang-dice-who-pedro-ramirez = 페드로 라미레즈
bang-dice-who-rose-doolan = 로즈 둘란
bang-dice-who-sid-ketchum = 시드 케첨
bang-dice-who-slab-the-killer = 슬랩 더 킬러
bang-dice-who-suzy-lafayette = 수지 라파예트
bang-dice-who-vulture-sam = 벌쳐 샘
bang-dice-who-willy-the-kid = 윌리 더 키드
bang-dice-who-nobody = 평범한 총잡이

bang-dice-can-bart-cassidy = 총이나 기관총으로 생명력을 잃을 때, 1점마다 대신 화살을 하나 받을 수 있어요. 가운데 마지막 화살은 안 돼요.
bang-dice-can-black-jack = 다이너마이트도 다시 굴릴 수 있어요. 한꺼번에 셋이 보이면 터져요.
bang-dice-can-calamity-janet = 조준경 1을 2로, 2를 1로 쓸 수 있어요.
bang-dice-can-el-gringo = 총이나 기관총으로 이 사람의 생명력을 빼앗으면, 빼앗은 사람이 화살을 하나 받아요.
bang-dice-can-jesse-jones = 맥주를 마시기 시작할 때 생명력이 4 이하면, 자기에게 쓰는 맥주마다 2를 얻어요.
bang-dice-can-jourdonnais = 인디언 습격에 생명력을 많아야 1만 잃어요.
bang-dice-can-kit-carlson = 기관총이 나온 주사위마다 아무의 화살 하나를 치울 수 있어요.
bang-dice-can-lucky-duke = 주사위를 네 번까지 굴려요.
bang-dice-can-paul-regret = 기관총에는 생명력을 잃지 않아요.
bang-dice-can-pedro-ramirez = 생명력을 1 잃을 때마다 자기 화살을 하나 버릴 수 있어요.
bang-dice-can-rose-doolan = 조준경으로 한 칸 더 멀리까지 맞힐 수 있어요.
bang-dice-can-sid-ketchum = 차례를 시작할 때 한 사람을 골라 생명력 1을 줘요. 자기여도 돼요.
bang-dice-can-slab-the-killer = 차례마다 한 번, 맥주 하나를 써서 조준경 하나를 두 배로 만들 수 있어요.
bang-dice-can-suzy-lafayette = 마지막 주사위에 조준경이 하나도 없으면 생명력 2를 얻어요.
bang-dice-can-vulture-sam = 다른 사람이 탈락할 때마다 생명력 2를 얻어요.
bang-dice-can-willy-the-kid = 기관총이 둘만 나와도 쏴요.
bang-dice-can-nobody = 특별한 능력이 없어요. 생명력은 8이에요.
bang-dice-short-bart-cassidy = 맞는 대신 화살
bang-dice-short-black-jack = 다이너마이트도 다시
bang-dice-short-calamity-janet = 1은 2로, 2는 1로
bang-dice-short-el-gringo = 쏜 사람이 화살
bang-dice-short-jesse-jones = 4 이하면 맥주 두 배
bang-dice-short-jourdonnais = 습격에 많아야 1
bang-dice-short-kit-carlson = 기관총마다 화살 치우기
bang-dice-short-lucky-duke = 네 번 굴리기
bang-dice-short-paul-regret = 기관총에 멀쩡
bang-dice-short-pedro-ramirez = 잃으면 화살 버리기
bang-dice-short-rose-doolan = 한 칸 더 멀리
bang-dice-short-sid-ketchum = 시작할 때 생명력 주기
bang-dice-short-slab-the-killer = 맥주로 총 두 배
bang-dice-short-suzy-lafayette = 안 쏘면 생명력 2
bang-dice-short-vulture-sam = 탈락할 때마다 2
bang-dice-short-willy-the-kid = 기관총 둘이면 발사
bang-dice-short-nobody = 능력 없음

## 식탁

bang-dice-me = 나
bang-dice-me-object = 나
bang-dice-me-of = 나
bang-dice-list-join = ,{" "}
bang-dice-life = 생명력 { $life }/{ $most }
bang-dice-arrows = 화살 { $count }개
bang-dice-pile = 가운데 화살
bang-dice-pile-label = 가운데에 화살 { $count }개
bang-dice-pile-soon = 곧 습격
bang-dice-seat-label = { $name }, { $who }, { $role }
bang-dice-turn = 차례
bang-dice-thinking = 고르는 중
bang-dice-out = 탈락
bang-dice-won = 승리
bang-dice-aimed = 표적 { $count }
bang-dice-guess = 의심: { $role }
bang-dice-hunts = 사냥감: { $name }
bang-dice-hunts-me = 나를 노려요
bang-dice-my-prey = 내 사냥감
bang-dice-pick-shoot = { JOSA($name, "을/를") } 쏘기
bang-dice-pick-heal = { $name }에게 생명력 주기
bang-dice-pick-discard = { $name }의 화살 하나 치우기
bang-dice-look-at = { $name } 자세히 보기
bang-dice-person-role = 역할
bang-dice-person-ability = 능력
bang-dice-note-title = 내 의심 노트
bang-dice-note-hint = 이 사람의 역할을 뭐라고 보나요? 나만 봐요.
bang-dice-note-none = 모르겠어요
bang-dice-people = 인물 도감
bang-dice-meanwhile = 자리를 누르면 능력을 읽고 의심하는 역할을 적어 둘 수 있어요.
bang-dice-people-here = 이 판에 있어요
bang-dice-sheet = 규칙표
bang-dice-keys = 한 글자 키로 하기
bang-dice-hint-keys = 1–5 주사위나 고를 것, R 다시 굴리기, S 멈추기, A 모두 고르기

## 할 수 있는 것

bang-dice-do-reroll = 주사위 { $count }개 다시 굴리기
bang-dice-do-reroll-none = 다시 굴릴 주사위를 골라요
bang-dice-do-all = 모두 고르기
bang-dice-do-none = 모두 남기기
bang-dice-do-stop = 이대로 멈추기
bang-dice-do-stop-note = 바로 풀어요
bang-dice-do-shoot = { JOSA($name, "을/를") } 쏘기
bang-dice-do-heal-me = 나에게
bang-dice-do-full = 가득
bang-dice-do-way = 어떻게 쏠까요?
bang-dice-way-plain = 그대로
bang-dice-way-as-one = 조준경 1로
bang-dice-way-as-two = 조준경 2로
bang-dice-way-double = 맥주로 두 배
bang-dice-way-split = 두 명에게 하나씩
bang-dice-do-arrow = 화살 받기
bang-dice-do-arrow-note = 생명력을 지켜요
bang-dice-do-lose = 생명력 1 잃기
bang-dice-do-lose-note = 화살은 안 받아요
bang-dice-do-discard = 화살 하나 버리기
bang-dice-do-keep = 그냥 두기
bang-dice-do-keep-note = 아무것도 안 해요
bang-dice-do-cancel = 다시 고르기

## 코치

bang-dice-coach-roll = 다시 굴릴 주사위를 골라요. 아니면 이대로 멈춰요.
bang-dice-coach-roll-locked = 다시 굴릴 주사위를 골라요. 다이너마이트는 잠겨 있어요.
bang-dice-coach-chosen = 고른 { $count }개를 다시 굴려요. 나머지는 남아요.
bang-dice-coach-shoot = 누구를 쏠까요? 빛나는 자리를 눌러요. ({ $face })
bang-dice-coach-shoot-only = 맞힐 수 있는 사람이 한 명뿐이에요. ({ $face })
bang-dice-coach-split = 같이 맞힐 두 번째 사람을 골라요.
bang-dice-coach-beer = 맥주를 누구에게 줄까요? { $count }잔 남았어요.
bang-dice-coach-beer-double = 목이 말라요. 나에게 쓰면 2를 얻어요. { $count }잔 남았어요.
bang-dice-coach-sid = 굴리기 전에 한 사람에게 생명력 1을 줘요.
bang-dice-coach-bart = { $left }점 남았어요. 생명력 대신 화살을 받을까요?
bang-dice-coach-bart-last = 마지막 화살은 받을 수 없어요. 생명력을 잃어요.
bang-dice-coach-pedro = 생명력을 잃었으니 화살을 하나 버릴 수 있어요. ({ $left }번)
bang-dice-coach-kit = 누구의 화살을 치울까요? 기관총 { $left }개 남았어요.
bang-dice-coach-wait-roll = { JOSA($name, "이/가") } 주사위를 고르고 있어요.
bang-dice-coach-wait-shots = { JOSA($name, "이/가") } 누구를 쏠지 고르고 있어요.
bang-dice-coach-wait-beers = { JOSA($name, "이/가") } 맥주를 누구에게 줄지 고르고 있어요.
bang-dice-coach-wait-sid = { JOSA($name, "이/가") } 생명력을 줄 사람을 고르고 있어요.
bang-dice-coach-wait-bart = { JOSA($name, "이/가") } 생명력과 화살 가운데 고르고 있어요.
bang-dice-coach-wait-pedro = { JOSA($name, "이/가") } 화살을 버릴지 고르고 있어요.
bang-dice-coach-wait-kit = { JOSA($name, "이/가") } 치울 화살을 고르고 있어요.
bang-dice-coach-dead = 나는 물러났지만 우리 편이 이기면 함께 이겨요.
bang-dice-coach-dead-hunt = 나는 물러났어요. 남은 둘을 지켜봐요.
bang-dice-coach-over = 판이 끝났어요. 모두의 역할이 드러났어요.
bang-dice-coach-sent = 보내는 중이에요.

## 큰 순간

bang-dice-cry-indians = 인디언 습격
bang-dice-cry-gatling = 기관총!
bang-dice-cry-dynamite = 쾅!
bang-dice-cry-bang = 뱅!
bang-dice-cry-mine = 내 차례
bang-dice-cry-safe = 다친 사람이 없어요
bang-dice-cry-revealed = 정체는 { $role }
bang-dice-loss-of = { $name } { $amount }

## 옵션

bang-dice-option-slab = 슬랩 더 킬러의 맥주
bang-dice-option-slab-hint = 맥주로 총을 두 배로 만들 때
bang-dice-option-slab-same-target = 한 사람이 두 점을 잃고 맥주는 사라져요
bang-dice-option-slab-as-source = 두 점을 나눌 수 있고 맥주도 마셔요
bang-dice-option-characters = 인물
bang-dice-option-characters-hint = 첫 판이라면 능력 없이 해 봐도 좋아요
bang-dice-option-characters-all = 인물 열여섯 명
bang-dice-option-characters-none = 능력 없이, 모두 생명력 8

## 안 되는 까닭

bang-dice-refused-malformed = 그런 주사위나 자리는 없어요. 빛나는 것 가운데 골라 주세요.
bang-dice-refused-not-your-turn = 지금은 다른 사람이 고르고 있어요. 차례가 오면 알려 드려요.
bang-dice-refused-wrong-phase = 지금은 그렇게 할 때가 아니에요. 아래 단추에 있는 것만 할 수 있어요.
bang-dice-refused-locked-die = 다이너마이트는 다시 굴릴 수 없어요. 다른 주사위를 골라 주세요.
bang-dice-refused-no-die = 지금 쓸 주사위가 아니에요. 빛나는 주사위부터 써요.
bang-dice-refused-out-of-reach = 거기까지는 닿지 않아요. 빛나는 자리만 맞힐 수 있어요.
bang-dice-refused-not-alive = 이미 탈락한 사람이에요. 살아 있는 사람을 골라 주세요.
bang-dice-refused-last-arrow = 가운데 마지막 화살은 받을 수 없어요. 생명력을 잃어야 해요.
bang-dice-refused-no-arrow = 그 사람에게는 화살이 없어요. 화살이 있는 사람을 골라 주세요.

## 기록

bang-dice-event-set-up =
    { $open ->
        [true] 역할을 모두 펼쳤어요. 저마다 쫓을 사람이 있어요.
       *[false] 역할과 인물을 나눴어요. 보안관은 { $name }.
    }
bang-dice-event-turn =
    { $mine ->
        [true] 내 차례예요.
       *[false] { $name } 차례예요.
    }
bang-dice-event-rolled = { JOSA($name, "은/는") } 주사위 { $count }개를 굴렸어요: { $faces }.
bang-dice-event-kept = { JOSA($name, "은/는") } 굴리기를 멈췄어요.
bang-dice-event-arrow-taken = { JOSA($name, "은/는") } 화살을 하나 가져갔어요.
bang-dice-event-indians =
    { $count ->
        [0] 인디언이 습격했지만 다친 사람은 없어요.
       *[other] 인디언이 습격했어요. 잃은 생명력: { $losses }.
    }
bang-dice-event-dynamite = { $name } 앞에서 다이너마이트가 터졌어요.
bang-dice-event-healed =
    { $amount ->
        [0] { JOSA($name, "은/는") } 생명력이 가득해서 소용없었어요.
       *[other] { $self ->
            [true] { JOSA($name, "은/는") } 생명력 { JOSA($amount, "을/를") } 얻었어요.
           *[false] { JOSA($byName, "은/는") } { $whom }에게 생명력 { JOSA($amount, "을/를") } 줬어요.
        }
    }
bang-dice-event-shot =
    { $amount ->
        [1] { JOSA($name, "은/는") } { JOSA($targetName, "을/를") } 겨눴어요.
       *[other] { JOSA($name, "은/는") } { JOSA($targetName, "을/를") } 두 배로 겨눴어요.
    }
bang-dice-event-arrow-instead = { JOSA($name, "은/는") } 생명력 대신 화살을 하나 받았어요.
bang-dice-event-gatling = { JOSA($name, "은/는") } 기관총을 갈겼어요.
bang-dice-event-lost =
    { $cause ->
        [arrows] { JOSA($name, "은/는") } 화살 때문에 생명력 { JOSA($amount, "을/를") } 잃었어요.
        [dynamite] { JOSA($name, "은/는") } 다이너마이트에 생명력 { JOSA($amount, "을/를") } 잃었어요.
        [gatling] { JOSA($name, "은/는") } 기관총에 생명력 { JOSA($amount, "을/를") } 잃었어요.
       *[shots] { JOSA($name, "은/는") } 총에 맞아 생명력 { JOSA($amount, "을/를") } 잃었어요.
    }
bang-dice-event-arrow-returned =
    { $self ->
        [true] { JOSA($name, "은/는") } 화살 { $amount }개를 돌려놨어요.
       *[false] { JOSA($byName, "은/는") } { $whom }의 화살 { $amount }개를 치웠어요.
    }
bang-dice-event-eliminated = { JOSA($name, "은/는") } 탈락했어요. 정체는 { $role }.
bang-dice-event-ended =
    { $reason ->
        [outlaws] 보안관이 쓰러져서 무법자들이 이겼어요: { $names }.
        [law] 악당이 모두 사라져서 보안관 편이 이겼어요: { $names }.
        [renegade] 배신자가 혼자 살아남아 이겼어요: { $names }.
        [prey] 사냥감을 쓰러뜨려서 { JOSA($names, "이/가") } 이겼어요.
        [last] 마지막까지 살아남아서 { JOSA($names, "이/가") } 이겼어요.
       *[nobody] { $count ->
            [0] 모두 쓰러져서 아무도 이기지 못했어요.
           *[other] { JOSA($names, "이/가") } 이겼어요.
        }
    }

## 끝

bang-dice-reason-outlaws = 보안관이 쓰러져서 무법자 편이 이겼어요. 먼저 쓰러진 무법자도 함께 이겨요. ({ $name })
bang-dice-reason-law = 무법자와 배신자가 모두 사라져서 보안관 편이 이겼어요. ({ $name })
bang-dice-reason-renegade = 모두 쓰러지고 배신자 혼자 남았어요. ({ $name })
bang-dice-reason-prey = { JOSA($name, "이/가") } 사냥감의 마지막 생명력을 빼앗았어요.
bang-dice-reason-last = { JOSA($name, "이/가") } 마지막까지 혼자 살아남았어요.
bang-dice-reason-nobody = 모두 한꺼번에 쓰러져서 이긴 사람이 없어요.
bang-dice-end-roles = 모두의 정체
bang-dice-end-alive = 살아남음
bang-dice-end-out = 탈락
