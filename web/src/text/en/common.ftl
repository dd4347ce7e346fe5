# Words that every page needs.
close = Close
cancel = Cancel
back = Back
tablee = Tablée
loading = One moment…
offline = The server cannot be reached. We keep trying.
you = You
seat-of = { $who }, { $symbol }
symbol-leaf = leaf
symbol-moon = moon
symbol-diamond = diamond
symbol-sun = sun
symbol-drop = drop
symbol-star = star
symbol-wave = wave
symbol-house = house
