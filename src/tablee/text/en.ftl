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
left-unsaved = You left the table. Remembering is your part in this game, so its record is saved only after the end.
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
verify-unfinished = The game was not over yet: chance and scores can be checked only after its end.

# Bots
bot-random = Random

many-choices = There are { $number } choices; write one, such as { $examples }.
shortcuts = Or go straight to: { $words }
route-by = By way of { $squares }.

# Tables in the browser
table-began = Everybody is here: the game begins.
table-rules-gone = This game has ended: it began under rules that this server no longer has. Its record is kept.
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

# Lists of games
games-seats = { $game }, { $counts } players
games-option = option { $name }: { $expected }
games-bots = bots: { $bots }

# Bad input
numbers-from-to = { $low } to { $high }
numbers-or = { $first } or { $last }
no-such-game = there is no game '{ $game }'; the games are: { $games }
no-such-language = there is no language '{ $language }'; there are: { $languages }
no-such-clause = { $game } has no clause '{ $clause }'; they go from { $first } to { $last }
no-such-bot = { $game } has no bot '{ $bot }'; the bots are: { $bots }
wrong-seat-count = { $game } with these options has { $counts } seats, not { $seats }
wrong-name-count = expected a name for each of the { $seats } seats, not { $names } names
not-a-name = expected a name of one line, not { $text }
not-a-seat-plan = '{ $text }' is not a seat; expected human, human:Name or bot:level
no-tiles-in-game = { $game } is not played with tiles

# Options
option-takes-choice = one of { $values }
option-takes-switch = yes or no
option-takes-number = a whole number from { $low } to { $high }
no-such-option = there is no option '{ $name }'; the options are: { $names }
no-options = there is no option '{ $name }'; the options are: none
bad-option-value = option '{ $name }' must be { $expected }, not '{ $value }'
not-an-option = '{ $text }' is not an option; expected name=value
option-twice = option '{ $name }' is given twice

# Notation
not-a-seat = expected a seat from A to { $last }, not '{ $text }'
not-a-step = expected a step like A:action or *chance:outcome, not '{ $text }'
no-chance-in-game = { $game } leaves nothing to chance
impossible-outcome = '{ $text }' cannot happen here
step-not-due = expected { $due }, not '{ $step }'
due-decision = a decision
step-refused = { $step } is refused: { $reason }

# Records
not-a-record = expected '{ $magic }' as the first line
not-a-record-head = expected a head such as 'game: gruell', not '{ $text }'
record-head-twice = '{ $head }' is given twice
record-head-missing = the record has no '{ $head }:' line
record-seats-missing = the seats must be A, B and so on, one line each, none left out
not-a-rules-version = expected the version of the rules, not '{ $text }'
rules-gone = this game of { $game } was played under version { $version } of its rules; this program has version { $current }
record-gap-for-table = this record was written while the game was running and leaves out what the table could not see, so it cannot be replayed from here on
record-gap-for-seat = this record was written while the game was running and leaves out what seat { $seat } could not see, so it cannot be replayed from here on
wrong-moment-number = expected '{ $number }.', not '{ $text }'
moment-without-step = this line has no step
not-a-hash = expected 64 hexadecimal digits
not-a-score = expected a score, not '{ $text }'
wrong-score-count = expected { $seats } scores, one per seat
no-such-line = { $file } has lines 1 to { $last }, not { $line }

# Scenarios
no-scenario-file = name at least one scenario file
not-toml = not TOML: { $detail }
scenario-missing-field = object missing required field `{ $field }`
scenario-unknown-field = object contains unknown field `{ $field }`
scenario-wrong-type = expected `{ $wanted }`, got `{ $found }`
scenario-failed = expected { $what } { $wanted }, found { $found }
scenarios-held = { $held } held, { $failed } did not

# Files and stores
not-utf-8 = expected UTF-8 text
file-not-found = { $file }: No such file or directory
file-exists = { $file }: this exists already
file-is-folder = { $file }: this is a folder, not a file
file-under-file = { $file }: a part of this path is a file, not a folder
file-forbidden = { $file }: you have no permission for this
file-kept = the file exists already and was left as it is
system-failed = the system refused: { $detail }
backup-damaged = this is not a whole backup of a store (damaged or cut off); nothing was restored
backup-newer = a newer version of Tablée wrote this backup ({ $what }); nothing was restored
store-has-tables = { $store } holds tables already; nothing was restored
store-needs-packages = the store needs more packages ({ $names }): pip install ".[server]" in the folder of the project
server-needs-packages = the server needs more packages: pip install ".[server]" in the folder of the project
not-a-store = a store is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE
store-address-unclear = the store's address cannot be read (@ : / in a password: %40 %3A %2F)
not-a-sqlite-store = a store in SQLite is sqlite:///FILE, or sqlite:////FILE from the root
settings-wrong = invalid settings: { $detail }
cannot-listen = cannot listen on { $host }, port { $port }: { $why }
not-a-host = that is not a machine's name
not-a-contact = a contact is mailto:… or https://…
bad-seconds = seconds must be from 0 to 600, not { $seconds }

# Command lines
see-help = { $problem } (see tablee --help)
did-you-mean = { $problem }; did you mean { $hint }?
no-such-command = there is no command '{ $name }'; the commands are: { $names }
no-such-flag = there is no option { $name } here
argument-missing = { $name } is missing or needs a value
argument-twice = { $name } is given twice
argument-value = { $name } must be { $expected }, not '{ $value }'
takes-whole-number = a whole number
takes-number = a number
takes-other = something else
words-unused = '{ $words }' is too much here
command-line-unclear = '{ $words }' cannot be understood
