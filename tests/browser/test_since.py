"""What the others did since my last turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pictures import open_table
from tests.browser.playing import begin, move, wait

People = Callable[..., Page]


@pytest.mark.parametrize("game", ["africa", "tickets"])
def test_each_opponents_turn_since_mine_is_one_line_on_the_board(person: People, game: str) -> None:
    ada = person(viewport={"width": 1300, "height": 900})
    bots = [{"kind": "bot", "bot": "easy"}] * 3
    open_table(ada, {"game": game, "seats": [{"kind": "me"}, *bots], "start": True})
    lines = ada.locator(".since li")
    for _ in range(40):
        offered = wait(ada)
        if lines.count() == 3 or not offered:
            break
        move(ada, offered[0])

    expect(ada.get_by_role("region", name="Since your turn")).to_be_visible()
    expect(lines).to_have_count(3)
    assert all(line.startswith("Easy bot") for line in lines.all_inner_texts())


def test_with_one_opponent_the_banner_says_it(person: People) -> None:
    ada = person()
    begin(ada, "tickets")
    wait(ada)
    move(ada, "keep 1 2")
    for _ in range(2):
        wait(ada)
        move(ada, "train deck")
    wait(ada)

    expect(ada.locator(".since")).to_have_count(0)
    expect(ada.locator(".banner .last")).to_contain_text("bot")


def test_the_menu_sets_how_fast_the_others_play(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    wait(ada)

    for now, then in (
        ("at normal speed", "at once"),
        ("at once", "slowly"),
        ("slowly", "at normal speed"),
    ):
        ada.locator("[aria-haspopup=menu]").click()
        ada.get_by_role("menuitem", name=f"The others play: {now}").click()
        ada.locator("[aria-haspopup=menu]").click()
        expect(ada.get_by_role("menuitem", name=f"The others play: {then}")).to_be_visible()
        ada.keyboard.press("Escape")
