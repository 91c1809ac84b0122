### Flick over the Cliff: every word a player reads

## About

flick-cliff-title = Flick over the Cliff
flick-cliff-blurb = Flick a die into the folds, draw ropes, and be first over the cliff.
flick-cliff-how-title = How to play
flick-cliff-how-1 = On your turn, flick the die off the pad once. If it stays short of the Start Line, flick again; if it leaves the sheet, your turn is over.
flick-cliff-how-2 = The valley it comes to rest in is the cell, and the face that looks at you is the value.
flick-cliff-how-3 = With an ability circle you have gained, change the value by one or take the action of the next cell.
flick-cliff-how-4 = On a rope cell, draw an arrow between two dotted cells: neighbouring rows, at most one line aside, starting or ending on the line of the value.
flick-cliff-how-5 = Every token that stands on or arrives where a rope starts follows it, whoever it belongs to.
flick-cliff-how-6 = Then you climb as the cell says. On the wild cell, choose any number from 1 to 6. The first at the top wins.

## Abilities

flick-cliff-ability-pip = Change the value
flick-cliff-ability-move = Move the action

## What can be done

flick-cliff-do-flick = Flick
flick-cliff-do-act = Take the action
flick-cliff-do-pip-up = One more
flick-cliff-do-pip-down = One less
flick-cliff-do-move-far = One cell farther
flick-cliff-do-move-near = One cell nearer
flick-cliff-do-rope = Draw a rope from { $from } to { $to }
flick-cliff-do-pass = No rope
flick-cliff-do-climb = Climb { $number }

## Log

flick-cliff-event-posed = The die stands on the pad.
flick-cliff-event-flicked = { $name } flicked the die.
flick-cliff-event-landed =
    { $kind ->
        [short] Short of the Start Line: flick again.
        [out] Off the sheet.
       *[cell] { $tilted ->
            [true] With the sheet folded a little it sat down: cell { $cell }, value { $pip }.
           *[false] Cell { $cell }, value { $pip }.
        }
    }
flick-cliff-event-ability-used =
    { $ability ->
        [pip] { $change ->
            [1] { $name } made the value one more.
           *[other] { $name } made the value one less.
        }
       *[move] { $change ->
            [1] { $name } took the action one cell farther.
           *[other] { $name } took the action one cell nearer.
        }
    }
flick-cliff-event-rope-drawn = { $name } drew a rope from { $from } to { $to }.
flick-cliff-event-climbed = { $name } climbed from { $from } to { $to }.
flick-cliff-event-carried = A rope carried { $name } from { $from } to { $to }.
flick-cliff-event-ability-gained =
    { $ability ->
        [pip] { $name } gained a circle for changing the value.
       *[move] { $name } gained a circle for moving the action.
    }
flick-cliff-event-turn =
    { $mine ->
        [true] It is your turn.
       *[other] It is { $name }’s turn.
    }
flick-cliff-event-finished =
    { $mine ->
        [true] You reached the top.
        [false] { $name } reached the top.
       *[other] A hundred rounds are over.
    }

## Why not

flick-cliff-refused-malformed = That was not understood. Please choose again.
flick-cliff-refused-not-your-turn = It is not your turn. You will be asked when it is.
flick-cliff-refused-wrong-phase = Not now. Choose one of the things that are lit.
flick-cliff-refused-out-of-range = Nobody can flick like that. Less speed, less angle, or nearer to the middle.
flick-cliff-refused-no-circle = There is no circle to use. One gained now can be used from your next turn on.
flick-cliff-refused-bad-pip = The value stays between 1 and 6.
flick-cliff-refused-off-the-sheet = There is no cell on that side.
flick-cliff-refused-not-dotted = Ropes lead from a dotted cell to a dotted cell.
flick-cliff-refused-not-next = Only to the row above or below, and at most one line aside.
flick-cliff-refused-wrong-line = It has to start or end on the line of the value.
flick-cliff-refused-occupied-start = A rope leaves that cell already. Start from another one.
flick-cliff-refused-closed-loop = That rope would lead round and round. Choose another end.

## Options

flick-cliff-option-beginner = Beginners
flick-cliff-option-beginner-hint = Off the sheet, you flick once more, once a turn.
flick-cliff-option-start-face = Start of the die
flick-cliff-option-start-face-hint = How the die lies before it is flicked.
flick-cliff-option-start-face-random = at random
flick-cliff-option-start-face-chosen = as you choose
flick-cliff-option-steady-hand = Hand
flick-cliff-option-steady-hand-hint = How far a flick strays from what was aimed at.
flick-cliff-option-steady-hand-exact = exact
flick-cliff-option-steady-hand-natural = natural
flick-cliff-option-steady-hand-shaky = shaky
flick-cliff-option-sheet = Sheets
flick-cliff-option-sheet-hint = The action sheet and the cliff.
flick-cliff-option-sheet-v2-1 = version 2.1

## End

flick-cliff-reason-goal = { $name } is first over the cliff.
flick-cliff-reason-limit = A hundred rounds are over, and { $name } is highest.
