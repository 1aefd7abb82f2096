"""A tile is carried as it looks, one gesture takes and places it, and a press on an own tile moves
nothing.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import FREE, begin, moves, pick, wait
from tests.browser.test_touch import PHONE

People = Callable[..., Page]

LOOK = """(tile) => {
    const field = getComputedStyle(tile.querySelector(".tile-field"));
    const name = getComputedStyle(tile.querySelector(".plate b")).fontSize;
    return [tile.offsetWidth, tile.offsetHeight, field.backgroundColor, field.height,
    name, tile.textContent];
}"""
"""How a tile looks: its size, its colour, its picture and its name."""


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_one_gesture_takes_a_tile_from_a_pile_and_puts_it_on_a_day(
    person: People, touch: bool
) -> None:
    ada = person(**PHONE) if touch else person()
    _set_up(ada)
    pile = ada.locator('[data-grab="pile 1"] .tile')
    look, name = pile.evaluate(LOOK), pile.locator("b").first.inner_text()

    carry = _finger(ada) if touch else _mouse(ada)
    carry("down", '[data-grab="pile 1"]')
    carry("move", '[data-drop="day 3"]')
    assert ada.locator(".in-air .tile").evaluate(LOOK) == look
    carry("up", '[data-drop="day 3"]')

    expect(ada.locator('[data-at="day 3"] .plate b')).to_have_text(name)
    expect(ada.locator(".in-air")).to_have_count(0)


def test_a_press_on_an_own_tile_shows_it_and_a_swap_takes_the_button(person: People) -> None:
    ada = person()
    _set_up(ada)
    before, offered = _rack(ada), moves(ada)
    ada.locator('[data-at="day 1"]').click()
    ada.locator('[data-at="day 2"]').click()
    expect(ada.locator('.slot.looked[data-at="day 2"]')).to_be_visible()
    assert moves(ada) == offered

    ada.get_by_role("button", name="Swap", exact=False).first.click()
    ada.locator('[data-at="day 1"]').click()
    expect(ada.locator('[data-at="day 1"] .plate b')).to_have_text(before[1])
    expect(ada.locator('[data-at="day 2"] .plate b')).to_have_text(before[0])

    ada.wait_for_selector(f'{FREE} [data-move="draw deck"]', state="attached")
    ada.locator(".banner").get_by_role("button", name="Take back").click()
    expect(ada.locator('[data-at="day 1"] .plate b')).to_have_text(before[0])


def _set_up(page: Page) -> None:
    """A game of 10 Days in which the first three days differ, and it is the viewer's first turn.

    No key is pressed: the list in words would keep the focus and cover the piles of a phone.
    """
    begin(page, "africa")
    for _ in range(10):
        pick(page, min(each for each in wait(page) if each.startswith("place")))
    page.wait_for_selector(f'{FREE} [data-move="draw deck"]', state="attached")


def _rack(page: Page) -> list[str]:
    return page.locator(".slot .plate b").all_inner_texts()


def _middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _mouse(page: Page) -> Callable[[str, str], None]:
    def carry(what: str, place: str) -> None:
        page.mouse.move(*_middle(page, place), steps=4)
        if what != "move":
            getattr(page.mouse, what)()

    return carry


def _finger(page: Page) -> Callable[[str, str], None]:
    session = page.context.new_cdp_session(page)
    kinds = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

    def carry(what: str, place: str) -> None:
        x, y = _middle(page, place)
        points = [] if what == "up" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kinds[what], "touchPoints": points})

    return carry
