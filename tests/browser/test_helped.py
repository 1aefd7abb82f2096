"""What a table helps a player with: a hint with its chances, the tutor, undo, and how a tile would
connect.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.looking import faults
from tests.browser.playing import begin, move, wait

People = Callable[..., Page]


def test_a_hint_tells_chances_and_is_played(person: People) -> None:
    ada = person(viewport={"width": 1200, "height": 900})
    begin(ada, "tenzania")
    wait(ada)
    ada.keyboard.press("h")
    hint = ada.get_by_role("dialog", name="Play")
    expect(hint.get_by_text("% to win")).to_be_visible()
    expect(hint.get_by_role("paragraph")).to_contain_text(re.compile("[Tt]en"))
    expect(ada.locator(".ring")).to_have_count(1)
    expect(hint.get_by_role("button", name="Play this move")).to_be_focused()
    found = faults(ada)
    ada.keyboard.press("Enter")
    expect(hint).to_have_count(0)
    ada.get_by_role("button", name="Log and chat").click()

    expect(ada.get_by_role("dialog").get_by_text("You play").first).to_be_visible()
    expect(ada.get_by_role("dialog").get_by_text("this game will not count")).to_be_visible()
    assert found == []


def test_a_table_without_hints_offers_none(person: People) -> None:
    ada = person()
    ada.goto("/new")
    hints = ada.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    ada.get_by_role("switch", name="Public").click()
    expect(hints).not_to_be_checked()
    ada.get_by_role("button", name="Start").click()
    wait(ada)
    ada.get_by_role("button", name="Menu").click()

    expect(ada.get_by_role("menuitem", name="Take back")).to_be_visible()
    expect(ada.get_by_role("menuitem", name="Ask for a hint")).to_have_count(0)


def test_a_tile_from_a_pile_is_taken_back_and_one_that_would_connect_is_shown(
    person: People,
) -> None:
    ada = person()
    begin(ada, "africa")
    for _ in range(10):
        move(ada, min(each for each in wait(ada) if each.startswith("place")))
    ada.wait_for_selector('[data-move="draw deck"]', state="attached")
    ada.keyboard.press("q")
    hand = ada.locator('button[data-at="hand"]')
    expect(hand).to_be_visible()
    before = ada.locator(".lip").first.inner_html()
    hand.hover()
    ada.mouse.down()
    ada.locator('[data-drop="day 3"]').hover()
    expect(ada.locator(".lip.foreseen").first).to_be_visible()
    hand.hover()
    ada.mouse.up()
    expect(ada.locator(".lip.foreseen")).to_have_count(0)
    ada.keyboard.press("u")

    expect(hand).to_have_count(0)
    ada.wait_for_selector('[data-move="draw deck"]', state="attached")
    expect(ada.locator(".lip").first).to_have_js_property("innerHTML", before)


def test_the_tutor_says_how_far_the_journey_is(person: People) -> None:
    ada = person()
    begin(ada, "usa")
    wait(ada)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Turn the tutor on").click()

    expect(ada.get_by_role("region", name="Tutor")).to_be_visible()
    assert faults(ada) == []
