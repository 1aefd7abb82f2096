### The cards of Ticket to Ride: The Heart of Africa, the colours of its routes, and the terrains.

card-purple = purple card
    .a = a purple card
    .the = the purple card
    .many =
        { $count ->
            [one] { $count } purple card
           *[other] { $count } purple cards
        }
    .short = { $count } purple
    .plural = purple cards

card-blue = blue card
    .a = a blue card
    .the = the blue card
    .many =
        { $count ->
            [one] { $count } blue card
           *[other] { $count } blue cards
        }
    .short = { $count } blue
    .plural = blue cards

card-orange = orange card
    .a = an orange card
    .the = the orange card
    .many =
        { $count ->
            [one] { $count } orange card
           *[other] { $count } orange cards
        }
    .short = { $count } orange
    .plural = orange cards

card-white = white card
    .a = a white card
    .the = the white card
    .many =
        { $count ->
            [one] { $count } white card
           *[other] { $count } white cards
        }
    .short = { $count } white
    .plural = white cards

card-green = green card
    .a = a green card
    .the = the green card
    .many =
        { $count ->
            [one] { $count } green card
           *[other] { $count } green cards
        }
    .short = { $count } green
    .plural = green cards

card-yellow = yellow card
    .a = a yellow card
    .the = the yellow card
    .many =
        { $count ->
            [one] { $count } yellow card
           *[other] { $count } yellow cards
        }
    .short = { $count } yellow
    .plural = yellow cards

card-black = black card
    .a = a black card
    .the = the black card
    .many =
        { $count ->
            [one] { $count } black card
           *[other] { $count } black cards
        }
    .short = { $count } black
    .plural = black cards

card-red = red card
    .a = a red card
    .the = the red card
    .many =
        { $count ->
            [one] { $count } red card
           *[other] { $count } red cards
        }
    .short = { $count } red
    .plural = red cards

card-locomotive = locomotive
    .a = a locomotive
    .the = the locomotive
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

card-desert = Desert card
    .a = a Desert card
    .the = the Desert card
    .many =
        { $count ->
            [one] { $count } Desert card
           *[other] { $count } Desert cards
        }
    .short = { $count } Desert
    .plural = Desert cards

card-jungle = Jungle card
    .a = a Jungle card
    .the = the Jungle card
    .many =
        { $count ->
            [one] { $count } Jungle card
           *[other] { $count } Jungle cards
        }
    .short = { $count } Jungle
    .plural = Jungle cards

card-mountain = Mountain card
    .a = a Mountain card
    .the = the Mountain card
    .many =
        { $count ->
            [one] { $count } Mountain card
           *[other] { $count } Mountain cards
        }
    .short = { $count } Mountain
    .plural = Mountain cards

terrain-desert = desert
    .card = Desert
terrain-jungle = jungle
    .card = Jungle
terrain-mountain = mountain
    .card = Mountain
