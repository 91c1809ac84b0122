### Exploding Kittens: every word a player reads

## About

exploding-kittens-title = Exploding Kittens
exploding-kittens-blurb = A fuse burns through the cat café. Be the last one in one piece.
exploding-kittens-how-title = How to play
exploding-kittens-how-1 = On your turn, play as many cards as you like, or none.
exploding-kittens-how-2 = When you are done, draw the top card. If it is no kitten, you keep it and your turn ends.
exploding-kittens-how-3 = Draw a kitten without a Defuse and you are out. With one, it is used by itself, and you hide the kitten in the pile wherever you like.
exploding-kittens-how-4 = Whenever somebody plays, everybody is asked. A Nope cancels the play, and a Nope can be noped too.
exploding-kittens-how-5 = Two cards of one name steal a random card; three let you ask for a card by name. The last one alive wins.

## Cards

exploding-kittens-card-kitten = Exploding Kitten
exploding-kittens-card-defuse = Defuse
exploding-kittens-card-attack = Attack
exploding-kittens-card-skip = Skip
exploding-kittens-card-favor = Favor
exploding-kittens-card-shuffle = Shuffle
exploding-kittens-card-nope = Nope
exploding-kittens-card-future = See the Future
exploding-kittens-card-cat1 = Mochi
exploding-kittens-card-cat2 = Loaf
exploding-kittens-card-cat3 = Mackie
exploding-kittens-card-cat4 = Toasty
exploding-kittens-card-cat5 = Spud

exploding-kittens-effect-kitten = Draw it: boom
exploding-kittens-effect-defuse = Stops the blast
exploding-kittens-effect-attack = Hands on two turns
exploding-kittens-effect-skip = End without a draw
exploding-kittens-effect-favor = Get a card
exploding-kittens-effect-shuffle = Mixes the pile
exploding-kittens-effect-nope = Cancels that
exploding-kittens-effect-future = See the top three
exploding-kittens-effect-cat1 = Soft and sleepy
exploding-kittens-effect-cat2 = Sits and stays
exploding-kittens-effect-cat3 = All fish are hers
exploding-kittens-effect-cat4 = Cross till noon
exploding-kittens-effect-cat5 = Cold and worried

exploding-kittens-about-kitten = Whoever draws it explodes. With a Defuse you live, and hide it in the pile again.
exploding-kittens-about-defuse = Used by itself when you draw a kitten. It cannot be played alone, but it counts for pairs and triples.
exploding-kittens-about-attack = Ends your turn without a draw. The next player takes two turns, plus those you still owed if you were attacked yourself.
exploding-kittens-about-skip = Ends one turn without a draw. Under attack, only one of the turns you owe.
exploding-kittens-about-favor = Pick a player, who must choose a card and give it to you.
exploding-kittens-about-shuffle = Mixes the pile. Whatever anybody knew of it is worth nothing now.
exploding-kittens-about-nope = Play it in the short time after somebody plays a card: that card is cancelled. A Nope on a Nope brings it back.
exploding-kittens-about-future = You alone look at the top three cards, in order.
exploding-kittens-about-cat1 = So soft that she sets in the shape you put her down. Sleeps twenty hours a day.
exploding-kittens-about-cat2 = Once he has sat down he will not be moved. Stubborn to a golden crust.
exploding-kittens-about-cat3 = A mackerel tabby. Look away from the table and the fish is gone.
exploding-kittens-about-cat4 = Rough outside, warm inside. Do not speak to her before noon.
exploding-kittens-about-cat5 = Has no fur and never takes off his collar. Worries about everything else too.
exploding-kittens-about-set = Does nothing alone. Two of the same cat steal a card, three let you ask for one by name.
exploding-kittens-about-set-pairs = Does nothing alone. Two of the same cat steal a random card from somebody.

## The table

exploding-kittens-me = You
exploding-kittens-me-object = you
exploding-kittens-list-join = ,{" "}
exploding-kittens-some = { $count } × { $card }
exploding-kittens-my-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
exploding-kittens-empty-hand = Your hand is empty
exploding-kittens-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
exploding-kittens-hand-of =
    { $count ->
        [one] { $name }, { $count } card in hand
       *[other] { $name }, { $count } cards in hand
    }
