# Le plateau tout simple, pour les jeux qui n’ont pas encore le leur.

plain-picture = La table telle que tout le monde la voit maintenant
plain-no-picture = L’image de la position n’a pas pu être chargée.
plain-search = Chercher
plain-found = { $found } sur { $all }
plain-column = Colonne { $column }
plain-waiting =
    { $count ->
        [one] C’est à { $who } de jouer.
       *[other] On attend { $who }.
    }
plain-won =
    { $count ->
        [one] La partie est finie. Victoire pour { $who }.
       *[other] La partie est finie. Victoire partagée entre { $who }.
    }
