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
calls-push = Notify me when the page is closed
calls-push-about = This device shows it, through your browser’s push service, which cannot read it.
calls-push-none = This browser cannot receive notifications while the page is closed.
calls-push-insecure = Browsers allow this only on https:// addresses.
calls-push-blocked = This browser blocks notifications from this site. Allow them in its settings.
calls-push-on = This device is notified from now on.
calls-push-off = This device is no longer notified.
calls-push-try = Send a test
calls-push-tried = A test is on its way.
calls-install = Add Tenfold to your home screen
calls-install-about = It opens at once, in its own window.
calls-install-do = Add
calls-sent = What a notification shows
calls-sent-title = Your turn
calls-sent-body = { game-africa } with Theo and Nkechi
calls-sent-about = Once for each turn, and when another player asks you something. Never a tile, a card or a chat message.

## After a game with a friend

calls-ask = Let you know when it is your turn?
calls-ask-about = When you are in another tab, or the page is closed, this device can show you a notification.
calls-ask-yes = Yes, notify me
calls-ask-no = Not now
calls-ask-on = This device now lets you know when it is your turn.

## While the page is closed

call-test = A notification from Tenfold
call-test-about = This is how you will learn that it is your turn.
hook-turn = { $name }: your turn in { $game }
hook-draw = { $name }: a draw is offered in { $game }
hook-undo = { $name }: may a move be taken back in { $game }?
hook-pause = { $name }: a pause is asked for in { $game }
hook-rematch = { $name }: another game of { $game }?
hook-start = { $name }: everybody is here for { $game }

## Webhooks

hooks-title = Discord, Slack, ntfy, your own program
hooks-lead = A message when it is your turn and you are not at the table: which game and who, never a card or a tile.
hooks-table-lead = A message when it is a player’s turn who is not at this table: which game and who, never a card or a tile. Only you see this list.
hooks-kind = Where the message goes
hooks-kind-discord = Discord
hooks-kind-slack = Slack
hooks-kind-ntfy = ntfy
hooks-kind-json = JSON
hooks-about-discord = The webhook’s address: in Discord, Edit channel, Integrations, Webhooks.
hooks-about-slack = The address of an incoming webhook of Slack.
hooks-about-ntfy = The address of a topic, as https://ntfy.sh/my-topic.
hooks-about-json = An address that takes a POST request with JSON.
hooks-url = Address
hooks-add = Add
hooks-added = Added. Send a test to see whether it arrives.
hooks-removed = Removed.
hooks-remove = Remove { $host }
hooks-try = Send a test
hooks-trying = Sending a test…
hooks-arrived = The test has arrived.
hooks-lost = The test did not arrive.
hooks-stopped = Nothing more is sent there until a test arrives.
hooks-problem-address = Nothing can be sent to such an address.
hooks-problem-unknown = There is no such address.
hooks-problem-private = That address is inside a private network.
hooks-problem-unreachable = Nothing answers there.
hooks-problem-slow = The answer took too long.
hooks-problem-moved = That address leads to another one ({ $status }). Enter the final address.
hooks-problem-refused = The receiver does not accept it ({ $status }).

## What chat programs show of a link to a table

preview-waiting = The table waits for players. Here: { $names }.
preview-playing = In play: { $names }.
preview-won = Won by { $winners }. Players: { $names }.
preview-draw = A draw. Players: { $names }.
