# G.O.O.T.M.U. en français : ce que font les cases, les marqueurs, et ce qui agit sur un pion.

# Obstacles
square-locked-door-label = Porte fermée
square-locked-door = Avec la clé, tu passes, et la porte se referme derrière toi. Sans elle, ce chemin est fermé.
square-pool-label = Bassin
square-pool = Avec la barque, tu traverses à pied sec. Sans elle, défense d’entrer, et qui y est jeté de force retourne à son départ.
square-snake-pit-label = Fosse aux serpents
square-snake-pit = Avec la planche, tu traverses. Sans elle, défense d’entrer, et qui y est jeté de force retourne à son départ.
square-narrow-passage-oil-needed-label = Passage étroit
square-narrow-passage-oil-needed = Avec l’huile, tu te faufiles. Sans elle, ce chemin est fermé.

# Jets de dé et tours
square-add-1-to-all-future-die-rolls-label = +1 à tous tes jets
square-add-1-to-all-future-die-rolls = Désormais, chacun de tes jets de déplacement compte 1 de plus. Un 6 obtenu ainsi ne donne aucun privilège.
square-subtract-1-from-all-your-future-die-rolls-label = −1 à tous tes jets
square-subtract-1-from-all-your-future-die-rolls = Désormais, chacun de tes jets de déplacement compte 1 de moins : avec un 1, tu restes sur place. Un 6 naturel garde son privilège.
square-any-permanent-effect-on-you-goes-away-label = Fin des effets durables
square-any-permanent-effect-on-you-goes-away = Tout ce qui agit sur toi pour de bon s’arrête, le bon comme le mauvais. Si tu portes une quatrième chose, pose-la.
square-add-n-to-your-next-roll-label = +{ $number } au prochain jet
square-add-n-to-your-next-roll = Ton prochain jet de déplacement compte { $number } de plus.
square-subtract-n-from-your-next-roll-label = −{ $number } au prochain jet
square-subtract-n-from-your-next-roll = Ton prochain jet de déplacement compte { $number } de moins. À zéro ou en dessous, tu restes sur place.
square-double-your-next-roll-label = Prochain jet doublé
square-double-your-next-roll = Ton prochain jet de déplacement compte double, une fois tout le reste additionné.
square-square-next-roll-label = Prochain jet au carré
square-square-next-roll = Ton prochain jet de déplacement est multiplié par lui-même : un 6 t’emmène à 36 cases.
square-minus-1-to-your-roll-label = −1 à ton jet
square-minus-1-to-your-roll = Ton prochain jet de déplacement compte 1 de moins. À zéro ou en dessous, tu restes sur place.
square-select-next-roll-1-to-5-label = Prochain jet au choix, 1 à 5
square-select-next-roll-1-to-5 = La prochaine fois, tu peux annoncer un nombre de 1 à 5 au lieu de lancer le dé.
square-move-three-spaces-next-turn-no-roll-label = Prochain tour : 3 cases
square-move-three-spaces-next-turn-no-roll = Au prochain tour, le dé se repose : tu avances de trois cases.
square-next-turn-you-may-only-move-an-odd-roll-label = Prochain tour : jet impair
square-next-turn-you-may-only-move-an-odd-roll = Au prochain tour, tu n’avances que si le dé montre 1, 3 ou 5. Sinon, tu restes.
square-roll-less-than-3-to-move-label = Moins de 3 pour avancer
square-roll-less-than-3-to-move = Avant ton prochain déplacement, lance un dé d’épreuve : avec 1 ou 2, tu relances et tu avances, sinon tu restes. Un seul essai.
square-extra-turn-roll-again-label = Rejoue
square-extra-turn-roll-again = Tu rejoues tout de suite.
square-roll-a-1-get-2-extra-turns-label = Un 1 : deux tours de plus
square-roll-a-1-get-2-extra-turns = Lance le dé tout de suite. Un 1 te donne deux tours de plus.
square-roll-a-5-lose-your-next-turn-label = Un 5 : un tour de moins
square-roll-a-5-lose-your-next-turn = Lance le dé tout de suite. Un 5 te coûte ton prochain tour.
square-lose-1-turn-label = Passe un tour
square-lose-1-turn = Tu passes ton prochain tour.
square-enemy-moves-your-next-turn-label = Un adversaire te déplace
square-enemy-moves-your-next-turn = Au prochain tour, tu lances le dé, mais la personne à ta droite décide où va ton pion.
square-let-other-player-move-your-next-turn-label = Quelqu’un d’autre te déplace
square-let-other-player-move-your-next-turn = Au prochain tour, tu lances le dé, mais la personne à ta droite décide où va ton pion.
square-move-randomly-next-turn-label = Prochain tour : au hasard
square-move-randomly-next-turn = Au prochain tour, un jet dit de combien tu avances, et d’autres dés disent par où, pas après pas. Un pas bloqué est perdu.
square-move-that-way-next-turn-label = Prochain tour : par là
square-move-that-way-next-turn = Ton prochain déplacement doit commencer dans le sens de la flèche.

