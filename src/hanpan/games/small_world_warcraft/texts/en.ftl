### Small World of Warcraft: every word a player reads

## Introduction

small-world-warcraft-title = Small World of Warcraft
small-world-warcraft-blurb = The islands are small and the races many. Take land in your prime, step down in time.
small-world-warcraft-how-title = How to play
small-world-warcraft-how-1 = Choose a combo, a race with a power. The first is free; further up you lay 1 coin on every combo you skip.
small-world-warcraft-how-2 = A new race comes in over a landing. A region costs 2 tokens, 1 more for each defending token and each mountain, fort and the like; a landing you do not border costs 1 more too.
small-world-warcraft-how-3 = If you are short of tokens for a last conquest, roll the die: each pip is one token. Then conquests are over and you spread your tokens anew.
small-world-warcraft-how-4 = At the end of a turn you score: 1 for each region, the bonuses of race, power and markers, and the faction bonus for taking regions of the opposite faction.
small-world-warcraft-how-5 = When a region of yours is conquered you lose 1 token there; the others come back to your own regions at the end of that turn.
small-world-warcraft-how-6 = When a race has done its work, let it decline: one token stays in each region and goes on scoring, and next turn you choose a new combo. Most coins after the last round win.

## Races

small-world-warcraft-race-human = Humans
small-world-warcraft-race-dwarf = Dwarves
small-world-warcraft-race-gnome = Gnomes
small-world-warcraft-race-nightelf = Night Elves
small-world-warcraft-race-draenei = Draenei
small-world-warcraft-race-worgen = Worgen
small-world-warcraft-race-orc = Orcs
small-world-warcraft-race-tauren = Tauren
small-world-warcraft-race-troll = Trolls
small-world-warcraft-race-forsaken = Forsaken
small-world-warcraft-race-bloodelf = Blood Elves
small-world-warcraft-race-goblin = Goblins
small-world-warcraft-race-ethereal = Ethereals
small-world-warcraft-race-kobold = Kobolds
small-world-warcraft-race-pandaren = Pandaren
small-world-warcraft-race-naga = Naga
small-world-warcraft-race-murloc = Murlocs
small-world-warcraft-race =
    { $race ->
        [human] { small-world-warcraft-race-human }
        [dwarf] { small-world-warcraft-race-dwarf }
        [gnome] { small-world-warcraft-race-gnome }
        [nightelf] { small-world-warcraft-race-nightelf }
        [draenei] { small-world-warcraft-race-draenei }
        [worgen] { small-world-warcraft-race-worgen }
        [orc] { small-world-warcraft-race-orc }
        [tauren] { small-world-warcraft-race-tauren }
        [troll] { small-world-warcraft-race-troll }
        [forsaken] { small-world-warcraft-race-forsaken }
        [bloodelf] { small-world-warcraft-race-bloodelf }
        [goblin] { small-world-warcraft-race-goblin }
        [ethereal] { small-world-warcraft-race-ethereal }
        [kobold] { small-world-warcraft-race-kobold }
        [pandaren] { small-world-warcraft-race-pandaren }
        [naga] { small-world-warcraft-race-naga }
        [murloc] { small-world-warcraft-race-murloc }
       *[other] { $race }
    }
small-world-warcraft-faction-alliance = Alliance
small-world-warcraft-faction-horde = Horde
small-world-warcraft-faction-neutral = Neutral

## Powers

small-world-warcraft-power-farmer = Farmer
small-world-warcraft-power-ranger = Ranger
small-world-warcraft-power-herbalist = Herbalist
small-world-warcraft-power-mountaineer = Mountaineer
small-world-warcraft-power-swampwalker = Swamp Walker
small-world-warcraft-power-miner = Mining
small-world-warcraft-power-fisher = Fishing
small-world-warcraft-power-archaeologist = Archaeologist
small-world-warcraft-power-explorer = Explorer
small-world-warcraft-power-battlemaster = Battlemaster
small-world-warcraft-power-enraged = Enraged
small-world-warcraft-power-blacksmith = Blacksmith
small-world-warcraft-power-navigator = Navigator
small-world-warcraft-power-defensive = Defensive
small-world-warcraft-power-garrisoned = Garrisoned
small-world-warcraft-power-marsh = Marsh Dweller
small-world-warcraft-power-champion = Champion
small-world-warcraft-power-beastmaster = Beastmaster
small-world-warcraft-power-intimidating = Intimidating
small-world-warcraft-power-portal = Portal Mage
small-world-warcraft-power =
    { $power ->
        [farmer] { small-world-warcraft-power-farmer }
        [ranger] { small-world-warcraft-power-ranger }
        [herbalist] { small-world-warcraft-power-herbalist }
        [mountaineer] { small-world-warcraft-power-mountaineer }
        [swampwalker] { small-world-warcraft-power-swampwalker }
        [miner] { small-world-warcraft-power-miner }
        [fisher] { small-world-warcraft-power-fisher }
        [archaeologist] { small-world-warcraft-power-archaeologist }
        [explorer] { small-world-warcraft-power-explorer }
        [battlemaster] { small-world-warcraft-power-battlemaster }
        [enraged] { small-world-warcraft-power-enraged }
        [blacksmith] { small-world-warcraft-power-blacksmith }
        [navigator] { small-world-warcraft-power-navigator }
        [defensive] { small-world-warcraft-power-defensive }
        [garrisoned] { small-world-warcraft-power-garrisoned }
        [marsh] { small-world-warcraft-power-marsh }
        [champion] { small-world-warcraft-power-champion }
        [beastmaster] { small-world-warcraft-power-beastmaster }
        [intimidating] { small-world-warcraft-power-intimidating }
        [portal] { small-world-warcraft-power-portal }
       *[other] { $power }
    }

