"""My games: the list with its filters, numbers, the passport, and being forgotten."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Serving
from tests.server.living import OPEN, Person, play_out


@pytest.fixture
def ada(person: Callable[..., Page], server: Serving) -> Iterator[Page]:
    """Somebody who has played a game against a bot."""
    player = Person(server.address, "Ada")
    table = player.make("tenzania", ("me", "bot easy"), options={"copies": 3}, start=True)
    play_out(player.sit(table))
    page = person()
    cookies = [
        {"name": name, "value": value, "url": server.address}
        for name, value in player.http.cookies.items()
    ]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]  # plain dicts are taken too
    yield page
    OPEN.close()


def test_a_finished_game_is_listed_and_opens_its_result_and_replay(ada: Page) -> None:
    ada.goto("/games")
    row = ada.get_by_role("article")
    expect(row).to_contain_text("Tenzania")
    expect(row).to_contain_text("Easy bot")
    expect(row).to_contain_text("of 2")

    row.get_by_role("link", name="Replay").click()
    expect(ada).to_have_url(re.compile("/replay$"))
    ada.go_back()
    row.get_by_role("link", name="Result").click()

    expect(ada.get_by_role("button", name="Play again")).to_be_visible()


def test_the_review_of_a_finished_game_opens_at_once(ada: Page) -> None:
    ada.goto("/games")

    ada.get_by_role("article").get_by_role("link", name="Review").click()

    expect(ada.get_by_role("button", name="Review")).to_be_disabled()


def test_filters_leave_out_what_is_not_wanted(ada: Page) -> None:
    ada.goto("/games")
    row = ada.get_by_role("article")
    expect(row).to_have_count(1)

    ada.get_by_text("People", exact=True).click()
    expect(row).to_have_count(0)
    ada.get_by_text("Bots", exact=True).click()
    expect(row).to_have_count(1)
    ada.get_by_label("Game", exact=True).select_option("africa")

    expect(row).to_have_count(0)
    expect(ada.get_by_role("main")).to_contain_text("No finished games yet")


def test_numbers_and_passport_tell_of_the_game(ada: Page) -> None:
    ada.goto("/games/numbers")
    expect(ada.get_by_role("heading", name="Tenzania")).to_be_visible()

    ada.get_by_role("link", name="Passport").click()

    expect(ada.get_by_role("listitem", name="Egypt: not yet")).to_be_attached()
    expect(ada.get_by_role("main")).to_contain_text("0 of 40")


def test_who_is_forgotten_is_somebody_new(ada: Page) -> None:
    ada.goto("/me")
    ada.get_by_role("button", name="Forget me").click()
    confirm = ada.get_by_role("button", name="Forget me for good")
    expect(confirm).to_be_disabled()

    ada.get_by_label("Type your name, Ada, to confirm").fill("Ada")
    confirm.click()

    expect(ada.get_by_role("status").filter(has_text="forgotten")).to_be_visible()
    ada.goto("/games")
    expect(ada.get_by_role("main")).to_contain_text("No finished games yet")
