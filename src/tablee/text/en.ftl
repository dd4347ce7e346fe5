# What the house says, whatever the game.

list-and = { $first } and { $last }

# Refusals
refused = That is not possible.
illegal-action = That is not possible now.
not-your-decision = You have nothing to decide right now.
wrong-seat = There is no such seat at this table.
game-over = The game is over.
nothing-to-settle = Nothing is waiting for anybody’s hands now.
cannot-undo = That can no longer be taken back: something has been shown since.
refused-by = { $reason } ({ $clause })

# At the table
event-undone = { $who } takes the last decision back.
player-name = Player { $seat }
your-turn = Your turn, { $who }.
pick = Your choice (number, ? for help)
open-call = Anybody? The letter of whoever speaks, or Enter
pass-device = { $who }, your turn: take the screen and press Enter.
won = { $who } wins with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
shared-win = { $who } share the win with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each.
won-plain = { $who } wins.
shared-win-plain = A draw between { $who }.
saved-record = Record saved: { $path }
left-table = You left the table; the record so far is kept in { $path }
nothing-to-save = You left the table before anything was played.
not-a-choice = There is no choice { $number }; pick one from 1 to { $most }.
must-remember = In this game remembering is your part: the record is shown after the end.
no-refusal = Nothing has been refused so far.
help-commands =
    A number picks a choice; you may also type it as the record writes it.
    ?         this help
    why       the rule behind the last refusal
    rules     all rules, or one: rules GR-09
    undo      take your last decision back, as long as nothing was shown since
    record    the game so far
    quit      leave the table

# Proof of fair chance
verify-rules = Every step follows the rules.
verify-finished = The game was played to its end.
verify-scores = The scores are what the rules say.
verify-seed = The seed shown at the end is the one promised at the start.
verify-chance = Every outcome of chance follows from that seed.
verify-passed = The record holds.
verify-failed = The record does not hold.

# Bots
bot-random = Random

many-choices = There are { $number } choices; write one, such as { $examples }.
shortcuts = Or go straight to: { $words }

# Tables in the browser
table-began = Everybody is here: the game begins.
table-sat = { $who } takes a seat.
table-stood-up = { $who } leaves the table.
table-bot-came-away = A bot plays for { $who }, who is away.
table-bot-came-clock = { $who } has run out of time; a bot plays on.
table-bot-came-left = A bot plays on for { $who }.
table-came-back = { $who } is back and plays again.
table-attempt-again = Something broke here: { $who } begins this attempt again, from the nest as it was.
table-rematch = { $who } asks for another game.
bad-notation = That is not an action of this game.
refused-not-allowed = You do not hold that seat.
refused-seat-taken = Somebody sits there already.
refused-not-now = That is not possible right now.
refused-stale-decision = That decision has been made already.
refused-too-fast = A little slower, please.
refused-bad-request = That makes no sense here.
refused-store-failed = The server could not keep that. Please try again.
refused-conflict = Somebody was faster. Please look again.
