# Le plateau du labyrinthe en français.

gootmu-monster = le monstre
gootmu-second = le second pion ({ $who })
gootmu-second-short = second pion :
gootmu-piece = pièce { $number } ({ $who })
gootmu-own-piece = pièce { $number } de ta machine
gootmu-start-of = départ : { $who }
gootmu-with-arrow = { $label }, flèche vers { $direction }
gootmu-direction-n = le nord
gootmu-direction-e = l’est
gootmu-direction-s = le sud
gootmu-direction-w = l’ouest
gootmu-no-walls = sans mur
gootmu-walls = murs vers { $sides }
gootmu-closed = murée de tous côtés
gootmu-turn = Tour { $turn }
gootmu-turn-of = Tour { $turn } sur { $limit }

# Ce qui est demandé
gootmu-about = « { $label } ». { $question }
gootmu-ask-pawn = D’où pars-tu ? { $neighbour } cachera ensuite tes trois pièces.
gootmu-ask-piece =
    { $whose ->
        [own] Cache une pièce de ta propre machine sur une case éclairée.
       *[other] Une pièce pour { $who } : cache-la sur une case éclairée.
    }
gootmu-ask-offer = { $who } va jouer. Annuler ce tour ? Sinon, tu gardes ton marqueur.
gootmu-ask-turn =
    { $whose ->
        [second] Ton second pion joue.
       *[own] { "" }
    } { $three ->
        [yes] Avance de trois cases sans lancer le dé{ $more ->
            [yes] , ou joue autrement.
           *[no] .
        }
       *[no] { $more ->
            [yes] Lance le dé, ou joue autrement.
           *[no] Lance le dé.
        }
    }
gootmu-ask-number =
    { $whose ->
        [monster] De combien avance le monstre ? Lance le dé, ou annonce un nombre.
       *[other] { $three ->
            [yes] Avance de trois cases sans lancer le dé, ou annonce un nombre.
           *[no] Lance le dé, ou annonce un nombre.
        }
    }
gootmu-ask-walk =
    { $whose ->
        [own] { $steps ->
            [one] Encore un pas : par où ?
           *[other] Où vas-tu, en exactement { $steps } pas ?
        }
        [second] { $steps ->
            [one] Encore un pas pour ton second pion : par où ?
           *[other] Où va ton second pion, en exactement { $steps } pas ?
        }
        [monster] { $steps ->
            [one] Encore un pas pour le monstre : par où ?
           *[other] Où va le monstre, en exactement { $steps } pas ?
        }
       *[other] { $steps ->
            [one] Tu déplaces { $who }. Encore un pas : par où ?
           *[other] Tu déplaces { $who } : où, en exactement { $steps } pas ?
        }
    }{ $stay ->
        [yes] {" "}Tu peux aussi rester.
       *[no] { "" }
    }{ $costly ->
        [must] {" "}Il faut dépenser quelque chose, maintenant ou en chemin : rien d’autre ne finit le déplacement.
        [yes] {" "}Un pas marqué d’un avertissement te coûtera quelque chose.
       *[no] { "" }
    }
gootmu-ask-stuck = Pour l’instant, aucun chemin ne fait exactement { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }. Reste, ou fais d’abord autre chose.
gootmu-ask-six =
    { $whose ->
        [own] Un 6 naturel qui ne te déplace pas : tourne une tuile éclairée, ou reste.
        [second] Un 6 naturel qui ne déplace pas ton second pion : tourne une tuile éclairée, ou reste.
        [monster] Un 6 naturel qui ne déplace pas le monstre : tourne une tuile éclairée, ou reste.
       *[other] Un 6 naturel qui ne déplace pas { $who } : tu peux tourner une tuile éclairée.
    }
gootmu-ask-slide =
    { $whose ->
        [own] L’aimant t’attire : par quel plus court chemin ?
        [second] L’aimant attire ton second pion : par quel plus court chemin ?
       *[other] L’aimant attire { $who } : par quel plus court chemin ?
    }
gootmu-ask-end =
    { $down ->
        [yes] Finis ton tour, ou pose d’abord quelque chose ici.
       *[no] Finis ton tour, ou sers-toi d’abord de ton jeton de pouvoir.
    }
gootmu-ask-take = Tu ne peux pas tout porter. Que prends-tu ? Le reste attend ici.
gootmu-ask-claim =
    { $things ->
        [yes] Ta pièce est ici, mais tu as les mains pleines. Que donnes-tu pour l’avoir ? Sinon, elle reste où elle est.
       *[no] Ta pièce est ici : prends-la.
    }
