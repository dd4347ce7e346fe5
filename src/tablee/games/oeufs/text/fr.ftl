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

no-such-action = Cette action n’existe pas.
off-the-board = Cette case n’est pas sur le plateau.
nothing-to-look-at = On ne peut regarder qu’un œuf retourné.
no-egg-there = Il n’y a pas d’œuf sur cette case.
not-your-egg = Cet œuf montre le symbole d’un adversaire : tu ne peux pas le jouer.
square-taken = Il y a déjà un œuf sur cette case.
no-jump-there = Aucune suite de sauts ne mène là.
stops-in-a-camp = L’œuf est retourné dans le camp qu’il touche en chemin, et s’y arrête.
must-act = Il faut déplacer un œuf ou en regarder un.
camp-not-ready = Tu ne peux le dire que si chaque case de ton camp porte un œuf retourné.
one-action-a-turn = Tu as déjà joué : dis « les œufs sont faits », ou termine ton tour.

bot-racer = Coureur
