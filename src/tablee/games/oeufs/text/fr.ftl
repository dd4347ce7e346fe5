# Les œufs sont faits en français.

tagline = Traverse le plateau et rentre au camp, avec des œufs que plus rien ne distingue.

option-size = Plateau
option-size-6 = 6 × 6 cases
option-size-8 = 8 × 8 cases
option-size-10 = 10 × 10 cases
option-turn_limit = Tours avant la partie nulle (0 : sans limite)

ask-move = Quel œuf déplaces-tu ?
ask-act = Déplace un œuf, ou regarde un œuf retourné.
ask-declare = Tes œufs sont-ils tous retournés et rentrés ? Annonce-le, ou termine ton tour.
ask-nothing = La partie est finie.

arrow = { " → " }
choice-move = { $start } → { $end }
choice-turn = { $start } → { $end }, où l’œuf est retourné
choice-look = regarder { $square }
choice-declare = dire « les œufs sont faits »
choice-end = terminer le tour

event-first = { $who } commence.
event-moved = { $who } joue { $path }.
event-turned = L’œuf en { $square } est retourné.
event-looked = { $who } regarde l’œuf en { $square }.
event-saw = { $who } voit { $symbol } en { $square }.
event-passed = { $who } ne peut rien faire et passe.
event-declared-right = « Les œufs sont faits ! » { $who } a raison.
event-declared-wrong = « Les œufs sont faits ! » { $who } se trompe.
event-shown = { $who } montre ses œufs : tous portent { $symbol }.
event-removed = { $who } quitte la partie ; ces cases se vident : { $squares }.
event-finished-eggs-home = { $who } a ramené tous ses œufs.
event-finished-wrong-declaration = Annonce ratée : { $who } gagne.
event-finished-only-one-silent = Trois annonces ratées ; { $who }, sans avoir rien dit, gagne.
event-finished-turn-limit = C’était le dernier tour : partie nulle entre { $who }.

eggs-home = tous les œufs sont rentrés
wrong-declaration = l’adversaire a fait erreur
only-one-silent = la seule personne à n’avoir jamais parlé
turn-limit = le dernier tour est joué

table-turn = Tour { $turn } sur { $limit }
table-turn-no-limit = Tour { $turn }
table-out = hors jeu
table-turned = œuf retourné
table-looked = { $who } vient de regarder { $square }.
table-saw = Tu as vu { $symbol } en { $square }.

you-are-out = Ton annonce était fausse : tu es hors jeu.
no-such-action = Cette action n’existe pas.
off-the-board = Cette case n’est pas sur le plateau.
nothing-to-look-at = On ne peut regarder qu’un œuf retourné.
no-egg-there = Il n’y a pas d’œuf sur cette case.
not-your-egg = Cet œuf montre le symbole d’un adversaire : tu ne peux pas le jouer.
square-taken = Il y a déjà un œuf sur cette case.
no-jump-there = Aucune suite de sauts ne mène là.
lands-twice = Une suite de sauts ne touche jamais deux fois la même case, ni celle du départ.
not-a-jump = Chaque saut passe par-dessus un œuf vers la case vide juste derrière ; un pas simple se joue seul.
stops-in-a-camp = L’œuf est retourné dans le camp qu’il touche en chemin, et s’y arrête.
must-act = Il faut déplacer un œuf ou en regarder un.
camp-not-ready = Tu ne peux le dire que si chaque case de ton camp porte un œuf retourné.
one-action-a-turn = Tu as déjà joué : dis « les œufs sont faits », ou termine ton tour.

bot-racer = Coureur

# Ce qui ne peut pas être lu
not-a-memory = une mémoire est un nombre de 0.0 à 1.0, pas « { $text } »
not-a-square = il faut une case de a1 à { $last }, pas « { $text } »
not-an-action = il faut un déplacement (a1-b2), un regard (?a1), declare ou end, pas « { $text } »
not-any-square = il faut une case de a1 à j10, pas « { $text } »
position-parts = il faut « oeufs taille limite | rangées | turn place numéro »
not-an-extra = il faut l’un de ces mots : { $names }, pas « { $text } »
extra-twice = « { $name } » ne s’écrit qu’une fois
size-and-limit-first = il faut d’abord « oeufs », la taille et la limite de tours
not-a-size = il faut une taille de 6, 8 ou 10, pas « { $text } »
out-in-order = il faut les places hors jeu, dans l’ordre, après « out »
rows-part = il faut les rangées du plateau, séparées par « / »
rows-of-board = il faut { $size } rangées, pas { $found }
squares-of-row = il faut une rangée de { $size } cases, pas { $found }
not-an-egg = il faut la lettre d’une place ou un nombre de cases vides, pas « { $text } »
would-be-turned = un œuf de { $seat } en { $square } aurait été retourné
eggs-of-seat = il faut { $wanted } œufs de { $seat }, pas { $found }
turn-part = il faut « turn », une place et le numéro du tour
nothing-behind = rien ne s’écrit après « { $name } »
one-of-three = un seul de ces mots à la fois : after, start, over
camp-is-full = la question ne se pose qu’avec un camp plein d’œufs retournés
seat-passes = { $seat } ne peut rien faire, et passe
start-is-turn-1 = une partie qui n’a pas commencé en est à « turn A 1 »
eggs-at-home = avant le début, chaque œuf est dans son camp, symbole visible
seat-is-out = { $seat } est hors jeu
three-are-out = quand trois joueurs sont hors jeu, la partie est finie
over-part = il faut le gagnant ou « draw » après « over »
no-such-ending = cette partie n’a pas fini par « { $text } »
look-part = il faut une case après « look »
nothing-to-see = il n’y a pas d’œuf retourné en { $text }
no-look-here = un regard ne peut pas être ici la dernière action
last-to-act = c’est { $seat } qui a joué en dernier
not-that-number = il faut un nombre de { $low } à { $high }, pas « { $text } »
