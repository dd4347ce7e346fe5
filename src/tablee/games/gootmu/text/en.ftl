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
ask-number = Roll, or choose your number?
ask-walk = Next step ({ $steps } to go).
ask-walk-costly = Next step ({ $steps } to go). This way only if you spend something (a power token, a marker, a cancelled square): { $costly }.
ask-walk-spend = Next step ({ $steps } to go). You must spend something now or on the way (a power token, a marker, a cancelled square): the move cannot be finished otherwise.
ask-six = A natural 6 that does not move you: rotate a tile, or pass.
ask-slide = The magnet pulls: which of the shortest ways?
ask-end = Before your turn ends: put something down, or be done.
ask-take = There is not room for everything. What do you take?
ask-claim = Your piece is here, but your hands are full. What do you give for it?
ask-hand = Your two pawns meet. What changes hands?
ask-push = Do you push somebody away?
ask-instruct = Your square applies now. Do you do something about it first?
ask-cancelwalk = An obstacle is in the way. Cancel it out, or not?
ask-wallwalk = A wall is in the way. Pass it, or stay?
ask-between = The next die decides where. Do you do something first?
ask-cancelstep = Your first step leads into an obstacle. Cancel it out, or not?
ask-cancelrandom = The die leads you into an obstacle. Cancel it out, or lose this step?
ask-cancelslide = The magnet pulls you into an obstacle. Cancel it out, or stay?
ask-escape = This leads into an obstacle. Cancel it out, or not?
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
choice-cancelling = { $choice }, cancelling the obstacle out
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
event-passed-locked-door = { $who } opens the locked door on { $square }.
event-passed-pool = { $who } crosses the pool on { $square } by boat.
event-passed-snake-pit = { $who } crosses the snake pit on { $square } on the board.
event-passed-narrow-passage = { $who } slips through the narrow passage on { $square } with the oil.
event-passed-cancelled-out = { $who } cancels out the obstacle on { $square }.
event-passed-wall = { $who } goes through the wall to { $square }.
event-stuck = { $who } stays put.
event-turned-up = A marker is turned up on { $square }: { $kind }.
event-took = { $who } takes { $thing }.
event-put-down = { $who } puts { $thing } down on { $square }.
event-got = { $who } gets { $thing } from { $giver }.
event-spent = { $who } uses { $kind }.
event-pushed = { $who } pushes { $other } to { $square }.
event-sent-home = { $who } goes back to the start on { $square }.
event-applied = { $who } applies “{ $label }”.
event-blanked = { $who } cancels out “{ $label }”.
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

option-takes-tiles = the name of a tile pack

# What cannot be read
not-a-panel = expected n, e, s, w or x, maybe after open-, not '{ $text }'
not-an-effect = expected an effect ({ $names }), not '{ $text }'
not-a-square = expected a square from a1 to { $last }, not '{ $text }'
not-a-slot = expected a tile from t1 to t{ $slots }, not '{ $text }'
not-a-thing = expected a thing such as m3 or A2, not '{ $text }'
not-a-direction = expected n, e, s or w, not '{ $text }'
not-that-number = expected a number from { $low } to { $high }, not '{ $text }'
not-a-marker = expected a marker ({ $names }), not '{ $text }'
not-an-action = expected an action such as roll, n, drop:m3 or push:B:n, not '{ $text }'
not-a-way = expected right or left, not '{ $text }'
not-a-player = expected a player's pawn, not the monster
nothing-to-chance = nothing is left to chance now
not-a-tile = expected a tile such as 7 or 12r, not '{ $text }'
position-parts = expected { $less } or { $more } parts with | between
head-part = expected 'gootmu', seats, pack, limit of turns and maybe 'exact'
tiles-of-maze = expected { $slots } tiles, not { $found }
tile-twice = tile { $tile } is there twice
not-a-turned-tile = expected a tile from 1 to { $most } with r, u or l, not '{ $text }'
no-tile-under = there is no tile under { $text }
not-a-pawn = expected a pawn such as A@c5/c5, not '{ $text }'
pawn-twice = pawn { $pawn } is there twice
only-monster-start = only the monster's start can be gone
trail-ends-here = a trail ends where the pawn stands
not-a-trail = expected a square and how the pawn came there, not '{ $text }'
not-a-placed-thing = expected a thing such as m1=key@c4 or A1@b7, not '{ $text }'
kinds-of-markers = markers have a kind (m1=key@c4), pieces have none (A1@b7)
thing-twice = { $thing } is there twice
face-down-on-a-square = a face-down marker lies on a square
pawn-not-on-board = pawn { $text } is not on the board
nobody-carries = nobody carries { $thing }
fewer-markers = the pack has fewer markers '{ $kind }'
too-many-face-down = more markers lie face down than the pack has left
turn-part = expected 'turn', a pawn and the number of the turn
order-or-die = expected 'order' or 'die', not '{ $text }'
not-in-play = expected a pawn that is in play, not '{ $text }'
seat-has-won = { $seat } has won: expected 'over'
turn-or-tasks = expected a pawn whose turn it is, or tasks
carries-too-much = pawn { $pawn } carries too much
one-winner-only = only one player can have won
nobody-has-won = nobody has won, and the last turn is not over
over-needs-tiles = a game without tiles is not over

