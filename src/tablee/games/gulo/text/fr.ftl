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
    [one] { $number } vert
   *[other] { $number } verts
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
    [one] { $number } bleu
   *[other] { $number } bleus
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
ask-tile = On va retourner le prochain bout du chemin.
ask-tile-deck = On va retourner le dessus de la pile cachée.
ask-colour = Quelle couleur voles-tu ? Choisis un bout visible devant toi, ou retourne le prochain.
ask-colour-open = Quelle couleur voles-tu ? Devant toi, tous les bouts sont visibles.
ask-egg = Quel œuf { $colour } vises-tu ?
ask-egg-junior = Tu as trouvé le petit Gulo ! Pour le libérer, il te faut un œuf violet : lequel ?
ask-steal = Une patte vise l’œuf { $colour } { $egg }.
ask-steal-own = À toi de voler l’œuf { $colour } { $egg }.
ask-rest = Le nid se calme.
ask-over = La partie est finie.

choice-colour = un œuf { $colour }, jusqu’au bout n° { $number }
choice-turn = retourner le prochain bout
choice-egg = œuf { $colour } { $egg }, { $details }

event-first = { $who } a le plus faim et commence.
event-poured = Tous les œufs vont dans le nid, et l’on y plante le bâtonnet d’alarme.
event-turned = { $who } retourne le bout n° { $number } : { $colour }.
event-turned-deck = { $who } retourne le dessus de la pile cachée : { $colour }.
event-turned-junior = { $who } retourne le dessus de la pile cachée : le petit Gulo !
event-chose = { $who } choisit le { $colour }.
event-named = { $who } vise l’œuf { $colour } { $egg }.
event-stolen = { $who } vole l’œuf { $colour } { $egg } : hop, dans le sachet.
event-alarm-pole = ALARME ! { $who } voulait un œuf { $colour }, et le bâtonnet touche la table.
event-alarm-egg = ALARME ! { $who } voulait un œuf { $colour }, et un autre est tombé du nid.
event-alarm-time = ALARME ! { $who } voulait un œuf { $colour }, et le temps est écoulé.
event-moved = { $start ->
    [0] { $who } saute du départ au bout n° { $end }.
   *[other] { $who } saute du bout n° { $start } au bout n° { $end }.
}
event-moved-back = { $end ->
    [0] { $who } recule du bout n° { $start } jusqu’au départ.
   *[other] { $who } recule du bout n° { $start } au bout n° { $end }.
}
event-grew = Le bout { $colour } prolonge le chemin : c’est le bout n° { $number }.
event-under = Le bout { $colour } repart sous la pile, face cachée.
event-under-junior = Le petit Gulo repart sous la pile, face cachée.
event-again-last-egg = { $who } rejoue : c’était le dernier œuf de cette couleur.
event-again-last-tile = { $who } rejoue : c’est le dernier bout du chemin.
event-again-deck = { $who } continue avec la pile cachée.
event-put-back = Le bâtonnet tombe tout seul et { $who } le replante : pas d’alarme.
event-finished-junior-freed = { $who } a libéré le petit Gulo.
event-finished-junior-found = { $who } a trouvé le petit Gulo.

junior-freed = le petit Gulo est libre
junior-found = le petit Gulo est retrouvé

not-in-front = Aucun bout visible de cette couleur devant ton glouton.
nothing-to-turn = Il n’y a plus de bout caché sur le chemin.
name-an-egg = La couleur est fixée : maintenant, désigne un œuf.
choose-first = Choisis d’abord une couleur ou retourne un bout de chemin ; l’œuf vient après.
wrong-colour = Cet œuf n’est pas de la couleur que tu dois voler.
egg-not-in-nest = Cet œuf n’est plus dans le nid.
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
   *[other] sur le bout n° { $number }
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
