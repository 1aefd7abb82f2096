"""After a game: the scores, the review, the deal checked in the browser, the replay and its link,
and again.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WAIT
from tests.browser.looking import faults, is_sideways
from tests.browser.playing import begin, more, play
from tests.browser.serving import Serving

Return = Callable[..., Page]

THOUGHT = 4 * WAIT
"""Every move of the game is thought about."""


@pytest.fixture(scope="module")
def ended(browser: Browser, server: Serving) -> tuple[str, Any]:
    """A game that is over: the path of its table, and the cookies of who played it."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.goto("/")
    begin(page, "tenzania")
    play(page)
    found = page.url.removeprefix(server.address), context.storage_state()
    context.close()
    return found


@pytest.fixture
def back(browser: Browser, server: Serving, ended: tuple[str, Any]) -> Iterator[Return]:
    """Who played comes back to the table, or to a page of it."""
    contexts = []

    def come(beyond: str = "", **options: Any) -> Page:
        usual = {
            "base_url": server.address,
            "storage_state": ended[1],
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        context = browser.new_context(**{**usual, **options})
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.goto(f"{ended[0]}{beyond}")
        return page

    yield come
    for context in contexts:
        context.close()


def test_the_end_shows_how_the_points_were_earned(back: Return) -> None:
    ada = back(viewport={"width": 360, "height": 740})
    expect(ada.get_by_role("heading", name="Points over time")).to_be_visible()
    expect(ada.get_by_role("img", name="Points over time")).to_be_visible()

    assert faults(ada) == []
    assert not is_sideways(ada)


def test_a_review_tells_the_moves_that_cost_most_in_words(back: Return) -> None:
    ada = back()
    ada.get_by_role("button", name="Review").click()
    expect(ada.get_by_role("heading", name="Biggest mistakes")).to_be_visible(timeout=THOUGHT)
    worst = ada.locator(".review ol li").first
    expect(worst).to_have_text(
        re.compile(r"well played|: Play .* would have chosen: Play", re.DOTALL)
    )

    assert not re.search(r"play \d+ = \d+", ada.locator(".review ol").inner_text())
    assert faults(ada) == []


def test_the_deal_is_verified_in_the_browser(back: Return) -> None:
    ada = back()
    more(ada, "Verify the deal")

    expect(ada.get_by_role("status").get_by_text("Deal verified")).to_be_visible()
    assert faults(ada) == []


def test_a_deal_that_was_tampered_with_is_found_out(back: Return) -> None:
    ada = back()
    ada.route("**/deal", lambda route: route.fulfill(json=_tampered(route.fetch().json())))
    more(ada, "Verify the deal")

    expect(ada.get_by_role("status").get_by_text("Draw 1 does not match")).to_be_visible()


def test_a_link_to_a_moment_of_the_replay_shows_that_moment_to_any_eyes(back: Return) -> None:
    ada = back("/replay")
    ada.get_by_role("button", name="Next").wait_for()
    for _ in range(5):
        ada.keyboard.press("ArrowRight")
    expect(ada.locator(".told .number")).to_have_text("5")
    told = ada.locator(".told b").inner_text()
    address = ada.evaluate("location.href")
    ada.goto("/")
    ada.goto(address)
    expect(ada.locator(".told b")).to_have_text(told)
    expect(ada.locator(".others .face")).not_to_have_count(0)
    ada.get_by_role("group", name="Seen by").get_by_role("button").nth(1).click()
    expect(ada.locator(".others .face")).to_have_count(0)

    assert address.split("#")[1].isdigit()
    expect(ada).to_have_url(re.compile(f"seat=0#{address.split('#')[1]}$"))


def test_the_replay_goes_by_keys_and_slider(back: Return) -> None:
    ada = back("/replay")
    slider = ada.get_by_role("slider")
    slider.wait_for()
    ada.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    last = slider.input_value()
    ada.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill(last)
    found = faults(ada)

    assert int(last) > 10
    expect(slider).to_have_value(last)
    assert found == []


def test_keys_in_a_dialog_over_the_replay_do_not_step_through_it(back: Return) -> None:
    ada = back("/replay")
    slider = ada.get_by_role("slider")
    slider.wait_for()
    ada.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    ada.get_by_role("button", name="Verify the deal").click()
    expect(ada.get_by_role("dialog")).to_be_visible()
    for key in ("ArrowRight", "End"):
        ada.keyboard.press(key)
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)

    expect(slider).to_have_value("1")


def test_a_moment_typed_into_the_address_is_shown(back: Return) -> None:
    ada = back("/replay")
    slider = ada.get_by_role("slider")
    slider.wait_for()
    ada.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    last, moment = slider.input_value(), ada.evaluate("location.hash")
    ada.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ada.evaluate("(moment) => { location.hash = moment; }", moment)

    expect(slider).to_have_value(last)


def test_again_makes_one_table_for_all(back: Return, ended: tuple[str, Any]) -> None:
    ada = back()
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(lambda url: "/t/" in url and not url.endswith(ended[0]))
    second = ada.context.new_page()
    second.goto(ended[0])
    second.get_by_role("button", name="Play again").click()
    second.wait_for_url(ada.url)

    expect(second.locator("main.board")).to_be_visible()


def _tampered(deal: dict[str, Any]) -> dict[str, Any]:
    first = deal["draws"][0]
    first["way"] = (first["way"] + 1) % first["ways"]
    return deal
