### 어느 한 게임의 것이 아닌 말.

seat-name = { $seat }번 자리
watcher-name = 구경꾼
log-undone = 방금 한 것을 물렀어요
result-rank = { $name }: { $rank }등, { $score }점
refused-malformed = 알아들을 수 없어요
refused-not-your-turn = 지금은 차례가 아니에요
refused-wrong-phase = 지금은 할 수 없는 일이에요
