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

event-starts = { $who } is drawn to begin.
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
not-a-meld = Those three cards are not a meld.
not-in-hand = You do not hold what that needs.
no-meld-now = No meld can be laid now.
claim-or-pass = Call Gologolo, or let the card go.
no-gologolo = That is not a Gologolo.
call-it = All your cards go down at once: call Gologolo.
own-discard = You discarded that card yourself, so you cannot take it back.
too-late = The moment to call Gologolo with that card is over.
cards-left-over = Not every card would go down.
discard-now = Now you discard a card.

bot-greedy = Greedy

# What cannot be read
expected-over = expected over, not '{ $text }'
not-an-action = expected draw, drop-Cb0, lay-Cb0Cb1Cb2, take-Cb0Cb1Cb2, gologolo, out or pass, not '{ $text }'
no-such-meld = '{ $text }' is not a meld (GL-02)
not-a-card = expected a card: shape { $shapes }, colour { $colours }, fill { $fills }, not '{ $text }'
position-parts = expected 'gologolo', round, turn and at least two seats
mode-first = expected 'gologolo closed' or 'gologolo open' first
seats-2-to-5 = expected 2 to 5 seats, found { $found }
round-part = expected 'round 1 first A'
turn-part = expected 'turn A laying 0': seat, phase, melds laid before
not-a-phase = expected a phase ({ $phases }), not '{ $text }'
seat-part = expected '{ $seat } hand / melds / points'
points-part = expected the points of the rounds behind the second '/'
not-an-answer = expected '! pass' or '! gologolo'
no-answer-now = expected no answer: seats answer only in the phase 'claim'
too-many-cards = there are only { $copies } { $card }, and this is one more
stock-is-empty = the stock is empty: only 'laying' or 'claim' is left (GL-15)
round-1-at-start = expected round 1: nobody has begun yet
last-round-at-end = expected round { $round }, after which the game is over
first-of-round = expected who began this round ('-' only in the phase 'start')
turn-in-a-round = a seat has the turn during a round, and nobody between rounds
first-has-the-turn = expected { $seat }, who begins the round
no-melds-yet = expected '-': no meld is laid in the phase '{ $phase }'
too-many-melds = expected at most { $most } melds, found { $found }
cards-in-hand = expected { $wanted } cards in this hand, found { $found }
points-of-rounds = expected the points of every round that is over: { $rounds }
no-discards-yet = nothing is discarded in the phase '{ $phase }'
drops-missing = expected 'drops': in '{ $phase }' a visible card lies
taken-is-laid = in 'taken' the meld with the visible card lies there
laid-before = expected { $wanted } for the melds before this turn
cannot-answer = this seat cannot declare, so it has not answered
not-that-number = expected { $wanted }, not '{ $text }'
a-round = a round from 1 to { $most }
melds-before = how many melds lay there before the turn, 0 to { $most }
points-of-a-round = points of a round, 0 to { $most }
