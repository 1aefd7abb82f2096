### What can be chosen for a match: the options and their values in words, the levels, and the bots.

option-days = Jours
    .about = le nombre de jours d’un voyage

option-swap = Échanges
    .about = s’il est permis d’échanger deux tuiles au lieu de piocher
option-swap-true = permis
option-swap-false = interdits

option-open_hands = Jeu ouvert
    .about = si tout le monde voit tous les chevalets
option-open_hands-true = oui
option-open_hands-false = non

option-first = Qui commence
    .about = qui commence ; le hasard en décide si personne n’est désigné
option-first-none = au hasard

option-copies = Cartes de chaque nombre
    .about = le nombre de cartes de chaque nombre

option-twos = Les 2 doublent
    .about = si un 2 peut doubler la valeur
option-twos-true = oui
option-twos-false = non

level-easy = Facile
level-medium = Moyen
level-hard = Difficile

bot-random = Hasard
bot-greedy = Glouton
bot-search = Chercheur
