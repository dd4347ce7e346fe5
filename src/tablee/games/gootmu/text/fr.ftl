# G.O.O.T.M.U. en français.

tagline = Trois pièces de ta machine, perdues dans un labyrinthe qui tourne, se referme et répond.

option-tiles = Tuiles
option-exact_gootmu = Une pièce de GOOTMU ne se prend qu’en s’arrêtant exactement dessus
option-turn_limit = Tours avant la fin de la partie (0 : sans limite)

the-monster = le monstre
second-pawn = { $who } (second pion)
piece-of = la pièce { $number } ({ $who })
face-down = un marqueur face cachée
rolls = { $who } { $face }
ask-about = { $label } : { $question }
way-right = vers la droite
way-left = vers la gauche
direction-n = nord
direction-e = est
direction-s = sud
direction-w = ouest
towards-n = vers le nord
towards-e = vers l’est
towards-s = vers le sud
towards-w = vers l’ouest

ask-pawn = Choisis ta case de départ.
ask-piece = Place une pièce de GOOTMU là où elle sera difficile à atteindre.
ask-offer = Annules-tu le tour qui va commencer ?
ask-turn = Que fais-tu de ton tour ?
ask-walk = Pas suivant (encore { $steps }).
ask-six = Un 6 naturel qui ne te déplace pas : tourne une tuile, ou passe.
ask-slide = L’aimant attire : lequel des plus courts chemins prends-tu ?
ask-end = Avant la fin du tour : pose quelque chose, ou termine.
ask-take = Il n’y a pas de place pour tout. Que prends-tu ?
ask-claim = Ta pièce est ici, mais tes mains sont pleines. Que donnes-tu en échange ?
ask-hand = Tes deux pions se rencontrent. Qu’est-ce qui change de mains ?
ask-push = Pousses-tu quelqu’un ?
ask-instruct = Appliquer cette case, ou l’annuler ?
ask-putdown = C’est trop à porter : que poses-tu ?
ask-direction = Dans quelle direction ?
ask-anywhere = Où vas-tu ?
ask-label = Plusieurs cases marquées sont aussi proches : laquelle ?
ask-intile = Quelle case de cette tuile ?
ask-join = Qui rejoins-tu ?
ask-swap = Avec qui changes-tu de place ?
ask-enemypiece = Plusieurs pièces sont aussi proches : laquelle ?
ask-anypiece = Vers quelle pièce de GOOTMU ?
ask-item = Plusieurs objets sont aussi proches : lequel ?
ask-atitem = À côté : sur quelle case ?
ask-other = Qui déplaces-tu ?
ask-over = Où va le monstre ?
ask-get = Plusieurs objets sont aussi proches : lequel ?
ask-takefrom = Que prends-tu ?
ask-givewhat = Que donnes-tu ?
ask-givewhom = À qui ?
ask-discard = Qu’est-ce qui quitte la partie ?
ask-dropwhat = Que lâches-tu à quatre cases d’ici ?
ask-dropwhere = Dans quelle direction ?
ask-droppiece = Quelle pièce reste ici ?
ask-turnover = Quel marqueur retournes-tu ?
ask-bring = Quelle pièce vient ici ?
ask-movewhich = Quelle pièce se déplace d’une case ?
ask-movewhere = De quel côté va-t-elle ?
ask-swapfirst = Deux pièces échangent leurs places. Quelle est la première ?
ask-swapsecond = Et la seconde ?
ask-givepiece = Quelle pièce est replacée ?
ask-placer = Qui la place ?
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
choice-wait = attendre, pour traverser un mur au bout de trois tours
choice-cancel = annuler ce tour
choice-blank = annuler cette case
choice-apply = appliquer la case
choice-step = { $direction }
choice-cross = traverser le mur { $towards }
choice-token-cross = jeton de pouvoir : traverser le mur { $towards }
choice-call = avancer { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }, sans dé
choice-token = jeton de pouvoir : avancer { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
choice-turn = tourner la tuile { $tile } { $way }
choice-spin = jeton de pouvoir : tourner la tuile { $tile } { $way }
choice-tile = tuile { $tile }
choice-push = pousser { $who } { $towards }
choice-drop = poser : { $thing }
choice-labelled = { $square } ({ $label })

event-laid = { $number } tuiles forment le labyrinthe.
event-order = On lance le dé pour commencer : { $rolls }.
event-put-pawn = { $who } part de { $square }.
event-put-piece = { $by } place { $thing } en { $square }.
event-turn = Tour { $number } : { $who }.
event-lost = { $who } perd ce tour.
event-cancelled = { $who } perd ce tour : { $by } l’annule.
event-waited = { $who } attend pour traverser un mur : { $number ->
        [one] un tour
       *[other] { $number } tours
    } jusqu’ici.
event-monster-turn = { $who } déplace le monstre.
event-rolled = { $who } fait { $face } et peut avancer { $total ->
        [one] d’une case
       *[other] de { $total } cases
    }.
event-rolled-nothing = { $who } fait { $face }, ce qui donne { $total } en tout.
event-tested-passed = { $who } fait { $face } au dé d’épreuve : réussi.
event-tested-failed = { $who } fait { $face } au dé d’épreuve : manqué.
event-named = { $who } avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } sans lancer le dé.
event-stepped = { $who } passe en { $square }.
event-moved = { $steps ->
    [one] { $who } va de { $start } à { $end }.
   *[other] { $who } avance de { $steps } cases, de { $start } à { $end }.
}
event-stuck = { $who } reste sur place.
event-turned-up = Un marqueur est retourné en { $square } : { $kind }.
event-took = { $who } prend { $thing }.
event-put-down = { $who } pose { $thing } en { $square }.
event-got = { $thing } change de mains : { $giver } → { $who }.
event-spent = { $who } utilise { $kind }.
event-pushed = { $who } pousse { $other } en { $square }.
event-sent-home = { $who } revient à son départ en { $square }.
event-applied = { $who } : { $label }. { $help }
event-blanked = { $who } annule { $label }.
event-ignored = { $who } ne peut pas suivre cette case et l’ignore : { $label }.
event-rotated = La tuile { $tile } tourne { $way }.
event-removed = La tuile { $tile } est retirée.
event-placed = { $who } se retrouve en { $square }.
event-shifted = { $thing } se retrouve en { $square }.
event-gone = { $kind } quitte la partie.
event-second = { $who } part de { $square }.
event-thrown = Le dé donne { $face }.
event-finished-all-three-pieces = { $who } tient ses trois pièces et sort du labyrinthe.
event-finished-turn-limit = C’était le dernier tour. Le plus de pièces en main : { $who }.

all-three-pieces = les trois pièces dans une main
turn-limit = le dernier tour est joué

no-exact-move = Aucun déplacement de cette longueur exacte ne commence par là.
wall-there = Il y a un mur.
door-one-way = Cette porte ne s’ouvre que dans l’autre sens.
been-there = Ce tour-ci, tu as déjà occupé cette case.
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
table-face-down = marqueur face cachée
table-piece = la pièce 1 de A
table-start = départ de A
table-circle = rond où se pose un marqueur
table-hole = une tuile a été retirée ici
table-printed = Ce qui est imprimé sur les cases
table-printed-near = Ce qui est imprimé sur les cases les plus proches (pion { $pawn })

bot-walker = Marcheur
