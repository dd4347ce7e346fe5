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
ask-number = Lancer le dé, ou choisir le nombre ?
ask-walk = Pas suivant (encore { $steps }).
ask-walk-costly = Pas suivant (encore { $steps }). De ce côté, seulement si tu dépenses quelque chose (jeton de pouvoir, marqueur, case annulée) : { $costly }.
ask-walk-spend = Pas suivant (encore { $steps }). Il faut dépenser quelque chose, ici ou en chemin (jeton de pouvoir, marqueur, case annulée) : sinon, le mouvement ne peut pas finir.
ask-six = Un 6 naturel qui ne te déplace pas : tourne une tuile, ou passe.
ask-slide = L’aimant attire : lequel des plus courts chemins prends-tu ?
ask-end = Avant la fin du tour : pose quelque chose, ou termine.
ask-take = Il n’y a pas de place pour tout. Que prends-tu ?
ask-claim = Ta pièce est ici, mais tes mains sont pleines. Que donnes-tu en échange ?
ask-hand = Tes deux pions se rencontrent. Qu’est-ce qui change de mains ?
ask-push = Pousses-tu quelqu’un ?
ask-instruct = Ta case s’applique. Tu fais quelque chose avant ?
ask-cancelwalk = Un obstacle barre le chemin. L’annuler ?
ask-wallwalk = Un mur barre le chemin. Le traverser, ou rester ?
ask-between = Le prochain dé décide du chemin. Tu fais quelque chose avant ?
ask-cancelstep = Ton premier pas mène sur un obstacle. L’annuler ?
ask-cancelrandom = Le dé te mène sur un obstacle. L’annuler, ou perdre ce pas ?
ask-cancelslide = L’aimant te tire sur un obstacle. L’annuler, ou rester ?
ask-escape = Tu vas tomber sur un obstacle. L’annuler ?
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
choice-cancelling = { $choice }, en annulant l’obstacle
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
event-passed-locked-door = { $who } ouvre la porte fermée en { $square }.
event-passed-pool = { $who } traverse le bassin en { $square } avec la barque.
event-passed-snake-pit = { $who } traverse la fosse aux serpents en { $square } sur la planche.
event-passed-narrow-passage = { $who } se faufile par le passage étroit en { $square } grâce à l’huile.
event-passed-cancelled-out = { $who } annule l’obstacle en { $square }.
event-passed-wall = { $who } traverse le mur vers { $square }.
event-stuck = { $who } reste sur place.
event-turned-up = Un marqueur est retourné en { $square } : { $kind }.
event-took = { $who } prend { $thing }.
event-put-down = { $who } pose { $thing } en { $square }.
event-got = { $thing } change de mains : { $giver } → { $who }.
event-spent = { $who } utilise { $kind }.
event-pushed = { $who } pousse { $other } en { $square }.
event-sent-home = { $who } revient à son départ en { $square }.
event-applied = { $who } applique « { $label } ».
event-blanked = { $who } annule « { $label } ».
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

option-takes-tiles = le nom d’un jeu de tuiles

