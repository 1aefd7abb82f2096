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
game-over-tickets = Ticket to Ride
bots-easy = gentle
bots-medium = steady
bots-hard = sharp
bots-any = random
bot-name-any = Bot
bot-short-easy = Gentle
bot-short-medium = Steady
bot-short-hard = Sharp
bot-name-easy = Gentle bot
bot-name-medium = Steady bot
bot-name-hard = Sharp bot
screen-name = Player { $number }
nobody = an open seat
close = Close
cancel = Cancel
back = Back
yes = Yes
no = No
copy = Copy
copied = Copied
home = Tenfold, front page
skip = To the main part
loading = One moment
loading-long = The first time the rules are compiled for this computer. It takes about a minute, once.
failed = That did not work: { $why }

## The front page

front-title = Four games, one table.
front-lead = Play a bot now, or send a friend the link. No account.
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
front-theme = Light or dark
front-me = You are { $name }: settings
front-return = Return
front-with = with { $names }
front-alone = nobody else is here yet
front-your-turn = it is your turn
front-their-turn = { $name } is to move
front-waiting = waiting for players
front-over = over
front-you-won = you won
front-won = { $name } won
front-code = Have a code?
front-code-label = The code of a table
front-code-example = KMPQRT
front-code-wrong = There is no table with the code { $code }. Check it, or ask for the link.
front-join = Join
front-all-mine = All my { $count } games
front-watch = Watch a table
front-mine = My tables
front-statistics = Statistics
front-games = Games
front-left = A table you left

## Tables

tables-mine = My tables
tables-mine-none = You sit at no table yet.
tables-public = Public tables
tables-public-none = Nobody plays in public now.
tables-watch = Watch
tables-join = Sit down
tables-replay = Replay
tables-seats = { $taken } of { $all } seats taken
tables-playing = In play
tables-waiting = Waiting
tables-over = Finished
tables-make = Make a table

## A new table

new-title = A new table
new-game = Game
new-seats = Seats
new-seat-me = me
new-seat-open = a friend
new-seat-bot = a bot
new-seat-screen = this screen
new-seat-number = Seat { $number }
new-seat-more = One more seat
new-seat-less = Take seat { $number } away
new-seat-kind = Who sits at seat { $number }
new-seat-name = Name
new-clock = Clock
new-clock-about = when it runs out, a bot plays on
new-clock-none = none
new-clock-turn = { $seconds ->
    [one] { $seconds } second a turn
   *[other] { $seconds } s a turn
    }
new-clock-bank = { $minutes } min a player
new-public = Public
new-public-about = anybody may find it, sit down or watch
new-hints = Hints
new-hints-about = Players may ask the bot and use the tutor. A game with hints does not count in the statistics.
new-make = Make the table
new-begin = Begin

## The waiting room

room-title = Table { $code }
room-waiting = Table { $code } · waiting for players
room-send = Send this link
room-send-about = Whoever opens it sits down. Across the room, point a phone at the code.
room-code = Or type { $code } on the front page.
room-qr = QR code of the link
room-alone = Only this computer can join
room-alone-about = To let phones and other computers in, stop the server and start it again with
room-seats = Seats
room-rules = Rules of this table
room-here = here
room-ready = ready
room-gone = away
room-you = you
room-you-host = you · made the table
room-host = made the table
room-guest = sits at the table
room-bot = bot
room-screen = on this screen
room-open = An open seat
room-open-about = whoever opens the link next
room-seat-bot = Seat a bot
room-sit = Sit here
room-bot-level = How well the bot of seat { $number } plays
room-bot-away = Take the bot of seat { $number } away
room-add = One more seat
room-start = Start
room-start-some = Start with { $count } players
room-sit-down = Sit down
room-not-here = { $count ->
    [one] { $names } is not here right now.
   *[other] { $names } are not here right now.
    }
room-start-fill = Start; bots take the open seats
room-lonely = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
    }
room-i-am-ready = I am ready
room-not-ready = I am not ready yet
room-wait-host = { $name } starts the game.
room-sealed = The deal is sealed: its hash is published before the first card.
room-sealed-how = How
room-leave = Leave the table
room-share = Share
room-watching = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
    }
