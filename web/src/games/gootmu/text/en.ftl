# The maze’s board in English.

gootmu-monster = the monster
gootmu-second = { $who }’s second pawn
gootmu-second-short = second pawn:
gootmu-piece = piece { $number } of { $who }’s machine
gootmu-own-piece = piece { $number } of your machine
gootmu-start-of = start of { $who }
gootmu-with-arrow = { $label }, arrow pointing { $direction }
gootmu-direction-n = north
gootmu-direction-e = east
gootmu-direction-s = south
gootmu-direction-w = west
gootmu-no-walls = no walls
gootmu-walls = walls { $sides }
gootmu-closed = walled in on all sides
gootmu-turn = Turn { $turn }
gootmu-turn-of = Turn { $turn } of { $limit }

# What is asked
gootmu-about = “{ $label }”. { $question }
gootmu-ask-pawn = Where do you start? { $neighbour } then hides your three pieces.
gootmu-ask-piece =
    { $whose ->
        [own] Hide a piece of your own machine on a lit square.
       *[other] Hide a piece of { $who }’s machine on a lit square.
    }
gootmu-ask-offer = { $who } is about to play. Cancel that turn? If not, you keep your marker.
gootmu-ask-turn =
    { $whose ->
        [second] Your second pawn plays.
       *[own] { "" }
    } { $three ->
        [yes] Go three squares without rolling{ $more ->
            [yes] , or use your turn another way.
           *[no] .
        }
       *[no] { $more ->
            [yes] Roll the die, or use your turn another way.
           *[no] Roll the die.
        }
    }
gootmu-ask-number =
    { $whose ->
        [monster] How far does the monster go? Roll, or name a number.
       *[other] { $three ->
            [yes] Go three squares without rolling, or name a number.
           *[no] Roll, or name a number.
        }
    }
gootmu-ask-walk =
    { $whose ->
        [own] { $steps ->
            [one] One more step: where to?
           *[other] Where to, in exactly { $steps } steps?
        }
        [second] { $steps ->
            [one] One more step for your second pawn: where to?
           *[other] Where does your second pawn go, in exactly { $steps } steps?
        }
        [monster] { $steps ->
            [one] One more step for the monster: where to?
           *[other] Where does the monster go, in exactly { $steps } steps?
        }
       *[other] { $steps ->
            [one] You move { $who }. One more step: where to?
           *[other] You move { $who }: where to, in exactly { $steps } steps?
        }
    }{ $stay ->
        [yes] {" "}You may also stay.
       *[no] { "" }
    }{ $costly ->
        [must] {" "}Nothing else finishes the move: you have to spend something now or on the way.
        [yes] {" "}A step with a warning sign costs you something later.
       *[no] { "" }
    }
gootmu-ask-stuck = No way is exactly { $steps ->
        [one] one step
       *[other] { $steps } steps
    } long as things are. Stay, or try something else first.
gootmu-ask-six =
    { $whose ->
        [own] A natural 6 that does not move you: turn a lit tile, or stay.
        [second] A natural 6 that does not move your second pawn: turn a lit tile, or stay.
        [monster] A natural 6 that does not move the monster: turn a lit tile, or stay.
       *[other] A natural 6 that does not move { $who }: you may turn a lit tile.
    }
gootmu-ask-slide =
    { $whose ->
        [own] The magnet pulls you: by which of the shortest ways?
        [second] The magnet pulls your second pawn: by which of the shortest ways?
       *[other] The magnet pulls { $who }: by which of the shortest ways?
    }
gootmu-ask-end =
    { $down ->
        [yes] End your turn, or first put something down here.
       *[no] End your turn, or first use your power token.
    }
gootmu-ask-take = You cannot carry everything. What do you take? The rest stays here.
gootmu-ask-claim =
    { $things ->
        [yes] Your piece is here, but your hands are full. What do you give for it? Otherwise it stays where it is.
       *[no] Your piece is here: take it.
    }
gootmu-last-piece = Careful: with their third piece { $who } wins.
gootmu-ask-hand = Your two pawns meet. Hand things over one by one, or leave it at that.
gootmu-ask-push =
    { $whose ->
        [own] Push somebody away?
        [second] Does your second pawn push somebody away?
       *[other] Does { $who } push somebody away?
    } { $home ->
        [yes] { $whose ->
            [own] Otherwise you go back to your start.
            [second] Otherwise it goes back to its start.
           *[other] Otherwise { $who } goes back to the start.
        }
       *[no] Otherwise nobody moves.
    }
gootmu-ask-instruct =
    { $blank ->
        [yes] Follow it, or cancel it out?
       *[no] Follow it, or first turn a tile with your power token.
    }
