# L’accueil, mettre la table, les règles, les réglages, les avis.

lobby-title = Tablée : cinq jeux autour d’une table
lobby-line = Cinq jeux, une table : tout de suite avec des bots honnêtes, ou entre amis.
lobby-honest = Tablée est gratuite. Pas de compte, pas de publicité, personne ne te suit. Le hasard est promis avant la partie et se vérifie après, et les bots ne trichent pas : ils ne voient que ce que tu verrais à leur place.
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
door-nobody = Nulle part pour l’instant. Mets une table : « Entre amis », puis « Tout le monde ».
door-seats = { $seats } places

mine-running = Tes tables
mine-finished = Parties récentes
mine-turn = À toi de jouer
mine-waiting = Les autres réfléchissent
mine-open = On attend des joueurs
mine-over = Terminée ; tu n’as pas encore vu la fin
mine-gone = Introuvable sur le serveur pour l’instant
mine-rank = { $rank ->
    [1] Gagnée
    [2] Deuxième
    [3] Troisième
   *[other] { $rank }e
}
mine-with = avec { $names }
mine-replay = Revoir la partie
mine-result = Voir la fin
mine-put-away = Ranger
mine-put-away-of = Ranger la table : { $game }
mine-sure = Cet appareil oublie la table et la clé de ta place. La table reste, mais tu ne pourras y revenir que par ton lien privé.
mine-put-away-yes = Oui, ranger
mine-keep = Garder
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
new-clock-none = Rien ne presse
new-clock-move-2 = 2 min par coup
new-clock-move-5 = 5 min par coup
new-clock-days-3 = 3 jours par coup
new-clock-game-10 = 10 min en tout
new-clock-game-20 = 20 min en tout
new-clock-game-40 = 40 min en tout
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

# Ce que change une option, par jeu et par option ; rien si le libellé suffit.
option-gruell-variant = Une variante change la valeur des cartes ou ce que prend le Sorcier. Kid se joue sans Sorcier et ne compte que bons et mauvais.
option-gologolo-open_gologolo = Les Gologolo sont alors plus fréquents, et qui pose tôt garde ses chances. Sinon, il faut les quatorze cartes en main.
option-oeufs-size = Les œufs restent les mêmes. Plus le plateau est grand, plus la traversée est longue, et la partie aussi.
option-oeufs-turn_limit = Passé ce nombre de tours, la partie est nulle entre ceux qui restent.
option-gootmu-tiles = Le paquet dont on fait le labyrinthe : « house » est celui que nous avons dessiné.
option-gootmu-exact_gootmu = Passer sur une pièce ne suffit plus : il faut s’y arrêter. La partie s’allonge.
option-gootmu-turn_limit = Passé ce nombre de tours, gagne qui tient le plus de ses propres pièces.
option-gulo-nest = Quand le hasard décide, un vol est réglé aussitôt. Quand les œufs roulent, tu voles de ta propre main, et ça se voit.
option-gulo-steal_seconds = Ne compte que si les œufs roulent. Moins de temps rend les mains maladroites.
option-gulo-fast = Plus besoin de voler un œuf violet à la fin : la partie est plus courte.

# Comment jouent les bots, par niveau, ou par jeu et par niveau.
bot-random = Joue n’importe quel coup permis : pour découvrir le jeu.
bot-gruell-greedy = Imagine la suite après chaque carte, et joue celle qui gagne le plus souvent.
bot-gologolo-greedy = S’approche d’une main complète à chaque carte, et pose ses séries quand le temps presse.
bot-oeufs-racer = Fait traverser et rentrer ses œufs par les chaînes les plus courtes, et parle quand il est assez sûr.
bot-gootmu-walker = Marche vers ses pièces en comptant les chances du dé, et cache les tiennes au loin.
bot-gulo-cub = La main maladroite ; ne pense qu’au chemin devant lui.
bot-gulo-thief = La main sûre ; pèse les risques.
bot-gulo-master = La main habile ; pèse les risques.

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-legend = Tout ce qui est imprimé, en images
rules-link = Lien vers la règle { $id }
rules-print = Imprimer
rules-play = Jouer
rules-to-lobby = Les jeux que nous avons

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
settings-keys = Raccourcis d’une touche à la table
settings-keys-on = Oui
settings-keys-off = Non

notice-title = À toi de jouer
notice-body = On t’attend à ta table, sur Tablée.
