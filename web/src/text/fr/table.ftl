# La table, la même pour tous les jeux.
table-title = { $game } – Tablée
table-title-turn = ● À toi – { $game }
table-title-open = { $game } – on attend du monde

# Les gens
table-people = Autour de la table
table-that-is-you = c’est toi
table-your-turn = À toi
table-yours-named = À toi, { $who }
table-thinks = réfléchit…
table-bot = bot { $level }
table-bot-for = un bot joue
table-away = pas là
table-here = est là
table-waits = on attend quelqu’un
table-open-seat = Place libre
table-is-away = { $who } n’est plus là.
table-let-bot = Faire jouer un bot
table-take-seat = Prendre la place
table-clock = Encore { $left }
table-span-days = { $less ->
    [0] { $more } j
   *[other] { $more } j { $less } h
}
table-span-hours = { $less ->
    [0] { $more } h
   *[other] { $more } h { $less } min
}
table-span-minutes = { $more } min
table-span-seconds = { $more } s

# La question
table-question = Ce qu’on te demande
table-choices = Ce que tu peux faire
table-waiting-for = On attend { $who }.
table-one-moment = Un instant…
table-over = La partie est finie.
table-moment = Quelqu’un veut parler ?
table-moment-ends = Ne rien dire, c’est passer. Encore { $left } s.
table-moment-left = encore { $left } s
table-moment-look = { $who } regarde son jeu
table-nobody-calls = Personne n’annonce : on continue
table-no-hurry = Rien ne presse.
table-or-bot = Encore { $left } ; ensuite, un bot joue pour toi.
table-watching = Tu regardes la partie.
table-bot-plays-for-you = Un bot joue pour toi.
table-take-over = Je reprends ma place
table-not-yet = Ce n’est pas encore à toi.
table-see-rule = Voir la règle { $clause }
table-hint = Conseil
table-hint-says = Un bot jouerait :
table-hint-later = Doucement : un conseil à la fois.
table-hint-none = Pas de conseil pour l’instant.
table-bot-thinks = Un bot y réfléchit…
table-undo = Reprendre
table-undo-nothing = Tu n’as rien à reprendre.
table-undo-too-late = Trop tard pour reprendre : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
table-undo-not-in-moment = On ne reprend rien tant que tout le monde peut parler.
table-no-way-back = Ça ne se reprend pas.
table-sure = Oui, je joue ça
table-not-sure = Non, attends

# Un écran pour plusieurs
table-hand-over = Passe l’écran à { $who }
table-look-away = Les autres regardent ailleurs.
table-it-is-me = C’est moi, { $who }
table-undo-for = { $who } reprend son coup
table-peek = Revoir son jeu, sans les autres :
table-hide-again = Cacher mon jeu

# À côté du plateau
table-side = Journal, discussion et règles
table-tab-log = Journal
table-tab-chat = Discuter
table-tab-rules = Règles
table-tab-words = En mots
table-in-words = La position en mots
table-log-empty = Rien ne s’est encore passé.
table-chat-empty = Personne n’a encore rien dit.
table-say-label = Dire quelque chose
table-say = Envoyer
table-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
table-mute-who = Ne plus entendre quelqu’un
table-mute = Ne plus entendre { $who }
table-rules-now = Ce qui compte maintenant
table-rules-page = Toutes les règles sur une page
table-rules-missing = Les règles ne sont pas là pour le moment.

# Un hasard honnête
table-promise-title = Un hasard honnête
table-promise = Tout le hasard de cette partie vient d’une graine scellée. Son empreinte :
table-promise-how = Le serveur a choisi la graine avant le premier tirage. Après la partie, il la montre, et chacun peut vérifier qu’elle a bien cette empreinte. Pour en avoir le cœur net, gardes-en une copie.
table-promise-copy = Copier l’empreinte entière

# Avant la partie
table-missing = { $count ->
    [one] Il manque encore quelqu’un.
   *[other] Il manque encore { $count } personnes.
}
table-starting = Tout le monde est là.
table-read-rules = Lire les règles
table-clock-move = { $time } par coup
table-clock-game = { $time } par personne pour la partie
table-option = { $what } : { $value }
table-without = Sans : { $what }
table-seat-here = Quelqu’un sur cet écran
table-invite = Inviter
table-invite-how = Envoie ce lien, ou fais scanner le code. Qui l’ouvre peut prendre une place libre.
table-invite-title = { $game } : tu joues avec nous ?
table-link = Le lien de la table
table-qr = Le lien de la table, en code QR
table-copy = Copier le lien
table-copied = Copié.
table-copy-yourself = Sélectionne le lien et copie-le.
table-share = Partager
table-your-name = Ton nom
table-their-name = Son nom
table-sit-down = S’asseoir
table-seat-taken = Quelqu’un a été plus rapide : la place est prise.
table-did-not-work = Ça n’a pas marché. Réessaie dans un instant.

# Le menu
table-menu = Cette table
table-list-setting = Montrer aussi les choix en liste
table-notify = Me prévenir quand c’est à moi
table-will-tell = C’est noté : on te préviendra.
table-cannot-tell = Ce navigateur refuse les notifications.
table-private-link = Ton lien privé
table-private-how = Ton lien privé rouvre ta place sur un autre appareil. Garde-le pour toi : qui l’a joue à ta place.
table-let-bot-me = Laisser un bot jouer pour moi
table-leave = Quitter ma place
table-leave-playing = Un bot finira la partie à ta place, et tu ne pourras pas revenir.
table-leave-open = Ta place sera libre pour quelqu’un d’autre.
table-leave-sure = Oui, je m’en vais
table-stay = Je reste

# Le son
table-sound = Son
table-sound-on = Son activé
table-sound-off = Son coupé

# La connexion
table-connection-lost = La connexion est coupée. On la rétablit…
table-gone-title = Cette table n’existe pas
table-gone = Le lien est incomplet, ou la table a été rangée depuis.
table-refused-title = Cette clé n’ouvre plus la place
table-refused = La place a été quittée, ou le lien n’est pas complet. Tu peux toujours regarder la partie.
table-link-refused-title = Ce lien n’ouvre pas de place
table-link-refused = La place a été quittée, ou le lien n’est pas complet. Celle que tu tiens sur cet appareil reste la tienne.
table-look-on = Regarder la partie
table-sit-again = Revenir à la table
table-outdated-title = Cette page a vieilli
table-outdated = Le serveur a changé depuis que la page est chargée. Recharge-la : la partie t’attend où tu l’as laissée.
table-rules-gone-title = Cette partie est terminée
table-rules-gone = Elle a commencé sous des règles que ce serveur n’a plus. Personne n’a gagné. La partie est gardée : ses décisions, et la graine dont découle tout le hasard.
table-to-lobby = Retour aux jeux

table-broken = Le plateau n’est pas arrivé jusqu’ici.
table-reload = Recharger la page

# La revanche
table-rematch-ready = Une nouvelle table est prête pour les mêmes joueurs.
table-rematch-go = J’y vais

# Le clavier
table-keys = Raccourcis clavier
table-keys-board = Sur le plateau, les flèches et Entrée suffisent. En plus :
table-key-u = reprendre le dernier coup
table-key-h = demander un conseil
table-key-l = le journal
table-key-c = discuter
table-key-r = les règles qui comptent maintenant
table-key-w = la position en mots
table-key-m = couper ou remettre le son
table-key-help = cette page