# Se déplacer soi-même
square-move-forward-n-spaces-label = Avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
square-move-forward-n-spaces = Continue { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }, d’abord dans le sens de ton arrivée. Après le premier pas, tu peux tourner, mais pas faire demi-tour.
square-move-back-n-spaces-label = Recule { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
square-move-back-n-spaces = Recule { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } sur ton chemin de ce tour. S’il ne se refait pas à l’envers, il ne se passe rien.
square-move-forward-10-spaces-backtrack-okay-label = Avance de 10, retours permis
square-move-forward-10-spaces-backtrack-okay = Continue de dix cases, la première droit devant. Ensuite, va où tu veux, même en arrière et sur les mêmes cases.
square-move-that-way-n-spaces-label = { $number ->
        [one] Une case par là
       *[other] { $number } cases par là
    }
square-move-that-way-n-spaces = Avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }, le premier pas dans le sens de la flèche. Ensuite, tu peux tourner, mais pas faire demi-tour.
square-slide-n-spaces-label = Glisse { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
square-slide-n-spaces = Tu glisses { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } tout droit, dans le sens de la flèche. Si tu ne peux pas glisser jusqu’au bout, à cause d’un mur, du dos d’une porte à sens unique, ou d’une porte fermée, d’un éboulement ou d’un passage étroit que tu ne peux pas franchir, tu restes ici. Le feu, l’eau, une fosse ou le monstre en chemin te renvoient à ton départ.
square-jump-n-spaces-label = Bondis { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
square-jump-n-spaces = Tu bondis { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } tout droit, dans le sens de la flèche, par-dessus les murs et tout le reste.
square-move-any-direction-n-spaces-ignore-walls-label = { $number } tout droit, murs ou pas
square-move-any-direction-n-spaces-ignore-walls = Choisis un côté et avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } tout droit, à travers les murs s’il le faut.
square-move-n-spaces-ignore-walls-label = Avance de { $number }, murs ou pas
square-move-n-spaces-ignore-walls = Avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } à travers tous les murs. Tu peux tourner en chemin.
square-go-anywhere-label = Va où tu veux
square-go-anywhere = Choisis n’importe quelle case du plateau : tu y es. Sauf la case du monstre et les obstacles que tu ne peux pas franchir.
square-move-to-the-nearest-labeled-space-label = Case marquée la plus proche
square-move-to-the-nearest-labeled-space = Tu vas sur la plus proche des autres cases à instruction, et tu l’appliques. S’il y en a plusieurs à égale distance, choisis.
square-move-to-next-tile-anywhere-in-it-label = Sur la tuile voisine
square-move-to-next-tile-anywhere-in-it = Tu vas sur la tuile que montre la flèche, sur la case de ton choix.
square-move-to-same-space-as-another-player-label = Rejoins quelqu’un
square-move-to-same-space-as-another-player = Choisis un autre joueur et rejoins-le sur sa case. Tu peux ensuite le pousser d’une case.
square-swap-place-with-another-player-label = Échange ta place
square-swap-place-with-another-player = Choisis un autre joueur : vos deux pions échangent leurs cases.
square-move-to-the-tile-with-monster-on-it-label = Sur la tuile du monstre
square-move-to-the-tile-with-monster-on-it = Tu vas sur la tuile du monstre, où tu veux sauf sur sa case. Pas de monstre : il ne se passe rien.
square-go-to-nearest-enemy-gootmu-label = Pièce adverse la plus proche
square-go-to-nearest-enemy-gootmu = Tu vas sur la pièce adverse la plus proche parmi celles posées sur le plateau ; les murs ne comptent pas.
square-go-to-nearest-item-label = Objet le plus proche
square-go-to-nearest-item = Tu vas sur le marqueur le plus proche, caché ou bon à prendre. Si c’est un feu ou un éboulement, tu te poses à côté.
square-teleport-to-any-gootmu-token-label = Téléporte-toi sur une pièce
square-teleport-to-any-gootmu-token = Choisis une pièce de GOOTMU posée sur le plateau, à toi ou non, et vas-y.
square-ignore-walls-next-turn-label = Prochain tour : aucun mur
square-ignore-walls-next-turn = À ton prochain déplacement, aucun mur ne t’arrête.
square-pass-through-any-wall-next-turn-label = Prochain tour : passe un mur
square-pass-through-any-wall-next-turn = À ton prochain déplacement, tu peux traverser un mur.
square-cancel-out-any-one-future-square-label = Une case à annuler
square-cancel-out-any-one-future-square = Une fois, tu pourras traiter une case comme une case blanche : ignorer son texte en y arrivant, ou passer un obstacle dont il te manque l’objet.
square-cancel-out-any-two-future-squares-label = Deux cases à annuler
square-cancel-out-any-two-future-squares = Deux fois, tu pourras traiter une case comme une case blanche : ignorer son texte en y arrivant, ou passer un obstacle dont il te manque l’objet.

