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

no-such-action = There is no such action.
off-the-board = That square is not on this board.
nothing-to-look-at = Only a turned egg can be looked at.
no-egg-there = There is no egg on that square.
not-your-egg = That egg shows an opponent’s symbol: you may not move it.
square-taken = There is an egg on that square already.
no-jump-there = No chain of jumps leads there.
stops-in-a-camp = The egg is turned in the camp on its way, and stops there.
must-act = You must move an egg or look at one.
camp-not-ready = You can say that only while every square of your camp holds a turned egg.
one-action-a-turn = You have acted; now you can only say “les œufs sont faits” or end your turn.

bot-racer = Racer
