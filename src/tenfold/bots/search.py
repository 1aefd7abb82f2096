"""The bot that looks ahead: information-set Monte Carlo tree search over filled views, for any game."""

import time
from typing import Any

from tenfold.bots import judgement, tree
from tenfold.bots.bot import Bot, Candidate, best_first, generator, legal
from tenfold.errors import BadBot
from tenfold.games.game import Game

EXPLAINED = 2000
"""How many playouts explain a move of a bot that has none of its own."""

SLICE = 0.001
"""Seconds between looks at the clock."""


class Search(Bot):
    """Thinks for some seconds, or for some playouts: then the same view and seed give the same move."""

    def __init__(self, *, seconds: float | None = None, playouts: int | None = None) -> None:
        if (seconds is None) == (playouts is None):
            raise BadBot("search has a budget: seconds or playouts, one of the two")
        if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds <= 3600):
            raise BadBot(f"seconds is a number above 0 and at most 3600, not {seconds!r}")
        if playouts is not None and not (isinstance(playouts, int) and 0 < playouts <= 10**9):
            raise BadBot(f"playouts is a whole number above 0, not {playouts!r}")
        self.seconds, self.playouts = seconds, playouts
        self.name = f"search(seconds={seconds})" if seconds else f"search(playouts={playouts})"
        self.settings = tree.Settings()

    def move(self, game: Game, view: Any, seat: int, seed: int) -> str:
        only = legal(game, view, seat)
        if len(only) == 1:
            return game.texts[only[0]]
        return self.explain(game, view, seat, seed)[0].move

    def explain(self, game: Game, view: Any, seat: int, seed: int) -> list[Candidate]:
        end = time.perf_counter() + (self.seconds or 0)
        judgement.adopt(game)
        grown = tree.grown(game)
        rng = generator(seed)
        if self.playouts:
            tree.think(game.board, view, seat, grown, self.settings, self.playouts, rng)
        else:
            self._think_until(end, game, view, seat, grown, rng)
        return best_first(_candidates(game, grown))

    def _think_until(self, end: float, game: Game, view: Any, seat: int, grown: tree.Tree, rng: Any) -> None:
        count, begun = 1, time.perf_counter()
        done = 0
        while (left := end - (now := time.perf_counter())) > 0:
            if done:
                pace = done / (now - begun)
                count = max(1, int(pace * min(left, SLICE)))
            tree.think(game.board, view, seat, grown, self.settings, count, rng)
            done += count


class Explaining(Bot):
    """A bot that does not look ahead itself, and leaves it to search to say what a move is worth."""

    def explain(self, game: Game, view: Any, seat: int, seed: int) -> list[Candidate]:
        return Search(playouts=EXPLAINED).explain(game, view, seat, seed)


def _candidates(game: Game, grown: tree.Tree) -> list[Candidate]:
    """What the root's edges say."""
    found, edge = [], grown.first[0]
    while edge != tree.NONE:
        count = int(grown.count[edge])
        chance = float(grown.total[edge]) / count if count else float(grown.prior[edge])
        found.append(Candidate(game.texts[grown.move[edge]], chance, count))
        edge = grown.next[edge]
    return found
