# Ce qui se dit d’une partie de « 10 jours ».

tendays-draw = { $seat_is ->
    [you] { $pile_is ->
        [none] Vous piochez { $tile_a }
       *[other] Vous prenez { $tile_a } sur la pile { $pile }
    }
   *[other] { $pile_is ->
        [none] { $tile_is ->
            [none] { $seat_the } pioche une tuile
           *[other] { $seat_the } pioche { $tile_a }
        }
       *[other] { $seat_the } prend { $tile_a } sur la pile { $pile }
    }
    }
tendays-place = { $seat_is ->
    [you] Vous placez { $tile_the } au jour { $day }
   *[other] { $tile_is ->
        [none] { $seat_the } place une tuile au jour { $day }
       *[other] { $seat_the } place { $tile_the } au jour { $day }
    }
    }
tendays-turn-up = Sur la pile { $pile }, on retourne { $tile_a }
tendays-begin = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat_the } commence
    }
tendays-put = { $seat_is ->
    [you] Vous posez { $tile_the } au jour { $day } et défaussez { $dropped_the } sur la pile { $pile }
   *[other] { $tile_is ->
        [none] { $seat_the } pose la tuile au jour { $day } et défausse { $dropped_the } sur la pile { $pile }
       *[other] { $seat_the } pose { $tile_the } au jour { $day } et défausse { $dropped_the } sur la pile { $pile }
    }
    }
tendays-drop = { $seat_is ->
    [you] Vous défaussez { $tile_the } sur la pile { $pile }
   *[other] { $seat_the } défausse { $tile_the } sur la pile { $pile }
    }
tendays-swap = { $seat_is ->
    [you] Vous échangez les jours { $days_and }
   *[other] { $seat_the } échange les jours { $days_and }
    }
tendays-renew = { $count ->
    [one] La pioche est reformée : { $count } tuile
   *[other] La pioche est reformée : { $count } tuiles
    }
tendays-reveal = { $seat_is ->
    [you] Vous montrez votre voyage : { $tiles_comma }
   *[other] { $seat_the } montre son voyage : { $tiles_comma }
    }

## À quoi sert un coup

tendays-why-wins = termine votre voyage
tendays-why-joins = { $count ->
    [one] { $tile_the } rejoint { $tiles_and_the } : { $count } lien
   *[other] { $tile_the } rejoint { $tiles_and_the } : { $count } liens
    }
tendays-why-swap = { $count ->
    [one] fait { $count } lien de plus
   *[other] fait { $count } liens de plus
    }
tendays-why-nearer = { $count ->
    [one] il reste { $count } tuile à changer
   *[other] il reste { $count } tuiles à changer
    }
tendays-why-deck = aucune tuile des piles ne fait de lien
tendays-why-drop = { $tile_the } ne fait aucun lien

## Refus

T2-1 = { $stage ->
    [setup] le jour { $day } est pris : une tuile se place sur un jour libre, pendant la mise en place
    [turn] on ne place de tuiles que pendant la mise en place : piochez d’abord, puis `put { $day } drop { $pile }` pose la tuile au jour { $day }
   *[drawn] on ne place de tuiles que pendant la mise en place : `put { $day } drop { $pile }` pose celle que vous tenez au jour { $day } et défausse celle qui s’y trouve
    }
T2-3 = pendant la mise en place, placez la tuile que vous avez piochée ; on ne peut rien faire d’autre
T2-5 = votre voyage est en place ; le premier tour commence quand tous les voyages le sont
T3-1 = c’est { $seat_to } de jouer
T3-2 = vous avez déjà pioché une tuile ce tour-ci : posez-la dans votre voyage ou défaussez-la
T3-4 = piochez une tuile avant d’en poser ou d’en défausser une
T3-6 = vous avez pris la dernière tuile de la pile { $pile } : votre défausse doit y aller
T3-9 = la pioche est vide, et il n’y a rien sous les tuiles du dessus des piles de défausse pour la reformer
T5-7 = la partie est terminée
T6-1 = dans cette partie, un voyage compte { $days } jours
T6-2 = cette partie se joue sans échanges

## Comment deux jours sont reliés, ou pourquoi ils ne le sont pas

link-open = le jour { $day } est libre
link-unknown = le jour { $day } est inconnu
link-foot = à pied { $start_from } { $end_to }
link-ferry = en ferry { $start_from } { $end_to }
link-drive = en voiture { $start_from } { $end_to } { $via_or_through }
link-flight = { $vehicle_by } { $start_from } { $end_to }
link-no-border = pas de frontière commune entre { $start_the } et { $end_the }
link-same = deux tuiles d’un même lieu, ici { $place_the }, ne sont pas reliées
link-same-ride = rien ne relie deux tuiles d’un même lieu, ici { $place_the }
link-airplane-alone = on ne va { $place_to } qu’en avion
link-no-drive = aucun troisième lieu n’a de frontière à la fois avec { $start_the } et avec { $end_the }
link-no-flight = { $vehicle_a } ne relie pas { $start_the } ({ $leaves }) et { $end_the } ({ $arrives })
link-colour = pour aller { $far_to } ou en revenir, il faut un avion de la couleur de l’autre lieu, { $near_the } : { $colour }
link-vehicles = deux tuiles Transport ne sont pas reliées
link-vehicle-next = une tuile Transport relie deux lieux, pas une autre tuile Transport
link-starts = un voyage commence par un lieu, pas par { $vehicle_a }
link-ends = un voyage finit par un lieu, pas par { $vehicle_a }
link-waits = il faut un lieu de chaque côté { $vehicle_of }