## Combos: $race and $power are codes

small-world-warcraft-combo = { small-world-warcraft-power } { small-world-warcraft-race }
small-world-warcraft-combo-tokens = { $banner } + { $badge } = { $tokens } tokens
small-world-warcraft-declined-race = { small-world-warcraft-race } in decline

## Artifacts and legendary places

small-world-warcraft-marker-doomhammer = Doomhammer
small-world-warcraft-marker-ashes = Ashes of Al'ar
small-world-warcraft-marker-aegis = Aegis
small-world-warcraft-marker-runeblade = Runeblade
small-world-warcraft-marker-eye = Watching Eye
small-world-warcraft-marker-chapel = Light's Hope Chapel
small-world-warcraft-marker-stone = Meeting Stone
small-world-warcraft-marker-healer = Spirit Healer
small-world-warcraft-marker-rift = Rift
small-world-warcraft-marker-magetower = Mage Tower
small-world-warcraft-marker-tree = Great Tree
small-world-warcraft-marker-battlefield = Old Battlefield
small-world-warcraft-marker-unknown = Face-down marker
small-world-warcraft-marker =
    { $marker ->
        [doomhammer] { small-world-warcraft-marker-doomhammer }
        [ashes] { small-world-warcraft-marker-ashes }
        [aegis] { small-world-warcraft-marker-aegis }
        [runeblade] { small-world-warcraft-marker-runeblade }
        [eye] { small-world-warcraft-marker-eye }
        [chapel] { small-world-warcraft-marker-chapel }
        [stone] { small-world-warcraft-marker-stone }
        [healer] { small-world-warcraft-marker-healer }
        [rift] { small-world-warcraft-marker-rift }
        [magetower] { small-world-warcraft-marker-magetower }
        [tree] { small-world-warcraft-marker-tree }
        [battlefield] { small-world-warcraft-marker-battlefield }
       *[other] { $marker }
    }
small-world-warcraft-kind-artifact = Artifact
small-world-warcraft-kind-place = Legendary place

## Terrains, symbols, special tokens

small-world-warcraft-terrain-field = Field
small-world-warcraft-terrain-forest = Forest
small-world-warcraft-terrain-hill = Hill
small-world-warcraft-terrain-swamp = Swamp
small-world-warcraft-terrain-mountain = Mountain
small-world-warcraft-terrain-sea = Sea
small-world-warcraft-terrain-lake = Lake
small-world-warcraft-symbol-landing = Landing
small-world-warcraft-symbol-cavern = Cavern
small-world-warcraft-symbol-magic = Magic
small-world-warcraft-symbol-murloc = Murloc
small-world-warcraft-symbol-marker = Marker
small-world-warcraft-token-objective = Objective
small-world-warcraft-token-wall = Wisp Wall
small-world-warcraft-token-harmony = Harmony
small-world-warcraft-token-bomb = Bomb
small-world-warcraft-token-blast = Blast
small-world-warcraft-token-dud = Dud
small-world-warcraft-token-fort = Fort
small-world-warcraft-token-beast = Beast
small-world-warcraft-token-tower = Watch Tower
small-world-warcraft-token-champion = Champion
small-world-warcraft-token-murloc = Murloc
small-world-warcraft-token-mountain = Mountain
small-world-warcraft-token-coin = Coin
small-world-warcraft-about-token-objective = Whoever conquers the region gets 2 coins; if that is not the Human player, he gets 2 as well.
small-world-warcraft-about-token-wall = Defence +1. Gone when the region is conquered; stays in decline.
small-world-warcraft-about-token-harmony = A holder who conquers a region of the Pandaren pays them 2 coins and hands it back.
small-world-warcraft-about-token-bomb = Goes off at the Goblins' next turn. Half are duds, and nobody knows which.
small-world-warcraft-about-token-fort = Defence +1, and 1 coin in an own region.
small-world-warcraft-about-token-beast = Used like a token; defence +1 where it stands.
small-world-warcraft-about-token-tower = The region can be neither conquered nor named for effects.
small-world-warcraft-about-token-champion = Defence +1. Captive when the region is conquered.
small-world-warcraft-about-token-murloc = Defence +1. Leaves for good when conquered.
small-world-warcraft-about-token-mountain = Defence +1, always.

