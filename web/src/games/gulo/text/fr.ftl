# Le plateau de Gulo Gulo.

gulo-green = vert
gulo-yellow = jaune
gulo-red = rouge
gulo-blue = bleu
gulo-purple = violet
gulo-tile-green = tuile verte
gulo-tile-yellow = tuile jaune
gulo-tile-red = tuile rouge
gulo-tile-blue = tuile bleue
gulo-tile-junior = le petit Gulo

gulo-path = Le chemin. Les flèches vont de tuile en tuile, Entrée choisit.
gulo-tile = N° { $number } : { $tile }
gulo-tile-down = N° { $number } : tuile face cachée
gulo-start = Départ
gulo-deck-of = { $count ->
    [one] Pile cachée : { $count } tuile
   *[other] Pile cachée : { $count } tuiles
}
gulo-deck-under = remises dessous : { $tiles }
gulo-deck-open = retournée : { $tile }
gulo-here = { $count ->
    [one] ici : { $who }
   *[other] ici : { $who }
}
gulo-goal = le but de ce vol
gulo-back = une alarme ramène ici

# Choisir une couleur
gulo-ask-colour = Quelle couleur voles-tu ?
gulo-which-colour = Ce que tu peux voler
gulo-pick-colour = Touche une tuile, ou l’une de celles-ci, pour voir où elle mène.
gulo-choose = Choisir
gulo-steal-colour = Voler du { $colour }
gulo-turn = Retourner la n° { $number }
gulo-to-tile = jusqu’à la n° { $number }
gulo-any-colour = sa couleur
gulo-mean-colour = Un œuf { $colour } te mène à la tuile n° { $goal }. { $count ->
    [one] Il n’en reste qu’un dans le nid : il se désigne tout seul, et tu rejoueras.
   *[other] Il y en a { $count } dans le nid.
}
gulo-mean-turn = On retourne la tuile n° { $number }, et tu voles un œuf de sa couleur, même si cela ne te mène qu’à une tuile plus proche.
gulo-mean-back = { $back ->
    [0] Une alarme te renvoie au départ.
   *[other] Une alarme te renvoie à la tuile n° { $back }.
}
gulo-mean-risks = { $low ->
    [0] Risque : { $high ->
        [0] moins de 1 %
       *[other] jusqu’à { $high } %
    }
   *[other] Risque : { $same ->
        [yes] { $low } %
       *[no] de { $low } à { $high } %
    }
}.
gulo-not-that-far = On saute toujours à la tuile de cette couleur ({ $colour }) la plus proche : la n° { $goal }.

# Désigner un œuf
gulo-which-egg = Les œufs que tu peux viser
gulo-pick-egg = Touche un œuf dans le nid, ou l’un de ceux-ci.
gulo-hand-in = Plonger la main
gulo-still-free = Tu peux encore en choisir un autre.
gulo-egg-only = le seul œuf { $colour }
gulo-egg-first = l’œuf { $colour } le plus haut
gulo-egg-last = l’œuf { $colour } le plus bas
gulo-egg-second = le deuxième œuf { $colour } en partant du haut
gulo-egg-third = le troisième œuf { $colour } en partant du haut
gulo-egg-fourth = le quatrième œuf { $colour } en partant du haut
gulo-depth-top = sur le dessus
gulo-depth-middle = au milieu
gulo-depth-buried = enfoui
gulo-highest = rien au-dessus
gulo-under = juste sous un { $colour }
gulo-under-same = juste sous un autre { $colour }
gulo-pole = contre le bâtonnet
gulo-risk = { $risk ->
    [0] risque de moins de 1 %
   *[other] risque de { $risk } %
}
gulo-nth = { $place }ᵉ
gulo-about = { $egg } : { $details }.
gulo-percent = { $risk ->
    [0] <1 %
   *[other] { $risk } %
}
gulo-mean-goal = Si ça marche : { $goal ->
    [0] tu restes sur la dernière tuile et tu retournes la suivante de la pile.
   *[other] tuile n° { $goal }.
}
gulo-mean-win = Si ça marche, le petit Gulo est libre et tu gagnes.

