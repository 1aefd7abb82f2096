### Ce qu’on peut choisir pour une partie : les options et leurs valeurs, et les niveaux des robots.

option-days = Jours
    .about = le nombre de jours d’un voyage

option-swap = Échanges
    .about = échanger deux tuiles au lieu de piocher
option-swap-true = permis
option-swap-false = interdits

option-open_hands = Jeu ouvert
    .about = tout le monde voit tous les chevalets
option-open_hands-true = oui
option-open_hands-false = non

option-first = Qui commence
    .about = au hasard, sauf si un joueur est choisi
option-first-none = au hasard

option-copies = Exemplaires de chaque carte
    .about = combien de cartes il y a de chaque nombre

option-twos = Les 2 doublent
    .about = un 2 peut doubler la valeur
option-twos-true = oui
option-twos-false = non

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