## Effects: a sentence for each race

small-world-warcraft-effect-human = When redeploying, lay up to two Objectives on regions you do not hold. Whoever conquers one gets 2 coins, and so do you.
small-world-warcraft-effect-dwarf = Mountains cost 2 less.
small-world-warcraft-effect-gnome = Once a turn, assault any land region on any island. If you roll the die for it, conquests still go on.
small-world-warcraft-effect-nightelf = Forests cost 1 less, and each forest conquered gets a Wisp Wall.
small-world-warcraft-effect-draenei = On each opponent's turn the first token you would lose comes back instead.
small-world-warcraft-effect-worgen = Choose a form each turn. Human: +2 coins. Wolf: conquests cost 1 less, −1 coin.
small-world-warcraft-effect-orc = +1 coin more for each faction bonus.
small-world-warcraft-effect-tauren = At least 2 tokens stand in every region, also in decline.
small-world-warcraft-effect-troll = Regions that are not empty cost 1 less.
small-world-warcraft-effect-forsaken = When redeploying, raise as many tokens as your conquests slew this turn, at 1 coin each.
small-world-warcraft-effect-bloodelf = +1 coin for each own magic region.
small-world-warcraft-effect-goblin = When redeploying, lay bombs in near regions of active opponents. At your next turn half of them go off.
small-world-warcraft-effect-ethereal = Once a turn, a region with a marker costs 2 less.
small-world-warcraft-effect-kobold = Every cavern is near, also when you first come in.
small-world-warcraft-effect-pandaren = Opponents who leave your regions alone get a Harmony token. A holder who conquers a region of yours pays you 2 coins.
small-world-warcraft-effect-naga = May conquer near seas and lakes, and start in any water.

## Effects: a sentence for each power

small-world-warcraft-effect-farmer = +1 coin for each own field.
small-world-warcraft-effect-ranger = +1 coin for each own forest.
small-world-warcraft-effect-herbalist = +1 coin for each own hill.
small-world-warcraft-effect-mountaineer = +1 coin for each own mountain.
small-world-warcraft-effect-swampwalker = +1 coin for each own swamp.
small-world-warcraft-effect-miner = +1 coin for each own cavern.
small-world-warcraft-effect-fisher = +1 coin for each own region that is or borders water.
small-world-warcraft-effect-archaeologist = +1 coin for each marker in own regions.
small-world-warcraft-effect-explorer = +1 coin for each island with an own region.
small-world-warcraft-effect-battlemaster = +1 coin for each region conquered this turn that was not empty, Murlocs included.
small-world-warcraft-effect-enraged = A region conquered with 2 or more defending tokens pays as many coins as it had of them.
small-world-warcraft-effect-blacksmith = Every conquest costs 1 less.
small-world-warcraft-effect-navigator = No landing fee.
small-world-warcraft-effect-defensive = Once a turn, put a Watch Tower on an own field whose land neighbours are all yours. It cannot be conquered.
small-world-warcraft-effect-garrisoned = At the end of your turn every own region gets a Fort: defence +1, and 1 coin each.
small-world-warcraft-effect-marsh = An opponent who conquers or names a swamp of yours pays you 1 coin.
small-world-warcraft-effect-champion = Once a turn, take a near region with a single token, whatever it costs. The Champion goes along: defence +1.
small-world-warcraft-effect-beastmaster = One Beast for each own hill, up to 5. They are used like tokens and defend with 1.
small-world-warcraft-effect-intimidating = Three times a turn, drive one token out of a near region into another region of its race.
small-world-warcraft-effect-portal = Twice a turn, swap all that stands in an own magic region and in another one.

## Effects: a sentence for each marker

small-world-warcraft-effect-doomhammer = Once a turn, a region bordering it costs 2 less; then it moves there.
small-world-warcraft-effect-ashes = Once a turn, any region on any island is in reach; then it moves there.
small-world-warcraft-effect-aegis = Defence +2. Once a turn it may be carried to another own region.
small-world-warcraft-effect-runeblade = Once a turn, a lone token of an active opponent in a bordering region is replaced by one from your tray; it moves there.
small-world-warcraft-effect-eye = +1 coin. Once a turn it may be carried to another own region.
small-world-warcraft-effect-chapel = The region cannot be conquered while 2 or more tokens stand there.
small-world-warcraft-effect-stone = Every region of its island is near.
small-world-warcraft-effect-healer = On each opponent's turn the first token you would lose comes back instead.
small-world-warcraft-effect-rift = +2 coins.
small-world-warcraft-effect-magetower = +1 coin for each own magic region.
small-world-warcraft-effect-tree = At the start of your turn you get a token from the tray.
small-world-warcraft-effect-battlefield = +1 coin more for each faction bonus.

