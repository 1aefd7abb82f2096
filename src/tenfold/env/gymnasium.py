"""The games in Gymnasium: one seat learns, bots have the others. Importing it registers `tenfold/africa-v0` and so on.

The observation is the learner's view, as codes; the mask of its legal moves is in `info["action_mask"]`, and given by
`action_masks()`, as sb3-contrib asks for it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from tenfold import bots, games
from tenfold.bots.bot import Bot
from tenfold.bots.seeds import mix
from tenfold.env import drawing
from tenfold.env.table import Table
from tenfold.errors import BadVariant
from tenfold.kernel.layout import Array

Opponent = str | Mapping[str, float]
"""A bot by its name, or several with weights, of which one is drawn for each game."""


class Env(gymnasium.Env[Array, np.int64]):
    """A game at whose table one seat is the learner's.

    `opponents` are the other seats' bots, in their order, or one for all of them. `seat` is the learner's; None takes
    another one in every game. What else is given goes to `tenfold.env.table.Table`.
    """

    metadata = {"render_modes": list(drawing.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        self.table = Table(game, seats=seats, **given)
        self.opponents = [_mixture(opponent) for opponent in _of_all(opponents, seats - 1)]
        if seat is not None and seat not in range(seats):
            raise BadVariant(f"the learner's seat is one of 0 to {seats - 1}, or None, not {seat!r}")
        self.seat, self._given_seat = seat or 0, seat
        self.render_mode = render_mode
        self.observation_space = Box(*self.table.bounds, dtype=np.int8)
        self.action_space = Discrete(len(self.table.game.texts))
        self._bots: dict[int, Bot] = {}
        self._seed = 0

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a game; the same seed gives the same game, and the same ones after it."""
        super().reset(seed=seed)
        self.table.reset(self.np_random)
        self._seed = self.table.seed
        chosen = int(self.np_random.integers(self.table.seats))
        self.seat = chosen if self._given_seat is None else self._given_seat
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self._bots = {seat: self._drawn(mixture) for seat, mixture in zip(others, self.opponents, strict=True)}
        self._let_others_move()
        return self._told()

    def step(self, action: int | np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Let the learner move, and then the others until it may again, or the game is over."""
        self.table.act(self.seat, int(action))
        self._let_others_move()
        codes, info = self._told()
        return codes, self.table.rewards()[self.seat], self.table.is_over, self.table.is_cut_off, info

    def action_masks(self) -> Array:
        """Which moves are legal now, as sb3-contrib asks."""
        return self.table.sight(self.seat)[1].astype(bool)

    def render(self) -> Any:
        """What the learner sees."""
        return drawing.render(self.table.match, self.seat, self.render_mode)

    def _let_others_move(self) -> None:
        """Let the bots move until the learner may, or the game is over."""
        while (active := self.table.active) and self.seat not in active:
            seat = active[0]
            seen = self.table.match.seen(seat)
            text = self._bots[seat].move(seen, mix(self._seed, self.table.moves))
            self.table.act(seat, self.table.game.number(text))

    def _told(self) -> tuple[Array, dict[str, Any]]:
        codes, mask = self.table.sight(self.seat)
        return codes, {"action_mask": mask, "seat": self.seat}

    def _drawn(self, mixture: Mapping[str, float]) -> Bot:
        weights = np.array(list(mixture.values()), float)
        return bots.get(str(self.np_random.choice(list(mixture), p=weights / weights.sum())))


def _of_all(given: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """The opponents of all other seats."""
    named = [given] if isinstance(given, str | Mapping) else list(given)
    if len(named) not in (1, count):
        raise BadVariant(f"opponents are one for all, or one for each of {count} seats, not {len(named)}")
    return named * count if len(named) == 1 else named


def _mixture(given: Opponent) -> Mapping[str, float]:
    """Bots with their weights; raises BadBot or BadVariant for what is none."""
    mixture = {given: 1.0} if isinstance(given, str) else dict(given)
    for text in mixture:
        bots.get(text)
    if not mixture or min(mixture.values()) < 0 or sum(mixture.values()) <= 0:
        raise BadVariant(f"a mixture gives bots weights of 0 or more, not {given!r}")
    return mixture


for _name in games.names():
    gymnasium.register(
        f"tenfold/{_name}-v0",
        entry_point="tenfold.env.gymnasium:Env",
        vector_entry_point="tenfold.env.vector_gymnasium:make",
        kwargs={"game": _name},
    )
