# Les œufs sont faits in English.

tagline = Across the board and home again, with eggs that nobody can tell apart.

option-size = Board
option-size-6 = 6 × 6 squares
option-size-8 = 8 × 8 squares
option-size-10 = 10 × 10 squares
option-turn_limit = Turns until a draw (0 for no limit)

ask-move = Which egg do you move?
ask-act = Move an egg, or look at a turned one.
ask-declare = Are your eggs all turned and home? Say so, or end your turn.
ask-nothing = The game is over.

arrow = { " → " }
choice-move = { $start } → { $end }
choice-turn = { $start } → { $end }, turned over
choice-look = look at { $square }
choice-declare = say “les œufs sont faits”
choice-end = end the turn

event-first = { $who } begins.
event-moved = { $who } moves { $path }.
event-turned = The egg on { $square } is turned over.
event-looked = { $who } looks at the egg on { $square }.
event-saw = { $who } sees { $symbol } on { $square }.
event-passed = { $who } can do nothing and passes.
event-declared-right = { $who } says “les œufs sont faits”, and is right.
event-declared-wrong = { $who } says “les œufs sont faits”, and is wrong.
event-shown = { $who } turns the eggs up: all of them show { $symbol }.
event-removed = { $who } is out; these squares are emptied: { $squares }.
event-finished-eggs-home = { $who } has brought all eggs home.
event-finished-wrong-declaration = Said too soon: { $who } wins.
event-finished-only-one-silent = Three were wrong; { $who } never spoke and wins.
event-finished-turn-limit = That was the last turn: a draw between { $who }.

eggs-home = all eggs are home
wrong-declaration = the opponent was wrong
only-one-silent = the only one who never spoke
turn-limit = the last turn is over

table-turn = Turn { $turn } of { $limit }
table-turn-no-limit = Turn { $turn }
table-out = out
table-turned = turned egg
table-looked = { $who } has just looked at { $square }.
table-saw = You saw { $symbol } on { $square }.

you-are-out = You have declared wrongly, and you are out.
no-such-action = There is no such action.
off-the-board = That square is not on this board.
nothing-to-look-at = Only a turned egg can be looked at.
no-egg-there = There is no egg on that square.
not-your-egg = That egg shows an opponent’s symbol: you may not move it.
square-taken = There is an egg on that square already.
no-jump-there = No chain of jumps leads there.
lands-twice = A chain of jumps never lands twice on a square, nor on the square where it began.
not-a-jump = Each jump goes over one egg onto the empty square right behind it; a simple move is a turn by itself.
stops-in-a-camp = The egg is turned in the camp on its way, and stops there.
must-act = You must move an egg or look at one.
camp-not-ready = You can say that only while every square of your camp holds a turned egg.
one-action-a-turn = You have acted; now you can only say “les œufs sont faits” or end your turn.

bot-racer = Racer

# What cannot be read
not-a-memory = a memory is a number from 0.0 to 1.0, not '{ $text }'
not-a-square = expected a square from a1 to { $last }, not '{ $text }'
not-an-action = expected a move (a1-b2), a look (?a1), declare or end, not '{ $text }'
not-any-square = expected a square from a1 to j10, not '{ $text }'
position-parts = expected 'oeufs size limit | rows | turn seat number'
not-an-extra = expected one of { $names }, not '{ $text }'
extra-twice = '{ $name }' may stand only once
size-and-limit-first = expected 'oeufs', the size and the limit of turns first
not-a-size = expected a size of 6, 8 or 10, not '{ $text }'
out-in-order = expected the seats that are out, in order, behind 'out'
rows-part = expected the rows of the board, with '/' between
rows-of-board = expected { $size } rows, found { $found }
squares-of-row = expected a row of { $size } squares, found { $found }
not-an-egg = expected a seat's letter or a number of empty squares, not '{ $text }'
would-be-turned = an egg of { $seat } on { $square } would have been turned
eggs-of-seat = expected { $wanted } eggs of { $seat }, found { $found }
turn-part = expected 'turn', a seat and the number of the turn
nothing-behind = nothing stands behind '{ $name }'
one-of-three = only one of after, start and over can be so
camp-is-full = only with a camp full of turned eggs is it asked
seat-passes = { $seat } can do nothing and passes
start-is-turn-1 = a game that has still to start is at 'turn A 1'
eggs-at-home = before the start every visible egg stands in its own camp
seat-is-out = { $seat } is out
three-are-out = with three players out the game is over
over-part = expected the winner or 'draw' behind 'over'
no-such-ending = this game did not end with '{ $text }'
look-part = expected a square behind 'look'
nothing-to-see = no turned egg is on { $text }
no-look-here = a look cannot be the latest action here
last-to-act = { $seat } was the last to act
not-that-number = expected a number from { $low } to { $high }, not '{ $text }'
