### 폭발냥이: 플레이어가 읽는 모든 말

## 소개

exploding-kittens-title = 폭발냥이
exploding-kittens-blurb = 고양이 카페에 심지가 타요. 끝까지 안 터지면 이겨요.
exploding-kittens-how-title = 이렇게 해요
exploding-kittens-how-1 = 내 차례에는 카드를 내고 싶은 만큼 내요. 한 장도 안 내도 돼요.
exploding-kittens-how-2 = 다 냈으면 더미에서 한 장을 뽑아요. 폭발냥이가 아니면 손에 넣고 차례가 끝나요.
exploding-kittens-how-3 = 폭발냥이를 뽑았는데 해체가 없으면 터져서 탈락해요. 해체가 있으면 저절로 쓰이고, 폭발냥이를 더미 아무 곳에나 몰래 숨겨요.
exploding-kittens-how-4 = 누가 카드를 내면 모두에게 물어봐요. 안돼를 내면 취소되고, 안돼도 안돼로 막을 수 있어요.
exploding-kittens-how-5 = 같은 이름 두 장으로 남의 카드를 한 장 훔치고, 세 장이면 갖고 싶은 카드를 콕 집어 달라고 해요. 마지막까지 살아남으면 이겨요.

## 카드

exploding-kittens-card-kitten = 폭발냥이
exploding-kittens-card-defuse = 해체
exploding-kittens-card-attack = 공격
exploding-kittens-card-skip = 건너뛰기
exploding-kittens-card-favor = 도움
exploding-kittens-card-shuffle = 섞기
exploding-kittens-card-nope = 안돼
exploding-kittens-card-future = 미래 예지
exploding-kittens-card-cat1 = 떡냥이
exploding-kittens-card-cat2 = 식빵이
exploding-kittens-card-cat3 = 고등어
exploding-kittens-card-cat4 = 누룽지
exploding-kittens-card-cat5 = 감자

exploding-kittens-effect-kitten = 뽑으면 펑
exploding-kittens-effect-defuse = 폭발을 막아요
exploding-kittens-effect-attack = 두 차례 떠넘기기
exploding-kittens-effect-skip = 안 뽑고 차례 끝
exploding-kittens-effect-favor = 카드 한 장 받기
exploding-kittens-effect-shuffle = 더미를 섞어요
exploding-kittens-effect-nope = 방금 그거 취소
exploding-kittens-effect-future = 위 세 장 보기
exploding-kittens-effect-cat1 = 늘 말랑, 늘 졸림
exploding-kittens-effect-cat2 = 앉으면 안 일어남
exploding-kittens-effect-cat3 = 생선은 다 내 것
exploding-kittens-effect-cat4 = 아침엔 건들지 마
exploding-kittens-effect-cat5 = 춥고 걱정 많음

exploding-kittens-about-kitten = 뽑으면 터져요. 해체가 있으면 살아남아 더미에 다시 숨겨요.
exploding-kittens-about-defuse = 폭발냥이를 뽑으면 저절로 쓰여요. 따로 낼 수는 없지만 두 장, 세 장 묶음에는 쓸 수 있어요.
exploding-kittens-about-attack = 뽑지 않고 차례를 끝내요. 다음 사람이 두 차례를 해요. 나도 공격받은 차례였다면 남은 만큼 얹어서 넘겨요.
exploding-kittens-about-skip = 뽑지 않고 차례를 하나 끝내요. 공격받았을 때는 남은 차례 가운데 하나만 줄어요.
exploding-kittens-about-favor = 한 사람을 골라요. 그 사람이 자기 카드 한 장을 골라 줘야 해요.
exploding-kittens-about-shuffle = 더미를 섞어요. 모두가 알던 순서도 소용없어져요.
exploding-kittens-about-nope = 누가 카드를 낸 다음 잠깐 동안 낼 수 있어요. 그 카드를 취소해요. 안돼를 안돼로 막으면 되살아나요.
exploding-kittens-about-future = 더미 맨 위 세 장을 순서대로 나만 봐요.
exploding-kittens-about-cat1 = 말랑해서 놓인 모양 그대로 굳어요. 하루 스무 시간은 자요.
exploding-kittens-about-cat2 = 한번 자리 잡으면 식빵처럼 꼼짝 안 해요. 고집도 노릇노릇해요.
exploding-kittens-about-cat3 = 등푸른 줄무늬. 식탁에서 눈을 떼면 생선이 사라져요.
exploding-kittens-about-cat4 = 겉은 까칠, 속은 구수해요. 정오까지는 말 걸지 마세요.
exploding-kittens-about-cat5 = 털이 없어서 목도리를 벗지 않아요. 걱정도 많아요.
exploding-kittens-about-set = 혼자서는 낼 수 없어요. 같은 고양이 두 장이면 훔치고, 세 장이면 집어서 달라고 해요.
exploding-kittens-about-set-pairs = 혼자서는 낼 수 없어요. 같은 고양이 두 장이면 아무나의 카드를 한 장 훔쳐요.

