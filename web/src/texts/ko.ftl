app-name = 한판
seat-sign = { $seat ->
    [0] 파랑 동그라미
    [1] 주황 세모
    [2] 초록 네모
    [3] 분홍 마름모
    [4] 하늘 별
    [5] 빨강 달
    [6] 노랑 잎
   *[7] 회색 물방울
  }
player-me = 나
player-bot = 봇
player-away = 자리 비움
