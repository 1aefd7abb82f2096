# What is told of a game of Ticket to Ride: The Heart of Africa.

list-line = { $first } – { $last }
deck-train = train deck
deck-terrain = terrain deck
tickets-line = { $ends_line }
tickets-ticket = { $ends_line } ({ $points })

tickets-deal = { $seat_is ->
    [you] You are dealt { $card_a }
   *[other] { $card_is ->
        [none] { $seat } is dealt a train card
       *[other] { $seat } is dealt { $card_a }
    }
    }
tickets-reach = { $seat_is ->
    [you] You draw from the { $deck }
   *[other] { $seat } draws from the { $deck }
    }
tickets-draw = { $seat_is ->
    [you] You get { $card_a }
   *[other] { $card_is ->
        [none] { $seat } gets a train card
       *[other] { $seat } gets { $card_a }
    }
    }
tickets-take = { $seat_is ->
    [you] You take { $card_a }
   *[other] { $seat } takes { $card_a }
    }
tickets-turn-up = Turned up: { $card_a }
tickets-sweep = Too many locomotives face up: all five cards are discarded ({ $cards })
tickets-renew = The { $deck } is reshuffled from its discards
tickets-draw-tickets = { $seat_is ->
    [you] You draw tickets
   *[other] { $seat } draws tickets
    }
tickets-offer = { $seat_is ->
    [you] You are offered the ticket { $ticket }
   *[other] { $ticket_is ->
        [none] { $seat } is offered a ticket
       *[other] { $seat } is offered the ticket { $ticket }, which you had put under the deck
    }
    }
tickets-choose = { $seat_is ->
    [you] You choose { $tickets_and }
   *[other] { $seat } has chosen their first tickets
    }
tickets-keep = { $seat_is ->
    [you] You keep { $tickets_and }
   *[other] { $count ->
        [one] { $seat } keeps { $count } ticket
       *[other] { $seat } keeps { $count } tickets
    }
    }
tickets-begin = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
    }
tickets-begin-claim = { $seat_is ->
    [you] You want to claim { $track }
   *[other] { $seat } wants to claim { $track }
    }
tickets-pay = { $seat_is ->
    [you] You pay with { $card_plural }
   *[other] { $seat } pays with { $card_plural }
    }
tickets-locomotives = { $seat_is ->
    [you] { $count ->
        [0] You pay with no locomotive
        [one] You pay with { $count } locomotive among the cards
       *[other] You pay with { $count } locomotives among the cards
    }
   *[other] { $count ->
        [0] { $seat } pays with no locomotive
        [one] { $seat } pays with { $count } locomotive among the cards
       *[other] { $seat } pays with { $count } locomotives among the cards
    }
    }
tickets-claim = { $seat_is ->
    [you] { $doubled_is ->
        [true] You claim { $track } with { $paid }, doubled with { $doubling }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] You claim { $track } with { $paid }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[other] { $doubled_is ->
        [true] { $seat } claims { $track } with { $paid }, doubled with { $doubling }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $seat } claims { $track } with { $paid }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
    }
tickets-pass = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
    }
tickets-last-round = { $seat_is ->
    [you] You are almost out of trains: the last round begins
   *[other] { $seat } is almost out of trains: the last round begins
    }
tickets-reveal = { $tickets_is ->
    [none] { $seat_is ->
        [you] You hold no tickets
       *[other] { $seat } holds no tickets
    }
   *[other] { $seat_is ->
        [you] Your tickets: { $tickets_and }
       *[other] { $seat } shows their tickets: { $tickets_and }
    }
    }

## What a move is good for

tickets-why-completes = completes { $ends_line }
tickets-why-nearer = { $count ->
    [one] { $ends_line }: then { $count } train to go
   *[other] { $ends_line }: then { $count } trains to go
    }
tickets-why-points = { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
    }
tickets-why-keeps-lead = keeps the { $terrain } lead
tickets-why-takes-lead = takes the { $terrain } lead
tickets-why-locomotive = a locomotive stands for any colour
tickets-why-ready = the last card for { $ends_line }
tickets-why-collects = { $count ->
    [one] for { $ends_line }: then { $count } card is missing
   *[other] for { $ends_line }: then { $count } cards are missing
    }
