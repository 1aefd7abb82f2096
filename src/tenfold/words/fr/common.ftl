### Les mots de tous les jeux : les joueurs, les listes, et combien il y a de choses.

seat = joueur { $number }
    .the = le joueur { $number }
    .to = au joueur { $number }

you = vous
    .the = vous

player = { $name }
    .the = { $name }
    .to = à { $name }

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
