### Words that belong to no one game.

seat-name = seat { $seat }
watcher-name = watcher
log-undone = The latest action was taken back
result-rank = { $name }: rank { $rank }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
refused-malformed = That was not understood
refused-not-your-turn = It is not your turn
refused-wrong-phase = That cannot be done now