room-full = The table is full
room-full-ask = You are watching. Ask { $host } to add a player: then you can sit down here.
room-full-watch = You are watching. This game has no more players than that.
room-full-visitors = { $count ->
    [one] One more person has opened the link, and is watching.
   *[other] { $count } more people have opened the link, and are watching.
    }
room-rematch = Another game
room-rematch-waits =
    { $count ->
        [one] It begins when { $names } agrees.
       *[other] It begins when { $names } agree.
    }
room-rematch-bot = You can give a seat to a bot instead.

ladder-title = Who begins?
ladder-about = The rule book’s own ladder: whoever has it begins.
ladder-1 = Who has 10 fingers?
ladder-2 = Several? Who has 10 arms?
ladder-3 = Nobody? Who has 10 toes?
ladder-4 = Several? Who has 10 legs?
ladder-5 = Nobody? Who has 10 brothers and sisters?
ladder-6 = Nobody? Who first eats 10 plates of porridge, right now?
ladder-7 = No porridge? Who first counts from 1 to 10 in an African language?
ladder-8 = Nobody? Who can name 10 African countries?
ladder-9 = Several, or nobody? Who turns 10 in exactly 10 months, 10 weeks and 10 days?
ladder-10 = Nobody? Then who is the youngest?
ladder-nobody = Nobody, or several
ladder-chance = Let chance decide
ladder-begins = { $name } begins

## At the table

at-where = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
    }
at-turn = Move { $number }
at-log = Log and chat
at-log-new = { $count ->
    [one] Log and chat, { $count } new
   *[other] Log and chat, { $count } new
    }
at-rules = Rules
at-sound-on = Turn the sound off
at-sound-off = Turn the sound on
at-menu = Menu
at-undo = Take back
at-undo-ask = Ask to take back
at-draw = Offer a draw
at-hand = Let a bot play for me
at-take = Play myself again
at-hint = Ask for a hint
at-tutor-on = Turn the tutor on
at-tutor-off = Turn the tutor off
at-leave = Leave the table
leave-title = Leave the table?
leave-friends = A bot plays on for you, and the others are told.
leave-bots = A bot takes your seat, and the game waits until you come back.
leave-waiting = Your seat becomes free for somebody else.
leave-back = You can come back from the front page and take your seat again.
leave-do = Leave
leave-stay = Stay
at-full = Whole screen
at-text = The table in words
at-settings = Settings
at-watching = You are watching.
at-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
    }
at-bot-plays = a bot plays on
at-away = away
at-late = out of time
at-say = Say something
at-send = Send
at-log-empty = Nothing has happened yet.
at-asks-undo = { $name } would like to take the last move back.
at-asks-draw = { $name } offers a draw.
at-you-ask-undo = You have asked to take your move back. The others decide.
at-you-ask-draw = You have offered a draw. The others decide.
at-agree = Agree
at-decline = No
at-refused = Not now
at-unsent = Your move did not arrive, and was not made. Please try again.
at-copy-link = Copy the link
at-link-copied = The link is copied.
at-score = Scores
at-person-away = { $name } is away.
at-hand-for = Let a bot play on
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
face-absent-about = Then you may let a bot take over.
face-replaceable = { $name } is not connected
face-replaceable-about = { $name } can come back at any time.
face-replaceable-do = Let a bot take over
face-last = Last round
face-last-mine = Your last turn
at-your-bot = Your bot
at-bot-for = { $name } (bot)
at-back = Connected again.
at-your-turn = Your turn
at-their-turn = { $name }’s turn

## The curtain

curtain-pass = Pass the screen to
curtain-ready = I am { $name }
curtain-about = Nothing of anybody’s hand is behind this curtain.

## A hint

hint-title = What the bot would do
hint-wait = The bot is thinking.
hint-chance = { $percent } % to win
hint-none = The bot has nothing to say now.
hint-play = Play it

## The end

