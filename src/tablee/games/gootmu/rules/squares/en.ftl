# G.O.O.T.M.U. in English: what the squares do, the markers, and what acts on a pawn.

# Obstacles
square-locked-door-label = Locked door
square-locked-door = With the key you walk through, and the door locks again behind you. Without it this way is closed.
square-pool-label = Pool
square-pool = With the boat you cross as if it were dry land. Without it you may not enter, and whoever is forced in goes back to their start.
square-snake-pit-label = Snake pit
square-snake-pit = With the board you walk across. Without it you may not enter, and whoever is forced in goes back to their start.
square-narrow-passage-oil-needed-label = Narrow passage
square-narrow-passage-oil-needed = With the oil you slip through. Without it this way is closed.

# Rolls and turns
square-add-1-to-all-future-die-rolls-label = +1 on every roll
square-add-1-to-all-future-die-rolls = From now on each of your movement rolls counts 1 more. A 6 made this way has no privilege.
square-subtract-1-from-all-your-future-die-rolls-label = −1 on every roll
square-subtract-1-from-all-your-future-die-rolls = From now on each of your movement rolls counts 1 less, so a 1 leaves you standing. A natural 6 keeps its privilege.
square-any-permanent-effect-on-you-goes-away-label = Lasting effects end
square-any-permanent-effect-on-you-goes-away = Every lasting effect on you ends, the good ones too. If you carry a fourth thing, put it down.
square-add-n-to-your-next-roll-label = +{ $number } on your next roll
square-add-n-to-your-next-roll = Your next movement roll counts { $number } more.
square-subtract-n-from-your-next-roll-label = −{ $number } on your next roll
square-subtract-n-from-your-next-roll = Your next movement roll counts { $number } less. At zero or below you stay where you are.
square-double-your-next-roll-label = Next roll doubled
square-double-your-next-roll = Your next movement roll counts twice, once everything else is added up.
square-square-next-roll-label = Next roll squared
square-square-next-roll = Your next movement roll is multiplied by itself: a 6 takes you 36 squares.
square-minus-1-to-your-roll-label = −1 on your roll
square-minus-1-to-your-roll = Your next movement roll counts 1 less. At zero or below you stay where you are.
square-select-next-roll-1-to-5-label = Name your next roll, 1 to 5
square-select-next-roll-1-to-5 = Next time you may name a number from 1 to 5 instead of rolling.
square-move-three-spaces-next-turn-no-roll-label = Next turn: 3 squares, no die
square-move-three-spaces-next-turn-no-roll = Next turn the die rests: you move three squares.
square-next-turn-you-may-only-move-an-odd-roll-label = Next turn: odd rolls only
square-next-turn-you-may-only-move-an-odd-roll = Next turn you move only if the die shows 1, 3 or 5. Otherwise you stay.
square-roll-less-than-3-to-move-label = Under 3 to move
square-roll-less-than-3-to-move = Before your next move you roll a test die: with 1 or 2 you roll again and move, otherwise you stay. There is only one try.
square-extra-turn-roll-again-label = Play again
square-extra-turn-roll-again = You play another turn straight away.
square-roll-a-1-get-2-extra-turns-label = A 1 wins two extra turns
square-roll-a-1-get-2-extra-turns = Roll at once. A 1 gives you two more turns.
square-roll-a-5-lose-your-next-turn-label = A 5 costs you a turn
square-roll-a-5-lose-your-next-turn = Roll at once. A 5 costs you your next turn.
square-lose-1-turn-label = Lose a turn
square-lose-1-turn = You sit out your next turn.
square-enemy-moves-your-next-turn-label = A rival moves you
square-enemy-moves-your-next-turn = Next turn you roll, but the player on your right decides where your pawn goes.
square-let-other-player-move-your-next-turn-label = Another player moves you
square-let-other-player-move-your-next-turn = Next turn you roll, but the player on your right decides where your pawn goes.
square-move-randomly-next-turn-label = Next turn: at random
square-move-randomly-next-turn = Next turn you roll how far, and more dice decide the way, step by step. A blocked step is lost.
square-move-that-way-next-turn-label = Next turn: this way
square-move-that-way-next-turn = Your next move must begin in the direction of the arrow.

# Moving oneself
square-move-forward-n-spaces-label = Forward { $number ->
        [one] one square
       *[other] { $number } squares
    }
square-move-forward-n-spaces = Go on { $number ->
        [one] one square
       *[other] { $number } squares
    }, starting in the direction in which you arrived. After the first step you may turn, but not back.
