# G.O.O.T.M.U. in English.

tagline = Three parts of your machine lie somewhere in a maze that turns, wraps round and talks back.

option-tiles = Tiles
option-exact_gootmu = A GOOTMU piece is taken only by ending exactly on it
option-turn_limit = Turns until the game ends (0 for no limit)

the-monster = the monster
second-pawn = { $who }’s second pawn
piece-of = piece { $number } of { $who }
face-down = a face-down marker
rolls = { $who } { $face }
ask-about = { $label }: { $question }
way-right = clockwise
way-left = anticlockwise
direction-n = north
direction-e = east
direction-s = south
direction-w = west
towards-n = to the north
towards-e = to the east
towards-s = to the south
towards-w = to the west

ask-pawn = Choose the square where you start.
ask-piece = Place a GOOTMU piece where it is hard to reach.
ask-offer = Do you cancel the turn that is about to start?
ask-turn = How do you use your turn?
ask-walk = Next step ({ $steps } to go).
ask-six = A natural 6 that does not move you: rotate a tile, or pass.
ask-slide = The magnet pulls: which of the shortest ways?
ask-end = Before your turn ends: put something down, or be done.
ask-take = There is not room for everything. What do you take?
ask-claim = Your piece is here, but your hands are full. What do you give for it?
ask-hand = Your two pawns meet. What changes hands?
ask-push = Do you push somebody away?
ask-instruct = Apply this square, or cancel it out?
ask-putdown = Too much to carry: what do you put down?
ask-direction = Which direction?
ask-anywhere = Where to?
ask-label = Several labelled squares are equally near: which one?
ask-intile = Which square of that tile?
ask-join = Whom do you join?
ask-swap = With whom do you swap places?
ask-enemypiece = Several pieces are equally near: which one?
ask-anypiece = To which GOOTMU piece?
ask-item = Several items are equally near: which one?
ask-atitem = Beside it: on which square?
ask-other = Whom do you move?
ask-over = Where does the monster go?
ask-get = Several items are equally near: which one?
ask-takefrom = What do you take?
ask-givewhat = What do you give away?
ask-givewhom = To whom?
ask-discard = What leaves the game?
ask-dropwhat = What do you drop four squares from here?
ask-dropwhere = In which direction?
ask-droppiece = Which piece stays here?
ask-turnover = Which marker is turned up?
ask-bring = Which piece comes here?
ask-movewhich = Which piece moves one square?
ask-movewhere = Which way does it go?
ask-swapfirst = Two pieces change places. Which is the first one?
ask-swapsecond = And the second one?
ask-givepiece = Which piece is placed anew?
ask-placer = Who places it?
ask-rotate = Which tile turns, and which way?
ask-remove = Which tile is removed?
ask-second = Where does your second pawn start?
ask-nothing = The game is over.

choice-no = no
choice-done = done
choice-pass = stay where you are
choice-roll = roll the die
choice-three = move three squares
choice-monster = move the monster instead
choice-wait = wait, to cross a wall after three turns
choice-cancel = cancel that turn
choice-blank = cancel this square out
choice-apply = apply the square
choice-step = { $direction }
choice-cross = cross the wall { $towards }
choice-token-cross = power token: cross the wall { $towards }
choice-call = move { $number ->
        [one] one square
       *[other] { $number } squares
    }, no roll
choice-token = power token: move { $number ->
        [one] one square
       *[other] { $number } squares
    }
choice-turn = turn tile { $tile } { $way }
choice-spin = power token: turn tile { $tile } { $way }
choice-tile = tile { $tile }
choice-push = push { $who } { $towards }
choice-drop = put down: { $thing }
choice-labelled = { $square } ({ $label })

event-laid = { $number } tiles make the maze.
event-order = Rolling for the start: { $rolls }.
event-put-pawn = { $who } starts on { $square }.
event-put-piece = { $by } places { $thing } on { $square }.
event-turn = Turn { $number }: { $who }.
event-lost = { $who } loses this turn.
event-cancelled = { $by } cancels the turn of { $who }.
event-waited = { $who } waits to cross a wall: { $number ->
        [one] one turn
       *[other] { $number } turns
    } so far.
event-monster-turn = { $who } moves the monster.
event-rolled = { $who } rolls { $face } and may move { $total ->
        [one] one square
       *[other] { $total } squares
    }.
event-rolled-nothing = { $who } rolls { $face }, which comes to { $total } in all.
event-tested-passed = { $who } rolls { $face } on the test die: passed.
event-tested-failed = { $who } rolls { $face } on the test die: failed.
event-named = { $who } moves { $number ->
        [one] one square
       *[other] { $number } squares
    } without rolling.
event-stepped = { $who } steps to { $square }.
event-moved = { $steps ->
    [one] { $who } goes from { $start } to { $end }.
   *[other] { $who } goes { $steps } squares, from { $start } to { $end }.
}
event-stuck = { $who } stays put.
event-turned-up = A marker is turned up on { $square }: { $kind }.
event-took = { $who } takes { $thing }.
event-put-down = { $who } puts { $thing } down on { $square }.
event-got = { $who } gets { $thing } from { $giver }.
event-spent = { $who } uses { $kind }.
event-pushed = { $who } pushes { $other } to { $square }.
event-sent-home = { $who } goes back to the start on { $square }.
event-applied = { $who }: { $label }. { $help }
event-blanked = { $who } cancels out { $label }.
event-ignored = { $who } cannot do this and ignores it: { $label }.
event-rotated = Tile { $tile } turns { $way }.
event-removed = Tile { $tile } is removed.
event-placed = { $who } is put on { $square }.
event-shifted = { $thing } comes to lie on { $square }.
event-gone = { $kind } leaves the game.
event-second = { $who } starts on { $square }.
event-thrown = The die says { $face }.
event-finished-all-three-pieces = { $who } holds all three pieces and gets out of the maze.
event-finished-turn-limit = That was the last turn. Most pieces held: { $who }.

all-three-pieces = all three pieces in one hand
turn-limit = the last turn is over

no-exact-move = No move of exactly that length begins that way.
wall-there = There is a wall.
door-one-way = That door opens the other way only.
been-there = You have been on that square this turn.
monster-there = The monster stands there.
obstacle-there = You do not carry what you need to pass there.
not-offered = That is not possible now.

table-turn = Turn { $turn } of { $limit }
table-turn-no-limit = Turn { $turn }
table-die = the die shows { $die }
table-steps = { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}
table-no-tiles = The tiles are not laid yet.
table-monster = the monster
table-second = { $who }, second pawn
table-carries = carries { $things }
table-face-down = face-down marker
table-piece = GOOTMU piece 1 of A
table-start = A’s start
table-circle = circle for a marker
table-hole = a tile was removed here
table-printed = Printed on the squares
table-printed-near = Printed on the squares near { $pawn }

bot-walker = Walker
