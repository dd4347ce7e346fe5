# Ce que dit la maison, quel que soit le jeu.

list-and = { $first } et { $last }

# Refus
refused = Ce n’est pas possible.
illegal-action = Ce n’est pas possible maintenant.
not-your-decision = Tu n’as rien à décider pour l’instant.
wrong-seat = Cette place n’existe pas à cette table.
game-over = La partie est finie.
nothing-to-settle = Rien n’attend la main de personne en ce moment.
cannot-undo = Trop tard pour revenir en arrière : depuis, quelque chose a été dévoilé.
refused-by = { $reason } ({ $clause })

# À la table
event-undone = { $who } reprend son coup.
player-name = Joueur { $seat }
your-turn = À toi, { $who }.
pick = Ton choix (numéro, ? pour l’aide)
open-call = Quelqu’un ? La lettre de qui parle, ou Entrée
pass-device = { $who }, à toi : prends l’écran et appuie sur Entrée.
won = { $who } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
shared-win = Victoire partagée : { $who }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    } chacun.
won-plain = { $who } gagne.
shared-win-plain = Égalité entre { $who }.
saved-record = Partie enregistrée : { $path }
left-table = Tu as quitté la table ; le début de la partie est enregistré dans { $path }
nothing-to-save = Tu as quitté la table avant le premier coup.
not-a-choice = Il n’y a pas de choix { $number } : tape un numéro de 1 à { $most }.
must-remember = Dans ce jeu, à toi de te souvenir : la feuille de partie se montre après la fin.
no-refusal = Aucun coup refusé pour l’instant.
help-commands =
    Tape le numéro de ton choix, ou ton coup tel que le note la feuille de partie.
    ?         cette aide
    why       la règle qui explique le dernier refus
    rules     toutes les règles, ou une seule : rules GR-09
    undo      reprendre ton coup, tant que rien n’a été dévoilé depuis
    record    la feuille de la partie en cours
    quit      quitter la table

# Preuve d’un hasard honnête
verify-rules = Chaque coup suit les règles.
verify-finished = La partie a été jouée jusqu’au bout.
verify-scores = Les scores sont justes.
verify-seed = La graine révélée à la fin est bien celle qui avait été promise au début.
verify-chance = Chaque tirage découle de cette graine.
verify-passed = La partie est en règle.
verify-failed = La partie n’est pas en règle.

# Bots
bot-random = Hasard

many-choices = Il y a { $number } choix ; écris-en un, par exemple { $examples }.
shortcuts = Ou va directement en : { $words }

# Les tables dans le navigateur
table-began = Tout le monde est là : la partie commence.
table-sat = { $who } s’installe.
table-stood-up = { $who } quitte la table.
table-bot-came-away = Un bot joue pour { $who } en son absence.
table-bot-came-clock = Pour { $who }, le temps est écoulé ; un bot continue.
table-bot-came-left = Un bot continue pour { $who }.
table-came-back = { $who } est de retour et rejoue.
table-attempt-again = Un incident chez nous : { $who } recommence cette tentative, avec le nid tel qu’il était.
table-rematch = { $who } propose une autre partie.
bad-notation = Ce n’est pas une action de ce jeu.
refused-not-allowed = Cette place n’est pas la tienne.
refused-seat-taken = Cette place est déjà prise.
refused-not-now = Ce n’est pas possible maintenant.
refused-stale-decision = Cette décision est déjà prise.
refused-too-fast = Un peu moins vite, s’il te plaît.
refused-bad-request = Cela n’a pas de sens ici.
refused-store-failed = Le serveur n’a pas pu le garder. Réessaie.
refused-conflict = Quelqu’un a été plus rapide. Regarde de nouveau.
