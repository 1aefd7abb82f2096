### Les couleurs des tuiles, des cartes et des routes.

colour-purple = violet
    .feminine = violette
    .feminines = violettes

colour-blue = bleu
    .feminine = bleue
    .feminines = bleues

colour-orange = orange
    .feminine = orange
    .feminines = orange

colour-white = blanc
    .feminine = blanche
    .feminines = blanches

colour-green = vert
    .feminine = verte
    .feminines = vertes

colour-yellow = jaune
    .feminine = jaune
    .feminines = jaunes

colour-black = noir
    .feminine = noire
    .feminines = noires

colour-red = rouge
    .feminine = rouge
    .feminines = rouges

colour-grey = gris
    .feminine = grise
    .feminines = grises

colour-pink = rose
    .feminine = rose
    .feminines = roses
