"""With a thumb at 360 px: every game by taps alone, and nothing to press that is smaller than a thumb."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import faults, is_sideways, small_targets
from tests.browser.playing import FREE, begin, expect_over, is_over

People = Callable[..., Page]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SEEN = f"{FREE} :not(.vh) > .way[data-move]:visible"


def test_a_whole_game_of_tenzania_by_taps(person: People) -> None:
    ada = person(**PHONE)
    begin(ada, "tenzania")
    for turn in range(200):
        ada.wait_for_selector(f"{SEEN}, main.end")
        if is_over(ada):
            break
        choices = ada.locator(SEEN)
        count = choices.count()
        if count:
            choices.nth(turn % count).tap()
    expect_over(ada)

    assert small_targets(ada) == []
    assert not is_sideways(ada)


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_days_are_placed_drawn_and_put_by_taps(person: People, game: str) -> None:
    ada = person(**PHONE)
    begin(ada, game)
    for day in range(1, 11):
        ada.locator(f'.slot.can[data-at="day {day}"]').tap()
        ada.wait_for_selector(f'.slot[data-at="day {day}"]:not(.can)')
    found = [small_targets(ada)]
    ada.locator('.stack.can[data-at="deck"]').tap()
    ada.locator('.slot.can[data-at="day 2"]').tap()
    found.append(small_targets(ada))
    ada.locator('.stack.can[data-at="pile 1"]').tap()
    ada.locator('.stack.can[data-at="deck"]').wait_for()

    assert [each for each in found if each] == []
    assert not is_sideways(ada)


def test_tickets_are_kept_cards_drawn_and_a_route_claimed_by_taps(person: People) -> None:
    ada = person(**PHONE)
    begin(ada, "tickets")
    for index in range(2):
        ada.get_by_role("checkbox").nth(index).tap()
    found = [small_targets(ada)]
    ada.get_by_role("button", name="Keep 2").tap()
    for _ in range(4):
        ada.locator(f'{FREE} .deck.can[data-at="train deck"]').tap()
    found.append(small_targets(ada))

    expect(ada.locator(".rail-hand")).to_be_visible()
    assert [each for each in found if each] == []
    assert faults(ada) == []
    assert not is_sideways(ada)
