"""Vectors: thousands of games stepped by one call, with observations and rewards written into
arrays.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from tenfold import games
from tenfold.errors import BadArgument, NotAMove
from tenfold.games.game import Game
from tenfold.kernel import play, vector
from tenfold.kernel.contract import RuleNumber
from tenfold.kernel.features import size
from tenfold.kernel.layout import Array, Blank, State, blank
from tenfold.kernel.vector import Arrays, Batch, Mode

__all__ = ["REWARDS", "Arrays", "Vectors", "check_reward"]

REWARDS = {"shares": vector.SHARES, "zero-sum": vector.ZERO_SUM, "points": vector.POINTS}
"""The kinds of rewards at the end: shares of the win, shares minus an equal share, or points."""


class Vectors:
    """A batch of games with the same options: `step` makes a move in each and resolves chance.

    Each game has its own generator, so that the number of cores does not change the results.
    `reward` is `shares` of the win, `zero-sum` or `points`. `arrays` are written to instead of new
    ones. `observe=False` leaves codes and masks unwritten. All other keywords are the game's
    options. A finished game restarts in the same step, so that its observation is that of the new
    game already. With `at_once=False` it restarts in the next step, and its next move is ignored.
    """

    def __init__(
        self,
        game: str | Game[State, Blank],
        count: int,
        *,
        seats: int = 2,
        reward: str = "shares",
        at_once: bool = True,
        observe: bool = True,
        cores: int = 1,
        arrays: Arrays | None = None,
        **variant: object,
    ) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.variant = self.game.complete(seats, variant, type(self).__init__)
        check_reward(self.game, reward)
        if count < 1 or cores < 1:
            raise BadArgument(f"there is at least one game and one core, not {count} and {cores}")
        dealt = self.game.deal(seats, self.variant)
        self.count = count
        self.seats = seats
        self.features = self.game.features(dealt)
        self.arrays = self._arrays(arrays)
        self._mode = Mode(REWARDS[reward], int(at_once), int(observe))
        self.states = blank(self.game.state, count)
        self._fresh = blank(self.game.state, 1)
        self._fresh[0] = dealt
        self._rngs = play.seeded(None, count)
        edges = np.linspace(0, count, min(cores, count) + 1).astype(int)
        self._parts = [slice(first, end) for first, end in pairwise(edges)]
        self._spares = [blank(self.game.state, 1) for _ in self._parts]
        self._pool = self._threads()

    def _threads(self) -> ThreadPoolExecutor | None:
        if len(self._parts) > 1:
            return ThreadPoolExecutor(len(self._parts))
        return None

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_pool": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._pool = self._threads()

    def reset(self, seed: int | None = None) -> Arrays:
        """Restart all games. The same seed gives the same games; without one the generators
        go on.
        """
        if seed is not None:
            self._rngs[:] = play.seeded(seed, self.count)
        self.arrays.rewards[:] = 0
        self.arrays.dones[:] = False
        self.each(self._start)
        return self.arrays

    def step(self, moves: Array) -> Arrays:
        """Make a move in each game; raises NotAMove and changes nothing if one is illegal."""
        given = self.check(slice(0, self.count), moves)
        self.each(lambda rows, spare: self._step(rows, spare, given[rows]))
        return self.arrays

    def check(self, rows: slice | Array, moves: Array) -> Array:
        """Return the moves of some games as an array of int64; raises NotAMove if one is
        illegal.
        """
        given = np.ascontiguousarray(moves, np.int64)
        numbers = np.arange(self.count)[rows]
        if given.shape != numbers.shape:
            raise NotAMove(
                f"{len(numbers)} moves are needed, a number a game, not an array of the shape "
                f"{given.shape}"
            )
        wrong = int(
            vector.refused(
                self.game.engine.board_box, self.states[rows], self.arrays.movers[rows], given
            )
        )
        if wrong >= 0:
            raise NotAMove(self._say(int(numbers[wrong]), int(given[wrong])))
        return given

    def _arrays(self, given: Arrays | None) -> Arrays:
        own = Arrays.new(self.count, size(self.features), len(self.game.texts), self.seats)
        if given is None:
            return own
        given.check(own)
        return given

    def each(self, work: Callable[[slice, Array], None]) -> None:
        """Run a function for every part of the games, each on its own core."""
        if self._pool is None:
            work(self._parts[0], self._spares[0])
        else:
            list(self._pool.map(work, self._parts, self._spares))

    def _start(self, rows: slice, spare: Array) -> None:
        boards = self.game.engine.board_box
        states = self.states[rows]
        out = self.arrays.part(rows)
        vector.start(boards, states, self._fresh, self._rngs[rows], out.movers)
        if self._mode.observe:
            vector.observe(boards, states, out.movers, spare, out.codes, out.masks)

    def _step(self, rows: slice, spare: Array, moves: Array) -> None:
        out = self.arrays.part(rows)
        batch = Batch(self.states[rows], self._fresh, self._rngs[rows], spare)
        vector.step(self.game.engine.board_box, batch, moves, self._mode, out)

    def _say(self, index: int, move: int) -> str:
        if not 0 <= move < len(self.game.texts):
            return f"game {index}: {move} is no move number; there are {len(self.game.texts)}"
        seat = int(self.arrays.movers[index])
        rule = self.game.rules.why_not(self.game.board, self.states[index], seat, move)
        text = self.game.texts[move]
        label = self.game.wording.label(RuleNumber(int(rule)))
        return f"game {index}: seat {seat} may not play {text!r} ({label})"


def check_reward(game: Game[State, Blank], reward: str) -> None:
    """Raise BadArgument if a game does not have this kind of reward."""
    if reward not in REWARDS:
        raise BadArgument(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    if reward == "points" and not game.has_points:
        raise BadArgument(f"{game.title} is not played for points")