## 식탁

exploding-kittens-me = 나
exploding-kittens-me-object = 나
exploding-kittens-list-join = ,{" "}
exploding-kittens-some = { $card } { $count }장
exploding-kittens-my-hand = 내 손, 카드 { $count }장
exploding-kittens-empty-hand = 손이 비었어요
exploding-kittens-count = { $count }장
exploding-kittens-hand-of = { $name }, 손에 { $count }장
exploding-kittens-stack = { $card } { $count }장, { $effect }
exploding-kittens-chosen = 골랐어요
exploding-kittens-usable = 쓸 수 있어요
exploding-kittens-pile = 더미
exploding-kittens-pile-label = 더미에 { $count }장, 그 가운데 폭발냥이 { $kittens }장
exploding-kittens-odds = 폭발 { $percent }%
exploding-kittens-odds-label = 다음 카드가 폭발냥이일 확률 { $percent }%
exploding-kittens-odds-of = { $count }장 중 { $kittens }마리
exploding-kittens-heat-calm = 아직 느긋
exploding-kittens-heat-warm = 슬슬 조심
exploding-kittens-heat-hot = 아슬아슬
exploding-kittens-discard = 버린 카드
exploding-kittens-discard-label = 버린 카드 { $count }장, 맨 위는 { $card }
exploding-kittens-discard-empty = 아직 버린 카드가 없어요
exploding-kittens-seen = 나만 알아요
exploding-kittens-seen-at = 위에서 { $place }번째는 { $card }
exploding-kittens-seen-gap = 모르는 { $count }장
exploding-kittens-turn = 차례
exploding-kittens-turn-owed = 차례 { $count }번 남음
exploding-kittens-thinking = 생각 중
exploding-kittens-has-passed = 통과
exploding-kittens-giving = 고르는 중
exploding-kittens-placing = 숨기는 중
exploding-kittens-out = 탈락
exploding-kittens-aimed-at = 표적
exploding-kittens-rank = { $rank }등
exploding-kittens-pick-seat = { JOSA($name, "을/를") } 고르기
exploding-kittens-drop-here = 여기에 내요

## 할 수 있는 것

exploding-kittens-do-draw = 카드 뽑기
exploding-kittens-do-draw-note = 폭발 확률 { $percent }%
exploding-kittens-do-draw-safe = { JOSA($card, "이/가") } 나와요
exploding-kittens-do-draw-boom = 폭발냥이가 나와요
exploding-kittens-do-nope = 안돼!
exploding-kittens-do-nope-note = { $left }장 있어요
exploding-kittens-do-pass = 통과
exploding-kittens-do-pass-note = 그대로 둘래요
exploding-kittens-do-cancel = 그만두기
exploding-kittens-do-cards = 카드 보기
exploding-kittens-do-play = { $card } 내기
exploding-kittens-do-play-at = { $name }에게 { $card } 내기
exploding-kittens-do-pair = 두 장으로 훔치기
exploding-kittens-do-pair-at = { $name }에게서 훔치기
exploding-kittens-do-triple = 세 장으로 집기
exploding-kittens-do-triple-at = { $name }에게서 집기
exploding-kittens-do-give = { JOSA($card, "을/를") } { $name }에게 주기
exploding-kittens-do-place = 여기에 숨기기
exploding-kittens-note-attack = 안 뽑고 끝, 다음 사람이 더 해요
exploding-kittens-note-skip = 안 뽑고 끝
exploding-kittens-note-favor = 카드 한 장 받아요
exploding-kittens-note-shuffle = 더미 순서가 바뀌어요
exploding-kittens-note-future = 위 세 장을 봐요
exploding-kittens-note-pair = 아무 카드 한 장
exploding-kittens-note-triple = 원하는 이름 한 장
exploding-kittens-autopass = 안돼가 없으면 자동 통과
exploding-kittens-autopass-note = 시간이 끝날 때 대신 통과해요
exploding-kittens-name-title = { $name }에게 무엇을 달라고 할까요?
exploding-kittens-name-note = 있으면 한 장 받고, 없으면 아무 일도 없어요.
exploding-kittens-place-top = 맨 위
exploding-kittens-place-middle = 가운데
exploding-kittens-place-bottom = 맨 아래
exploding-kittens-place-any = 아무 데나
exploding-kittens-place-at =
    { $place ->
        [top] 맨 위
        [bottom] 맨 아래
       *[inside] 위에서 { $number }번째
    }
