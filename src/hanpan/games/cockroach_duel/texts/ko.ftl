### 바퀴벌레 듀얼: 플레이어가 읽는 모든 말

## 소개

cockroach-duel-title = 바퀴벌레 듀얼
cockroach-duel-blurb = 달빛 비치는 두 부엌, 거짓말 한 장이면 벌레가 쳐들어가요.
cockroach-duel-how-title = 이렇게 해요
cockroach-duel-how-1 = 손에는 늘 카드 네 장. 공격하는 사람이 몇 장을 뒤집어 내고 “쥐 2마리”처럼 말해요. 진짜여도, 거짓이어도 돼요.
cockroach-duel-how-2 = 상대는 믿고 막거나, 그냥 맞거나, 이의를 제기해요. 두꺼비는 파리와 바퀴벌레를, 박쥐는 쥐를 막아요. 막는 카드도 거짓일 수 있어요.
cockroach-duel-how-3 = 아무도 따지지 않으면 말한 그대로 싸워요. 막지 못한 파리와 바퀴벌레는 체력 1, 쥐는 체력 2를 빼앗아 와요.
cockroach-duel-how-4 = 이의를 제기하면 그 카드를 펼쳐요. 모두 말한 대로면 낸 사람이, 하나라도 다르면 따진 사람이 라운드를 이겨요.
cockroach-duel-how-5 = 상대의 체력을 다 빼앗아도 라운드를 이겨요. 정해진 만큼 라운드를 먼저 이기면 승리예요.

## 카드

cockroach-duel-card-fly = 파리
cockroach-duel-card-roach = 바퀴벌레
cockroach-duel-card-rat = 쥐
cockroach-duel-card-toad = 두꺼비
cockroach-duel-card-bat = 박쥐
cockroach-duel-card-black = 검은카드

cockroach-duel-effect-fly = 체력 1 뺏기
cockroach-duel-effect-roach = 체력 1 뺏기
cockroach-duel-effect-rat = 체력 2 뺏기
cockroach-duel-effect-toad = 벌레 막기
cockroach-duel-effect-bat = 쥐 막기
cockroach-duel-effect-black = 메롱

cockroach-duel-about-fly = 공격 카드예요. 막지 못한 한 마리가 체력 1을 빼앗아요. 두꺼비가 막아요.
cockroach-duel-about-roach = 공격 카드예요. 막지 못한 한 마리가 체력 1을 빼앗아요. 두꺼비가 막아요.
cockroach-duel-about-rat = 공격 카드예요. 막지 못한 한 마리가 체력 2를 빼앗아요. 박쥐가 막아요.
cockroach-duel-about-toad = 방어 카드예요. 파리나 바퀴벌레를 한 마리 막아요.
cockroach-duel-about-bat = 방어 카드예요. 쥐를 한 마리 막아요.
cockroach-duel-about-black = 무엇이라고 해도 거짓이에요. 들키지 않고 싸움을 마치면 앞면이 되고, 주인은 메롱 할 수 있어요.

# $claim: 종류, $count: 마릿수
cockroach-duel-claim =
    { $claim ->
        [fly] 파리
        [roach] 바퀴벌레
        [rat] 쥐
        [toad] 두꺼비
        [bat] 박쥐
       *[other] 검은카드
    } { $count }마리
cockroach-duel-cry = { cockroach-duel-claim }!
cockroach-duel-cry-passed = 통과
cockroach-duel-cry-accepted = 믿을게요
cockroach-duel-cry-challenged = 거짓말!
cockroach-duel-cry-tease = 메롱!
# 카드 목록의 한 조각: 쥐 2장
cockroach-duel-some =
    { $claim ->
        [fly] 파리
        [roach] 바퀴벌레
        [rat] 쥐
        [toad] 두꺼비
        [bat] 박쥐
       *[other] 검은카드
    } { $count }장
cockroach-duel-list-join = ,{" "}

