"""What the others did since my last turn."""

import re
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


RINGED = """let ringed = 0;
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node.nodeType === 1 && node.matches(".ring"))
                document.documentElement.dataset.ringed = ringed += 1;
}).observe(document, { subtree: true, childList: true });"""
"""Counts the rings around places of the board."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_the_others_did_is_pointed_at_on_the_board_once_and_after_coming_back(
    person: People, motion: str
) -> None:
    ada = person(reduced_motion=motion, viewport={"width": 360, "height": 740})
    ada.add_init_script(RINGED)
    ada.reload()
    begin(ada, "africa")
    for _ in range(10):
        move(ada, next(each for each in wait(ada) if each.startswith("place")))
    for _ in range(2):
        move(ada, next(each for each in wait(ada) if each.startswith(("draw deck", "draw"))))
        move(ada, next(each for each in wait(ada) if each.startswith("drop")))
    wait(ada)
    page = ada.locator("html")
    expect(page).to_have_attribute("data-ringed", re.compile("."))
    expect(ada.locator(".ring")).to_have_count(0)
    traced = page.get_attribute("data-ringed")
    move(ada, "draw deck")
    wait(ada)
    expect(page).to_have_attribute("data-ringed", traced or "")
    ada.reload()
    wait(ada)

    expect(page).to_have_attribute("data-ringed", re.compile("."))


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
