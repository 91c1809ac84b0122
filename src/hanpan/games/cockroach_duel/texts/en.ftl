### Cockroach Duel: every word a player reads

## About

cockroach-duel-title = Cockroach Duel
cockroach-duel-blurb = Two moonlit kitchens, a hand of vermin, and one good lie.
cockroach-duel-how-title = How to play
cockroach-duel-how-1 = You hold four cards. The attacker lays some of them face down and says what they are, such as “2 rats”. It may be true, or not.
cockroach-duel-how-2 = The other player blocks, lets it through, or challenges. Toads stop flies and cockroaches, bats stop rats. Blocks may be lies as well.
cockroach-duel-how-3 = If nobody objects, what was said counts. Each fly or cockroach that gets through takes 1 life, each rat 2.
cockroach-duel-how-4 = A challenge turns the cards over. If every one is what was said, whoever laid them wins the round; if even one is not, the challenger does.
cockroach-duel-how-5 = Taking the last life wins the round too. Win the agreed number of rounds first, and you win.

## Cards

cockroach-duel-card-fly = Fly
cockroach-duel-card-roach = Cockroach
cockroach-duel-card-rat = Rat
cockroach-duel-card-toad = Toad
cockroach-duel-card-bat = Bat
cockroach-duel-card-black = Black card

cockroach-duel-effect-fly = takes 1 life
cockroach-duel-effect-roach = takes 1 life
cockroach-duel-effect-rat = takes 2 life
cockroach-duel-effect-toad = stops a bug
cockroach-duel-effect-bat = stops a rat
cockroach-duel-effect-black = bleh

cockroach-duel-about-fly = Attacks. Each one that gets through takes 1 life. Toads stop it.
cockroach-duel-about-roach = Attacks. Each one that gets through takes 1 life. Toads stop it.
cockroach-duel-about-rat = Attacks. Each one that gets through takes 2 life. Bats stop it.
cockroach-duel-about-toad = Blocks. Stops one fly or one cockroach.
cockroach-duel-about-bat = Blocks. Stops one rat.
cockroach-duel-about-black = A lie, whatever you call it. If it gets away with a fight, it is shown, and its owner may tease.

# $claim: the kind, $count: how many
cockroach-duel-claim =
    { $claim ->
        [fly] { $count ->
            [one] { $count } fly
           *[other] { $count } flies
        }
        [roach] { $count ->
            [one] { $count } cockroach
           *[other] { $count } cockroaches
        }
        [rat] { $count ->
            [one] { $count } rat
           *[other] { $count } rats
        }
        [toad] { $count ->
            [one] { $count } toad
           *[other] { $count } toads
        }
        [bat] { $count ->
            [one] { $count } bat
           *[other] { $count } bats
        }
       *[other] { $count ->
            [one] { $count } black card
           *[other] { $count } black cards
        }
    }
cockroach-duel-cry = { cockroach-duel-claim }!
cockroach-duel-cry-passed = Pass
cockroach-duel-cry-accepted = I believe you
cockroach-duel-cry-challenged = Liar!
cockroach-duel-cry-tease = Bleh!
# one piece of a list of cards: 2 rats
cockroach-duel-some = { cockroach-duel-claim }
cockroach-duel-list-join = ,{" "}

## The table

cockroach-duel-life = { $count } life
cockroach-duel-wins =
    { $count ->
        [one] { $count } round won of { $needed }
       *[other] { $count } rounds won of { $needed }
    }
cockroach-duel-hand-of =
    { $count ->
        [one] { $name } holds { $count } card
       *[other] { $name } holds { $count } cards
    }
cockroach-duel-my-hand = Your hand
cockroach-duel-starter = Starter of this round
cockroach-duel-round = Round { $round }
cockroach-duel-deck = Deck
cockroach-duel-deck-label =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
cockroach-duel-middle = Middle
cockroach-duel-middle-label =
    { $count ->
        [one] { $count } card face down in the middle
       *[other] { $count } cards face down in the middle
    }