exploding-kittens-place-above =
    { $above ->
        [0] 바로 다음에 나와요
       *[other] 위에 { $above }장이 있어요
    }
exploding-kittens-place-who = 다들 한 장씩 뽑으면 { $name } 차례에 나와요.
exploding-kittens-place-who-me = 다들 한 장씩 뽑으면 내가 뽑아요.
exploding-kittens-place-slider = 폭발냥이를 숨길 깊이
exploding-kittens-place-up = 한 장 위로
exploding-kittens-place-down = 한 장 아래로
exploding-kittens-place-secret = 자리는 나만 알아요.

## 안돼 시간

exploding-kittens-window-single =
    { $card ->
        [attack] { JOSA($name, "은/는") } 공격을 냈어요
        [skip] { JOSA($name, "은/는") } 건너뛰기를 냈어요
        [favor] { JOSA($name, "은/는") } { $targetName }에게 도움을 청했어요
        [shuffle] { JOSA($name, "은/는") } 섞기를 냈어요
       *[future] { JOSA($name, "은/는") } 미래 예지를 냈어요
    }
exploding-kittens-window-pair = { JOSA($name, "은/는") } { $cardName } 두 장으로 { $targetName }의 카드를 노려요
exploding-kittens-window-triple = { JOSA($name, "은/는") } { $cardName } 세 장으로 { $targetName }에게 { JOSA($wanted, "을/를") } 달라고 해요
exploding-kittens-window-nopes = 안돼 { $count }장
exploding-kittens-window-stands = 이대로면 이뤄져요
exploding-kittens-window-cancelled = 이대로면 취소돼요
exploding-kittens-window-waiting = 생각 중 { $count }명
exploding-kittens-window-passed = 통과 { $count }명
exploding-kittens-window-left = { $seconds }초 남음
exploding-kittens-window-label = 안돼를 낼 수 있는 시간

## 안내

exploding-kittens-hint-turn = 내 차례예요. 카드를 내거나, 한 장 뽑아서 끝내요.
exploding-kittens-hint-turn-owed = 내 차례예요. 카드를 내거나, 한 장 뽑아서 차례 하나를 끝내요.
exploding-kittens-hint-target = 누구에게 할까요? 자리를 눌러요.
exploding-kittens-hint-name = 달라고 할 카드를 골라요.
exploding-kittens-hint-window = 막을까요? 안돼를 내면 뒤집혀요.
exploding-kittens-hint-window-bare = 안돼가 없어요. 통과를 누르거나 기다리면 돼요.
exploding-kittens-hint-window-auto = 안돼가 없어서 시간이 끝나면 대신 통과해요.
exploding-kittens-hint-window-wait = 다른 사람들이 안돼를 낼지 생각하고 있어요.
exploding-kittens-hint-give = { JOSA($name, "이/가") } 도움을 청했어요. 줄 카드를 골라요.
exploding-kittens-hint-give-wait = { JOSA($name, "이/가") } { $to }에게 줄 카드를 고르고 있어요.
exploding-kittens-hint-place = 해체했어요. 폭발냥이를 더미 어디에 숨길까요?
exploding-kittens-hint-place-wait = { JOSA($name, "이/가") } 폭발냥이를 더미에 숨기고 있어요.
exploding-kittens-hint-wait = { $name } 차례예요. 카드를 내거나 뽑을 거예요.
exploding-kittens-hint-wait-owed = { $name } 차례예요. 이번까지 { $count }번 해야 해요.
exploding-kittens-hint-dead = 나는 터졌어요. 끝까지 구경해요.
exploding-kittens-hint-dead-wait = 구경 중. { $name } 차례예요.
exploding-kittens-hint-sent = 보내는 중이에요.
exploding-kittens-hint-over = { JOSA($name, "이/가") } 마지막까지 살아남았어요.
exploding-kittens-hint-over-me = 마지막까지 살아남았어요. 내가 이겼어요.
exploding-kittens-keys = 한 글자 단축키
exploding-kittens-hint-keys = ←→ 카드 고르기, 엔터 쓰기, D 뽑기, N 안돼, P 통과, Esc 그만두기