gootmu-last-piece = Attention : avec sa troisième pièce, { $who } gagne.
gootmu-ask-hand = Tes deux pions se rencontrent. Passe des choses de l’un à l’autre, ou restes-en là.
gootmu-ask-push =
    { $whose ->
        [own] Pousser quelqu’un ?
        [second] Ton second pion pousse-t-il quelqu’un ?
       *[other] Pour { $who } : pousser quelqu’un ?
    } { $home ->
        [yes] { $whose ->
            [own] Sinon, tu retournes à ton départ.
            [second] Sinon, il retourne à son départ.
           *[other] Sinon, { $who } retourne à son départ.
        }
       *[no] Sinon, personne ne bouge.
    }
gootmu-ask-instruct =
    { $blank ->
        [yes] Suivre cette case, ou l’annuler ?
       *[no] Suis cette case, ou tourne d’abord une tuile avec ton jeton de pouvoir.
    }
gootmu-ask-cancelwalk = Un obstacle barre le chemin. L’annuler, ou subir la suite ?
gootmu-ask-escape = Cela mène dans un obstacle. L’annuler, ou subir la suite ?
gootmu-ask-wallwalk = Un mur barre le chemin. Le traverser, ou rester ?
gootmu-ask-between = Le prochain dé décide du chemin. Lance-le, ou fais d’abord autre chose.
gootmu-ask-cancelstep = Le premier pas mène dans un obstacle. L’annuler, ou tomber dedans ?
gootmu-ask-cancelrandom = Le dé mène dans un obstacle. L’annuler, ou perdre ce pas ?
gootmu-ask-cancelslide = L’aimant attire dans un obstacle. L’annuler, ou rester ?
gootmu-ask-putdown = C’est trop à porter. Que poses-tu ici ?
gootmu-ask-direction =
    { $whose ->
        [own] De quel côté vas-tu, tout droit à travers les murs ?
        [second] De quel côté va ton second pion, tout droit à travers les murs ?
        [monster] De quel côté va le monstre, tout droit à travers les murs ?
       *[other] De quel côté va { $who }, tout droit à travers les murs ?
    }
gootmu-ask-anywhere =
    { $whose ->
        [own] Où vas-tu ? Choisis une case éclairée.
        [second] Où va ton second pion ? Choisis une case éclairée.
        [monster] Où va le monstre ? Choisis une case éclairée.
       *[other] Où va { $who } ? Choisis une case éclairée.
    }
gootmu-ask-label =
    { $whose ->
        [own] Plusieurs sont aussi proches. Où vas-tu ?
        [second] Plusieurs sont aussi proches. Où va ton second pion ?
        [monster] Plusieurs sont aussi proches. Où va le monstre ?
       *[other] Plusieurs sont aussi proches. Où va { $who } ?
    }
gootmu-ask-intile =
    { $whose ->
        [own] Sur quelle case de la tuile éclairée vas-tu ?
        [second] Sur quelle case de la tuile éclairée va ton second pion ?
        [monster] Sur quelle case de la tuile éclairée va le monstre ?
       *[other] Sur quelle case de la tuile éclairée va { $who } ?
    }
gootmu-ask-join =
    { $whose ->
        [own] Qui rejoins-tu ?
        [second] Qui ton second pion rejoint-il ?
       *[other] Vers qui va { $who } ?
    }
gootmu-ask-swap =
    { $whose ->
        [own] Avec qui échanges-tu ta case ?
        [second] Avec qui ton second pion échange-t-il sa case ?
       *[other] Avec qui { $who } échange sa case ?
    }
gootmu-ask-enemypiece =
    { $whose ->
        [own] Plusieurs pièces sont aussi proches. Vers laquelle vas-tu ?
        [second] Plusieurs pièces sont aussi proches. Vers laquelle va ton second pion ?
       *[other] Plusieurs pièces sont aussi proches. Vers laquelle va { $who } ?
    }
gootmu-ask-anypiece =
    { $whose ->
        [own] Vers quelle pièce vas-tu ?
        [second] Vers quelle pièce va ton second pion ?
       *[other] Vers quelle pièce va { $who } ?
    }
gootmu-ask-item =
    { $whose ->
        [own] Plusieurs objets sont aussi proches. Vers lequel vas-tu ?
        [second] Plusieurs objets sont aussi proches. Vers lequel va ton second pion ?
       *[other] Plusieurs objets sont aussi proches. Vers lequel va { $who } ?
    }
gootmu-ask-atitem =
    { $whose ->
        [own] On ne peut pas y entrer. Sur quelle case voisine vas-tu ?
        [second] On ne peut pas y entrer. Sur quelle case voisine va ton second pion ?
       *[other] On ne peut pas y entrer. Sur quelle case voisine va { $who } ?
    }
