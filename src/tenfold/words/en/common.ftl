### Words of every game: seats, lists, and how many there are of something.

seat = player { $number }
    .the = player { $number }
    .of = player { $number }’s

you = you
    .the = you

player = { $name }
    .the = { $name }
    .of = { $name }’s

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

trains =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }

tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
