# Les mots dont toutes les pages ont besoin.
close = Fermer
cancel = Annuler
back = Retour
tablee = Tablée
loading = Un instant…
offline = Le serveur ne répond pas. On réessaie.
you = Toi
seat-of = { $who }, { $symbol }
symbol-leaf = feuille
symbol-moon = lune
symbol-diamond = losange
symbol-sun = soleil
symbol-drop = goutte
symbol-star = étoile
symbol-wave = vague
symbol-house = maison
