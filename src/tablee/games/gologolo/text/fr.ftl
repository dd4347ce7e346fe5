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

event-starts = Le sort désigne { $who } pour commencer.
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
not-a-meld = Ces trois cartes ne forment pas une série.
not-in-hand = Tu n’as pas ce qu’il faut en main.
no-meld-now = Ce n’est pas le moment de poser une série.
claim-or-pass = Annonce Gologolo, ou laisse passer la carte.
no-gologolo = Ce n’est pas un Gologolo.
call-it = Toutes tes cartes se posent d’un coup : annonce Gologolo.
own-discard = C’est toi qui as défaussé cette carte : tu ne peux pas la reprendre.
too-late = Trop tard pour annoncer Gologolo avec cette carte.
cards-left-over = Tu ne peux pas tout poser : il te resterait des cartes.
discard-now = Maintenant, défausse une carte.

bot-greedy = Glouton

# Ce qui ne peut pas être lu
expected-over = il faut over, pas « { $text } »
not-an-action = il faut draw, drop-Cb0, lay-Cb0Cb1Cb2, take-Cb0Cb1Cb2, gologolo, out ou pass, pas « { $text } »
no-such-meld = « { $text } » n’est pas une série (GL-02)
not-a-card = il faut une carte : forme { $shapes }, couleur { $colours }, remplissage { $fills }, pas « { $text } »
position-parts = il faut « gologolo », la manche, le tour et au moins deux places
mode-first = il faut d’abord « gologolo closed » ou « gologolo open »
seats-2-to-5 = il faut 2 à 5 places, pas { $found }
round-part = il faut « round 1 first A »
turn-part = il faut « turn A laying 0 » : la place, la phase, les séries déjà posées
not-a-phase = il faut une phase ({ $phases }), pas « { $text } »
seat-part = il faut « { $seat } main / séries / points »
points-part = il faut les points des manches après le deuxième « / »
not-an-answer = il faut « ! pass » ou « ! gologolo »
no-answer-now = il ne faut pas de réponse ici : on ne répond que dans la phase « claim »
too-many-cards = il n’y a que { $copies } { $card }, et en voici une de plus
stock-is-empty = la pioche est vide : il ne reste que « laying » ou « claim » (GL-15)
round-1-at-start = il faut la manche 1 : personne n’a encore commencé
last-round-at-end = il faut la manche { $round }, après laquelle la partie est finie
first-of-round = il faut dire qui a commencé cette manche (« - » seulement dans la phase « start »)
turn-in-a-round = pendant une manche, c’est le tour d’une place ; entre les manches, de personne
first-has-the-turn = il faut { $seat }, qui commence la manche
no-melds-yet = il faut « - » : aucune série n’est posée dans la phase « { $phase } »
too-many-melds = il faut au plus { $most } séries, pas { $found }
cards-in-hand = il faut { $wanted } cartes dans cette main, pas { $found }
points-of-rounds = il faut les points de chaque manche finie : { $rounds }
no-discards-yet = rien n’est défaussé dans la phase « { $phase } »
drops-missing = il faut « drops » : dans la phase « { $phase } », une carte visible est là
taken-is-laid = dans la phase « taken », la série avec la carte visible est posée
laid-before = il faut { $wanted } comme nombre de séries d’avant ce tour
cannot-answer = cette place ne peut rien annoncer : elle n’a donc pas répondu
not-that-number = il faut { $wanted }, pas « { $text } »
a-round = une manche de 1 à { $most }
melds-before = le nombre de séries posées avant le tour, de 0 à { $most }
points-of-a-round = les points d’une manche, de 0 à { $most }