# Pendant qu’une main est dans le nid
gulo-pulls = { $who } vise { $egg }.
gulo-you-pull = Ta main vise { $egg }.
gulo-candle = { $seconds ->
    [one] La bougie brûle encore { $seconds } seconde
   *[other] La bougie brûle encore { $seconds } secondes
}
gulo-steal-own = À toi de voler { $egg }.
gulo-steal-other = { $who } vole { $egg }.

# Ce qui vient de se passer
gulo-stolen = Volé !
gulo-free = Le petit Gulo est libre !
gulo-found = Le petit Gulo est retrouvé !
gulo-alarm = Alarme !
gulo-alarm-pole = Le bâtonnet a touché la table.
gulo-alarm-egg = Un autre œuf est tombé du nid.
gulo-alarm-time = Le temps est écoulé.
gulo-rolled = Tirage de { NUMBER($roll, minimumFractionDigits: 1) } ; l’alarme est en dessous de { NUMBER($risk, minimumFractionDigits: 1) }.

# À côté
gulo-stands = { $number ->
    [0] au départ
   *[other] tuile { $number } sur { $tiles }
}
gulo-home = a gagné
gulo-unseen = Pas vues
gulo-unseen-of = Tuiles que personne n’a vues : { $tiles }
gulo-bag = Sachet
gulo-bag-of = { $count ->
    [0] Le sachet est vide.
    [one] Dans le sachet : { $eggs }
   *[other] Dans le sachet : { $eggs }
}
gulo-count = { $count } { $colour }

# Toute la position
gulo-tell-path = { $hidden ->
    [0] Le chemin a { $tiles } tuiles, toutes visibles : { $open }.
   *[other] { $open ->
        [none] Le chemin a { $tiles } tuiles, toutes face cachée.
       *[other] Le chemin a { $tiles } tuiles. Visibles : { $open }. Les n° { $first } à { $tiles } sont face cachée.
    }
}
gulo-tell-start = { $count ->
    [one] Au départ : { $who }.
   *[other] Au départ : { $who }.
}
gulo-tell-at = { $count ->
    [one] Sur la tuile n° { $number } : { $who }.
   *[other] Sur la tuile n° { $number } : { $who }.
}
gulo-tell-tile = { $number } ({ $colour })
gulo-tell-turn = C’est à { $who }.
gulo-tell-over = La partie est finie.
gulo-tell-steals = Il faut voler un œuf { $colour }.
gulo-tell-empty = Le nid est vide.
gulo-tell-nest = Le nid, de haut en bas : { $eggs }.
gulo-tell-egg = { $colour } ({ $details })
gulo-tell-lean = { $lean ->
    [0] Le bâtonnet d’alarme est bien droit.
   *[other] Le bâtonnet d’alarme penche de { $lean }°.
}
gulo-tell-named = On vise { $egg }.
gulo-deck-tell = La pile cachée a { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; le petit Gulo { $seen ->
    [yes] est dessous
   *[no] s’y trouve
}.

# Les vols d’une partie finie
gulo-thefts = Les vols
gulo-thefts-count = { $count ->
    [one] Un vol
   *[other] { $count } vols
}, { $alarms ->
    [0] aucune alarme
    [one] une alarme
   *[other] { $alarms } alarmes
}
gulo-theft-of = { $who } : œuf { $colour }
gulo-theft-stolen = volé
gulo-theft-pole = alarme, le bâtonnet
gulo-theft-egg = alarme, un autre œuf
gulo-theft-time = alarme, le temps
gulo-watch = Revoir
gulo-watch-of = Revoir : { $theft }
gulo-film-missing = Ce film n’a pas pu être chargé.
