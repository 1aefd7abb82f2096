"""`--seed` repeats a game, whatever is compiled on the machine."""

import pytest

from tenfold.cli.table import seating
from tenfold.cli.table.terminal import terminal


class Compiling:
    """The compiler beside a table: nothing is compiled until somebody waits for it."""

    def __init__(self, is_ready):
        self.is_ready = is_ready

    def is_done(self, part):
        return self.is_ready

    def wait(self, part, say):
        self.is_ready = True


def table(seed, *, is_compiled):
    """A new game in whose set-up the person and the bot may both move."""
    wishes = seating.Wishes(game="africa", bot="random", seed=seed, new=True)
    found = seating.sit(terminal(), "en", wishes)
    found.compiling = Compiling(is_compiled)
    return found


def test_a_seed_repeats_the_game_whether_or_not_its_bots_are_compiled():
    warm, cold = table(5, is_compiled=True), table(5, is_compiled=False)
    moved = [each.bots_move() for each in (warm, cold)]

    assert moved == [True, True]
    assert cold.match.record == warm.match.record


@pytest.mark.parametrize("is_compiled", [False, True])
def test_without_a_seed_nobody_waits_for_bots_while_they_can_move_themselves(is_compiled):
    assert table(None, is_compiled=is_compiled).bots_move() is is_compiled
