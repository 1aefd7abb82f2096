"""The games in PettingZoo: AEC for every game, and parallel, in which all who may move do so at
once.

A seat's observation is its view, as codes, and the mask of its legal moves, in PettingZoo's
convention.
"""

from collections.abc import Mapping

import numpy as np

from tenfold import games
from tenfold.env.episodes import drawing
from tenfold.env.episodes.episode import Episode, Info
from tenfold.env.episodes.keywords import EpisodeOptions, split, takes
from tenfold.errors import BadArgument
from tenfold.extras import extra
from tenfold.kernel.layout import Array

with extra("research", "tenfold.env.pettingzoo"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

Observation = dict[str, Array]

METADATA = {"render_modes": list(drawing.MODES), "render_fps": 1}


class _Seats:
    """What both kinds of environment share: seats by name, spaces, observations, and the state for
    central critics.
    """

    @takes(EpisodeOptions)
    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **keywords: object,
    ) -> None:
        options, variant = split(EpisodeOptions, keywords)
        seats = options.seats
        full = games.get(game).complete(seats, variant, _Seats.__init__)
        self.episode = Episode(game, options, full)
        self.max_cycles = max_cycles
        self.render_mode = drawing.check(render_mode)
        self.metadata: dict[str, object] = {
            **METADATA,
            "name": f"tenfold_{game}_v0",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        lows, highs = self.episode.bounds
        codes = Box(lows, highs, dtype=np.int8)
        mask = Box(0, 1, (len(self.episode.game.texts),), np.int8)
        self._observed = {
            name: Dict({"observation": codes, "action_mask": mask}) for name in self.possible_agents
        }
        self._acted = {
            name: Discrete(len(self.episode.game.texts)) for name in self.possible_agents
        }
        self.state_space = Box(np.tile(lows, seats), np.tile(highs, seats), dtype=np.int8)

    def state(self) -> Array:
        """Return what all seats see, one after another: the state for centralised critics."""
        return np.concatenate([self.episode.observe(seat)[0] for seat in range(self.episode.seats)])

    def observation_space(self, agent: str) -> Dict:
        """What a seat sees, and which moves it has."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all moves."""
        return self._acted[agent]

    def observe(self, agent: str) -> Observation:
        """What a seat sees now."""
        codes, mask = self.episode.observe(self._seat_of(agent))
        return {"observation": codes, "action_mask": mask}

    def _deal(self, seed: int | None) -> None:
        self.episode.reset(None if seed is None else np.random.default_rng(seed))
        self.agents = list(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._told(ended=False)

    def _told(self, ended: bool) -> dict[str, Info]:
        """Return the infos of all agents."""
        return {name: self.episode.info(self._seat_of(name), ended) for name in self.agents}

    def _seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadArgument(
                f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}"
            )
        return self.possible_agents.index(agent)

    def _named(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def _draw(self, viewer: int | None) -> drawing.Picture:
        return drawing.render(self.episode.match, viewer, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class InTurn(_Seats, AECEnv[str, Observation, int | None]):
    """A game in which one seat acts after the other: where several may, the first of them."""

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game; the same seed gives the same game, and the same ones after it."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self.episode.active[0]]

    def step(self, action: int | None) -> None:
        """Let the selected seat move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(self.possible_agents.index(agent), int(action))
        over = self.episode.is_over
        late = (
            not over
            and self.max_cycles is not None
            and self.episode.moves >= self.max_cycles * self.episode.seats
        )
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        self.rewards = self._named(self.episode.rewards())
        self.infos = self._told(over or late)
        self._accumulate_rewards()
        if not over and not late:
            self.agent_selection = self.possible_agents[self.episode.active[0]]

    def render(self) -> drawing.Picture:
        """What the selected seat sees."""
        return self._draw(self.possible_agents.index(self.agent_selection))


class Together(_Seats, ParallelEnv[str, Observation, int]):
    """A game in which all seats that may move now do so at once."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game; the same seed gives the same game, and the same ones after it."""
        self._deal(seed)
        self.cycles = 0
        return {name: self.observe(name) for name in self.agents}, self.infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Let all seats that may move now do so."""
        movers = self.episode.active
        lacking = [
            self.possible_agents[seat]
            for seat in movers
            if self.possible_agents[seat] not in actions
        ]
        if lacking:
            raise BadArgument(f"actions lack those of {', '.join(lacking)}, who may move now")
        for seat in movers:
            if seat in self.episode.active:  # still: another's move may have ended the game
                self.episode.act(seat, int(actions[self.possible_agents[seat]]))
        self.cycles += 1
        over = self.episode.is_over
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = {name: self.observe(name) for name in self.agents}
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, late)
        rewards = {
            name: value
            for name, value in self._named(self.episode.rewards()).items()
            if name in self.agents
        }
        infos = self._told(over or late)
        if over or late:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> drawing.Picture:
        """What a spectator sees."""
        return self._draw(None)


@takes(InTurn)
def env(
    game: str,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **keywords: object,
) -> AECEnv[str, Observation, int | None]:
    """Return a game in which seats act one after the other: `env("africa", seats=3, days=5)`.

    `seats`, `reward`, `illegal` and `position` are described by
    `tenfold.env.episodes.keywords.EpisodeOptions`. `max_cycles` truncates a game: a cycle has a
    move for each seat. All other keywords are the game's options.
    """
    game_in_turn = InTurn(game, max_cycles=max_cycles, render_mode=render_mode, **keywords)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(game_in_turn))


@takes(InTurn)
def raw_env(
    game: str,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **keywords: object,
) -> InTurn:
    """Return what `env` wraps."""
    return InTurn(game, max_cycles=max_cycles, render_mode=render_mode, **keywords)


@takes(Together)
def parallel_env(
    game: str,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **keywords: object,
) -> Together:
    """Return a game in which all seats that may move do so at once; actions of the other seats are
    ignored.

    It takes the parameters of `env`; a cycle is a step.
    """
    return Together(game, max_cycles=max_cycles, render_mode=render_mode, **keywords)
