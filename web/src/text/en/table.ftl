# The table, the same for all games.
table-title = { $game } – Tablée
table-title-turn = ● Your turn – { $game }
table-title-open = { $game } – waiting for people

# People
table-people = Around the table
table-that-is-you = that’s you
table-your-turn = Your turn
table-yours-named = Your turn, { $who }
table-thinks = thinking…
table-bot = bot, { $level }
table-bot-for = a bot plays
table-away = away
table-here = is here
table-waits = waiting for somebody
table-open-seat = Open seat
table-is-away = { $who } is away.
table-let-bot = Let a bot play
table-take-seat = Take this seat
table-clock = { $left } left
table-span-days = { $less ->
    [0] { $more } d
   *[other] { $more } d { $less } h
}
table-span-hours = { $less ->
    [0] { $more } h
   *[other] { $more } h { $less } min
}
table-span-minutes = { $more } min
table-span-seconds = { $more } s

# The question
table-question = What you are asked
table-choices = What you can do
table-waiting-for = Waiting for { $who }.
table-one-moment = One moment…
table-over = The game is over.
table-moment = Does anybody speak up?
table-moment-ends = Saying nothing is passing. { $left } s left.
table-moment-left = { $left } s left
table-moment-look = { $who } looks at their hand
table-nobody-calls = Nobody calls: go on
table-no-hurry = No hurry.
table-or-bot = { $left } left; after that a bot plays for you.
table-watching = You are watching.
table-bot-plays-for-you = A bot is playing for you.
table-take-over = I’ll play again
table-not-yet = It is not your turn yet.
table-see-rule = See rule { $clause }
table-hint = Hint
table-hint-says = A bot would play:
table-hint-later = Easy: one hint at a time.
table-hint-none = No hint right now.
table-bot-thinks = A bot is thinking about it…
table-undo = Undo
table-undo-nothing = There is nothing of yours to take back.
table-undo-too-late = Too late to take that back: something was revealed since, or somebody else has moved.
table-undo-not-in-moment = Nothing is taken back while everybody may speak.
table-no-way-back = This cannot be taken back.
table-sure = Yes, play it
table-not-sure = No, wait

# One screen for several people
table-hand-over = Pass the screen to { $who }
table-look-away = Everybody else looks away.
table-it-is-me = It’s me, { $who }
table-undo-for = { $who } takes it back
table-peek = See your own hand, alone:
table-hide-again = Hide my hand

# Beside the board
table-side = Log, chat and rules
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-words = In words
table-in-words = The position in words
table-log-empty = Nothing has happened yet.
table-chat-empty = Nobody has said anything yet.
table-say-label = Say something
table-say = Send
table-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
table-mute-who = Stop hearing somebody
table-mute = Don’t hear { $who }
table-rules-now = What matters now
table-rules-page = All the rules on one page
table-rules-missing = The rules are not there right now.

# Fair chance
table-promise-title = Fair chance
table-promise = All chance in this game comes from a sealed seed. Its fingerprint:
table-promise-how = The server chose the seed before anything was drawn. After the game it shows it, and anybody can check that it has this fingerprint. If you want to be sure, keep a copy.
table-promise-copy = Copy the whole fingerprint

# Before the game
table-missing = { $count ->
    [one] One person is still missing.
   *[other] { $count } people are still missing.
}
table-starting = Everybody is here.
table-read-rules = Read the rules
table-clock-move = { $time } a move
table-clock-game = { $time } a player for the whole game
table-option = { $what }: { $value }
table-without = Without: { $what }
table-seat-here = Somebody at this screen
table-invite = Invite
table-invite-how = Send this link, or let them scan the code. Whoever opens it can take an open seat.
table-invite-title = A game of { $game }?
table-link = The link to this table
table-qr = The link to this table as a QR code
table-copy = Copy the link
table-copied = Copied.
table-copy-yourself = Select the link and copy it.
table-share = Share
table-your-name = Your name
table-their-name = Their name
table-sit-down = Sit down
table-seat-taken = Somebody was faster: the seat is taken.
table-did-not-work = That did not work. Try again in a moment.

# The menu
table-menu = This table
table-list-setting = Show the choices as a list too
table-notify = Tell me when it is my turn
table-will-tell = Noted: you will be told.
table-cannot-tell = This browser refuses notifications.
table-private-link = Your private link
table-private-how = Your private link opens your seat on another device. Keep it to yourself: whoever has it plays in your place.
table-let-bot-me = Let a bot play for me
table-leave = Give up my seat
table-leave-playing = A bot will finish the game in your place, and you cannot come back.
table-leave-open = Your seat will be open for somebody else.
table-leave-sure = Yes, I’m leaving
table-stay = I’ll stay

# Sound
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off

# The connection
table-connection-lost = The connection is gone. Getting it back…
table-gone-title = There is no such table
table-gone = The link is incomplete, or the table has been cleared away since.
table-refused-title = This key no longer opens the seat
table-refused = The seat was given up, or the link is not complete. You can still watch the game.
table-link-refused-title = This link does not open a seat
table-link-refused = The seat was given up, or the link is not complete. The seat that you hold on this device is still yours.
table-look-on = Watch the game
table-sit-again = Come back to the table
table-outdated-title = This page is out of date
table-outdated = The server has changed since the page was loaded. Load it again: the game is where you left it.
table-rules-gone-title = This game has ended
table-rules-gone = It began under rules that this server no longer has. Nobody has won. The record is kept: its decisions, and the seed that all chance follows from.
table-to-lobby = Back to the games

table-broken = The board did not get here.
table-reload = Load the page again

# The rematch
table-rematch-ready = A new table is ready for the same players.
table-rematch-go = I’m coming

# The keyboard
table-keys = Keyboard shortcuts
table-keys-board = On the board, arrow keys and Enter are all you need. Besides:
table-key-u = undo the last move
table-key-h = ask for a hint
table-key-l = the log
table-key-c = chat
table-key-r = the rules that matter now
table-key-w = the position in words
table-key-m = sound off or on
table-key-help = this page