cockroach-duel-middle-black = The black card lies there too
cockroach-duel-attacking = attacks
cockroach-duel-defending = defends
cockroach-duel-chosen = { $card }, chosen
cockroach-duel-choosable = { $card }, can be chosen
cockroach-duel-laid = { $name } said { cockroach-duel-claim }, cards laid: { $count }
cockroach-duel-my-cards = Cards you laid: { $cards }
cockroach-duel-empty-hand = Your hand is empty

## What can be done

cockroach-duel-do-attack = Attack with { cockroach-duel-claim }
cockroach-duel-do-block = Block with { cockroach-duel-claim }
cockroach-duel-do-challenge = Challenge
cockroach-duel-do-challenge-sure = Press again
cockroach-duel-do-accept = Accept
cockroach-duel-do-pass = Pass
cockroach-duel-do-tease = Bleh
cockroach-duel-do-cards = Show cards
cockroach-duel-do-close = Close

cockroach-duel-room-attack = Choose cards, then say here whether they are flies, cockroaches or rats.
cockroach-duel-room-block = To block, choose cards.
cockroach-duel-note-takes = Takes { $count } if not blocked
cockroach-duel-note-lose-now = You lose { $count } life
cockroach-duel-note-take-now = You take { $count } life
cockroach-duel-note-nothing = No life moves
cockroach-duel-note-stops-all = Stops them all
cockroach-duel-note-lets-in =
    { $count ->
        [one] { $count } gets in
       *[other] { $count } get in
    }
cockroach-duel-note-challenge = If it is a lie, you win the round
cockroach-duel-note-pass-ends = A second pass ends the round
cockroach-duel-note-pass = No attack this time
cockroach-duel-truth = true
cockroach-duel-bluff = bluff
cockroach-duel-truth-hint = Only you see this: the cards are what you would say
cockroach-duel-bluff-hint = Only you see this: the cards are not what you would say

## Coach

cockroach-duel-hint-attack = Your attack. Choose the cards to lay.
cockroach-duel-hint-attack-empty = Your hand is empty, so you can only pass.
cockroach-duel-hint-attack-claim = What will you say they are? It need not be true.
cockroach-duel-hint-response = { $name } attacks with { cockroach-duel-claim }. Choose cards to block with, or decide below.
cockroach-duel-hint-response-empty = { $name } attacks with { cockroach-duel-claim }. You have no cards to block with.
cockroach-duel-hint-response-claim = You block and say the cards are { $card }.
cockroach-duel-hint-review = { $name } blocks with { cockroach-duel-claim }. Do you believe it?
cockroach-duel-hint-wait-attack = { $name } is choosing an attack.
cockroach-duel-hint-wait-response = { $name } is deciding whether to block or challenge.
cockroach-duel-hint-wait-review = { $name } is deciding whether to believe the block.
cockroach-duel-hint-sent = Sending.
cockroach-duel-hint-over = The match is decided.
cockroach-duel-keys = Single keys
cockroach-duel-hint-keys = ←→ move, Space choose, 1–3 say, B block, C challenge, A accept, P pass

## The sheet of cards

cockroach-duel-sheet-title = Six kinds, 20 cards
cockroach-duel-sheet-copies = × { $count }
cockroach-duel-sheet-seen = seen this round: { $seen } of { $count }
cockroach-duel-sheet-note = Counts your hand and cards shown openly. Only you see this.

## A round's end

cockroach-duel-round-won =
    { $mine ->
        [true] You win round { $round }
       *[other] { $name } wins round { $round }
    }
cockroach-duel-why-caught = { $liar } said { cockroach-duel-claim }, and it was a lie.
cockroach-duel-why-caught-you = You said { cockroach-duel-claim }, and your lie was caught.
cockroach-duel-why-true = { $honest } really had { $card }. The challenger loses.
cockroach-duel-why-true-you = You really had { $card }. The challenger loses.
cockroach-duel-why-life = { $loser } has no life left.
cockroach-duel-why-life-you = You have no life left.
cockroach-duel-why-passes = Both attacks were passed, so more life wins.
cockroach-duel-lay-under = The cards shown
cockroach-duel-next-round = Next round
cockroach-duel-match-won =
    { $mine ->
        [true] Your kitchen stands. You win
       *[other] { $name } wins
    }

