### What the terminal says.

## Seats and turns

cli-seat = player
cli-setup = setting up
cli-over = the game is over
cli-your-turn = your turn
cli-their-turn = { $seat_of } turn

## Sitting down

cli-which-game = Which game? [1]
cli-which-length = How long a journey? [1]
cli-which-level = Against which opponents? [1]
cli-which-number = Type a number from 1 to { $count }, or press Enter for the first.
cli-days-5 = five days: a good first game
cli-days-10 = ten days: the whole game
cli-waits = (saved game)
cli-go-on = Resume your saved game? [Y/n]
cli-kept-differs = The saved game has different settings: { $text }.
cli-go-on-anyway = Resume it anyway? [y/N]
cli-unusable = A saved game was found but cannot be resumed: { $reason }. It is now in { $path }, and a new game begins.
cli-set-aside = The saved game was moved to { $path }.
cli-waiting = The game is saved in { $path }: { $command } resumes it.
cli-yes = yes
cli-no = no
cli-yes-or-no = Type y or n.
cli-ladder = Yes or no? [y/N]
cli-typing = Type a number or a move in words; type ? for help.

## At the table

cli-all-known = All that is known:
cli-legal-moves = Legal moves:
cli-your-move = Your move:
cli-pages = { $count } in all. Type + for more, or part of a name.
cli-no-number = There is no { $text } in the list: type a number from the list.
cli-why-what = Type a move after it, by its number or in words: why 3.
cli-name-a-place = Type a place after it: borders { $place }.
cli-more-lines = Enter for more, q to stop:
cli-allowed = It is allowed.
cli-thinking = Thinking ...
cli-undone = Your last move is taken back.
cli-log-more = { $count } earlier lines: type log all.
cli-not-a-move = “{ $text }” is not understood: type ? for help.
cli-no-rule = There is no rule “{ $text }”.
cli-no-book = This game has no rule book here.
cli-no-draw = A draw needs everybody, and bots do not agree to draws.
cli-more = Enter for the next section, q to stop:
cli-next = Enter for the next move, q to stop:
cli-help = At any question you can type a number that is listed, any move in words, Enter to go back, or:

command-help = help
    .form = help, or ?
    .about = this list
command-why = why
    .form = why 3
    .about = why a move is refused: give its number or its words
command-hint = hint
    .form = hint
    .about = the moves a strong bot would choose, best first, with their chances to win
command-undo = undo
    .form = undo
    .about = take back your last move, if nobody has learned anything since
command-log = log
    .form = log, log all
    .about = what has happened
command-rules = rules
    .form = rules, rules M1.3
    .about = the rule book, a section or a sentence of it
command-draw = draw
    .form = draw
    .about = offer a draw; bots do not agree to one
command-quit = quit
    .form = quit
    .about = leave; the game is saved
command-borders = borders
    .form = borders Kenya
    .about = the neighbours of a place, and its colour
command-links = links
    .form = links
    .about = how your days connect, or why not
command-routes = routes
    .form = routes Luanda
    .about = the routes from a place; without one, those that are taken
command-map = map
    .form = map
    .about = the map, with your places or routes on it

## The end

cli-unfinished = The saved game ends before the game is over.
cli-you-win = You have won!
cli-you-share = You share the win with { $winners_and_the }.
cli-they-win = { $count ->
    [one] Won by { $winners_and }.
   *[other] The win is shared by { $winners_and }.
    }
cli-record-kept = The game is saved in { $path }.
cli-again = Play again? [y/N]

sheet-points = points
sheet-routes = routes
sheet-doublings = doubling
sheet-tickets-won = tickets completed
sheet-tickets-lost = tickets missed
sheet-globetrotter = Globetrotter
sheet-total = total

## Tenzania

cli-deck = { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
    }
cli-in-hand = in hand
cli-taken = taken
cli-your-cards = Your cards
cli-empty-table = The table is empty.
cli-on-table = On the table
cli-table-makes = makes { $value }
cli-which-card = Which card?
cli-which-value = What does the { $card } make?
cli-play-card = play { $card_a }: { $sum }
cli-ten = Ten! You take { $count } cards
cli-over-ten = { $seat_is ->
    [you] you take { $count } cards
   *[other] { $seat_the } takes { $count } cards
    }
cli-moves-tenzania = Moves in words: play 5 = 9 plays a 5 that makes 9.

## 10 Days

cli-draw-pile = { $count ->
    [0] the draw pile is empty
    [one] { $count } tile in the draw pile
   *[other] { $count } tiles in the draw pile
    }
