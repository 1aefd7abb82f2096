# Ce qui se dit de toute partie.

event-agree = Tous se sont mis d’accord sur une partie nulle
event-end = { $winners_is ->
    [none] La partie est terminée
    [you] La partie est terminée : vous avez gagné
   *[other] La partie est terminée ; victoire : { $winners_and_the }
    }

## Refus

M1-1 = vous n’avez joué aucun coup à reprendre
M1-2 = { $seat_is ->
    [none] tout le monde a joué depuis
   *[other] { $seat_the } a joué depuis
    }
M1-3 = { $seat_is ->
    [you] vous avez appris quelque chose depuis
    [none] tout le monde a appris quelque chose depuis
   *[other] { $seat_the } a appris quelque chose depuis
    }
M2-1 = il faut l’accord de tous : on attend { $seats_and_the }
M2-3 = la partie est terminée

## Texts that are no moves

not-a-move = { $text } n’est pas un coup de { $game }
