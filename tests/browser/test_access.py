"""Playing without seeing the board: a game by roles and names alone, few stops for Tab, and
shortcuts that can be turned off.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import faults
from tests.browser.playing import FREE, begin, wait

People = Callable[..., Page]

STOPS = """() => [...document.querySelectorAll(
    "a[href], button, input, select, textarea, [tabindex]")].filter((each) =>
        each.tabIndex >= 0 && !each.disabled && (each.closest(".in-words")
        || each.checkVisibility({visibilityProperty: true}))).length"""

MOST_STOPS = {"tenzania": 20, "africa": 40, "tickets": 28}
"""How many stops for Tab a turn has at most."""


def _set_up(page: Page, game: str) -> None:
    """Make the first choices of a game from the list in words."""
    while any(re.match("place|keep", move) for move in wait(page)):
        page.locator(f"{FREE} .in-words [data-move]").first.press("Enter")
        page.wait_for_selector(FREE, state="attached")


def test_a_whole_game_is_played_by_roles_and_names_alone(person: People) -> None:
    ada = person()
    ada.get_by_role("button", name="Play now, Tenzania").or_(
        ada.get_by_role("article", name="Tenzania").get_by_role("button", name="Play now")
    ).first.click()
    words = ada.get_by_role("region", name="The board in words")
    again = ada.get_by_role("button", name="Play again")
    for _ in range(100):
        choice = words.get_by_role("button").first
        choice.or_(again).first.wait_for(state="attached")
        if again.count():
            break
        expect(choice).to_have_accessible_name(re.compile("Play"))
        choice.press("Enter")
        ada.wait_for_selector(f"{FREE} .in-words [data-move], main.end", state="attached")

    expect(again).to_be_visible()


@pytest.mark.parametrize("game", MOST_STOPS)
def test_a_turn_has_few_stops_for_tab(person: People, game: str) -> None:
    ada = person()
    begin(ada, game)
    _set_up(ada, game)
    wait(ada)

    assert ada.evaluate(STOPS) <= MOST_STOPS[game]


def test_all_keys_are_listed_and_letters_can_be_turned_off(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    cards = [move.split()[1] for move in wait(ada)]
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Keys").click()
    sheet = ada.get_by_role("dialog", name="Keys")
    expect(sheet.get_by_text("play that card")).to_be_visible()
    expect(sheet.get_by_text("take your last move back")).to_be_visible()
    assert faults(ada) == []
    sheet.get_by_role("switch", name="Letters and digits are shortcuts").click()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    ada.locator("body").press("?")
    ada.locator("body").press(cards[0])
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(ada.get_by_text("Your turn").first).to_be_visible()

    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Keys").click()
    sheet.get_by_role("switch", name="Letters and digits are shortcuts").click()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    ada.locator("body").press("?")
    expect(ada.get_by_role("dialog")).to_be_visible()
