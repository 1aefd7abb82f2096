### La donne du jour.

day-title = La donne du jour
day-lead = Quatre donnes par jour, une pour chaque jeu.
day-games = Jeux
day-not-played = pas encore jouée
day-begun = commencée
day-about = Tout le monde reçoit les mêmes tuiles ou cartes et affronte le même robot avec la même chance. Un seul essai compte.
day-against = Contre
day-players = Parties finies
day-best = Meilleur résultat
day-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
    }
day-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
day-turns-won = { $turns ->
    [one] { $turns } tour, gagné
   *[other] { $turns } tours, gagné
    }
day-turns-lost = { $turns ->
    [one] { $turns } tour, perdu
   *[other] { $turns } tours, perdu
    }
day-points-won = { $points ->
    [one] { $points } point, gagné
   *[other] { $points } points, gagné
    }
day-points-lost = { $points ->
    [one] { $points } point, perdu
   *[other] { $points } points, perdu
    }
day-play = Jouer la donne du jour
day-continue = Continuer
day-next = Prochaines donnes dans { $hours } h { $minutes } min. Une partie compte si elle finit avant.
day-run = Votre série
day-run-said = { $count ->
    [0] { $longest ->
        [0] Jouez aujourd’hui pour commencer une série.
       *[other] Jouez aujourd’hui pour commencer une série. La plus longue : { $longest }.
    }
    [one] Un jour. La plus longue : { $longest }.
   *[other] { $count } jours de suite. La plus longue : { $longest }.
    }
day-spread-said = Les résultats de { $count } joueurs. Vous : { $value }.
day-spread-turns = Les tours, et combien de joueurs les ont eus
day-spread-points = Les points, et combien de joueurs les ont faits
day-others = Sur ce serveur
day-replay = Revoir la partie de { $name }
day-tell = Dites-le aux autres
day-tell-about = Un point par tour, plein s’il a apporté un lien, une route ou dix. Rien n’est dévoilé.
day-fair = Est-ce équitable ?
day-fair-about = L’empreinte du secret de chaque donne est publiée la veille. Le secret lui-même est publié à la fin du jour.
day-hash = Aujourd’hui
day-hash-tomorrow = Demain
day-hash-yesterday = Hier
day-secret-yesterday = Le secret d’hier
day-you = Vous
