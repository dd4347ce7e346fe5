# The board of Les œufs sont faits.

oeufs-symbol-round = disc
oeufs-symbol-triangle = triangle
oeufs-symbol-diamond = diamond
oeufs-symbol-star = star

oeufs-board = Board. Arrow keys move from square to square, Enter picks up and sets down, Escape puts back.
oeufs-empty = empty
oeufs-egg = { $symbol } egg ({ $who })
oeufs-own-egg = your { $symbol } egg
oeufs-turned-egg = turned egg
oeufs-seen-egg = turned egg that hides a { $symbol }
oeufs-camp = camp ({ $who })
oeufs-own-camp = your camp
oeufs-picked = in your hand
oeufs-goes-here = your egg can go here
oeufs-turns-here = your egg can go here and is turned over

oeufs-turn-of = Turn { $turn } of { $limit }
oeufs-turn = Turn { $turn }
oeufs-out = out

oeufs-pick-one = Tap an egg in the light to see where it can go.
oeufs-in-hand =
    { $count ->
        [0] The egg on { $square } cannot move.
        [one] The egg on { $square } can go to one square.
       *[other] The egg on { $square } can go to { $count } squares.
    }
oeufs-look = Look in secret
oeufs-put-back = Put it back
oeufs-end-turn = End the turn
oeufs-only-you = Only you can see it: { $symbol } on { $square }.
oeufs-gets-turned = turned over
oeufs-list = All moves, egg by egg

oeufs-shout = Les œufs sont faits!
oeufs-shout-wrong = … or not quite.

oeufs-none = none
oeufs-tell-turn = It is { $who }’s turn.
oeufs-tell-over = The game is over.
oeufs-tell-player = { $who } plays { $symbol }. Eggs that show it: { $eggs }. Camp: { $camp }.
oeufs-tell-out = { $who } ({ $symbol }) is out. The camp stays: { $camp }.
oeufs-tell-turned = Turned eggs: { $eggs }.
oeufs-tell-looked = { $who } has just looked at { $square }.
oeufs-confirm-declare = Say “Les œufs sont faits!”?
oeufs-confirm-declare-yes = Yes, I say it