## Log

cockroach-duel-event-round-dealt =
    { $starterMine ->
        [true] Round { $round }. You attack first and begin with 3 life.
       *[other] Round { $round }. { $starterName } attacks first and begins with 3 life.
    }
cockroach-duel-event-attacked =
    { $mine ->
        [true] You attacked, saying { cockroach-duel-claim }.
       *[other] { $name } attacked, saying { cockroach-duel-claim }.
    }
cockroach-duel-event-blocked =
    { $mine ->
        [true] You blocked, saying { cockroach-duel-claim }.
       *[other] { $name } blocked, saying { cockroach-duel-claim }.
    }
cockroach-duel-event-passed =
    { $mine ->
        [true] You passed.
       *[other] { $name } passed.
    }
cockroach-duel-event-accepted =
    { $mine ->
        [true] You accepted the block.
       *[other] { $name } accepted the block.
    }
cockroach-duel-event-challenged =
    { $mine ->
        [true] { $truthful ->
            [true] You challenged. The cards were { $cardNames }: all true.
           *[other] You challenged. The cards were { $cardNames }: a lie.
        }
       *[other] { $truthful ->
            [true] { $name } challenged. The cards were { $cardNames }: all true.
           *[other] { $name } challenged. The cards were { $cardNames }: a lie.
        }
    }
cockroach-duel-event-life-taken =
    { $you ->
        [to] You took { $amount } life from { $fromName }.
        [from] { $toName } took { $amount } life from you.
       *[other] { $toName } took { $amount } life from { $fromName }.
    }
cockroach-duel-event-black-shown =
    { $mine ->
        [true] Your black card came to light. Bleh!
       *[other] The black card of { $name } came to light. Bleh!
    }
cockroach-duel-event-drew =
    { $mine ->
        [true] { $count ->
            [one] You drew { $count } card: { $cardNames }.
           *[other] You drew { $count } cards: { $cardNames }.
        }
       *[other] { $count ->
            [one] { $name } drew { $count } card.
           *[other] { $name } drew { $count } cards.
        }
    }
cockroach-duel-event-round-won =
    { $mine ->
        [true] { $by ->
            [challenge] You won the round by a challenge.
            [life] You won the round by taking all life.
           *[other] Both passed, and you won the round with more life.
        }
       *[other] { $by ->
            [challenge] { $name } won the round by a challenge.
            [life] { $name } won the round by taking all life.
           *[other] Both passed, and { $name } won the round with more life.
        }
    }
cockroach-duel-event-match-won =
    { $mine ->
        [true] You won the match.
       *[other] { $name } won the match.
    }

## Refusals

cockroach-duel-refused-not-your-turn = It is not your turn. You will be asked when the other player has decided.
cockroach-duel-refused-not-in-hand = You do not hold that card. You can lay only what is in your hand.
cockroach-duel-refused-wrong-claim = An attack can only be called flies, cockroaches or rats.
cockroach-duel-refused-too-many-blockers = At this table you cannot block with more cards than attack. Lay fewer.
cockroach-duel-refused-wrong-phase = That cannot be done now. Choose one of the lit buttons.
cockroach-duel-refused-malformed = That was not understood. Please choose the cards again.

## Options

cockroach-duel-option-next-starter = Starter of the next round
cockroach-duel-option-next-starter-hint = Who attacks first when a round has ended?
cockroach-duel-option-next-starter-alternate = taking turns
cockroach-duel-option-next-starter-loser = whoever lost
cockroach-duel-option-overblock = Blocking with more
cockroach-duel-option-overblock-hint = You may block with more cards than attack.
cockroach-duel-option-reveal-black = Show the black card
cockroach-duel-option-reveal-black-hint = A black card that was not caught is shown after the fight.
cockroach-duel-option-target-wins = Rounds to win
cockroach-duel-option-target-wins-hint = Whoever wins this many rounds first wins the match.

## End

cockroach-duel-reason-wins = { $name } won the agreed number of rounds first.
