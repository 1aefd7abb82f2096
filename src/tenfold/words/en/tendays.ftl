# What is told of a 10 Days game.

tendays-draw = { $seat_is ->
    [you] { $pile_is ->
        [none] You draw { $tile_a }
       *[other] You take { $tile_a } from pile { $pile }
    }
   *[other] { $pile_is ->
        [none] { $tile_is ->
            [none] { $seat } draws a tile
           *[other] { $seat } draws { $tile_a }
        }
       *[other] { $seat } takes { $tile_a } from pile { $pile }
    }
    }
tendays-place = { $seat_is ->
    [you] You place { $tile_the } on day { $day }
   *[other] { $tile_is ->
        [none] { $seat } places a tile on day { $day }
       *[other] { $seat } places { $tile_the } on day { $day }
    }
    }
tendays-turn-up = { $tile_a } is turned up on pile { $pile }
tendays-begin = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
    }
tendays-put = { $seat_is ->
    [you] You put { $tile_the } on day { $day } and drop { $dropped_the } on pile { $pile }
   *[other] { $tile_is ->
        [none] { $seat } puts the tile on day { $day } and drops { $dropped_the } on pile { $pile }
       *[other] { $seat } puts { $tile_the } on day { $day } and drops { $dropped_the } on pile { $pile }
    }
    }
tendays-drop = { $seat_is ->
    [you] You drop { $tile_the } on pile { $pile }
   *[other] { $seat } drops { $tile_the } on pile { $pile }
    }
tendays-swap = { $seat_is ->
    [you] You swap days { $days_and }
   *[other] { $seat } swaps days { $days_and }
    }
tendays-renew = { $count ->
    [one] The draw pile is reshuffled: { $count } tile
   *[other] The draw pile is reshuffled: { $count } tiles
    }
tendays-reveal = { $seat_is ->
    [you] You show your journey: { $tiles_comma }
   *[other] { $seat } shows the journey: { $tiles_comma }
    }

## What a move is good for

tendays-why-wins = completes your journey
tendays-why-joins = { $count ->
    [one] { $tile_the } joins { $tiles_and_the }: { $count } link
   *[other] { $tile_the } joins { $tiles_and_the }: { $count } links
    }
tendays-why-swap = { $count ->
    [one] makes { $count } more link
   *[other] makes { $count } more links
    }
tendays-why-nearer = { $count ->
    [one] leaves { $count } tile to change
   *[other] leaves { $count } tiles to change
    }
tendays-why-deck = no tile on the piles makes a link
tendays-why-drop = { $tile_the } makes no link

## Refusals

T2-1 = { $stage ->
    [setup] day { $day } is taken: a tile is placed into an open day, while setting up
    [turn] tiles are placed while setting up: draw one first, then `put { $day } drop { $pile }` puts it into day { $day }
   *[drawn] tiles are placed while setting up: `put { $day } drop { $pile }` puts the one in your hand into day { $day } and drops what lies there
    }
T2-3 = while setting up, place the tile that you have drawn; nothing else can be done
T2-5 = your journey is set up; the first turn begins when everybody’s is
T3-1 = it is { $seat_of } turn
T3-2 = you have drawn a tile this turn: put it into your journey or drop it
T3-4 = draw a tile before you put or drop one
T3-6 = you took pile { $pile }’s last tile, so your discard goes there
T3-9 = the draw pile is empty, and there is nothing under the top tiles of the discard piles to refill it
T5-7 = the game is over
T6-1 = this game’s journey has { $days } days
T6-2 = this game is played without swaps

## How two days connect, or why not

link-open = day { $day } is empty
link-unknown = day { $day } is unknown
link-foot = on foot { $start_from } { $end_to }
link-ferry = by ferry { $start_from } { $end_to }
link-drive = by car { $start_from } { $end_to } through { $via_or_the }
link-flight = by { $vehicle } { $start_from } { $end_to }
link-no-border = { $start_the } and { $end_the } share no border
link-same = two tiles { $place_of } do not connect
link-same-ride = nothing joins two tiles { $place_of }
link-airplane-alone = { $place_the } can only be reached by airplane
link-no-drive = no third place borders both { $start_the } and { $end_the }
link-no-flight = { $vehicle_a } does not join { $start_the } ({ $leaves }) and { $end_the } ({ $arrives })
link-colour = an airplane to or from { $far } must match { $near }: { $colour }
link-vehicles = two transportation tiles do not connect
link-vehicle-next = a transportation tile connects two places, not another transportation tile
link-starts = a journey starts with a place, not with { $vehicle_a }
link-ends = a journey ends with a place, not with { $vehicle_a }
link-waits = { $vehicle_a } needs a place on either side