## 식탁

cockroach-duel-life = 체력 { $count }
cockroach-duel-wins = 승점 { $count }점, { $needed }점이면 이겨요
cockroach-duel-hand-of = { $name } 손에 { $count }장
cockroach-duel-my-hand = 내 손
cockroach-duel-starter = 이번 라운드 선 플레이어
cockroach-duel-round = { $round }라운드
cockroach-duel-deck = 덱
cockroach-duel-deck-label = 덱에 { $count }장
cockroach-duel-middle = 더미
cockroach-duel-middle-label = 더미에 뒤집힌 카드 { $count }장
cockroach-duel-middle-black = 검은카드도 더미에 있어요
cockroach-duel-attacking = 공격 차례
cockroach-duel-defending = 방어 차례
cockroach-duel-chosen = { $card }, 고름
cockroach-duel-choosable = { $card }, 고를 수 있어요
cockroach-duel-laid = { $name }: { cockroach-duel-claim }라고 했어요, 카드 { $count }장
cockroach-duel-my-cards = 내가 낸 카드: { $cards }
cockroach-duel-empty-hand = 손이 비었어요

## 할 수 있는 것

cockroach-duel-do-attack = { cockroach-duel-claim }로 공격
cockroach-duel-do-block = { cockroach-duel-claim }로 막기
cockroach-duel-do-challenge = 이의 제기
cockroach-duel-do-challenge-sure = 한 번 더 누르기
cockroach-duel-do-accept = 받아들이기
cockroach-duel-do-pass = 통과
cockroach-duel-do-tease = 메롱
cockroach-duel-do-cards = 카드 보기
cockroach-duel-do-close = 닫기

cockroach-duel-room-attack = 카드를 고르면 여기서 파리, 바퀴벌레, 쥐 중 무엇이라고 할지 정해요.
cockroach-duel-room-block = 막으려면 카드를 골라요.
cockroach-duel-note-takes = 막지 못하면 { $count } 가져와요
cockroach-duel-note-lose-now = 체력 { $count } 잃어요
cockroach-duel-note-take-now = 체력 { $count } 가져와요
cockroach-duel-note-nothing = 체력은 그대로예요
cockroach-duel-note-stops-all = 다 막아요
cockroach-duel-note-lets-in =
    { $count ->
       *[other] { $count }마리는 들어와요
    }
cockroach-duel-note-challenge = 거짓이면 라운드를 이겨요
cockroach-duel-note-pass-ends = 이번에도 통과하면 라운드가 끝나요
cockroach-duel-note-pass = 공격하지 않아요
cockroach-duel-truth = 사실
cockroach-duel-bluff = 거짓말
cockroach-duel-truth-hint = 나만 보여요: 카드가 말과 같아요
cockroach-duel-bluff-hint = 나만 보여요: 카드가 말과 달라요

## 안내

cockroach-duel-hint-attack = 내 공격이에요. 낼 카드를 골라 보세요.
cockroach-duel-hint-attack-empty = 손이 비어서 이번에는 통과만 할 수 있어요.
cockroach-duel-hint-attack-claim = 무엇이라고 말할까요? 사실이 아니어도 돼요.
cockroach-duel-hint-response = { JOSA($name, "이/가") } { cockroach-duel-claim }로 공격했어요. 막을 카드를 고르거나 아래에서 정해요.
cockroach-duel-hint-response-empty = { JOSA($name, "이/가") } { cockroach-duel-claim }로 공격했어요. 막을 카드가 없어요.
cockroach-duel-hint-response-claim = 고른 카드를 { $card }라고 말하고 막아요.
cockroach-duel-hint-review = { JOSA($name, "이/가") } { cockroach-duel-claim }로 막았어요. 믿어 줄까요?
cockroach-duel-hint-wait-attack = { JOSA($name, "이/가") } 공격을 고르고 있어요.
cockroach-duel-hint-wait-response = { JOSA($name, "이/가") } 막을지 따질지 생각하고 있어요.
cockroach-duel-hint-wait-review = { JOSA($name, "이/가") } 방어를 믿을지 생각하고 있어요.
cockroach-duel-hint-sent = 보내는 중이에요.
cockroach-duel-hint-over = 승부가 났어요.
cockroach-duel-keys = 글쇠로 하기
cockroach-duel-hint-keys = ←→ 고르기, 스페이스 선택, 1–3 말하기, B 막기, C 이의 제기, A 받아들이기, P 통과

