### Calling a player: the page of its settings, and the question after a game.

calls-title = Your turn
calls-lead = How Tenfold calls you.
calls-device = On this device
calls-tab = Title and icon
calls-tab-about = The tab says “● Your turn”; an installed app has a number on its icon. Always on.
calls-sound = A soft note
calls-sound-about = And the other sounds of the table.
calls-vibrate = Vibrate
calls-vibrate-about = On phones, while the page is open.
calls-notify = Call me when I look elsewhere
calls-notify-about = A notification, while the page is open in another tab.
calls-notify-blocked = This browser blocks notifications of this page. Allow them in its settings for the page.
calls-notify-insecure = Browsers allow this only at an https:// address.
calls-install = Keep Tenfold on your home screen
calls-install-about = It opens at once, in a window of its own.
calls-install-do = Add
calls-sent = This is all that is shown
calls-sent-title = Your turn
calls-sent-body = { game-africa } with Theo and Nkechi
calls-sent-about = Only your own turns, once each. Never a tile, a card or a line of chat.

## After a game with a friend

calls-ask = Shall we call you?
calls-ask-about = When it is your turn and you look elsewhere, this device can say so.
calls-ask-yes = Yes, call me
calls-ask-no = Not now
calls-ask-on = This device calls you from now on.
