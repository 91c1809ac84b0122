### Every word a player reads on Hanpan's pages. Plain and short.

app-name = Hanpan
home = Hanpan, to the lobby
loading = Loading
close = Close
yes = yes
no = no
try-again = Try again
reload = Load anew
to-lobby = To the lobby
jump-to-main = Skip to the content

## People and seats

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
seat-free = Free seat
seat-nobody = seat { $seat }
seat-anyone = Anyone may sit here
seat-kept = Kept for { $name }
player-me = you
player-bot = bot
player-away = away
player-here = here
bot-name = { $bot ->
    [greedy] Schemer
    [random] Whatever
   *[other] { $bot }
  }
bot-name-counted = { $name } { $count }
guest-tempers = Calm · Swift · Shy · Bold · Odd · Careful · Hungry · Sleepy · Brave · Kind · Shady · Cool
guest-creatures = Tofu · Tiger · Dumpling · Deer · Magpie · Otter · Potato · Jellyfish · Raccoon · Squid · Waffle · Owl

## Lobby

lobby-title = One link, one game, now
lobby-pitch = Send a friend the link, or start with a bot at once. No account, nothing to install.
lobby-games = What shall we play?
lobby-mine = My tables
lobby-open = Open tables
lobby-open-none = No table is open right now. Open one and call a friend.
name-label = My name
game-seats = { $least } players
game-seats-range = { $least }–{ $most } players
game-minutes = about { $short } minutes
game-minutes-range = { $short }–{ $long } minutes
start-bot = Play a bot
start-friends = Play with friends
start-details = More choices
how-to = How to play
how-title = How to play { $game }
table-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
table-playing = being played
table-sit = Sit down
table-back = Go back
table-watch = Watch
table-look = Look
turn-elsewhere = { $count ->
    [1] Your turn at another table
   *[other] Your turn at { $count } tables
  }

## Making a table

make-title = New table: { $game }
make-seats = How many players?
make-bots = Bots
make-bot = Which bot?
make-pace = How fast do bots move?
make-visibility = Who may come in?
make-clock = Time to think
make-windows = When everybody is asked at once
make-watchers = Watchers welcome
make-watchers-hint = Watchers never see what is in a hand
make-options = Change the rules
make-go = Open the table
seats-count = { $count }
bots-count = { $count ->
    [0] none
   *[other] { $count }
  }
pace-human = Like a person
pace-fast = Fast
windows-timed = For a set time
windows-waited = Until all have answered
visibility-open = Anyone
visibility-link = Only with the link
clock-none = No hurry
clock-turn = { $seconds } s a turn
clock-bank = { $minutes } min + { $increment } s
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }

## Waiting room

waiting-title = Waiting for friends
waiting-invited = A seat is free for you
waiting-free = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
  } The match begins by itself when all are taken.
waiting-kept = The free seats are kept for those who played before.
waiting-share = Send this link
waiting-share-how = Whoever opens it can sit down at once.
waiting-share-title = A game of { $game }?
waiting-seats = Seats
waiting-options = Changed rules
waiting-how = While you wait: how to play
sit-down = Sit down and play
sit-here = Sit here
bot-add = Seat a bot
bot-remove = Remove the bot
leave-table = Get up
link-label = Link to this table
link-code = QR code with the link to this table
link-copy = Copy the link
link-share = Send
link-copied = Link copied
link-select = The link is selected. Please copy it by hand.

## Table

turn-mine = Your turn
turn-window = You may answer now
turn-theirs = { $name } is to act
turn-several = { $count } players are deciding
turn-over = The match is over
watching-me = watching
watching-count = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
  }
undo = Take back
log-title = So far
log-empty = Nothing has happened yet
log-undone = The latest action was taken back
gestures = Gestures
emote-tease = Bleh
emote-cheer = Clap
emote-think = Hmm
emote-sorry = Sorry
board-failed = The board of this game could not be loaded.
leave-match = Leave the match
leave-title = Leave the match?
leave-what = You keep your seat while you visit the lobby. If you leave for good, a bot plays on for you.
leave-keep = Keep my seat, to the lobby
leave-for-good = Leave for good
end-show = Show the result
end-won = You won
end-shared = You won together
end-nobody = Nobody won
end-winner = { $count ->
    [1] { $name } won
   *[other] { $name } won together
  }
