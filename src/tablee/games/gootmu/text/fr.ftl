# G.O.O.T.M.U. en français.

tagline = Trois morceaux de ta machine, perdus dans un labyrinthe qui tourne, se referme et répond.

option-tiles = Tuiles
option-exact_gootmu = Un morceau de GOOTMU ne se prend qu’en s’arrêtant exactement dessus
option-turn_limit = Tours avant la fin de la partie (0 : sans limite)

the-monster = le monstre
second-pawn = le second pion de { $who }
piece-of = le morceau { $number } de { $who }
face-down = un jeton face cachée
rolls = { $who } { $face }
way-right = vers la droite
way-left = vers la gauche
direction-n = nord
direction-e = est
direction-s = sud
direction-w = ouest

ask-pawn = Choisis ta case de départ.
ask-piece = Place un morceau de GOOTMU là où il sera difficile à atteindre.
ask-offer = Annules-tu le tour qui va commencer ?
ask-turn = Que fais-tu de ton tour ?
ask-walk = Pas suivant (encore { $steps }).
ask-six = Un 6 naturel qui ne te déplace pas : tourne une tuile, ou passe.
ask-slide = L’aimant attire : par quel plus court chemin ?
ask-end = Avant la fin du tour : pose quelque chose, ou termine.
ask-take = Il n’y a pas de place pour tout. Que prends-tu ?
ask-claim = Ton morceau est ici, mais tes mains sont pleines. Que donnes-tu en échange ?
ask-hand = Tes deux pions se rencontrent. Que change-t-on de mains ?
ask-push = Pousses-tu quelqu’un ?
ask-instruct = Appliquer cette case, ou l’annuler ?
ask-putdown = C’est trop à porter : que poses-tu ?
ask-direction = Dans quelle direction ?
ask-anywhere = Où vas-tu ?
ask-label = Plusieurs cases marquées sont aussi proches : laquelle ?
ask-intile = Quelle case de cette tuile ?
ask-join = Qui rejoins-tu ?
ask-swap = Avec qui changes-tu de place ?
ask-enemypiece = Plusieurs morceaux sont aussi proches : lequel ?
ask-anypiece = Vers quel morceau de GOOTMU ?
ask-item = Plusieurs objets sont aussi proches : lequel ?
ask-atitem = À côté : sur quelle case ?
ask-other = Qui déplaces-tu ?
ask-over = Où va le monstre ?
ask-get = Plusieurs objets sont aussi proches : lequel ?
ask-takefrom = Que prends-tu ?
ask-givewhat = Que donnes-tu ?
ask-givewhom = À qui ?
ask-discard = Qu’est-ce qui quitte le jeu ?
ask-dropwhat = Que lâches-tu à quatre cases d’ici ?
ask-dropwhere = Dans quelle direction ?
ask-droppiece = Quel morceau reste ici ?
ask-turnover = Quel jeton retournes-tu ?
ask-bring = Quel morceau vient ici ?
ask-movewhich = Quel morceau avance d’une case ?
ask-movewhere = Vers où va-t-il ?
ask-swapfirst = Quels deux morceaux échangent leur place ? Le premier.
ask-swapsecond = Et le second ?
ask-givepiece = Quel morceau est replacé ?
ask-placer = Qui le place ?
ask-rotate = Quelle tuile tourne, et dans quel sens ?
ask-remove = Quelle tuile est retirée ?
ask-second = Où commence ton second pion ?
ask-nothing = La partie est finie.