gootmu-ask-other = Qui déplaces-tu ?
gootmu-ask-over = Où poses-tu le monstre ? La personne qui s’y trouve retourne à son départ.
gootmu-ask-get = Plusieurs objets sont aussi proches. Lequel vient à toi ?
gootmu-ask-takefrom = Que prends-tu, et à qui ?
gootmu-ask-givewhat = Que donnes-tu ?
gootmu-ask-givewhom = À qui ?
gootmu-ask-discard = Qu’est-ce qui quitte la partie ?
gootmu-ask-dropwhat = Que lâches-tu à quatre cases d’ici ?
gootmu-ask-dropwhere = De quel côté, à quatre cases ?
gootmu-ask-droppiece = Quelle pièce reste ici ?
gootmu-ask-turnover = Quel marqueur retournes-tu ?
gootmu-ask-bring = Quelle pièce vient à toi ?
gootmu-ask-movewhich =
    { $whose ->
        [own] Quelle pièce bouge d’une case ?
        [second] Quelle pièce bouge d’une case ?
       *[other] Pour { $who } : quelle pièce bouge d’une case ?
    }
gootmu-ask-movewhere = Vers quelle case voisine ?
gootmu-ask-swapfirst = Deux pièces échangent leurs cases. Quelle est la première ?
gootmu-ask-swapsecond = Et la seconde ?
gootmu-ask-givepiece = Quelle pièce confies-tu pour qu’elle soit cachée de nouveau ?
gootmu-ask-placer = Qui la cache ?
gootmu-ask-rotate =
    { $may ->
        [yes] Tourner cette tuile ? Touche-la, ou laisse-la comme elle est.
       *[no] Quelle tuile tourne, et dans quel sens ? Touche-la.
    }
gootmu-ask-remove = Quelle tuile quitte le plateau ? Touche-la.
gootmu-ask-second = D’où part ton second pion ?

# Ce qu’on peut faire
gootmu-walk = Y aller : { $steps ->
        [one] une case
       *[other] { $steps } cases
    }
gootmu-walk-pausing = Y aller sans finir le tour
gootmu-step = Un pas, puis on regarde
gootmu-step-costly = Un pas : le déplacement ne pourra finir qu’en dépensant quelque chose
gootmu-do-pawn = Partir d’ici
gootmu-do-piece = La cacher ici
gootmu-do-second = Partir d’ici
gootmu-do-anywhere = Aller ici
gootmu-do-label = Aller ici
gootmu-do-intile = Aller ici
gootmu-do-enemypiece = Aller ici
gootmu-do-anypiece = Aller ici
gootmu-do-item = Aller ici
gootmu-do-atitem = Aller ici
gootmu-do-over = Poser le monstre ici
gootmu-do-slide = Par ici
gootmu-do-direction = Par ici
gootmu-do-dropwhere = De ce côté
gootmu-do-movewhere = La mettre ici
gootmu-do-join = Rejoindre { $what }
gootmu-do-swap = Échanger avec { $what }
gootmu-do-other = Déplacer { $what }
gootmu-do-givewhom = Donner à { $what }
gootmu-do-placer = { $what } la cache
gootmu-do-take = Prendre : { $what }
gootmu-do-claim = Donner : { $what }
gootmu-do-discard = Retirer de la partie : { $what }
gootmu-do-droppiece = Laisser ici : { $what }
gootmu-do-dropwhat = Lâcher : { $what }
gootmu-do-givepiece = Confier : { $what }
gootmu-do-givewhat = Donner : { $what }
gootmu-do-hand = Passer : { $what }
gootmu-do-putdown = Poser : { $what }
gootmu-do-get = Faire venir : { $what }
gootmu-do-takefrom = Prendre : { $what }
gootmu-do-turnover = Le retourner
gootmu-do-bring = Faire venir : { $what }
gootmu-do-movewhich = Bouger : { $what }
gootmu-do-swapfirst = Échanger : { $what }
gootmu-do-swapsecond = Contre : { $what }
gootmu-say-roll = Lancer
gootmu-say-monster = Jouer plutôt le monstre
gootmu-say-wait = Attendre près du mur
gootmu-say-pass = Rester
gootmu-say-done = Finir mon tour
gootmu-no-offer = Le laisser jouer
gootmu-no-push = Ne pas pousser
gootmu-no-rotate = La laisser
gootmu-no-hand = C’est tout
gootmu-no-wallwalk = Rester
gootmu-no-claim = Ne rien donner
gootmu-apply-instruct = La suivre
gootmu-apply-cancelwalk = Subir la suite
gootmu-apply-escape = Subir la suite
gootmu-apply-cancelstep = Tomber dedans
gootmu-apply-cancelrandom = Perdre ce pas
gootmu-apply-cancelslide = Rester
gootmu-apply-wallwalk = Traverser
gootmu-apply-claim = La prendre
gootmu-blank-instruct = L’annuler
gootmu-blank-cancelwalk = L’annuler
gootmu-blank-escape = L’annuler
gootmu-blank-cancelstep = L’annuler
gootmu-blank-cancelrandom = L’annuler
gootmu-blank-cancelslide = L’annuler
gootmu-cancel-offer = Annuler ce tour
gootmu-put-down = Poser : { $what }
gootmu-power-token = Jeton de pouvoir :
gootmu-tool-turn = Tourner plutôt une tuile
gootmu-tool-spin = Tourner une tuile
gootmu-tool-token = Annoncer un nombre
gootmu-tool-cross = Traverser un mur
gootmu-tool-token-cross = Traverser un mur
gootmu-tool-drop = Poser quelque chose
gootmu-back = Revenir
gootmu-guide-turn = Touche une tuile éclairée.
gootmu-guide-spin = Touche une tuile éclairée : ton jeton est dépensé quand tu la tournes.
gootmu-guide-token = De combien ? Ton jeton est dépensé, et rien ne change ce nombre.
gootmu-guide-cross = Touche la case de l’autre côté du mur.
gootmu-guide-token-cross = Touche la case de l’autre côté du mur : ton jeton est dépensé, et c’est tout ton déplacement.
gootmu-guide-drop = Que poses-tu ici ?
gootmu-guide-walk = Touche une case éclairée pour voir le chemin, encore une fois pour y aller.
gootmu-guide-arrows = Les flèches du clavier vont pas à pas.
gootmu-guide-long = Sur un si long déplacement, d’autres cases que celles éclairées sont peut-être possibles : vas-y pas à pas.
gootmu-guide-tap = Touche une case éclairée, encore une fois pour la choisir.
gootmu-guide-number = { $three ->
        [yes] Ou touche un autre nombre de cases.
       *[no] Lance le dé, ou touche le nombre de cases que tu choisis.
    }