## In decline

small-world-warcraft-decline-ends = Ends in decline.
small-world-warcraft-decline-nightelf = The Walls stay in decline.
small-world-warcraft-decline-tauren = Lasts in decline.
small-world-warcraft-decline-naga = Keeps its water in decline.
small-world-warcraft-decline-garrisoned = The Forts still defend in decline.
small-world-warcraft-decline-marsh = Lasts in decline.
small-world-warcraft-note-own = † marks what this project made up where no source gave it. It is not official.
small-world-warcraft-note-unverified = ² marks what one unofficial source says. It is not verified.

## Lines of income: one for each line of scored

small-world-warcraft-income-regions = Own regions
small-world-warcraft-income-old = Old regions
small-world-warcraft-income-race = Race bonus
small-world-warcraft-income-power = Power bonus
small-world-warcraft-income-faction = Faction bonus
small-world-warcraft-income-orc = Orcs: faction bonus
small-world-warcraft-income-battlefield = Old Battlefield: faction bonus
small-world-warcraft-income-bloodelf = Blood Elves: magic
small-world-warcraft-income-worgen-human = Worgen: human form
small-world-warcraft-income-worgen-wolf = Worgen: wolf form
small-world-warcraft-income-farmer = Farmer: fields
small-world-warcraft-income-ranger = Ranger: forests
small-world-warcraft-income-herbalist = Herbalist: hills
small-world-warcraft-income-mountaineer = Mountaineer: mountains
small-world-warcraft-income-swampwalker = Swamp Walker: swamps
small-world-warcraft-income-miner = Mining: caverns
small-world-warcraft-income-fisher = Fishing: waterside
small-world-warcraft-income-archaeologist = Archaeologist: markers
small-world-warcraft-income-explorer = Explorer: islands
small-world-warcraft-income-battlemaster = Battlemaster: battles
small-world-warcraft-income-enraged = Enraged: defending tokens
small-world-warcraft-income-garrisoned = Garrisoned: Forts
small-world-warcraft-income-eye = Watching Eye
small-world-warcraft-income-rift = Rift
small-world-warcraft-income-magetower = Mage Tower: magic
small-world-warcraft-income =
    { $line ->
        [regions] { small-world-warcraft-income-regions }
        [old] { small-world-warcraft-income-old }
        [race] { small-world-warcraft-income-race }
        [power] { small-world-warcraft-income-power }
        [faction] { small-world-warcraft-income-faction }
        [orc] { small-world-warcraft-income-orc }
        [battlefield] { small-world-warcraft-income-battlefield }
        [bloodelf] { small-world-warcraft-income-bloodelf }
        [worgen-human] { small-world-warcraft-income-worgen-human }
        [worgen-wolf] { small-world-warcraft-income-worgen-wolf }
        [farmer] { small-world-warcraft-income-farmer }
        [ranger] { small-world-warcraft-income-ranger }
        [herbalist] { small-world-warcraft-income-herbalist }
        [mountaineer] { small-world-warcraft-income-mountaineer }
        [swampwalker] { small-world-warcraft-income-swampwalker }
        [miner] { small-world-warcraft-income-miner }
        [fisher] { small-world-warcraft-income-fisher }
        [archaeologist] { small-world-warcraft-income-archaeologist }
        [explorer] { small-world-warcraft-income-explorer }
        [battlemaster] { small-world-warcraft-income-battlemaster }
        [enraged] { small-world-warcraft-income-enraged }
        [garrisoned] { small-world-warcraft-income-garrisoned }
        [eye] { small-world-warcraft-income-eye }
        [rift] { small-world-warcraft-income-rift }
        [magetower] { small-world-warcraft-income-magetower }
       *[other] { $line }
    }
small-world-warcraft-income-total = Total
small-world-warcraft-income-least = Never less than 0.

## Lines of cost: what a conquest takes

small-world-warcraft-cost-base = Region
small-world-warcraft-cost-tokens = Defending tokens
small-world-warcraft-cost-murloc = Murloc
small-world-warcraft-cost-mountain = Mountain
small-world-warcraft-cost-wall = Wisp Wall
small-world-warcraft-cost-fort = Fort
small-world-warcraft-cost-champion = Champion
small-world-warcraft-cost-beasts = Beasts
small-world-warcraft-cost-aegis = Aegis
small-world-warcraft-cost-landing = Landing fee
small-world-warcraft-cost-race = Race discount
small-world-warcraft-cost-power = Power discount
small-world-warcraft-cost-warp = Warp discount
small-world-warcraft-cost-doomhammer = Doomhammer discount
small-world-warcraft-cost-floor = At least
small-world-warcraft-cost-total = { $cost } in all

## Phases

