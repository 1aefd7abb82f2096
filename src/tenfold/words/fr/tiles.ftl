### Les tuiles que les deux jeux « 10 jours » ont en commun : les moyens de transport.

tile-car = voiture
    .a = une voiture
    .the = la voiture
    .by = en voiture
    .of = de la voiture
    .with = avec la voiture

tile-plane-blue = avion bleu
    .a = un avion bleu
    .the = l’avion bleu
    .by = par l’avion bleu
    .of = de l’avion bleu
    .with = avec l’avion bleu

tile-plane-green = avion vert
    .a = un avion vert
    .the = l’avion vert
    .by = par l’avion vert
    .of = de l’avion vert
    .with = avec l’avion vert

tile-plane-orange = avion orange
    .a = un avion orange
    .the = l’avion orange
    .by = par l’avion orange
    .of = de l’avion orange
    .with = avec l’avion orange

tile-plane-pink = avion rose
    .a = un avion rose
    .the = l’avion rose
    .by = par l’avion rose
    .of = de l’avion rose
    .with = avec l’avion rose

tile-plane-yellow = avion jaune
    .a = un avion jaune
    .the = l’avion jaune
    .by = par l’avion jaune
    .of = de l’avion jaune
    .with = avec l’avion jaune
