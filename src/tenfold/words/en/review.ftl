# The review of a game and its replay: what Replay.svelte and after/ReviewPanel.svelte say.

## The review

review-title = Where the game turned
review-about = Each player’s chance to win at the beginning of every turn, with all cards open. Bots play on from there many times.
review-counting = Working out the chances
review-working = Looked at { $done } of { $of } moves
review-curve = Chance to win, turn by turn
review-turn = turn
review-end = the end
review-you = You
review-at = Turn { $turn }, { $name } to move
review-at-you = Turn { $turn }, your move
review-at-end = The end
review-share = { $name } { $percent }%
review-see = See it in the replay
review-worst = Your moves that cost most
review-worst-of = Moves of { $name } that cost most
review-lost = −{ $percent }%
review-lost-words = cost { $percent } of 100
review-move = Turn { $turn }: { $move }
review-first-move = Before the first turn: { $move }
review-better = Better: { $move }
review-none = No move cost more than a little.
review-judge = A move is judged by what the player knew then.
review-whose = Whose moves
review-chance = { $percent }%
review-did = You did
review-did-other = { $name } did
review-instead = Better
review-number = Move { $number } of { $count } that cost most
review-pager = { $number } of { $count }
review-before = Previous mistake
review-after = Next mistake

## The replay

replay-title = Replay
replay-of = { $game } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
    }
replay-eyes = Seen by
replay-everyone = Everyone
replay-hand = You see the cards of { $name }.
replay-hand-own = You see your own cards.
replay-open = You see everybody’s cards.
replay-link = Copy a link to this moment
replay-close = Close
replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-last = Last
replay-speed = Speed
replay-turn = Turn { $turn }
replay-setup = Set-up
replay-at = Turn { $turn } of { $of }, step { $at } of { $steps }
replay-at-setup = Set-up, step { $at } of { $steps }
replay-of-all = Turn { $turn } of { $of }
replay-start = Before the first move
replay-mark = Mistake { $number }, turn { $turn }
replay-keys-step = One step back or on
replay-keys-ends = To the beginning, to the end
replay-keys-play = Play and pause
replay-keys-marks = To the next mistake, to the one before

## Playing on from a moment

on-play = Play on from here
on-about = Against bots, and it does not count. What { $name } could not see is dealt again.
on-about-you = Against bots, and it does not count. What you could not see is dealt again.
on-try = Try another move
on-try-about = A bot’s estimate for each move, by what the player knew then.
on-wait = Working out the chances
on-none = No move is to be made here.
on-made = played
