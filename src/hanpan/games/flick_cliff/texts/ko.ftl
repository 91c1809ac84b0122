### 플릭 오버 더 클리프: 플레이어가 읽는 모든 말

## 소개

flick-cliff-title = 플릭 오버 더 클리프
flick-cliff-blurb = 주사위를 튕겨 접힌 골짜기에 세우고, 밧줄을 그으며 절벽을 먼저 올라요.
flick-cliff-how-title = 이렇게 해요
flick-cliff-how-1 = 내 차례에는 발판 위 주사위를 한 번 튕겨요. 시작선을 못 넘으면 다시 튕기고, 시트 밖으로 나가면 차례가 끝나요.
flick-cliff-how-2 = 주사위가 멈춘 골짜기가 칸이고, 나를 바라보는 면이 눈금이에요.
flick-cliff-how-3 = 얻어 둔 능력 동그라미가 있으면 눈금을 1 바꾸거나 옆 칸의 액션을 할 수 있어요.
flick-cliff-how-4 = 밧줄 칸에서는 점선 칸 두 곳을 이어 화살표를 그어요. 이웃한 줄에서 한 칸 옆까지, 시작이나 끝이 눈금과 같은 번호 줄이어야 해요.
flick-cliff-how-5 = 밧줄이 시작되는 칸에 서거나 도착한 말은 누구 것이든 밧줄을 따라가요.
flick-cliff-how-6 = 그다음 칸에 적힌 만큼 올라요. 만능 칸에서는 1부터 6까지 마음대로 정해요. 먼저 꼭대기에 닿으면 이겨요.

## 능력

flick-cliff-ability-pip = 눈금 바꾸기
flick-cliff-ability-move = 액션 이동하기

## 할 수 있는 것

flick-cliff-do-flick = 튕기기
flick-cliff-do-act = 액션 하기
flick-cliff-do-pip-up = 눈금 1 올리기
flick-cliff-do-pip-down = 눈금 1 내리기
flick-cliff-do-move-far = 한 칸 멀리
flick-cliff-do-move-near = 한 칸 가까이
flick-cliff-do-rope = { $from }에서 { JOSA($to, "으로/로") } 밧줄 긋기
flick-cliff-do-pass = 긋지 않기
flick-cliff-do-climb = { $number }칸 오르기

## 기록

flick-cliff-event-posed = 주사위를 발판에 놓았어요.
flick-cliff-event-flicked = { JOSA($name, "이/가") } 주사위를 튕겼어요.
flick-cliff-event-landed =
    { $kind ->
        [short] 시작선을 못 넘었어요. 다시 튕겨요.
        [out] 시트 밖으로 나갔어요.
       *[cell] { $tilted ->
            [true] 시트를 살짝 접어 바로 세웠더니 { $cell }번 칸에 눈금 { $pip }이에요.
           *[false] { $cell }번 칸에 눈금 { $pip }이에요.
        }
    }
flick-cliff-event-ability-used =
    { $ability ->
        [pip] { $change ->
            [1] { JOSA($name, "이/가") } 눈금을 1 올렸어요.
           *[other] { JOSA($name, "이/가") } 눈금을 1 내렸어요.
        }
       *[move] { $change ->
            [1] { JOSA($name, "이/가") } 한 칸 먼 액션을 골랐어요.
           *[other] { JOSA($name, "이/가") } 한 칸 가까운 액션을 골랐어요.
        }
    }
flick-cliff-event-rope-drawn = { JOSA($name, "이/가") } { $from }에서 { JOSA($to, "으로/로") } 밧줄을 그었어요.
flick-cliff-event-climbed = { JOSA($name, "이/가") } { $from }에서 { JOSA($to, "으로/로") } 올라갔어요.
flick-cliff-event-carried = { JOSA($name, "이/가") } 밧줄을 따라 { $from }에서 { JOSA($to, "으로/로") } 갔어요.
flick-cliff-event-ability-gained =
    { $ability ->
        [pip] { JOSA($name, "이/가") } 눈금 바꾸기를 하나 얻었어요.
       *[move] { JOSA($name, "이/가") } 액션 이동하기를 하나 얻었어요.
    }
flick-cliff-event-turn =
    { $mine ->
        [true] 내 차례예요.
       *[other] { $name } 차례예요.
    }
flick-cliff-event-finished =
    { $mine ->
        [true] 내가 꼭대기에 닿았어요.
        [false] { JOSA($name, "이/가") } 꼭대기에 닿았어요.
       *[other] 백 라운드가 끝났어요.
    }

## 할 수 없는 까닭

flick-cliff-refused-malformed = 알아듣지 못했어요. 다시 골라 주세요.
flick-cliff-refused-not-your-turn = 아직 차례가 아니에요. 차례가 되면 물어볼게요.
flick-cliff-refused-wrong-phase = 지금 할 일이 아니에요. 불이 켜진 것 가운데에서 골라 주세요.
flick-cliff-refused-out-of-range = 그렇게는 튕길 수 없어요. 세기와 방향, 치는 자리를 줄여 주세요.
flick-cliff-refused-no-circle = 쓸 수 있는 동그라미가 없어요. 먼저 얻은 다음 차례부터 쓸 수 있어요.
flick-cliff-refused-bad-pip = 눈금은 1보다 작거나 6보다 클 수 없어요.
flick-cliff-refused-off-the-sheet = 그쪽에는 칸이 없어요.
flick-cliff-refused-not-dotted = 밧줄은 점선 칸에서 점선 칸으로만 그어요.
flick-cliff-refused-not-next = 바로 위아래 줄에서, 한 칸 옆까지만 이을 수 있어요.
flick-cliff-refused-wrong-line = 시작이나 끝이 눈금과 같은 번호 줄에 있어야 해요.
flick-cliff-refused-occupied-start = 그 칸에서는 이미 밧줄이 나가요. 다른 칸에서 시작해 주세요.
flick-cliff-refused-closed-loop = 밧줄이 빙빙 돌게 돼요. 다른 곳으로 이어 주세요.

## 옵션

flick-cliff-option-beginner = 초보자 규칙
flick-cliff-option-beginner-hint = 시트 밖으로 나가면 차례마다 한 번 더 튕겨요.
flick-cliff-option-start-face = 처음 놓는 면
flick-cliff-option-start-face-hint = 튕기기 전에 주사위를 어떻게 놓을지 정해요.
flick-cliff-option-start-face-random = 무작위
flick-cliff-option-start-face-chosen = 직접 고르기
flick-cliff-option-steady-hand = 손끝
flick-cliff-option-steady-hand-hint = 겨눈 것과 실제가 얼마나 달라질지 정해요.
flick-cliff-option-steady-hand-exact = 겨눈 그대로
flick-cliff-option-steady-hand-natural = 사람 손처럼
flick-cliff-option-steady-hand-shaky = 떨리는 손
flick-cliff-option-sheet = 시트
flick-cliff-option-sheet-hint = 액션 시트와 절벽 시트예요.
flick-cliff-option-sheet-v2-1 = 2.1판

## 끝

flick-cliff-reason-goal = { JOSA($name, "이/가") } 먼저 절벽을 넘었어요.
flick-cliff-reason-limit = 백 라운드가 끝났어요. { JOSA($name, "이/가") } 가장 높이 올라 있어요.
