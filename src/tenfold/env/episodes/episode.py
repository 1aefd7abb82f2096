"""One game after another for a framework: actions by number, observations, masks, rewards, and one
generator.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

import tenfold.match
from tenfold import games
from tenfold.env.episodes.keywords import EpisodeOptions
from tenfold.env.vector import check_reward
from tenfold.errors import BadArgument, NotAMove
from tenfold.games.game import Variant
from tenfold.kernel import features
from tenfold.kernel.layout import Array
from tenfold.match import Match

ILLEGAL = ("lose", "random")
"""What an illegal move does: it ends the game and its seat is rewarded LOSS, or a random legal move
is made.
"""

Info = dict[str, object]
"""What a framework is told beside observations and rewards."""

LOSS = -1.0
"""The reward of a seat whose illegal move ends the game."""


class Episode:
    """One game after another with the same options. All random numbers come from one generator.

    `variant` has all options of the game. `max_moves` truncates a game after that many moves of the
    seats.
    """

    def __init__(
        self, game: str, options: EpisodeOptions, variant: Variant, max_moves: int | None = None
    ) -> None:
        self.game = games.get(game)
        self.seats = options.seats
        self.variant = variant
        check_reward(self.game, options.reward)
        self.reward = options.reward
        self.illegal = one_of("illegal", options.illegal, ILLEGAL)
        if max_moves is not None and max_moves < 1:
            raise BadArgument(f"a game is cut off after one move or more, not {max_moves}")
        self.max_moves = max_moves
        self.position = options.position
        self.rng = np.random.default_rng()
        self.match: Match
        self.moves = 0
        """The number of moves that the seats have made in this game."""
        self.loser: int | None = None
        """The seat whose illegal move ended the game."""
        self.illegal_actions: dict[int, dict[str, int | None]] = {}
        """By seat whose last action was illegal: the action, and the one that was played instead,
        if any.
        """

    @cached_property
    def features(self) -> tuple[features.Feature, ...]:
        """The features of an observation."""
        return self.game.features(self.game.deal(self.seats, self.variant))

    @property
    def bounds(self) -> tuple[Array, Array]:
        """The lower and upper bound of each number of an observation."""
        return features.lows(self.features), features.highs(self.features)

    def draw_seed(self) -> int:
        """Draw a new seed from the generator."""
        return int(self.rng.integers(1 << 63))

    def reset(self, rng: np.random.Generator | None = None) -> None:
        """Begin a new game, with another generator if one is given."""
        if rng is not None:
            self.rng = rng
        self.moves = 0
        self.loser = None
        self.illegal_actions = {}
        name = self.game.name
        seats = self.seats
        seed = self.draw_seed()
        if self.position is None:
            self.match = tenfold.match.start(
                name, seats=seats, seed=seed, chance=None, **self.variant
            )
        else:
            self.match = tenfold.match.position(
                name, self.position, seats=seats, seed=seed, chance=None, **self.variant
            )

    @property
    def is_over(self) -> bool:
        """Whether the game has terminated."""
        return self.loser is not None or self.match.result is not None

    @property
    def is_truncated(self) -> bool:
        """Whether the game was truncated before its end."""
        return self.max_moves is not None and self.moves >= self.max_moves and not self.is_over

    @property
    def active(self) -> list[int]:
        """The seats that may move now."""
        if self.is_over or self.is_truncated:
            return []
        return sorted(self.match.active)

    def observe(self, seat: int) -> tuple[Array, Array]:
        """Return the observation of a seat and its action mask, which is all zero if it may not
        move.
        """
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
        played = None
        if self.illegal != "lose":
            played = int(self.rng.choice(legal))
        self.illegal_actions[seat] = {"action": move, "played": played}
        if played is None:
            self.loser = seat
        else:
            self.match.play(seat, texts[played])

    def info(self, seat: int, ended: bool) -> Info:
        """Return the info of a seat: its illegal action, and at the end the winners and scores.

        What an illegal action became is told to its own seat alone, since the move may be secret.
        """
        illegal = (
            {"illegal_action": self.illegal_actions[seat]} if seat in self.illegal_actions else {}
        )
        if not ended:
            return dict(illegal)
        result = self.match.result
        return {
            **illegal,
            "winners": list(result.winners) if result else [],
            "scores": list(self.match.scores),
        }

    def rewards(self) -> list[float]:
        """Return the rewards of all seats: 0 until the game is over."""
        if self.loser is not None:
            return [LOSS if seat == self.loser else 0.0 for seat in range(self.seats)]
        if self.match.result is None:
            return [0.0] * self.seats
        return worth(
            self.game.engine.shares(self.match.blank_view(None)), self.match.scores, self.reward
        )


def worth(shares: Sequence[float], scores: Sequence[int], reward: str) -> list[float]:
    """Return the rewards of a finished game."""
    if reward == "points":
        return [float(points) for points in scores]
    equal = 0.0
    if reward == "zero-sum":
        equal = 1 / len(shares)
    return [share - equal for share in shares]


def one_of(name: str, given: object, known: Sequence[str]) -> str:
    """Return a value if it is one of the known ones; raises BadArgument if not."""
    if given not in known:
        raise BadArgument(f"{name} is one of {', '.join(known)}, not {given!r}")
    return str(given)