## 한순간

exploding-kittens-cry-kitten = 폭발냥이!
exploding-kittens-cry-hush = 모두 숨을 멈춰요
exploding-kittens-cry-boom = 펑!
exploding-kittens-cry-snip = 싹둑!
exploding-kittens-cry-nope = 안돼!
exploding-kittens-cry-cancelled = 취소
exploding-kittens-cry-stands = 발동
exploding-kittens-cry-mine = 내 차례
exploding-kittens-cry-named-yes = { $card } 있어요
exploding-kittens-cry-named-no = { $card } 없어요
exploding-kittens-moment-exploded = { JOSA($name, "이/가") } 터졌어요
exploding-kittens-moment-saved = { JOSA($name, "이/가") } 해체했어요
exploding-kittens-moment-drawn = { JOSA($name, "이/가") } 뽑은 카드는

## 카드 보기

exploding-kittens-sheet-title = 카드 열세 가지, 모두 56장
exploding-kittens-sheet-copies = { $count }장
exploding-kittens-sheet-gone = 버려짐 { $count }
exploding-kittens-sheet-mine = 내 손 { $count }
exploding-kittens-sheet-out = 빠짐 { $count }
exploding-kittens-sheet-note = 버린 카드는 모두에게 보여요. 빠진 카드는 이 판에 없어요.
exploding-kittens-sheet-last = 최근에 버린 순서

## 기록

exploding-kittens-event-dealt =
    { $mine ->
        [true] 카드를 나눴어요. 내 손: { $cardNames }.
       *[other] 모두에게 카드를 여덟 장씩 나눴어요.
    }
exploding-kittens-event-played =
    { $card ->
        [attack] { JOSA($name, "은/는") } 공격을 냈어요.
        [skip] { JOSA($name, "은/는") } 건너뛰기를 냈어요.
        [favor] { JOSA($name, "은/는") } { $targetName }에게 도움을 청했어요.
        [shuffle] { JOSA($name, "은/는") } 섞기를 냈어요.
       *[future] { JOSA($name, "은/는") } 미래 예지를 냈어요.
    }
exploding-kittens-event-paired = { JOSA($name, "은/는") } { $cardName } 두 장으로 { $targetName }의 카드를 노렸어요.
exploding-kittens-event-tripled = { JOSA($name, "은/는") } { $cardName } 세 장으로 { $targetName }에게 { JOSA($wanted, "을/를") } 달라고 했어요.
exploding-kittens-event-noped = { JOSA($name, "은/는") } 안돼를 냈어요.
exploding-kittens-event-passed = { JOSA($name, "은/는") } 통과했어요.
exploding-kittens-event-window-closed =
    { $stands ->
        [true] 그대로 이뤄졌어요.
       *[other] 안돼 때문에 취소됐어요.
    }
exploding-kittens-event-gave =
    { $known ->
        [true] { JOSA($fromName, "은/는") } { $toName }에게 { JOSA($cardName, "을/를") } 줬어요.
       *[other] { JOSA($fromName, "은/는") } { $toName }에게 카드 한 장을 줬어요.
    }
exploding-kittens-event-stole =
    { $known ->
        [true] { JOSA($toName, "은/는") } { $fromName }에게서 { JOSA($cardName, "을/를") } 훔쳤어요.
       *[other] { JOSA($toName, "은/는") } { $fromName }에게서 카드 한 장을 훔쳤어요.
    }
