### Ce que disent les plateaux de tous les jeux, à côté de l’image.

board-your-turn = À vous de jouer
board-turn = { $seat_is ->
    [you] À vous de jouer
   *[other] { $seat_to } de jouer
    }
board-over = La partie est terminée
board-dealing = Distribution
board-all-choose = En attente des autres
board-take-back = Annuler
board-in-words = Le plateau en toutes lettres
board-your-cards = Vos cartes
board-others = Les autres
board-close = Fermer
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-bot = robot
board-away = hors ligne
board-since = Depuis votre tour
