app-name = Hanpan
seat-sign = { $seat ->
    [0] blue circle
    [1] orange triangle
    [2] green square
    [3] pink diamond
    [4] sky-blue star
    [5] vermilion moon
    [6] yellow leaf
   *[7] grey drop
  }
player-me = you
player-bot = bot
player-away = away
