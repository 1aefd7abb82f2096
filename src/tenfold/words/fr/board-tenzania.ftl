### Ce que dit le plateau de Tenzania, à côté de l’image.

tenzania-board-play = Jouez une carte.
tenzania-board-first = La table est vide : jouez une carte.
tenzania-board-shout = Tenzania !
tenzania-board-pile = La pile
tenzania-board-empty = La table est vide.
tenzania-board-value = La valeur est { $value }, avec les cartes { $list }.
tenzania-board-hand = Vous avez { $list }.
tenzania-board-won = { $seat_is ->
    [you] Vous avez ramassé { $count } cartes.
   *[other] { $seat_the } a ramassé { $count } cartes.
    }
tenzania-board-deck = { $count ->
    [one] Il reste { $count } carte à piocher.
   *[other] Il reste { $count } cartes à piocher.
    }
tenzania-board-zero = retour à 0
tenzania-board-stay = faire { $value }
tenzania-board-plus-note = on monte
tenzania-board-minus-note = on descend
tenzania-board-zero-note = on recommence
tenzania-board-stay-note = le même nombre
tenzania-board-double-note = le double
tenzania-board-begin-note = on commence
tenzania-board-ten = dix ! vous ramassez { $count }
tenzania-board-over = { $seat_is ->
    [you] vous ramassez { $count }
   *[other] { $seat_the } ramasse { $count }
    }
tenzania-board-choice = Jouer { $card } : { $sum }, { $outcome }
tenzania-board-took = { $seat_is ->
    [you] Vous ramassez { $count } cartes
   *[other] { $seat_the } ramasse { $count } cartes
    }
tenzania-board-begin = faire { $value }

tenzania-board-goal = { $count ->
    [0] Faites dix, prenez les cartes
    [one] Faites dix, prenez les cartes : vous en avez { $count }
   *[other] Faites dix, prenez les cartes : vous en avez { $count }
    }
tenzania-board-makes-ten = { $seat_is ->
    [you] Vous jouez { $card_a } : dix ! Vous prenez { $count } cartes
   *[other] { $seat_the } joue { $card_a } : dix ! { $seat_the } prend { $count } cartes
    }

tenzania-board-key-card = jouer cette carte
