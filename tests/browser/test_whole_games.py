"""A person and a bot play a whole game of each, by the keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import begin, expect_over, play

People = Callable[..., Page]


@pytest.mark.parametrize("game", ["tenzania", "africa", "usa", "tickets"])
def test_a_person_and_a_bot_play_a_whole_game(person: People, game: str) -> None:
    ada = person()
    begin(ada, game)
    play(ada)

    expect_over(ada)
    expect(ada.get_by_role("button", name="Again")).to_be_visible()
