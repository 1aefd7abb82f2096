"""Every page, in both languages, at three widths, light and dark: nothing sideways, and axe finds
nothing.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import faults, is_sideways
from tests.browser.playing import begin, move, wait

People = Callable[..., Page]

PAGES = [
    "/",
    "/new",
    "/tables",
    "/me",
    "/statistics",
    "/games",
    "/games/numbers",
    "/games/passport",
    "/rules",
    "/rules/tendays",
    "/rules/tickets",
    "/nowhere",
]
GAMES = ["africa", "usa", "tickets", "tenzania"]
SIZES = [(360, 740), (800, 1100), (1400, 900)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page_at_any_width(person: People, scheme: str) -> None:
    ada = person(color_scheme=scheme)
    found = [(path, size, _look(ada, path, size)) for path in PAGES for size in SIZES]

    assert [each for each in found if each[2]] == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(person: People, game: str) -> None:
    ada = person()
    begin(ada, game)
    offered = wait(ada)
    found = [(size, _see(ada, size)) for size in SIZES]
    move(ada, offered[0])
    wait(ada)

    assert [each for each in found if each[1]] == []
    assert faults(ada) == []


def test_axe_finds_nothing_in_the_waiting_room_and_the_drawers(person: People) -> None:
    ada = person()
    begin(ada, "tenzania", "Friends")
    expect(ada.get_by_role("heading", name="Only this computer can join")).to_be_visible()
    room = [(size, _see(ada, size)) for size in SIZES]
    ada.get_by_role("button", name="Add a bot").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    expect(ada.get_by_role("button", name="Pick at random")).to_be_visible()
    ladder = faults(ada)
    ada.get_by_role("button", name="Pick at random").click()
    wait(ada)
    ada.set_viewport_size({"width": 1200, "height": 900})
    ada.get_by_role("button", name="Log and chat").click()
    expect(ada.get_by_role("dialog")).to_be_visible()
    drawer = faults(ada)
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    ada.keyboard.press("?")
    expect(ada.get_by_role("dialog")).to_be_visible()
    rules = faults(ada)

    assert [each for each in room if each[1]] == []
    assert [ladder, drawer, rules] == [[], [], []]


def test_french_is_spoken_at_once(person: People) -> None:
    ada = person(locale="fr-FR")
    expect(ada.get_by_role("heading", name="Quatre jeux, une table.")).to_be_visible()
    begin(ada, "tenzania", "Jouer")
    wait(ada)
    expect(ada.locator("html")).to_have_attribute("lang", "fr")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="English").click()
    move(ada, wait(ada)[0])

    log = ada.get_by_role("complementary", name="Log and chat")
    expect(log.get_by_text("You play").first).to_be_visible()


def test_a_rule_has_a_number_and_an_address(person: People) -> None:
    ada = person()
    ada.goto("/rules/tendays#T3.6")

    expect(ada.locator('[data-rule="T3.6"]')).to_be_in_viewport()


def test_a_name_is_changed_and_remembered(person: People) -> None:
    ada = person()
    ada.goto("/me")
    ada.get_by_role("textbox").fill("Ada Lovelace")
    ada.get_by_role("button", name="Save").click()
    expect(ada.get_by_text("Saved")).to_be_visible()
    ada.goto("/")

    expect(ada.get_by_role("link", name="Ada Lovelace: your profile and settings")).to_be_visible()


def _look(page: Page, path: str, size: tuple[int, int]) -> list[str]:
    page.goto(path)
    page.wait_for_selector("h1")
    return _see(page, size)


def _see(page: Page, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return [*faults(page), *(["sideways"] if is_sideways(page) else [])]
