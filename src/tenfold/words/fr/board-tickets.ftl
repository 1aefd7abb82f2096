### Ce que dit le plateau du Cœur de l’Afrique, à côté de l’image.

tickets-board-done-of = { $done }/{ $count ->
    [one] { $count } destination
   *[other] { $count } destinations
    }
tickets-board-board = Le plateau
tickets-board-whose = { $seat_the } : cartes et destinations
tickets-board-keys = Le plateau. N et P parcourent les routes que vous pouvez prendre, Entrée en prend une ; les flèches déplacent le plateau, plus et moins l’agrandissent ou le réduisent.
tickets-board-market = Cartes à piocher
tickets-board-seats = Joueurs et terrains
tickets-board-seat-name = Joueur
tickets-board-points = Points
tickets-board-you = Vous
tickets-board-left = wagons restants
tickets-board-train-cards = cartes Wagon
tickets-board-trains = Wagon
tickets-board-terrain = Terrain
tickets-board-tickets = Destinations
tickets-board-your-tickets = Vos destinations
tickets-board-no-cards = Vous n’avez aucune carte Wagon.

tickets-board-turn = Prenez des cartes, une route ou des destinations.
tickets-board-second = Prenez une deuxième carte.
tickets-board-pass = Aucun autre coup possible : passez.
tickets-board-pay = Comment payez-vous ?
tickets-board-locomotives = Comment payez-vous ?
tickets-board-double = Simple ou double ?
tickets-board-once = Validez, ou annulez.
tickets-board-keep = Choisissez vos destinations
tickets-board-keep-one = Gardez-en au moins une.
tickets-board-keep-two = Gardez-en au moins deux.
tickets-board-keep-least = { $count ->
    [one] Gardez-en au moins { $count }.
   *[other] Gardez-en au moins { $count }.
    }
tickets-board-keep-note = Une destination manquée fait perdre ses points.
tickets-board-keep-go = En garder { $count }
tickets-board-last = { $count ->
    [one] Dernier tour : encore { $count } joueur.
   *[other] Dernier tour : encore { $count } joueurs.
    }

tickets-board-spaces = { $count ->
    [one] { $count } case { $colour_feminine }
   *[other] { $count } cases { $colour_feminines }
    }{ $locomotives ->
    [0] {""}
    [one] , au moins { $locomotives } locomotive
   *[other] , au moins { $locomotives } locomotives
    }
tickets-board-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }, ou { $double } en la doublant avec { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
    } { $terrain_card }
tickets-board-closed = Fermée : l’autre voie est prise.
tickets-board-owned = { $seat_is ->
    [you] À vous
   *[other] Prise par { $seat_the }
    }
tickets-board-cards = { $card }
tickets-board-hold = Vous avez { $card_is ->
    [none] aucune carte Wagon
   *[other] { $card }
    }.
tickets-board-ticket = Destination { $ends }, { $points } points, { $done ->
    [yes] réussie
   *[no] non réussie
    }.
tickets-board-offer = { $ends } ({ $points })
tickets-board-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat_the }
    } : { $points } points, { $trains } wagons, { $cards } cartes, { $tickets } destinations ; terrain : { $terrain }.
tickets-board-up = Face visible : { $list }.

tickets-board-claim = Prendre une route
tickets-board-takes = { $count ->
    [one] { $count } case { $colour_feminine } · { $count } de vos { $trains } wagons
   *[other] { $count } cases { $colour_feminines } · { $count } de vos { $trains } wagons
    }
tickets-board-pay-label = Payer avec
tickets-board-paid = Vous payez
tickets-board-double-it = Doubler la route ?
tickets-board-claim-go = { $count ->
    [one] Prendre la route : { $count } point
   *[other] Prendre la route : { $count } points
    }
tickets-board-can-double = Vous pouvez la doubler.
tickets-board-cannot-double = Vous ne pouvez pas la doubler maintenant.
tickets-board-single-name = Simple
tickets-board-double-name = Double
tickets-board-single-note = vous gardez vos cartes Terrain
tickets-board-double-note = contre { $card }
tickets-board-rivals = Les autres ont au plus { $most } { $terrain_card } ({ $list }) ; vous en avez { $own }.
tickets-board-no-rivals = Personne d’autre n’a de carte { $terrain_card }.

tickets-board-complete = réussie
tickets-board-cut-off = bloquée
tickets-board-to-go = { $count ->
    [one] encore { $count } wagon
   *[other] encore { $count } wagons
    }

tickets-board-choose-claim = Prendre { $route } : { $what }
tickets-board-choose-keep = Garder { $list }
tickets-board-choose-train-deck = Piocher une carte Wagon
tickets-board-choose-terrain-deck = Piocher une carte Terrain
tickets-board-choose-card = Prendre { $card_the }
tickets-board-choose-tickets = Piocher des destinations
tickets-board-choose-pass = Passer
tickets-board-choose-pay = Payer : { $card } en main
tickets-board-choose-locomotives = { $count ->
    [0] Sans locomotive
    [one] Avec { $count } locomotive
   *[other] Avec { $count } locomotives
    }
tickets-board-choose-single = Prendre la route, sans doubler
tickets-board-choose-double = { $count ->
    [0] Prendre la route, doublée
    [one] Prendre la route, doublée avec { $count } locomotive comme terrain
   *[other] Prendre la route, doublée avec { $count } locomotives comme terrain
    }

tickets-offer-open = { $ticket_is ->
    [none] { $seat_the } se voit proposer une carte Destination
   *[other] { $seat_the } se voit proposer la carte Destination { $ticket }
    }

tickets-board-goal = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
    } : { $done ->
    [one] { $done } réussie
   *[other] { $done } réussies
    }, encore { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
    }
tickets-board-drew = { $seat_is ->
    [you] Vous piochez { $card_and_a }
   *[other] { $seat_the } pioche { $card_and_a }
    }
card-hidden = carte cachée
    .a = une carte cachée
tickets-board-claimed = { $seat_is ->
    [you] Vous prenez { $ends_line } : +{ $points }{ $doubled_is ->
        [true] , doublée
       *[other] { "" }
    }
   *[other] { $seat_the } prend { $ends_line } : +{ $points }{ $doubled_is ->
        [true] , doublée
       *[other] { "" }
    }
    }

tickets-board-tally = Décompte
tickets-board-tally-routes = Routes simples et doublées
tickets-board-tally-ticket = { $seat_is ->
    [you] Votre destination
   *[other] { $seat_the }, destination
    } · { $number } sur { $count }
tickets-board-tally-bonus = Globetrotter

tickets-board-key-train = piocher une carte Wagon
tickets-board-key-terrain = piocher une carte Terrain
tickets-board-key-tickets = prendre des Destinations
tickets-board-key-routes = route suivante ou précédente que vous pouvez prendre
tickets-board-key-claim = prendre la route marquée
