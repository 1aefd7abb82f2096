# Ce qui se dit d’une partie des Aventuriers du Rail : Au cœur de l’Afrique.

list-line = { $first } – { $last }
deck-train = pioche des cartes Wagon
deck-terrain = pioche des cartes Terrain
tickets-line = { $ends_line }
tickets-ticket = { $ends_line } ({ $points })

tickets-deal = { $seat_is ->
    [you] Vous recevez { $card_a }
   *[other] { $card_is ->
        [none] { $seat_the } reçoit une carte Wagon
       *[other] { $seat_the } reçoit { $card_a }
    }
    }
tickets-reach = { $seat_is ->
    [you] Vous prenez une carte dans la { $deck }
   *[other] { $seat_the } prend une carte dans la { $deck }
    }
tickets-draw = { $seat_is ->
    [you] Vous piochez { $card_a }
   *[other] { $card_is ->
        [none] { $seat_the } pioche une carte Wagon
       *[other] { $seat_the } pioche { $card_a }
    }
    }
tickets-take = { $seat_is ->
    [you] Vous prenez { $card_a }
   *[other] { $seat_the } prend { $card_a }
    }
tickets-turn-up = Carte révélée : { $card_a }
tickets-sweep = Trop de locomotives visibles : les cinq cartes sont défaussées ({ $cards })
tickets-renew = La { $deck } est reformée avec sa défausse
tickets-draw-tickets = { $seat_is ->
    [you] Vous piochez des cartes Destination
   *[other] { $seat_the } pioche des cartes Destination
    }
tickets-offer = { $seat_is ->
    [you] On vous propose la carte Destination { $ticket }
   *[other] { $ticket_is ->
        [none] { $seat_the } se voit proposer une carte Destination
       *[other] { $seat_the } se voit proposer la carte Destination { $ticket }, que vous aviez mise sous la pioche
    }
    }
tickets-choose = { $seat_is ->
    [you] Vous choisissez { $tickets_and }
   *[other] { $seat_the } a choisi ses premières cartes Destination
    }
tickets-keep = { $seat_is ->
    [you] Vous gardez { $tickets_and }
   *[other] { $count ->
        [one] { $seat_the } garde { $count } carte Destination
       *[other] { $seat_the } garde { $count } cartes Destination
    }
    }
tickets-begin = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat_the } commence
    }
tickets-begin-claim = { $seat_is ->
    [you] Vous voulez prendre la route { $track }
   *[other] { $seat_the } veut prendre la route { $track }
    }
tickets-pay = { $seat_is ->
    [you] Vous payez avec des { $card_plural }
   *[other] { $seat_the } paie avec des { $card_plural }
    }
tickets-locomotives = { $seat_is ->
    [you] { $count ->
        [0] Vous payez sans locomotive
        [one] Vous payez avec { $count } locomotive parmi les cartes
       *[other] Vous payez avec { $count } locomotives parmi les cartes
    }
   *[other] { $count ->
        [0] { $seat_the } paie sans locomotive
        [one] { $seat_the } paie avec { $count } locomotive parmi les cartes
       *[other] { $seat_the } paie avec { $count } locomotives parmi les cartes
    }
    }
tickets-claim = { $seat_is ->
    [you] { $doubled_is ->
        [true] Vous prenez la route { $track } avec { $paid }, valeur doublée avec { $doubling } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] Vous prenez la route { $track } avec { $paid } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[other] { $doubled_is ->
        [true] { $seat_the } prend la route { $track } avec { $paid }, valeur doublée avec { $doubling } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $seat_the } prend la route { $track } avec { $paid } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
    }
tickets-pass = { $seat_is ->
    [you] Vous passez
   *[other] { $seat_the } passe
    }
tickets-last-round = { $seat_is ->
    [you] Vous n’avez presque plus de wagons : le dernier tour commence
   *[other] { $seat_the } n’a presque plus de wagons : le dernier tour commence
    }
tickets-reveal = { $tickets_is ->
    [none] { $seat_is ->
        [you] Vous n’avez aucune carte Destination
       *[other] { $seat_the } n’a aucune carte Destination
    }
   *[other] { $seat_is ->
        [you] Vos cartes Destination : { $tickets_and }
       *[other] { $seat_the } montre ses cartes Destination : { $tickets_and }
    }
    }

## À quoi sert un coup

tickets-why-completes = complète { $ends_line }
tickets-why-nearer = { $count ->
    [one] { $ends_line } : il reste ensuite { $count } wagon
   *[other] { $ends_line } : il reste ensuite { $count } wagons
    }
tickets-why-points = { $points ->
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
    }
tickets-why-keeps-lead = garde la majorité de { $terrain }
tickets-why-takes-lead = prend la majorité de { $terrain }
tickets-why-locomotive = une locomotive vaut toutes les couleurs
tickets-why-ready = la dernière carte pour { $ends_line }
tickets-why-collects = { $count ->
    [one] pour { $ends_line } : il manque ensuite { $count } carte
   *[other] pour { $ends_line } : il manque ensuite { $count } cartes
    }
