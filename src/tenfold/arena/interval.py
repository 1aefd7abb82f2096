"""How sure a share of wins is: 95 % intervals that know that the games of one deal are not
independent.
"""

from collections.abc import Sequence
from math import sqrt

import numpy as np

from tenfold.kernel.layout import Array

NORMAL = 1.959963984540054
"""The standard deviations around the mean that hold 95 % of a normal distribution."""

FEW = 30
"""The games of fewer deals than this are taken to be independent: their correlation cannot be
estimated.
"""

SUMS = 6
"""The number of values that `sums` returns."""

LEAST = 0.25
"""The lower bound of the design effect."""


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of independent games: right for few games, and for shares near
    0 and 1.
    """
    if games == 0:
        return 0.0, 1.0
    square = NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = (
        NORMAL / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    )
    return max(0.0, middle - half), min(1.0, middle + half)


def shared(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Wilson's interval for the games of shared deals: for as many independent games as would vary
    as much.

    The rotations of a deal meet the same chance. Where luck decides, a bot wins one of them and
    loses the other, and the mean is surer than so many games tell; so the variance is taken between
    deals, not between games.
    """
    return of_sums(sum((sums(deal) for deal in deals), np.zeros(SUMS)))


def sums(deal: Sequence[float]) -> Array:
    """What is added up over deals to tell their interval: how many deals, games and wins, and
    products of these.
    """
    games = len(deal)
    won = sum(deal)
    return np.array([1, games, won, won * won, won * games, games * games], float)


def of_sums(told: Array) -> tuple[float, float]:
    """The interval of deals whose sums were added up."""
    _, games, won, *_ = told.tolist()
    if games:
        return wilson(won / games, games / _effect(told))
    return 0.0, 1.0


def _effect(told: Array) -> float:
    """How many times the variance of independent games the mean's variance is: the design
    effect.
    """
    deals, games, won, won_won, won_games, games_games = told.tolist()
    share = won / games
    alone = share * (1 - share) / games
    if deals < FEW or alone <= 0:
        return 1.0
    squares = won_won - 2 * share * won_games + share * share * games_games
    between = squares * deals / (deals - 1) / games**2
    return max(LEAST, between / alone)