small-world-warcraft-phase-pick = Choose a combo
small-world-warcraft-phase-start = Start of the turn
small-world-warcraft-phase-ready = Ready
small-world-warcraft-phase-conquer = Conquest
small-world-warcraft-phase-redeploy = Redeployment
small-world-warcraft-phase-refugees = Refugees
small-world-warcraft-phase-over = Over
small-world-warcraft-prompt-pick = Choose a combo. Each one you skip costs 1 coin, laid on it.
small-world-warcraft-prompt-start = Conquer, or let your race decline.
small-world-warcraft-prompt-ready = Where will you begin?
small-world-warcraft-prompt-form = First choose the form of your Worgen. You may still decline.
small-world-warcraft-prompt-form-taken = First choose the form of your Worgen.
small-world-warcraft-prompt-conquer = Choose a region to conquer, or stop.
small-world-warcraft-prompt-redeploy = Spread your tokens over your own regions.
small-world-warcraft-prompt-refugees = Place your refugees in your own regions.
small-world-warcraft-prompt-over = The match is over.
small-world-warcraft-wait-pick = { $name } is choosing a combo.
small-world-warcraft-wait-start = { $name } is to play.
small-world-warcraft-wait-ready = { $name } is getting ready.
small-world-warcraft-wait-conquer = { $name } is conquering.
small-world-warcraft-wait-redeploy = { $name } is redeploying.
small-world-warcraft-wait-refugees = { $name } is placing refugees.

## Options

small-world-warcraft-option-teams = Teams
small-world-warcraft-option-teams-hint = Alliance against Horde, with an odd number one Neutral player. A team counts as its lower player.
small-world-warcraft-option-first-landing-fee = First landing fee
small-world-warcraft-option-first-landing-fee-hint = Off: while you have no own region, landings cost 1 less.
small-world-warcraft-option-declined-bonus = Bonus for races in decline
small-world-warcraft-option-declined-bonus-hint = Off: no faction bonus for conquering a race in decline.
small-world-warcraft-option-new-combo = New combo after a decline
small-world-warcraft-option-new-combo-hint = When the new combo is chosen. Conquests begin the turn after in any case.
small-world-warcraft-option-new-combo-next-turn = next turn
small-world-warcraft-option-new-combo-same-turn = in the same turn
small-world-warcraft-option-marker-effects = Effects of markers
small-world-warcraft-option-marker-effects-hint = Off: the effects made up by this project (†) are not used.
small-world-warcraft-option-open-coins = Open coins
small-world-warcraft-option-open-coins-hint = On: everybody's coins and income are seen.
small-world-warcraft-option-faces = Islands
small-world-warcraft-option-faces-hint = Left empty: drawn by chance. To choose, write L1a,S2b for 2 players, L1a,M2b,S2b for 3, and so on.
small-world-warcraft-option-faces-random = random
small-world-warcraft-option-rounds = Rounds
small-world-warcraft-option-rounds-hint = Automatic: 10 with 2 or 3 players, 9 with 4, 8 with 5.
small-world-warcraft-option-rounds-auto = automatic

## Refusals

small-world-warcraft-refused-malformed = That was not understood. Choose one of the things that are lit.
small-world-warcraft-refused-not-your-turn = It is not yours to decide now. You will be asked when it is.
small-world-warcraft-refused-wrong-phase = That cannot be done in this phase. The buttons show what can.
small-world-warcraft-refused-choose-form = Your Worgen need a form first. Choose human or wolf.
small-world-warcraft-refused-no-such-region = That region is not in this match. Choose one on the map.
small-world-warcraft-refused-not-your-ability = You do not have that ability now. Only your active race, its power and the markers in your own regions count.
small-world-warcraft-refused-already-used = That is used up for this turn. It comes back next turn.
small-world-warcraft-refused-own-region = That region is yours already. Choose one you do not hold.
small-world-warcraft-refused-not-own = Your active race does not hold that region. Choose an own region.
small-world-warcraft-refused-water = Only Naga can conquer seas and lakes. Choose land.
small-world-warcraft-refused-immune = A Watch Tower or the Chapel protects that region. Choose another one.
small-world-warcraft-refused-out-of-reach = That is out of reach. Choose a region bordering yours, or a landing.
small-world-warcraft-refused-bad-target = That ability does not work there. The lit regions are the ones it works on.
small-world-warcraft-refused-bad-number = That number is not allowed. Choose another one.
small-world-warcraft-refused-no-banner = That row has no race of your faction. Choose another row.
small-world-warcraft-refused-cannot-afford = You do not have enough coins. Choose something cheaper, or go without.
small-world-warcraft-refused-no-supply = None of these tokens is left. They can be used when one comes back.
small-world-warcraft-refused-too-few-tokens = You have too few tokens. Choose a cheaper region, or roll the die if you are short by 1 to 3.
small-world-warcraft-refused-enough-tokens = You have enough tokens, so no roll is needed. Just conquer it.
small-world-warcraft-refused-too-far-short = You are more than 3 tokens short, which no roll can make up. Choose a cheaper region.
small-world-warcraft-refused-hand-not-empty = There are tokens left in your hand. Place them all, then finish.

