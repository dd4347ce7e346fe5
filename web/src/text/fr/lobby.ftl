# L’accueil, mettre la table, les règles, les réglages, les avis.

lobby-title = Tablée : cinq jeux autour d’une table
lobby-line = Cinq jeux, une table : tout de suite avec des bots honnêtes, ou entre amis.
lobby-honest = Tablée est gratuite. Pas de compte, pas de publicité, personne n’est compté. Le serveur lance les dés après les avoir promis, et les bots ne voient que ce que tu verrais à leur place.
lobby-you-are = Tu t’appelles
lobby-names = Hérisson, Loutre, Blaireau, Mésange, Écureuil, Lynx, Chouette, Martre, Lièvre, Héron
lobby-bot-names = Fougère, Ronce, Mousse, Chardon, Oseille, Genièvre, Trèfle, Ortie
lobby-play = Jouer
lobby-laying = On met la table…
lobby-friends = Entre amis
lobby-rules = Règles
lobby-players = { $range } joueurs
lobby-minutes = { $range } minutes
lobby-minutes-short = { $range }′

door-title = On t’attend quelque part ?
door-code = Lien ou code de la table
door-enter = J’y vais
door-wrong = Ce n’est ni un lien ni un code de chez nous.
door-open = Il reste une chaise
door-nobody = Personne pour l’instant. Ouvre une table : « Entre amis », puis « Tout le monde ».
door-seats = { $seats } places

mine-running = Tes tables
mine-finished = Parties récentes
mine-turn = À toi de jouer
mine-waiting = Les autres réfléchissent
mine-open = On attend des joueurs
mine-over = Terminée
mine-rank = { $rank ->
    [1] Gagnée
    [2] Deuxième
    [3] Troisième
   *[other] { $rank }e
}
mine-with = avec { $names }
mine-replay = Revoir la partie
mine-all = Tout montrer ({ $count })

offline-title = La bougie s’est éteinte
offline-words = Le serveur ne répond pas. Tes tables ne risquent rien, et on réessaie.
offline-again = Réessayer

new-title = { $game }, nouvelle table
new-count = Combien autour de la table ?
new-others = Les autres
new-others-open = viennent par un lien
new-others-screen = sont là avec moi
new-others-bot = sont des bots
new-places = Qui s’assoit où
new-place = Place { $number }
new-kind-screen = Ici
new-kind-open = Par lien
new-kind-bot = Bot
new-name-of = Nom à la place { $number }
new-level-of = Niveau du bot à la place { $number }
new-open-words = Qui a le lien s’assoit ici.
new-guest = Joueur { $number }
new-options = Règles maison
new-fine = Petits détails
new-between = de { $low } à { $high }
new-clock = Le temps de réfléchir
new-clock-none = Pas pressés
new-clock-move-2 = 2 min par coup
new-clock-move-5 = 5 min par coup
new-clock-days-3 = 3 jours par coup
new-clock-game-10 = 10 min en tout
new-clock-game-20 = 20 min en tout
new-clock-game-40 = 40 min en tout
new-clock-words-none = Comme à la maison : personne ne regarde sa montre.
new-clock-words-move = Temps écoulé : un bot prend la main, jusqu’à ton retour.
new-clock-words-days = Une partie par correspondance : on passe une fois par jour.
new-clock-words-game = Chacun a ce temps pour toute la partie ; ensuite, un bot continue.
new-who = Qui peut s’asseoir
new-private = Qui a le lien
new-public = Tout le monde
new-private-words = La table n’est annoncée nulle part.
new-public-words = La table est annoncée à l’accueil tant qu’il reste une chaise.
new-make-open = Mettre la table et inviter
new-make-full = Mettre la table et jouer
new-unknown = Nous n’avons pas ce jeu.

rules-title = Règles de { $game }
rules-words = Chaque règle a un numéro, que la table montre quand il le faut. Là où le livret se tait, nous disons ce que nous avons décidé : c’est une décision.
rules-contents = Sommaire
rules-link = Lien vers la règle { $id }
rules-print = Imprimer
rules-play = Jouer

settings = Réglages
settings-language = Langue
settings-light = Lumière
settings-light-auto = Comme l’appareil
settings-light-light = Jour
settings-light-dark = Nuit
settings-sound = Son
settings-sound-on = Oui
settings-sound-off = Non
settings-pace = Allure des pièces
settings-pace-slow = Tranquille
settings-pace-normal = Normale
settings-pace-fast = Vive
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-reduced = Le moins possible

notice-title = À toi de jouer
notice-body = On t’attend à ta table, sur Tablée.