end-won-you = You win
end-won = { $name } wins
end-bot-won-you = A bot won for you
end-bot-won-you-with = A bot won for you with { $score }
end-bot-won = A bot won for { $name }
end-bot-won-with = A bot won for { $name } with { $score }
end-won-both = { $names } share the win
end-won-with = { $name } wins with { $score }
end-won-you-with = You win with { $score }
end-draw = A draw
end-draw-about = Everybody has agreed to it.
end-place = { $place ->
    [2] You are second, { $points } behind.
    [3] You are third, { $points } behind.
    [4] You are fourth, { $points } behind.
    [5] You are fifth, { $points } behind.
   *[other] You are sixth, { $points } behind.
    }
end-place-won = { $points } ahead of the next.
end-again = Play again
end-wants =
    { $count ->
       *[other] { $names } would like another game.
    }
end-helped = Played with hints or moves taken back: it does not count in the statistics.
end-replay = Replay
end-verify = Verify the deal
end-record = Record
end-review = Review
end-board = See the board
end-sheet = Score sheet
end-total = Total
end-earned = As it was earned
end-first-turn = first turn
end-last-turn = the end
source-routes = Routes
source-doublings = Doubled
source-tickets_won = Tickets won
source-tickets_lost = Tickets lost
source-globetrotter = Globetrotter
source-cards = Cards
source-points = Points
source-journey = Journey

## Verifying a deal

verify-title = Is the deal fair?
verify-about = Before anything is dealt the server publishes the hash of its secret, and a seat may add something of its own. After the game the secret is told, and this page works out every draw again.
verify-hash = The secret fits the hash published before the game
verify-ways = { $count } draws came as the secret and the seats’ words say
verify-good = Deal verified
verify-bad-draw = Draw { $number } does not match
verify-bad-hash = The secret does not match the hash
verify-working = Checking every draw
verify-commitment = Hash
verify-secret = Secret
verify-seat = { $name } added

## The review

review-title = How the game went
review-about = The chance to win, move by move, as a bot sees it, who knew what the player knew.
review-working = { $done } of { $of } moves judged
review-worst = Moves that cost most
review-lost = cost { $percent } %
review-played = { $name }: { $move }
review-better = The bot would have chosen: { $move }
review-curve = The chance to win, move by move
review-none = No move cost much: well played.

## The replay

replay-title = Replay
replay-of = { $game } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }
replay-eyes = Seen by
replay-everyone = Everyone
replay-link = Copy a link to this moment
replay-close = Close
replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-last = Last
replay-speed = Speed
replay-at = Move { $at } of { $of }
replay-of-all = { $at } of { $of }
replay-start = Before the first move
replay-not-over = The replay opens when the game is over.

## Rules

rules-title = Rules
rules-of = Rules of { $game }
rules-sections = Sections
rules-every = Of every game
rules-tendays = 10 Days
rules-link = Link to { $number }
rules-all = All rules

## You

me-title = You
me-name = Name
me-name-about = as others see it
me-save = Save
me-saved = Saved
me-colour = Colour
me-colour-about = where nobody else has it
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
me-move = Move to another device
me-move-about = Open this link there within 15 minutes, and you are the same player. It works once.
me-move-make = Make a link
me-move-here = Be this player on this device?
me-move-do = Yes, that is me
me-move-done = You are { $name } here too.
me-out = Sign out everywhere
me-out-about = Ends your visits in all other browsers, your unused link and the tokens of your programs. You stay signed in here.
me-out-sure = All other browsers will forget you, and your programs need new tokens.
me-out-do = Sign out everywhere
me-out-not = Cancel
me-out-done = Done: you are signed in here only.
me-name-ask = What shall we call you?
me-hello = Hello

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
stats-percent = { $percent } %

## Lost

lost-title = There is nothing here
lost-about = The page or table you asked for does not exist, or no longer.
lost-home = To the front page
broken-title = The server has a problem
broken-about = That is not your doing, and nothing is lost. Try again in a moment.
broken-refused = That did not work
broken-again = Try again
crashed-title = This page stopped working
crashed-about = Something went wrong here. Your games are kept: reload the page to go on.
crashed-reload = Reload
away-title = The server is away
away-about = This page looks again by itself. Nothing is lost.
away-again = Look now
about-title = About
