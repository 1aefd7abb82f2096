### The colours of tiles, cards and routes.

colour-purple = purple
    .feminine = purple
    .feminines = purple

colour-blue = blue
    .feminine = blue
    .feminines = blue

colour-orange = orange
    .feminine = orange
    .feminines = orange

colour-white = white
    .feminine = white
    .feminines = white

colour-green = green
    .feminine = green
    .feminines = green

colour-yellow = yellow
    .feminine = yellow
    .feminines = yellow

colour-black = black
    .feminine = black
    .feminines = black

colour-red = red
    .feminine = red
    .feminines = red

colour-grey = grey
    .feminine = grey
    .feminines = grey

colour-pink = pink
    .feminine = pink
    .feminines = pink
