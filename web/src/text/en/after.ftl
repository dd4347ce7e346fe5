# After the game: the result, the replay, its chart, and the proof of fair chance.
result-you = You win
result-wins = { $who } wins
result-share = { $who } share the win
result-draw = A draw
result-your-rank = You came { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
} of { $seats }.
result-fold = Look at the board
result-unfold = Show the result
result-scores = The scores
result-ranks = The order
result-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
result-rank-tied = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, tied
result-total = Total
result-rule = Rule { $clause }
result-rematch = Play again
result-join = Join the next game
result-watch = Watch the next game
result-replay = See the game again
after-record = Save the record
after-lobby = Other games

why-most-points = { $winners ->
    [one] The highest total at the table.
   *[other] The same total, the highest at the table.
}
why-eggs-home = Every egg is home, and somebody dared to say so.
why-wrong-declaration = The other one spoke too soon.
why-only-one-silent = Everybody else spoke too soon.
why-turn-limit = That was the last turn.
why-all-three-pieces = All three pieces in hand, and out of the maze.
why-junior-freed = Gulo junior is free.
why-junior-found = Gulo junior is found.

replay-title = { $game }, seen again
replay-to-table = Back to the table
replay-not-over = This game is not over yet. It can be seen again once it is.
replay-no-table = There is no such game, or no longer.
replay-failed = The game could not be fetched.
replay-retry = Try again
replay-controls = Go through the game
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times
replay-where = Where we are in the game
replay-step = Step { $step } of { $last }
replay-keys = Keys: ← → one step, Home and End to the ends, space to play or pause.
replay-said = What happened
replay-begins = The game begins.
replay-eyes = Seen by
replay-stranger = a stranger at the table
replay-copy = Copy the link to this moment
replay-copied = Copied
replay-link = Link to this moment

chart-title = How the game went
chart-slider = Go along the chart
chart-value = { $step } of { $last }: { $standing }
chart-standing = { $who } { $value }
chart-standings = Standing now
chart-steps = steps
chart-figures = The same in figures
chart-step = Step
chart-moment = Look at step { $step } of { $last } in the replay

fair-title = Was chance fair?
fair-promise = Before anything was drawn, the server chose a seed from which all chance in this game follows. It has shown the seed’s fingerprint (its SHA-256) since the table was made, in the log and in the table’s menu: a promise that gives nothing away, and that no other seed could keep. This device keeps the first one it sees. The game is over, so here is the seed.
fair-kept-open = The promise was kept. This browser has just worked out the fingerprint itself: it is the one that this device first saw on { $when }, before the game began.
fair-kept-start = The promise was kept. This browser has just worked out the fingerprint itself: it is the one that this device first saw on { $when }, before you decided anything.
fair-kept-later = The promise was kept from the moment this device first saw it, on { $when }. The game was already running by then, so this proves nothing about what came before.
fair-kept-over = This device saw no promise before the game was over, so it cannot say whether one was kept. The seed fits the promise that is shown now, which alone proves nothing. Ask somebody who was at the table from the start.
fair-broken = The promise was not kept. This browser has just worked out the fingerprint: it is not the one that this device first saw, on { $when }.
fair-changed = The server changed its promise: it showed this device another fingerprint later.
fair-cannot = At an address with http:// this browser cannot work out fingerprints. Compare them yourself: the second command below does it.
fair-failed = The seed could not be fetched.
fair-from-position = This game began from a position that whoever set it up knew, with all that was hidden.
fair-promised = Promised, as first seen on this device on { $when }
fair-then = Promised later
fair-seed = The seed
fair-found = Its fingerprint, worked out here
fair-whole = Check every draw, every move and every point of the saved record with Tablée:
fair-by-hand = Or only the fingerprint, with what most computers have:
