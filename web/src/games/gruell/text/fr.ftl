# Le plateau de Grüll en français.

gruell-board = Grüll, la table de jeu
gruell-card-p2 = lutin +2
gruell-card-p3 = lutin +3
gruell-card-p4 = lutin +4
gruell-card-p6 = lutin +6
gruell-card-m2 = lutin −2
gruell-card-m4 = lutin −4
gruell-card-good = bon lutin
gruell-card-bad = mauvais lutin
gruell-card-po = Petit Ogre
gruell-card-go = Grand Ogre
gruell-card-s = Sorcier
gruell-times =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } fois)
    }
gruell-nothing = rien
gruell-played-by = { $card } ({ $who })

gruell-trick = Pli { $trick } sur { $tricks }
gruell-hand = Ta main
gruell-play = Jouer : { $card }
gruell-chosen = { $card }, face cachée devant toi
gruell-face-down = { $who } a choisi
gruell-not-yet = { $who } n’a pas encore choisi
gruell-take = Prendre : { $card } ({ $who })
gruell-hint = Conseil
gruell-spells = Ce que le Sorcier peut capturer
gruell-no-goblins = aucun bon lutin
gruell-lost = Perdues

gruell-camp =
    { $points ->
        [one] { $who } : { $points } point. Voir sa pile et sa main
       *[other] { $who } : { $points } points. Voir sa pile et sa main
    }
gruell-pile = Pile
gruell-pile-empty = Rien pour l’instant.
gruell-holds = Encore en main
gruell-total = En tout
gruell-heap-good = Bons lutins
gruell-heap-bad = Mauvais lutins
gruell-heap-ogre = Ogres
gruell-heap-sorcerer = Sorciers

gruell-score-none = Aucun lutin
gruell-score-good = Bons lutins ({ $cards })
gruell-score-bad = Mauvais lutins ({ $cards })
gruell-score-ogre-no-po =
    { $count ->
        [one] Grand Ogre sans Petit Ogre
       *[other] { $count } Grands Ogres sans Petit Ogre
    }
gruell-score-ogre-no-go =
    { $count ->
        [one] Petit Ogre sans Grand Ogre
       *[other] { $count } Petits Ogres sans Grand Ogre
    }
gruell-score-ogre-pair = Petit Ogre et Grand Ogre réunis
gruell-score-ogre-more = Les deux sortes d’ogres, { $count } en tout
gruell-score-sorcerer =
    { $cards ->
        [one] { $cards } Sorcier, qui vaut 5
       *[other] { $cards } Sorciers, 5 chacun
    }

gruell-say-over = La partie est finie.
gruell-say-table = Sur la table : { $cards }.
gruell-say-choice = Face cachée devant toi : { $card }.
gruell-say-score =
    { $points ->
        [one] { $who } a { $points } point.
       *[other] { $who } a { $points } points.
    }
gruell-say-pile = { $who } a ramassé : { $cards }.
gruell-say-holds = { $who } a encore en main : { $cards }.
gruell-say-ready = { $who } a choisi.
gruell-say-lost = Perdues : { $cards }.
