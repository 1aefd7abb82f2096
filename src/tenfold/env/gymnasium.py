"""The games in Gymnasium: one seat learns, bots have the others. Importing it registers
`tenfold/africa-v0` and so on.

The observation is the learner's view, as codes; the mask of its legal moves is in
`info["action_mask"]`, and given by `action_masks()`, as sb3-contrib asks for it.
"""

from collections.abc import Mapping

import numpy as np

from tenfold import games
from tenfold.bots.bot import Bot
from tenfold.bots.seeds import mix
from tenfold.env.episodes import drawing
from tenfold.env.episodes.episode import Episode, Info
from tenfold.env.episodes.keywords import EpisodeOptions, split, takes
from tenfold.env.opponents import Opponents, check_seat, mixtures
from tenfold.extras import extra
from tenfold.kernel.layout import Array

with extra("research", "tenfold.env.gymnasium"):
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete


class Env(gymnasium.Env[Array, np.int64]):
    """A game in which the learner plays one seat.

    `opponents` are the other seats' bots: names, `Bot` objects, functions, or mixtures with
    weights, from which one is drawn for each game. It is one for all other seats, or a list with
    one for each. `seat` is the learner's seat; None takes another one in every game. `max_moves`
    truncates a game after that many moves of the seats. `seats`, `reward`, `illegal` and `position`
    are described by `tenfold.env.episodes.keywords.EpisodeOptions`. All other keywords are the
    game's options.
    """

    metadata = {"render_modes": list(drawing.MODES), "render_fps": 1}  # noqa: RUF012

    @takes(EpisodeOptions)
    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        max_moves: int | None = None,
        render_mode: str | None = None,
        **keywords: object,
    ) -> None:
        options, variant = split(EpisodeOptions, keywords)
        full = games.get(game).complete(options.seats, variant, Env.__init__)
        self.episode = Episode(game, options, full, max_moves)
        self.opponents = mixtures(opponents, options.seats - 1)
        check_seat(seat, options.seats)
        self.seat, self._given_seat = seat or 0, seat
        self.render_mode = drawing.check(render_mode)
        self.observation_space = Box(*self.episode.bounds, dtype=np.int8)
        self.action_space = Discrete(len(self.episode.game.texts))
        self._bots: dict[int, Bot] = {}
        self._seed = 0
        self._needs_reset = True

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Array, Info]:
        """Begin a game; the same seed gives the same game, and the same ones after it."""
        super().reset(seed=seed)
        self.episode.reset(self.np_random)
        self._seed = self.episode.draw_seed()
        self.seat = int(self.np_random.integers(self.episode.seats))
        if self._given_seat is not None:
            self.seat = self._given_seat
        others = [seat for seat in range(self.episode.seats) if seat != self.seat]
        self._bots = {
            seat: mixture.draw(self.np_random)
            for seat, mixture in zip(others, self.opponents, strict=True)
        }
        self._needs_reset = False
        self._let_others_move()
        return self._told()

    def step(self, action: int | np.int64) -> tuple[Array, float, bool, bool, Info]:
        """Let the learner move, and then the others until it may again, or the game is over."""
        if self._needs_reset:
            raise ResetNeeded("no game is being played: call reset() before step()")
        self.episode.act(self.seat, int(action))
        self._let_others_move()
        terminated = self.episode.is_over
        truncated = self.episode.is_truncated
        self._needs_reset = terminated or truncated
        codes, info = self._told()
        return codes, self.episode.rewards()[self.seat], terminated, truncated, info

    def action_masks(self) -> Array:
        """Return the action mask, as sb3-contrib calls it."""
        return self.episode.observe(self.seat)[1].astype(bool)

    def render(self) -> drawing.Picture:
        """Render what the learner sees."""
        return drawing.render(self.episode.match, self.seat, self.render_mode)

    def _let_others_move(self) -> None:
        """Let the bots move until the learner may, or the game is over."""
        while (active := self.episode.active) and self.seat not in active:
            seat = active[0]
            seen = self.episode.match.seen(seat)
            text = self._bots[seat].move(seen, mix(self._seed, self.episode.moves))
            self.episode.act(seat, self.episode.game.number(text))

    def _told(self) -> tuple[Array, Info]:
        codes, mask = self.episode.observe(self.seat)
        told = self.episode.info(self.seat, self._needs_reset)
        if self._needs_reset:
            told["opponents"] = [
                getattr(self._bots.get(seat), "name", None) for seat in range(self.episode.seats)
            ]
        return codes, {"action_mask": mask, "seat": self.seat, **told}


for _name in games.names():
    gymnasium.register(
        f"tenfold/{_name}-v0",
        entry_point="tenfold.env.gymnasium:Env",
        vector_entry_point="tenfold.env.vector_gymnasium:make",
        kwargs={"game": _name},
    )
