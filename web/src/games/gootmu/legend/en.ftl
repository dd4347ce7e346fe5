# The squares and markers of the maze on the page of rules.

gootmu-legend-intro = A hollow figure or wheel is yours, a filled one somebody else’s, a half-filled one anybody’s. An hourglass is a turn, a bag an item, a wheel a GOOTMU piece, a broken line a wall that does not count. Where a square prints a number of its own, we show it with a 3.
gootmu-legend-obstacle = Obstacles
gootmu-legend-roll = Rolls and turns
gootmu-legend-self = Moving yourself
gootmu-legend-others = Moving others
gootmu-legend-things = Things
gootmu-legend-board = The board
gootmu-legend-markers = Markers
