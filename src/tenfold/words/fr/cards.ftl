### Les cartes des Aventuriers du Rail : Au cœur de l’Afrique, et les terrains.

card-purple = carte violette
    .a = une carte violette
    .the = la carte violette
    .many =
        { $count ->
            [one] { $count } carte violette
           *[other] { $count } cartes violettes
        }
    .short =
        { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
    .plural = cartes violettes

card-blue = carte bleue
    .a = une carte bleue
    .the = la carte bleue
    .many =
        { $count ->
            [one] { $count } carte bleue
           *[other] { $count } cartes bleues
        }
    .short =
        { $count ->
            [one] { $count } bleue
           *[other] { $count } bleues
        }
    .plural = cartes bleues

card-orange = carte orange
    .a = une carte orange
    .the = la carte orange
    .many =
        { $count ->
            [one] { $count } carte orange
           *[other] { $count } cartes orange
        }
    .short = { $count } orange
    .plural = cartes orange

card-white = carte blanche
    .a = une carte blanche
    .the = la carte blanche
    .many =
        { $count ->
            [one] { $count } carte blanche
           *[other] { $count } cartes blanches
        }
    .short =
        { $count ->
            [one] { $count } blanche
           *[other] { $count } blanches
        }
    .plural = cartes blanches

card-green = carte verte
    .a = une carte verte
    .the = la carte verte
    .many =
        { $count ->
            [one] { $count } carte verte
           *[other] { $count } cartes vertes
        }
    .short =
        { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
    .plural = cartes vertes

card-yellow = carte jaune
    .a = une carte jaune
    .the = la carte jaune
    .many =
        { $count ->
            [one] { $count } carte jaune
           *[other] { $count } cartes jaunes
        }
    .short =
        { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
    .plural = cartes jaunes

card-black = carte noire
    .a = une carte noire
    .the = la carte noire
    .many =
        { $count ->
            [one] { $count } carte noire
           *[other] { $count } cartes noires
        }
    .short =
        { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }
    .plural = cartes noires

card-red = carte rouge
    .a = une carte rouge
    .the = la carte rouge
    .many =
        { $count ->
            [one] { $count } carte rouge
           *[other] { $count } cartes rouges
        }
    .short =
        { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
    .plural = cartes rouges

card-locomotive = locomotive
    .a = une locomotive
    .the = la locomotive
    .many =
        { $count ->
            [one] { $count } locomotive
           *[other] { $count } locomotives
        }
    .short =
        { $count ->
            [one] { $count } locomotive
           *[other] { $count } locomotives
        }
    .plural = locomotives

card-desert = carte Désert
    .a = une carte Désert
    .the = la carte Désert
    .many =
        { $count ->
            [one] { $count } carte Désert
           *[other] { $count } cartes Désert
        }
    .short = { $count } Désert
    .plural = cartes Désert

card-jungle = carte Jungle
    .a = une carte Jungle
    .the = la carte Jungle
    .many =
        { $count ->
            [one] { $count } carte Jungle
           *[other] { $count } cartes Jungle
        }
    .short = { $count } Jungle
    .plural = cartes Jungle

card-mountain = carte Montagne
    .a = une carte Montagne
    .the = la carte Montagne
    .many =
        { $count ->
            [one] { $count } carte Montagne
           *[other] { $count } cartes Montagne
        }
    .short = { $count } Montagne
    .plural = cartes Montagne

terrain-desert = désert
    .card = Désert
terrain-jungle = jungle
    .card = Jungle
terrain-mountain = montagne
    .card = Montagne