# Déplacer les autres
square-move-another-player-n-spaces-label = Déplace quelqu’un de { $number }
square-move-another-player-n-spaces = Choisis un autre joueur et déplace son pion { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }, selon les règles ordinaires. Il applique sa case d’arrivée.
square-move-1-other-player-1-space-label = Déplace quelqu’un d’une case
square-move-1-other-player-1-space = Choisis un autre joueur et déplace son pion sur une case voisine, sans traverser de mur. Il applique cette case.
square-move-other-players-1-space-each-label = Déplace chacun d’une case
square-move-other-players-1-space-each = Tu déplaces le pion de chacun des autres sur une case voisine, sans traverser de mur. Chacun applique sa nouvelle case.
square-next-player-you-touch-goes-home-label = Touche et renvoie au départ
square-next-player-you-touch-goes-home = Le prochain joueur sur qui tu passes retourne à son départ. Ou bien le premier qui s’arrête sur ta case sans te pousser ; cela ne sert qu’une fois.
square-free-move-for-monster-label = Fais avancer le monstre
square-free-move-for-monster = Lance le dé pour le monstre et déplace-le maintenant.
square-move-monster-over-1-tile-any-space-label = Le monstre change de tuile
square-move-monster-over-1-tile-any-space = Pose le monstre sur une case sans inscription d’une tuile qui touche la sienne. Un joueur qui s’y trouve retourne à son départ.

