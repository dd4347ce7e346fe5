# Gulo Gulo in English.

tagline = A steady paw, an egg of the right colour, and no alarm: free Gulo junior first.

option-nest = Nest
option-nest-dice = Chance decides each theft, at a risk that everybody sees
option-nest-physics = Eggs that roll, a pole that topples
option-steal_seconds = Seconds for a theft before the alarm goes off
option-fast = Faster variation: whoever finds Gulo junior wins at once

bot-cub = Cub
bot-thief = Thief
bot-master = Master thief

colour-green = green
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-purple = purple
tiles-green = { $number } green
tiles-yellow = { $number } yellow
tiles-red = { $number } red
tiles-blue = { $number } blue

depth-top = on top
depth-middle = in the middle
depth-buried = buried
touches-pole = touches the pole
risk = { $risk ->
    [0] risk below 1%
   *[other] risk { $risk }%
}
odds = { $risk ->
    [0] The risk is below 1%: hardly any theft like this one sets off the alarm.
    [one] The risk is { $risk }%: out of 100 thefts like this one, one sets off the alarm.
   *[other] The risk is { $risk }%: out of 100 thefts like this one, { $risk } set off the alarm.
}
rolled-stolen = Rolled { NUMBER($roll, minimumFractionDigits: 1) }; below { NUMBER($risk, minimumFractionDigits: 1) } would have been the alarm.
rolled-alarm = Rolled { NUMBER($roll, minimumFractionDigits: 1) }, below { NUMBER($risk, minimumFractionDigits: 1) }:

ask-start = Who is the hungriest?
ask-pour = All the eggs are about to be poured into the nest.
ask-tile = The next tile of the path is about to be turned over.
ask-tile-deck = The top of the deck is about to be turned over.
ask-colour = Which colour do you steal? Choose an open tile in front of you, or turn over the next one.
ask-colour-open = Which colour do you steal? Every tile in front of you is open.
ask-egg = Which { $colour } egg do you go for?
ask-egg-junior = You have found Gulo junior! Free him with a purple egg: which one?
ask-steal = A paw goes for the { $colour } egg { $egg }.
ask-steal-own = Now steal the { $colour } egg { $egg }.
ask-rest = The nest comes to rest.
ask-over = The game is over.

choice-colour = a { $colour } egg, to tile { $number }
choice-turn = turn over the next tile
choice-egg = { $colour } egg { $egg }, { $details }

event-first = { $who } is the hungriest and begins.
event-poured = { $lean ->
    [0] All the eggs go into the nest, and the alarm pole is stuck in: it stands upright.
   *[other] All the eggs go into the nest, and the alarm pole is stuck in: it leans { $lean }°.
}
event-rested = { $lean ->
    [0] The nest is at rest: the alarm pole stands upright.
   *[other] The nest is at rest: the alarm pole leans { $lean }°.
}
event-turned = { $who } turns over tile { $number }: { $colour }.
event-turned-deck = { $who } turns over the top of the deck: { $colour }.
event-turned-junior = { $who } turns over the top of the deck: Gulo junior!
event-chose = { $who } chooses { $colour }.
event-named = { $who } goes for the { $colour } egg { $egg }.
event-stolen = { $who } steals the { $colour } egg { $egg }: into the bag.
event-alarm-pole = EGG ALARM! { $who } wanted a { $colour } egg, and the pole touches the table.
event-alarm-egg = EGG ALARM! { $who } wanted a { $colour } egg, and another one fell out of the nest.
event-alarm-time = EGG ALARM! { $who } wanted a { $colour } egg, and the time is up.
event-moved = { $start ->
    [0] { $who } jumps from the start to tile { $end }.
   *[other] { $who } jumps from tile { $start } to tile { $end }.
}
event-moved-back = { $end ->
    [0] { $who } goes back from tile { $start } to the start.
   *[other] { $who } goes back from tile { $start } to tile { $end }.
}
event-grew = The { $colour } tile joins the path as tile { $number }.
event-under = The { $colour } tile goes face down under the deck.
event-under-junior = Gulo junior goes face down under the deck.
event-again-last-egg = { $who } plays again: that was the last egg of its colour.
event-again-last-tile = { $who } plays again: that is the last tile of the path.
event-again-deck = { $who } goes on with the deck.
event-put-back = The pole falls by itself and { $who } puts it back: no alarm.
event-finished-junior-freed = { $who } has freed Gulo junior.
event-finished-junior-found = { $who } has found Gulo junior.

junior-freed = Gulo junior is free
junior-found = Gulo junior is found

not-in-front = No open tile of that colour lies in front of your Gulo.
nothing-to-turn = Every tile of the path is open: choose one of their colours. Only from the last tile do you turn over the deck.
purple-is-never-stolen = In the faster variation nobody steals a purple egg: whoever finds Gulo junior has won.
purple-is-for-junior = A purple egg is only for Gulo junior: find him first.
name-an-egg = The colour is settled: now name an egg.
choose-first = Choose a colour or turn over a tile first, then name an egg.
wrong-colour = That egg is not of the colour you must steal.
egg-not-in-nest = That egg is no longer in the nest.
egg-is-named = The egg is named, and you may not change it: now steal it.
tile-waits = First the next tile of the path is turned over, and its colour is what you steal.
deck-waits = First the top tile of the deck is turned over.
nest-moves = First the nest has to come to rest.
nest-is-empty = First all the eggs have to be poured into the nest.
no-such-action = There is no such action.