square-move-back-n-spaces-label = Back { $number ->
        [one] one square
       *[other] { $number } squares
    }
square-move-back-n-spaces = Go back { $number ->
        [one] one square
       *[other] { $number } squares
    } the way you came this turn. If that way cannot be walked backwards, nothing happens.
square-move-forward-10-spaces-backtrack-okay-label = Forward 10, backtracking OK
square-move-forward-10-spaces-backtrack-okay = Go on ten squares, the first one straight ahead. After that go any way you like, even back and over the same squares.
square-move-that-way-n-spaces-label = { $number ->
        [one] One square this way
       *[other] { $number } squares this way
    }
square-move-that-way-n-spaces = Move { $number ->
        [one] one square
       *[other] { $number } squares
    }, the first step along the arrow. After that you may turn, but not back.
square-slide-n-spaces-label = Slide { $number ->
        [one] one square
       *[other] { $number } squares
    }
square-slide-n-spaces = You slide { $number ->
        [one] one square
       *[other] { $number } squares
    } straight along the arrow. If you cannot slide all the way, because of a wall, a trap door’s back or a locked door, cave-in or narrow passage that you cannot pass, you stay here. Fire, water, a pit or the monster on the way send you to your start.
square-jump-n-spaces-label = Jump { $number ->
        [one] one square
       *[other] { $number } squares
    }
square-jump-n-spaces = You leap { $number ->
        [one] one square
       *[other] { $number } squares
    } straight along the arrow, over walls and everything else.
square-move-any-direction-n-spaces-ignore-walls-label = { $number } straight on, walls or not
square-move-any-direction-n-spaces-ignore-walls = Choose a direction and go { $number ->
        [one] one square
       *[other] { $number } squares
    } straight on, through walls if need be.
square-move-n-spaces-ignore-walls-label = Go { $number }, walls or not
square-move-n-spaces-ignore-walls = Go { $number ->
        [one] one square
       *[other] { $number } squares
    } through any walls. You may turn on the way.
square-go-anywhere-label = Go anywhere
square-go-anywhere = Choose any square of the board and you are there. Obstacles you cannot pass and the monster’s square are out.
square-move-to-the-nearest-labeled-space-label = Nearest labelled square
square-move-to-the-nearest-labeled-space = You go to the nearest other square with an instruction and apply it. If several are equally near, you choose.
square-move-to-next-tile-anywhere-in-it-label = Anywhere on the next tile
square-move-to-next-tile-anywhere-in-it = You go to the tile the arrow points to, onto a square of your choice.
square-move-to-same-space-as-another-player-label = Join another player
square-move-to-same-space-as-another-player = Choose another player and join them on their square. You may then push them onto an adjacent one.
square-swap-place-with-another-player-label = Swap places with a player
square-swap-place-with-another-player = Choose another player: your two pawns change squares.
square-move-to-the-tile-with-monster-on-it-label = To the monster’s tile
square-move-to-the-tile-with-monster-on-it = You go to the monster’s tile, onto any square of it but the monster’s own. No monster, nothing happens.
square-go-to-nearest-enemy-gootmu-label = Nearest rival piece
square-go-to-nearest-enemy-gootmu = You go to the nearest piece of somebody else that lies on the board; walls do not count.
square-go-to-nearest-item-label = Nearest item
square-go-to-nearest-item = You go to the nearest marker that can be taken or lies face down. If it turns out to be fire or a cave-in, you land beside it.
square-teleport-to-any-gootmu-token-label = Teleport to a piece
square-teleport-to-any-gootmu-token = Choose a GOOTMU piece that lies on the board, yours or not, and go there.
square-ignore-walls-next-turn-label = Next turn: no walls
square-ignore-walls-next-turn = On your next move no wall stops you.
square-pass-through-any-wall-next-turn-label = Next turn: through one wall
square-pass-through-any-wall-next-turn = On your next move you may go through one wall.
square-cancel-out-any-one-future-square-label = One square to cancel
square-cancel-out-any-one-future-square = Once, you may treat a square as blank: ignore its text where you land, or pass an obstacle whose item you lack.
square-cancel-out-any-two-future-squares-label = Two squares to cancel
square-cancel-out-any-two-future-squares = Twice, you may treat a square as blank: ignore its text where you land, or pass an obstacle whose item you lack.

# Moving others
square-move-another-player-n-spaces-label = Move another player { $number }
square-move-another-player-n-spaces = Choose another player and move their pawn { $number ->
        [one] one square
       *[other] { $number } squares
    } by the ordinary rules. They apply the square where it ends.