# Ce qui ne peut pas être lu
not-a-panel = il faut n, e, s, w ou x, peut-être après open-, pas « { $text } »
not-an-effect = il faut un effet ({ $names }), pas « { $text } »
not-a-square = il faut une case de a1 à { $last }, pas « { $text } »
not-a-slot = il faut une tuile de t1 à t{ $slots }, pas « { $text } »
not-a-thing = il faut une chose comme m3 ou A2, pas « { $text } »
not-a-direction = il faut n, e, s ou w, pas « { $text } »
not-that-number = il faut un nombre de { $low } à { $high }, pas « { $text } »
not-a-marker = il faut un marqueur ({ $names }), pas « { $text } »
not-an-action = il faut une action comme roll, n, drop:m3 ou push:B:n, pas « { $text } »
not-a-way = il faut right ou left, pas « { $text } »
not-a-player = il faut le pion d’un joueur, pas le monstre
nothing-to-chance = le sort n’a rien à dire maintenant
not-a-tile = il faut une tuile comme 7 ou 12r, pas « { $text } »
position-parts = il faut { $less } ou { $more } parties séparées par |
head-part = il faut « gootmu », les places, le jeu de tuiles, la limite de tours et peut-être « exact »
tiles-of-maze = il faut { $slots } tuiles, pas { $found }
tile-twice = la tuile { $tile } est là deux fois
not-a-turned-tile = il faut une tuile de 1 à { $most } avec r, u ou l, pas « { $text } »
no-tile-under = il n’y a pas de tuile sous { $text }
not-a-pawn = il faut un pion comme A@c5/c5, pas « { $text } »
pawn-twice = le pion { $pawn } est là deux fois
only-monster-start = seul le départ du monstre peut avoir disparu
trail-ends-here = une piste finit où se trouve le pion
not-a-trail = il faut une case et comment le pion y est venu, pas « { $text } »
not-a-placed-thing = il faut une chose comme m1=key@c4 ou A1@b7, pas « { $text } »
kinds-of-markers = les marqueurs ont une sorte (m1=key@c4), les pièces n’en ont pas (A1@b7)
thing-twice = { $thing } est là deux fois
face-down-on-a-square = un marqueur face cachée est sur une case
pawn-not-on-board = le pion { $text } n’est pas sur le plateau
nobody-carries = personne ne porte { $thing }
fewer-markers = le jeu a moins de marqueurs « { $kind } »
too-many-face-down = plus de marqueurs sont face cachée qu’il n’en reste dans le jeu
turn-part = il faut « turn », un pion et le numéro du tour
order-or-die = il faut « order » ou « die », pas « { $text } »
not-in-play = il faut un pion qui est en jeu, pas « { $text } »
seat-has-won = { $seat } a gagné : il faut « over »
turn-or-tasks = il faut un pion dont c’est le tour, ou des tâches
carries-too-much = le pion { $pawn } porte trop
one-winner-only = un seul joueur peut avoir gagné
nobody-has-won = personne n’a gagné, et le dernier tour n’est pas fini
over-needs-tiles = une partie sans tuiles n’est pas finie

# Ce qui ne peut pas être lu dans les tâches et leur ordre
no-such-task = il n’y a pas de tâche « { $task } »
numbers-of-task = « { $task } » a au plus { $most } nombres
not-a-number-of-task = il faut un nombre de { $low } à { $high } ({ $kind }), pas « { $text } »
cannot-follow = la tâche « { $task } » ne peut pas suivre { $below }
below-task = « { $task } »
below-nothing = rien du tout : un tour repose sur « next » et « end »
cannot-be-last = « { $task } » ne peut pas être la dernière tâche : elle ne demande rien
not-about-pawn = « { $task } » ne peut pas concerner { $pawn }
about-turns-pawn = « { $task } » doit concerner le pion dont c’est le tour
pawn-on-board = « { $task } » demande un pion qui est sur le plateau
tiles-laid-once = ou bien les tuiles sont posées, ou bien leur pose est la tâche en cours, jamais les deux
pawn-placed-already = le pion { $pawn } est déjà sur le plateau
task-cannot-stand = « { $task } » { $why }
needs-own-pawn = ne vaut que pour le premier pion de la place elle-même
needs-players-piece = demande une pièce du joueur de ce pion
needs-off-board = demande que { $thing } ne soit pas sur le plateau
needs-carried = demande une chose que quelqu’un porte
needs-own = demande une chose que le pion porte
needs-piece = demande une pièce
needs-lying-piece = demande une pièce qui est sur le plateau
needs-lying-marker = demande un marqueur qui est sur le plateau
needs-placed = demande une chose qui est en jeu
needs-hidden = demande un marqueur face cachée
needs-holder = demande un pion de cette place avec un marqueur qui annule un tour
needs-trail = a commencé plus tard que ne va la piste du pion
too-many-steps = prescrit plus de pas qu’il n’y en a
needs-tile = demande une tuile qui est là
needs-square = demande une case qui est là
needs-magnet = demande des aimants face visible
needs-cancel = demande un pion qui peut annuler une case
needs-monster = demande un monstre qui est sur le plateau

