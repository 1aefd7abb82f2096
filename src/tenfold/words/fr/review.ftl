# L’analyse d’une partie et sa relecture : ce que disent Replay.svelte et after/ReviewPanel.svelte.

## L’analyse

review-title = Le tournant de la partie
review-about = Les chances de gagner de chacun au début de chaque tour, toutes cartes ouvertes. Des robots jouent la suite de nombreuses fois.
review-counting = Calcul des chances
review-working = { $done } coups analysés sur { $of }
review-curve = Les chances de gagner, tour par tour
review-turn = tour
review-end = la fin
review-you = Vous
review-at = Tour { $turn }, à { $name } de jouer
review-at-you = Tour { $turn }, à vous de jouer
review-at-end = La fin
review-share = { $name } { $percent } %
review-see = Voir ce moment
review-worst = Vos coups les plus coûteux
review-worst-of = Les coups les plus coûteux de { $name }
review-lost = −{ $percent } %
review-lost-words = a coûté { $percent } sur 100
review-move = Tour { $turn } : { $move }
review-first-move = Avant le premier tour : { $move }
review-better = Mieux : { $move }
review-none = Aucun coup n’a vraiment coûté.
review-judge = Un coup est jugé selon ce que l’on savait alors.
review-whose = Les coups de
review-chance = { $percent } %
review-did = Votre coup
review-did-other = Coup de { $name }
review-instead = Mieux
review-number = Coup { $number } sur { $count } parmi les plus coûteux
review-pager = { $number } sur { $count }
review-before = Erreur précédente
review-after = Erreur suivante

## Revoir une partie

replay-title = Revoir la partie
replay-of = { $game } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    }
replay-eyes = Point de vue
replay-everyone = Tous les joueurs
replay-hand = Vous voyez les cartes de { $name }.
replay-hand-own = Vous voyez vos propres cartes.
replay-open = Vous voyez les cartes de tous.
replay-link = Copier un lien vers ce moment
replay-close = Fermer
replay-first = Début
replay-back = Reculer
replay-play = Lecture
replay-pause = Pause
replay-next = Avancer
replay-last = Fin
replay-speed = Vitesse
replay-turn = Tour { $turn }
replay-setup = Préparation
replay-at = Tour { $turn } sur { $of }, étape { $at } sur { $steps }
replay-at-setup = Préparation, étape { $at } sur { $steps }
replay-of-all = Tour { $turn } sur { $of }
replay-start = Avant le premier coup
replay-mark = Erreur { $number }, tour { $turn }
replay-keys-step = Une étape en arrière ou en avant
replay-keys-ends = Au début, à la fin
replay-keys-play = Lecture et pause
replay-keys-marks = À l’erreur suivante, à la précédente

## Reprendre à un moment

on-play = Reprendre ici
on-about = Contre des robots, hors statistiques. Ce que { $name } ne pouvait pas voir est redistribué.
on-about-you = Contre des robots, hors statistiques. Ce que vous ne pouviez pas voir est redistribué.
on-try = Essayer un autre coup
on-try-about = L’estimation d’un robot pour chaque coup, selon ce que l’on savait alors.
on-wait = Calcul des chances
on-none = Aucun coup n’est à jouer ici.
on-made = joué
