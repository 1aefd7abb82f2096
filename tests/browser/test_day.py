"""The deal of the day in the page: played once, then one's result beside the others', and a text to
share.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import faults, is_sideways, small_targets
from tests.browser.playing import expect_over, more, move, wait

People = Callable[..., Page]


def test_two_people_play_the_deal_of_the_day_and_see_each_others_results(person: People) -> None:
    ada, ben = person(), person()
    _play(ada)
    ada.get_by_role("link", name="Today’s results").click()
    expect(ada.get_by_role("heading", name="Tell your friends")).to_be_visible()
    told = ada.locator("pre")
    expect(told).to_contain_text("Tenfold · Tenzania")
    expect(told).to_contain_text("○")
    ben.goto("/day/tenzania")
    expect(ben.get_by_role("heading", name="Tenzania", exact=True)).to_be_visible()
    expect(ben.get_by_role("heading", name="On this server")).to_have_count(0)
    _play(ben)
    ben.get_by_role("link", name="Today’s results").click()

    expect(ben.get_by_role("region", name="On this server").get_by_role("listitem")).to_have_count(
        2
    )
    expect(ben.get_by_role("region", name="Your streak")).to_contain_text("One day.")
    ben.get_by_role("button", name="Copy").click()
    expect(ben.get_by_role("button", name="Copied")).to_be_visible()


def test_the_end_of_a_deal_leads_to_the_results_at_once_and_says_when_its_secret_comes(
    person: People,
) -> None:
    ada = person(viewport={"width": 360, "height": 740})
    _play(ada)
    expect(ada.get_by_role("link", name="Today’s results")).to_be_in_viewport()
    more(ada, "Verify the deal")

    expect(ada.get_by_role("dialog")).to_contain_text("its secret is published tomorrow")
    expect(ada.get_by_role("button", name="Try again")).to_have_count(0)


def test_a_deal_that_was_begun_goes_on_and_is_not_dealt_again(person: People) -> None:
    ada = person()
    ada.goto("/day/tenzania")
    ada.get_by_role("button", name="Play today’s deal").click()
    ada.wait_for_url("**/t/*")
    offered, table = wait(ada), ada.url
    ada.goto("/day/tenzania")
    ada.get_by_role("button", name="Continue").click()

    expect(ada).to_have_url(table)
    assert wait(ada) == offered


def test_the_page_of_the_day_fits_every_screen_and_can_be_read_aloud(person: People) -> None:
    ada = person()
    ada.get_by_role("link", name="Deal of the day").click()
    expect(ada.get_by_role("heading", name="10 Days in Africa")).to_be_visible()
    for width, height in ((360, 740), (740, 360), (1366, 650), (2560, 1440)):
        ada.set_viewport_size({"width": width, "height": height})
        assert not is_sideways(ada)
        assert small_targets(ada) == []
    assert faults(ada) == []


@pytest.mark.parametrize(
    ("locale", "written"), [("en-GB", r"\w+ \d+ \w+"), ("en-US", r"\w+, \w+ \d+")]
)
def test_the_date_is_written_as_in_the_players_region(
    person: People, locale: str, written: str
) -> None:
    ada = person(locale=locale)
    ada.goto("/day/africa")

    expect(ada.locator(".hero .label")).to_have_text(re.compile(f"^{written}$"))


def _play(page: Page) -> None:
    """Play today's Tenzania to the end, always the first move."""
    page.goto("/day/tenzania")
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/t/*")
    while offered := wait(page):
        move(page, offered[0])
    expect_over(page)
