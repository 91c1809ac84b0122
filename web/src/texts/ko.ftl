### 한판의 화면에서 읽는 모든 말. 짧은 해요체, 조사는 JOSA가 골라요.

app-name = 한판
home = 한판 로비로
loading = 불러오는 중이에요
close = 닫기
yes = 예
no = 아니요
try-again = 다시 해 보기
reload = 새로 열기
to-lobby = 로비로
jump-to-main = 본문으로 건너뛰기

## 사람과 자리

seat-sign = { $seat ->
    [0] 파랑 동그라미
    [1] 주황 세모
    [2] 초록 네모
    [3] 분홍 마름모
    [4] 하늘색 별
    [5] 빨강 달
    [6] 노랑 잎
   *[7] 회색 물방울
  }
seat-free = 빈자리
seat-nobody = { $seat }번 자리
seat-anyone = 누구든 앉을 수 있어요
seat-kept = { $name } 님의 자리로 남겨 두었어요
player-me = 나
player-bot = 봇
player-away = 자리 비움
player-here = 와 있어요
bot-name = { $bot ->
    [greedy] 꾀돌이
    [random] 아무거나
   *[other] { $bot }
  }
bot-name-counted = { $name } { $count }
guest-tempers = 느긋한 · 재빠른 · 수줍은 · 씩씩한 · 엉뚱한 · 신중한 · 배고픈 · 졸린 · 용감한 · 다정한 · 수상한 · 태연한
guest-creatures = 두부 · 호랑이 · 만두 · 고라니 · 까치 · 수달 · 감자 · 해파리 · 너구리 · 오징어 · 붕어빵 · 부엉이

## 로비

lobby-title = 링크 하나로, 지금 한판
lobby-pitch = 친구에게 링크를 보내거나 봇과 바로 시작해요. 가입도 설치도 필요 없어요.
lobby-games = 무엇을 할까요?
lobby-mine = 내 판
lobby-open = 열린 판
lobby-open-none = 지금은 열린 판이 없어요. 하나 열고 친구를 불러 보세요.
name-label = 내 이름
game-seats = { $least }명
game-seats-range = { $least }–{ $most }명
game-minutes = { $short }분쯤
game-minutes-range = { $short }–{ $long }분
start-bot = 봇과 한 판
start-friends = 친구와 한 판
start-details = 자세히 정하기
how-to = 어떻게 해요?
how-title = { $game }, 이렇게 해요
table-free = 빈자리 { $count }개
table-playing = 하는 중
table-sit = 앉기
table-back = 돌아가기
table-watch = 구경하기
table-look = 보기
turn-elsewhere = { $count ->
    [1] 다른 판에서 내 차례
   *[other] 다른 판 { $count }개에서 내 차례
  }

## 판 만들기

make-title = { $game } 판 만들기
make-seats = 몇 명이 하나요?
make-bots = 봇
make-bot = 어떤 봇인가요?
make-pace = 봇의 속도
make-visibility = 누가 들어올 수 있나요?
make-clock = 생각할 시간
make-windows = 모두에게 물을 때
make-watchers = 구경 허용
make-watchers-hint = 구경하는 사람에게는 손에 든 것이 보이지 않아요
make-options = 규칙 바꾸기
make-go = 판 만들기
seats-count = { $count }명
bots-count = { $count ->
    [0] 없이
   *[other] { $count }
  }
pace-human = 사람처럼
pace-fast = 빠르게
windows-timed = 정해진 시간만
windows-waited = 모두 답할 때까지
visibility-open = 누구나
visibility-link = 링크를 받은 사람만
clock-none = 느긋하게
clock-turn = 한 번에 { $seconds }초
clock-bank = { $minutes }분 + { $increment }초
clock-left = { $seconds }초 남았어요

## 기다리는 방

