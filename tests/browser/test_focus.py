"""The focus stays where somebody works: after moves, after dialogs, menus and cards, and keys go on
after a click.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import FREE, begin, wait

People = Callable[..., Page]

LOST = "document.activeElement === document.body"


def _place_all(page: Page) -> None:
    """Set a rack up, tile by tile, from the list of choices."""
    while any(move.startswith("place") for move in wait(page)):
        left = page.locator(f"{FREE} .in-words [data-move^=place]").count()
        page.locator(f"{FREE} .in-words [data-move^=place]").first.press("Enter")
        expect(page.locator(".in-words [data-move^=place]")).to_have_count(left - 1)
        assert not page.evaluate(LOST)


def test_the_focus_is_kept_through_moves_and_all_that_opens(person: People) -> None:
    ada = person()
    begin(ada, "africa")
    _place_all(ada)
    ada.wait_for_selector(f"{FREE} .stack.can")

    choices = ada.locator(".in-words [data-move]")
    assert choices.count() > 20
    expect(ada.locator(".in-words [data-move][tabindex='0']")).to_have_count(1)
    choices.first.focus()
    ada.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()

    day = ada.locator("[data-at='day 2']")
    expect(day).to_have_accessible_name(re.compile(r"^Day 2: .+"))
    day.focus()
    menu = ada.get_by_role("button", name="Menu")
    menu.press("Enter")
    expect(ada.get_by_role("menu")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(menu).to_be_focused()
    menu.press("Enter")
    ada.get_by_role("menuitem", name="Rules").press("Enter")
    ada.get_by_role("dialog").get_by_role("button", name="Close").press("Enter")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_place_is_looked_up_by_key_and_keys_go_on_after_a_click_on_the_map(
    person: People,
) -> None:
    ada = person()
    begin(ada, "africa")
    _place_all(ada)
    ada.wait_for_selector(f"{FREE} .stack.can")
    card = ada.locator(".country")

    look = ada.get_by_label("Look up a place")
    look.select_option("MDG")
    expect(card).to_be_focused()
    expect(card).to_contain_text("Ferry to Mozambique and Tanzania.")
    ada.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert not ada.evaluate(LOST)

    ada.locator("[data-code='TCD']").first.click()
    expect(card).to_contain_text("Chad")
    ada.keyboard.press("d")
    ada.wait_for_selector(f"{FREE} .days-held")
