### Letting a player know that it is their turn: the page of its settings, and the question after a game.

calls-title = Your turn
calls-lead = How Tenfold lets you know when it is your turn.
calls-device = On this device
calls-tab = Title and icon
calls-tab-about = The tab’s title says “● Your turn”; the installed app shows a number on its icon. Always on.
calls-sound = Sound
calls-sound-about = A soft note, and the other sounds of the table.
calls-vibrate = Vibrate
calls-vibrate-about = On phones, while the page is open.
calls-notify = Notify me when I am in another tab
calls-notify-about = As long as the page stays open.
calls-notify-blocked = This browser blocks notifications from this site. Allow them in its settings.
calls-notify-insecure = Browsers allow this only on https:// addresses.
calls-install = Add Tenfold to your home screen
calls-install-about = It opens at once, in its own window.
calls-install-do = Add
calls-sent = What a notification shows
calls-sent-title = Your turn
calls-sent-body = { game-africa } with Theo and Nkechi
calls-sent-about = Once for each turn, and when another player asks you something. Never a tile, a card or a chat message.

## After a game with a friend

calls-ask = Let you know when it is your turn?
calls-ask-about = When you are in another tab, this device can show you a notification.
calls-ask-yes = Yes, notify me
calls-ask-no = Not now
calls-ask-on = This device now lets you know when it is your turn.

## While the page is closed

call-test = A notification from Tenfold
call-test-about = This is how you will learn that it is your turn.
hook-turn = { $name }: your turn in { $game }
hook-draw = { $name }: a draw is offered in { $game }
hook-undo = { $name }: may a move be taken back in { $game }?
hook-rematch = { $name }: another game of { $game }?
hook-start = { $name }: everybody is here for { $game }