exploding-kittens-stack = { $count } × { $card }, { $effect }
exploding-kittens-chosen = chosen
exploding-kittens-usable = can be used
exploding-kittens-pile = Pile
exploding-kittens-pile-label =
    { $count ->
        [one] { $count } card in the pile, kittens among them: { $kittens }
       *[other] { $count } cards in the pile, kittens among them: { $kittens }
    }
exploding-kittens-odds = Boom { $percent }%
exploding-kittens-odds-label = The next card is a kitten with { $percent }%
exploding-kittens-odds-of = { $kittens } in { $count }
exploding-kittens-heat-calm = easy
exploding-kittens-heat-warm = careful
exploding-kittens-heat-hot = dicey
exploding-kittens-discard = Discards
exploding-kittens-discard-label =
    { $count ->
        [one] { $count } card discarded, { $card } on top
       *[other] { $count } cards discarded, { $card } on top
    }
exploding-kittens-discard-empty = Nothing discarded yet
exploding-kittens-seen = Only you know
exploding-kittens-seen-at = Number { $place } from the top is { $card }
exploding-kittens-seen-gap =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
exploding-kittens-turn = turn
exploding-kittens-turn-owed = { $count } turns left
exploding-kittens-thinking = thinking
exploding-kittens-has-passed = passed
exploding-kittens-giving = choosing
exploding-kittens-placing = hiding it
exploding-kittens-out = out
exploding-kittens-aimed-at = target
exploding-kittens-rank = No. { $rank }
exploding-kittens-pick-seat = Choose { $name }
exploding-kittens-drop-here = Play it here

## What can be done

exploding-kittens-do-draw = Draw a card
exploding-kittens-do-draw-note = { $percent }% kitten
exploding-kittens-do-draw-safe = It is { $card }
exploding-kittens-do-draw-boom = It is a kitten
exploding-kittens-do-nope = Nope!
exploding-kittens-do-nope-note = You hold { $left }
exploding-kittens-do-pass = Pass
exploding-kittens-do-pass-note = Leave it
exploding-kittens-do-cancel = Never mind
exploding-kittens-do-cards = Show cards
exploding-kittens-do-play = Play { $card }
exploding-kittens-do-play-at = { $card } at { $name }
exploding-kittens-do-pair = Steal with two
exploding-kittens-do-pair-at = Steal from { $name }
exploding-kittens-do-triple = Ask with three
exploding-kittens-do-triple-at = Ask { $name }
exploding-kittens-do-give = Give { $card } to { $name }
exploding-kittens-do-place = Hide it here
exploding-kittens-note-attack = No draw; the next player owes more
exploding-kittens-note-skip = End without a draw
exploding-kittens-note-favor = You get a card
exploding-kittens-note-shuffle = A new order
exploding-kittens-note-future = See the top three
exploding-kittens-note-pair = A random card
exploding-kittens-note-triple = A card you name
exploding-kittens-autopass = Pass for me without a Nope
exploding-kittens-autopass-note = Done when the time is up
exploding-kittens-name-title = What do you ask { $name } for?
exploding-kittens-name-note = If it is there you get one; if not, nothing happens.
exploding-kittens-place-top = Top
exploding-kittens-place-middle = Middle
exploding-kittens-place-bottom = Bottom
exploding-kittens-place-any = Anywhere
exploding-kittens-place-at =
    { $place ->
        [top] On top
        [bottom] At the bottom
       *[inside] Number { $number } from the top
    }
exploding-kittens-place-above =
    { $above ->
        [0] It is drawn next
        [one] { $above } card above it
       *[other] { $above } cards above it
    }
exploding-kittens-place-who = If everybody draws once, { $name } gets it.
exploding-kittens-place-who-me = If everybody draws once, you get it.
exploding-kittens-place-slider = How deep to hide the kitten
exploding-kittens-place-up = One card up
exploding-kittens-place-down = One card down
exploding-kittens-place-secret = Only you know the place.