square-move-1-other-player-1-space-label = Move a player one square
square-move-1-other-player-1-space = Choose another player and move their pawn to an adjacent square, not through a wall. They apply that square.
square-move-other-players-1-space-each-label = Move everyone else 1 square
square-move-other-players-1-space-each = You move every other player’s pawn to an adjacent square, not through walls. Each applies its new square.
square-next-player-you-touch-goes-home-label = Touch one: they go home
square-next-player-you-touch-goes-home = The next player you pass over goes back to their start. So does the first one who stops on your square without pushing you; it works once.
square-free-move-for-monster-label = Move the monster
square-free-move-for-monster = Roll for the monster and move it now.
square-move-monster-over-1-tile-any-space-label = The monster changes tile
square-move-monster-over-1-tile-any-space = Put the monster on an unlabelled square of a tile beside its own. A player standing there goes back to their start.

# Things
square-get-nearest-item-label = Fetch the nearest item
square-get-nearest-item = The nearest marker comes to your hands while you stay here; not with full hands. Fire, cave-ins and magnets are turned up and left lying.
square-take-1-item-from-another-player-label = Take an item from a player
square-take-1-item-from-another-player = Take a marker, not a GOOTMU piece, from a player of your choice. If your hands are full, put one thing down here.
square-give-another-player-1-item-label = Give a player an item
square-give-another-player-1-item = Give one of your markers, not a GOOTMU piece, to a player of your choice. If their hands are full, they put one thing down.
square-confused-discard-one-item-label = Confused: lose an item
square-confused-discard-one-item = One of your markers leaves the game. GOOTMU pieces are safe.
square-turn-over-any-1-item-anywhere-label = Turn up any item
square-turn-over-any-1-item-anywhere = Choose a face-down marker anywhere on the board and turn it up.
square-drop-all-tokens-here-then-back-up-3-spaces-label = Drop everything, go back 3
square-drop-all-tokens-here-then-back-up-3-spaces = Everything you carry stays here, and you go back three squares the way you came. You can fetch it from your next turn on.
square-drop-one-item-4-spaces-from-here-label = Drop one thing 4 squares off
square-drop-one-item-4-spaces-from-here = One thing you carry, a GOOTMU piece or a marker, lands four squares away. You choose what and in which direction; walls do not count.
square-drop-1-gootmu-piece-go-back-to-start-label = Drop a piece, back to start
square-drop-1-gootmu-piece-go-back-to-start = One GOOTMU piece you carry stays here, and your pawn goes back to its start.
square-you-may-now-carry-4-items-label = Carry four things
square-you-may-now-carry-4-items = From now on you may carry four things instead of three.
square-you-must-pick-up-1-item-before-gootmu-label = An item before a piece
square-you-must-pick-up-1-item-before-gootmu = You can take no further GOOTMU piece until you have picked up a marker. If none is left on the board, nothing happens.
square-bring-1-enemy-gootmu-here-label = Bring a rival piece here
square-bring-1-enemy-gootmu-here = Choose a piece of somebody else that lies on the board: it comes to your square.
square-move-1-gootmu-1-space-ignore-walls-label = Move any piece 1 square
square-move-1-gootmu-1-space-ignore-walls = Choose any GOOTMU piece on the board and move it to an adjacent square, even through a wall.
square-move-1-of-your-gootmu-1-space-ignore-walls-label = Move your own piece 1 square
square-move-1-of-your-gootmu-1-space-ignore-walls = Choose one of your own pieces on the board and move it to an adjacent square, even through a wall.
square-enemy-moves-one-of-your-gootmus-one-space-label = A rival moves your piece
square-enemy-moves-one-of-your-gootmus-one-space = The player on your left moves one of your pieces on the board to an adjacent square, even through a wall.
square-swap-any-2-gootmu-on-the-board-label = Swap two pieces
square-swap-any-2-gootmu-on-the-board = Choose two GOOTMU pieces on the board, anybody’s: they change squares.
square-give-1-gootmu-to-another-player-for-placement-label = Hand over a piece to place
square-give-1-gootmu-to-another-player-for-placement = Hand one GOOTMU piece you carry to another player, who places it on the board as at the start of the game.

