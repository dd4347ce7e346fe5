# Les cases et les marqueurs du labyrinthe, sur la page des règles.

gootmu-legend-intro = Un pion ou une roue en creux, c’est à toi ; plein, à quelqu’un d’autre ; à moitié plein, à n’importe qui. Un sablier est un tour, un sac un objet, une roue une pièce de GOOTMU, un trait interrompu un mur qui ne compte pas. Quand une case porte un nombre à elle, nous la montrons avec un 3.
gootmu-legend-obstacle = Obstacles
gootmu-legend-roll = Jets de dé et tours
gootmu-legend-self = Te déplacer
gootmu-legend-others = Déplacer les autres
gootmu-legend-things = Les choses
gootmu-legend-board = Le plateau
gootmu-legend-markers = Les marqueurs
