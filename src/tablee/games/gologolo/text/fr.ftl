# Gologolo en français.

tagline = Un mah-jong de formes, de couleurs, de pleins et de vides.

option-open_gologolo = Les séries déjà posées comptent dans un Gologolo

ask-turn = Carte visible ou pioche ?
ask-discard = Quelle carte défausses-tu ?
ask-lay = Des séries à poser ? Sinon, défausse une carte.
ask-claim = Cette carte te donne un Gologolo. Tu l’annonces ?
ask-nothing = La partie est finie.

choice-draw = piocher
choice-gologolo = Gologolo !
choice-out = tout poser
choice-pass = laisser passer
choice-drop = défausser { $cards }
choice-lay = poser { $cards }
choice-take = la prendre : { $cards }

event-began = Manche { $round } : on distribue les cartes. { $who } commence.
event-draws = { $who } pioche une carte.
event-drew = Tu pioches { $card }.
event-took = { $who } prend la carte visible et pose { $cards }.
event-laid = { $who } pose { $cards }.
event-dropped = { $who } défausse { $card }.
event-went-out-royal = { $who } annonce un Gologolo royal !
event-went-out-minor = { $who } annonce un Gologolo mineur !
event-went-out-out = { $who } pose ses dernières cartes.
event-went-out-with = Pour finir : { $cards }, et le doublon de { $pair }.
event-went-out-pair = Pour finir : le doublon de { $pair }.
event-round-over = Manche { $round } : { $points }.
event-finished = C’était la dernière manche.
points-of = { $who } { $points }
most-points = le plus haut total

table-round = Manche { $round } sur { $rounds }, { $stock ->
        [one] { $stock } carte
       *[other] { $stock } cartes
    } dans la pioche
table-player = Joueur
table-cards = Cartes
table-melds = Séries
table-score = Score
table-visible = Carte visible :
table-covered = recouvertes :
table-hand = Ta main :

draw-or-take = Pioche, ou prends la carte visible pour en faire une série.
not-with-visible = La carte visible n’entre pas dans cette série.
not-in-hand = Tu n’as pas ce qu’il faut en main.
no-meld-now = Ce n’est pas le moment de poser une série.
claim-or-pass = Annonce Gologolo, ou laisse passer la carte.
no-gologolo = Ce n’est pas un Gologolo.
cards-left-over = Tu ne peux pas tout poser : il te resterait des cartes.
discard-now = Maintenant, défausse une carte.

bot-greedy = Glouton
