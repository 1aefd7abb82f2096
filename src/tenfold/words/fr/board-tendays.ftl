### Ce que disent les plateaux des jeux « 10 jours », à côté de l’image.

board-car = Voiture
board-airplane = Avion
board-open = libre
board-hidden = cachée

tendays-board-map = La carte
tendays-board-whole = Carte en plein écran
tendays-board-piles = Les piles
tendays-board-journey = Votre voyage
tendays-board-draw-pile = Pioche
tendays-board-pile-name = Pile { $pile }
tendays-board-day = Jour { $day } : { $what }
tendays-board-pile = { $count ->
    [0] Pile { $pile } : vide
    [one] Pile { $pile } : { $what }
   *[other] Pile { $pile } : { $what }, { $count } tuiles en tout
    }
tendays-board-pile-head = { $count ->
    [0] Pile { $pile } : vide
    [one] Pile { $pile }, { $count } tuile :
   *[other] Pile { $pile }, { $count } tuiles :
    }
tendays-board-deck = { $count ->
    [one] Pioche : { $count } tuile
   *[other] Pioche : { $count } tuiles
    }
tendays-board-known = { $seat_is ->
    [you] Chez vous, jour { $day } : { $what }.
   *[other] Chez { $seat_the }, jour { $day } : { $what }.
    }
tendays-board-rack = Voir le chevalet : { $seat_the }
tendays-board-lies = Dans la pile { $pile }.
tendays-board-borders = Frontières : { $list }.
tendays-board-ferries = Ferries : { $list }.
tendays-board-no-borders = Aucune frontière terrestre.
tendays-board-coloured = { $what }, { $colour }
tendays-board-link = Jours { $first } et { $second } : { $how }.
tendays-board-in-hand = En main : { $what }
tendays-board-look-up = Consulter un lieu
tendays-board-look = Choisissez un lieu
tendays-board-broken = Pourquoi les jours { $first } et { $second } ne sont pas reliés

tendays-board-setup = Posez-la sur un jour libre ; elle y reste.
tendays-board-draw = Prenez une tuile.
tendays-board-draw-or-swap = Prenez une tuile, ou échangez deux jours.
tendays-board-put = Posez-la sur un jour, ou défaussez-la.
tendays-board-place-short = Placez : { $what }
tendays-board-place-what = Placez { $tile_the }
tendays-board-drop-where = Choisissez la pile où défausser l’ancienne tuile.
tendays-board-swap = Échanger
tendays-board-looked-place = { $what } : voyez la carte. « Échanger » déplace la tuile.
tendays-board-looked = « Échanger » déplace la tuile ; ou glissez-la sur un jour.
tendays-board-swap-first = Choisissez les deux jours à échanger.
tendays-board-swap-second = Avec quel jour ?
tendays-board-winner = { $seat_is ->
    [you] Vous avez gagné
   *[other] { $seat_the } a gagné
    }

tendays-board-choose-deck = Piocher
tendays-board-choose-pile = Prendre { $tile_the } de la pile { $pile }
tendays-board-choose-place = Placer { $tile_the } au jour { $day }
tendays-board-choose-drop = Défausser { $tile_the } sur la pile { $pile }
tendays-board-choose-put = Poser { $tile_the } au jour { $day } et défausser { $dropped_the } sur la pile { $pile }
tendays-board-choose-swap = Échanger le jour { $first }, { $one }, et le jour { $second }, { $other }

tendays-board-tutor = Tuteur
tendays-board-lacks = { $count ->
    [one] Encore { $count } tuile
   *[other] Encore { $count } tuiles
    }
tendays-board-stay = { $count } de vos { $days } jours peuvent rester.
tendays-board-no-way = Plus aucun voyage possible
tendays-board-complete = Votre voyage est complet
tendays-board-to-go = encore { $count }
tendays-board-wins = gagne
tendays-board-no-nearer = n’aide pas

tendays-board-goal = Un seul voyage, du jour 1 au jour { $days }
tendays-board-goal-short = Du jour 1 au jour { $days }
tendays-board-goal-links = { $count ->
    [one] { $count } lien sur { $all }
   *[other] { $count } liens sur { $all }
    }
tendays-board-took = { $seat_is ->
    [you] Vous prenez { $tile_the } sur la pile { $from } pour le jour { $day } et défaussez { $dropped_the } sur la pile { $pile }
   *[other] { $seat_the } prend { $tile_the } sur la pile { $from } pour le jour { $day } et défausse { $dropped_the } sur la pile { $pile }
    }

tendays-board-travel-day = Jour { $day } sur { $days }
tendays-board-travel-start = Départ { $tile_from }
tendays-board-travel-foot = À pied vers { $tile_the }
tendays-board-travel-ferry = En ferry vers { $tile_the }
tendays-board-travel-drive = En voiture vers { $tile_the }
tendays-board-travel-flight = En avion vers { $tile_the }
tendays-board-travelled = { $count ->
    [one] Un voyage { $start_from } { $end_to }, en { $count } tour.
   *[other] Un voyage { $start_from } { $end_to }, en { $count } tours.
    }
tendays-board-missed = { $count ->
    [0] Votre voyage était complet aussi.
    [one] Il vous manquait un lien.
   *[other] Il vous manquait { $count } liens.
    }
tendays-board-kilometres = kilomètres
tendays-board-turns = { $count ->
    [one] tour
   *[other] tours
    }
tendays-board-how-near = Où en étaient les voyages

tendays-board-key-days = un jour de votre voyage
tendays-board-key-piles = une pile de défausse
tendays-board-key-deck = piocher
tendays-board-key-swap = échanger deux jours
tendays-board-key-look = chercher le lieu marqué
tendays-board-key-map = toute la carte