## The time for a Nope

exploding-kittens-window-single =
    { $card ->
        [attack] { $name } played Attack
        [skip] { $name } played Skip
        [favor] { $name } asked { $targetName } for a favor
        [shuffle] { $name } played Shuffle
       *[future] { $name } played See the Future
    }
exploding-kittens-window-pair = { $name } played 2 × { $cardName } to steal from { $targetName }
exploding-kittens-window-triple = { $name } played 3 × { $cardName } to ask { $targetName } for { $wanted }
exploding-kittens-window-nopes =
    { $count ->
        [one] { $count } Nope
       *[other] { $count } Nopes
    }
exploding-kittens-window-stands = As it is, it happens
exploding-kittens-window-cancelled = As it is, it is cancelled
exploding-kittens-window-waiting = { $count } thinking
exploding-kittens-window-passed = { $count } passed
exploding-kittens-window-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
exploding-kittens-window-label = The time for a Nope

## Coach

exploding-kittens-hint-turn = Your turn. Play cards, or draw one to end it.
exploding-kittens-hint-turn-owed = Your turn. Play cards, or draw one to end one turn.
exploding-kittens-hint-target = At whom? Choose a seat.
exploding-kittens-hint-name = Choose the card to ask for.
exploding-kittens-hint-window = Will you stop it? A Nope turns it around.
exploding-kittens-hint-window-bare = You hold no Nope. Pass, or just wait.
exploding-kittens-hint-window-auto = You hold no Nope; your pass comes when the time is up.
exploding-kittens-hint-window-wait = The others are deciding whether to nope.
exploding-kittens-hint-give = { $name } asks for a favor. Choose a card to give.
exploding-kittens-hint-give-wait = { $name } is choosing a card for { $to }.
exploding-kittens-hint-place = Defused. Where in the pile will you hide the kitten?
exploding-kittens-hint-place-wait = { $name } is hiding the kitten in the pile.
exploding-kittens-hint-wait = { $name } is to play or draw.
exploding-kittens-hint-wait-owed = { $name } is to play or draw: { $count } turns, with this one.
exploding-kittens-hint-dead = You exploded. Watch how it ends.
exploding-kittens-hint-dead-wait = Watching. { $name } is to play or draw.
exploding-kittens-hint-sent = Sending.
exploding-kittens-hint-over = { $name } is the last one alive.
exploding-kittens-hint-over-me = You are the last one alive. You win.
exploding-kittens-keys = Single-key shortcuts
exploding-kittens-hint-keys = ←→ cards, Enter use, D draw, N nope, P pass, Esc never mind

## Moments

exploding-kittens-cry-kitten = Kitten!
exploding-kittens-cry-hush = Everybody holds their breath
exploding-kittens-cry-boom = Boom!
exploding-kittens-cry-snip = Snip!
exploding-kittens-cry-nope = Nope!
exploding-kittens-cry-cancelled = Cancelled
exploding-kittens-cry-stands = It stands
exploding-kittens-cry-mine = Your turn
exploding-kittens-cry-named-yes = { $card }, yes
exploding-kittens-cry-named-no = no { $card }
exploding-kittens-moment-exploded = { $name } exploded
exploding-kittens-moment-saved = { $name } defused it
exploding-kittens-moment-drawn = { $name } drew

## The sheet of cards

exploding-kittens-sheet-title = Thirteen kinds, 56 cards
exploding-kittens-sheet-copies = × { $count }
exploding-kittens-sheet-gone = discarded { $count }
exploding-kittens-sheet-mine = in your hand { $count }
exploding-kittens-sheet-out = left out { $count }
exploding-kittens-sheet-note = Discards are open to all. Cards left out are not in this match.
exploding-kittens-sheet-last = Latest discards

## Log

exploding-kittens-event-dealt =
    { $mine ->
        [true] The cards were dealt. Your hand: { $cardNames }.
       *[other] Everybody was dealt eight cards.
    }
