"""The games in OpenSpiel: registered Python games with explicit chance,
`pyspiel.load_game("tenfold_africa(days=5)")`.

Set-up, in which several seats may move, is gone through seat by seat: none sees more of another
than it would anyway. The information state is what the seat has seen happen (perfect recall), the
observation is its view.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pickle import PicklingError

import numpy as np

from tenfold import games
from tenfold.bots.seeds import generator
from tenfold.env import nodes
from tenfold.env.episodes.keywords import split, takes
from tenfold.env.vector import check_reward
from tenfold.errors import BadArgument
from tenfold.extras import extra
from tenfold.games.game import Game, Position, Variant
from tenfold.kernel import features, play
from tenfold.kernel.contract import CHANCE, Move
from tenfold.kernel.layout import Blank, State, blank

with extra("research", "tenfold.env.open_spiel"):
    import pyspiel

LONGEST, MOST_WAYS = 20_000, 256
"""After how many decisions a game is cut off whose rules set no bound, and more ways than chance
ever has.
"""

FINE = 1 << 53
"""How finely OpenSpiel's samplers draw."""

RECALL = 16
"""How many of the last lines an information state's tensor holds, unless `recall` says otherwise.
"""

NOBODY, WITHOUT_END = -1, 0
"""What stands for None in a parameter: of `first`, and of `max_moves`."""


@dataclass(frozen=True)
class Subject:
    """What is registered under a name: a game, with what its parameters begin as."""

    short_name: str
    game: Game[State, Blank]
    defaults: Mapping[str, bool | int | str]
    position: Position | None = None
    keeps: bool = False

    def type(self, reward: str) -> pyspiel.GameType:
        """What OpenSpiel asks of a game before it is loaded."""
        utilities = pyspiel.GameType.Utility
        utility = {
            "shares": utilities.CONSTANT_SUM,
            "zero-sum": utilities.ZERO_SUM,
            "points": utilities.GENERAL_SUM,
        }
        return pyspiel.GameType(
            short_name=self.short_name,
            long_name=f"Tenfold: {self.game.title}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=utility[reward],
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=self.game.seats[-1],
            min_num_players=self.game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=dict(self.defaults),
        )


@dataclass(frozen=True, kw_only=True)
class Defaults:
    """The defaults of the parameters that every game has."""

    seats: int = 2
    reward: str = "shares"
    max_moves: int | None = None
    recall: int = RECALL

    def parameters(self, variant: Variant) -> dict[str, bool | int | str]:
        """Return the defaults as OpenSpiel's parameters, which cannot be None."""
        options = {name: NOBODY if value is None else value for name, value in variant.items()}
        return {
            "players": self.seats,
            "reward": self.reward,
            "recall": self.recall,
            "max_moves": self.max_moves or WITHOUT_END,
            **options,
        }


@takes(Defaults)
def register(
    short_name: str,
    game: str | Game[State, Blank],
    *,
    position: Position | None = None,
    keeps: bool = False,
    **keywords: object,
) -> None:
    """Register a game under a name. The other keywords are the defaults of its parameters.

    It may begin with a position, all of which is given. `keeps` keeps its tree in memory, for trees
    that are traversed again and again.
    """
    found = games.get(game) if isinstance(game, str) else game
    defaults, variant = split(Defaults, keywords)
    full = found.complete(defaults.seats, variant)
    subject = Subject(short_name, found, defaults.parameters(full), position, keeps)

    class Registered(Spiel):
        """The game of this name."""

        of = subject

    pyspiel.register_game(subject.type(defaults.reward), Registered)


