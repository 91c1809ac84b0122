### 플릭 오버 더 클리프: 인쇄한 시트에만 있는 말

flick-cliff-paper-action = 액션 시트
flick-cliff-paper-stand = 받침 시트
flick-cliff-paper-cliff = 절벽 시트
flick-cliff-paper-abilities = 능력 시트
flick-cliff-paper-tokens = 말과 차례
flick-cliff-paper-guide = 액션 시트 만드는 법

## 액션 시트

flick-cliff-paper-start-line = 시작선
flick-cliff-paper-die-here = 주사위 한가운데를 이 선에 두고 튕겨요
flick-cliff-paper-pad = 발판
flick-cliff-paper-figures = 발판 { $pad } mm · 면 { $panels }개 × { $panel } mm · 너비 { $width } mm · 접는 각 { $fold }°
flick-cliff-paper-part = { $parts }장 가운데 { $part }번째
flick-cliff-paper-glue-under = 다음 장을 이 위에 붙여요 ({ $letter })
flick-cliff-paper-glued-on = 앞 장의 풀칠 자리에 붙여요 ({ $letter })

flick-cliff-paper-print = 실제 크기로 인쇄해요
flick-cliff-paper-edges = 종이 끝이 곧 시트 끝이에요. 프린터가 가장자리를 못 찍어도 괜찮아요. 두꺼운 종이(160–200 g)가 좋아요.
flick-cliff-paper-edges-cut = 종이 아래쪽 끝이 곧 시트 끝이에요. 프린터가 가장자리를 못 찍어도 괜찮아요. 두꺼운 종이(160–200 g)가 좋아요.
flick-cliff-paper-cut = 실선을 따라 오려요
flick-cliff-paper-fold = 점선을 지그재그로 접어요
flick-cliff-paper-fold-hint = 자를 대고 다 쓴 볼펜으로 선을 눌러 두면 반듯하게 접혀요. 그림이 모두 시작선을 바라보면 돼요.
flick-cliff-paper-set = 받침에 세워요
flick-cliff-paper-set-hint = 골마다 { $valley }°가 되게 벌려 받침 시트에 맞추고, 발판은 { $height } 높이로 받쳐요.
flick-cliff-paper-height = { $height } mm
flick-cliff-paper-value = 이쪽에서 보이는 면이 눈금
flick-cliff-paper-icons = 칸에 있는 그림

flick-cliff-paper-icon-rope = 밧줄을 그을 수 있어요
flick-cliff-paper-icon-none = 오르지 않아요
flick-cliff-paper-icon-half = 눈금의 반만큼 올라요 (내림)
flick-cliff-paper-icon-full = 눈금만큼 올라요
flick-cliff-paper-icon-wild = 만능: 밧줄도 오르기도 1–6 마음대로
flick-cliff-paper-icon-pip = 눈금 바꾸기를 얻어요
flick-cliff-paper-icon-move = 액션 이동하기를 얻어요

## 받침 시트

flick-cliff-paper-stand-how = 접은 액션 시트의 골을 점선에 하나씩 맞춰 놓으면 각도가 { $fold }°가 돼요.
flick-cliff-paper-stand-tape = 발판 쪽만 테이프로 붙여요. 먼 쪽은 그냥 두어야 주사위가 기울었을 때 시트를 살짝 접어 바로 세울 수 있어요.
flick-cliff-paper-pad-here = 발판 자리
flick-cliff-paper-valley-here = 골 { $number }
flick-cliff-paper-support = 발판 받침
flick-cliff-paper-support-how = 오려서 ㄷ자로 접고, 풀칠 자리를 발판 자리에 붙여요. 높이 { $height } mm.
flick-cliff-paper-gauge = 각도 자
flick-cliff-paper-gauge-how = 골에 꼭 끼우면 { $valley }°예요.

## 절벽 시트

flick-cliff-paper-start = 출발
flick-cliff-paper-goal = 도착
flick-cliff-paper-lines = 줄 번호는 주사위 눈금이에요. 밧줄은 점선 칸에서 점선 칸으로, 위나 아래 줄로, 한 칸 옆까지 그어요.

## 능력 시트

flick-cliff-paper-pip-rule = 눈금에 1을 더하거나 빼요. 1–6을 벗어날 수는 없어요.
flick-cliff-paper-move-rule = 한 칸 가깝거나 먼 칸의 액션을 대신 해요. 눈금은 그대로예요.
flick-cliff-paper-circles = 얻으면 동그라미를 따라 그리고, 쓰면 X표를 해요.

## 차례

flick-cliff-paper-turn = 내 차례
flick-cliff-paper-turn-1 = 튕기기
flick-cliff-paper-turn-1-how = 시작선을 못 넘으면 다시 튕기고, 밖으로 나가면 차례 끝이에요.
flick-cliff-paper-turn-2 = 능력 쓰기
flick-cliff-paper-turn-2-how = 전부터 있던 동그라미를 원하는 만큼 써요.
flick-cliff-paper-turn-3 = 밧줄 긋기
flick-cliff-paper-turn-3-how = 밧줄 칸이면 하나 그어도 돼요. 한쪽 끝이 눈금 줄이에요.
flick-cliff-paper-turn-4 = 오르기
flick-cliff-paper-turn-4-how = 칸에 적힌 만큼 오르고, 밧줄이 있으면 끝까지 따라가요.
flick-cliff-paper-turn-5 = 능력 얻기
flick-cliff-paper-turn-5-how = 능력 칸이면 빈 동그라미 하나를 얻어 다음 차례부터 써요.

## 말과 더 알아 둘 것

flick-cliff-paper-standee = 세우는 말
flick-cliff-paper-standee-how = 실선을 오리고 선을 모두 산접기 한 다음, 풀칠 자리를 앞면 안쪽에 붙여요.
flick-cliff-paper-discs = 납작한 말
flick-cliff-paper-discs-how = 풀이 없으면 이것만 오려 써도 돼요.
flick-cliff-paper-more = 이것만은 알아 두세요
flick-cliff-paper-more-1 = 주사위가 기울면 다시 튕기지 않고, 시트를 살짝 접어 바로 앉힌 뒤 읽어요.
flick-cliff-paper-more-2 = 멈춘 골이 칸, 시작선 쪽에서 보이는 면이 눈금이에요.
flick-cliff-paper-more-3 = 한 칸에서 나가는 밧줄은 하나뿐이고, 빙빙 도는 밧줄은 그을 수 없어요. 들어오는 밧줄은 몇 개든 돼요.
flick-cliff-paper-more-4 = 밧줄이 시작되는 칸에 서거나 도착한 말은 누구 것이든 바로 따라가요. 지나가기만 하면 그대로예요.
flick-cliff-paper-more-5 = 만능 칸에서는 1–6 가운데 마음대로 골라 밧줄을 긋고, 다시 골라 올라요.
flick-cliff-paper-more-6 = 누구든 { JOSA($goal, "에") } 닿는 순간 끝나요. 딱 맞게 닿지 않아도 되고, 남은 말은 가까운 차례로 등수가 정해져요.
flick-cliff-paper-more-7 = 처음이라면: 밖으로 나갔을 때 차례마다 한 번은 다시 튕겨요.
