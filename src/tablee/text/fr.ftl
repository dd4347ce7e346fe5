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
left-unsaved = Tu as quitté la table. Dans ce jeu, à toi de te souvenir : la feuille de partie ne s’enregistre qu’après la fin.
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
verify-unfinished = La partie n’était pas finie : le hasard et les scores ne se vérifient qu’après la fin.

# Bots
bot-random = Hasard

many-choices = Il y a { $number } choix ; écris-en un, par exemple { $examples }.
shortcuts = Ou va directement en : { $words }
route-by = En passant par { $squares }.

# Les tables dans le navigateur
table-began = Tout le monde est là : la partie commence.
table-rules-gone = Cette partie est terminée : elle a commencé sous des règles que ce serveur n’a plus. Sa feuille est conservée.
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

# Liste des jeux
games-seats = { $game }, { $counts } joueurs
games-option = option { $name } : { $expected }
games-bots = bots : { $bots }

# Saisies et fichiers refusés
numbers-from-to = { $low } à { $high }
numbers-or = { $first } ou { $last }
no-such-game = le jeu « { $game } » n’existe pas ; il y a : { $games }
no-such-language = la langue « { $language } » manque ; il y a : { $languages }
no-such-clause = { $game } n’a pas de règle « { $clause } » ; elles vont de { $first } à { $last }
no-such-bot = { $game } n’a pas de bot « { $bot } » ; il y a : { $bots }
wrong-seat-count = avec ces options, { $game } a { $counts } places, pas { $seats }
wrong-name-count = il faut un nom pour chacune des { $seats } places, pas { $names }
not-a-name = il faut un nom d’une seule ligne, pas { $text }
not-a-seat-plan = « { $text } » n’est pas une place ; il faut human, human:Nom ou bot:niveau
no-tiles-in-game = { $game } se joue sans tuiles

# Options
option-takes-choice = une valeur parmi { $values }
option-takes-switch = yes ou no
option-takes-number = un nombre entier de { $low } à { $high }
no-such-option = l’option « { $name } » n’existe pas ; il y a : { $names }
no-options = l’option « { $name } » n’existe pas ; ce jeu n’en a aucune
bad-option-value = l’option « { $name } » attend { $expected }, pas « { $value } »
not-an-option = « { $text } » n’est pas une option ; il faut nom=valeur
option-twice = l’option « { $name } » est donnée deux fois

# Notation
not-a-seat = il faut une place de A à { $last }, pas « { $text } »
not-a-step = il faut un coup comme A:action ou *hasard:résultat, pas « { $text } »
no-chance-in-game = { $game } ne laisse rien au hasard
impossible-outcome = « { $text } » ne peut pas arriver ici
step-not-due = il faut { $due }, pas « { $step } »
due-decision = une décision
step-refused = { $step } est refusé : { $reason }

# Feuilles de partie
not-a-record = la première ligne doit être « { $magic } »
not-a-record-head = il faut un en-tête (un mot, deux-points, sa valeur), pas « { $text } »
record-head-twice = « { $head } » est donné deux fois
record-head-missing = il manque l’en-tête « { $head } »
record-seats-missing = les places doivent être A, B et ainsi de suite, une par ligne, sans trou
not-a-rules-version = il faut la version des règles, pas « { $text } »
rules-gone = { $game } : cette partie suit la version { $version } des règles ; ce programme a la version { $current }
record-gap-for-table = cette feuille a été écrite en cours de partie, sans ce que la table ne pouvait pas voir : à partir d’ici, elle ne peut pas être rejouée
record-gap-for-seat = cette feuille a été écrite en cours de partie, sans ce que la place { $seat } ne pouvait pas voir : à partir d’ici, elle ne peut pas être rejouée
wrong-moment-number = il faut « { $number }. », pas « { $text } »
moment-without-step = cette ligne ne contient aucun coup
not-a-hash = il faut 64 chiffres hexadécimaux
not-a-score = il faut un score, pas « { $text } »
wrong-score-count = il faut { $seats } scores, un par place
no-such-line = { $file } a les lignes 1 à { $last }, pas { $line }

# Scénarios
no-scenario-file = il faut nommer au moins un scénario
not-toml = ce n’est pas du TOML (« { $detail } »)
scenario-missing-field = il manque la ligne `{ $field }`
scenario-unknown-field = `{ $field }` n’existe pas dans un scénario
scenario-wrong-type = il faut une valeur de type `{ $wanted }`, pas `{ $found }`
scenario-failed = { $what } : attendu { $wanted }, trouvé { $found }
scenarios-held = { $held } tenus, { $failed } non

# Fichiers et bases
not-utf-8 = ce n’est pas du texte UTF-8
file-not-found = { $file } : ce fichier ou dossier n’existe pas
file-exists = { $file } : cela existe déjà
file-is-folder = { $file } : c’est un dossier, pas un fichier
file-under-file = { $file } : une partie de ce chemin est un fichier, pas un dossier
file-forbidden = { $file } : tu n’en as pas le droit
file-kept = ce fichier existe déjà, et il n’a pas été touché
system-failed = le système refuse (« { $detail } »)
backup-damaged = ce n’est pas une sauvegarde entière (abîmée ou coupée) ; rien n’a été restauré
backup-newer = cette sauvegarde vient d’une version plus récente de Tablée ({ $what }) ; rien n’a été restauré
store-has-tables = { $store } contient déjà des tables ; rien n’a été restauré
store-needs-packages = la base a besoin d’autres paquets ({ $names }) : pip install ".[server]" dans le dossier du projet
server-needs-packages = le serveur a besoin d’autres paquets : pip install ".[server]" dans le dossier du projet
not-a-store = une base est sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE
store-address-unclear = l’adresse de la base ne se lit pas (dans un mot de passe, les signes spéciaux s’écrivent comme dans une URL)
not-a-sqlite-store = une base SQLite est sqlite:///FICHIER, ou sqlite:////FICHIER depuis la racine
settings-wrong = réglages refusés : { $detail }
cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
not-a-host = ce n’est pas le nom d’une machine
not-a-contact = un contact s’écrit mailto:… ou https://…
bad-seconds = le nombre de secondes va de 0 à 600, pas { $seconds }

# Lignes de commande
see-help = { $problem } (voir tablee --help)
did-you-mean = { $problem } ; voulais-tu dire { $hint } ?
no-such-command = la commande « { $name } » n’existe pas ; il y a : { $names }
no-such-flag = l’option { $name } n’existe pas ici
argument-missing = il manque { $name }, ou sa valeur
argument-twice = { $name } est donné deux fois
argument-value = { $name } attend { $expected }, pas « { $value } »
takes-whole-number = un nombre entier
takes-number = un nombre
takes-other = autre chose
words-unused = « { $words } » est de trop
command-line-unclear = « { $words } » n’a pas de sens ici
