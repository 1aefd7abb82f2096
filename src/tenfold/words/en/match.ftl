# What is told of every match.

event-agree = Everybody agreed to a draw
event-end = { $winners_is ->
    [none] The game is over
    [you] The game is over: you have won
   *[other] The game is over; won by { $winners_and_the }
    }

## Refusals

M1-1 = you have no move to take back
M1-2 = { $seat_is ->
    [none] everybody has moved since
   *[other] { $seat_the } has moved since
    }
M1-3 = { $seat_is ->
    [you] you have seen something new since
    [none] something new has been revealed since
   *[other] { $seat_the } has seen something new since
    }
M2-1 = a draw needs everybody’s agreement: waiting for { $seats_and_the }
M2-3 = the game is over

## Texts that are no moves

not-a-move = { $text } is not a move of { $game }
