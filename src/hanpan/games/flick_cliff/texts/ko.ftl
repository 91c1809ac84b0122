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
flick-cliff-do-flick-at = 초속 { $speed }m로 튕기기
flick-cliff-do-act = 액션 하기
flick-cliff-do-pip = 눈금 { JOSA($value, "으로/로") }
flick-cliff-do-move = { $cell }번 칸으로
flick-cliff-do-rope = { $from }에서 { JOSA($to, "으로/로") } 밧줄 긋기
flick-cliff-do-pass = 긋지 않기
flick-cliff-do-climb = { $number }칸 오르기
flick-cliff-do-spin = 돌리기
flick-cliff-do-tip = 눕히기

## 판 위의 말

flick-cliff-me = 나
flick-cliff-start-line = 시작선
flick-cliff-start = 출발
flick-cliff-goal = 꼭대기
flick-cliff-cliff = 절벽
flick-cliff-scene = 접은 시트와 주사위. 지금 나를 바라보는 면은 { $value }.
flick-cliff-cell =
    { $cell }번 칸, { $line }번 줄{ $dotted ->
        [true] , 점선 칸
       *[other] { "" }
    }{ $rope ->
        [0] { "" }
       *[other] , { JOSA($rope, "으로/로") } 밧줄
    }{ $count ->
        [0] { "" }
       *[other] , { $who }
    }{ $start ->
        [true] , 여기서 시작
       *[other] { $lit ->
            [true] , 고를 수 있음
           *[other] { "" }
        }
    }
flick-cliff-height = 높이 { $cell }
flick-cliff-circles = { $ability }: 쓸 수 있는 동그라미 { $gained }개, 쓴 것 { $used }개
flick-cliff-ropes = 그을 수 있는 밧줄
flick-cliff-landing = { $cell }번 칸, 눈금 { $pip }
flick-cliff-will-climb = { $steps }칸 오르기
flick-cliff-key = 칸마다 하는 일
flick-cliff-sign-rope = 밧줄
flick-cliff-sign-full = 눈금만큼 오르기
flick-cliff-sign-half = 눈금의 반만큼 오르기
flick-cliff-sign-none = 오르지 않음
flick-cliff-sign-wild = 1~6칸 골라 오르기
flick-cliff-sign-pip = 눈금 바꾸기 얻기
flick-cliff-sign-move = 액션 이동하기 얻기

## 튕기는 손

flick-cliff-knob-speed = 세기
flick-cliff-knob-angle = 방향
flick-cliff-knob-loft = 띄우기
flick-cliff-knob-x = 놓는 자리
flick-cliff-knob-side = 치는 점 좌우
flick-cliff-knob-height = 치는 점 위아래
flick-cliff-speed = 초속 { $speed }m
flick-cliff-degrees =
    { $way ->
        [-1] 왼쪽 { $value }°
       *[other] { $value }°
    }
flick-cliff-aside =
    { $way ->
        [-1] 왼쪽 { $value }mm
        [1] 오른쪽 { $value }mm
       *[other] 가운데
    }
flick-cliff-up =
    { $way ->
        [-1] 아래 { $value }mm
        [1] 위 { $value }mm
       *[other] 가운데
    }
flick-cliff-strength-weak = 발판에 남을 세기
flick-cliff-strength-useful = 시트 위로
flick-cliff-strength-wild = 날아갈 세기
flick-cliff-pull-back = 여기서 놓으면 취소돼요
flick-cliff-contact = 손가락이 치는 점: 좌우 { $side }mm, 위아래 { $height }mm
flick-cliff-contact-short = 치는 점
flick-cliff-faces = 주사위를 놓는 방향
flick-cliff-faces-now = 윗면 { $top }, 내 쪽 { $front }
flick-cliff-more = 더 조절
flick-cliff-less = 접기
flick-cliff-practice = 튕기기 연습
flick-cliff-practice-how = 주사위를 잡아 뒤로 당겼다 놓아 보세요. 연습은 남지 않아요.
flick-cliff-meanwhile = 기다리는 동안 손을 풀 수 있어요.
flick-cliff-verdict-short = 시작선을 못 넘었어요
flick-cliff-verdict-out = 시트 밖으로 나갔어요
flick-cliff-verdict-cell = { $cell }번 칸, 눈금 { $pip }
flick-cliff-verdict-fold = 시트를 접어 바로 앉혀요

## 길잡이

flick-cliff-coach-flick = 주사위를 잡아 뒤로 당겼다 놓으세요. 옆으로 끌면 자리를 옮겨요.
flick-cliff-coach-short = 시작선을 못 넘어서 다시 튕겨요. 이번 차례 { $shorts }번 짧았어요.
flick-cliff-coach-reflick = 시트 밖으로 나갔지만 초보자 규칙으로 한 번 더 튕겨요.
flick-cliff-coach-abilities = 동그라미를 써서 바꾸거나, 이대로 액션을 하세요.
flick-cliff-coach-act = 이 칸의 액션을 해요.
flick-cliff-coach-rope =
    { $wild ->
        [true] 밧줄을 그을 시작 칸을 누르세요. 만능 칸이라 어느 줄이든 괜찮아요.
       *[other] 밧줄을 그을 시작 칸을 누르세요. { $pip }번 줄에서 시작하거나 끝나요.
    }
