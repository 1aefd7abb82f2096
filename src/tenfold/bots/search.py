"""The bot that looks ahead: its moves race through worlds that its view could be of, for any game."""

import time
from math import sqrt

from tenfold.bots import judgement, race
from tenfold.bots.bot import Bot, Candidate, legal
from tenfold.bots.judgement import Lookahead
from tenfold.bots.race import Race
from tenfold.bots.seeds import MASK
from tenfold.errors import BadBot
from tenfold.seen import Seen

EXPLAINED = 2000
"""How many playouts explain a move of a bot that has none of its own."""

LEAST, SECONDS, PLAYOUTS = 0.0005, 0.05, 500
"""The chance to win for which it is not worth thinking on, with a budget of so many seconds or playouts; the more there
is to spend, the less it may be."""

SLICE = 0.002
"""Seconds between looks at the clock."""


class Search(Bot):
    """Thinks for some seconds, or for some playouts: then the same sight and seed give the same move.

    It stops before that when all other moves have fallen behind.
    """

    def __init__(self, *, seconds: float | None = None, playouts: int | None = None) -> None:
        if (seconds is None) == (playouts is None):
            raise BadBot("search has a budget: seconds or playouts, one of the two")
        if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds <= 3600):
            raise BadBot(f"seconds is a number above 0 and at most 3600, not {seconds!r}")
        if playouts is not None and not (isinstance(playouts, int) and 0 < playouts <= 10**9):
            raise BadBot(f"playouts is a whole number above 0, not {playouts!r}")
        self.seconds, self.playouts = seconds, playouts
        self.name = f"search(seconds={seconds})" if seconds else f"search(playouts={playouts})"

    def move(self, seen: Seen, seed: int) -> str:
        only = legal(seen)
        if len(only) == 1:
            return seen.game.texts[only[0]]
        return self.explain(seen, seed)[0].move

    def explain(self, seen: Seen, seed: int) -> list[Candidate]:
        begun = time.perf_counter()
        judged = judgement.adopt(seen.game)
        run = race.begin(seen, judged, seed & MASK)
        if self.playouts:
            least = LEAST * sqrt(PLAYOUTS / self.playouts)
            race.sample(seen.game.board, seen.view, seen.seat, run, judged.lookahead, least, self.playouts)
        elif self.seconds:
            least = LEAST * sqrt(SECONDS / self.seconds)
            _sample_until(begun + self.seconds, seen, run, judged.lookahead, least)
        return _candidates(seen, run)


def _sample_until(end: float, seen: Seen, run: Race, lookahead: Lookahead, least: float) -> None:
    """Meet worlds while there is time for one more, or until the race is decided."""
    begun = time.perf_counter()
    playouts, takes = 0, 0.0
    while not run.tally.decided and (left := end - time.perf_counter()) > run.tally.tried * takes:
        count = int(min(left, SLICE) / takes) if takes else 1
        playouts += race.sample(seen.game.board, seen.view, seen.seat, run, lookahead, least, count)
        takes = (time.perf_counter() - begun) / playouts


def _candidates(seen: Seen, run: Race) -> list[Candidate]:
    """The moves, best first: those that are still tried, those that were, and those that only had a preview."""
    greedy, tried = int(run.order[0]), set(run.order[: run.tally.tried].tolist())
    usual = float(run.tally.chances) / (1 + int(run.arms[greedy].count))
    found = []
    for i in range(int(run.tally.arms)):
        arm = run.arms[i]
        ran = bool(arm.count) or i == greedy
        lead = arm.better if ran else min(0.0, arm.preview - run.arms[greedy].preview)
        chance = min(1.0, max(0.0, usual + float(lead)))
        candidate = Candidate(seen.game.texts[arm.move], chance, int(arm.count))
        found.append((i not in tried, not ran, -float(lead), i != greedy, candidate))
    return [candidate for *_, candidate in sorted(found, key=lambda each: each[:4])]
