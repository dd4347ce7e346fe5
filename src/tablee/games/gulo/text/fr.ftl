# Gulo Gulo en français.

tagline = La patte sûre, l’œuf de la bonne couleur et pas d’alarme : libère le petit Gulo avant les autres.

option-nest = Nid
option-nest-dice = Le hasard décide de chaque vol, et tout le monde voit le risque
option-nest-physics = Des œufs qui roulent, un bâtonnet qui bascule
option-steal_seconds = Secondes pour un vol avant que l’alarme se déclenche
option-fast = Variante rapide : qui trouve le petit Gulo gagne aussitôt

bot-cub = Petit glouton
bot-thief = Voleur
bot-master = Maître voleur

colour-green = vert
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-purple = violet
tiles-green = { $number ->
    [one] { $number } verte
   *[other] { $number } vertes
}
tiles-yellow = { $number ->
    [one] { $number } jaune
   *[other] { $number } jaunes
}
tiles-red = { $number ->
    [one] { $number } rouge
   *[other] { $number } rouges
}
tiles-blue = { $number ->
    [one] { $number } bleue
   *[other] { $number } bleues
}

depth-top = sur le dessus
depth-middle = au milieu
depth-buried = enfoui
touches-pole = contre le bâtonnet
risk = { $risk ->
    [0] risque de moins de 1 %
   *[other] risque de { $risk } %
}
odds = { $risk ->
    [0] Le risque est de moins de 1 % : presque aucun vol pareil ne déclenche l’alarme.
    [one] Le risque est de { $risk } % : sur 100 vols pareils, un seul déclenche l’alarme.
   *[other] Le risque est de { $risk } % : sur 100 vols pareils, { $risk } déclenchent l’alarme.
}
rolled-stolen = Tirage de { NUMBER($roll, minimumFractionDigits: 1) } : en dessous de { NUMBER($risk, minimumFractionDigits: 1) }, c’était l’alarme.
rolled-alarm = Tirage de { NUMBER($roll, minimumFractionDigits: 1) }, en dessous de { NUMBER($risk, minimumFractionDigits: 1) } :

ask-start = Qui a le plus faim ?
ask-pour = On va verser tous les œufs dans le nid.
ask-tile = On va retourner la prochaine tuile du chemin.
ask-tile-deck = On va retourner le dessus de la pile cachée.
ask-colour = Quelle couleur voles-tu ? Choisis une tuile visible devant toi, ou retourne la prochaine.
ask-colour-open = Quelle couleur voles-tu ? Devant toi, toutes les tuiles sont visibles.
ask-egg = Quel œuf { $colour } vises-tu ?
ask-egg-junior = Tu as trouvé le petit Gulo ! Pour le libérer, il te faut un œuf violet : lequel ?
ask-steal = Une patte vise l’œuf { $colour } { $egg }.
ask-steal-own = À toi de voler l’œuf { $colour } { $egg }.
ask-rest = Le nid se calme.
ask-over = La partie est finie.

choice-colour = un œuf { $colour }, jusqu’à la tuile n° { $number }
choice-turn = retourner la prochaine tuile
choice-egg = œuf { $colour } { $egg }, { $details }

