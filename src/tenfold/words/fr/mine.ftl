### Mes parties : la liste, les chiffres et le passeport.

mine-games = Mes parties
mine-games-lead = Chaque partie terminée figure ici.
mine-total = { $count ->
    [one] { $count } partie depuis { $since }. { $won } % gagnées.
   *[other] { $count } parties depuis { $since }. { $won } % gagnées.
    }
mine-numbers = Chiffres
mine-numbers-lead = Ce que disent vos parties. Celles avec indices, ou dans lesquelles un robot a joué pour quelqu’un, ne comptent pas.
mine-passport = Passeport
mine-passport-lead = Gagnez avec un pays ou un État sur votre chevalet : il est tamponné.
mine-filters = Filtres
mine-which = Jeu
mine-all = Tous les jeux
mine-company = Adversaires
mine-company-all = Tous
mine-company-people = Personnes
mine-company-bots = Robots
mine-ending = Résultat
mine-ending-all = Gagnées et perdues
mine-ending-won = Gagnées
mine-ending-lost = Perdues
mine-whom = Avec qui ?
mine-with = avec
mine-place = { $place ->
    [1] 1re
   *[other] { $place }e
    }
mine-of = sur { $count }
mine-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
    }
mine-day = donne du jour
mine-helped = avec aide
mine-open = { $game }, { $date }
mine-result = Résultat
mine-replay = Revoir
mine-review = Analyse
mine-gone = plus conservée
mine-none = Aucune partie terminée. Jouez-en une : elle figurera ici.
mine-none-such = Aucune partie de ce genre parmi celles affichées.
mine-older = Parties plus anciennes
mine-data = Tout télécharger, ou être oublié
mine-bests = Vos records
mine-record-turns = tours : votre voyage le plus rapide
mine-record-score-tickets = points : votre meilleur score
mine-record-score-tenzania = cartes : le plus en une partie
mine-record-doublings = points doublés en une partie
mine-record-longest = points : votre plus longue destination réussie
mine-curve-turns = Tours par victoire en moyenne, mois par mois ; le point est votre record
mine-curve-points = Score moyen, mois par mois ; le point est votre record
mine-curve-said = { $game } : { $first } en { $from }, { $last } en { $to }.
mine-seats = Joueurs
mine-played = Jouées
mine-won = Gagnées
mine-average-turns = Tours
mine-average-score = Score
mine-by-seats = { $game } selon le nombre de joueurs
mine-opponents = Vous et eux
mine-opponents-about = Parties gagnées, parties non gagnées.
mine-opponent-said = { $name } : { $won } gagnées, { $lost } non.
mine-tickets = Destinations
mine-kept = Gardées
mine-completed = Réussies
mine-completed-share = { $share } % de vos destinations réussies.
mine-doubled = { $points } points doublés par le terrain.
mine-counted-none = Terminez une partie sans aide : ses chiffres seront comptés ici.
mine-stamps = { $count } sur { $all }
mine-stamped = { $place }, { $date }
mine-not-yet = { $place } : pas encore