exploding-kittens-event-named =
    { $success ->
        [true] { JOSA($fromName, "은/는") } { $toName }에게 { JOSA($wanted, "을/를") } 내줬어요.
       *[other] { $fromName }에게 { JOSA($wanted, "이/가") } 없어서 아무 일도 없었어요.
    }
exploding-kittens-event-fizzled = 가져올 카드가 없어서 아무 일도 없었어요.
exploding-kittens-event-shuffled = 더미를 섞었어요. 알던 순서는 이제 소용없어요.
exploding-kittens-event-looked =
    { $known ->
        [true] { JOSA($name, "은/는") } 더미 위에서부터 { JOSA($cardNames, "을/를") } 봤어요.
       *[other] { JOSA($name, "은/는") } 더미 위쪽을 혼자 봤어요.
    }
exploding-kittens-event-drew =
    { $known ->
        [true] { JOSA($name, "은/는") } { JOSA($cardName, "을/를") } 뽑았어요.
       *[other] { JOSA($name, "은/는") } 카드 한 장을 뽑았어요.
    }
exploding-kittens-event-kitten-drawn = { JOSA($name, "은/는") } 폭발냥이를 뽑았어요!
exploding-kittens-event-defused =
    { $place ->
        [top] { JOSA($name, "은/는") } 해체하고 폭발냥이를 맨 위에 숨겼어요.
        [inside] { JOSA($name, "은/는") } 해체하고 폭발냥이를 위에서 { $number }번째에 숨겼어요.
       *[unknown] { JOSA($name, "은/는") } 해체하고 폭발냥이를 더미 어딘가에 숨겼어요.
    }
exploding-kittens-event-exploded =
    { $count ->
        [0] { JOSA($name, "은/는") } 터졌어요.
       *[other] { JOSA($name, "은/는") } 터졌어요. 손에 있던 { $count }장도 버려졌어요.
    }
exploding-kittens-event-turn =
    { $mine ->
        [true] { $owed ->
            [1] 내 차례예요.
           *[other] 내 차례예요. { $owed }번 남았어요.
        }
       *[other] { $owed ->
            [1] { $name } 차례예요.
           *[other] { $name } 차례예요. { $owed }번 남았어요.
        }
    }
exploding-kittens-event-won = { JOSA($name, "은/는") } 마지막까지 살아남았어요.

## 할 수 없는 까닭

exploding-kittens-refused-not-your-turn = 아직 차례가 아니에요. 내가 정할 때가 되면 물어볼게요.
exploding-kittens-refused-not-in-hand = 손에 그만큼 없어요. 손에 있는 카드로만 할 수 있어요.
exploding-kittens-refused-wrong-phase = 그 순간은 지나갔어요. 지금 불이 켜진 것 가운데에서 골라 주세요.
exploding-kittens-refused-no-target = 그 사람에게는 할 수 없어요. 살아 있고 카드가 있는 다른 사람을 골라 주세요.
exploding-kittens-refused-not-a-play = 그 카드는 혼자 낼 수 없어요. 같은 이름을 모으거나 다른 카드를 내 주세요.
exploding-kittens-refused-not-a-set = 이 판에서는 같은 고양이 두 장만 묶을 수 있어요.
exploding-kittens-refused-not-a-name = 폭발냥이는 달라고 할 수 없어요. 다른 카드 이름을 골라 주세요.
exploding-kittens-refused-bad-depth = 더미보다 깊이 숨길 수는 없어요. 맨 위부터 맨 아래 사이에서 골라 주세요.
exploding-kittens-refused-malformed = 알아듣지 못했어요. 다시 골라 주세요.

## 옵션

exploding-kittens-option-combos = 묶음
exploding-kittens-option-combos-hint = 같은 이름을 모아 훔치는 방법이에요.
exploding-kittens-option-combos-all = 모든 카드, 두 장과 세 장
exploding-kittens-option-combos-cats = 고양이 두 장만 (첫 판에 좋아요)
exploding-kittens-option-nope-seconds = 안돼 시간 (초)
exploding-kittens-option-nope-seconds-hint = 카드가 나올 때마다 안돼를 낼 수 있는 시간이에요. 누가 무엇을 들고 있든 같아요.

## 끝

exploding-kittens-reason-last-alive = { JOSA($name, "이/가") } 마지막까지 살아남았어요.