cli-pile = pile { $pile }
cli-of-pile = pile { $pile }:{" "}
cli-under = , { $count } under it
cli-empty-pile = empty
cli-placed = { $count } placed
cli-hidden = hidden
cli-holds = holds
cli-open = open
cli-you-hold = In your hand:
cli-link-foot = on foot
cli-link-ferry = by ferry
cli-link-drive = by car
cli-link-flight = by airplane
cli-link-none = not connected ({ $rule })
cli-which-day = Which day?
cli-which-days = Which two days?
cli-which-pile = Onto which pile does { $tile_the } go?
cli-place = Place { $tile_the }: type an open day, { $text }.
cli-put-where = Put { $tile_the } on a day: type 1 to { $days }.
cli-two-days = Type two days, for example 3 7; Enter goes back.
cli-swap-two = swap two days of your journey
cli-draw-deck = a tile from the draw pile
cli-draw = take { $tile_the } from pile { $pile }
cli-put = { $pile_is ->
    [none] { $tile_the } on day { $day }
   *[other] { $tile_the } on day { $day }, dropping onto pile { $pile }
    }
cli-drop = drop { $tile_the } onto pile { $pile }
cli-drop-it = drop { $tile_the } itself
cli-swap = swap days { $days_and }
cli-which-place = { $tiles_is ->
    [none] There is no place “{ $text }” on this map: type a name, for example borders { $place }.
   *[other] Which of these: { $tiles_or }?
    }
cli-map-days = A number before a place is the day of your journey that it is on.
cli-map-routes = A number along a route is the player who has claimed it; dots are free.
cli-no-map = There is no map of this game here.
cli-borders = on foot
cli-ferries = by ferry
cli-flights = by airplane
cli-moves-tendays = Moves in words: place 3, draw 2, draw deck, put 4 drop 1, drop 1, swap 3 7.

## Ticket to Ride

cli-last-round = { $count ->
    [one] the last round: { $count } turn left
   *[other] the last round: { $count } turns left
    }
cli-face-up = face up
cli-terrain-up = terrain
cli-tickets = tickets
cli-tickets-left = { $count } in the deck
cli-and-deck = and { $count } in the deck
cli-nothing = nothing
cli-none = none
cli-points = points
cli-trains = trains
cli-cards = cards
cli-your-tickets = Your tickets
cli-offered = You are offered
cli-complete = completed
cli-incomplete = open
cli-lost = blocked
cli-missing = { $count ->
    [one] { $count } train short
   *[other] { $count } trains short
    }
cli-claiming = You are claiming { $text }
cli-train = take a train card
cli-terrain = take a terrain card
cli-claim = { $count ->
    [one] claim a route: you can pay for { $count }
   *[other] claim a route: you can pay for { $count }
    }
cli-train-deck = a train card from the deck
cli-terrain-deck = a terrain card from the deck
cli-take = take { $card_a }
cli-claim-route = claim { $text }
cli-keep = keep { $text }
cli-pay = pay with { $card_plural }
cli-locomotives = { $count ->
    [0] without locomotives
    [one] with { $count } locomotive
   *[other] with { $count } locomotives
    }
cli-double = { $count ->
    [0] double it
    [one] double it, with { $count } locomotive as terrain
   *[other] double it, with { $count } locomotives as terrain
    }
cli-move-single = claim it, without doubling
cli-move-tickets = draw tickets
cli-move-pass = pass
cli-which-route = Which route?
cli-which-tickets = Which tickets?
cli-keep-some = { $count ->
    [one] Type the numbers of the tickets you keep, for example 1 3: at least { $count }.
   *[other] Type the numbers of the tickets you keep, for example 1 3: at least { $count }.
    }
cli-for = , for { $text }
cli-no-place = There is no place “{ $text }” on this map.
cli-closed = closed
cli-moves-tickets = Moves in words: train red, train deck, terrain jungle, tickets, keep 1 3, claim cape-town port-elizabeth 1, pay black, locomotives 1, double 1, single.

cli-compiling = { $seconds ->
    [0] The game is ready; the next start is quick.
   *[other] Preparing the game, once only: { $done } of { $count } parts, about { $seconds } s left.
    }

## Words of moves, as they are typed

cli-word-place = place
cli-word-draw = draw
cli-word-deck = deck
cli-word-put = put
cli-word-drop = drop
cli-word-swap = swap
cli-word-play = play
cli-word-train = train
cli-word-terrain = terrain
cli-word-tickets = tickets
cli-word-keep = keep
cli-word-claim = claim
cli-word-pay = pay
cli-word-locomotives = locomotives
cli-word-double = double
cli-word-single = single
cli-word-pass = pass

## Players who read and write text

cli-you-are = You play { $title } as player { $number } of { $count }.
cli-the-rules = The rules:
cli-in-brackets = Write your move in square brackets at the end of your answer. Only the last brackets count.
cli-so-far = What has happened:
cli-move-now = It is your turn to move.
cli-move-later = It is not your turn.
cli-not-begun = The game has not begun yet. Look again later.
cli-no-brackets = Your answer has no move in square brackets.
cli-refused-text = Your move [{ $move }] is refused: { $reason }.
cli-tries-left = { $count ->
    [one] You have one more try.
   *[other] You have { $count } more tries.
    }
cli-gave-up = The game is over: a player has made too many moves that were refused.
