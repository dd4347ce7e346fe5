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
event-poured = All the eggs go into the nest, and the alarm pole is stuck in.
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
nothing-to-turn = No face-down tile is left on the path.
name-an-egg = The colour is settled: now name an egg.
choose-first = Choose a colour or turn over a tile first, then name an egg.
wrong-colour = That egg is not of the colour you must steal.
egg-not-in-nest = That egg is no longer in the nest.
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
