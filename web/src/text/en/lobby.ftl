# The lobby, laying a table, the rules, settings, notices.

lobby-title = Tablée: five games around a table
lobby-line = Five games around one table: with fair bots right now, or with friends.
lobby-honest = Tablée is free. No account, no adverts, nobody follows you. Chance is promised before the game and can be checked after it, and the bots do not peek: they see only what you would see in their place.
lobby-you-are = You play as
lobby-names = Hedgehog, Otter, Badger, Robin, Squirrel, Lynx, Owl, Marten, Hare, Heron
lobby-bot-names = Bracken, Bramble, Moss, Thistle, Sorrel, Juniper, Clover, Nettle
lobby-play = Play now
lobby-laying = Laying the table…
lobby-friends = With friends
lobby-rules = Rules
lobby-players = { $range } players
lobby-minutes = { $range } minutes
lobby-minutes-short = { $range }′

door-title = Is somebody expecting you?
door-code = Link or code of the table
door-enter = Go there
door-wrong = That is neither a link nor a code of ours.
door-open = Tables with a free chair
door-nobody = None just now. Lay one: “With friends”, then “Anybody”.
door-seats = { $seats } seats

mine-running = Your tables
mine-finished = Played lately
mine-turn = Your turn
mine-waiting = The others are thinking
mine-open = Waiting for players
mine-over = Over; you have not seen the end yet
mine-gone = Not to be found on the server right now
mine-rank = { $rank ->
    [1] You won
    [2] You came second
    [3] You came third
   *[other] You came { $rank }th
}
mine-with = with { $names }
mine-replay = Watch it again
mine-result = See how it ended
mine-put-away = Put away
mine-put-away-of = Put away the table of { $game }
mine-sure = This device forgets the table and the key to your seat. The table itself stays, but you come back only by your private link.
mine-put-away-yes = Yes, put it away
mine-keep = Keep it
mine-all = Show all { $count }

offline-title = The candle has gone out
offline-words = The server cannot be reached. Your tables are safe, and we keep trying.
offline-again = Try now

new-title = { $game }, a new table
new-count = How many around the table?
new-others = The others
new-others-open = come by a link
new-others-screen = are here with me
new-others-bot = are bots
new-places = Who sits where
new-place = Seat { $number }
new-kind-screen = Here
new-kind-open = By link
new-kind-bot = Bot
new-name-of = Name at seat { $number }
new-level-of = How well the bot at seat { $number } plays
new-open-words = Whoever has the link sits down here.
new-guest = Player { $number }
new-options = House rules
new-fine = Fine points
new-between = from { $low } to { $high }
new-clock = Time to think
new-clock-none = No hurry
new-clock-move-2 = 2 min a move
new-clock-move-5 = 5 min a move
new-clock-days-3 = 3 days a move
new-clock-game-10 = 10 min in all
new-clock-game-20 = 20 min in all
new-clock-game-40 = 40 min in all
new-clock-words-none = As at home: nobody looks at a watch.
new-clock-words-move = When the time is up a bot plays on, until you take over again.
new-clock-words-days = For a game by letter: look in once a day.
new-clock-words-game = Each has so much for the whole game; then a bot plays on.
new-who = Who may sit down
new-private = Whoever has the link
new-public = Anybody
new-private-words = The table is listed nowhere.
new-public-words = The table stands in the lobby until its chairs are taken.
new-make-open = Lay the table and invite
new-make-full = Lay the table and play
new-unknown = We do not have this game.

# What an option changes, by game and option: nothing where the label says it all.
option-gruell-variant = A variant changes what cards are worth or what the Sorcerer takes. Kid leaves out the Sorcerer, and counts only good and bad.
option-gologolo-open_gologolo = A Gologolo then comes more often, and whoever lays melds early still has a chance of one. Otherwise all fourteen cards must be in the hand.
option-oeufs-size = The eggs are the same. On a larger board the way over is longer, and so is the game.
option-oeufs-turn_limit = After so many turns the game is a draw among those still in it.
option-gootmu-tiles = The pack from which the maze is laid: “house” is the one that we drew.
option-gootmu-exact_gootmu = Walking over a piece is not enough: the last step must end on it. The game gets longer.
option-gootmu-turn_limit = After so many turns whoever holds most of their own pieces wins.
option-gulo-nest = Where chance decides, a theft is over at once. Where the eggs roll, you steal with your own hand, and it shows.
option-gulo-steal_seconds = Counts only where the eggs roll. Less time makes clumsy hands.
option-gulo-fast = Nobody has to steal a purple egg in the end: a shorter game.

# How bots play, by level, or by game and level.
bot-random = Does anything that the rules allow: for a first look.
bot-gruell-greedy = Imagines how the game could go on after each card, and plays the one that wins most often.
bot-gologolo-greedy = Comes nearer to a full hand with every card, and lays melds when time runs short.
bot-oeufs-racer = Takes its eggs over and home by the shortest chains, and speaks when it is sure enough.
bot-gootmu-walker = Walks to its pieces by the odds of the dice, and hides yours far away.
bot-gulo-cub = A clumsy hand; thinks only of the way ahead.
bot-gulo-thief = A steady hand; weighs what it risks.
bot-gulo-master = A deft hand; weighs what it risks.

rules-title = Rules of { $game }
rules-contents = Contents
rules-legend = Everything printed, in pictures
rules-link = Link to rule { $id }
rules-print = Print
rules-play = Play
rules-to-lobby = The games that we have

settings = Settings
settings-language = Language
settings-light = Light
settings-light-auto = As the device
settings-light-light = Day
settings-light-dark = Night
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-pace = Pace of the pieces
settings-pace-slow = Leisurely
settings-pace-normal = Normal
settings-pace-fast = Brisk
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-reduced = As little as possible
settings-keys = One-key shortcuts at the table
settings-keys-on = On
settings-keys-off = Off

notice-title = Your turn
notice-body = Your table at Tablée is waiting for you.
