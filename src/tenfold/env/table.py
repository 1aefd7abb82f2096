"""A match as frameworks want it: moves by number, what a seat sees as codes, masks, rewards, and one seed for all."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

import tenfold.match
from tenfold import games
from tenfold.env.vector import check_reward
from tenfold.errors import BadArgument, NotAMove
from tenfold.games.game import Position
from tenfold.kernel import pieces
from tenfold.kernel.layout import Array
from tenfold.match import Match

ILLEGAL = ("lose", "random")
"""What an illegal move does: the game ends, and costs its seat LOSS; or any legal move is made instead."""

LOSS = -1.0


class Table:
    """One game after another, with the same options. What is random comes from one generator.

    `reward` is what a game is worth to a seat when it is over: `shares` of the win, `zero-sum` (shares less an equal
    share) or `points`. `illegal` is what an illegal move does: `lose` ends the game, `random` makes a legal one
    instead. `max_moves` cuts a game off after so many moves of the seats, `position` is how every game begins.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        reward: str = "shares",
        illegal: str = "lose",
        max_moves: int | None = None,
        position: Position | None = None,
        **variant: bool | int | None,
    ) -> None:
        self.game = games.get(game)
        self.seats = seats
        self.variant: Mapping[str, bool | int | None] = self.game.complete(seats, variant, Table)
        check_reward(self.game, reward)
        self.reward = reward
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        if max_moves is not None and max_moves < 1:
            raise BadArgument(f"a game is cut off after one move or more, not {max_moves}")
        self.max_moves = max_moves
        self.position = position
        self.rng = np.random.default_rng()
        self.match: Match
        self.moves = 0
        """How many moves the seats have made in this game."""
        self.loser: int | None = None
        """The seat that made an illegal move, where that ends the game."""
        self.illegal_actions: dict[int, dict[str, int | None]] = {}
        """The seats whose last action was illegal: the action, and which one was played instead, if any."""

    @cached_property
    def pieces(self) -> tuple[pieces.Piece, ...]:
        """What the codes of a sight mean."""
        return self.game.pieces(self.game.deal(self.seats, self.variant))

    @property
    def bounds(self) -> tuple[Array, Array]:
        """The least and the most that each code of a sight can be."""
        return pieces.lows(self.pieces), pieces.highs(self.pieces)

    @property
    def seed(self) -> int:
        """A seed that nobody had before, from the table's generator."""
        return int(self.rng.integers(1 << 63))

    def reset(self, rng: np.random.Generator | None = None) -> None:
        """Begin a new game, with another generator where one is given."""
        self.rng = self.rng if rng is None else rng
        self.moves, self.loser, self.illegal_actions = 0, None, {}
        name, seats = self.game.name, self.seats
        if self.position is None:
            self.match = tenfold.match.start(name, seats=seats, seed=self.seed, chance=None, **self.variant)
        else:
            self.match = tenfold.match.position(
                name, self.position, seats=seats, seed=self.seed, chance=None, **self.variant
            )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, not counting one that was cut off."""
        return self.loser is not None or self.match.result is not None

    @property
    def is_cut_off(self) -> bool:
        """Whether it was cut off before its end."""
        return self.max_moves is not None and self.moves >= self.max_moves and not self.is_over

    @property
    def active(self) -> list[int]:
        """The seats that may move now."""
        return [] if self.is_over or self.is_cut_off else sorted(self.match.active)

    def sight(self, seat: int) -> tuple[Array, Array]:
        """What a seat sees, as codes, and the mask of its legal moves."""
        view = self.match.blank_view(seat)
        codes = self.game.encode(view, seat)
        if seat not in self.active:
            return codes, np.zeros(len(self.game.texts), np.int8)
        return codes, self.game.mask(view, seat)

    def act(self, seat: int, move: int) -> None:
        """Make a seat's move, by its number."""
        texts = self.game.texts
        if not 0 <= move < len(texts):
            raise NotAMove(f"{move} is not the number of a move: they are 0 to {len(texts) - 1}")
        self.moves += 1
        legal = np.flatnonzero(self.game.mask(self.match.blank_view(seat), seat))
        if move in legal:
            self.illegal_actions.pop(seat, None)
            self.match.play(seat, texts[move])
            return
        played = None if self.illegal == "lose" else int(self.rng.choice(legal))
        self.illegal_actions[seat] = {"action": move, "played": played}
        if played is None:
            self.loser = seat
        else:
            self.match.play(seat, texts[played])

    def info(self, seat: int, ended: bool) -> dict[str, Any]:
        """Return what a seat is told beside its observation: its illegal action, and at the end winners and scores.

        What an illegal action became is told to its own seat alone, since the move may be secret.
        """
        illegal = {"illegal_action": self.illegal_actions[seat]} if seat in self.illegal_actions else {}
        if not ended:
            return dict(illegal)
        result = self.match.result
        return {**illegal, "winners": list(result.winners) if result else [], "scores": list(self.match.scores)}

    def rewards(self) -> list[float]:
        """What the game has been worth to each seat: nothing until it is over."""
        if self.loser is not None:
            return [LOSS if seat == self.loser else 0.0 for seat in range(self.seats)]
        if self.match.result is None:
            return [0.0] * self.seats
        return worth(self.game.shares(self.match.blank_view(None)), self.match.scores, self.reward)


def worth(shares: Sequence[float], scores: Sequence[int], reward: str) -> list[float]:
    """The rewards of a game that has ended so."""
    if reward == "points":
        return [float(points) for points in scores]
    equal = 1 / len(shares) if reward == "zero-sum" else 0.0
    return [share - equal for share in shares]


def one_of(name: str, given: Any, known: Sequence[str]) -> str:
    """Return a value that is one of those that there are; raises BadArgument otherwise."""
    if given not in known:
        raise BadArgument(f"{name} is one of {', '.join(known)}, not {given!r}")
    return str(given)
