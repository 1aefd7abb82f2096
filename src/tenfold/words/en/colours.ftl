### The colours of tiles, cards and routes.

colour-purple = purple
    .feminine = purple
    .route = a purple route

colour-blue = blue
    .feminine = blue
    .route = a blue route

colour-orange = orange
    .feminine = orange
    .route = an orange route

colour-white = white
    .feminine = white
    .route = a white route

colour-green = green
    .feminine = green
    .route = a green route

colour-yellow = yellow
    .feminine = yellow
    .route = a yellow route

colour-black = black
    .feminine = black
    .route = a black route

colour-red = red
    .feminine = red
    .route = a red route

colour-grey = grey
    .feminine = grey
    .route = a grey route

colour-pink = pink
    .feminine = pink
    .route = a pink route
