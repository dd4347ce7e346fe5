# The plain board, for games that have none of their own yet.

plain-picture = The table as everybody sees it now
plain-no-picture = The picture of the position could not be loaded.
plain-search = Search
plain-found = { $found } of { $all }
plain-column = Column { $column }
plain-waiting =
    { $count ->
        [one] { $who } is to decide.
       *[other] { $who } are to decide.
    }
plain-won =
    { $count ->
        [one] The game is over. { $who } has won.
       *[other] The game is over. { $who } share the victory.
    }
