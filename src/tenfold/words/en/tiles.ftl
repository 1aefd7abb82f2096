### The tiles that both 10 Days games have, the means of transportation, and the colours of either map.

tile-car = car
    .a = a car
    .the = the car
    .by = by car
    .of = of the car
    .with = with the car

tile-plane-blue = blue airplane
    .a = a blue airplane
    .the = the blue airplane
    .by = by the blue airplane
    .of = of the blue airplane
    .with = with the blue airplane

tile-plane-green = green airplane
    .a = a green airplane
    .the = the green airplane
    .by = by the green airplane
    .of = of the green airplane
    .with = with the green airplane

tile-plane-orange = orange airplane
    .a = an orange airplane
    .the = the orange airplane
    .by = by the orange airplane
    .of = of the orange airplane
    .with = with the orange airplane

tile-plane-pink = pink airplane
    .a = a pink airplane
    .the = the pink airplane
    .by = by the pink airplane
    .of = of the pink airplane
    .with = with the pink airplane

tile-plane-yellow = yellow airplane
    .a = a yellow airplane
    .the = the yellow airplane
    .by = by the yellow airplane
    .of = of the yellow airplane
    .with = with the yellow airplane