gootmu-ask-cancelwalk = An obstacle is in the way. Cancel it out, or take what comes?
gootmu-ask-escape = This leads into an obstacle. Cancel it out, or take what comes?
gootmu-ask-wallwalk = A wall is in the way. Pass through it, or stay?
gootmu-ask-between = The next die decides where. Roll, or do something first.
gootmu-ask-cancelstep = The first step leads into an obstacle. Cancel it out, or fall in?
gootmu-ask-cancelrandom = The die leads into an obstacle. Cancel it out, or lose this step?
gootmu-ask-cancelslide = The magnet pulls into an obstacle. Cancel it out, or stay?
gootmu-ask-putdown = Too much to carry. What do you put down here?
gootmu-ask-direction =
    { $whose ->
        [own] Which way do you go, straight through every wall?
        [second] Which way does your second pawn go, straight through every wall?
        [monster] Which way does the monster go, straight through every wall?
       *[other] Which way does { $who } go, straight through every wall?
    }
gootmu-ask-anywhere =
    { $whose ->
        [own] Where do you go? Any lit square.
        [second] Where does your second pawn go? Any lit square.
        [monster] Where does the monster go? Any lit square.
       *[other] Where does { $who } go? Any lit square.
    }
gootmu-ask-label =
    { $whose ->
        [own] Several are equally near. Where do you go?
        [second] Several are equally near. Where does your second pawn go?
        [monster] Several are equally near. Where does the monster go?
       *[other] Several are equally near. Where does { $who } go?
    }
gootmu-ask-intile =
    { $whose ->
        [own] To which square of the lit tile do you go?
        [second] To which square of the lit tile does your second pawn go?
        [monster] To which square of the lit tile does the monster go?
       *[other] To which square of the lit tile does { $who } go?
    }
gootmu-ask-join =
    { $whose ->
        [own] Whose square do you go to?
        [second] Whose square does your second pawn go to?
       *[other] Whose square does { $who } go to?
    }
gootmu-ask-swap =
    { $whose ->
        [own] With whom do you swap squares?
        [second] With whom does your second pawn swap squares?
       *[other] With whom does { $who } swap squares?
    }
gootmu-ask-enemypiece =
    { $whose ->
        [own] Several pieces are equally near. To which do you go?
        [second] Several pieces are equally near. To which does your second pawn go?
       *[other] Several pieces are equally near. To which does { $who } go?
    }
gootmu-ask-anypiece =
    { $whose ->
        [own] To which piece do you go?
        [second] To which piece does your second pawn go?
       *[other] To which piece does { $who } go?
    }
gootmu-ask-item =
    { $whose ->
        [own] Several items are equally near. To which do you go?
        [second] Several items are equally near. To which does your second pawn go?
       *[other] Several items are equally near. To which does { $who } go?
    }
gootmu-ask-atitem =
    { $whose ->
        [own] It cannot be entered. To which square beside it do you go?
        [second] It cannot be entered. To which square beside it does your second pawn go?
       *[other] It cannot be entered. To which square beside it does { $who } go?
    }
gootmu-ask-other = Whom do you move?
gootmu-ask-over = Where do you put the monster? Whoever stands there goes back to their start.
gootmu-ask-get = Several items are equally near. Which one do you get?
gootmu-ask-takefrom = What do you take, and from whom?
gootmu-ask-givewhat = What do you give away?
gootmu-ask-givewhom = Who gets it?
gootmu-ask-discard = What leaves the game?
gootmu-ask-dropwhat = What lands four squares from here?
gootmu-ask-dropwhere = In which direction, four squares away?
gootmu-ask-droppiece = Which piece stays here?
gootmu-ask-turnover = Which marker is turned up?
gootmu-ask-bring = Which piece comes to you?
gootmu-ask-movewhich =
    { $whose ->
        [own] Which piece moves one square?
        [second] Which piece moves one square?
       *[other] Which piece of { $who }’s machine moves one square?
    }
gootmu-ask-movewhere = To which square beside it?
gootmu-ask-swapfirst = Two pieces swap squares. Which is the first?
gootmu-ask-swapsecond = And which is the second?
gootmu-ask-givepiece = Which piece do you hand over to be hidden again?
gootmu-ask-placer = Who hides it?
gootmu-ask-rotate =
    { $may ->
        [yes] Turn this tile? Tap it, or leave it as it lies.
       *[no] Which tile turns, and which way? Tap it.
    }
gootmu-ask-remove = Which tile leaves the board? Tap it.
gootmu-ask-second = Where does your second pawn start?

# What can be done
gootmu-walk = Walk here: { $steps ->
        [one] one square
       *[other] { $steps } squares
    }
