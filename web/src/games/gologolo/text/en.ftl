# Gologolo's board in English.

gologolo-shout = Gologolo!
gologolo-letter-blue = B
gologolo-letter-yellow = Y
gologolo-letter-green = G
gologolo-letter-red = R
gologolo-card =
    { $fill ->
        [empty] empty
        [half] half-full
       *[full] full
    } { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
       *[red] red
    } { $shape ->
        [circle] circle
        [square] square
        [triangle] triangle
       *[hexagon] hexagon
    }
gologolo-the-card = the { gologolo-card }
# Behind "the pair": the server says it with this word before a card
gologolo-before-two = of
gologolo-of-two = of { gologolo-card }s
gologolo-card-held = { $card }
gologolo-card-new = { $card }, just drawn

# Players
gologolo-place = { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
gologolo-plays = is playing
gologolo-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gologolo-melds-of = Melds laid by { $who }
gologolo-yours = Your side of the table
gologolo-your-melds = The melds you have laid

# The middle
gologolo-stock = Stock, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gologolo-draw-from = Draw from the stock, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left
gologolo-stock-short = Stock
gologolo-draw = Draw
gologolo-visible = Visible card: { $card }
gologolo-visible-short = Visible
gologolo-no-visible = No visible card
gologolo-discards = Discards
gologolo-see-discards = { $count ->
        [one] Look at the discard
       *[other] Look through all { $count } discards
    }
gologolo-moment = Who calls it?
gologolo-moment-mine = The others may call it.
gologolo-pass = Let it go
gologolo-answered-pass = You let it go.
gologolo-answered-gologolo = You have called it.
gologolo-no-gologolo = With the visible card, your hand is not a Gologolo.
gologolo-hand-is-one = Your hand is a Gologolo: call it.
gologolo-visible-makes-one = With the visible card: a Gologolo.

# The hand
gologolo-hand = Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gologolo-hand-how = Arrow keys go from card to card, up from the first row to the stock, down from there back to the hand. Enter chooses a card, Delete discards it, Shift and arrow keys move it.
gologolo-lay = Lay
gologolo-take = Take
gologolo-lay-these = Lay { $cards }
gologolo-take-these = Take the visible card and lay { $cards }
gologolo-drop-chosen = Discard
gologolo-lay-chosen = Lay them
gologolo-take-chosen = Take and lay
gologolo-out = Lay everything
gologolo-go-on-choosing = Three make a meld.
gologolo-no-meld = Not a meld (GL-02): two of shape, colour and fill alike, the third all different.
gologolo-not-now = A meld, but not one to lay now.
gologolo-why = Why not?
gologolo-on-offer = { $count ->
        [one] { $count } meld on offer
       *[other] { $count } melds on offer
    }
gologolo-sort = Sort your hand
gologolo-sort-shape = Shape
gologolo-sort-colour = Colour
gologolo-sort-fill = Fill
gologolo-help = Learner’s help
gologolo-help-short = Help
gologolo-scores = Scores
gologolo-far-gologolo = { $count ->
        [0] This is a Gologolo.
        [one] One card from a Gologolo
       *[other] { $count } cards from a Gologolo
    }
gologolo-far-out = { $count ->
        [0] You can lay everything.
        [one] One card from laying everything
       *[other] { $count } cards from laying everything
    }

# Rounds and scores
gologolo-round-of = Round { $round } of { $rounds }
gologolo-round = Round { $round }
gologolo-total = Total
gologolo-sheet = Score sheet
gologolo-go-on = Go on
gologolo-values = A meld is worth 3 points. Royal Gologolo (card from the stock) 15 more, minor (visible card) 10, everything laid without Gologolo 5.
gologolo-out-royal = { $who }: royal Gologolo
gologolo-out-minor = { $who }: minor Gologolo
gologolo-out-out = { $who }
gologolo-all-laid = Everything is laid
gologolo-stock-empty = The stock is empty
gologolo-score-melds = Round { $round }: { $count ->
        [0] nothing laid
        [one] { $count } meld laid
       *[other] { $count } melds laid
    }
gologolo-score-royal = Round { $round }: royal Gologolo
gologolo-score-minor = Round { $round }: minor Gologolo
gologolo-score-out = Round { $round }: everything laid

# The position in words
gologolo-tell-round = Round { $round } of { $rounds }.
gologolo-tell-turn = { $who } takes the visible card or draws.
gologolo-tell-discard = { $who } lays melds or discards.
gologolo-tell-moment = { $who } has discarded; the others may call Gologolo.
gologolo-tell-stock = { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } left in the stock.
gologolo-tell-visible = The visible card is: { $card }.
gologolo-tell-no-visible = There is no visible card.
gologolo-tell-player = { $who } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and has { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
gologolo-tell-meld = { $who } has laid: { $cards }.
gologolo-tell-hand = Your hand: { $cards }.
gologolo-tell-covered = Covered discards, the oldest first: { $cards }.
gologolo-tell-total = { $who } has { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