## 카드 보기

cockroach-duel-sheet-title = 카드 여섯 가지, 모두 20장
cockroach-duel-sheet-copies = { $count }장
cockroach-duel-sheet-seen = 이번 라운드에 본 카드 { $seen } / { $count }
cockroach-duel-sheet-note = 내 손과 펼쳐진 카드만 세어요. 나만 보여요.

## 라운드 결과

cockroach-duel-round-won =
    { $mine ->
        [true] { $round }라운드를 이겼어요
       *[other] { JOSA($name, "이/가") } { $round }라운드를 이겼어요
    }
cockroach-duel-why-caught = { JOSA($liar, "이/가") } { cockroach-duel-claim }라고 했지만 거짓이었어요.
cockroach-duel-why-caught-you = { cockroach-duel-claim }라고 했던 내 거짓말이 들켰어요.
cockroach-duel-why-true = { $honest }의 { $card }는 진짜였어요. 따진 쪽이 졌어요.
cockroach-duel-why-true-you = 내가 말한 { $card }는 진짜였어요. 따진 쪽이 졌어요.
cockroach-duel-why-life = { $loser }의 체력이 다 떨어졌어요.
cockroach-duel-why-life-you = 내 체력이 다 떨어졌어요.
cockroach-duel-why-passes = 둘 다 공격을 통과해서 체력이 많은 쪽이 이겼어요.
cockroach-duel-lay-under = 펼친 카드
cockroach-duel-next-round = 다음 라운드
cockroach-duel-match-won =
    { $mine ->
        [true] 부엌을 지켜 냈어요. 승리예요
       *[other] { $name } 승리
    }

## 기록

cockroach-duel-event-round-dealt =
    { $starterMine ->
        [true] { $round }라운드. 내가 먼저 공격하고 체력 3으로 시작해요.
       *[other] { $round }라운드. { JOSA($starterName, "이/가") } 먼저 공격하고 체력 3으로 시작해요.
    }
cockroach-duel-event-attacked =
    { $mine ->
        [true] 나는 { cockroach-duel-claim }라며 공격했어요.
       *[other] { JOSA($name, "은/는") } { cockroach-duel-claim }라며 공격했어요.
    }
cockroach-duel-event-blocked =
    { $mine ->
        [true] 나는 { cockroach-duel-claim }라며 막았어요.
       *[other] { JOSA($name, "은/는") } { cockroach-duel-claim }라며 막았어요.
    }
cockroach-duel-event-passed =
    { $mine ->
        [true] 나는 통과했어요.
       *[other] { JOSA($name, "은/는") } 통과했어요.
    }
cockroach-duel-event-accepted =
    { $mine ->
        [true] 나는 방어를 받아들였어요.
       *[other] { JOSA($name, "은/는") } 방어를 받아들였어요.
    }
cockroach-duel-event-challenged =
    { $mine ->
        [true] { $truthful ->
            [true] 나는 이의를 제기했어요. 펼쳐 보니 { $cardNames }, 모두 사실이었어요.
           *[other] 나는 이의를 제기했어요. 펼쳐 보니 { $cardNames }, 거짓이었어요.
        }
       *[other] { $truthful ->
            [true] { JOSA($name, "은/는") } 이의를 제기했어요. 펼쳐 보니 { $cardNames }, 모두 사실이었어요.
           *[other] { JOSA($name, "은/는") } 이의를 제기했어요. 펼쳐 보니 { $cardNames }, 거짓이었어요.
        }
    }
