# Grüll en français.

tagline = Lutin, ogre ou Sorcier : choisis ta carte en secret.

option-variant = Règles
option-variant-base = Grüll, règle de base
option-variant-1 = Variante 1 : le bonus des ogres passe à 10 ou 17
option-variant-2 = Variante 2 : un Sorcier vaut 5, les cartes annulées sont perdues
option-variant-3 = Variante 3 : le Sorcier prend tous les ogres ou tous les bons lutins
option-variant-1-3 = Variantes 1 et 3
option-variant-2-3 = Variantes 2 et 3
option-variant-kid = Grüll Kid, dès 5 ans

card-plus2 = +2
card-plus3 = +3
card-plus4 = +4
card-plus6 = +6
card-minus2 = −2
card-minus4 = −4
card-good = Bon lutin
card-bad = Mauvais lutin
card-po = Petit Ogre
card-go = Grand Ogre
card-s = Sorcier

the-card-po = le Petit Ogre
the-card-go = le Grand Ogre

ask-choose = Quelle carte joues-tu ?
ask-sorcerer = Ton Sorcier entre en scène. Que capture-t-il ?
ask-share = Les ogres se servent. Quel lutin prends-tu ?
ask-nothing = La partie est finie.

choice-goblins = capturer les bons lutins
choice-ogres = capturer tous les ogres
choice-ogre = capturer { $card } joué par { $who }

played = { $card } ({ $who })
event-chose = { $who } a choisi.
event-revealed = Pli { $trick } : { $cards }.
event-decided-goblins = { $who } envoie son Sorcier chasser les bons lutins.
event-decided-ogre = { $who } envoie son Sorcier à la chasse à l’ogre.
event-captured = { $who } capture { $cards }.
event-shared = { $who } prend { $cards }.
event-saved = On sauve : { $cards }.
event-cancelled = S’annulent : { $cards }.
event-lost = S’annulent et sont perdus : { $cards }.
event-finished = C’était le dernier pli.
most-points = le plus haut score

table-trick = Pli { $trick } sur { $tricks }
table-player = Joueur
table-holds = Encore en main
table-pile = Pile
table-score = Score
table-played = Carte jouée
table-ready = a choisi
table-lost = Cartes perdues : { $cards }
table-sealed = face cachée : { $card }

choose-a-card = D’abord, chacun choisit une carte.
not-in-hand = Tu n’as pas cette carte en main.
no-such-goblin = Ce lutin n’est pas à prendre dans ce pli.
not-a-sorcery = Pour ton Sorcier, c’est les bons lutins ou un ogre.
no-ogre-there = Ce joueur n’a pas joué d’ogre dans ce pli.
all-ogres-or-none = Dans cette variante, le Sorcier prend tous les ogres ou tous les bons lutins.
one-ogre-only = Le Sorcier ne capture qu’un seul ogre.

bot-greedy = Glouton

# Ce qui ne peut pas être lu
not-an-action = il faut une carte ({ $cards }), goblins, ogres ou ogre-A, pas « { $text } »
not-a-card = il faut une carte ({ $cards }), pas « { $text } »
part-twice = « lost » et « table » ne s’écrivent qu’une fois
variant-first = il faut d’abord « gruell » et une variante ({ $variants })
seats-of-variant = il faut 2 à { $most } places, pas { $found }
seat-here = il faut ici la place { $seat }
one-slash = il faut un seul « / » entre la main et la pile
sealed-behind-pile = « ! » s’écrit après la pile
too-many-in-hand = une main contient au plus { $most } « { $card } »
not-in-variant = il n’y a pas de « { $text } » dans cette variante
too-many-cards = il n’y a que { $number } « { $card } » en tout
cards-missing = il faut { $wanted } « { $card } » en tout, pas { $found }
one-sealed-card = il faut une seule carte après « ! »
none-sealed-in-trick = aucune carte n’est face cachée pendant qu’un pli se résout
sealed-not-held = { $seat } n’a pas « { $text } » en main
lost-in-variant-2 = des cartes ne se perdent que dans la variante 2
lost-by-kind = seuls des ogres et des Sorciers se perdent, à partir de deux d’une sorte (GR-20)
already-on-table = { $seat } a déjà une carte sur la table
still-in-hand = { $seat } a encore « { $card } » en main : cette carte n’est donc pas sur la table
sorcerer-alone = on n’interroge un Sorcier que s’il est seul et qu’il y a un ogre
whole-trick = toutes les cartes sont sur la table quand on interroge un Sorcier
turn-while-sharing = « turn » ne s’écrit que si deux ogres partagent
who-is-asked = il faut un Sorcier et un ogre, ou bien un Grand Ogre et un Petit Ogre
turn-of-an-ogre = il faut « turn » et la place de l’un des deux ogres
goblins-differ = on n’interroge les ogres que s’il reste des lutins différents
great-ogre-first = le Grand Ogre prend d’abord, puis chacun son tour (GR-09, GR-12)
hands-alike = il faut { $size } cartes en main comme les autres, pas { $found }
last-card-stays = la dernière carte en main ne se joue pas (GR-02)
somebody-chooses = il faut que quelqu’un ait encore à choisir
only-card-is-chosen = la seule carte qui reste est choisie : il faut écrire « ! { $card } »
none-sealed-at-end = aucune carte n’est face cachée après le dernier pli
