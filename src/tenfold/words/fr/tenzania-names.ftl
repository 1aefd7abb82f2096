### Tenzania : son titre, son but, et ses cartes.

tenzania-title = Tenzania
tenzania-goal = À chaque tour, jouez une carte sur la table, où les nombres s’additionnent : si vous faites exactement 10, vous ramassez toutes les cartes ; si vous dépassez 10, le joueur précédent les ramasse. Le joueur qui a le plus de cartes gagne.

number-0 = 0
    .a = un 0

number-1 = 1
    .a = un 1

number-2 = 2
    .a = un 2

number-3 = 3
    .a = un 3

number-4 = 4
    .a = un 4

number-5 = 5
    .a = un 5

number-6 = 6
    .a = un 6

number-7 = 7
    .a = un 7

number-8 = 8
    .a = un 8

number-9 = 9
    .a = un 9
