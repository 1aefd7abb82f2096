"""The goal of the game and the way to it are always on the board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import begin, move, wait

People = Callable[..., Page]


@pytest.mark.parametrize("width", [360, 1400])
def test_10_days_counts_the_links_of_the_journey_above_the_rack(person: People, width: int) -> None:
    ada = person(viewport={"width": width, "height": 800})
    begin(ada, "africa")
    while any(each.startswith("place") for each in wait(ada)):
        move(ada, wait(ada)[0])

    joined = ada.locator(".goal .made").count()
    expect(ada.get_by_role("img", name=f"{joined} of 9 links")).to_be_visible()
    expect(ada.locator(".goal .chain i")).to_have_count(9)


def test_the_heart_of_africa_pins_tickets_to_the_map_and_says_what_is_to_go(person: People) -> None:
    ada = person()
    begin(ada, "tickets")
    wait(ada)
    move(ada, "keep 1 2")
    wait(ada)

    expect(ada.locator("header small")).to_contain_text("2 tickets: 0 completed")
    assert ada.locator(".pins text").count() >= 4


def test_tenzania_says_the_goal_and_the_cards_that_were_taken(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    wait(ada)

    expect(ada.locator("header small")).to_contain_text("Make ten, take the cards")
