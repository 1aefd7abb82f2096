### What the board of the Heart of Africa says beside the picture.

tickets-board-done-of = { $done } of { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
tickets-board-board = The board
tickets-board-whose = { $seat_of } cards and tickets
tickets-board-keys = The board. N and P go through the routes that you can claim, Enter claims one; arrows move the board, plus and minus zoom.
tickets-board-market = Cards to draw
tickets-board-seats = Players and terrain
tickets-board-seat-name = Player
tickets-board-points = Points
tickets-board-you = You
tickets-board-left = trains left
tickets-board-train-cards = train cards
tickets-board-trains = Train
tickets-board-terrain = Terrain
tickets-board-tickets = Tickets
tickets-board-your-tickets = Your tickets
tickets-board-no-cards = You hold no train cards.

tickets-board-turn = Draw, claim a route, or take tickets.
tickets-board-second = Pick a second card.
tickets-board-pass = No other move: pass.
tickets-board-pay = How do you pay?
tickets-board-locomotives = How do you pay?
tickets-board-double = Single or double?
tickets-board-once = Claim it or cancel.
tickets-board-keep = Choose your tickets
tickets-board-keep-one = Keep at least one.
tickets-board-keep-two = Keep at least two.
tickets-board-keep-least = { $count ->
    [one] Keep at least { $count }.
   *[other] Keep at least { $count }.
    }
tickets-board-keep-note = A ticket you do not complete loses its points.
tickets-board-keep-go = Keep { $count }
tickets-board-last = { $count ->
    [one] Last round: { $count } turn left.
   *[other] Last round: { $count } turns left.
    }

tickets-board-spaces = { $count ->
    [one] { $count } { $colour } space
   *[other] { $count } { $colour } spaces
    }{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } locomotive at least
   *[other] , { $locomotives } locomotives at least
    }
tickets-board-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }, or { $double } doubled with { $price } { $terrain_card } { $price ->
    [one] card
   *[other] cards
    }
tickets-board-closed = Closed: its twin is taken.
tickets-board-owned = { $seat_is ->
    [you] Yours
   *[other] { $seat_of }
    }
tickets-board-cards = { $card }
tickets-board-hold = You hold { $card_is ->
    [none] no train cards
   *[other] { $card }
    }.
tickets-board-ticket = Ticket { $ends }, { $points } points, { $done ->
    [yes] completed
   *[no] not completed
    }.
tickets-board-offer = { $ends } ({ $points })
tickets-board-seat = { $seat_is ->
    [you] You
   *[other] { $seat_the }
    }: { $points } points, { $trains } trains, { $cards } cards, { $tickets } tickets; terrain: { $terrain }.
tickets-board-up = Face up: { $list }.

tickets-board-claim = Claim a route
tickets-board-takes = { $count ->
    [one] { $count } { $colour } space · takes { $count } of your { $trains } trains
   *[other] { $count } { $colour } spaces · takes { $count } of your { $trains } trains
    }
tickets-board-pay-label = Pay with
tickets-board-paid = You pay
tickets-board-double-it = Double it?
tickets-board-claim-go = { $count ->
    [one] Claim for { $count } point
   *[other] Claim for { $count } points
    }
tickets-board-can-double = You can double it.
tickets-board-cannot-double = You cannot double it now.
tickets-board-single-name = Single
tickets-board-double-name = Double
tickets-board-single-note = keep your terrain cards
tickets-board-double-note = for { $card }
tickets-board-rivals = The others have at most { $most } { $terrain_card } ({ $list }); you have { $own }.
tickets-board-no-rivals = Nobody else has { $terrain_card } cards.

tickets-board-complete = completed
tickets-board-cut-off = blocked
tickets-board-to-go = { $count ->
    [one] { $count } train to go
   *[other] { $count } trains to go
    }

tickets-board-choose-claim = Claim { $route }: { $what }
tickets-board-choose-keep = Keep { $list }
tickets-board-choose-train-deck = Draw from the train deck
tickets-board-choose-terrain-deck = Draw from the terrain deck
tickets-board-choose-card = Take { $card_the }
tickets-board-choose-tickets = Draw tickets
tickets-board-choose-pass = Pass
tickets-board-choose-pay = Pay from your { $card }
tickets-board-choose-locomotives = { $count ->
    [0] With no locomotive
    [one] With { $count } locomotive
   *[other] With { $count } locomotives
    }
tickets-board-choose-single = Claim it, not doubled
tickets-board-choose-double = { $count ->
    [0] Claim it, doubled
    [one] Claim it, doubled with { $count } locomotive as terrain
   *[other] Claim it, doubled with { $count } locomotives as terrain
    }

tickets-offer-open = { $ticket_is ->
    [none] { $seat } is offered a ticket
   *[other] { $seat } is offered the ticket { $ticket }
    }

tickets-board-goal = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
    }: { $done } completed, { $trains ->
    [one] { $trains } train to go
   *[other] { $trains } trains to go
    }
tickets-board-drew = { $seat_is ->
    [you] You draw { $card_and_a }
   *[other] { $seat } draws { $card_and_a }
    }
card-hidden = hidden card
    .a = a card from the deck
tickets-board-claimed = { $seat_is ->
    [you] You claim { $ends_line }: +{ $points }{ $doubled_is ->
        [true] , doubled
       *[other] { "" }
    }
   *[other] { $seat } claims { $ends_line }: +{ $points }{ $doubled_is ->
        [true] , doubled
       *[other] { "" }
    }
    }

tickets-board-tally = Counting
tickets-board-tally-routes = Routes and doubling
tickets-board-tally-ticket = { $seat_is ->
    [you] Your ticket
   *[other] { $seat_of } ticket
    } · { $number } of { $count }
tickets-board-tally-bonus = Globetrotter

tickets-board-key-train = draw from the train deck
tickets-board-key-terrain = draw from the terrain deck
tickets-board-key-tickets = draw tickets
tickets-board-key-routes = next or previous route that you can claim
tickets-board-key-claim = claim the route that is marked