## Log: the fields of the events as they are; the board may give better words for $region, $name and the like

small-world-warcraft-list-join = ,{" "}
small-world-warcraft-me = You
small-world-warcraft-me-object = you
small-world-warcraft-marker-of =
    { $id ->
        [doomhammer] { small-world-warcraft-marker-doomhammer }
        [ashes] { small-world-warcraft-marker-ashes }
        [aegis] { small-world-warcraft-marker-aegis }
        [runeblade] { small-world-warcraft-marker-runeblade }
        [eye] { small-world-warcraft-marker-eye }
        [chapel] { small-world-warcraft-marker-chapel }
        [stone] { small-world-warcraft-marker-stone }
        [healer] { small-world-warcraft-marker-healer }
        [rift] { small-world-warcraft-marker-rift }
        [magetower] { small-world-warcraft-marker-magetower }
        [tree] { small-world-warcraft-marker-tree }
        [battlefield] { small-world-warcraft-marker-battlefield }
       *[other] { $id }
    }
small-world-warcraft-form-of =
    { $form ->
        [human] { small-world-warcraft-form-human }
        [wolf] { small-world-warcraft-form-wolf }
       *[other] { $form }
    }
small-world-warcraft-form-human = human form
small-world-warcraft-form-wolf = wolf form
small-world-warcraft-event-set-up = The islands are laid out. { $starterName } begins.
small-world-warcraft-event-picked = { $name } chose { small-world-warcraft-power } { small-world-warcraft-race }: { $tokens } tokens, { $paid } paid, { $got } taken.
small-world-warcraft-event-mustered =
    { $tokens ->
        [one] { $name } mustered { $tokens } token.
       *[other] { $name } mustered { $tokens } tokens.
    }
small-world-warcraft-event-form = { $name } takes the { small-world-warcraft-form-of }.
small-world-warcraft-event-abandoned = { $name } abandoned { $region }.
small-world-warcraft-event-conquered =
    { $was ->
        [murloc] { $name } took { $region } from the Murlocs for { $cost }.
        [active] { $name } took { $region } from { $defenderName } for { $cost }.
        [declined] { $name } took the old region { $region } of { $defenderName } for { $cost }.
        [mine] { $name } took back an old region of their own, { $region }, for { $cost }.
       *[empty] { $name } took the empty region { $region } for { $cost }.
    }
small-world-warcraft-event-rolled =
    { $success ->
        [true] { $name } rolled { $die } for { $region }, enough.
       *[false] { $name } rolled { $die } for { $region }, not enough.
    }
small-world-warcraft-event-lost-token =
    { $race ->
        [murloc] The Murloc of { $region } is gone.
       *[other] { $name } lost { $amount } × { small-world-warcraft-race } in { $region }.
    }
small-world-warcraft-event-saved = A token of { $name } was spared.
small-world-warcraft-event-marker-shown = { small-world-warcraft-marker-of } was found in { $region }.
small-world-warcraft-event-marker-moved = { small-world-warcraft-marker-of } moved to { $region }.
small-world-warcraft-event-wall = A Wisp Wall stands in { $region }.
small-world-warcraft-event-fort = A Fort stands in { $region }.
small-world-warcraft-event-tower = A Watch Tower stands in { $region }.
small-world-warcraft-event-bomb-laid = { $name } laid a bomb in { $region }.
small-world-warcraft-event-bomb-shown =
    { $kind ->
        [blast] The bomb in { $region } went off.
       *[dud] The bomb in { $region } was a dud.
    }
small-world-warcraft-event-objective = { $region } is an Objective now.
small-world-warcraft-event-harmony = { $toName } got a Harmony token.
small-world-warcraft-event-paid =
    { $for ->
        [objective] { $toName } got { $amount } for an Objective.
        [harmony] { $fromName } broke the Harmony and paid { $toName } { $amount }.
        [toll] { $fromName } paid { $toName } a toll of { $amount } for the swamp.
        [ransom] { $fromName } paid { $toName } a ransom of { $amount }.
        [raise] { $fromName } paid { $amount } to raise tokens.
       *[combo] { $fromName } paid { $amount } for a combo.
    }
small-world-warcraft-event-raised =
    { $amount ->
        [one] { $name } raised { $amount } token.
       *[other] { $name } raised { $amount } tokens.
    }
small-world-warcraft-event-swapped = A portal swapped { $a } and { $b }.
small-world-warcraft-event-intimidated = { $name } drove a token out of { $from }.
small-world-warcraft-event-placed =
    { $tokens ->
        [one] { $name } placed { $tokens } token in { $region }.
       *[other] { $name } placed { $tokens } tokens in { $region }.
    }
small-world-warcraft-event-declined = The { small-world-warcraft-race } of { $name } went into decline.
small-world-warcraft-event-left = The { small-world-warcraft-race } of { $name } left the islands.
small-world-warcraft-event-scored =
    { $amount ->
        [one] { $name } scored { $amount } coin.
        [other] { $name } scored { $amount } coins.
       *[hidden] { $name } scored.
    }
