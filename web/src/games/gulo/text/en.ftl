# The board of Gulo Gulo.

gulo-green = green
gulo-yellow = yellow
gulo-red = red
gulo-blue = blue
gulo-purple = purple
gulo-tile-green = green tile
gulo-tile-yellow = yellow tile
gulo-tile-red = red tile
gulo-tile-blue = blue tile
gulo-tile-junior = Gulo junior

gulo-path = The path. Arrow keys go from tile to tile, Enter chooses.
gulo-tile = Tile { $number }: { $tile }
gulo-tile-down = Tile { $number }: face down
gulo-start = Start
gulo-deck-of = { $count ->
    [one] The deck: 1 tile left
   *[other] The deck: { $count } tiles left
}
gulo-deck-under = put under it: { $tiles }
gulo-deck-open = turned over: { $tile }
gulo-here = { $who } { $count ->
    [one] stands here
   *[other] stand here
}
gulo-goal = the goal of this theft
gulo-back = an alarm leads back here

# Choosing a colour
gulo-ask-colour = Which colour do you steal?
gulo-which-colour = What you may steal
gulo-pick-colour = Tap a tile, or one of these, to see where it leads.
gulo-choose = Choose
gulo-steal-colour = Steal { $colour }
gulo-turn = Turn tile { $number }
gulo-to-tile = to tile { $number }
gulo-any-colour = its colour
gulo-mean-colour = A { $colour } egg brings you to tile { $goal }. { $count ->
    [one] The nest holds only one: it names itself, and gives you another turn.
   *[other] The nest holds { $count }.
}
gulo-mean-turn = Tile { $number } is turned over, and you steal an egg of its colour, even if that only brings you to a nearer tile.
gulo-mean-back = { $back ->
    [0] An alarm sends you back to the start.
   *[other] An alarm sends you back to tile { $back }.
}
gulo-mean-risks = { $low ->
    [0] Risk: { $high ->
        [0] below 1%
       *[other] up to { $high }%
    }
   *[other] Risk: { $same ->
        [yes] { $low }%
       *[no] { $low } to { $high }%
    }
}.
gulo-not-that-far = The jump always goes to the nearest { $colour } tile: tile { $goal }.

# Naming an egg
gulo-which-egg = The eggs you may name
gulo-pick-egg = Tap an egg in the nest, or one of these.
gulo-hand-in = Put your hand in
gulo-still-free = You may still choose another one.
gulo-egg-only = the only { $colour } egg
gulo-egg-first = the highest { $colour } egg
gulo-egg-last = the lowest { $colour } egg
gulo-egg-second = the second { $colour } egg from the top
gulo-egg-third = the third { $colour } egg from the top
gulo-egg-fourth = the fourth { $colour } egg from the top
gulo-depth-top = on top
gulo-depth-middle = in the middle
gulo-depth-buried = buried
gulo-highest = nothing above it
gulo-under = just below a { $colour } one
gulo-under-same = just below another { $colour } one
gulo-pole = against the pole
gulo-risk = { $risk ->
    [0] risk below 1%
   *[other] risk { $risk }%
}
gulo-nth = no. { $place }
gulo-about = { $egg }: { $details }.
gulo-percent = { $risk ->
    [0] <1%
   *[other] { $risk }%
}
gulo-mean-goal = If it works: { $goal ->
    [0] you stay on the last tile and turn the next tile of the deck.
   *[other] tile { $goal }.
}
gulo-mean-win = If it works, Gulo junior is free and you win.

# While a hand is in the nest
gulo-pulls = { $who } goes for { $egg }.
gulo-you-pull = Your hand goes for { $egg }.
gulo-candle = { $seconds ->
    [one] The candle has 1 second left
   *[other] The candle has { $seconds } seconds left
}
gulo-steal-own = Now steal { $egg }.
gulo-steal-other = { $who } steals { $egg }.

# What has happened
gulo-stolen = Stolen!
gulo-free = Gulo junior is free!
gulo-found = Gulo junior is found!
gulo-alarm = Egg alarm!
gulo-alarm-pole = The pole has touched the table.
gulo-alarm-egg = Another egg has fallen out.
gulo-alarm-time = The time is up.
gulo-rolled = Rolled { NUMBER($roll, minimumFractionDigits: 1) }; the alarm is below { NUMBER($risk, minimumFractionDigits: 1) }.

# At the side
gulo-stands = { $number ->
    [0] at the start
   *[other] tile { $number } of { $tiles }
}
gulo-home = has won
gulo-unseen = Not seen
gulo-unseen-of = Tiles nobody has seen: { $tiles }
gulo-bag = Bag
gulo-bag-of = { $count ->
    [0] The bag is empty.
    [one] In the bag: { $eggs }
   *[other] In the bag: { $eggs }
}
gulo-count = { $count } { $colour }

# The whole position
gulo-tell-path = { $hidden ->
    [0] The path has { $tiles } tiles, all open: { $open }.
   *[other] { $open ->
        [none] The path has { $tiles } tiles, all face down.
       *[other] The path has { $tiles } tiles. Open: { $open }. Tiles { $first } to { $tiles } lie face down.
    }
}
gulo-tell-start = { $who } { $count ->
    [one] is
   *[other] are
} at the start.
gulo-tell-at = { $who } { $count ->
    [one] is
   *[other] are
} on tile { $number }.
gulo-tell-tile = { $number } ({ $colour })
gulo-tell-turn = It is { $who }’s turn.
gulo-tell-over = The game is over.
gulo-tell-steals = A { $colour } egg must be stolen.
gulo-tell-empty = The nest is empty.
gulo-tell-nest = The nest, from the top: { $eggs }.
gulo-tell-egg = { $colour } ({ $details })
gulo-tell-lean = { $lean ->
    [0] The alarm pole stands upright.
   *[other] The alarm pole leans { $lean }°.
}
gulo-tell-named = The theft is for { $egg }.
gulo-deck-tell = The deck holds { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}; Gulo junior { $seen ->
    [yes] lies under it
   *[no] is among them
}.

# The thefts of a game that is over
gulo-thefts = The thefts
gulo-thefts-count = { $count ->
    [one] One theft
   *[other] { $count } thefts
}, { $alarms ->
    [0] no alarm
    [one] one alarm
   *[other] { $alarms } alarms
}
gulo-theft-of = { $who }: { $colour } egg
gulo-theft-stolen = stolen
gulo-theft-pole = alarm, the pole
gulo-theft-egg = alarm, another egg
gulo-theft-time = alarm, the time
gulo-watch = Watch
gulo-watch-of = Watch: { $theft }
gulo-film-missing = This film could not be fetched.
