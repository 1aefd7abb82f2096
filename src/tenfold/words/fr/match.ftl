# Ce qui se dit de toute partie.

event-agree = Tous les joueurs ont accepté le match nul
event-end = { $winners_is ->
    [none] La partie est terminée
    [you] La partie est terminée : vous avez gagné
   *[other] La partie est terminée ; victoire : { $winners_and_the }
    }

## Refus

M1-1 = vous n’avez aucun coup à annuler
M1-2 = { $seat_is ->
    [none] tout le monde a joué depuis
   *[other] { $seat_the } a joué depuis
    }
M1-3 = { $seat_is ->
    [you] vous avez vu quelque chose de nouveau depuis
    [none] une information a été révélée depuis
   *[other] { $seat_the } a vu quelque chose de nouveau depuis
    }
M2-1 = il faut l’accord de tous : on attend { $seats_and_the }
M2-3 = la partie est terminée

## Textes qui ne sont pas des coups

not-a-move = { $text } n’est pas un coup de { $game }