event-first = { $who } a le plus faim et commence.
event-poured = { $lean ->
    [0] Tous les œufs vont dans le nid, et l’on y plante le bâtonnet d’alarme : il est bien droit.
   *[other] Tous les œufs vont dans le nid, et l’on y plante le bâtonnet d’alarme : il penche de { $lean }°.
}
event-rested = { $lean ->
    [0] Le nid s’est calmé : le bâtonnet d’alarme est bien droit.
   *[other] Le nid s’est calmé : le bâtonnet d’alarme penche de { $lean }°.
}
event-turned = { $who } retourne la tuile n° { $number } : { $colour }.
event-turned-deck = { $who } retourne le dessus de la pile cachée : { $colour }.
event-turned-junior = { $who } retourne le dessus de la pile cachée : le petit Gulo !
event-chose = { $who } choisit le { $colour }.
event-named = { $who } vise l’œuf { $colour } { $egg }.
event-stolen = { $who } vole l’œuf { $colour } { $egg } : hop, dans le sachet.
event-alarm-pole = ALARME ! { $who } voulait un œuf { $colour }, et le bâtonnet touche la table.
event-alarm-egg = ALARME ! { $who } voulait un œuf { $colour }, et un autre est tombé du nid.
event-alarm-time = ALARME ! { $who } voulait un œuf { $colour }, et le temps est écoulé.
event-moved = { $start ->
    [0] { $who } saute du départ à la tuile n° { $end }.
   *[other] { $who } saute de la tuile n° { $start } à la tuile n° { $end }.
}
event-moved-back = { $end ->
    [0] { $who } recule de la tuile n° { $start } jusqu’au départ.
   *[other] { $who } recule de la tuile n° { $start } à la tuile n° { $end }.
}
event-grew = { $colour ->
    [vert] La tuile verte
    [bleu] La tuile bleue
   *[other] La tuile { $colour }
} prolonge le chemin : c’est la tuile n° { $number }.
event-under = { $colour ->
    [vert] La tuile verte
    [bleu] La tuile bleue
   *[other] La tuile { $colour }
} repart sous la pile, face cachée.
event-under-junior = Le petit Gulo repart sous la pile, face cachée.
event-again-last-egg = { $who } rejoue : c’était le dernier œuf de cette couleur.
event-again-last-tile = { $who } rejoue : c’est la dernière tuile du chemin.
event-again-deck = { $who } continue avec la pile cachée.
event-put-back = Le bâtonnet tombe tout seul et { $who } le replante : pas d’alarme.
event-finished-junior-freed = { $who } a libéré le petit Gulo.
event-finished-junior-found = { $who } a trouvé le petit Gulo.

junior-freed = le petit Gulo est libre
junior-found = le petit Gulo est retrouvé

not-in-front = Aucune tuile visible de cette couleur devant ton glouton.
nothing-to-turn = Toutes les tuiles du chemin sont visibles : choisis une de leurs couleurs. La pile ne se retourne que depuis la dernière tuile.
purple-is-never-stolen = Dans la variante rapide, personne ne vole d’œuf violet : qui trouve le petit Gulo a gagné.
purple-is-for-junior = Un œuf violet ne sert qu’à libérer le petit Gulo : trouve-le d’abord.
name-an-egg = La couleur est fixée : maintenant, désigne un œuf.
choose-first = Choisis d’abord une couleur ou retourne une tuile ; l’œuf vient après.
wrong-colour = Cet œuf n’est pas de la couleur que tu dois voler.
egg-not-in-nest = Cet œuf n’est plus dans le nid.
egg-is-named = L’œuf est désigné, et tu ne peux plus en changer : vole-le maintenant.
tile-waits = On retourne d’abord la prochaine tuile du chemin, et c’est sa couleur que tu voles.
deck-waits = On retourne d’abord le dessus de la pile cachée.
nest-moves = Le nid doit d’abord se calmer.
nest-is-empty = Il faut d’abord verser tous les œufs dans le nid.
no-such-action = Cette action n’existe pas.

table-path = Chemin
table-deck = Pile cachée
table-nest = Nid
table-poured = Le nid est vide : on va y verser tous les œufs.
table-bag = Sachet
table-start = départ
table-unseen = Personne n’a encore vu : { $tiles }
table-stands = { $number ->
    [0] au départ
   *[other] sur la tuile n° { $number }
}
table-steals = à voler : { $colour }
table-lean = { $lean ->
    [0] le bâtonnet d’alarme est bien droit
   *[other] le bâtonnet d’alarme penche de { $lean }°
}
table-percent = { $risk ->
    [0] moins de 1 %
   *[other] { $risk } %
}

# Saisies refusées à la ligne de commande
bad-recording-time = --at est un nombre de secondes à partir de 0, pas { $at }
not-a-recording = --at demande l’enregistrement d’un vol, et { $name } n’en est pas un
thefts-need-hands = --thefts demande des mains qui volent : joue gulo avec --options nest=physics
thefts-elsewhere = --thefts ne sert qu’à gulo
thefts-folder-used = { $folder } contient déjà des enregistrements : choisis un autre dossier
fit-needs-one = { $name } vaut au moins 1
thefts-without-column = { $file } n’est pas un fichier de vols : il y manque la colonne { $column }
not-thefts = { $file } n’est pas un fichier de vols (« { $detail } »)
too-few-thefts = { $file } contient trop peu de vols pour un ajustement ({ $number }) : augmente --nests
no-pointer-here = un terminal n’a pas de pointeur pour ta main : joue avec nest=dice
nest-needs-packages = le nid physique a besoin d’autres paquets : pip install ".[nest]" dans le dossier du projet
recording-differs = { $name } a été modifié : le vol ne finit pas comme il est enregistré
recording-elsewhere = { $name } a été fait sur une machine d’un autre type ({ $made }) : sur celle-ci ({ $here }), le vol finit autrement, et rien ne peut donc en être conclu ici
recording-of-old = { $name } ne dit pas sur quel type de machine il a été fait : sur celle-ci ({ $here }), le vol finit autrement, et rien ne peut donc en être conclu ici

