### What Tenzania's board says beside the picture.

tenzania-board-play = Play a card.
tenzania-board-first = The table is empty: play a card.
tenzania-board-shout = Tenzania!
tenzania-board-pile = The pile
tenzania-board-empty = The table is empty.
tenzania-board-value = The value is { $value }, with the cards { $list }.
tenzania-board-hand = You hold { $list }.
tenzania-board-won = { $seat_is ->
    [you] You have taken { $count } cards.
   *[other] { $seat_the } has taken { $count } cards.
    }
tenzania-board-deck = { $count ->
    [one] { $count } card is left to draw.
   *[other] { $count } cards are left to draw.
    }
tenzania-board-zero = back to 0
tenzania-board-stay = make it { $value }
tenzania-board-plus-note = go up
tenzania-board-minus-note = go down
tenzania-board-zero-note = start over
tenzania-board-stay-note = the same number
tenzania-board-double-note = twice as much
tenzania-board-begin-note = start
tenzania-board-ten = ten! you take { $count }
tenzania-board-over = { $seat_is ->
    [you] you take { $count }
   *[other] { $seat_the } takes { $count }
    }
tenzania-board-choice = Play { $card }: { $sum }, { $outcome }
tenzania-board-took = { $seat_is ->
    [you] You take { $count } cards
   *[other] { $seat_the } takes { $count } cards
    }
tenzania-board-begin = make it { $value }

tenzania-board-goal = { $count ->
    [0] Make ten, take the cards
    [one] Make ten, take the cards: you have { $count }
   *[other] Make ten, take the cards: you have { $count }
    }
tenzania-board-makes-ten = { $seat_is ->
    [you] You play { $card_a }: ten! You take { $count } cards
   *[other] { $seat_the } plays { $card_a }: ten! { $seat_the } takes { $count } cards
    }

tenzania-board-key-card = play that card