waiting-title = 친구를 기다려요
waiting-invited = 한 자리 비어 있어요
waiting-free = 빈자리 { $count }개. 자리가 다 차면 저절로 시작해요.
waiting-kept = 남은 자리는 지난 판 친구의 자리예요.
waiting-share = 이 링크를 보내세요
waiting-share-how = 링크를 연 친구는 바로 앉을 수 있어요.
waiting-share-title = { $game } 한 판 해요
waiting-seats = 자리
waiting-options = 바꾼 규칙
waiting-how = 기다리는 동안, 이렇게 해요
sit-down = 앉아서 시작하기
sit-here = 여기 앉기
bot-add = 봇 앉히기
bot-remove = 봇 빼기
leave-table = 자리에서 일어나기
link-label = 이 판의 링크
link-code = 이 판의 링크가 담긴 QR 코드
link-copy = 링크 복사
link-share = 보내기
link-copied = 링크를 복사했어요
link-select = 링크를 골라 두었어요. 직접 복사해 주세요.

## 판

turn-mine = 내 차례
turn-theirs = { $name } 님을 기다려요
turn-window = 지금 답할 수 있어요
turn-several = { $count }명이 정하는 중이에요
turn-over = 한 판이 끝났어요
watching-me = 구경 중
watching-count = 구경 { $count }명
undo = 무르기
log-title = 지금까지
log-empty = 아직 아무 일도 없어요
log-undone = 방금 한 것을 물렀어요
gestures = 몸짓
emote-tease = 메롱
emote-cheer = 짝짝
emote-think = 흠
emote-sorry = 미안
board-failed = 이 게임의 판을 불러오지 못했어요.
leave-match = 판에서 나가기
leave-title = 판에서 나갈까요?
leave-what = 로비에 다녀와도 자리는 그대로예요. 아주 나가면 봇이 대신 둬요.
leave-keep = 자리는 두고 로비로
leave-for-good = 아주 나가기
end-show = 결과 보기
end-won = 이겼어요
end-shared = 함께 이겼어요
end-nobody = 아무도 이기지 못했어요
end-winner = { $count ->
    [1] { $name } 님이 이겼어요
   *[other] { $name } 님이 함께 이겼어요
  }
end-rank = { $rank }등
end-score = { $score }점
end-look = 판 둘러보기
rematch = 한 판 더
rematch-join = 한 판 더 (상대가 기다려요)
rematch-watch = 다음 판 구경하기
log-download = 기록 내려받기

## 공정함

fair-title = 이 판은 공정한가요?
fair-short = 서버는 아래의 지문을 먼저 내놓고, 앉는 사람마다 무작위 숫자를 하나씩 보태요. 그래서 아무도 패를 고를 수 없어요. 끝나면 서버의 비밀을 공개해서 누구나 확인할 수 있어요.
fair-after = 서버의 비밀이 공개되었어요. 기록을 내려받아 hanpan verify로 모든 섞기를 다시 계산할 수 있어요.

## 설정

settings = 설정
settings-language = 언어
settings-theme = 밝기
settings-sound = 소리
settings-motion = 움직임 줄이기
settings-motion-hint = 카드가 날지 않고 바로 바뀌어요
theme-system = 기기대로
theme-light = 밝게
theme-dark = 어둡게
sound-off = 끔
sound-quiet = 작게
sound-full = 크게

## 무엇이 잘못되었나

line-broken = 다시 잇는 중
new-build = 한판이 새로워졌어요.
down-title = 서버에 닿지 않아요
down-why = 몇 초마다 다시 시도하고 있어요. 판은 그대로 남아 있어요.
missing-page = 여기에는 아무것도 없어요
missing-page-why = 주소를 다시 확인해 주세요.
missing-table = 그런 판이 없어요
missing-table-why = 링크가 잘렸거나 판이 치워졌을 수 있어요.
table-unreached = 판을 열지 못했어요
table-unreached-why = 서버가 대답하지 않았어요. 잠시 뒤에 다시 해 보세요.
table-closed = 닫힌 판이에요
closed-everyone-left = 모두 일어나서 닫혔어요.
closed-abandoned = 오랫동안 아무도 오지 않아서 치웠어요.
closed-rules-gone = 이 판을 시작한 규칙이 더는 없어서 이어 갈 수 없어요.
closed-log-broken = 기록이 상해서 이어 갈 수 없어요.
closed-unknown = 더는 이어 갈 수 없어서 닫혔어요.
table-private = 구경할 수 없는 판이에요
table-private-why = 이 판을 만든 사람이 구경을 막아 두었어요.

