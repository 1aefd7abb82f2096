### Ce que dit le plateau du Cœur de l’Afrique, à côté de l’image.

tickets-board-done-of = { $done } sur { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
tickets-board-board = Le plateau
tickets-board-whose = Les cartes { $seat_of }
tickets-board-keys = Le plateau. N et P parcourent les routes que vous pouvez prendre, Entrée prend ; les flèches déplacent le plateau, plus et moins l’agrandissent ou le réduisent.
tickets-board-market = Cartes à piocher
tickets-board-seats = Joueurs et terrains
tickets-board-seat-name = Joueur
tickets-board-points = Points
tickets-board-you = Vous
tickets-board-left = wagons restants
tickets-board-train-cards = cartes Train
tickets-board-trains = Train
tickets-board-terrain = Terrain
tickets-board-tickets = Billets
tickets-board-your-tickets = Vos billets
tickets-board-no-cards = Vous n’avez pas de carte Train.

tickets-board-turn = Piochez, ou prenez route ou billets.
tickets-board-second = Prenez une deuxième carte.
tickets-board-pass = Il n’y a plus rien à faire : passez.
tickets-board-pay = Comment payez-vous ?
tickets-board-locomotives = Comment payez-vous ?
tickets-board-double = Simple ou double ?
tickets-board-once = Prenez-la, ou reprenez votre coup.
tickets-board-keep = Choisissez vos billets
tickets-board-keep-one = Gardez-en au moins un.
tickets-board-keep-two = Gardez-en au moins deux.
tickets-board-keep-least = { $count ->
    [one] Gardez-en au moins { $count }.
   *[other] Gardez-en au moins { $count }.
    }
tickets-board-keep-note = Un billet non terminé coûte ses points.
tickets-board-keep-go = En garder { $count }
tickets-board-last = { $count ->
    [one] Dernier tour de table : encore { $count } tour.
   *[other] Dernier tour de table : encore { $count } tours.
    }

tickets-board-spaces = { $count ->
    [one] { $count } case { $colour_feminine }
   *[other] { $count } cases, couleur { $colour_feminine }
    }{ $locomotives ->
    [0] {""}
    [one] , au moins { $locomotives } locomotive
   *[other] , au moins { $locomotives } locomotives
    }
tickets-board-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }, doublée { $double } avec { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
    } { $terrain }
tickets-board-closed = Fermée : l’autre voie est prise.
tickets-board-owned = { $seat_is ->
    [you] À vous
   *[other] Route { $seat_of }
    }
tickets-board-cards = { $card }
tickets-board-hold = Vous avez { $card_is ->
    [none] aucune carte Train
   *[other] { $card }
    }.
tickets-board-ticket = Billet { $ends }, { $points } points, { $done ->
    [yes] terminé
   *[no] pas terminé
    }.
tickets-board-offer = { $ends } ({ $points })
tickets-board-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat_the }
    } : { $points } points, { $trains } wagons, { $cards } cartes, { $tickets } billets ; terrain : { $terrain }.
tickets-board-up = Face visible : { $list }.

tickets-board-claim = Prendre une route
tickets-board-takes = { $count ->
    [one] { $count } case { $colour_feminine } · prend { $count } de vos { $trains } wagons
   *[other] { $count } cases, couleur { $colour_feminine } · prend { $count } de vos { $trains } wagons
    }
tickets-board-pay-label = Payer avec
tickets-board-paid = Vous payez
tickets-board-double-it = La doubler ?
tickets-board-claim-go = { $count ->
    [one] La prendre pour { $count } point
   *[other] La prendre pour { $count } points
    }
tickets-board-can-double = Vous pouvez la doubler.
tickets-board-cannot-double = Vous ne pouvez pas la doubler maintenant.
tickets-board-single-name = Simple
tickets-board-double-name = Double
tickets-board-single-note = vous gardez vos cartes Terrain
tickets-board-double-note = contre { $card }
tickets-board-rivals = Le plus de cartes { $terrain } chez les autres : { $most }, { $list }. Vous : { $own }.
tickets-board-no-rivals = Personne d’autre n’a de carte { $terrain }.

tickets-board-complete = terminé
tickets-board-cut-off = plus aucun chemin
tickets-board-to-go = { $count ->
    [one] encore { $count } wagon
   *[other] encore { $count } wagons
    }

tickets-board-choose-claim = Prendre { $route } : { $what }
tickets-board-choose-keep = Garder { $list }
tickets-board-choose-train-deck = Piocher une carte Train
tickets-board-choose-terrain-deck = Piocher une carte Terrain
tickets-board-choose-card = Prendre { $card_the }
tickets-board-choose-tickets = Piocher des billets
tickets-board-choose-pass = Passer
tickets-board-choose-pay = Payer en prenant parmi { $card }
tickets-board-choose-locomotives = { $count ->
    [0] Sans locomotive
    [one] Avec { $count } locomotive
   *[other] Avec { $count } locomotives
    }
tickets-board-choose-single = La prendre, simple
tickets-board-choose-double = { $count ->
    [0] La prendre, doublée
    [one] La prendre, doublée avec { $count } locomotive comme terrain
   *[other] La prendre, doublée avec { $count } locomotives comme terrain
    }

tickets-offer-open = { $ticket_is ->
    [none] { $seat_the } se voit proposer une carte Destination
   *[other] { $seat_the } se voit proposer la carte Destination { $ticket }
    }
