# The board of Grüll in English.

gruell-board = Grüll, the board
gruell-card-p2 = goblin +2
gruell-card-p3 = goblin +3
gruell-card-p4 = goblin +4
gruell-card-p6 = goblin +6
gruell-card-m2 = goblin −2
gruell-card-m4 = goblin −4
gruell-card-good = good goblin
gruell-card-bad = bad goblin
gruell-card-po = Little Ogre
gruell-card-go = Great Ogre
gruell-card-s = Sorcerer
gruell-times =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } times)
    }
gruell-nothing = nothing
gruell-played-by = { $card } ({ $who })

gruell-trick = Trick { $trick } of { $tricks }
gruell-hand = Your hand
gruell-play = Play { $card }
gruell-chosen = { $card }, lying face down before you
gruell-face-down = { $who } has chosen
gruell-not-yet = { $who } has not chosen yet
gruell-take = Take { $card } ({ $who })
gruell-hint = Hint
gruell-spells = What the Sorcerer can capture
gruell-no-goblins = no good goblin
gruell-lost = Lost

gruell-camp =
    { $points ->
        [one] { $who }: { $points } point. Show the pile and what is left in hand
       *[other] { $who }: { $points } points. Show the pile and what is left in hand
    }
gruell-pile = Pile
gruell-pile-empty = Nothing yet.
gruell-holds = Still in hand
gruell-total = In all
gruell-heap-good = Good goblins
gruell-heap-bad = Bad goblins
gruell-heap-ogre = Ogres
gruell-heap-sorcerer = Sorcerers

gruell-score-none = No goblin
gruell-score-good = Good goblins ({ $cards })
gruell-score-bad = Bad goblins ({ $cards })
gruell-score-ogre-no-po =
    { $count ->
        [one] Great Ogre without a Little Ogre
       *[other] { $count } Great Ogres without a Little Ogre
    }
gruell-score-ogre-no-go =
    { $count ->
        [one] Little Ogre without a Great Ogre
       *[other] { $count } Little Ogres without a Great Ogre
    }
gruell-score-ogre-pair = Little Ogre and Great Ogre together
gruell-score-ogre-more = Both kinds of ogre, { $count } in all
gruell-score-sorcerer =
    { $cards ->
        [one] { $cards } Sorcerer, worth 5
       *[other] { $cards } Sorcerers, worth 5 each
    }

gruell-say-over = The game is over.
gruell-say-table = On the table: { $cards }.
gruell-say-choice = Face down before you: { $card }.
gruell-say-score =
    { $points ->
        [one] { $who } has { $points } point.
       *[other] { $who } has { $points } points.
    }
gruell-say-pile = { $who } has taken: { $cards }.
gruell-say-holds = { $who } still holds: { $cards }.
gruell-say-ready = { $who } has chosen.
gruell-say-lost = Lost: { $cards }.