# What cannot be read in tasks and their order
no-such-task = there is no task '{ $task }'
numbers-of-task = '{ $task }' has at most { $most } numbers
not-a-number-of-task = expected a number from { $low } to { $high } ({ $kind }), not '{ $text }'
cannot-follow = the task '{ $task }' cannot follow { $below }
below-task = '{ $task }'
below-nothing = nothing: a turn lies on 'next' and 'end'
cannot-be-last = '{ $task }' cannot be the last task: it asks nothing
not-about-pawn = '{ $task }' cannot be about { $pawn }
about-turns-pawn = '{ $task }' must be about the pawn whose turn it is
pawn-on-board = '{ $task }' needs a pawn that is on the board
tiles-laid-once = the tiles are laid, or the task is to lay them, not both
pawn-placed-already = pawn { $pawn } is on the board already
task-cannot-stand = '{ $task }' { $why }
needs-own-pawn = is for a seat's own first pawn
needs-players-piece = needs a piece of that pawn's player
needs-off-board = needs { $thing } off the board
needs-carried = needs a thing that somebody carries
needs-own = needs a thing that the pawn carries
needs-piece = needs a piece
needs-lying-piece = needs a piece that lies on the board
needs-lying-marker = needs a marker that lies on the board
needs-placed = needs a thing that is in the game
needs-hidden = needs a marker that lies face down
needs-holder = needs a pawn of that seat with a marker that cancels turns
needs-trail = began later than the pawn's trail goes
too-many-steps = prescribes more steps than there are
needs-tile = needs a tile that is there
needs-square = needs a square that is there
needs-magnet = needs magnets that lie face up
needs-cancel = needs a pawn that can cancel a square out
needs-monster = needs a monster that is on the board

# What cannot be read in packs of tiles
no-such-pack = there is no pack '{ $pack }'; known packs: { $names }
pack-name-taken = the name '{ $pack }' is taken by our own tiles; give the pack another one
markers-twice = the markers are listed twice
markers-or-tile = expected 'markers' or 'tile' and its number, not '{ $text }'
pack-first = expected 'pack' and a name of small letters, digits and hyphens
no-such-marker = there is no marker '{ $text }'; expected a marker's name and a count
marker-twice = the marker { $kind } is listed twice
count-of-marker = the count of { $kind } must be a number from 0 to 99, not '{ $text }'
tile-number = expected 'tile' and a number from 1 to 999, not '{ $text }'
tile-drawn-twice = tile { $tile } is drawn twice
markers-missing = there is no list of markers; it begins with a line 'markers'
tile-missing = tile { $tile } is missing; tiles are numbered from 1 without gaps
too-few-tiles = a pack needs at least { $least } tiles; this one has { $found }
too-few-markers = a pack needs at least { $least } markers; this one has { $found }
wrong-in-tile = tile { $tile }: { $why }
wrong-in-square = tile { $tile }, row { $row }, column { $column }: { $why }
drawing-ends = the drawing ends after { $found } of its { $lines } lines
line-too-long = the line is longer than { $most } characters
not-a-corner = expected '+' at the corner, not '{ $text }'
one-sign = a square holds one sign at most, in its middle, not '{ $text }'
one-sign-no-circle = a square holds one sign at most, in its middle, not '{ $text }'; the circle stands on a square without a label
not-a-sign = expected a small letter, 'o' or a blank, not '{ $text }'
no-circle = it has no circle (o)
second-circle = a second circle; a tile has one
letter-twice = the letter '{ $text }' is explained twice
letter-unexplained = the letter '{ $text }' is not explained below the drawing
not-an-explanation = expected a letter, a colon and what is printed, not '{ $text }'
circle-explained = 'o' is the circle, which stands on a square without a label
letter-nowhere = the letter '{ $text }' stands on no square
needs-arrow = { $label } needs an arrow: a comma and one of { $words }
not-an-arrow = { $label } needs an arrow: a comma and one of { $words }, not '{ $text }'
has-no-arrow = { $label } has no arrow
needs-number = { $label } needs a number in the place of N
number-of-label = the number of { $label } must be from 1 to { $most }, not { $text }
has-no-number = { $label } has no number, but '{ $text }' is given
nothing-called = nothing is called '{ $text }'
not-a-north-side = expected '---' or three blanks on its north side, not '{ $text }'
not-a-south-side = expected '---' or three blanks on its south side, not '{ $text }'
not-a-west-side = expected '|' or a blank on its west side, not '{ $text }'
not-an-east-side = expected '|' or a blank on its east side, not '{ $text }'
wrong-label = { $why }
