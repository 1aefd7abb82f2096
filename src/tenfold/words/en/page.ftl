### What the page says: everything that is not a game's own.

## Everywhere

brand = Tenfold
game-africa = 10 Days in Africa
game-usa = 10 Days in the USA
game-tickets = The Heart of Africa
    .over = Ticket to Ride
game-tenzania = Tenzania
game-africa-say = Ten days, ten tiles, one journey.
game-usa-say = Fifty states, on foot, by car and by air.
game-tickets-say = Claim routes; let the land double them.
game-tenzania-say = Add up to ten, and shout.
game-africa-facts = 2–4 players · from 8 · 25 min
game-usa-facts = 2–4 players · from 8 · 25 min
game-tickets-facts = 2–5 players · from 8 · 60 min
game-tenzania-facts = 2–6 players · from 7 · 10 min
game-seats = { $least }–{ $most } players
game-over-tickets = Ticket to Ride
bots-easy = easy
bots-medium = medium
bots-hard = hard
bots-any = random
bot-name-any = Bot
bot-short-easy = Easy
bot-short-medium = Medium
bot-short-hard = Hard
bot-name-easy = Easy bot
bot-name-medium = Medium bot
bot-name-hard = Hard bot
screen-name = Player { $number }
nobody = an open seat
former-player = A former player
close = Close
back = Back
yes = Yes
no = No
copy = Copy
copied = Copied
share = Share
home = Tenfold, front page
skip = Skip to content
loading = One moment…
loading-long = First run: preparing the rules for this computer (about a minute, once only).
failed = That did not work: { $why }

## The front page

front-title = Four games, one table.
front-lead = Play a bot now, or send a friend the link. No sign-up.
front-bots = Bots play
front-play = Play now
front-learn = First time? Learn in three minutes
front-friends = Friends
front-screen = Same screen
front-rules = Rules
front-language = FR
front-language-full = Français
front-language-to = FR: français
front-you = You
front-more = More
front-theme = Switch theme
front-me = { $name }: your profile and settings
front-return = Return
front-day = Deal of the day
front-day-about = The same tiles and cards for everyone.
end-day = Today’s results
front-with = with { $names }
front-alone = waiting for someone to join
front-your-turn = your turn
front-their-turn = { $name }’s turn
front-waiting = waiting for players
front-over = over
front-you-won = you won
front-won = { $name } won
front-code = Have a code?
front-code-example = KMPQRT
front-code-wrong = There is no table with the code { $code }. Check it, or ask for the link.
front-join = Join
front-all-mine = All my { $count } games
front-watch = Watch a game
front-mine = My tables
front-my-games = My games
front-games = Games
front-left = Your game in progress

## Tables

tables-mine = My tables
tables-mine-none = You have not joined a table yet.
tables-public = Public tables
tables-public-none = No public tables right now.
tables-watch = Watch
tables-join = Join
tables-replay = Replay
tables-make = Create a table

## A new table

new-title = New table
new-game = Game
new-seats = Seats
new-seat-me = me
new-seat-open = a friend
new-seat-bot = a bot
new-seat-screen = this screen
new-seat-number = Seat { $number }
new-seat-more = Add a seat
new-seat-less = Remove seat { $number }
new-seat-kind = Who takes seat { $number }
new-seat-name = Name
new-clock = Clock
new-clock-about = when time runs out, a bot plays that turn
new-clock-none = none
new-clock-turn = { $seconds } s per turn
new-clock-bank = { $minutes } min each
new-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
    }
clock-days = { $count } days
clock-hours = { $count } h
clock-left = { $time } left
new-public = Public
new-public-about = anyone can join or watch
new-hints = Hints
new-hints-about = Players may ask for hints and use the tutor. A game with hints does not count in the statistics.
new-make = Create table
new-begin = Start

## The waiting room

