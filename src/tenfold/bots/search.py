"""The bot that searches: its moves race in sampled worlds, in any game."""

import time
from math import sqrt

from tenfold.bots import judgement, race
from tenfold.bots.bot import Bot, Candidate, legal
from tenfold.bots.race import Race
from tenfold.bots.seeds import MASK
from tenfold.errors import BadBot
from tenfold.seen import Seen

EXPLAINED = 2000
"""The number of playouts by which a move of any other bot is explained."""

LEAST = 0.0005
"""A search stops when its expected gain falls below LEAST times the square root of (reference
budget / budget).
"""

SECONDS = 0.05
"""The reference budget in seconds."""

PLAYOUTS = 500
"""The reference budget in playouts."""

SLICE = 0.002
"""The seconds between two looks at the clock."""


class Search(Bot):
    """Searches for some seconds, or for some playouts; with playouts the same view and seed give
    the same move.

    It stops early when one move is clearly the best.
    """

    def __init__(self, *, seconds: float | None = None, playouts: int | None = None) -> None:
        if (seconds is None) == (playouts is None):
            raise BadBot("search has a budget: seconds or playouts, one of the two")
        if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds <= 3600):
            raise BadBot(f"seconds is a number above 0 and at most 3600, not {seconds!r}")
        if playouts is not None and not (isinstance(playouts, int) and 0 < playouts <= 10**9):
            raise BadBot(f"playouts is a whole number above 0, not {playouts!r}")
        self.seconds = seconds
        self.playouts = playouts
        self.name = f"search(seconds={seconds})" if seconds else f"search(playouts={playouts})"

    def move(self, seen: Seen, seed: int) -> str:
        only = legal(seen)
        if len(only) == 1:
            return seen.game.texts[only[0]]
        return self.explain(seen, seed)[0].move

    def explain(self, seen: Seen, seed: int) -> list[Candidate]:
        begun = time.perf_counter()
        judged = judgement.load(seen.game)
        run = race.begin(seen, judged, seed & MASK)
        if self.playouts:
            least = LEAST * sqrt(PLAYOUTS / self.playouts)
            race.sample(seen.game.board, seen.view, seen.seat, run, least, self.playouts)
        elif self.seconds:
            least = LEAST * sqrt(SECONDS / self.seconds)
            _sample_until(begun + self.seconds, seen, run, least)
        return _candidates(seen, run)


def _sample_until(end: float, seen: Seen, run: Race, least: float) -> None:
    """Sample worlds while there is time for one more, or until the race is decided."""
    begun = time.perf_counter()
    playouts = 0
    takes = 0.0
    while not run.tally.decided and (left := end - time.perf_counter()) > run.tally.tried * takes:
        count = 1
        if takes:
            count = int(min(left, SLICE) / takes)
        playouts += race.sample(seen.game.board, seen.view, seen.seat, run, least, count)
        takes = (time.perf_counter() - begun) / playouts


def _candidates(seen: Seen, run: Race) -> list[Candidate]:
    """Return the moves, best first: those still in the race, the eliminated ones, and those with a
    preview only.
    """
    greedy = int(run.order[0])
    racing = set(run.order[: run.tally.tried].tolist())
    base = float(run.tally.chances) / (1 + int(run.arms[greedy].count))
    ranked = []
    for i in range(int(run.tally.arms)):
        arm = run.arms[i]
        was_tried = bool(arm.count) or i == greedy
        lead = arm.better if was_tried else min(0.0, arm.preview - run.arms[greedy].preview)
        chance = min(1.0, max(0.0, base + float(lead)))
        candidate = Candidate(seen.game.texts[arm.move], chance, int(arm.count))
        rank = (i not in racing, not was_tried, -float(lead), i != greedy)
        ranked.append((rank, candidate))
    return [candidate for _, candidate in sorted(ranked, key=lambda each: each[0])]
