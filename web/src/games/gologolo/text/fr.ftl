# Le plateau de Gologolo en français.

gologolo-shout = Gologolo !
gologolo-letter-blue = B
gologolo-letter-yellow = J
gologolo-letter-green = V
gologolo-letter-red = R
gologolo-card =
    { $shape ->
        [circle] cercle
        [square] carré
        [triangle] triangle
       *[hexagon] hexagone
    } { $colour ->
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[red] rouge
    } { $fill ->
        [empty] vide
        [half] à moitié plein
       *[full] plein
    }
gologolo-the-card =
    { $shape ->
        [hexagon] l’{ gologolo-card }
       *[other] le { gologolo-card }
    }
# Après « le doublon » : le serveur met ce mot devant une carte
gologolo-before-two = de
gologolo-of-two =
    { $shape ->
        [circle] de cercles
        [square] de carrés
        [triangle] de triangles
       *[hexagon] d’hexagones
    } { $colour ->
        [blue] bleus
        [yellow] jaunes
        [green] verts
       *[red] rouges
    } { $fill ->
        [empty] vides
        [half] à moitié pleins
       *[full] pleins
    }
gologolo-card-held = { $card }
gologolo-card-new = { $card }, tout juste pioché

# Les joueurs
gologolo-place = { $who } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
gologolo-plays = joue
gologolo-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gologolo-melds-of = Séries posées par { $who }
gologolo-yours = Ton côté de la table
gologolo-your-melds = Tes séries posées

# Au milieu
gologolo-stock = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gologolo-draw-from = Piocher, { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
gologolo-stock-short = Pioche
gologolo-draw = Piocher
gologolo-visible = Carte visible : { $card }
gologolo-visible-short = Visible
gologolo-no-visible = Pas de carte visible
gologolo-discards = Défausse
gologolo-see-discards = { $count ->
        [one] Voir la carte défaussée
       *[other] Parcourir les { $count } cartes défaussées
    }
gologolo-moment = Qui l’annonce ?
gologolo-moment-mine = Aux autres de l’annoncer.
gologolo-pass = Laisser passer
gologolo-answered-pass = Tu laisses passer.
gologolo-answered-gologolo = Tu l’as annoncé.
gologolo-no-gologolo = Avec la carte visible, ta main n’est pas un Gologolo.
gologolo-hand-is-one = Ta main est un Gologolo : annonce-le.
gologolo-visible-makes-one = Avec la carte visible : un Gologolo.

# La main
gologolo-hand = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gologolo-hand-how = Les flèches vont de carte en carte, celle du haut passe de la première rangée à la pioche, celle du bas en revient. Entrée choisit une carte, Suppr la défausse, Maj et les flèches la déplacent.
gologolo-lay = Poser
gologolo-take = Prendre
gologolo-lay-these = Poser : { $cards }
gologolo-take-these = Prendre la carte visible et poser : { $cards }
gologolo-drop-chosen = Défausser
gologolo-lay-chosen = Les poser
gologolo-take-chosen = Prendre et poser
gologolo-out = Tout poser
gologolo-go-on-choosing = Il en faut trois pour une série.
gologolo-no-meld = Pas une série (GL-02) : deux propriétés pareilles, la troisième chaque fois différente.
gologolo-not-now = Une série, mais pas à poser maintenant.
gologolo-why = Pourquoi ?
gologolo-on-offer = { $count ->
        [one] { $count } série possible
       *[other] { $count } séries possibles
    }
gologolo-sort = Trier ta main
gologolo-sort-shape = Forme
gologolo-sort-colour = Couleur
gologolo-sort-fill = Remplissage
gologolo-help = Aide pour débuter
gologolo-help-short = Aide
gologolo-scores = Scores
gologolo-far-gologolo = { $count ->
        [0] C’est un Gologolo.
        [1] À une carte du Gologolo
       *[other] À { $count } cartes du Gologolo
    }
gologolo-far-out = { $count ->
        [0] Tu peux tout poser.
        [1] À une carte de tout poser
       *[other] À { $count } cartes de tout poser
    }

# Manches et scores
gologolo-round-of = Manche { $round } sur { $rounds }
gologolo-round = Manche { $round }
gologolo-total = Total
gologolo-sheet = Feuille de score
gologolo-go-on = Continuer
gologolo-values = Une série vaut 3 points. Gologolo royal (carte de la pioche) : 15 de plus ; mineur (carte visible) : 10 ; tout posé sans Gologolo : 5.
gologolo-out-royal = { $who } : Gologolo royal
gologolo-out-minor = { $who } : Gologolo mineur
gologolo-out-out = { $who }
gologolo-all-laid = Tout est posé
gologolo-stock-empty = La pioche est vide
gologolo-score-melds = Manche { $round } : { $count ->
        [0] rien de posé
        [one] { $count } série posée
       *[other] { $count } séries posées
    }
gologolo-score-royal = Manche { $round } : Gologolo royal
gologolo-score-minor = Manche { $round } : Gologolo mineur
gologolo-score-out = Manche { $round } : tout posé

# La partie en mots
gologolo-tell-round = Manche { $round } sur { $rounds }.
gologolo-tell-turn = { $who } prend la carte visible ou pioche.
gologolo-tell-discard = { $who } pose des séries ou défausse.
gologolo-tell-moment = { $who } vient de défausser ; les autres peuvent annoncer Gologolo.
gologolo-tell-stock = { $count ->
        [one] Il reste { $count } carte
       *[other] Il reste { $count } cartes
    } dans la pioche.
gologolo-tell-visible = Carte visible : { $card }.
gologolo-tell-no-visible = Il n’y a pas de carte visible.
gologolo-tell-player = { $who } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main et { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
gologolo-tell-meld = { $who } a posé : { $cards }.
gologolo-tell-hand = Ta main : { $cards }.
gologolo-tell-covered = Défausses recouvertes, de la plus ancienne à la dernière : { $cards }.
gologolo-tell-total = { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