room-waiting = Table { $code } · waiting for players
room-send = Send this link
room-send-about = Anyone who opens it takes a seat. Same room? Scan the code.
room-code = Or type { $code } on the front page.
room-qr = QR code of the link
room-alone = Only this computer can join
room-alone-about = To let phones and other computers join, stop the server and start it again with
room-seats = Seats
room-rules = Rules of this table
room-here = online
room-ready = ready
room-gone = offline
room-you = you
room-you-host = you (host)
room-host = host
room-guest = guest
room-bot = bot
room-screen = on this screen
room-remove = Remove { $name }
room-open = An open seat
room-open-about = for the next person who opens the link
room-seat-bot = Add a bot
room-sit = Sit here
room-bot-level = Level of the bot in seat { $number }
room-bot-away = Remove the bot from seat { $number }
room-add = Add a seat
room-start = Start
room-start-some = Start with { $count } players
room-sit-down = Take a seat
room-not-here = { $count ->
    [one] { $names } is offline right now.
   *[other] { $names } are offline right now.
    }
room-lonely = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
    }
room-i-am-ready = I am ready
room-not-ready = I am not ready yet
room-sealed = Provably fair: the deal’s hash is published before the game starts.
room-sealed-how = How it works
room-leave = Leave the table
room-full = The table is full
room-full-ask = You are watching. Ask { $host } to add a seat if you want to play.
room-full-watch = You are watching. This game cannot have more players.
room-full-visitors = { $count ->
    [one] One more person has opened the link and is watching.
   *[other] { $count } more people have opened the link and are watching.
    }
room-rematch = Another game
room-rematch-waits =
    { $count ->
        [one] It begins when { $names } agrees.
       *[other] It begins when { $names } agree.
    }
room-rematch-bot = You can give a seat to a bot instead.

ladder-title = Who goes first?
ladder-about = From the rulebook: ask in order. The first question that fits exactly one player decides.
ladder-1 = Who has 10 fingers?
ladder-2 = Several? Who has 10 arms?
ladder-3 = Nobody? Who has 10 toes?
ladder-4 = Several? Who has 10 legs?
ladder-5 = Nobody? Who has 10 brothers and sisters?
ladder-6 = Nobody? Who is first to eat 10 plates of porridge, right now?
ladder-7 = No porridge? Who is first to count from 1 to 10 in an African language?
ladder-8 = Nobody? Who can name 10 African countries?
ladder-9 = Several, or nobody? Who turns 10 in exactly 10 months, 10 weeks and 10 days?
ladder-10 = Nobody? Then who is the youngest?
ladder-nobody = Nobody, or several
ladder-chance = Pick at random
ladder-begins = { $name } goes first

## At the table

at-where = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
at-log = Log and chat
at-log-new = { $count ->
    [one] Log and chat, { $count } new
   *[other] Log and chat, { $count } new
    }
at-rules = Rules
at-pace-slow = The others play: slowly
at-pace-normal = The others play: at normal speed
at-pace-instant = The others play: at once
at-sound-on = Turn the sound off
at-sound-off = Turn the sound on
at-menu = Menu
at-undo = Take back
at-draw = Offer a draw
at-pause = Ask for a pause
at-paused = The game is paused. The clocks stand still.
at-resume = Go on
at-hooks = Tell a channel whose turn it is
at-hand = Let a bot play for me
at-take = Take my seat back
at-hint = Ask for a hint
at-tutor-on = Turn the tutor on
at-tutor-off = Turn the tutor off
at-leave = Leave the table
leave-title = Leave the table?
leave-friends = A bot takes over for you, and the others are told.
leave-bots = A bot takes your seat, and the game waits until you come back.
leave-waiting = Your seat becomes free for somebody else.
leave-back = You can come back from the front page and take your seat again.
leave-do = Leave
leave-stay = Stay
at-settings = Settings
at-watching = You are watching.
at-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
    }
