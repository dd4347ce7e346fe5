# Le nid de Gulo Gulo.

nest-picture = { $eggs ->
    [one] Le nid : un bol de noyer, { $eggs } œuf et le bâtonnet d’alarme. Les flèches le font tourner.
   *[other] Le nid : un bol de noyer, { $eggs } œufs et le bâtonnet d’alarme. Les flèches le font tourner.
}
nest-pulling = Ta patte est dans le nid. Les flèches la déplacent, Espace ouvre et referme les doigts, Page préc. et Page suiv. l’avancent et la reculent, Maj la ralentit.
nest-loading = On pose le nid sur la table…
nest-no-picture = Ce navigateur ne sait pas dessiner le nid ; à une table où le hasard décide des vols, on joue très bien sans lui.
nest-hint-choose = Fais glisser pour regarder autour, touche un œuf pour le choisir.
nest-hint-side = Choisis ton côté : ta patte bougera dans le plan de l’image, comme tu la vois.
nest-hint-mouse = Bouge pour viser, garde le bouton enfoncé pour serrer, Maj pour avancer ou reculer la patte.
nest-hint-touch = Fais glisser pour bouger la patte ; un deuxième doigt l’avance ou la recule.
nest-hand-in = Plonger la patte
nest-grip = Serrer
nest-let-go = Lâcher
nest-look-back = Encore une fois, au ralenti
nest-pouring = On remplit le nid
nest-skip = Passer
nest-risk = { $risk } %
nest-film-play = Lecture
nest-film-pause = Pause
nest-film-time = Moment du vol
nest-film-at = { NUMBER($at, minimumFractionDigits: 1, maximumFractionDigits: 1) } s sur { NUMBER($of, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nest-film-broken = Ce film est illisible.
