### Words of every game: seats, lists, and how many there are of something.

seat = joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }

you = vous
    .the = vous

player = { $name }
    .the = { $name }
    .of = de { $name }

list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

trains =
    { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }

tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