gootmu-walk-pausing = Walk here, but do not end the turn yet
gootmu-step = One step, then look again
gootmu-step-costly = One step: only by spending something can the move then be finished
gootmu-do-pawn = Start here
gootmu-do-piece = Hide it here
gootmu-do-second = Start here
gootmu-do-anywhere = Go here
gootmu-do-label = Go here
gootmu-do-intile = Go here
gootmu-do-enemypiece = Go here
gootmu-do-anypiece = Go here
gootmu-do-item = Go here
gootmu-do-atitem = Go here
gootmu-do-over = Put the monster here
gootmu-do-slide = This way
gootmu-do-direction = This way
gootmu-do-dropwhere = This way
gootmu-do-movewhere = Move it here
gootmu-do-join = Join { $what }
gootmu-do-swap = Swap with { $what }
gootmu-do-other = Move { $what }
gootmu-do-givewhom = Give it to { $what }
gootmu-do-placer = { $what } hides it
gootmu-do-take = Take { $what }
gootmu-do-claim = Give { $what }
gootmu-do-discard = Remove { $what } from the game
gootmu-do-droppiece = Leave { $what } here
gootmu-do-dropwhat = Drop { $what }
gootmu-do-givepiece = Hand over { $what }
gootmu-do-givewhat = Give away { $what }
gootmu-do-hand = Hand over { $what }
gootmu-do-putdown = Put down { $what }
gootmu-do-get = Get { $what }
gootmu-do-takefrom = Take { $what }
gootmu-do-turnover = Turn it up
gootmu-do-bring = Bring { $what }
gootmu-do-movewhich = Move { $what }
gootmu-do-swapfirst = Swap { $what }
gootmu-do-swapsecond = With { $what }
gootmu-say-roll = Roll
gootmu-say-monster = Move the monster instead
gootmu-say-wait = Wait by the wall
gootmu-say-pass = Stay
gootmu-say-done = End my turn
gootmu-no-offer = Let it be played
gootmu-no-push = No push
gootmu-no-rotate = Leave it
gootmu-no-hand = That is all
gootmu-no-wallwalk = Stay
gootmu-no-claim = Give nothing
gootmu-apply-instruct = Follow it
gootmu-apply-cancelwalk = Take what comes
gootmu-apply-escape = Take what comes
gootmu-apply-cancelstep = Fall in
gootmu-apply-cancelrandom = Lose the step
gootmu-apply-cancelslide = Stay
gootmu-apply-wallwalk = Pass through
gootmu-apply-claim = Take it
gootmu-blank-instruct = Cancel it out
gootmu-blank-cancelwalk = Cancel it out
gootmu-blank-escape = Cancel it out
gootmu-blank-cancelstep = Cancel it out
gootmu-blank-cancelrandom = Cancel it out
gootmu-blank-cancelslide = Cancel it out
gootmu-cancel-offer = Cancel that turn
gootmu-put-down = Put down { $what }
gootmu-power-token = Power token:
gootmu-tool-turn = Turn a tile instead
gootmu-tool-spin = Turn a tile
gootmu-tool-token = Name a number
gootmu-tool-cross = Cross a wall
gootmu-tool-token-cross = Cross a wall
gootmu-tool-drop = Put something down
gootmu-back = Back
gootmu-guide-turn = Tap a lit tile.
gootmu-guide-spin = Tap a lit tile: your token is spent when you turn it.
gootmu-guide-token = How far? Your token is spent, and nothing changes the number.
gootmu-guide-cross = Tap the square across the wall.
gootmu-guide-token-cross = Tap the square across the wall: your token is spent, and that is your move.
gootmu-guide-drop = What do you put down here?
gootmu-guide-walk = Tap a lit square to see the way, and again to walk it.
gootmu-guide-arrows = Arrow keys go step by step.
gootmu-guide-long = On so long a move more squares may be possible than are lit: go step by step to reach them.
gootmu-guide-tap = Tap a lit square, and again to choose it.
gootmu-guide-number = { $three ->
        [yes] Or tap another number of squares.
       *[no] Roll, or tap how far you go without rolling.
    }
gootmu-steps = { $steps ->
        [one] 1 step to go
       *[other] { $steps } steps to go
    }
gootmu-tile = Tile { $tile }
gootmu-which-way = Which way?
gootmu-way-left = To the left
gootmu-way-right = To the right
gootmu-turn-it = Turn it
gootmu-remove = Take it off the board
gootmu-all-choices = All choices in words

# A square
gootmu-slip = Square { $square }
gootmu-plain-square = An empty square
gootmu-square = A plain square

# People
gootmu-people = Who has what
gootmu-parts = { $count } of 3 pieces found
gootmu-lies = lies on { $square }
gootmu-carried-by = carried by { $who }
gootmu-misses = { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
gootmu-again = { $count ->
        [one] plays again
       *[other] plays { $count } more times
    }

# Coming back, and afterwards
gootmu-away = { $count ->
        [one] While you were away: one turn
       *[other] While you were away: { $count } turns
    }
gootmu-away-go-on = Got it
gootmu-tours = Their ways through the maze
gootmu-tour-of = The way of { $who }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }

# The whole position in sentences
gootmu-tell-no-tiles = The tiles are not laid yet.
gootmu-tell-turn-of = The turn of { $who }.
gootmu-tell-size = The maze is { $columns } squares wide and { $rows } squares high, and wraps round at its edges.
gootmu-tell-pawn = { $who } stands on { $square }
gootmu-tell-home = start on { $square }
gootmu-tell-carries = carries { $things }
gootmu-tell-thing = { $thing } on { $square }
gootmu-tell-lying = On the board lie { $things }.
gootmu-tell-printed = Printed: { $labels }.

# Looking about (stage/Controls.svelte).
gootmu-maze = The maze. Arrow keys go from square to square, Enter opens or chooses, plus and minus change the size.
gootmu-look-about = View of the maze
gootmu-show-pawn = My pawn
gootmu-show-pieces = My pieces
gootmu-show-all = Whole maze
gootmu-larger = Larger
gootmu-smaller = Smaller