# Les choses
square-get-nearest-item-label = L’objet proche vient à toi
square-get-nearest-item = Le marqueur le plus proche vient à toi sans que tu bouges ; pas si tu as les mains pleines. Feu, éboulement et aimant sont dévoilés et restent où ils sont.
square-take-1-item-from-another-player-label = Prends un objet à quelqu’un
square-take-1-item-from-another-player = Prends un marqueur, pas une pièce de GOOTMU, au joueur de ton choix. Si tu as les mains pleines, pose une chose ici.
square-give-another-player-1-item-label = Donne un objet à quelqu’un
square-give-another-player-1-item = Donne un de tes marqueurs, pas une pièce de GOOTMU, au joueur de ton choix. S’il a les mains pleines, il pose une chose.
square-confused-discard-one-item-label = Distraction : perds un objet
square-confused-discard-one-item = Un de tes marqueurs quitte la partie. Les pièces de GOOTMU ne risquent rien.
square-turn-over-any-1-item-anywhere-label = Retourne un objet
square-turn-over-any-1-item-anywhere = Choisis un marqueur caché, n’importe où sur le plateau, et retourne-le.
square-drop-all-tokens-here-then-back-up-3-spaces-label = Pose tout, recule de 3
square-drop-all-tokens-here-then-back-up-3-spaces = Tout ce que tu portes reste ici, et tu recules de trois cases sur ton chemin. Tu pourras revenir le chercher dès ton prochain tour.
square-drop-one-item-4-spaces-from-here-label = Lâche une chose à 4 cases
square-drop-one-item-4-spaces-from-here = Une chose que tu portes, pièce de GOOTMU ou marqueur, atterrit à quatre cases d’ici. À toi de dire laquelle et de quel côté ; les murs ne comptent pas.
square-drop-1-gootmu-piece-go-back-to-start-label = Pose une pièce, va au départ
square-drop-1-gootmu-piece-go-back-to-start = Une pièce de GOOTMU que tu portes reste ici, et ton pion retourne à son départ.
square-you-may-now-carry-4-items-label = Porte quatre choses
square-you-may-now-carry-4-items = Désormais, tu peux porter quatre choses au lieu de trois.
square-you-must-pick-up-1-item-before-gootmu-label = Un objet avant une pièce
square-you-must-pick-up-1-item-before-gootmu = Plus aucune pièce de GOOTMU pour toi tant que tu n’as pas ramassé un marqueur. S’il n’en reste pas sur le plateau, il ne se passe rien.
square-bring-1-enemy-gootmu-here-label = Fais venir une pièce adverse
square-bring-1-enemy-gootmu-here = Choisis une pièce adverse posée sur le plateau : elle vient sur ta case.
square-move-1-gootmu-1-space-ignore-walls-label = Bouge n’importe quelle pièce
square-move-1-gootmu-1-space-ignore-walls = Choisis une pièce de GOOTMU posée sur le plateau et déplace-la sur une case voisine, même à travers un mur.
square-move-1-of-your-gootmu-1-space-ignore-walls-label = Bouge une de tes pièces
square-move-1-of-your-gootmu-1-space-ignore-walls = Choisis une de tes pièces posées sur le plateau et déplace-la sur une case voisine, même à travers un mur.
square-enemy-moves-one-of-your-gootmus-one-space-label = On bouge une de tes pièces
square-enemy-moves-one-of-your-gootmus-one-space = La personne à ta gauche déplace une de tes pièces posées sur le plateau sur une case voisine, même à travers un mur.
square-swap-any-2-gootmu-on-the-board-label = Échange deux pièces
square-swap-any-2-gootmu-on-the-board = Choisis deux pièces de GOOTMU posées sur le plateau, à qui que ce soit : elles échangent leurs cases.
square-give-1-gootmu-to-another-player-for-placement-label = Confie une pièce à placer
square-give-1-gootmu-to-another-player-for-placement = Confie une pièce de GOOTMU que tu portes à un autre joueur, qui la place sur le plateau comme en début de partie.

# Le plateau
square-rotate-any-tile-on-board-label = Tourne une tuile au choix
square-rotate-any-tile-on-board = Choisis une tuile et fais-la pivoter d’un quart de tour, dans un sens ou dans l’autre. Tout ce qui est dessus tourne avec.
square-rotate-this-tile-clockwise-1-4-turn-label = Cette tuile tourne
square-rotate-this-tile-clockwise-1-4-turn = Cette tuile pivote d’un quart de tour dans le sens des aiguilles d’une montre, avec toi et tout ce qu’elle porte.
square-you-may-rotate-this-tile-label = Tourne cette tuile, ou non
square-you-may-rotate-this-tile = Si tu veux, fais pivoter cette tuile d’un quart de tour, dans un sens ou dans l’autre.
square-remove-1-tile-from-board-label = Enlève une tuile
square-remove-1-tile-from-board = Choisis une tuile sans joueur, départ, monstre ni pièce de GOOTMU : elle quitte la partie avec son marqueur. Un pas dans le trou ressort en face.
square-trap-door-one-way-label = Porte à sens unique
square-trap-door-one-way = Un cul-de-sac, à atteindre au compte juste. Ton prochain déplacement sort du côté de la flèche, et personne n’entre par là.
square-secret-panel-roll-3-or-less-to-pass-label = Panneau secret, 3 ou moins
square-secret-panel-roll-3-or-less-to-pass = Un cul-de-sac, à atteindre au compte juste. Ton prochain tour commence par un dé d’épreuve : avec 3 ou moins, tu sors du côté que tu veux, sinon seulement par ton côté d’arrivée.
square-get-another-player-piece-label = Un second pion
square-get-another-player-piece = Un second pion à toi entre en jeu, à trois cases d’ici au plus. Il joue après toi et peut porter, mais seul ton premier pion peut gagner.
square-the-monster-starts-here-label = Le monstre part d’ici
square-the-monster-starts-here = C’est ici que le monstre commence la partie. Rien d’autre.