small-world-warcraft-event-turn =
    { $mine ->
        [true] Round { $round }, your turn.
       *[other] Round { $round }, turn of { $name }.
    }
small-world-warcraft-event-ended =
    { $reason ->
        [tokens] The match is over. Coins were equal, tokens on the board decided.
        [shared] The match is over, and the first place is shared.
       *[coins] The match is over.
    }

## End

small-world-warcraft-reason-coins = Most coins: { $name }.
small-world-warcraft-reason-tokens = Coins were equal; most tokens on the board decided. ({ $name })
small-world-warcraft-reason-shared = Equal in coins and tokens, the win is shared. ({ $name })

### Board

## The chart

small-world-warcraft-chart = Chart of the islands
small-world-warcraft-chart-hint = Tap a region to pick it, hold it to look closer
small-world-warcraft-islands = Choose an island
small-world-warcraft-islands-all = All
small-world-warcraft-zoom = Size of the chart
small-world-warcraft-zoom-in = Nearer
small-world-warcraft-zoom-out = Farther
small-world-warcraft-zoom-home = See everything
small-world-warcraft-looking = Look only: a tap does not conquer
small-world-warcraft-region-number = Region { $number }
small-world-warcraft-region-empty = Empty
small-world-warcraft-region-held = { $race } { $count }
small-world-warcraft-region-old = { $race } in decline { $count }
small-world-warcraft-some = { $thing } ×{ $count }
small-world-warcraft-can-choose = there are ways to choose from
small-world-warcraft-can-for = can be conquered for { $cost }
small-world-warcraft-marker-turns = It is turned up when you conquer. That cannot be undone.
small-world-warcraft-cost-made = How the cost is made up

## Around the chart

small-world-warcraft-round-of = Round { $round } of { $rounds }
small-world-warcraft-round-now = Round { $round }
small-world-warcraft-round-mine = { $round }/{ $rounds } · your turn
small-world-warcraft-coins = { $count } coins
small-world-warcraft-coins-hidden = coins are hidden
small-world-warcraft-coins-on = Coins lying on this combo
small-world-warcraft-regions-held = Regions
small-world-warcraft-no-race = No race chosen
small-world-warcraft-no-race-short = no race
small-world-warcraft-refugees = Refugees
small-world-warcraft-hand = In hand
small-world-warcraft-hand-of = In hand: { $count }
small-world-warcraft-lands = Regions { $own } · in decline { $old } · tokens on the islands { $tokens }
small-world-warcraft-lands-short =
    { $own ->
        [one] { $own } region
       *[other] { $own } regions
    }
small-world-warcraft-last-income = last turn +{ $amount }
small-world-warcraft-champion-captive = { $name } holds the Champion captive

## The column

