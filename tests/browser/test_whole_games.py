"""A person and a bot play a whole game of each, by the keyboard alone; axe finds nothing at any
stage of it.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import faults
from tests.browser.playing import begin, choose, expect_over, play

People = Callable[..., Page]

COUNTED = """window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    if (frames.transform) window.flights += 1;
    return animate.call(this, frames, options);
};"""
"""Counts the pieces that fly."""


@pytest.mark.parametrize("game", ["tenzania", "africa", "usa", "tickets"])
def test_a_person_and_a_bot_play_a_whole_game(person: People, game: str) -> None:
    ada = person()
    found: dict[frozenset[str], list[str]] = {}

    def look_and_choose(offered: list[str], turn: int) -> str:
        """A stage is known by the kinds of moves that it offers."""
        stage = frozenset(move.split()[0] for move in offered)
        if stage not in found:
            found[stage] = faults(ada)
        return choose(offered, turn)

    begin(ada, game)
    play(ada, look_and_choose)
    expect_over(ada)
    expect(ada.get_by_role("button", name="Play again")).to_be_visible()

    assert {stage: each for stage, each in found.items() if each} == {}
    assert faults(ada) == []


def test_a_whole_game_goes_on_while_pieces_move(person: People) -> None:
    ada = person(reduced_motion="no-preference")
    ada.add_init_script(COUNTED)
    ada.reload()
    begin(ada, "tenzania")
    play(ada)

    expect_over(ada)
    assert ada.evaluate("window.flights") > 10
