### BANG! The Dice Game: every word a player reads

## About

bang-dice-title = BANG! The Dice Game
bang-dice-blurb = Gunslingers round one lamp. Shoot, and find out who was on your side.
bang-dice-how-title = How to play
bang-dice-how-1 = Everybody gets a secret role; only the sheriff's lies open. Sheriff and deputies must clear out all villains, outlaws must bring down the sheriff, a renegade must be the very last one alive.
bang-dice-how-2 = On your turn roll five dice. You may choose dice and roll those again, up to two more times.
bang-dice-how-3 = An arrow is taken at once. When the pile in the middle is empty the Indians attack, and everybody loses as much life as he has arrows.
bang-dice-how-4 = Dynamite cannot be rolled again. Three of them go off: 1 life lost, and the rolling is over.
bang-dice-how-5 = Then the dice are resolved. Shots first: a 1 hits a neighbour, a 2 the one beyond. A shot must be fired, even at a friend. Then each beer gives anybody 1 life.
bang-dice-how-6 = Three gatlings: your arrows go back and everybody else loses 1 life. At 0 life you show your role and are out, but you still win with your side.

## Roles

bang-dice-role-sheriff = Sheriff
bang-dice-role-deputy = Deputy
bang-dice-role-outlaw = Outlaw
bang-dice-role-renegade = Renegade
bang-dice-role-unknown = unknown role
bang-dice-goal-sheriff = You win when all outlaws and renegades are gone.
bang-dice-goal-deputy = Protect the sheriff. You win together when all outlaws and renegades are gone.
bang-dice-goal-outlaw = You win when the sheriff falls, even if you fall first.
bang-dice-goal-renegade = You win as the only one alive. The sheriff must be the last to fall.
bang-dice-goal-hunt = Take { $name }'s last life yourself and you win. Failing that, be the last one alive.
bang-dice-aim-sheriff = clear out all villains
bang-dice-aim-deputy = protect the sheriff
bang-dice-aim-outlaw = bring down the sheriff
bang-dice-aim-renegade = be the last one alive
bang-dice-role-mine = Your role: { $role }
bang-dice-roles-here = Roles in this match
bang-dice-roles-count = { $role } × { $count }

## Dice

bang-dice-face-arrow = Arrow
bang-dice-face-dynamite = Dynamite
bang-dice-face-one = Shot 1
bang-dice-face-two = Shot 2
bang-dice-face-beer = Beer
bang-dice-face-gatling = Gatling
bang-dice-about-arrow = Take one arrow at once. When the pile is empty the Indians attack.
bang-dice-about-dynamite = Cannot be rolled again. Three cost 1 life and end the rolling.
bang-dice-about-one = A living neighbour loses 1 life.
bang-dice-about-two = The living player one seat further loses 1 life. With three or fewer left it is a 1.
bang-dice-about-beer = Somebody gains 1 life. You may drink it yourself.
bang-dice-about-gatling = Three: your arrows go back, and everybody else loses 1 life.
bang-dice-step-arrow = Arrows
bang-dice-step-dynamite = Blast
bang-dice-step-shot = Shots
bang-dice-step-beer = Beer
bang-dice-step-gatling = Gatling
bang-dice-steps = Order of resolution
bang-dice-step-label = Step { $number }, { $step }
bang-dice-step-now = now
bang-dice-some =
    { $count ->
        [1] { $face }
       *[other] { $face } ×{ $count }
    }
bang-dice-die = Die { $number }, { $face }
bang-dice-die-locked = locked
bang-dice-die-again = to be rolled again
bang-dice-die-kept = kept
bang-dice-die-due = to be fired now
bang-dice-die-spent = used
bang-dice-tray = Dice tray
bang-dice-tray-of = Dice of { $name }
bang-dice-tray-mine = Your dice
bang-dice-roll-count = Roll { $made }/{ $most }
bang-dice-roll-label = { $made } of { $most } rolls made
bang-dice-gatling-odds = Gatling { $count }/{ $needed }
bang-dice-dynamite-odds = Dynamite { $count }/3

## Characters

