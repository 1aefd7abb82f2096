### What the boards of all games say beside the picture.

board-your-turn = Your turn
board-turn = { $seat_is ->
    [you] Your turn
   *[other] { $seat_of } turn
    }
board-over = The game is over
board-dealing = Dealing
board-all-choose = Waiting for the others
board-take-back = Take back
board-in-words = The board in words
board-your-cards = Your cards
board-others = The others
board-close = Close
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-bot = bot
board-away = offline
board-since = Since your turn
