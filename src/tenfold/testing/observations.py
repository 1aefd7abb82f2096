"""The laws of what a network is given: by the view alone, whole, and within its declared ranges."""

import numpy as np

from tenfold.kernel import features
from tenfold.testing.subjects import Subject, legal, subjects, walk

GUARD = 99
"""Written behind an observation: `encode` must leave it."""


def observations_are_whole_and_within_their_ranges(subject: Subject) -> None:
    """`encode` writes every number of its features, each within its range, and nothing behind
    them.
    """
    game = subject.game
    table = game.features(game.deal(subject.seats, subject.variant))
    lows, highs = features.lows(table), features.highs(table)
    for state, _ in walk(subject, seed=1, stops=30, stride=60):
        assert game.features(state) == table
        for seat in range(subject.seats):
            code = np.full(features.size(table) + 1, GUARD, np.int8)
            game.encode(game.view_record(state, seat), seat, code[:-1])

            assert np.all((lows <= code[:-1]) & (code[:-1] <= highs))
            assert code[-1] == GUARD


def equal_views_have_equal_observations(subject: Subject) -> None:
    """What a network is given does not depend on what is hidden from the seat."""
    game = subject.game
    for state, rng in walk(subject, seed=2, stops=10, stride=60):
        for seat in range(subject.seats):
            view = game.view_record(state, seat)
            other = game.view_record(state, seat)
            game.rules.fill(game.board, other, rng)

            assert (
                game.encode(game.view_record(other, seat), seat).tobytes()
                == game.encode(view, seat).tobytes()
            )


def masks_have_the_legal_moves(subject: Subject) -> None:
    """An action mask has 1 exactly for the legal moves."""
    game = subject.game
    for state, _ in walk(subject, seed=4, stops=20, stride=60):
        for seat in range(subject.seats):
            assert np.flatnonzero(game.mask(state, seat)).tolist() == legal(game, state, seat)


OBSERVATION_LAWS = (
    observations_are_whole_and_within_their_ranges,
    equal_views_have_equal_observations,
    masks_have_the_legal_moves,
)


def every_feature_changes(name: str, rare: frozenset[str] = frozenset()) -> None:
    """Each feature of an observation takes more than one value over random games of all variants,
    but for rare ones.
    """
    values: dict[str, set[bytes]] = {}
    for subject in subjects(name):
        game = subject.game
        for state, _ in walk(subject, seed=3, stops=40, stride=300):
            for seat in range(subject.seats):
                code = game.encode(game.view_record(state, seat), seat)
                for name, part in features.split(game.features(state), code).items():
                    values.setdefault(name, set()).add(part.tobytes())

    assert [
        name for name, different in values.items() if len(different) < 2 and name not in rare
    ] == []
