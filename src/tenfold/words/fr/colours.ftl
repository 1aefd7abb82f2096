### The colours of tiles, cards and routes.

colour-purple = violet
    .feminine = violette
    .route = une route violette

colour-blue = bleu
    .feminine = bleue
    .route = une route bleue

colour-orange = orange
    .feminine = orange
    .route = une route orange

colour-white = blanc
    .feminine = blanche
    .route = une route blanche

colour-green = vert
    .feminine = verte
    .route = une route verte

colour-yellow = jaune
    .feminine = jaune
    .route = une route jaune

colour-black = noir
    .feminine = noire
    .route = une route noire

colour-red = rouge
    .feminine = rouge
    .route = une route rouge

colour-grey = gris
    .feminine = grise
    .route = une route grise

colour-pink = rose
    .feminine = rose
    .route = une route rose