# The board
square-rotate-any-tile-on-board-label = Rotate any tile
square-rotate-any-tile-on-board = Choose any tile and rotate it by a quarter turn, either way. Everything on it turns too.
square-rotate-this-tile-clockwise-1-4-turn-label = This tile turns clockwise
square-rotate-this-tile-clockwise-1-4-turn = This tile makes a quarter turn clockwise, with you and everything on it.
square-you-may-rotate-this-tile-label = You may rotate this tile
square-you-may-rotate-this-tile = If you like, rotate this tile by a quarter turn, either way.
square-remove-1-tile-from-board-label = Remove a tile
square-remove-1-tile-from-board = Choose a tile without players, starts, monster or GOOTMU pieces: it leaves the game with its marker. A step into the hole comes out on the far side.
square-trap-door-one-way-label = One-way trap door
square-trap-door-one-way = A dead end that you must hit exactly. Your next move goes out through the arrow’s side, and nobody comes in that way.
square-secret-panel-roll-3-or-less-to-pass-label = Secret panel, 3 or less
square-secret-panel-roll-3-or-less-to-pass = A dead end that you must hit exactly. Your next turn begins with a test die: with 3 or less you may leave by either side, otherwise only by the one you came from.
square-get-another-player-piece-label = A second pawn
square-get-another-player-piece = A second pawn of yours starts at most three squares from here. It plays after you and may carry, but only your first pawn can win.
square-the-monster-starts-here-label = The monster starts here
square-the-monster-starts-here = Here the monster begins the game. Nothing else happens.

# Markers
marker-key = key
a-marker-key = a key
marker-key-help = It opens locked doors, as often as you like.
marker-boat = boat
a-marker-boat = a boat
marker-boat-help = It takes you across pools, as often as you like.
marker-board = ten-foot board
a-marker-board = a ten-foot board
marker-board-help = It takes you across snake pits, as often as you like.
marker-oil = oil
a-marker-oil = some oil
marker-oil-help = It lets you slip through narrow passages, as often as you like.
marker-bucket = bucket of water
a-marker-bucket = a bucket of water
marker-bucket-help = It puts out every fire you pass through, for good.
marker-pickaxe = pickaxe
a-marker-pickaxe = a pickaxe
marker-pickaxe-help = It clears every cave-in you pass through, for good.
marker-token = power token
a-marker-token = a power token
marker-token-help = Spend it to rotate a tile besides your move, to name a number from 1 to 6 instead of rolling, or to cross into or out of a closed square.
marker-cancel = turn stopper
a-marker-cancel = a turn stopper
marker-cancel-help = Spend it just before a player’s turn, and that turn is skipped.
marker-wall = wall pass
a-marker-wall = a wall pass
marker-wall-help = Spend it to step through one wall during a move.
marker-door = backward door
a-marker-door = a backward door
marker-door-help = Spend it right behind a trap door to begin your move by going back through it.
marker-fire = fire
a-marker-fire = a fire
marker-fire-help = Nobody passes without the bucket of water, and whoever is forced in goes back to their start.
marker-cave-in = cave-in
a-marker-cave-in = a cave-in
marker-cave-in-help = Nobody passes without the pickaxe.
marker-magnet = magnet
a-marker-magnet = a magnet
marker-magnet-help = Every movement roll made within three squares of it counts 3 less, and a result below zero drags the pawn towards it.
a-marker-face-down = a face-down marker
marker-face-down = face down
marker-face-down-help = Nobody knows what it is. Whoever steps on it turns it up.

# What acts on a pawn
effect-plus = { $number } on every roll
effect-four = may carry four things
effect-add = { $number } on the next roll
effect-double = { $number ->
        [one] next roll doubled
       *[other] next roll doubled { $number } times
    }
effect-square = { $number ->
        [one] next roll squared
       *[other] next roll squared { $number } times
    }
effect-select = may choose the next roll, 1 to 5
effect-three = next turn: three squares, no roll
effect-odd = next turn: moves only on an odd roll
effect-less = next turn: must roll 1 or 2 first
effect-enemy = next turn: moved by the player on the right
effect-random = next turn: moves at random
effect-way = first step of the next move: { $number }
effect-nowalls = next turn: ignores walls
effect-wall = next turn: may go through one wall
effect-cancel = { $number ->
        [one] may treat one square as blank
       *[other] may treat { $number } squares as blank
    }
effect-touch = the next player touched goes home
effect-item = must pick up an item before a GOOTMU piece
effect-lost = { $number ->
        [one] loses the next turn
       *[other] loses the next { $number } turns
    }
effect-extra = { $number ->
        [one] one extra turn
       *[other] { $number } extra turns
    }
effect-door = must leave through the trap door
effect-panel = { $number ->
        [x] at a secret panel, not come on foot
        [open] at a secret panel, either side is open
       *[other] at a secret panel, came from: { $number }
    }
effect-waited = { $number ->
        [one] has waited one turn
       *[other] has waited { $number } turns
    }
