# Grüll in English.

tagline = Secret choices among goblins, ogres and sorcerers.

option-variant = Rules
option-variant-base = Grüll by the book
option-variant-1 = Variant 1: ogres together are worth 10 or 17
option-variant-2 = Variant 2: a Sorcerer is worth 5, cancelled cards are lost
option-variant-3 = Variant 3: the Sorcerer takes all ogres or all good goblins
option-variant-1-3 = Variants 1 and 3
option-variant-2-3 = Variants 2 and 3
option-variant-kid = Grüll Kid, from the age of five

card-plus2 = +2
card-plus3 = +3
card-plus4 = +4
card-plus6 = +6
card-minus2 = −2
card-minus4 = −4
card-good = Good goblin
card-bad = Bad goblin
card-po = Little Ogre
card-go = Great Ogre
card-s = Sorcerer

the-card-po = the Little Ogre
the-card-go = the Great Ogre

ask-choose = Which card do you play?
ask-sorcerer = Your Sorcerer strikes. What does it capture?
ask-share = The ogres share out. Which goblin do you take?
ask-nothing = The game is over.

choice-goblins = capture the good goblins
choice-ogres = capture all the ogres
choice-ogre = capture { $card } played by { $who }

played = { $card } ({ $who })
event-chose = { $who } has chosen.
event-revealed = Trick { $trick }: { $cards }.
event-decided-goblins = { $who } sends the Sorcerer after the good goblins.
event-decided-ogre = { $who } sends the Sorcerer hunting ogres.
event-captured = { $who } captures { $cards }.
event-shared = { $who } takes { $cards }.
event-saved = Saved: { $cards }.
event-cancelled = They cancel each other: { $cards }.
event-lost = They cancel each other and are lost: { $cards }.
event-finished = The last trick is over.
most-points = most points

table-trick = Trick { $trick } of { $tricks }
table-player = Player
table-holds = Still holds
table-pile = Pile
table-score = Score
table-played = Played
table-ready = has chosen
table-lost = Cards lost: { $cards }
table-sealed = face down: { $card }

choose-a-card = First everybody chooses a card.
not-in-hand = You do not hold that card.
no-such-goblin = There is no such goblin left to take.
not-a-sorcery = The Sorcerer captures the good goblins, or an ogre.
no-ogre-there = That player has no ogre in this trick.
all-ogres-or-none = In this variant the Sorcerer takes all the ogres, or all the good goblins.
one-ogre-only = The Sorcerer captures just one ogre.

bot-greedy = Greedy

# What cannot be read
not-an-action = expected a card ({ $cards }), goblins, ogres or ogre-A, not '{ $text }'
not-a-card = expected a card ({ $cards }), not '{ $text }'
part-twice = 'lost' and 'table' may stand only once
variant-first = expected 'gruell' and a variant ({ $variants }) first
seats-of-variant = expected 2 to { $most } seats, found { $found }
seat-here = expected seat { $seat } here
one-slash = expected one '/' between hand and pile
sealed-behind-pile = '!' stands behind the pile
too-many-in-hand = a hand holds at most { $most } of '{ $card }'
not-in-variant = there is no '{ $text }' in this variant
too-many-cards = there are only { $number } of '{ $card }' in all
cards-missing = expected { $wanted } of '{ $card }' in all, found { $found }
one-sealed-card = expected one card behind '!'
none-sealed-in-trick = no card is sealed while a trick resolves
sealed-not-held = { $seat } does not hold '{ $text }'
lost-in-variant-2 = cards are lost only in variant 2
lost-by-kind = only ogres and sorcerers are lost, two or more of a kind (GR-20)
already-on-table = { $seat } has a card on the table already
still-in-hand = { $seat } still holds '{ $card }', so it is not on the table
sorcerer-alone = a sorcerer is asked only when alone and with an ogre
whole-trick = every card is on the table while a sorcerer is asked
turn-while-sharing = 'turn' stands only where two ogres share
who-is-asked = expected a sorcerer with an ogre, or one great and one little ogre
turn-of-an-ogre = expected 'turn' and the seat of one of the two ogres
goblins-differ = ogres are asked only while different goblins are left
great-ogre-first = the great ogre takes first, then they take turns (GR-09, GR-12)
hands-alike = expected { $size } cards in hand like the others, not { $found }
last-card-stays = the last card in hand is not played (GR-02)
somebody-chooses = somebody must still have to choose
only-card-is-chosen = the only card left is chosen: write '! { $card }'
none-sealed-at-end = no card is sealed after the last trick