class Spiel(pyspiel.Game):
    """A game as OpenSpiel sees it."""

    of: Subject

    def __init__(self, params: Mapping[str, bool | int | str] | None = None) -> None:
        given = {**self.of.defaults, **(params or {})}
        reward = str(given.pop("reward"))
        check_reward(self.of.game, reward)
        seats = int(given.pop("players"))
        bound = int(given.pop("max_moves")) or LONGEST
        self.recall = int(given.pop("recall"))
        game = self.of.game
        full = game.complete(seats, self._variant(given))
        if game.most_decisions is not None:
            bound = min(bound, game.most_decisions(seats, full))
        self.rules = nodes.Rules(game, seats, reward, bound, self.of.keeps)
        first = blank(game.state, 1)
        first[0] = self._dealt(seats, full)
        self.features = game.features(first[0])
        self._root = nodes.root(self.rules, first)
        super().__init__(self.of.type(reward), _info(self.rules), dict(params or {}))

    def _variant(self, given: Mapping[str, bool | int | str]) -> dict[str, object]:
        """Return the options of the game: a parameter that is a seat may be nobody."""
        variant: dict[str, object] = dict(given)
        for option in self.of.game.options:
            if option.is_seat and variant.get(option.name) == NOBODY:
                variant[option.name] = None
        return variant

    def _dealt(self, seats: int, variant: Variant) -> State:
        """Return the state before anything has happened."""
        game = self.of.game
        if self.of.position is None:
            return game.deal(seats, variant)
        return game.arrange(self.of.position, seats, variant, play.seeded(0, 1)[0])

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """The state before anything has happened."""
        return SpielState(self, Place(self._root, str(self)))

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, bool | int | str] | None = None,
    ) -> "Observer":
        """What tells a player's view, or with perfect recall all that it has seen."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if (
            params
            or not kind.public_info
            or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise BadArgument(
                "an observer tells what one player sees, all of it, and has no parameters"
            )
        if kind.perfect_recall:
            return Remembered(self)
        return Seen(self)


@dataclass(frozen=True, slots=True)
class Place:
    """The node of a state in the tree of its game, copied by reference and pickled as the moves
    that lead there.
    """

    node: nodes.Node
    game: str

    def __deepcopy__(self, memo: object) -> "Place":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.node.is_resampled:
            raise PicklingError(
                "a resampled state has no history, by which it would be pickled: clone it"
            )
        return _found, (self.game, [node.line[1] for node in [*self.node.path()][-2::-1]])


def _found(game: str, moves: list[int]) -> Place:
    node = pyspiel.load_game(game).new_initial_state().node
    for move in moves:
        node = node.child(move)
    return Place(node, game)


class SpielState(pyspiel.State):
    """A state as OpenSpiel sees it."""

    def __init__(self, game: Spiel, place: Place) -> None:
        super().__init__(game)
        self.place = place

    @property
    def node(self) -> nodes.Node:
        """The node of the game's tree."""
        return self.place.node

    def current_player(self) -> int:
        """Who moves: a player, chance, or nobody."""
        mover = self.node.mover
        if mover == nodes.OVER:
            return pyspiel.PlayerId.TERMINAL
        if mover == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return mover

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.node.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ways of chance, with their likelihood."""
        return self.node.chances

    def _apply_action(self, action: int) -> None:
        self.place = Place(self.node.child(action), self.place.game)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.say(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return self.node.is_over

    def returns(self) -> list[float]:
        """What it was worth to each player."""
        return self.node.returns

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player cannot tell from this one, with what it does not know
        drawn at random.
        """
        game: Spiel = self.get_game()
        rng = generator(int(sampler() * FINE))
        return SpielState(game, Place(self.node.resampled(player, rng), self.place.game))

    def __str__(self) -> str:
        """The record so far."""
        return "\n".join(self.node.record())


class Seen:
    """Tells a player's view."""

    def __init__(self, game: Spiel) -> None:
        self.tensor = np.zeros(features.size(game.features), np.float32)
        self.dict = features.split(game.features, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a player's view."""
        self.tensor[:] = state.node.codes(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """A player's view, as JSON."""
        game = state.node.rules.game
        node = state.node
        return json.dumps(
            game.view_json(node.views[player][0], player), separators=(",", ":"), sort_keys=True
        )


class Remembered:
    """Tells all that a player has seen: in text the whole of it, in the tensor the last lines.

    Of each line, the last one first, the tensor has who moved (chance is the last), the number of
    the move plus one where the player saw which it was, and the player's view after it.
    """

    def __init__(self, game: Spiel) -> None:
        recall = game.recall
        seats = game.rules.seats
        codes = features.size(game.features)
        shapes = {"who": (recall, seats + 1), "move": (recall,), "view": (recall, codes)}
        ends = np.cumsum([np.prod(shape) for shape in shapes.values()])
        self.tensor = np.zeros(ends[-1], np.float32)
        parts = zip(shapes.items(), np.split(self.tensor, ends[:-1]), strict=True)
        self.dict = {name: part.reshape(shape) for (name, shape), part in parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player has seen of the last lines."""
        self.tensor.fill(0)
        game = state.node.rules.game
        who_moved, moves, views = self.dict.values()
        for row, node in zip(range(len(moves)), state.node.path(), strict=False):
            who, move = node.line
            if node.before is not None:
                who_moved[row, who] = 1  # chance, -1, is the last
                is_seen = who == player or (who != CHANCE and game.is_open(Move(move)))
                moves[row] = 0
                if is_seen:
                    moves[row] = move + 1
            views[row] = node.codes(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that a player has seen happen, with its own moves."""
        return f"seat {player}\n{state.node.memory(player)}"


Observer = Seen | Remembered


def _info(rules: nodes.Rules) -> pyspiel.GameInfo:
    game = rules.game
    seats = rules.seats
    least, most, total = {
        "shares": (0.0, 1.0, 1.0),
        "zero-sum": (-1 / seats, 1 - 1 / seats, 0.0),
        "points": (-1000.0, 1000.0, None),
    }[rules.reward]
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.texts),
        max_chance_outcomes=MOST_WAYS,
        num_players=seats,
        min_utility=least,
        max_utility=most,
        utility_sum=total,
        max_game_length=rules.max_moves,
    )


for _name in games.names():
    register(f"tenfold_{_name}", _name)
