"""After a game: the scores, the review, the deal checked in the browser, the replay and its link,
and again.
"""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WAIT
from tests.browser.looking import faults, is_sideways
from tests.browser.playing import begin, expect_over, more, play
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


def test_a_review_tells_the_own_moves_that_cost_most_in_words(back: Return) -> None:
    ada = back()
    ada.get_by_role("button", name="Review").click()
    expect(ada.get_by_role("heading", name="Your moves that cost most")).to_be_visible()
    worst = ada.locator(".review ol li").first
    expect(worst).to_have_text(
        re.compile(r"No move cost more|Turn \d+: Play .* Better: Play", re.DOTALL), timeout=THOUGHT
    )

    assert ada.locator(".review ol li").count() <= 3
    assert not re.search(r"play \d+ = \d+", ada.locator(".review ol").inner_text())
    assert faults(ada) == []


def test_the_curve_of_a_review_adds_up_to_100_and_ends_with_the_result(back: Return) -> None:
    ada = back()
    ada.get_by_role("button", name="Review").click()
    curve = ada.get_by_role("slider", name="Chance to win, turn by turn")
    curve.wait_for(timeout=THOUGHT)
    said = []
    for key in ("Home", "ArrowRight", "End"):
        curve.press(key)
        said.append(curve.get_attribute("aria-valuetext") or "")
    shares = [[int(each) for each in re.findall(r"(\d+)%", text)] for text in said]

    assert re.match(r"Turn 1, (your move|.* to move): You \d+%, .* \d+%", said[0])
    assert [sum(each) for each in shares] == [100, 100, 100]
    assert said[2].startswith("The end: ")
    assert sorted(shares[2]) in ([0, 100], [50, 50])
    ada.get_by_role("link", name="See it in the replay").click()
    expect(ada.get_by_role("slider", name="Replay")).to_have_attribute(
        "aria-valuetext", re.compile(r"^Turn \d+ of \d+, step (\d+) of \1$")
    )


def test_the_moves_of_others_are_judged_on_request(back: Return) -> None:
    ada = back()
    ada.get_by_role("button", name="Review").click()
    ada.get_by_role("group", name="Whose moves").get_by_role("button", name="bot").click()

    expect(ada.get_by_role("heading", name=re.compile("Moves of .* bot that"))).to_be_visible()
    expect(ada.locator(".review ol li").first).to_be_visible(timeout=THOUGHT)


def test_the_replay_opens_before_a_mistake_and_draws_the_better_move(back: Return) -> None:
    ada = back("/replay?seat=0")
    slider = ada.get_by_role("slider", name="Replay")
    slider.wait_for()
    ada.evaluate(
        """([table, judged]) => sessionStorage.setItem(
            `tenfold review ${table} 0`, JSON.stringify({curve: [], judged}))""",
        [ada.url.split("/t/")[1].split("/")[0], _made_mistakes(ada)],
    )
    ada.reload()
    ada.get_by_role("button", name="Mistake 2, turn").click()
    expect(ada.get_by_role("region", name="Move 2 of 2 that cost most")).to_contain_text("Better")
    expect(ada.locator(".better-ring")).to_have_count(1)
    assert faults(ada) == []
    ada.locator("body").press("p")

    expect(ada.get_by_role("region", name="Move 1 of 2 that cost most")).to_be_visible()


def _made_mistakes(page: Page) -> list[dict[str, Any]]:
    """Two moves of the first seat as mistakes, each with a card that was in its hand as the better
    one.
    """
    steps = page.evaluate(
        """async () => (await (await fetch(
            `/api/tables/${location.pathname.split("/")[2]}/replay?seat=0`)).json()).steps"""
    )
    view = {}
    found = []
    for before, step in pairwise(steps):
        view |= before["view"]
        if any(event["event"] == "play" and event["seat"] == 0 for event in step["events"]):
            card = view["hands"][0][0]
            mistake = {
                "line": before["line"],
                "turn": step["turn"],
                "seat": 0,
                "move": f"play {(card + 1) % 10} = 1",
            }
            better = {"best": f"play {card} = {card}", "chance": 0.4, "best_chance": 0.6}
            found.append({**mistake, **better})
    return found[1:3]


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
    expect(ada.get_by_role("slider")).to_have_value("5")
    told = ada.locator(".told b").inner_text()
    address = ada.evaluate("location.href")
    ada.goto("/")
    ada.goto(address)
    expect(ada.locator(".told b")).to_have_text(told)
    expect(ada.locator(".others .face")).not_to_have_count(0)
    expect(ada.get_by_text("You see everybody’s cards.")).to_be_visible()
    ada.get_by_role("group", name="Seen by").get_by_role("button").nth(1).click()
    expect(ada.locator(".others .face")).to_have_count(0)
    expect(ada.get_by_text("You see your own cards.")).to_be_visible()
    ada.get_by_role("group", name="Seen by").get_by_role("button").nth(2).click()
    expect(ada.get_by_text(re.compile("You see the cards of .* bot"))).to_be_visible()
    ada.get_by_role("group", name="Seen by").get_by_role("button").nth(1).click()

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


def test_a_game_is_played_on_from_a_moment_of_its_replay(back: Return) -> None:
    ada = back("/replay?seat=0")
    ada.get_by_role("slider", name="Replay").wait_for()
    while ada.get_by_text("Your turn").count() == 0:
        ada.keyboard.press("ArrowRight")
    ada.get_by_role("button", name="Try another move").click()
    tried = ada.get_by_role("dialog", name="Try another move")
    expect(tried.get_by_role("listitem").first).to_have_text(
        re.compile(r"Play .*\d+%", re.DOTALL), timeout=THOUGHT
    )
    assert faults(ada) == []
    hand = ada.locator(".mine .card").evaluate_all("all => all.map(each => each.dataset.at)")
    tried.get_by_role("button", name="Play on from here").click()
    ada.wait_for_url(re.compile(r"/t/\w+$"))
    ada.wait_for_selector(".table:not([data-busy]) [data-move]", state="attached")

    expect(ada.locator("main.board")).to_be_visible()
    cards = ada.locator(".mine .card").evaluate_all("all => all.map(each => each.dataset.at)")
    assert sorted(cards) == sorted(hand)
    play(ada)
    expect_over(ada)


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
