# Ce qui se dit d’une partie de Tenzania.

tenzania-draw = { $seat_is ->
    [you] Vous piochez { $card_a }
   *[other] { $seat_the } pioche une carte
    }
tenzania-begin = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat_the } commence
    }
tenzania-play = { $seat_is ->
    [you] Vous jouez { $card_a }, ce qui fait { $value }
   *[other] { $seat_the } joue { $card_a }, ce qui fait { $value }
    }
tenzania-take = { $seat_is ->
    [you] Vous ramassez { $count } cartes
   *[other] { $seat_the } ramasse { $count } cartes
    }

## À quoi sert un coup

tenzania-why-ten = { $count ->
    [one] fait dix : vous prenez { $count } carte
   *[other] fait dix : vous prenez { $count } cartes
    }
tenzania-why-over = { $count ->
    [one] plus de dix : { $seat_the } prend { $count } carte
   *[other] plus de dix : { $seat_the } prend { $count } cartes
    }
tenzania-why-safe = laisse { $value } : personne ne peut en faire dix
tenzania-why-risk = { $count ->
    [one] laisse { $value } : { $count } carte inconnue en ferait dix
   *[other] laisse { $value } : { $count } cartes inconnues en feraient dix
    }

## Refus

Z3-1 = c’est { $seat_to } de jouer
Z3-3 = vous n’avez pas de { $number }
Z3-4 = { $number_a } sur une table vide fait { $makes_or }, pas { $value }
Z4-1 = { $number_a } sur { $before } fait { $makes_or }, pas { $value }
Z4-2 = { $low_is ->
    [true] { $number_a } sur { $before } fait { $makes_or }, pas { $value } : il ne se soustrait qu’à partir de 5
   *[other] { $number_a } sur { $before } fait { $makes_or }, pas { $value }
    }
Z4-4 = { $number_a } sur { $before } fait { $makes_or }, pas { $value } : ni la valeur ni la carte précédente n’est { $number_a }
Z4-5 = { $number_a } sur { $before } fait { $makes_or }, pas { $value } : cette partie se joue sans doubler
Z7-2 = la partie est terminée
no-table = { $number_a } ne peut jamais faire { $value } : il fait { $makes_or }

## Qui commence : l’échelle de questions, la première qui ne désigne qu’un joueur décide

ladder-fingers = Qui a 10 doigts aux mains ?
    .you = Avez-vous 10 doigts aux mains ?
ladder-arms = Qui a 10 bras ?
    .you = Avez-vous 10 bras ?
ladder-toes = Qui a 10 doigts de pied ?
    .you = Avez-vous 10 doigts de pied ?
ladder-legs = Qui a 10 jambes ?
    .you = Avez-vous 10 jambes ?
ladder-siblings = Qui a 10 frères et sœurs ?
    .you = Avez-vous 10 frères et sœurs ?
ladder-porridge = Qui sera le premier à finir 10 assiettes de bouillie, ici et maintenant ?
    .you = Pouvez-vous finir 10 assiettes de bouillie, ici et maintenant ?
ladder-counting = Qui sera le premier à compter jusqu’à 10 dans une langue africaine ?
    .you = Savez-vous compter jusqu’à 10 dans une langue africaine ?
ladder-countries = Qui sait nommer 10 pays d’Afrique ?
    .you = Savez-vous nommer 10 pays d’Afrique ?
ladder-birthday = Qui fêtera ses 10 ans dans 10 mois, 10 semaines et 10 jours exactement ?
    .you = Fêterez-vous vos 10 ans dans 10 mois, 10 semaines et 10 jours exactement ?
ladder-youngest = Qui est le plus jeune ?
    .you = Êtes-vous le plus jeune ?
