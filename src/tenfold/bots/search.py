"""The bot that looks ahead: its moves race through worlds that its view could be of, for any game."""

import time
from math import sqrt
from typing import Any

from tenfold.bots import judgement, race
from tenfold.bots.bot import Bot, Candidate, legal
from tenfold.bots.judgement import Manner
from tenfold.bots.race import Race, Size
from tenfold.bots.seeds import MASK
from tenfold.errors import BadBot
from tenfold.games.game import Game

EXPLAINED = 2000
"""How many playouts explain a move of a bot that has none of its own."""

LEAST, SECONDS, PLAYOUTS = 0.0005, 0.05, 500
"""The chance to win for which it is not worth thinking on, with a budget of so many seconds or playouts; the more there
is to spend, the less it may be."""

SLICE = 0.002
"""Seconds between looks at the clock."""


class Search(Bot):
    """Thinks for some seconds, or for some playouts: then the same view and seed give the same move.

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

    def move(self, game: Game, view: Any, seat: int, seed: int) -> str:
        only = legal(game, view, seat)
        if len(only) == 1:
            return game.texts[only[0]]
        return self.explain(game, view, seat, seed)[0].move

    def explain(self, game: Game, view: Any, seat: int, seed: int) -> list[Candidate]:
        begun = time.perf_counter()
        manner: Manner = judgement.adopt(game).MANNER
        run = race.ready(game, manner, seed & MASK)
        race.line_up(game.board, view, seat, run, manner)
        if self.playouts:
            least = LEAST * sqrt(PLAYOUTS / self.playouts)
            race.run(game.board, view, seat, run, manner, least, self.playouts)
        elif self.seconds:
            least = LEAST * sqrt(SECONDS / self.seconds)
            _run_until(begun + self.seconds, game, view, seat, run, manner, least)
        return _candidates(game, run, manner)


class Explaining(Bot):
    """A bot that does not look ahead itself, and leaves it to search to say what a move is worth."""

    def explain(self, game: Game, view: Any, seat: int, seed: int) -> list[Candidate]:
        return Search(playouts=EXPLAINED).explain(game, view, seat, seed)


def _run_until(end: float, game: Game, view: Any, seat: int, run: Race, manner: Manner, least: float) -> None:
    """Run heats while there is time for one more, or until the race is decided."""
    begun = time.perf_counter()
    playouts, takes = 0, 0.0
    while not run.sizes[Size.DECIDED] and (left := end - time.perf_counter()) > run.sizes[Size.RUNNING] * takes:
        count = int(min(left, SLICE) / takes) if takes else 1
        playouts += race.run(game.board, view, seat, run, manner, least, count)
        takes = (time.perf_counter() - begun) / playouts


def _candidates(game: Game, run: Race, manner: Manner) -> list[Candidate]:
    """The moves, best first: those that run, those that ran, and those that only had a glance."""
    greedy, running = run.running[0], set(run.running[: run.sizes[Size.RUNNING]].tolist())
    usual = float(run.chances[0]) / (1 + int(run.count[greedy]))
    found = []
    for move in range(run.sizes[Size.MOVES]):
        ran = bool(run.count[move]) or move == greedy
        ahead = race.lead(run, move, manner)[0] if ran else min(0.0, run.glance[move] - run.glance[greedy])
        chance = min(1.0, max(0.0, usual + float(ahead)))
        candidate = Candidate(game.texts[run.moves[move]], chance, int(run.count[move]))
        found.append((move not in running, not ran, -ahead, candidate))
    return [candidate for *_, candidate in sorted(found, key=lambda each: each[:3])]