at-say = Write a message
at-send = Send
at-log-empty = Nothing has happened yet.
log-title = Turn by turn
log-round = Round { $round }
log-earlier = Earlier turns
log-later = Later turns
log-hide = Hide the log
at-asks-undo = { $name } would like to take back the last move.
at-asks-draw = { $name } offers a draw.
at-asks-pause = { $name } asks for a pause: the clocks would stand still.
at-you-ask-pause = You have asked for a pause. Waiting for the others.
at-you-ask-undo = You have asked to take back your move. Waiting for the others.
at-you-ask-draw = Draw offered. Waiting for the others.
at-agree = Accept
at-decline = Decline
at-unsent = Your move did not reach the server. Please try again.
at-copy-link = Copy link
at-link-copied = Link copied.
at-score = Scores
at-hand-for = Let a bot take over
at-lost-again = { $seconds ->
    [0] Trying again. Nothing is lost.
   *[other] Trying again in { $seconds } s. Nothing is lost.
    }
face-lost = No connection.
face-lost-offline = Your device is offline. Nothing is lost.
face-lost-do = Try now
face-bot = A bot is playing for you
face-bot-handed = You asked for it.
face-bot-left = You had left the table.
face-bot-absent = You were not connected.
face-bot-late = Your time ran out several times.
face-bot-missed = Your time ran out. Your next turn is yours again.
face-bot-do = Take my seat back
face-missed = A bot plays this turn
face-urgent-about = At 0:00 a bot plays this one turn.
face-absent = { $name } is not connected ({ $time })
face-absent-say = { $name } is not connected
face-absent-about = Soon you can let a bot take over.
face-replaceable = { $name } is not connected
face-replaceable-about = { $name } can come back at any time.
face-replaceable-do = Let a bot take over
face-last = Last round
face-last-mine = Your last turn
at-your-bot = Your bot
at-bot-for = { $name } (bot)

## Calling a player to a table

call-turn = Your turn
call-draw = A draw is offered
call-undo = May a move be taken back?
call-pause = A pause is asked for
call-rematch = Another game?
call-start = Everybody is here
call-with = { $game } with { $names }

## The curtain

curtain-pass = Pass the device to
curtain-ready = I am { $name }
curtain-about = Nobody’s cards or tiles are shown until you continue.

## A hint

hint-title = What a bot would do
hint-wait = The bot is thinking.
hint-chance = { $percent }% to win.
hint-none = No hint right now.
hint-play = Play this move
hint-other = Another
hint-step = Hint { $number } of { $count }
hint-equal = About as good.
hint-behind = { $percent }% less.

## The end

end-won-you = You win
end-won = { $name } wins
end-bot-won-you = A bot won for you
end-bot-won-you-with = A bot won for you with { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-bot-won = A bot won for { $name }
end-bot-won-with = A bot won for { $name } with { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-won-both = { $names } share the win
end-won-with = { $name } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-won-you-with = You win with { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-draw = A draw
end-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
    }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } behind.
end-place-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } ahead of second place.
end-again = Play again
end-wants =
    { $count ->
       *[other] { $names } would like another game.
    }
end-helped = Played with hints, or with moves taken back: this game does not count in the statistics.
end-replay = Replay
end-verify = Verify the deal
end-record = Download game
end-review = Review
end-board = See the board
end-more = More
end-skip = Skip
end-retell = Watch the end again
end-sheet = Score sheet
end-total = Total
end-earned = Points over time
end-first-turn = first turn
end-last-turn = the end
source-routes = Routes
source-doublings = Doubling
source-tickets_won = Tickets completed
source-tickets_lost = Tickets missed
source-globetrotter = Globetrotter
source-cards = Cards
source-points = Points
source-journey = Journey

## Verifying a deal

verify-title = Is the deal fair?
verify-about = Before the game, the server publishes the hash of its secret, and each player may add something of their own. After the game the secret is revealed, and this page works out every draw again.
verify-hash = The secret matches the hash published before the game
verify-ways = { $count ->
    [one] The draw matches the secret and the players’ contributions
   *[other] All { $count } draws match the secret and the players’ contributions
    }
verify-good = Deal verified
verify-bad-draw = Draw { $number } does not match
verify-bad-hash = The secret does not match the hash
verify-working = Checking every draw
verify-sealed = Others may still play this deal today, so its secret is published tomorrow. You can verify it then.
verify-commitment = Hash
verify-secret = Secret
verify-seat = { $name } added

