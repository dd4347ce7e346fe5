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

not-in-hand = Tu n’as pas cette carte en main.
no-such-goblin = Ce lutin n’est pas à prendre dans ce pli.
not-a-sorcery = Pour ton Sorcier, c’est les bons lutins ou un ogre.
no-ogre-there = Ce joueur n’a pas joué d’ogre dans ce pli.
all-ogres-or-none = Dans cette variante, le Sorcier prend tous les ogres ou tous les bons lutins.
one-ogre-only = Le Sorcier ne capture qu’un seul ogre.

bot-greedy = Glouton
