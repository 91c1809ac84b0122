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
flick-cliff-do-flick-at = Flick at { $speed } m/s
flick-cliff-do-act = Take the action
flick-cliff-do-pip = Value { $value }
flick-cliff-do-move = Cell { $cell }
flick-cliff-do-rope = Draw a rope from { $from } to { $to }
flick-cliff-do-pass = No rope
flick-cliff-do-climb = Climb { $number }
flick-cliff-do-spin = Turn it
flick-cliff-do-tip = Tip it

## On the board

flick-cliff-me = You
flick-cliff-start-line = START LINE
flick-cliff-start = Start
flick-cliff-goal = Top
flick-cliff-cliff = The cliff
flick-cliff-scene = The folded sheet and the die. The face that looks at you now: { $value }.
flick-cliff-cell =
    Cell { $cell }, line { $line }{ $dotted ->
        [true] , dotted
       *[other] { "" }
    }{ $rope ->
        [0] { "" }
       *[other] , rope to { $rope }
    }{ $count ->
        [0] { "" }
       *[other] , { $who }
    }{ $start ->
        [true] , the rope starts here
       *[other] { $lit ->
            [true] , can be chosen
           *[other] { "" }
        }
    }
flick-cliff-height = Height { $cell }
flick-cliff-circles = { $ability }: circles to use { $gained }, used { $used }
flick-cliff-ropes = Ropes you can draw
flick-cliff-landing = Cell { $cell }, value { $pip }
flick-cliff-will-climb = climb { $steps }
flick-cliff-key = What each cell does
flick-cliff-sign-rope = rope
flick-cliff-sign-full = climb the value
flick-cliff-sign-half = climb half of it
flick-cliff-sign-none = no climb
flick-cliff-sign-wild = climb 1 to 6
flick-cliff-sign-pip = gain ±1
flick-cliff-sign-move = gain a move

## The hand

flick-cliff-knob-speed = Speed
flick-cliff-knob-angle = Direction
flick-cliff-knob-loft = Loft
flick-cliff-knob-x = Place
flick-cliff-knob-side = Hit aside
flick-cliff-knob-height = Hit up or down
flick-cliff-speed = { $speed } m/s
flick-cliff-degrees =
    { $way ->
        [-1] { $value }° left
       *[other] { $value }°
    }
flick-cliff-aside =
    { $way ->
        [-1] { $value } mm left
        [1] { $value } mm right
       *[other] middle
    }
flick-cliff-up =
    { $way ->
        [-1] { $value } mm down
        [1] { $value } mm up
       *[other] middle
    }
flick-cliff-strength-weak = stays on the pad
flick-cliff-strength-useful = onto the sheet
flick-cliff-strength-wild = flies off
flick-cliff-pull-back = Let go here to cancel
flick-cliff-contact = Where the finger hits: { $side } mm aside, { $height } mm up
flick-cliff-contact-short = Hit point
flick-cliff-faces = How the die stands
flick-cliff-faces-now = Top { $top }, towards you { $front }
flick-cliff-more = More
flick-cliff-less = Less
flick-cliff-practice = Practise flicking
flick-cliff-practice-how = Take the die, pull back and let go. Practice is not kept.
flick-cliff-meanwhile = Warm up your finger while you wait.
flick-cliff-verdict-short = Short of the Start Line
flick-cliff-verdict-out = Off the sheet
flick-cliff-verdict-cell = Cell { $cell }, value { $pip }
flick-cliff-verdict-fold = Folding the sheet to seat it

## Coach

flick-cliff-coach-flick = Take the die, pull back and let go. Drag it sideways to move it.
flick-cliff-coach-short = Short of the Start Line, so flick again. Shorts this turn: { $shorts }.
flick-cliff-coach-reflick = Off the sheet, but beginners flick once more.
flick-cliff-coach-abilities = Use a circle to change it, or take the action as it is.
flick-cliff-coach-act = Now the action of this cell.
flick-cliff-coach-rope =
    { $wild ->
        [true] Tap the cell where the rope starts. On the wild cell any line will do.
       *[other] Tap the cell where the rope starts. It starts or ends on line { $pip }.
    }
flick-cliff-coach-rope-end = From cell { $from }. Tap the cell where the arrow ends.
flick-cliff-coach-climb = The wild cell: choose how far to climb.
flick-cliff-coach-sent = On its way.
flick-cliff-coach-over = The match is over.
flick-cliff-coach-wait-flick = { $name } is aiming.
flick-cliff-coach-wait-abilities = { $name } is thinking about circles.
flick-cliff-coach-wait-rope = { $name } is choosing a rope.
flick-cliff-coach-wait-climb = { $name } is choosing how far to climb.
flick-cliff-coach-wait-over = The match is over.

## Help

flick-cliff-guide = Help
flick-cliff-guide-flick = Flicking
flick-cliff-guide-flick-1 = Take the die, pull back and let go: it flies the other way. The longer the pull, the harder the flick.
flick-cliff-guide-flick-2 = Bring it back to where it was, or press Escape, and nothing happens.
flick-cliff-guide-flick-3 = Drag the die sideways to move it; tap its back to choose where the finger hits.
flick-cliff-guide-flick-4 = The sliders do all of it too. On a keyboard, F flicks.
flick-cliff-guide-rope = Ropes
flick-cliff-guide-rope-1 = From a dotted cell to a dotted cell of the row above or below, at most one line aside. It starts or ends on the line of the value.
flick-cliff-guide-rope-2 = Only one rope leaves a cell, and ropes never lead round and round.
flick-cliff-guide-rope-3 = A token that stands on or arrives where a rope starts follows it to the end. Passing by does nothing.
flick-cliff-guide-circles = Ability circles
flick-cliff-guide-circles-1 = A circle you gained can be crossed out from your next turn on: change the value by one, or take the action of the next cell.

## At the end

flick-cliff-end-flicks = Flicks
flick-cliff-end-outs = Off
flick-cliff-end-farthest = Farthest
flick-cliff-end-ropes = Ropes

## Log

flick-cliff-event-posed = The die stands on the pad.
flick-cliff-event-flicked = { $name } flicked at { $speed } m/s.
flick-cliff-event-landed =
    { $kind ->
        [short] Short of the Start Line: it does not count.
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
flick-cliff-event-carried = { $name } went along a rope from { $from } to { $to }.
flick-cliff-event-ability-gained =
    { $ability ->
        [pip] { $name } gained a circle for changing the value.
       *[move] { $name } gained a circle for moving the action.
    }
flick-cliff-event-turn =
    { $mine ->
        [true] Your turn.
       *[other] Turn of { $name }.
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
