# Gologolo in English.

tagline = A mahjong of shapes, colours and fills.

option-open_gologolo = Laid melds count towards a Gologolo

ask-turn = Take the visible card, or draw?
ask-discard = Which card do you discard?
ask-lay = Lay melds, or discard?
ask-claim = That card makes your Gologolo. Do you call it?
ask-nothing = The game is over.

choice-draw = draw
choice-gologolo = Gologolo!
choice-out = lay everything
choice-pass = let it go
choice-drop = discard { $cards }
choice-lay = lay { $cards }
choice-take = take it: { $cards }

event-began = Round { $round } is dealt. { $who } begins.
event-draws = { $who } draws a card.
event-drew = You draw { $card }.
event-took = { $who } takes the visible card and lays { $cards }.
event-laid = { $who } lays { $cards }.
event-dropped = { $who } discards { $card }.
event-went-out-royal = { $who } calls a royal Gologolo!
event-went-out-minor = { $who } calls a minor Gologolo!
event-went-out-out = { $who } has laid every card.
event-went-out-with = To finish: { $cards }, and the pair of { $pair }.
event-went-out-pair = To finish: the pair of { $pair }.
event-round-over = Round { $round }: { $points }.
event-finished = The last round is over.
points-of = { $who } { $points }
most-points = most points

table-round = Round { $round } of { $rounds }, { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    } in the stock
table-player = Player
table-cards = Cards
table-melds = Melds
table-score = Score
table-visible = Visible card:
table-covered = covered:
table-hand = Your hand:

draw-or-take = Draw a card, or take the visible one for a meld.
not-with-visible = The visible card does not belong to that meld.
not-in-hand = You do not hold what that needs.
no-meld-now = No meld can be laid now.
claim-or-pass = Call Gologolo, or let the card go.
no-gologolo = That is not a Gologolo.
cards-left-over = Not every card would go down.
discard-now = Now you discard a card.

bot-greedy = Greedy
