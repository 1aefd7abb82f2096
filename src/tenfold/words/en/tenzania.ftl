# What is told of a game of Tenzania.

tenzania-draw = { $seat_is ->
    [you] You draw { $card_a }
   *[other] { $seat_the } draws a card
    }
tenzania-begin = { $seat_is ->
    [you] You begin
   *[other] { $seat_the } begins
    }
tenzania-play = { $seat_is ->
    [you] You play { $card_a }, which makes { $value }
   *[other] { $seat_the } plays { $card_a }, which makes { $value }
    }
tenzania-take = { $seat_is ->
    [you] You take { $count } cards
   *[other] { $seat_the } takes { $count } cards
    }

## What a move is good for

tenzania-why-ten = { $count ->
    [one] makes ten: you take { $count } card
   *[other] makes ten: you take { $count } cards
    }
tenzania-why-over = { $count ->
    [one] over ten: { $seat_the } takes { $count } card
   *[other] over ten: { $seat_the } takes { $count } cards
    }
tenzania-why-safe = leaves { $value }: nobody can make ten of it
tenzania-why-risk = { $count ->
    [one] leaves { $value }: { $count } card you have not seen makes ten of it
   *[other] leaves { $value }: { $count } cards you have not seen make ten of it
    }

## Refusals

Z3-1 = it is { $seat_of } turn
Z3-3 = you hold no { $number }
Z3-4 = { $number_a } on an empty table makes { $makes_or }, not { $value }
Z4-1 = { $number_a } on { $before } makes { $makes_or }, not { $value }
Z4-2 = { $low_is ->
    [true] { $number_a } on { $before } makes { $makes_or }, not { $value }: it subtracts only from 5 or more
   *[other] { $number_a } on { $before } makes { $makes_or }, not { $value }
    }
Z4-4 = { $number_a } on { $before } makes { $makes_or }, not { $value }: neither the value nor the card before it is { $number_a }
Z4-5 = { $number_a } on { $before } makes { $makes_or }, not { $value }: this game is played without doubling
Z7-2 = the game is over
no-table = { $number_a } can never make { $value }: it makes { $makes_or }

## Who begins: the ladder of questions, the first that fits one player alone decides

ladder-fingers = Who has 10 fingers?
    .you = Do you have 10 fingers?
ladder-arms = Who has 10 arms?
    .you = Do you have 10 arms?
ladder-toes = Who has 10 toes?
    .you = Do you have 10 toes?
ladder-legs = Who has 10 legs?
    .you = Do you have 10 legs?
ladder-siblings = Who has 10 brothers and sisters?
    .you = Do you have 10 brothers and sisters?
ladder-porridge = Who is first to finish 10 plates of porridge, here and now?
    .you = Can you finish 10 plates of porridge, here and now?
ladder-counting = Who is first to count to 10 in an African language?
    .you = Can you count to 10 in an African language?
ladder-countries = Who can name 10 countries of Africa?
    .you = Can you name 10 countries of Africa?
ladder-birthday = Whose tenth birthday is 10 months, 10 weeks and 10 days from today?
    .you = Is your tenth birthday 10 months, 10 weeks and 10 days from today?
ladder-youngest = Who is the youngest?
    .you = Are you the youngest?
