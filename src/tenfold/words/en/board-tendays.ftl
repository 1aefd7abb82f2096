### What the boards of the 10 Days games say beside the picture.

board-car = Car
board-airplane = Airplane
board-open = open
board-hidden = hidden

tendays-board-map = The map
tendays-board-whole = Full-screen map
tendays-board-piles = The piles
tendays-board-journey = Your journey
tendays-board-draw-pile = Draw pile
tendays-board-pile-name = Pile { $pile }
tendays-board-day = Day { $day }: { $what }
tendays-board-pile = { $count ->
    [0] Pile { $pile }: empty
    [one] Pile { $pile }: { $what }
   *[other] Pile { $pile }: { $what }, and { $count } tiles in all
    }
tendays-board-pile-head = { $count ->
    [0] Pile { $pile }: empty
    [one] Pile { $pile }, { $count } tile:
   *[other] Pile { $pile }, { $count } tiles:
    }
tendays-board-deck = { $count ->
    [one] Draw pile: { $count } tile
   *[other] Draw pile: { $count } tiles
    }
tendays-board-known = { $seat_is ->
    [you] Yours on day { $day }: { $what }.
   *[other] { $seat_of } day { $day }: { $what }.
    }
tendays-board-rack = Look at { $seat_of } rack
tendays-board-lies = In pile { $pile }.
tendays-board-borders = Borders { $list }.
tendays-board-ferries = Ferry to { $list }.
tendays-board-no-borders = No land borders.
tendays-board-coloured = { $what }, { $colour }
tendays-board-link = Days { $first } and { $second }: { $how }.
tendays-board-in-hand = In your hand: { $what }
tendays-board-look-up = Look up a place
tendays-board-look = Choose a place
tendays-board-broken = Why days { $first } and { $second } do not connect

tendays-board-setup = Choose an open day; the tile stays there.
tendays-board-draw = Take a tile.
tendays-board-draw-or-swap = Take a tile, or swap two days.
tendays-board-put = Put it on a day, or drop it on a pile.
tendays-board-place-short = Place { $what }
tendays-board-place-what = Place { $tile_the }
tendays-board-drop-where = Choose a pile for the old tile.
tendays-board-swap = Swap
tendays-board-looked-place = { $what } is outlined on the map. Press Swap to move it.
tendays-board-looked = Press Swap to move it, or drag it onto a day.
tendays-board-swap-first = Choose the two days to swap.
tendays-board-swap-second = With which day?
tendays-board-winner = { $seat_is ->
    [you] You have won
   *[other] { $seat_the } has won
    }

tendays-board-choose-deck = Draw from the draw pile
tendays-board-choose-pile = Take { $tile_the } from pile { $pile }
tendays-board-choose-place = Place { $tile_the } on day { $day }
tendays-board-choose-drop = Drop { $tile_the } on pile { $pile }
tendays-board-choose-put = Put { $tile_the } on day { $day }, and drop { $dropped_the } on pile { $pile }
tendays-board-choose-swap = Swap day { $first }, { $one }, and day { $second }, { $other }

tendays-board-tutor = Tutor
tendays-board-lacks = { $count ->
    [one] { $count } tile to go
   *[other] { $count } tiles to go
    }
tendays-board-stay = { $count } of your { $days } days can stay.
tendays-board-no-way = No journey is possible
tendays-board-complete = Your journey is complete
tendays-board-to-go = { $count } to go
tendays-board-wins = wins
tendays-board-no-nearer = doesn’t help

tendays-board-goal = One journey, day 1 to day { $days }
tendays-board-goal-short = Day 1 to day { $days }
tendays-board-goal-links = { $count } of { $all } links
tendays-board-took = { $seat_is ->
    [you] You take { $tile_the } from pile { $from }, put it on day { $day } and drop { $dropped_the } on pile { $pile }
   *[other] { $seat } takes { $tile_the } from pile { $from }, puts it on day { $day } and drops { $dropped_the } on pile { $pile }
    }

tendays-board-travel-day = Day { $day } of { $days }
tendays-board-travel-start = Setting out { $tile_from }
tendays-board-travel-foot = On foot { $tile_to }
tendays-board-travel-ferry = By ferry { $tile_to }
tendays-board-travel-drive = By car { $tile_to }
tendays-board-travel-flight = By air { $tile_to }
tendays-board-travelled = { $count ->
    [one] A journey { $start_from } { $end_to } in { $count } turn.
   *[other] A journey { $start_from } { $end_to } in { $count } turns.
    }
tendays-board-missed = { $count ->
    [0] Your journey was complete too.
    [one] You were one link away.
   *[other] You were { $count } links away.
    }
tendays-board-kilometres = kilometres
tendays-board-turns = { $count ->
    [one] turn
   *[other] turns
    }
tendays-board-how-near = How near everyone was

tendays-board-key-days = a day of your journey
tendays-board-key-piles = a discard pile
tendays-board-key-deck = draw from the draw pile
tendays-board-key-swap = swap two days
tendays-board-key-look = look up the place that is marked
tendays-board-key-map = the whole map
