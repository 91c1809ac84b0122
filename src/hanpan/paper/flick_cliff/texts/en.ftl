### Flick over the Cliff: what is said only on the printed sheets

flick-cliff-paper-action = Action sheet
flick-cliff-paper-stand = Base
flick-cliff-paper-cliff = Cliff sheet
flick-cliff-paper-abilities = Ability sheet
flick-cliff-paper-tokens = Tokens and turn
flick-cliff-paper-guide = How to make the action sheet

## Action sheet

flick-cliff-paper-start-line = Start Line
flick-cliff-paper-die-here = the middle of the die on this line, then flick
flick-cliff-paper-pad = Pad
flick-cliff-paper-figures = pad { $pad } mm · { $panels } panels × { $panel } mm · { $width } mm wide · folded at { $fold }°
flick-cliff-paper-part = part { $part } of { $parts }
flick-cliff-paper-glue-under = the next part goes on top ({ $letter })
flick-cliff-paper-glued-on = glue this on the part before ({ $letter })

flick-cliff-paper-print = Print it at actual size
flick-cliff-paper-edges = The paper’s edges are the sheet’s edges: never mind if your printer leaves a margin. Heavy paper (160–200 g) is best.
flick-cliff-paper-edges-cut = The paper’s lower edge is the sheet’s edge: never mind if your printer leaves a margin. Heavy paper (160–200 g) is best.
flick-cliff-paper-cut = Cut along the solid lines
flick-cliff-paper-fold = Fold in zig-zag
flick-cliff-paper-fold-hint = Score the lines with a ruler and an empty ballpoint pen first. All pictures end up looking at the Start Line.
flick-cliff-paper-set = Set it on the base
flick-cliff-paper-set-hint = Open each valley to { $valley }° on the lines of the base, and raise the pad by { $height }.
flick-cliff-paper-height = { $height } mm
flick-cliff-paper-value = the face seen from here is the value
flick-cliff-paper-icons = The pictures in the cells

flick-cliff-paper-icon-rope = you may draw a rope
flick-cliff-paper-icon-none = do not climb
flick-cliff-paper-icon-half = climb half the value (rounded down)
flick-cliff-paper-icon-full = climb the value
flick-cliff-paper-icon-wild = wild: rope and climb, any 1–6
flick-cliff-paper-icon-pip = gain: change the value
flick-cliff-paper-icon-move = gain: move the action

## Base

flick-cliff-paper-stand-how = Set each valley of the folded action sheet on its dashed line: then the panels slope at { $fold }°.
flick-cliff-paper-stand-tape = Tape down the pad only. The far end stays loose, so that you can fold the sheet a little when the die is tilted.
flick-cliff-paper-pad-here = the pad
flick-cliff-paper-valley-here = valley { $number }
flick-cliff-paper-support = Support of the pad
flick-cliff-paper-support-how = Cut it out, fold it to a bench and glue its feet where the pad goes. Height { $height } mm.
flick-cliff-paper-gauge = Gauge
flick-cliff-paper-gauge-how = When it just fits a valley, that is { $valley }°.

## Cliff sheet

flick-cliff-paper-start = Start
flick-cliff-paper-goal = Goal
flick-cliff-paper-lines = Line numbers are the values of the die. Ropes lead from dotted to dotted cell, one row up or down, at most one line aside.

## Ability sheets

flick-cliff-paper-pip-rule = Add or take 1 from the value. It stays between 1 and 6.
flick-cliff-paper-move-rule = Take the action one cell nearer or farther. The value stays.
flick-cliff-paper-circles = Trace a circle when you gain it, cross it out when you use it.

## Turn

flick-cliff-paper-turn = Your turn
flick-cliff-paper-turn-1 = Flick
flick-cliff-paper-turn-1-how = Short of the Start Line: flick again. Off the sheet: your turn is over.
flick-cliff-paper-turn-2 = Abilities
flick-cliff-paper-turn-2-how = Use any circles you had before this turn.
flick-cliff-paper-turn-3 = Rope
flick-cliff-paper-turn-3-how = On a rope cell you may draw one. One end is on the line of the value.
flick-cliff-paper-turn-4 = Climb
flick-cliff-paper-turn-4-how = As the cell says; then follow ropes to their end.
flick-cliff-paper-turn-5 = Gain
flick-cliff-paper-turn-5-how = On an ability cell, gain an empty circle. Use it from your next turn on.

## Tokens, and what else to know

flick-cliff-paper-standee = Standing tokens
flick-cliff-paper-standee-how = Cut the solid lines, make every fold a mountain, and glue the flap inside the front.
flick-cliff-paper-discs = Flat tokens
flick-cliff-paper-discs-how = Without glue, cut out these alone.
flick-cliff-paper-more = Good to know
flick-cliff-paper-more-1 = A tilted die is not flicked again: fold the sheet a little until it sits, then read it.
flick-cliff-paper-more-2 = The valley where it rests is the cell, the face seen from the Start Line is the value.
flick-cliff-paper-more-3 = Only one rope leaves a cell, and no ropes may lead round and round. Any number may arrive.
flick-cliff-paper-more-4 = Every token that stands on or arrives where a rope starts follows it at once, whoever it belongs to. Passing over does nothing.
flick-cliff-paper-more-5 = On the wild cell, choose any 1–6 for a rope, and again for the climb.
flick-cliff-paper-more-6 = The game ends the moment a token reaches { $goal }, no exact count needed; the others rank by how near they are.
flick-cliff-paper-more-7 = For beginners: off the sheet, flick once more, once a turn.