## Rules

rules-title = Rules
rules-of = Rules of { $game }
rules-every = Rules for every game
rules-tendays = 10 Days
rules-link = Link to { $number }
rules-all = All rules

## You

me-title = Profile
me-name = Name
me-name-about = as others see it
me-save = Save
me-saved = Saved
me-colour = Colour
me-colour-about = used when it is free
colour-seat-teal = teal circle
colour-seat-rose = rose diamond
colour-seat-umber = umber square
colour-seat-indigo = indigo triangle
colour-seat-olive = olive hexagon
colour-seat-slate = slate cross
me-language = Language
me-theme = Theme
me-theme-auto = auto
me-theme-light = light
me-theme-dark = dark
me-sound = Sound
me-tutor = Tutor
me-tutor-about = in 10 Days: how far the journey is from complete
me-bots = Bots play
me-calls = “Your turn” notifications
me-move = Use another device
me-move-about = Open this link there within 15 minutes, and you are the same player. It works once.
me-move-make = Create a link
me-move-here = Use this profile on this device?
me-move-do = Yes, that is me
me-move-done = You are { $name } here too.
me-out = Sign out everywhere
me-out-about = Ends your sessions in all other browsers, your unused link and the tokens of your programs. You stay signed in here.
me-out-sure = All other browsers will be signed out, and your programs will need new tokens.
me-out-do = Sign out everywhere
me-out-not = Cancel
me-data = My data
me-data-about = Everything of yours in one file: settings, results, and every game with its record.
me-data-get = Download all of it
me-forget = Forget me
me-forget-about = This deletes your name, your settings, your statistics and everything that signs you in, on all devices. Games in progress are left to a bot. Games of others stay, without your name and your messages. It cannot be undone.
me-forget-name = Type your name, { $name }, to confirm
me-forget-do = Forget me for good
me-forget-not = Keep everything
me-forget-done = You have been forgotten. From now on you are somebody new.
me-out-done = Done: you are signed in here only.
me-name-ask = What is your name?

## Statistics

stats-title = Statistics
stats-mine = Yours
stats-all = Everybody’s
stats-none = No finished games yet.
stats-game = Game
stats-against = Against
stats-games = Games
stats-won = Won
stats-people = people
stats-rating = Rating against bots
stats-curve = Rating after each game of { $game }
stats-percent = { $percent }%

## Lost

lost-title = Page not found
lost-about = The page or table you asked for does not exist, or no longer does.
lost-home = Go to the front page
broken-title = The server has a problem
broken-about = It is not your fault, and nothing is lost. Try again in a moment.
broken-refused = That did not work
broken-again = Try again
crashed-title = This page stopped working
crashed-about = Something went wrong. Your games are safe: reload the page to continue.
crashed-reload = Reload
away-title = Can’t reach the server
away-about = Retrying automatically. Nothing is lost.
away-again = Retry
offline-title = No network
offline-works = Works here
offline-waits = Waits for the network
offline-rules = The rules of all games
offline-settings = Settings of this device
offline-tables = Tables with bots and friends: nothing is lost
offline-calls = Notifications when it is your turn
offline-results = Replays and results

## Keys

at-keys = Keys
keys-on = Letters and digits are shortcuts
keys-about = Turn them off if you speak to your device, or press keys by accident. Tab, arrows, Enter and Escape always work.
keys-here = On this board
keys-all = At every table
keys-hint = a hint
keys-undo = take your last move back
keys-log = the log and the chat
keys-rules = the rules
keys-words = the next thing to press; the board in words comes last
keys-leave = close what is open

## Our table: a series of rematches

series = Our table
series-tally =
    { $count ->
        [one] After one game: { $list }.
       *[other] After { $count } games: { $list }.
    }
series-entry =
    { $count ->
        [0] { $name } none
       *[other] { $name } { $count }
    }
series-about = Its link stays the same: it always leads to your newest game.
