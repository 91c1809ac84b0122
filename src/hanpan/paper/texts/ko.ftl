### 인쇄한 종이에만 있는 말. 어느 한 게임의 것이 아닌 것.

paper-scale = 인쇄 창에서 ‘실제 크기’나 100 %를 고르고, ‘용지에 맞춤’은 꺼 주세요.
paper-ruler = 이 눈금이 자로 { $mm } mm면 맞게 나온 거예요.
paper-cut = 자르는 선
paper-mountain = 산접기: 접힌 곳이 위로 솟아요
paper-valley = 골접기: 접힌 곳이 아래로 들어가요
paper-mountain-short = 산
paper-valley-short = 골
paper-glue = 풀칠
paper-sheet = 시트 { $name }

paper-seat =
    { $seat ->
        [0] 파랑 · 동그라미
        [1] 주황 · 세모
        [2] 초록 · 네모
       *[3] 분홍 · 마름모
    }