bang-dice-who-bart-cassidy = Bart Cassidy
bang-dice-who-black-jack = Black Jack
bang-dice-who-calamity-janet = Calamity Janet
bang-dice-who-el-gringo = El Gringo
bang-dice-who-jesse-jones = Jesse Jones
bang-dice-who-jourdonnais = Jourdonnais
bang-dice-who-kit-carlson = Kit Carlson
bang-dice-who-lucky-duke = Lucky Duke
bang-dice-who-paul-regret = Paul Regret
bang-dice-who-pedro-ramirez = Pedro Ramirez
bang-dice-who-rose-doolan = Rose Doolan
bang-dice-who-sid-ketchum = Sid Ketchum
bang-dice-who-slab-the-killer = Slab the Killer
bang-dice-who-suzy-lafayette = Suzy Lafayette
bang-dice-who-vulture-sam = Vulture Sam
bang-dice-who-willy-the-kid = Willy the Kid
bang-dice-who-nobody = Plain gunslinger

bang-dice-can-bart-cassidy = For each point lost to shots or gatling he may take an arrow instead, but never the last one of the pile.
bang-dice-can-black-jack = May roll dynamite again. Three showing at once still go off.
bang-dice-can-calamity-janet = May use a 1 as a 2, and a 2 as a 1.
bang-dice-can-el-gringo = Whoever makes him lose life with a shot or gatling takes an arrow.
bang-dice-can-jesse-jones = With 4 life or less as the drinking begins, each beer he gives himself is worth 2.
bang-dice-can-jourdonnais = Never loses more than 1 life to an Indian attack.
bang-dice-can-kit-carlson = For each gatling die he may clear away one arrow of anybody.
bang-dice-can-lucky-duke = May roll four times.
bang-dice-can-paul-regret = Never loses life to the gatling.
bang-dice-can-pedro-ramirez = For each life he loses he may get rid of one of his arrows.
bang-dice-can-rose-doolan = Her shots may reach one seat further.
bang-dice-can-sid-ketchum = As his turn begins he gives 1 life to somebody, himself if he likes.
bang-dice-can-slab-the-killer = Once a turn he may spend a beer to double a shot.
bang-dice-can-suzy-lafayette = If her final dice show no shot at all, she gains 2 life.
bang-dice-can-vulture-sam = Gains 2 life each time somebody else is eliminated.
bang-dice-can-willy-the-kid = Two gatlings are enough to fire.
bang-dice-can-nobody = No special ability, and 8 life.
bang-dice-short-bart-cassidy = arrows for hits
bang-dice-short-black-jack = re-rolls dynamite
bang-dice-short-calamity-janet = 1 as 2, 2 as 1
bang-dice-short-el-gringo = hit him, take an arrow
bang-dice-short-jesse-jones = double beer at 4 or less
bang-dice-short-jourdonnais = at most 1 to Indians
bang-dice-short-kit-carlson = gatling clears arrows
bang-dice-short-lucky-duke = four rolls
bang-dice-short-paul-regret = gatling-proof
bang-dice-short-pedro-ramirez = loses life, drops arrows
bang-dice-short-rose-doolan = shoots one further
bang-dice-short-sid-ketchum = gives life first
bang-dice-short-slab-the-killer = beer doubles a shot
bang-dice-short-suzy-lafayette = no shots, 2 life
bang-dice-short-vulture-sam = 2 life per elimination
bang-dice-short-willy-the-kid = two gatlings fire
bang-dice-short-nobody = no ability

## The table