end-rank = { $rank }.
end-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
end-look = Look at the table
rematch = One more game
rematch-join = One more game (they are waiting)
rematch-watch = Watch the next game
log-download = Download the log

## Fairness

fair-title = Is this table fair?
fair-short = The server shows the fingerprint below first; then everybody who sits down adds a random number. So nobody can choose a deal. After the match the server's secret is published, and anyone can check it.
fair-after = The server's secret is published now. Download the log, and hanpan verify makes every shuffle again.

## Settings

settings = Settings
settings-language = Language
settings-theme = Light or dark
settings-sound = Sound
settings-motion = Less motion
settings-motion-hint = Cards do not fly, they change at once
theme-system = As the device
theme-light = Light
theme-dark = Dark
sound-off = Off
sound-quiet = Quiet
sound-full = Full

## What went wrong

line-broken = Reconnecting
new-build = There is a newer Hanpan.
down-title = The server cannot be reached
down-why = Trying again every few seconds. Your tables are safe.
missing-page = Nothing is here
missing-page-why = Please check the address.
missing-table = There is no such table
missing-table-why = The link may be cut short, or the table was cleared away.
table-unreached = The table did not open
table-unreached-why = The server gave no answer. Please try again in a moment.
table-closed = This table is closed
closed-everyone-left = Everybody got up.
closed-abandoned = Nobody came for a long time, so it was cleared away.
closed-rules-gone = The rules it began with are no longer here, so it cannot go on.
closed-log-broken = Its log is damaged, so it cannot go on.
closed-unknown = It could not go on.
table-private = This table has no watchers
table-private-why = Whoever opened it wants to play unwatched.

error-failed = That did not work. Please try again.
error-offline = The server was not reached. Please check your connection.
error-unreadable = The server's answer could not be read.
error-malformed = The server did not understand.
error-no-such-table = There is no such table.
error-not-allowed = That is not possible now.
error-too-fast = Too fast. Take a breath and try again.
error-hello-first = The connection is out of step. Please load the page anew.
error-bad-name = A name has 1 to 20 visible characters.
error-bad-seats = The game cannot be played by that many.
error-bad-option = That rule cannot be chosen.
error-no-name = Please choose a name first.
error-no-such-game = There is no such game.
error-no-such-bot = There is no such bot.
error-no-such-seat = There is no such seat.
error-no-undo = That cannot be taken back now.
error-not-found = That was not found.
error-not-host = Only whoever opened the table can do that.
error-not-kept = It could not be stored, so it was not done. Please try again.
error-not-simulated = The die could not be rolled, so nothing was done. Please try again.
error-no-practice = There is nothing to practise in this game.
error-not-over = This match is not over yet.
error-not-playing = This table is not being played.
error-not-seated = You do not sit at this table.
error-not-waiting = This match has already begun.
error-foreign-origin = The address differs from the server's own. Ask whoever runs it about --public-url.
error-too-large = That is too long.
error-too-many-tables = You have too many open tables. Finish one first.
error-seat-taken = Somebody just took that seat.
error-table-full = All seats are taken.

refused-stale = The table has changed meanwhile. Please choose again.
refused-malformed = That cannot be done.
refused-not-your-turn = It is not your turn.
refused-wrong-phase = That cannot be done now.

## About

about-title = About Hanpan
about-what-title = What is it?
about-what = A table to play board games at with friends. The server keeps the rules exactly, and a bot plays when nobody is there.
about-fair-title = Why can I trust it?
about-fair = Shuffles and dice come from the server's secret mixed with a number from everybody at the table. The server shows its secret's fingerprint before and the secret itself after, so even whoever runs the server cannot choose a deal. Other people's hands are never sent to your device.
about-check-title = How can I check?
about-check = Download the log of a finished match and run hanpan verify: it makes every shuffle again from the start. If a single character was changed, it names the line.
about-data-title = What is remembered?
about-data = This server remembers names, tables and what was done at them. The cookie only recognises you. Nothing is sent elsewhere.
about-rights-title = Whose games are these?
about-rights = Hanpan is an independent fan project. It is not affiliated with, sponsored or approved by the authors and publishers of the original games. All art, texts and sounds were made anew. If you like a game, please buy the original.
about-licence-title = May I use it?
about-licence = Yes. Hanpan is open source under the MIT licence: run it on your own server, change it, share it.
about-build = Build { $build }
foot-notice = An independent fan project, not affiliated with the publishers.
foot-about = About