cockroach-duel-event-life-taken =
    { $you ->
        [to] 나는 { $fromName }에게서 체력 { JOSA($amount, "을/를") } 빼앗았어요.
        [from] { JOSA($toName, "이/가") } 내 체력 { JOSA($amount, "을/를") } 빼앗았어요.
       *[other] { JOSA($toName, "이/가") } { $fromName }에게서 체력 { JOSA($amount, "을/를") } 빼앗았어요.
    }
cockroach-duel-event-black-shown =
    { $mine ->
        [true] 내 검은카드가 드러났어요. 메롱!
       *[other] { $name }의 검은카드가 드러났어요. 메롱!
    }
cockroach-duel-event-drew =
    { $mine ->
        [true] 나는 카드 { $count }장을 뽑았어요: { $cardNames }.
       *[other] { JOSA($name, "은/는") } 카드 { $count }장을 뽑았어요.
    }
cockroach-duel-event-round-won =
    { $mine ->
        [true] { $by ->
            [challenge] 이의 제기로 내가 라운드를 이겼어요.
            [life] 상대의 체력을 다 빼앗아 내가 라운드를 이겼어요.
           *[other] 둘 다 통과했고, 체력이 많은 내가 라운드를 이겼어요.
        }
       *[other] { $by ->
            [challenge] 이의 제기로 { JOSA($name, "이/가") } 라운드를 이겼어요.
            [life] 체력을 다 빼앗아 { JOSA($name, "이/가") } 라운드를 이겼어요.
           *[other] 둘 다 통과했고, 체력이 많은 { JOSA($name, "이/가") } 라운드를 이겼어요.
        }
    }
cockroach-duel-event-match-won =
    { $mine ->
        [true] 내가 이 판을 이겼어요.
       *[other] { JOSA($name, "이/가") } 이 판을 이겼어요.
    }

## 할 수 없는 까닭

cockroach-duel-refused-not-your-turn = 아직 차례가 아니에요. 상대가 정하면 물어볼게요.
cockroach-duel-refused-not-in-hand = 손에 없는 카드예요. 손에 있는 만큼만 낼 수 있어요.
cockroach-duel-refused-wrong-claim = 공격은 파리, 바퀴벌레, 쥐 가운데 하나로만 말할 수 있어요.
cockroach-duel-refused-too-many-blockers = 이 판에서는 공격한 수보다 많이 막을 수 없어요. 카드를 줄여 보세요.
cockroach-duel-refused-wrong-phase = 지금은 그렇게 할 수 없어요. 불이 켜진 단추 가운데에서 골라 주세요.
cockroach-duel-refused-malformed = 알아듣지 못했어요. 카드를 다시 골라 주세요.

## 옵션

cockroach-duel-option-next-starter = 다음 라운드 선
cockroach-duel-option-next-starter-hint = 라운드가 끝나면 누가 먼저 공격할까요?
cockroach-duel-option-next-starter-alternate = 번갈아
cockroach-duel-option-next-starter-loser = 진 사람
cockroach-duel-option-overblock = 넘치게 막기
cockroach-duel-option-overblock-hint = 공격한 수보다 많은 카드로 막을 수 있어요.
cockroach-duel-option-reveal-black = 검은카드 공개
cockroach-duel-option-reveal-black-hint = 들키지 않은 검은카드는 싸움이 끝나면 앞면이 돼요.
cockroach-duel-option-target-wins = 이기는 데 필요한 승점
cockroach-duel-option-target-wins-hint = 라운드를 이만큼 먼저 이기면 승리예요.

## 끝

cockroach-duel-reason-wins = { JOSA($name, "이/가") } 정해진 만큼 라운드를 먼저 이겼어요.