# Ce qui ne peut pas être lu
not-a-fear = la peur d’un voleur est un nombre de 0 à 9, pas « { $text } »
not-a-hand = une main est l’une de celles-ci : { $names }, pas « { $text } »
not-an-egg = il faut un œuf comme r3, pas « { $text } »
not-one-of = il faut { $what } ({ $names }), pas « { $text } »
not-that-number = il faut un nombre de { $low } à { $high }, pas « { $text } »
not-an-action = il faut { $names } ou un œuf comme r3, pas « { $text } »
not-a-lie = il faut une inclinaison de 0 à { $most } et des œufs, comme 17:b3,r1*
egg-twice = l’œuf { $egg } est là deux fois
one-roll-only = il faut un seul tirage, pas « { $text } »
no-such-camera = la caméra « { $text } » n’existe pas ; il y a : { $names }
pictures-need-egl = les images ont besoin d’EGL : installe libegl1 et libgl1-mesa-dri, ou choisis MUJOCO_GL
position-parts = il faut « gulo … | chemin | pile | Gulos | œufs | suite »
head-part = il faut « gulo places nid secondes », et peut-être « fast »
not-a-tile = il faut des tuiles ({ $letters }), pas « { $text } »
open-run = les tuiles ouvertes se suivent sans trou depuis le départ
known-under = les tuiles connues sont sous les inconnues
tile-per-gulo = il faut { $seats } tuiles, une par Gulo
what-part = il faut « { $form } », pas « { $text } »
deck-from-the-end = la pile se retourne depuis la dernière tuile du chemin, et seulement de là
path-is-open = aucune tuile du chemin n’est face cachée
number-of-tiles = il y a { $tiles } tuiles, dont au moins { $path } sur le chemin
tiles-add-up = ces tuiles ne font pas 6 vertes, 6 jaunes, 6 rouges, 5 bleues et le petit Gulo
eggs-when-poured = il faut « - » avant que le nid soit rempli, et des œufs ensuite
names-itself = un œuf seul de sa couleur se désigne lui-même, et il doit y en avoir un
egg-not-there = l’œuf { $egg } n’est pas dans le nid
not-asked = un joueur qui n’a qu’un coup possible n’a rien à choisir
eggs-of-nest = le nid a des œufs de chaque couleur, et ses deux violets jusqu’à la victoire
junior-from-the-end = le petit Gulo se trouve depuis la dernière tuile du chemin
grows-when-open = le chemin ne s’allonge que s’il est tout entier ouvert
fast-never-grows = dans la variante rapide, le chemin ne s’allonge pas
under-when-open = une tuile ne va sous la pile que si tout le chemin est ouvert
fast-junior-wins = dans la variante rapide, qui retourne le petit Gulo a gagné
fast-last-tile = dans la variante rapide, seul celui dont c’est le tour est sur la dernière tuile
start-face-down = au départ, toutes les tuiles sont face cachée
start-before-first = au départ, tous les Gulos sont avant la première tuile
start-deck-unseen = au départ, personne n’a vu de tuile de la pile
fast-no-purple = dans la variante rapide, le petit Gulo ne demande pas d’œuf
colour-not-ahead = aucune tuile ouverte de cette couleur n’est devant le Gulo
dice-need-no-rest = un nid tiré au sort n’a pas besoin de repos
rest-after-theft = un nid se repose après le vol d’un œuf
end-plays-on = seul un Gulo au bout du chemin rejoue : il continue avec la pile
fast-plays-on = dans la variante rapide, un Gulo sur la dernière tuile rejoue
same-or-left = c’est ensuite au même joueur ou à son voisin de gauche
a-tile = une tuile
end-of-a-theft = comment le vol a fini
a-nest = un nid
what-goes-on = ce qui se passe
a-place = un endroit
a-colour = une couleur
