"""Links that are sent when a rack changes add up to all links of the rack."""

import json
import random

import pytest

from tenfold import games
from tenfold.games.tendays.board import EMPTY, UNKNOWN
from tenfold.games.tendays.view import tile_texts
from tenfold.server.table.game_features import link


def found(game, rack):
    """The links of a rack as plain JSON."""
    names = {number % 256: name for number, name in tile_texts(game.map).items()}
    return [link(each) for each in game.links.of({"racks": [[names[tile] for tile in rack]]}, 0)]


@pytest.mark.parametrize("days", [5, 10])
@pytest.mark.parametrize("name", ["africa", "usa"])
def test_links_that_are_sent_when_a_rack_changes_add_up_to_all_of_them(name, days):
    game, chance = games.get(name), random.Random(days)
    tiles = [
        *range(len(game.map.kinds)),
        *[len(game.map.kinds) - 1] * 10,
        *[UNKNOWN % 256, EMPTY % 256] * 3,
    ]
    rack, links, known = bytearray(days), game.links.follow(0), {}
    for _ in range(400):
        for _ in range(chance.choice([1, 2, days])):
            rack[chance.randrange(days)] = chance.choice(tiles)
        new = [json.loads(text) for text in links.set_rack(bytes(rack))]

        assert [each for each in new if known.get(tuple(each["days"])) == each] == []
        known |= {tuple(each["days"]): each for each in new}
        assert list(known.values()) == found(game, bytes(rack))


def test_a_rack_that_has_not_changed_has_no_new_links():
    links = games.get("africa").links.follow(0)
    links.set_rack(bytes(10))

    assert links.set_rack(bytes(10)) == []