tickets-why-doubles = { $points } points instead of { $half }
tickets-why-keep = { $count ->
    [one] worth { $points } points when you complete it
   *[other] worth { $points } points when you complete them
    }

## Refusals

tickets-which-track = that route has two tracks: `claim { $first }` ({ $one }) or `claim { $second }` ({ $other })
H1-7 = keep at least { $count } of the tickets you are offered
H1-8 = you have chosen your tickets; the first turn begins when everybody has
H1-9 = while setting up, choose your tickets; nothing else can be done
H2-1 = it is { $seat_of } turn
H2-2 = you have begun to draw cards: take your second one
H2-4 = there is no { $card } face up
H2-5 = a face-up locomotive can only be the first and only card of a turn
H2-11 = the { $deck } is empty, and there are no discards to reshuffle
H3-1 = { $seat_is ->
    [you] you have claimed that track of { $ends_line }
   *[other] { $seat } has claimed that track of { $ends_line }
    }
H3-2 = { $length ->
    [one] { $ends_line } takes { $length } train; you have { $trains } left
   *[other] { $ends_line } takes { $length } trains; you have { $trains } left
    }
H3-3 = { $paying ->
    [grey] { $ends_line } takes { $length ->
        [one] { $length } card
       *[other] { $length } cards of one colour, locomotives among them
    }; at best you have { $held }
    [locomotive] { $ends_line } takes { $length ->
        [one] { $length } locomotive
       *[other] { $length } locomotives
    } where no other card pays; you have { $held }
   *[colour] { $ends_line } takes { $length ->
        [one] { $length } card
       *[other] { $length } cards
    }, { $colour } or locomotives; you have { $held }
    }
H3-4 = { $ends_line } is { $colour }: pay with { $colour } cards or with locomotives
H3-6 = { $count_is ->
    [none] { $ends_line } is a sea route and takes { $ferry ->
        [one] { $ferry } locomotive
       *[other] { $ferry } locomotives
    } at least; you have { $held }
   *[other] { $ends_line } is a sea route and takes { $ferry ->
        [one] { $ferry } locomotive
       *[other] { $ferry } locomotives
    } at least, not { $count }
    }
H3-7 = you have the other track of { $ends_line }: nobody owns both tracks of a double route
H3-8 = that track of { $ends_line } is closed: with 2 or 3 players only one track of a double route is used
H3-10 = { $ends_line } takes { $length } cards, at least one of them { $colour }; you have { $held }, so use { $fewest } to { $most } locomotives, not { $count }
H3-11 = { $step ->
    [pay] a claim has four steps: the route, the colour, the locomotives, the doubling. Choose the colour to pay in
    [locomotives] a claim has four steps: the route, the colour, the locomotives, the doubling. Choose how many locomotives to use
    [double] a claim has four steps: the route, the colour, the locomotives, the doubling. Choose whether to double
   *[claim] a claim has four steps: the route, the colour, the locomotives, the doubling. Choose the route first
    }
H4-1 = { $price_is ->
    [none] this route has no terrain and cannot be doubled
   *[other] { $count ->
        [0] doubling takes { $price }; you have { $own }
        [one] doubling takes { $price }; you have { $own }, and { $count } locomotive does not make up for the rest
       *[other] doubling takes { $price }; you have { $own }, and { $count } locomotives do not make up for the rest
    }
    }
H4-2 = { $count ->
    [0] you are short of { $short }: { $seat } has { $most }
    [one] you are short of { $short }, because { $seat } has { $most }, and { $count } locomotive does not make up for that
   *[other] you are short of { $short }, because { $seat } has { $most }, and { $count } locomotives do not make up for that
    }
H4-4 = you have { $spare } left to play as terrain, not { $count }
H4-6 = this doubling takes { $limit } at most, not { $count }
H5-2 = there are no tickets left
H5-3 = keep at least { $count } of the tickets you are offered
H5-6 = { $count ->
    [0] you are offered no tickets
    [one] you are offered { $count } ticket
   *[other] you are offered { $count } tickets
    }
H5-7 = you have drawn tickets: keep some of them first
H7-7 = you can only pass if you have no other move
H7-9 = the game is over