# Ce qui ne peut pas être lu dans les jeux de tuiles
no-such-pack = il n’y a pas de jeu de tuiles « { $pack } » ; il y a : { $names }
pack-name-taken = le nom « { $pack } » est déjà celui de nos tuiles ; donne un autre nom à ce jeu
markers-twice = les marqueurs sont énumérés deux fois
markers-or-tile = il faut « markers » ou « tile » et son numéro, pas « { $text } »
pack-first = il faut « pack » et un nom en minuscules, chiffres et traits d’union
no-such-marker = il n’y a pas de marqueur « { $text } » ; il faut le nom d’un marqueur et un nombre
marker-twice = le marqueur { $kind } est énuméré deux fois
count-of-marker = le nombre de { $kind } doit aller de 0 à 99, pas « { $text } »
tile-number = il faut « tile » et un nombre de 1 à 999, pas « { $text } »
tile-drawn-twice = la tuile { $tile } est dessinée deux fois
markers-missing = il manque la liste des marqueurs ; elle commence par une ligne « markers »
tile-missing = la tuile { $tile } manque ; les tuiles sont numérotées à partir de 1, sans trou
too-few-tiles = un jeu doit avoir au moins { $least } tuiles ; celui-ci en a { $found }
too-few-markers = un jeu doit avoir au moins { $least } marqueurs ; celui-ci en a { $found }
wrong-in-tile = tuile { $tile } : { $why }
wrong-in-square = tuile { $tile }, ligne { $row }, colonne { $column } : { $why }
drawing-ends = le dessin s’arrête après { $found } lignes sur { $lines }
line-too-long = la ligne a plus de { $most } caractères
not-a-corner = il faut « + » au coin, pas « { $text } »
one-sign = une case porte au plus un signe, au milieu, pas « { $text } »
one-sign-no-circle = une case porte au plus un signe, au milieu, pas « { $text } » ; le rond est sur une case sans inscription
not-a-sign = il faut une minuscule, « o » ou rien, pas « { $text } »
no-circle = elle n’a pas de rond (o)
second-circle = un deuxième rond ; une tuile n’en a qu’un
letter-twice = la lettre « { $text } » est expliquée deux fois
letter-unexplained = la lettre « { $text } » n’est pas expliquée sous le dessin
not-an-explanation = il faut une lettre, deux-points et ce qui est imprimé, pas « { $text } »
circle-explained = « o » est le rond, qui est sur une case sans inscription
letter-nowhere = la lettre « { $text } » n’est sur aucune case
needs-arrow = { $label } demande une flèche : une virgule et un de ces mots : { $words }
not-an-arrow = { $label } demande une flèche : une virgule et un de ces mots : { $words }, pas « { $text } »
has-no-arrow = { $label } n’a pas de flèche
needs-number = { $label } demande un nombre à la place de N
number-of-label = le nombre de { $label } doit aller de 1 à { $most }, pas { $text }
has-no-number = { $label } n’a pas de nombre, mais « { $text } » est donné
nothing-called = rien ne s’appelle « { $text } »
not-a-north-side = il faut « --- » ou trois blancs sur son côté nord, pas « { $text } »
not-a-south-side = il faut « --- » ou trois blancs sur son côté sud, pas « { $text } »
not-a-west-side = il faut « | » ou un blanc sur son côté ouest, pas « { $text } »
not-an-east-side = il faut « | » ou un blanc sur son côté est, pas « { $text } »
wrong-label = { $why }
