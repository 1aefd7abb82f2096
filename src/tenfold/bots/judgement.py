"""A game's own judgement, for any game: what to play, who is winning, and how a search is to look ahead."""

from collections.abc import Callable
from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tenfold.games.game import Game
from tenfold.kernel.compiled import compiled, extend, generic
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import Array, Blank, Flat, State, single, wide
from tenfold.kernel.play import below, mover, pick, shares
from tenfold.seen import Seen

greedy = generic("greedy")
"""A seat's move that looks best at once: `greedy(board, view, seat, numbers, rng)`."""

evaluate = generic("evaluate")
"""A seat's chance to win, from 0 to 1, worked out at once from a whole state:
`evaluate(board, state, seat, numbers)`."""

utility = generic("utility")
"""What a search takes a whole state to be worth to a seat, from 0 to 1, with the same arguments."""

believe = generic("believe")
"""Write what a seat believes of what it cannot see: `believe(board, view, seat, numbers, belief)`."""

determinize = generic("determinize")
"""Turn a view into a state that it could be of, the likelier by the belief the oftener:
`determinize(board, state, numbers, belief, rng)`."""

prior = generic("prior")
"""Write by how much each arm is thought to be better than the greedy move before it is tried, and how far from that it
may be: `prior(board, view, seat, numbers, first, arms)`."""

at_horizon = generic("at_horizon")
"""Whether a rollout need not go on, since what a state is worth to a seat can be told:
`at_horizon(board, state, seat)`."""

PERMILLE = 1000
SEATS = 8


class Lookahead(NamedTuple):
    """How a search looks ahead in a game: what was best in the arena."""

    horizon: int = 10**6
    """How many turns a rollout has before the utility is asked, that of the seat itself the first,"""
    rounds: int = 0
    """and how many rounds, in which each seat has a turn, beside these."""
    bias: float = 0.003
    """How much worse than the greedy move any other is taken to be before it is tried,"""
    doubt: float = 0.02
    """and how far from that it may be: the less, the more playouts it takes to leave the greedy move."""
    noise: float = 0.1
    """How much the lead of a move usually varies between worlds."""
    sure: float = 0.0
    """By how many standard deviations a move must be ahead of the greedy one to be played in its place."""
    width: int = 12
    """How many moves are tried at most: those that look best,"""
    previews: int = 2
    """at the end of the turn in so many worlds; by their prior if in none."""


class Judgement(NamedTuple):
    """What a game is judged by. The functions are found by the game's states; this is what they are given."""

    lookahead: Lookahead
    numbers: Any
    """The fitted numbers, a flat record that every function of the judgement is given."""
    belief: np.dtype[np.void]
    """The layout of what is believed of what others hide."""
    learn: Callable[[Seen, Any], None]
    """Write what the events that a seat has seen tell into a belief."""
    module: ModuleType


@cache
def adopt(game: Game[State, Blank]) -> Judgement:
    """Find a game's judgement: the module that the game names, or the folder here of its family's name.

    What that leaves out, the plain one has.
    """
    plain = import_module("tenfold.bots.plain")
    module = import_module(game.judgement) if game.judgement else _of_family(game.family) or plain
    for found in (module, plain):
        extend(game.family, found)

    def get(name: str) -> Any:
        return getattr(module, name, getattr(plain, name))

    return Judgement(get("LOOKAHEAD"), get("NUMBERS"), get("BELIEF"), get("learn"), module)


def _of_family(family: str) -> ModuleType | None:
    name = f"{__package__}.{family}"
    found = util.find_spec(name) if family.isidentifier() else None
    return import_module(name) if found and found.submodule_search_locations else None


def believed(seen: Seen, judgement: Judgement) -> Any:
    """What a seat believes of what it cannot see, by all that it has seen."""
    belief = single(judgement.belief)
    judgement.learn(seen, belief)
    believe(seen.game.board, seen.view, seen.seat, judgement.numbers, belief)
    return belief


@compiled
def decide(board: Flat, view: Blank, seat: int, numbers: Flat, slips: int, rng: Array) -> int:
    """The game's greedy move; but `slips` times of a thousand any legal move."""
    if slips == PERMILLE or (slips and below(rng, PERMILLE) < slips):
        return pick(board, view, seat, rng)
    return wide(greedy(board, view, seat, numbers, rng))


@compiled
def chance(board: Flat, state: State, seat: int, numbers: Flat) -> float:
    """A seat's chance to win; where the game is over, its share of the win."""
    if mover(board, state) == OVER:
        return final_share(board, state, seat)
    expected: float = evaluate(board, state, seat, numbers)
    return expected


@compiled
def final_share(board: Flat, state: State, seat: int) -> float:
    """A seat's share of the win of a game that is over, as the rules have it: all, a part with others, or none."""
    out = np.zeros(SEATS)
    shares(board, state, out)
    won: float = out[seat]
    return won
