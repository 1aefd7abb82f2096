"""Deals that can be verified: what a downloaded record says of its deal is checked,
whatever it is.
"""

import pytest

from tenfold import start
from tenfold.errors import BadRecord
from tenfold.server.table import fair_chance

SECRET, LUCK = "ab" * 32, ["01" * 8, "02" * 8]


@pytest.fixture
def played():
    """A few moves with a deal, and what their record says of it."""
    dealt = fair_chance.FairChance(SECRET, LUCK)
    match = start("tenzania", seats=2, chance=dealt)
    for _ in range(4):
        seat = min(match.active)
        match.play(seat, match.legal(seat)[0])
    return match, fair_chance.heading(dealt, match.lines)


def test_a_deal_is_verified_with_all_of_its_ways(played):
    match, told = played

    assert fair_chance.verify(fair_chance.with_deal(match.record, told)) == 11


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"secret": "cd" * 32}, "the secret is not the one that was promised"),
        ({"secret": 5}, "a secret in hexadecimal"),
        ({"secret": "no"}, "a secret in hexadecimal"),
        (
            {"contributions": ["01" * 8]},
            "the deal is not what the secret and the contributions give",
        ),
        ({"contributions": None}, "lists of texts"),
        ({"contributions": [1, 2]}, "lists of texts"),
        ({"history": "0 play 3 = 3"}, "lists of texts"),
        ({"history": [None]}, "lists of texts"),
        ({"history": []}, "the deal is not what the secret and the contributions give"),
    ],
)
def test_a_deal_that_is_another_or_none_is_refused(played, change, said):
    match, told = played

    with pytest.raises(BadRecord, match=said):
        fair_chance.verify(fair_chance.with_deal(match.record, {**told, **change}))


@pytest.mark.parametrize("back", ["back 99", "back -1", "back many", "back "])
def test_a_history_that_takes_nothing_back_is_refused(played, back):
    match, told = played

    with pytest.raises(BadRecord, match="takes nothing back"):
        fair_chance.verify(
            fair_chance.with_deal(match.record, {**told, "history": [*match.lines, back]})
        )
