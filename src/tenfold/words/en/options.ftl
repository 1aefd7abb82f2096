### What can be chosen for a match: the options and their values in words, the levels, and the bots.

option-days = Days
    .about = how many days a journey has

option-swap = Swaps
    .about = whether two tiles may be swapped instead of drawing
option-swap-true = allowed
option-swap-false = not allowed

option-open_hands = Open hands
    .about = whether everybody sees every rack
option-open_hands-true = yes
option-open_hands-false = no

option-first = Who begins
    .about = who begins; chance says where nobody does
option-first-none = chance decides

option-copies = Cards of each number
    .about = how many cards of each number there are

option-twos = Twos double
    .about = whether a 2 may double the value
option-twos-true = yes
option-twos-false = no

level-easy = Easy
level-medium = Medium
level-hard = Hard

bot-random = Random
bot-greedy = Greedy
bot-search = Search
