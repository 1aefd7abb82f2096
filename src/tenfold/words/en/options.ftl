### What can be chosen for a match: the options and their values in words, and the levels of the bots.

option-days = Days
    .about = how many days a journey has

option-swap = Swaps
    .about = swap two tiles instead of drawing
option-swap-true = allowed
option-swap-false = not allowed

option-open_hands = Open hands
    .about = everybody sees every rack
option-open_hands-true = yes
option-open_hands-false = no

option-first = Who goes first
    .about = random unless a player is chosen
option-first-none = random

option-copies = Copies of each card
    .about = how many cards there are of each number

option-twos = Twos double
    .about = a 2 may double the value
option-twos-true = yes
option-twos-false = no

level-easy = Easy
level-medium = Medium
level-hard = Hard
