### My games: the list, numbers, and the passport.

mine-games = My games
mine-games-lead = Every game that you finish is listed here.
mine-total = { $count ->
    [one] One game since { $since }. { $won } % won.
   *[other] { $count } games since { $since }. { $won } % won.
    }
mine-numbers = Numbers
mine-numbers-lead = What your games say. Games with hints, or in which a bot played for somebody, are left out.
mine-passport = Passport
mine-passport-lead = Win with a country or state on your rack, and it is stamped.
mine-filters = Filters
mine-which = Game
mine-all = All games
mine-company = Opponents
mine-company-all = Everyone
mine-company-people = People
mine-company-bots = Bots
mine-ending = Result
mine-ending-all = Won and lost
mine-ending-won = Won
mine-ending-lost = Lost
mine-whom = With whom?
mine-with = with
mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    }
mine-of = of { $count }
mine-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
mine-day = deal of the day
mine-helped = with help
mine-open = { $game }, { $date }
mine-result = Result
mine-replay = Replay
mine-review = Review
mine-gone = no longer stored
mine-none = No finished games yet. Play one, and it is listed here.
mine-none-such = No games like that among those shown.
mine-older = Show older games
mine-data = Download all of it, or be forgotten
mine-bests = Your records
mine-record-turns = turns: your quickest journey
mine-record-score-tickets = points: your highest score
mine-record-score-tenzania = cards: the most in one game
mine-record-doublings = doubled points in one game
mine-record-longest = points: your longest completed ticket
mine-curve-turns = Average turns of a win, by month; the dot is your best
mine-curve-points = Average score, by month; the dot is your best
mine-curve-said = { $game }: { $first } in { $from }, { $last } in { $to }.
mine-seats = Players
mine-played = Played
mine-won = Won
mine-average-turns = Turns
mine-average-score = Score
mine-by-seats = { $game } by number of players
mine-opponents = You and they
mine-opponents-about = Games that you won, and games that you did not.
mine-opponent-said = { $name }: { $won } won, { $lost } not.
mine-tickets = Tickets
mine-kept = Kept
mine-completed = Completed
mine-completed-share = { $share } % of your tickets completed.
mine-doubled = { $points } points doubled by the land.
mine-counted-none = Finish a game without help, and its numbers are counted here.
mine-stamps = { $count } of { $all }
mine-stamped = { $place }, { $date }
mine-not-yet = { $place }: not yet