# Marqueurs
marker-key = clé
a-marker-key = une clé
marker-key-help = Elle ouvre les portes fermées, autant de fois que tu veux.
marker-boat = barque
a-marker-boat = une barque
marker-boat-help = Elle fait traverser les bassins, autant de fois que tu veux.
marker-board = planche
a-marker-board = une planche
marker-board-help = Elle fait traverser les fosses aux serpents, autant de fois que tu veux.
marker-oil = huile
a-marker-oil = de l’huile
marker-oil-help = Elle aide à se faufiler dans les passages étroits, autant de fois que tu veux.
marker-bucket = seau d’eau
a-marker-bucket = un seau d’eau
marker-bucket-help = Il éteint pour de bon chaque feu où tu passes.
marker-pickaxe = pioche
a-marker-pickaxe = une pioche
marker-pickaxe-help = Elle déblaie pour de bon chaque éboulement où tu passes.
marker-token = jeton de pouvoir
a-marker-token = un jeton de pouvoir
marker-token-help = Dépense-le pour faire pivoter une tuile en plus de ton déplacement, pour annoncer un nombre de 1 à 6 au lieu de lancer le dé, ou pour entrer dans une case murée ou en sortir.
marker-cancel = annule-tour
a-marker-cancel = un annule-tour
marker-cancel-help = Dépense-le juste avant le tour d’un joueur, et ce tour est sauté.
marker-wall = passe-muraille
a-marker-wall = un passe-muraille
marker-wall-help = Dépense-le pour traverser un mur pendant un déplacement.
marker-door = porte à rebours
a-marker-door = une porte à rebours
marker-door-help = Dépense-la juste derrière une porte à sens unique pour commencer ton déplacement en la reprenant à l’envers.
marker-fire = feu
a-marker-fire = un feu
marker-fire-help = On ne passe pas sans le seau d’eau, et qui y est jeté de force retourne à son départ.
marker-cave-in = éboulement
a-marker-cave-in = un éboulement
marker-cave-in-help = On ne passe pas sans la pioche.
marker-magnet = aimant
a-marker-magnet = un aimant
marker-magnet-help = Tout jet de déplacement fait à trois cases de lui ou moins compte 3 de moins, et un résultat négatif attire le pion vers lui.
a-marker-face-down = un marqueur face cachée
marker-face-down = face cachée
marker-face-down-help = On ne sait pas ce que c’est. Qui passe dessus le dévoile.

# Ce qui agit sur un pion
effect-plus = { $number } à chaque jet
effect-four = peut porter quatre choses
effect-add = { $number } au prochain jet
effect-double = { $number ->
        [one] prochain jet doublé
       *[other] prochain jet doublé { $number } fois
    }
effect-square = { $number ->
        [one] prochain jet au carré
       *[other] prochain jet au carré { $number } fois
    }
effect-select = peut choisir son prochain jet, de 1 à 5
effect-three = prochain tour : trois cases, sans dé
effect-odd = prochain tour : n’avance qu’avec un jet impair
effect-less = prochain tour : doit d’abord faire 1 ou 2
effect-enemy = prochain tour : joué par la personne à sa droite
effect-random = prochain tour : avance au hasard
effect-way = premier pas du prochain déplacement : { $number }
effect-nowalls = prochain tour : ignore les murs
effect-wall = prochain tour : peut traverser un mur
effect-cancel = { $number ->
        [one] peut ignorer une case
       *[other] peut ignorer { $number } cases
    }
effect-touch = renvoie au départ le prochain joueur touché
effect-item = doit ramasser un objet avant une pièce de GOOTMU
effect-lost = { $number ->
        [one] perd son prochain tour
       *[other] perd ses { $number } prochains tours
    }
effect-extra = { $number ->
        [one] un tour de plus
       *[other] { $number } tours de plus
    }
effect-door = doit sortir par la porte à sens unique
effect-panel = { $number ->
        [x] panneau secret, arrivée autrement qu’à pied
        [open] panneau secret, les deux côtés sont ouverts
       *[other] panneau secret, côté d’arrivée : { $number }
    }
effect-waited = { $number ->
        [one] attend depuis un tour
       *[other] attend depuis { $number } tours
    }