table-path = Path
table-deck = Deck
table-nest = Nest
table-poured = The nest is empty: all the eggs are about to be poured in.
table-bag = Bag
table-start = start
table-unseen = Nobody has seen yet: { $tiles }
table-stands = { $number ->
    [0] at the start
   *[other] on tile { $number }
}
table-steals = to steal: { $colour }
table-lean = { $lean ->
    [0] the alarm pole stands upright
   *[other] the alarm pole leans { $lean }°
}
table-percent = { $risk ->
    [0] below 1%
   *[other] { $risk }%
}

# Bad input at the command line
bad-recording-time = --at is a number of seconds from 0 on, not { $at }
not-a-recording = --at is for the recording of a theft, and { $name } is not a recording
thefts-need-hands = --thefts needs hands that steal: play gulo with --options nest=physics
thefts-elsewhere = --thefts is for gulo
thefts-folder-used = { $folder } has recordings already: choose another folder
fit-needs-one = { $name } must be at least 1
thefts-without-column = { $file } is no file of thefts: it has no column { $column }
not-thefts = { $file } is no file of thefts: { $detail }
too-few-thefts = { $file } holds too few thefts for a fit ({ $number }): raise --nests
no-pointer-here = a terminal has no pointer for your hand: play with nest=dice
nest-needs-packages = the physical nest needs more packages: pip install ".[nest]" in the folder of the project
recording-differs = { $name } was changed: the theft does not end as it was recorded
recording-elsewhere = { $name } was made on another kind of machine ({ $made }): on this one ({ $here }) the theft ends differently, so nothing can be said about it here
recording-of-old = { $name } does not say on which kind of machine it was made: on this one ({ $here }) the theft ends differently, so nothing can be said about it here

# What cannot be read
not-a-fear = a thief's fear is a number from 0 to 9, not '{ $text }'
not-a-hand = a hand is one of { $names }, not '{ $text }'
not-an-egg = expected an egg such as r3, not '{ $text }'
not-one-of = expected { $what } ({ $names }), not '{ $text }'
not-that-number = expected a number from { $low } to { $high }, not '{ $text }'
not-an-action = expected { $names } or an egg such as r3, not '{ $text }'
not-a-lie = expected a lean from 0 to { $most } and eggs such as 17:b3,r1*
egg-twice = the egg { $egg } lies there twice
one-roll-only = expected one roll, not '{ $text }'
no-such-camera = there is no camera '{ $text }'; the cameras are { $names }
pictures-need-egl = pictures need EGL: install libegl1 and libgl1-mesa-dri, or set MUJOCO_GL
position-parts = expected 'gulo … | path | deck | Gulos | eggs | what'
head-part = expected 'gulo seats nest seconds', and maybe 'fast'
not-a-tile = expected tiles ({ $letters }), not '{ $text }'
open-run = open tiles are an unbroken run from the start
known-under = known tiles lie under the unknown ones
tile-per-gulo = expected { $seats } tiles, one for each Gulo
what-part = expected '{ $form }', not '{ $text }'
deck-from-the-end = the deck is turned from the last tile of the path, and only from there
path-is-open = no tile of the path lies face down
number-of-tiles = there are { $tiles } tiles, at least { $path } of them on the path
tiles-add-up = these tiles do not add up to 6 green, 6 yellow, 6 red, 5 blue and junior
eggs-when-poured = expected '-' before the nest is poured, and eggs after it
names-itself = a single egg of the colour names itself, and there must be one
egg-not-there = the egg { $egg } is not in the nest
not-asked = a player with one legal move is not asked
eggs-of-nest = the nest has eggs of every colour, and both purple ones until one wins
junior-from-the-end = junior is found from the last tile of the path
grows-when-open = the path grows only when all of it is open
fast-never-grows = in the faster variation the path does not grow
under-when-open = tiles go under the deck only when the whole path is open
fast-junior-wins = in the faster variation who turns junior has won
fast-last-tile = in the faster variation only the player of the turn is on the last tile
start-face-down = all tiles lie face down at the start
start-before-first = all Gulos stand before the first tile at the start
start-deck-unseen = nobody has seen a tile of the deck at the start
fast-no-purple = in the faster variation junior asks for no egg
colour-not-ahead = no open tile of this colour lies in front of the Gulo
dice-need-no-rest = a nest of dice needs no rest
rest-after-theft = a nest rests after an egg was stolen
end-plays-on = only a Gulo at the end of the path plays on: it continues with the deck
fast-plays-on = in the faster variation a Gulo on the last tile plays on
same-or-left = then the same player or the left neighbour plays
a-tile = a tile
end-of-a-theft = how the theft ended
a-nest = a nest
what-goes-on = what is going on
a-place = a place
a-colour = a colour