exploding-kittens-event-played =
    { $card ->
        [attack] { $name } played Attack.
        [skip] { $name } played Skip.
        [favor] { $name } asked { $targetName } for a favor.
        [shuffle] { $name } played Shuffle.
       *[future] { $name } played See the Future.
    }
exploding-kittens-event-paired = { $name } played 2 × { $cardName } to steal from { $targetName }.
exploding-kittens-event-tripled = { $name } played 3 × { $cardName } to ask { $targetName } for { $wanted }.
exploding-kittens-event-noped = { $name } said nope.
exploding-kittens-event-passed = { $name } passed.
exploding-kittens-event-window-closed =
    { $stands ->
        [true] It happened.
       *[other] It was cancelled by a Nope.
    }
exploding-kittens-event-gave =
    { $known ->
        [true] { $fromName } gave { $toName } a card: { $cardName }.
       *[other] { $fromName } gave { $toName } a card.
    }
exploding-kittens-event-stole =
    { $known ->
        [true] { $toName } stole a card from { $fromName }: { $cardName }.
       *[other] { $toName } stole a card from { $fromName }.
    }
exploding-kittens-event-named =
    { $success ->
        [true] { $fromName } had to give { $toName } the card named: { $wanted }.
       *[other] { $fromName } had no { $wanted }, so nothing happened.
    }
exploding-kittens-event-fizzled = There was no card to take, so nothing happened.
exploding-kittens-event-shuffled = The pile was shuffled. What was known of it is worth nothing now.
exploding-kittens-event-looked =
    { $known ->
        [true] { $name } looked at the top of the pile: { $cardNames }.
       *[other] { $name } looked at the top of the pile.
    }
exploding-kittens-event-drew =
    { $known ->
        [true] { $name } drew a card: { $cardName }.
       *[other] { $name } drew a card.
    }
exploding-kittens-event-kitten-drawn = { $name } drew an exploding kitten!
exploding-kittens-event-defused =
    { $place ->
        [top] { $name } defused the kitten and hid it on top of the pile.
        [inside] { $name } defused the kitten and hid it as number { $number } from the top.
       *[unknown] { $name } defused the kitten and hid it somewhere in the pile.
    }
exploding-kittens-event-exploded =
    { $count ->
        [0] { $name } exploded.
        [one] { $name } exploded, and { $count } card went to the discards.
       *[other] { $name } exploded, and { $count } cards went to the discards.
    }
exploding-kittens-event-turn =
    { $mine ->
        [true] { $owed ->
            [1] Your turn.
           *[other] Your turn, { $owed } left.
        }
       *[other] { $owed ->
            [1] Turn of { $name }.
           *[other] Turn of { $name }, { $owed } left.
        }
    }
exploding-kittens-event-won = { $name } survived to the end.

## Refusals

exploding-kittens-refused-not-your-turn = It is not your turn. You will be asked when you are to decide.
exploding-kittens-refused-not-in-hand = You do not hold that many. Only cards in your hand can be used.
exploding-kittens-refused-wrong-phase = That moment has passed. Choose one of the things that are lit now.
exploding-kittens-refused-no-target = That player cannot be chosen. Choose another one who is alive and has cards.
exploding-kittens-refused-not-a-play = That card cannot be played alone. Collect its name, or play another one.
exploding-kittens-refused-not-a-set = At this table only two of the same cat make a set.
exploding-kittens-refused-not-a-name = Nobody can be asked for a kitten. Choose another card.
exploding-kittens-refused-bad-depth = The pile is not that deep. Choose a place from the top to the bottom.
exploding-kittens-refused-malformed = That was not understood. Please choose again.

## Options

exploding-kittens-option-combos = Sets
exploding-kittens-option-combos-hint = What can be collected to steal with.
exploding-kittens-option-combos-all = all cards, pairs and triples
exploding-kittens-option-combos-cats = pairs of cats only (good for a first game)
exploding-kittens-option-nope-seconds = Time for a Nope (seconds)
exploding-kittens-option-nope-seconds-hint = How long everybody is asked after each play, whoever holds what.

## End

exploding-kittens-reason-last-alive = { $name } is the last one alive.
