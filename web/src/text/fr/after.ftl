# Après la partie : le résultat, la partie revue, sa courbe, et la preuve du hasard honnête.
result-you = Tu as gagné
result-wins = { $who } gagne
result-share = { $who } se partagent la victoire
result-draw = Égalité
result-your-rank = Tu finis { $rank ->
    [1] en tête
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[other] huitième
} sur { $seats }.
result-fold = Voir le plateau
result-unfold = Voir le résultat
result-scores = Les scores
result-ranks = Le classement
result-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
result-rank-tied = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} ex æquo
result-total = Total
result-rule = Règle { $clause }
result-rematch = On rejoue
result-join = Rejoindre la revanche
result-watch = Regarder la revanche
result-replay = Revoir la partie
after-record = Garder la partie
after-lobby = Autres jeux

why-most-points = { $winners ->
    [one] Le plus haut total de la table.
   *[other] Le même total, le plus haut de la table.
}
why-eggs-home = Tous les œufs sont rentrés, encore fallait-il oser le dire.
why-wrong-declaration = En face, on a parlé trop vite.
why-only-one-silent = Tous les autres ont parlé trop vite.
why-turn-limit = C’était le dernier tour.
why-all-three-pieces = Les trois pièces en main, et hors du labyrinthe.
why-junior-freed = Le petit Gulo est libre.
why-junior-found = Le petit Gulo est retrouvé.

replay-title = { $game }, la partie revue
replay-to-table = Retour à la table
replay-not-over = Cette partie n’est pas finie. On pourra la revoir après.
replay-no-table = Cette partie n’existe pas, ou plus.
replay-failed = Impossible d’aller chercher la partie.
replay-retry = Réessayer
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $speed } fois
replay-where = Où l’on en est dans la partie
replay-step = Étape { $step } sur { $last }
replay-keys = Au clavier : ← → pour un pas, Début et Fin pour les deux bouts, espace pour lire ou mettre en pause.
replay-said = Ce qui s’est passé
replay-begins = La partie commence.
replay-eyes = Vue par
replay-stranger = quelqu’un de passage
replay-copy = Copier le lien vers cet instant
replay-copied = Copié
replay-link = Lien vers cet instant

chart-title = Le fil de la partie
chart-slider = Suivre la courbe
chart-value = { $step } sur { $last } : { $standing }
chart-standing = { $who } { $value }
chart-standings = Où en est chacun
chart-steps = étapes
chart-figures = La même chose en chiffres
chart-step = Étape
chart-moment = Revoir l’étape { $step } sur { $last }

fair-title = Le hasard a-t-il été honnête ?
fair-promise = Avant de tirer quoi que ce soit, le serveur a choisi une graine dont découle tout le hasard de la partie. Depuis que la table existe, il en montre l’empreinte (son SHA-256) dans le journal et dans le menu : une promesse qui ne trahit rien et qu’aucune autre graine ne pourrait tenir. Cet appareil garde la première qu’il voit. La partie est finie, voici donc la graine.
fair-kept-open = Promesse tenue. Ce navigateur vient de calculer l’empreinte lui-même : c’est bien celle que cet appareil a vue le { $when }, avant le début de la partie.
fair-kept-start = Promesse tenue. Ce navigateur vient de calculer l’empreinte lui-même : c’est bien celle que cet appareil a vue le { $when }, avant ta première décision.
fair-kept-later = Promesse tenue depuis que cet appareil l’a vue, le { $when }. La partie était déjà en cours : cela ne prouve rien pour ce qui précède.
fair-kept-over = Cet appareil n’a vu aucune promesse avant la fin de la partie : il ne peut pas dire si elle a été tenue. La graine correspond à la promesse affichée maintenant, ce qui ne prouve rien à soi seul. Demande à quelqu’un qui était à la table dès le début.
fair-broken = Promesse non tenue. Ce navigateur vient de calculer l’empreinte : ce n’est pas celle que cet appareil a vue en premier, le { $when }.
fair-changed = Le serveur a changé de promesse : il a ensuite montré une autre empreinte à cet appareil.
fair-cannot = À une adresse en http://, ce navigateur ne sait pas calculer d’empreinte. À toi de comparer : la seconde commande ci-dessous le fait.
fair-failed = Impossible d’aller chercher la graine.
fair-from-position = Cette partie a commencé d’une position que connaissait la personne qui l’a préparée, choses cachées comprises.
fair-promised = La promesse, vue pour la première fois sur cet appareil le { $when }
fair-then = La promesse montrée ensuite
fair-seed = La graine
fair-found = Son empreinte, calculée ici
fair-whole = Pour vérifier chaque tirage, chaque coup et chaque point de la partie gardée, avec Tablée :
fair-by-hand = Ou seulement l’empreinte, avec ce qu’ont presque tous les ordinateurs :