gootmu-steps = { $steps ->
        [one] encore 1 pas
       *[other] encore { $steps } pas
    }
gootmu-tile = Tuile { $tile }
gootmu-which-way = Dans quel sens ?
gootmu-way-left = À gauche
gootmu-way-right = À droite
gootmu-turn-it = La tourner
gootmu-remove = L’enlever du plateau
gootmu-all-choices = Tous les choix en toutes lettres

# Une case
gootmu-slip = Case { $square }
gootmu-plain-square = Une case vide
gootmu-square = Une case ordinaire

# Les gens
gootmu-people = Qui a quoi
gootmu-parts = { $count ->
        [one] { $count } pièce trouvée sur 3
       *[other] { $count } pièces trouvées sur 3
    }
gootmu-lies = posée en { $square }
gootmu-carried-by = portée par { $who }
gootmu-misses = { $count ->
        [one] passe un tour
       *[other] passe { $count } tours
    }
gootmu-again = { $count ->
        [one] rejoue
       *[other] rejoue { $count } fois
    }

# Au retour, et après
gootmu-away = { $count ->
        [one] Pendant ton absence : un tour
       *[other] Pendant ton absence : { $count } tours
    }
gootmu-away-go-on = Compris
gootmu-tours = Leurs chemins dans le labyrinthe
gootmu-tour-of = { $who } : { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }

# Toute la position en phrases
gootmu-tell-no-tiles = Les tuiles ne sont pas encore posées.
gootmu-tell-turn-of = C’est à { $who } de jouer.
gootmu-tell-size = Le labyrinthe compte { $columns } cases de large et { $rows } de haut ; on en sort d’un côté pour rentrer de l’autre.
gootmu-tell-pawn = { $who } est en { $square }
gootmu-tell-home = départ en { $square }
gootmu-tell-carries = porte { $things }
gootmu-tell-thing = { $thing } en { $square }
gootmu-tell-lying = Sur le plateau : { $things }.
gootmu-tell-printed = Inscriptions : { $labels }.

# Regarder autour de soi (stage/Controls.svelte).
gootmu-maze = Le labyrinthe. Les flèches vont de case en case, Entrée ouvre ou choisit, plus et moins changent la taille.
gootmu-look-about = Vue du labyrinthe
gootmu-show-pawn = Mon pion
gootmu-show-pieces = Mes pièces
gootmu-show-all = Tout le labyrinthe
gootmu-larger = Plus grand
gootmu-smaller = Plus petit
