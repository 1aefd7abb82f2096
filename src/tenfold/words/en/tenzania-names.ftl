### Tenzania: its title, its goal, and its cards.

tenzania-title = Tenzania
tenzania-goal = Play one card per turn onto the table, where the numbers add up: if you make exactly 10, you take all the cards there; if you go over 10, the player before you takes them. The player with the most cards wins.

number-0 = 0
    .a = a 0

number-1 = 1
    .a = a 1

number-2 = 2
    .a = a 2

number-3 = 3
    .a = a 3

number-4 = 4
    .a = a 4

number-5 = 5
    .a = a 5

number-6 = 6
    .a = a 6

number-7 = 7
    .a = a 7

number-8 = 8
    .a = an 8

number-9 = 9
    .a = a 9
