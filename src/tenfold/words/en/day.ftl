### The deal of the day.

day-title = Deal of the day
day-lead = Four deals a day, one for each game.
day-games = Games
day-not-played = not played
day-begun = started
day-about = Everyone gets the same tiles or cards and meets the same bot with the same luck. One try counts.
day-against = Against
day-players = Finished so far
day-best = Best so far
day-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
day-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
day-turns-won = { $turns ->
    [one] { $turns } turn, won
   *[other] { $turns } turns, won
    }
day-turns-lost = { $turns ->
    [one] { $turns } turn, lost
   *[other] { $turns } turns, lost
    }
day-points-won = { $points ->
    [one] { $points } point, won
   *[other] { $points } points, won
    }
day-points-lost = { $points ->
    [one] { $points } point, lost
   *[other] { $points } points, lost
    }
day-play = Play today’s deal
day-continue = Continue
day-next = Next deals in { $hours } h { $minutes } min. A game counts if it ends before then.
day-run = Your streak
day-run-said = { $count ->
    [0] { $longest ->
        [0] Play today to start a streak.
       *[other] Play today to start a streak. Your longest: { $longest }.
    }
    [one] One day. Your longest: { $longest }.
   *[other] { $count } days in a row. Your longest: { $longest }.
    }
day-spread-said = How { $count } players did. You: { $value }.
day-spread-turns = Turns, and how many players took them
day-spread-points = Points, and how many players scored them
day-others = On this server
day-replay = Replay of { $name }
day-tell = Tell your friends
day-tell-about = One dot per turn, filled if it brought a link, a route or ten. It gives nothing away.
day-fair = Is it fair?
day-fair-about = The hash of each deal’s secret is published the day before. The secret itself is published when the day is over.
day-hash = Today
day-hash-tomorrow = Tomorrow
day-hash-yesterday = Yesterday
day-secret-yesterday = Yesterday’s secret
day-you = You