small-world-warcraft-column = Combos
small-world-warcraft-column-short = Combos
small-world-warcraft-column-open = Choose a combo
small-world-warcraft-column-full = What they do
small-world-warcraft-column-brief = Names only
small-world-warcraft-take-free = Take for free
small-world-warcraft-take-for = Take for { $cost }
small-world-warcraft-free = free
small-world-warcraft-costs =
    { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
small-world-warcraft-row-empty = No banner of the { $faction } in this row

## What can be done

small-world-warcraft-do-conquer = Conquer
small-world-warcraft-do-conquer-by = Conquer by { $by }
small-world-warcraft-do-reinforce = Roll the die
small-world-warcraft-do-reinforce-by = Roll the die by { $by }
small-world-warcraft-do-champion = Conquer with the Champion
small-world-warcraft-do-runeblade = Conquer with the Runeblade
small-world-warcraft-do-intimidate = Drive a token to { $other }
small-world-warcraft-do-intimidate-out = Drive a token away
small-world-warcraft-do-portal = Swap with { $other }
small-world-warcraft-do-abandon = Abandon this region
small-world-warcraft-do-tower = Build a Watch Tower
small-world-warcraft-do-bomb = Lay a bomb
small-world-warcraft-do-objective = Make it an Objective
small-world-warcraft-do-aegis = Carry the Aegis here
small-world-warcraft-do-eye = Carry the Watching Eye here
small-world-warcraft-do-beast =
    { $count ->
        [one] Place a Beast
       *[other] Place { $count } Beasts
    }
small-world-warcraft-aid-assault = assault
small-world-warcraft-aid-ashes = Ashes of Al'ar
small-world-warcraft-aid-warp = warp
small-world-warcraft-aid-doomhammer = Doomhammer
small-world-warcraft-mode-take = Conquer
small-world-warcraft-mode-place = Place
small-world-warcraft-mode-beast = Place Beasts
small-world-warcraft-mode-objective = Objectives
small-world-warcraft-mode-bomb = Bombs
small-world-warcraft-mode-tower = Watch Tower
small-world-warcraft-mode-aegis = Carry the Aegis
small-world-warcraft-mode-eye = Carry the Eye
small-world-warcraft-mode-intimidate = Intimidate
small-world-warcraft-mode-portal = Open a portal
small-world-warcraft-mode-abandon = Abandon
small-world-warcraft-beasts-along = Beasts that go along
small-world-warcraft-place-here = Tokens to place here
small-world-warcraft-fewer = { $what }: one fewer
small-world-warcraft-more = { $what }: one more
small-world-warcraft-spread-evenly = Spread evenly
small-world-warcraft-spread-border = Borders first
small-world-warcraft-place-all = Place like this
small-world-warcraft-place-and-end = Place and end
small-world-warcraft-place-some = Place { $count }
small-world-warcraft-plan-away = Start over
small-world-warcraft-raise = Tokens to raise
small-world-warcraft-raise-for =
    { $count ->
        [one] Raise { $count } for { $count } coin
       *[other] Raise { $count } for { $count } coins
    }
small-world-warcraft-ransom = Ransom the Champion for 1
small-world-warcraft-decline = Decline
small-world-warcraft-stop = Stop conquering
small-world-warcraft-done = End the turn
small-world-warcraft-cancel = Never mind

## Right now

small-world-warcraft-coach-sent = Sending
small-world-warcraft-coach-pick-teams = Choose a combo. Each row up costs 1 coin, paid to the bank.
small-world-warcraft-coach-nothing = Nothing more to conquer. Stop, and spread your tokens anew.
small-world-warcraft-coach-dice = Not enough tokens. You can roll the die for a dashed region.
small-world-warcraft-coach-place = Spread the { $count } tokens left. A tap on a region places one.
small-world-warcraft-coach-refugees = Place { $count } refugees in your regions.
small-world-warcraft-coach-planned = All spread. Place them like this?
small-world-warcraft-coach-beast = Tap a region to place a Beast.
small-world-warcraft-coach-objective = Tap the region that becomes an Objective.
small-world-warcraft-coach-bomb = Tap the region where the bomb is laid.
small-world-warcraft-coach-tower = Tap the field for the Watch Tower.
small-world-warcraft-coach-aegis = Tap the region the Aegis is carried to.
small-world-warcraft-coach-eye = Tap the region the Watching Eye is carried to.
small-world-warcraft-coach-abandon = Tap the region to abandon. Its tokens come back to your hand.
small-world-warcraft-coach-intimidate = Tap the region a token is driven out of.
small-world-warcraft-coach-intimidate-to = Where is the token from { $region } driven to?
small-world-warcraft-coach-portal = Tap the first magic region to swap.
small-world-warcraft-coach-portal-to = Tap the region that { $region } is swapped with.
small-world-warcraft-die-enough = { $pips }. Enough
small-world-warcraft-die-short = { $pips }. Not enough

## Decline

small-world-warcraft-decline-title = Decline?
small-world-warcraft-decline-sure = Decline
small-world-warcraft-decline-not = Fight on
small-world-warcraft-forecast-stop = Income if you stop now
small-world-warcraft-forecast-now = Counting regions alone now ({ $own } + { $old } in decline)
small-world-warcraft-forecast-then = Income of this turn if you decline (your { $own } regions)
small-world-warcraft-forecast-leaves = First { small-world-warcraft-race } in decline leave their { $old } regions.
small-world-warcraft-forecast-next = This turn has no conquest and no redeployment then.
small-world-warcraft-income-title = This turn's income

## List and reference

small-world-warcraft-list = List of regions
small-world-warcraft-list-short = List
small-world-warcraft-list-only = Only where I can do something
small-world-warcraft-sheet = Reference sheet
small-world-warcraft-sheet-short = Rules
small-world-warcraft-sheet-turn = A turn
small-world-warcraft-sheet-races = Races
small-world-warcraft-sheet-powers = Powers
small-world-warcraft-sheet-markers = Artifacts and places
small-world-warcraft-sheet-pieces = Tokens
small-world-warcraft-sheet-die = The reinforcement die shows 0 three times, and 1, 2 and 3 once each.
small-world-warcraft-race-numbers = tokens { $banner } · { $tokens } in all
small-world-warcraft-power-numbers = tokens { $badge }
small-world-warcraft-keys = Use keys
small-world-warcraft-keys-hint = S stop, D end, E evenly, B borders first, I look, L list. On the chart + and −, arrows.

## At the end

small-world-warcraft-end-who = Who
small-world-warcraft-end-coins = Coins
small-world-warcraft-end-lands = Regions
small-world-warcraft-end-tokens = Tokens
small-world-warcraft-end-chart = Coins by round
small-world-warcraft-end-chart-about = Rounds from left to right, coins upwards.
small-world-warcraft-end-chart-all = Show everybody's coins by round
small-world-warcraft-end-chart-again = Not ready yet. Try again