flick-cliff-coach-rope-end = { $from }번 칸에서 시작해요. 화살표가 끝날 칸을 누르세요.
flick-cliff-coach-climb = 만능 칸이에요. 몇 칸 오를지 고르세요.
flick-cliff-coach-sent = 보내는 중이에요.
flick-cliff-coach-over = 경기가 끝났어요.
flick-cliff-coach-wait-flick = { JOSA($name, "이/가") } 튕기려고 겨누고 있어요.
flick-cliff-coach-wait-abilities = { JOSA($name, "이/가") } 동그라미를 쓸지 생각하고 있어요.
flick-cliff-coach-wait-rope = { JOSA($name, "이/가") } 밧줄을 어디에 그을지 고르고 있어요.
flick-cliff-coach-wait-climb = { JOSA($name, "이/가") } 몇 칸 오를지 고르고 있어요.
flick-cliff-coach-wait-over = 경기가 끝났어요.

## 도움말

flick-cliff-guide = 도움말
flick-cliff-guide-flick = 튕기기
flick-cliff-guide-flick-1 = 주사위를 잡아 뒤로 당겼다 놓으면 당긴 반대쪽으로 튕겨요. 길게 당길수록 세요.
flick-cliff-guide-flick-2 = 제자리로 되돌려 놓거나 Esc를 누르면 취소돼요.
flick-cliff-guide-flick-3 = 주사위를 옆으로 끌면 놓는 자리가, 주사위 뒷면을 누르면 손가락이 치는 점이 바뀌어요.
flick-cliff-guide-flick-4 = 막대로도 모두 정할 수 있어요. 키보드에서는 F로 튕겨요.
flick-cliff-guide-rope = 밧줄
flick-cliff-guide-rope-1 = 점선 칸에서 위나 아래로 이웃한 줄의 점선 칸까지, 한 칸 옆까지만 이어요. 시작이나 끝이 눈금과 같은 번호 줄이어야 해요.
flick-cliff-guide-rope-2 = 한 칸에서 나가는 밧줄은 하나뿐이고, 빙빙 도는 길은 만들 수 없어요.
flick-cliff-guide-rope-3 = 밧줄이 시작되는 칸에 서거나 도착한 말은 끝까지 따라가요. 지나가기만 하면 아무 일도 없어요.
flick-cliff-guide-circles = 능력 동그라미
flick-cliff-guide-circles-1 = 얻은 동그라미는 다음 차례부터 하나씩 지우며 써요. 눈금을 1 바꾸거나, 옆 칸의 액션을 해요.

## 마치며

flick-cliff-end-flicks = 튕김
flick-cliff-end-outs = 밖으로
flick-cliff-end-farthest = 가장 먼 칸
flick-cliff-end-ropes = 밧줄

## 기록

flick-cliff-event-posed = 주사위를 발판에 놓았어요.
flick-cliff-event-flicked = { JOSA($name, "은/는") } 초속 { $speed }m로 튕겼어요.
flick-cliff-event-landed =
    { $kind ->
        [short] 시작선을 못 넘어서 튕기지 않은 것으로 쳐요.
        [out] 시트 밖으로 나갔어요.
       *[cell] { $tilted ->
            [true] 시트를 살짝 접어 바로 앉혔더니 { $cell }번 칸, 눈금 { $pip }.
           *[false] { $cell }번 칸, 눈금 { $pip }.
        }
    }
flick-cliff-event-ability-used =
    { $ability ->
        [pip] { $change ->
            [1] { JOSA($name, "은/는") } 눈금을 1 올렸어요.
           *[other] { JOSA($name, "은/는") } 눈금을 1 내렸어요.
        }
       *[move] { $change ->
            [1] { JOSA($name, "은/는") } 한 칸 먼 액션을 골랐어요.
           *[other] { JOSA($name, "은/는") } 한 칸 가까운 액션을 골랐어요.
        }
    }
flick-cliff-event-rope-drawn = { JOSA($name, "은/는") } { $from }에서 { JOSA($to, "으로/로") } 밧줄을 그었어요.
flick-cliff-event-climbed = { JOSA($name, "은/는") } { $from }에서 { JOSA($to, "으로/로") } 올라갔어요.
flick-cliff-event-carried = { JOSA($name, "은/는") } 밧줄을 따라 { $from }에서 { JOSA($to, "으로/로") } 갔어요.
flick-cliff-event-ability-gained =
    { $ability ->
        [pip] { JOSA($name, "은/는") } 눈금 바꾸기를 하나 얻었어요.
       *[move] { JOSA($name, "은/는") } 액션 이동하기를 하나 얻었어요.
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
