"""The same rules, interpreted and compiled: every state of every random game is the same, to the
byte.
"""

import pytest

from tenfold import games
from tenfold.testing import runs_interpreted_as_compiled

SEATS = [(name, seats) for name in games.names() for seats in games.get(name).seats]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_interpreted_equals_compiled(name, seats):
    runs_interpreted_as_compiled(name, seats, 200, 80)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_interpreted_equals_compiled_to_the_end_of_many_games(name, seats):
    runs_interpreted_as_compiled(name, seats, 300, 4000)
