"""A game's own judgement, for any game: what to play, who is winning, and how a search is to look
ahead.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tenfold.games.game import Game
from tenfold.kernel.compiled import compiled, extend, generic
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import Array, Blank, Flat, State, as_i64, single
from tenfold.kernel.play import below, mover, pick, shares
from tenfold.seen import Seen

greedy = generic("greedy")
"""Returns the move that looks best without search: `greedy(board, view, seat, numbers, rng)`."""

evaluate = generic("evaluate")
"""Returns a seat's chance to win, from 0 to 1, from a full state: `evaluate(board, state, seat,
numbers)`.
"""

utility = generic("utility")
"""Returns what a search maximises, from 0 to 1, from a full state: `utility(board, state, seat,
numbers)`.
"""

believe = generic("believe")
"""Writes a seat's belief about what it cannot see: `believe(board, view, seat, numbers, belief)`.
"""

determinize = generic("determinize")
"""Samples a full state consistent with a view, weighted by the belief:
`determinize(board, state, numbers, belief, rng)`. `state` is the view, and becomes the state."""

prior = generic("prior")
"""Writes the prior of each arm, the mean and the standard deviation of its lead over the greedy
move: `prior(board, view, seat, numbers, first, arms)`.
"""

at_horizon = generic("at_horizon")
"""Returns whether a rollout may stop early, since the state can be evaluated: `at_horizon(board,
state, seat)`.
"""

PERMILLE = 1000
"""The unit in which slips are counted: random moves per thousand moves."""

SEATS = 8
"""The greatest number of seats of any game."""


class Lookahead(NamedTuple):
    """The parameters of search in a game. Those of each family were chosen in the arena."""

    horizon: int = 10**6
    """The number of turns of a rollout before the utility is evaluated. The seat's own turn is the
    first.
    """
    rounds: int = 0
    """The number of rounds added to `horizon`. A round has a turn for each seat."""
    bias: float = 0.003
    """The prior mean of how much worse any move is than the greedy one."""
    doubt: float = 0.02
    """The prior standard deviation of a move's lead. A smaller one needs more playouts to leave the
    greedy move.
    """
    noise: float = 0.1
    """The usual standard deviation of a move's lead between worlds."""
    sure: float = 0.0
    """A move replaces the greedy one if it leads by this many standard deviations."""
    width: int = 12
    """The greatest number of arms. The moves with the best previews are chosen."""
    previews: int = 2
    """The number of worlds in which each move is previewed up to the end of the turn. With 0, the
    prior chooses.
    """


class Judgement(NamedTuple):
    """The data of a game's judgement. Its compiled functions are dispatched by the type of the
    game's states.
    """

    lookahead: Lookahead
    numbers: Flat
    """The fitted numbers, a flat record that every function of the judgement is given."""
    belief: np.dtype[np.void]
    """The layout of a belief about what others hide."""
    learn: Callable[[Seen, Flat], None]
    """Writes what a seat has learned from events into a belief, in plain Python."""
    module: ModuleType
    """The module or package that defines the judgement."""


@cache
def load(game: Game[State, Blank]) -> Judgement:
    """Import a game's judgement and register its functions with the kernel; cached, so that it
    happens once.

    The judgement is the module that the game names, or the package here with the name of its
    family. `default_judgement` has what that leaves out.
    """
    default = import_module("tenfold.bots.default_judgement")
    module = _own_module(game) or default
    extend(game.family, module)
    extend(game.family, default)

    def get(name: str) -> Any:
        return getattr(module, name, getattr(default, name))

    return Judgement(get("LOOKAHEAD"), get("NUMBERS"), get("BELIEF"), get("learn"), module)


def _own_module(game: Game[State, Blank]) -> ModuleType | None:
    """Return the module of a game's own judgement, or None."""
    if game.judgement:
        return import_module(game.judgement)
    name = f"{__package__}.{game.family}"
    spec = util.find_spec(name) if game.family.isidentifier() else None
    is_package = spec is not None and spec.submodule_search_locations is not None
    if is_package:
        return import_module(name)
    return None


def believed(seen: Seen, judgement: Judgement) -> Flat:
    """Return what a seat believes about what it cannot see, from its view and its events."""
    belief: Flat = single(judgement.belief)
    judgement.learn(seen, belief)
    believe(seen.game.board, seen.view, seen.seat, judgement.numbers, belief)
    return belief


@compiled
def decide(board: Flat, view: Blank, seat: int, numbers: Flat, slips: int, rng: Array) -> int:
    """Return the game's greedy move, or a random legal move `slips` times in a thousand."""
    if slips == PERMILLE or (slips and below(rng, PERMILLE) < slips):
        return pick(board, view, seat, rng)
    return as_i64(greedy(board, view, seat, numbers, rng))


@compiled
def chance(board: Flat, state: State, seat: int, numbers: Flat) -> float:
    """Return a seat's estimated chance to win, or its share of the win if the game is over."""
    if mover(board, state) == OVER:
        return final_share(board, state, seat)
    expected: float = evaluate(board, state, seat, numbers)
    return expected


@compiled
def final_share(board: Flat, state: State, seat: int) -> float:
    """Return a seat's share of the win when the game is over: 1, a part if several win, or 0."""
    out = np.zeros(SEATS)
    shares(board, state, out)
    won: float = out[seat]
    return won