tickets-why-doubles = { $points } points au lieu de { $half }
tickets-why-keep = { $count ->
    [one] vaut { $points } points une fois réussie
   *[other] valent { $points } points une fois réussies
    }

## Refus

tickets-which-track = cette route a deux voies : `claim { $first }` ({ $one }) ou `claim { $second }` ({ $other })
H1-7 = gardez au moins { $count } des cartes Destination qui vous sont proposées
H1-8 = vous avez choisi vos cartes Destination ; le premier tour commence quand tous l’ont fait
H1-9 = pendant la mise en place, choisissez vos cartes Destination ; on ne peut rien faire d’autre
H2-1 = c’est { $seat_to } de jouer
H2-2 = vous avez commencé à prendre des cartes : prenez la deuxième
H2-4 = il n’y a pas de { $card } face visible
H2-5 = une locomotive face visible ne peut être que la première et la seule carte du tour
H2-11 = la { $deck } est vide, et il n’y a pas de défausse pour la reformer
H3-1 = { $seat_is ->
    [you] vous avez déjà pris cette voie de { $ends_line }
   *[other] { $seat_the } a déjà pris cette voie de { $ends_line }
    }
H3-2 = { $length ->
    [one] { $ends_line } demande { $length } wagon ; il vous en reste { $trains }
   *[other] { $ends_line } demande { $length } wagons ; il vous en reste { $trains }
    }
H3-3 = { $paying ->
    [grey] { $ends_line } demande { $length ->
        [one] { $length } carte
       *[other] { $length } cartes d’une seule couleur, locomotives comprises
    } ; vous avez au mieux { $held }
    [locomotive] { $ends_line } demande { $length ->
        [one] { $length } locomotive
       *[other] { $length } locomotives
    } si aucune autre carte ne paie ; vous avez { $held }
   *[colour] { $ends_line } demande { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }, couleur { $colour } ou locomotives ; vous avez { $held }
    }
H3-4 = { $ends_line } est de couleur { $colour } : payez dans cette couleur ou avec des locomotives
H3-6 = { $count_is ->
    [none] { $ends_line } est une route maritime et demande au moins { $ferry ->
        [one] { $ferry } locomotive
       *[other] { $ferry } locomotives
    } ; vous en avez { $held }
   *[other] { $ends_line } est une route maritime et demande au moins { $ferry ->
        [one] { $ferry } locomotive
       *[other] { $ferry } locomotives
    }, pas { $count }
    }
H3-7 = vous avez l’autre voie de { $ends_line } : personne ne peut prendre les deux voies d’une route double
H3-8 = cette voie de { $ends_line } est fermée : à 2 ou 3 joueurs, on n’utilise qu’une voie d’une route double
H3-10 = { $ends_line } demande { $length } cartes, dont au moins une de couleur { $colour } ; vous avez { $held } : jouez de { $fewest } à { $most } locomotives, pas { $count }
H3-11 = { $step ->
    [pay] on prend une route en quatre étapes : la route, la couleur, les locomotives, le doublement. Choisissez la couleur
    [locomotives] on prend une route en quatre étapes : la route, la couleur, les locomotives, le doublement. Choisissez combien de locomotives jouer
    [double] on prend une route en quatre étapes : la route, la couleur, les locomotives, le doublement. Choisissez de doubler ou non
   *[claim] on prend une route en quatre étapes : la route, la couleur, les locomotives, le doublement. Choisissez d’abord la route
    }
H4-1 = { $price_is ->
    [none] cette route n’a pas de terrain et ne peut pas être doublée
   *[other] { $count ->
        [0] doubler demande { $price } ; vous avez { $own }
        [one] doubler demande { $price } ; vous avez { $own }, et { $count } locomotive ne suffit pas pour le reste
       *[other] doubler demande { $price } ; vous avez { $own }, et { $count } locomotives ne suffisent pas pour le reste
    }
    }
H4-2 = { $count ->
    [0] il vous manque { $short } : { $seat_the } en a { $most }
    [one] il vous manque { $short }, car { $seat_the } en a { $most }, et { $count } locomotive ne suffit pas
   *[other] il vous manque { $short }, car { $seat_the } en a { $most }, et { $count } locomotives ne suffisent pas
    }
H4-4 = il vous reste { $spare } à jouer comme terrain, pas { $count }
H4-6 = ce doublement prend au plus { $limit }, pas { $count }
H5-2 = il ne reste plus de cartes Destination
H5-3 = gardez au moins { $count } des cartes Destination qui vous sont proposées
H5-6 = { $count ->
    [0] aucune carte Destination ne vous est proposée
    [one] { $count } carte Destination vous est proposée
   *[other] { $count } cartes Destination vous sont proposées
    }
H5-7 = vous avez pioché des cartes Destination : gardez-en d’abord
H7-7 = on ne peut passer que si aucun autre coup n’est possible
H7-9 = la partie est terminée