bang-dice-me = You
bang-dice-me-object = you
bang-dice-me-of = yours
bang-dice-list-join = ,{" "}
bang-dice-life = { $life } of { $most } life
bang-dice-arrows =
    { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
bang-dice-pile = Arrow pile
bang-dice-pile-label =
    { $count ->
        [one] { $count } arrow in the middle
       *[other] { $count } arrows in the middle
    }
bang-dice-pile-soon = attack near
bang-dice-seat-label = { $name }, { $who }, { $role }
bang-dice-turn = Turn
bang-dice-thinking = deciding
bang-dice-out = out
bang-dice-won = won
bang-dice-aimed = aimed at { $count }
bang-dice-guess = suspect: { $role }
bang-dice-hunts = hunts { $name }
bang-dice-hunts-me = hunts you
bang-dice-my-prey = your prey
bang-dice-pick-shoot = Shoot { $name }
bang-dice-pick-heal = Give life to { $name }
bang-dice-pick-discard = Clear away an arrow of { $name }
bang-dice-look-at = Look at { $name }
bang-dice-person-role = Role
bang-dice-person-ability = Ability
bang-dice-note-title = My suspicion
bang-dice-note-hint = Which role do you think this is? Only you see this note.
bang-dice-note-none = No idea
bang-dice-people = All characters
bang-dice-meanwhile = Tap a seat to read its ability and note which role you suspect.
bang-dice-people-here = in this match
bang-dice-sheet = Reference
bang-dice-keys = Single keys
bang-dice-hint-keys = 1–5 a die or a choice, R roll again, S stop, A pick all

## What can be done

bang-dice-do-reroll =
    { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
bang-dice-do-reroll-none = Pick dice to roll again
bang-dice-do-all = Pick all
bang-dice-do-none = Keep all
bang-dice-do-stop = Stop here
bang-dice-do-stop-note = resolve them
bang-dice-do-shoot = Shoot { $name }
bang-dice-do-heal-me = Myself
bang-dice-do-full = full
bang-dice-do-way = How to fire?
bang-dice-way-plain = As it is
bang-dice-way-as-one = As a 1
bang-dice-way-as-two = As a 2
bang-dice-way-double = Doubled by beer
bang-dice-way-split = One each at two
bang-dice-do-arrow = Take an arrow
bang-dice-do-arrow-note = and save the life
bang-dice-do-lose = Lose 1 life
bang-dice-do-lose-note = and take no arrow
bang-dice-do-discard = Drop an arrow
bang-dice-do-keep = Leave it
bang-dice-do-keep-note = do nothing
bang-dice-do-cancel = Pick again

## Coach

bang-dice-coach-roll = Pick dice to roll again, or stop here.
bang-dice-coach-roll-locked = Pick dice to roll again. Dynamite is locked.
bang-dice-coach-chosen =
    { $count ->
        [one] The picked die rolls again, the others stay.
       *[other] The { $count } picked dice roll again, the others stay.
    }
bang-dice-coach-shoot = Whom to shoot? Tap a lit seat. ({ $face })
bang-dice-coach-shoot-only = Only one player is in reach. ({ $face })
bang-dice-coach-split = Pick the second one to hit.
bang-dice-coach-beer =
    { $count ->
        [one] Who gets the last beer?
       *[other] Who gets a beer? { $count } are left.
    }
bang-dice-coach-beer-double = You are thirsty: a beer for yourself gives 2. Beers left: { $count }.
bang-dice-coach-sid = Before you roll, give 1 life to somebody.
bang-dice-coach-bart = Points left: { $left }. Take an arrow instead of losing life?
bang-dice-coach-bart-last = The last arrow cannot be taken. You lose the life.
bang-dice-coach-pedro = You lost life, so you may drop an arrow. (left: { $left })
bang-dice-coach-kit = Whose arrow to clear away? Gatlings left: { $left }.
bang-dice-coach-wait-roll = { $name } is choosing dice.
bang-dice-coach-wait-shots = { $name } is choosing whom to shoot.
bang-dice-coach-wait-beers = { $name } is choosing who gets a beer.
bang-dice-coach-wait-sid = { $name } is choosing who gets a life.
bang-dice-coach-wait-bart = { $name } is choosing between life and arrow.
bang-dice-coach-wait-pedro = { $name } may drop an arrow.
bang-dice-coach-wait-kit = { $name } is choosing an arrow to clear away.
bang-dice-coach-dead = You are out, but you still win with your side.
bang-dice-coach-dead-hunt = You are out. Watch the other two.
bang-dice-coach-over = It is over. All roles are open.
bang-dice-coach-sent = Sending.

## Great moments

bang-dice-cry-indians = Indian attack
bang-dice-cry-gatling = Gatling!
bang-dice-cry-dynamite = Boom!
bang-dice-cry-bang = Bang!
bang-dice-cry-mine = Your turn
bang-dice-cry-safe = Nobody is hurt
bang-dice-cry-revealed = It was the { $role }
bang-dice-loss-of = { $name } { $amount }

## Options

bang-dice-option-slab = Slab the Killer's beer
bang-dice-option-slab-hint = when a beer doubles a shot
bang-dice-option-slab-same-target = one target loses both points, the beer is spent
bang-dice-option-slab-as-source = the points may be shared, the beer heals too
bang-dice-option-characters = Characters
bang-dice-option-characters-hint = for a first match, try it without abilities
bang-dice-option-characters-all = sixteen characters
bang-dice-option-characters-none = no abilities, 8 life each

## Why not

bang-dice-refused-malformed = There is no such die or seat. Choose something that is lit.
bang-dice-refused-not-your-turn = Somebody else is deciding. You will be told when it is up to you.
bang-dice-refused-wrong-phase = This is not the moment for that. Only what the buttons below offer can be done.
bang-dice-refused-locked-die = Dynamite cannot be rolled again. Choose other dice.
bang-dice-refused-no-die = That die is not due. The lit one comes first.
bang-dice-refused-out-of-reach = That is out of reach. Only lit seats can be hit.
bang-dice-refused-not-alive = That player is out. Choose somebody alive.
bang-dice-refused-last-arrow = The last arrow of the pile cannot be taken. You have to lose the life.
bang-dice-refused-no-arrow = That player has no arrow. Choose somebody who has one.

## Log

bang-dice-event-set-up =
    { $open ->
        [true] All roles lie open. Everybody has somebody to hunt.
       *[false] Roles and characters were dealt. Sheriff: { $name }.
    }
bang-dice-event-turn =
    { $mine ->
        [true] Your turn.
       *[false] Turn of { $name }.
    }
bang-dice-event-rolled =
    { $count ->
        [one] { $name } rolled { $count } die: { $faces }.
       *[other] { $name } rolled { $count } dice: { $faces }.
    }
bang-dice-event-kept = { $name } stopped rolling.
bang-dice-event-arrow-taken = { $name } took an arrow.
bang-dice-event-indians =
    { $count ->
        [0] The Indians attacked, but nobody was hurt.
       *[other] The Indians attacked. Life lost: { $losses }.
    }
bang-dice-event-dynamite = Dynamite went off. Roller: { $name }.
bang-dice-event-healed =
    { $amount ->
        [0] { $name } gained nothing, being at full life.
       *[other] { $self ->
            [true] { $name } gained { $amount } life.
           *[false] { $byName } gave { $whom } { $amount } life.
        }
    }
bang-dice-event-shot =
    { $amount ->
        [1] { $name } aimed at { $targetName }.
       *[other] { $name } aimed at { $targetName } with double force.
    }
bang-dice-event-arrow-instead = { $name } took an arrow instead of losing life.
bang-dice-event-gatling = { $name } fired the gatling.
bang-dice-event-lost =
    { $cause ->
        [arrows] { $name } lost { $amount } life to arrows.
        [dynamite] { $name } lost { $amount } life to dynamite.
        [gatling] { $name } lost { $amount } life to the gatling.
       *[shots] { $name } lost { $amount } life to shots.
    }
bang-dice-event-arrow-returned =
    { $amount ->
        [one] { $self ->
            [true] { $name } put back { $amount } arrow.
           *[false] { $byName } cleared away { $amount } arrow of { $whom }.
        }
       *[other] { $self ->
            [true] { $name } put back { $amount } arrows.
           *[false] { $byName } cleared away { $amount } arrows of { $whom }.
        }
    }
bang-dice-event-eliminated = { $name } went out. Role: { $role }.
bang-dice-event-ended =
    { $reason ->
        [outlaws] The sheriff fell, and the outlaws won: { $names }.
        [law] All villains are gone, and the law won: { $names }.
        [renegade] A renegade alone survived and won: { $names }.
        [prey] The prey was brought down. Winner: { $names }.
        [last] Only one survived. Winner: { $names }.
       *[nobody] { $count ->
            [0] Everybody fell, and nobody won.
           *[other] Winner: { $names }.
        }
    }

## The end

bang-dice-reason-outlaws = The sheriff fell, so the outlaws win, the fallen ones too. ({ $name })
bang-dice-reason-law = All outlaws and renegades are gone, so the law wins. ({ $name })
bang-dice-reason-renegade = Everybody fell but one renegade. ({ $name })
bang-dice-reason-prey = The hunter took the prey's last life. ({ $name })
bang-dice-reason-last = Only one was left alive. ({ $name })
bang-dice-reason-nobody = Everybody fell at once, so nobody wins.
bang-dice-end-roles = Who was who
bang-dice-end-alive = survived
bang-dice-end-out = fell