error-failed = 하지 못했어요. 다시 해 보세요.
error-offline = 서버에 닿지 않았어요. 연결을 확인해 주세요.
error-unreadable = 서버의 대답을 읽지 못했어요.
error-malformed = 서버가 알아듣지 못했어요.
error-no-such-table = 그런 판이 없어요.
error-not-allowed = 지금은 할 수 없어요.
error-too-fast = 너무 빨라요. 잠깐 쉬었다가 해 주세요.
error-hello-first = 연결이 어긋났어요. 새로 열어 주세요.
error-bad-name = 이름은 보이는 글자로 1자부터 20자까지예요.
error-bad-seats = 그 인원으로는 할 수 없어요.
error-bad-option = 그 규칙은 고를 수 없어요.
error-no-name = 먼저 이름을 정해 주세요.
error-no-such-game = 그런 게임이 없어요.
error-no-such-bot = 그런 봇이 없어요.
error-no-such-seat = 그런 자리가 없어요.
error-no-undo = 지금은 무를 수 없어요.
error-not-found = 찾지 못했어요.
error-not-host = 판을 연 사람만 할 수 있어요.
error-not-kept = 저장하지 못해서 하지 않은 일로 했어요. 다시 해 보세요.
error-not-simulated = 주사위를 굴리지 못해서 하지 않은 일로 했어요. 다시 해 보세요.
error-no-practice = 이 게임에는 연습할 것이 없어요.
error-not-over = 아직 끝나지 않은 판이에요.
error-not-playing = 지금은 하고 있는 판이 아니에요.
error-not-seated = 이 판에 앉아 있지 않아요.
error-not-waiting = 이미 시작한 판이에요.
error-foreign-origin = 주소가 서버에 정해 둔 것과 달라요. 서버를 연 사람에게 --public-url을 물어보세요.
error-too-large = 너무 길어요.
error-too-many-tables = 열어 둔 판이 너무 많아요. 하나를 끝내고 열어 주세요.
error-seat-taken = 방금 다른 사람이 앉았어요.
error-table-full = 자리가 다 찼어요.

refused-stale = 그사이에 판이 바뀌었어요. 다시 골라 주세요.
refused-malformed = 할 수 없는 일이에요.
refused-not-your-turn = 지금은 내 차례가 아니에요.
refused-wrong-phase = 지금은 할 수 없는 일이에요.

## 소개

about-title = 한판은요
about-what-title = 무엇인가요?
about-what = 친구와 보드게임 한 판을 하는 테이블이에요. 규칙은 서버가 정확하게 지키고, 사람이 없으면 봇이 상대해요.
about-fair-title = 왜 믿어도 되나요?
about-fair = 섞기와 주사위는 서버의 비밀과 앉은 사람들의 숫자를 함께 섞어 정해요. 서버는 비밀의 지문을 먼저 보여 주고 끝난 뒤에 비밀을 공개해요. 그래서 서버를 운영하는 사람도 패를 고를 수 없어요. 다른 사람의 패는 내 기기로 보내지지 않아요.
about-check-title = 어떻게 확인하나요?
about-check = 끝난 판의 기록을 내려받아 hanpan verify를 실행하면 모든 섞기를 처음부터 다시 계산해요. 한 글자라도 바뀌었다면 어느 줄인지 알려 줘요.
about-data-title = 무엇을 기억하나요?
about-data = 이름, 앉은 판, 한 행동을 이 서버가 기억해요. 쿠키는 나를 알아보는 데만 써요. 밖으로 보내는 것은 없어요.
about-rights-title = 누구의 게임인가요?
about-rights = 한판은 팬이 만든 독립 프로젝트예요. 원작 게임의 작가와 출판사와는 관계가 없고, 그들의 후원이나 승인을 받지 않았어요. 그림과 글과 소리는 모두 새로 만들었어요. 게임이 마음에 들면 원작을 사 주세요.
about-licence-title = 나도 써도 되나요?
about-licence = 네. 한판은 MIT 사용 허락을 따르는 오픈 소스예요. 내 서버에 올리고, 고치고, 나눌 수 있어요.
about-build = 빌드 { $build }
foot-notice = 팬이 만든 독립 프로젝트예요. 원작사와 관계가 없어요.
foot-about = 한판은요
