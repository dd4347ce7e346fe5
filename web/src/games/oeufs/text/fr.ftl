# Le plateau des œufs sont faits.

oeufs-symbol-round = rond
oeufs-symbol-triangle = triangle
oeufs-symbol-diamond = losange
oeufs-symbol-star = étoile

oeufs-board = Plateau. Les flèches vont de case en case, Entrée prend et pose l’œuf, Échap le remet.
oeufs-empty = vide
oeufs-egg = œuf { $symbol } ({ $who })
oeufs-own-egg = ton œuf { $symbol }
oeufs-turned-egg = œuf retourné
oeufs-seen-egg = œuf retourné qui cache : { $symbol }
oeufs-camp = camp ({ $who })
oeufs-own-camp = ton camp
oeufs-picked = dans ta main
oeufs-goes-here = ton œuf peut venir ici
oeufs-turns-here = ton œuf peut venir ici et y sera retourné

oeufs-turn-of = Tour { $turn } sur { $limit }
oeufs-turn = Tour { $turn }
oeufs-out = hors jeu

oeufs-pick-one = Touche un œuf éclairé pour voir où il peut aller.
oeufs-in-hand =
    { $count ->
        [0] L’œuf en { $square } ne peut pas bouger.
        [one] L’œuf en { $square } peut aller sur une case.
       *[other] L’œuf en { $square } peut aller sur { $count } cases.
    }
oeufs-look = Regarder en secret
oeufs-put-back = Reposer
oeufs-end-turn = Terminer le tour
oeufs-only-you = Rien que pour toi : { $symbol } en { $square }.
oeufs-gets-turned = retourné
oeufs-list = Tous les coups, œuf par œuf

oeufs-shout = Les œufs sont faits !
oeufs-shout-wrong = … ou presque.

oeufs-none = aucun
oeufs-tell-turn = C’est à { $who } de jouer.
oeufs-tell-over = La partie est finie.
oeufs-tell-player = { $who } joue { $symbol }. Œufs encore visibles : { $eggs }. Camp : { $camp }.
oeufs-tell-out = { $who } ({ $symbol }) est hors jeu. Le camp reste : { $camp }.
oeufs-tell-turned = Œufs retournés : { $eggs }.
oeufs-tell-looked = { $who } vient de regarder { $square }.
oeufs-confirm-declare = Dire « Les œufs sont faits ! » ?
oeufs-confirm-declare-yes = Oui, je l’annonce