choice-no = non
choice-done = terminé
choice-pass = rester sur place
choice-roll = lancer le dé
choice-three = avancer de trois cases
choice-monster = déplacer plutôt le monstre
choice-wait = attendre près de la case fermée
choice-cancel = annuler ce tour
choice-blank = annuler cette case
choice-apply = appliquer la case
choice-step = { $direction }
choice-cross = traverser le mur, { $direction }
choice-token-cross = POWER TOKEN : traverser le mur, { $direction }
choice-call = choisir { $number }
choice-token = POWER TOKEN : avancer de { $number }
choice-turn = tourner la tuile { $tile } { $way }
choice-spin = POWER TOKEN : tourner la tuile { $tile } { $way }
choice-tile = tuile { $tile }
choice-push = pousser { $who }, { $direction }
choice-drop = poser : { $thing }
choice-labelled = { $square } ({ $label })

event-laid = { $number } tuiles forment le labyrinthe.
event-order = On lance le dé pour commencer : { $rolls }.
event-put-pawn = { $who } part de { $square }.
event-put-piece = { $by } place { $thing } en { $square }.
event-turn = Tour { $number } : { $who }.
event-lost = { $who } perd ce tour.
event-cancelled = { $by } annule le tour de { $who }.
event-waited = { $who } attend ({ $number }).
event-monster-turn = { $who } déplace le monstre.
event-rolled = { $who } fait { $face } et peut avancer de { $total }.
event-tested-passed = { $who } tente sa chance avec un { $face } : réussi.
event-tested-failed = { $who } tente sa chance avec un { $face } : manqué.
event-named = { $who } avance de { $number } sans lancer le dé.
event-stepped = { $who } passe en { $square }.
event-moved = { $steps ->
    [one] { $who } va de { $start } à { $end }.
   *[other] { $who } avance de { $steps } cases, de { $start } à { $end }.
}
event-stuck = { $who } reste sur place.
event-turned-up = En { $square } un jeton est retourné : { $kind }.
event-took = { $who } prend { $thing }.
event-put-down = { $who } pose { $thing } en { $square }.
event-got = { $who } reçoit { $thing } de { $giver }.
event-spent = { $who } utilise { $kind }.
event-pushed = { $who } pousse { $other } en { $square }.
event-sent-home = { $who } revient à son départ en { $square }.
event-applied = { $who } : { $label }. { $help }
event-blanked = { $who } annule { $label }.
event-ignored = { $who } ne peut pas suivre cette case et l’ignore : { $label }.
event-rotated = La tuile { $tile } tourne { $way }.
event-removed = La tuile { $tile } est retirée.
event-placed = { $who } est placé en { $square }.
event-shifted = { $thing } se retrouve en { $square }.
event-gone = { $kind } quitte le jeu.
event-second = { $who } part de { $square }.
event-thrown = Le dé donne { $face }.
event-finished-all-three-pieces = { $who } tient ses trois morceaux et sort du labyrinthe.
event-finished-turn-limit = C’était le dernier tour. Le plus de morceaux en main : { $who }.

all-three-pieces = les trois morceaux dans une main
turn-limit = le dernier tour est joué

no-exact-move = Aucun déplacement exact ne commence par là.
wall-there = Il y a un mur.
door-one-way = Cette porte ne s’ouvre que dans l’autre sens.
been-there = Tu es déjà passé par cette case ce tour-ci.
monster-there = Le monstre est là.
obstacle-there = Tu ne portes pas ce qu’il faut pour passer.
not-offered = Ce n’est pas possible maintenant.

table-turn = Tour { $turn } sur { $limit }
table-turn-no-limit = Tour { $turn }
table-die = le dé donne { $die }
table-steps = { $steps ->
    [one] encore un pas
   *[other] encore { $steps } pas
}
table-no-tiles = Les tuiles ne sont pas encore posées.
table-monster = le monstre
table-second = { $who }, second pion
table-carries = porte { $things }
table-face-down = jeton face cachée
table-piece = pièce GOOTMU 1 de A
table-start = départ de A
table-circle = rond où se pose un jeton
table-hole = une tuile a été retirée ici
table-printed = Ce qui est imprimé sur les cases
table-printed-near = Ce qui est imprimé sur les cases près de { $pawn }

bot-walker = Marcheur
