# The nest of Gulo Gulo.

nest-picture = { $eggs ->
    [one] The nest: a walnut bowl with one egg and the alarm pole. Arrow keys turn it.
   *[other] The nest: a walnut bowl with { $eggs } eggs and the alarm pole. Arrow keys turn it.
}
nest-pulling = Your hand in the nest. Arrow keys move it, Space opens and closes the fingers, Page Up and Page Down reach further in or back, Shift moves slowly.
nest-loading = The nest is being set on the table…
nest-no-picture = This browser cannot draw the nest; a table that plays its nest with dice needs no drawing.
nest-hint-choose = Drag to look around, tap an egg to choose it.
nest-hint-side = Choose your side: your hand will move across the picture as you see it now.
nest-hint-mouse = Move to reach, hold the button to grip, Shift to reach further in or back.
nest-hint-touch = Drag to move your hand; a second finger reaches further in or back.
nest-hand-in = Put your hand in
nest-grip = Grip
nest-let-go = Let go
nest-look-back = Once more, at half speed
nest-pouring = The nest is refilled
nest-skip = Skip
nest-risk = { $risk }%
nest-film-play = Play
nest-film-pause = Pause
nest-film-time = Moment of the theft
nest-film-at = { NUMBER($at, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($of, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds
nest-film-broken = This film cannot be read.
