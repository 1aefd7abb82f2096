"""Links that compiled code tells bit by bit are those that Python finds."""

import json
import random
from itertools import pairwise

import numpy as np
import pytest

from tenfold import games
from tenfold.games.news import Sheet
from tenfold.games.tendays.linking import Linking
from tenfold.games.tendays.links import Links
from tenfold.games.tendays.state import AT, STATE
from tenfold.games.tendays.view import place_of_rack, tile_texts
from tenfold.games.writing import LINK_ENDS, LINKS
from tenfold.server.table.table_json import link

HIDDEN, NONE = 254, 255


def found(game, rack):
    """The links of a rack as plain JSON."""
    names = tile_texts(game.map)
    return [link(each) for each in game.links({"racks": [[names[tile] for tile in rack]]}, 0)]


def told(linking, viewers, seats, views, last):
    """The links that each viewer is told, as JSON."""
    sheet = Sheet(games.get("africa"))
    linking.tell(viewers, seats, views, last, sheet)
    ends = [LINKS, *(LINKS + sheet.found[LINK_ENDS, : len(seats)])]
    return [sheet.text[first:end].tobytes() for first, end in pairwise(ends)]


@pytest.mark.parametrize("days", [5, 10])
@pytest.mark.parametrize("name", ["africa", "usa"])
def test_links_that_are_told_when_a_rack_changes_add_up_to_all_of_them(name, days):
    game, chance = games.get(name), random.Random(days)
    tiles = [*range(len(game.map.kinds)), *[len(game.map.kinds) - 1] * 10, *[HIDDEN, NONE] * 3]
    views = np.zeros((2, STATE.itemsize), np.uint8)
    views[:, AT.days] = days
    last, known = views.copy(), {tuple(each["days"]): each for each in found(game, bytes(days))}
    for _ in range(400):
        for _ in range(chance.choice([1, 2, days])):
            views[1, place_of_rack(0, days)][chance.randrange(days)] = chance.choice(tiles)
        before, new = told(game.linking, 0b11, np.array([-3, 0]), views, last)
        last[:] = views
        known |= {tuple(each["days"]): each for each in json.loads(new or b"[]")}

        assert before == b""
        assert list(known.values()) == found(game, views[1, place_of_rack(0, days)].tobytes())


def test_a_text_of_a_link_is_learned_once(monkeypatch):
    game, asked, find = games.get("africa"), [], Links.find
    linking = Linking(Links(game.map, game.board, lambda found: None))
    monkeypatch.setattr(Links, "find", lambda self, rack, i: asked.append(i) or find(self, rack, i))
    views, last = (np.zeros((1, STATE.itemsize), np.uint8) for _ in range(2))
    views[:, AT.days] = last[:, AT.days] = 5
    views[0, place_of_rack(0, 5)] = [1, 2, 3, 4, 5]

    first = told(linking, 1, np.array([0]), views, last)
    count = len(asked)
    again = told(linking, 1, np.array([0]), views, last)

    assert count == 4 * len(game.map.places)
    assert len(asked) == count
    assert first == again
