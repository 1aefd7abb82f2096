"""Vectors: thousands of games in step, by one call, written into arrays that the caller may give."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, Self

import numpy as np

from tenfold import games
from tenfold.errors import BadArgument, NotAMove
from tenfold.games.game import Game
from tenfold.kernel import play, vector
from tenfold.kernel.layout import Array, Blank, State, blank
from tenfold.kernel.pieces import size

REWARDS = {"shares": vector.SHARES, "zero-sum": vector.ZERO_SUM, "points": vector.POINTS}
"""What seats gain at the end: their share of the win; that, less an equal share; or their points."""

WITH_POINTS = ("tickets", "tenzania")
"""The families of games that are played for points."""


@dataclass(frozen=True, slots=True)
class Arrays:
    """What is written at each step, a row a game."""

    codes: Array
    """What whoever is to move sees: int8, as `game.pieces` says."""
    masks: Array
    """What it may do: int8, 1 for each move number that is legal."""
    rewards: Array
    """What each seat gained by the last move: float32."""
    dones: Array
    """Whether the last move ended the game: bool."""
    movers: Array
    """The seat that is to move: int64."""

    @classmethod
    def new(cls, count: int, codes: int, moves: int, seats: int) -> Self:
        """Arrays for so many games."""
        return cls(
            np.zeros((count, codes), np.int8),
            np.zeros((count, moves), np.int8),
            np.zeros((count, seats), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.int64),
        )

    def check(self, like: "Arrays") -> None:
        """Raise BadArgument if an array cannot be written to as one of these is."""
        for field in fields(self):
            own, other = getattr(self, field.name), getattr(like, field.name)
            if own.shape != other.shape or own.dtype != other.dtype or not own.flags.c_contiguous:
                raise BadArgument(f"{field.name} is a C-contiguous array of {other.dtype} in the shape {other.shape}")

    def part(self, rows: slice | Array) -> "Arrays":
        """Some of the games: in the same memory where they follow each other, else copies by their numbers."""
        return Arrays(*(getattr(self, field.name)[rows] for field in fields(self)))

    def write(self, rows: Array, given: "Arrays") -> None:
        """Put some of the games back, by their numbers."""
        for field in fields(self):
            getattr(self, field.name)[rows] = getattr(given, field.name)


class Vectors:
    """So many games of one kind in step: `step` makes a move in each, lets chance go on, and says what is seen then.

    Each game has a generator of its own, so that how many cores there are changes nothing.
    `reward` is `shares` of the win, `zero-sum` or `points`; `arrays` are written to instead of new ones;
    `observe=False` leaves codes and masks unwritten. What else is given are the game's options.
    A game that is over begins anew at once, so that what is seen is of the next one already; or with `at_once=False`
    instead of its next move, whatever that is.
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
        **variant: bool | int | None,
    ) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.variant = self.game.complete(seats, variant, type(self).__init__)
        check_reward(self.game, reward)
        if count < 1 or cores < 1:
            raise BadArgument(f"there is at least one game and one core, not {count} and {cores}")
        dealt = self.game.deal(seats, self.variant)
        self.count, self.seats, self.pieces = count, seats, self.game.pieces(dealt)
        self.arrays = self._arrays(arrays)
        self._kind, self._at_once, self._observe = REWARDS[reward], int(at_once), int(observe)
        self.states, self._fresh = blank(self.game.state, count), blank(self.game.state, 1)
        self._fresh[0] = dealt
        self._rngs = play.seeded(None, count)
        edges = np.linspace(0, count, min(cores, count) + 1).astype(int)
        self._parts = [slice(first, end) for first, end in pairwise(edges)]
        self._spares = [blank(self.game.state, 1) for _ in self._parts]
        self._pool = self._threads()

    def _threads(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._pool = self._threads()

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin all games anew; the same seed deals and draws the same. Without one they go on with their chance."""
        if seed is not None:
            self._rngs[:] = play.seeded(seed, self.count)
        self.arrays.rewards[:] = 0
        self.arrays.dones[:] = False
        self._each(self._start)
        return self.arrays

    def step(self, moves: Array) -> Arrays:
        """Make a move in each game; raises NotAMove where one is not legal, and then nothing has changed."""
        given = self.check(slice(0, self.count), moves)
        self._each(lambda rows, spare: self._step(rows, spare, given[rows]))
        return self.arrays

    def check(self, rows: slice | Array, moves: Array) -> Array:
        """Moves for some of the games, a number each; raises NotAMove where one is not legal."""
        given, numbers = np.ascontiguousarray(moves, np.int64), np.arange(self.count)[rows]
        if given.shape != numbers.shape:
            raise NotAMove(f"{len(numbers)} moves are needed, a number a game, not an array of the shape {given.shape}")
        wrong = int(vector.refused(self.game.engine.board_box, self.states[rows], self.arrays.movers[rows], given))
        if wrong >= 0:
            raise NotAMove(self._say(int(numbers[wrong]), int(given[wrong])))
        return given

    def _arrays(self, given: Arrays | None) -> Arrays:
        own = Arrays.new(self.count, size(self.pieces), len(self.game.texts), self.seats)
        if given is None:
            return own
        given.check(own)
        return given

    def _each(self, work: Callable[[slice, Array], None]) -> None:
        """Do something with every part of the games, each on a core of its own."""
        if self._pool is None:
            work(self._parts[0], self._spares[0])
        else:
            list(self._pool.map(work, self._parts, self._spares))

    def _start(self, rows: slice, spare: Array) -> None:
        out, boards, states = self.arrays.part(rows), self.game.engine.board_box, self.states[rows]
        vector.start(boards, states, self._fresh, self._rngs[rows], out.movers)
        if self._observe:
            vector.observe(boards, states, out.movers, spare, out.codes, out.masks)

    def _step(self, rows: slice, spare: Array, moves: Array) -> None:
        out = self.arrays.part(rows)
        vector.step(
            self.game.engine.board_box,
            self.states[rows],
            self._fresh,
            self._rngs[rows],
            moves,
            self._kind,
            self._at_once,
            self._observe,
            spare,
            out.codes,
            out.masks,
            out.rewards,
            out.dones,
            out.movers,
        )

    def _say(self, index: int, move: int) -> str:
        if not 0 <= move < len(self.game.texts):
            return f"game {index}: {move} is no move number; there are {len(self.game.texts)}"
        seat = int(self.arrays.movers[index])
        rule = self.game.rules.why_not(self.game.board, self.states[index], seat, move)
        text = self.game.texts[move]
        return f"game {index}: seat {seat} may not play {text!r} ({self.game.label(int(rule))})"


def check_reward(game: Game[State, Blank], reward: str) -> None:
    """Raise BadArgument if a game does not have such rewards."""
    if reward not in REWARDS:
        raise BadArgument(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    if reward == "points" and game.family not in WITH_POINTS:
        raise BadArgument(f"{game.title} is not played for points")
