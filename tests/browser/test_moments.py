"""The moments of a game: what is told and shown before and beside the result, with motion on."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WAIT
from tests.browser.learning import frames, go_on, learn
from tests.browser.looking import faults, is_sideways
from tests.browser.playing import begin, more, play
from tests.browser.serving import Serving

People = Callable[..., Page]
Return = Callable[..., Page]

CLOCK = """window.screenTime = 0;
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => frame(() => draw(window.screenTime));"""
"""Lets the clock that tales are told by be set from outside."""

TOLD = """window.told = [];
new MutationObserver(() => {
    const title = document.querySelector(".tale h2")?.textContent;
    if (title && window.told.at(-1) !== title) window.told.push(title);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
"""Notes each title of the tale."""

CELEBRATED = """window.celebrated = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node.nodeType === 1 && node.matches(".rail-times-two, .stamped"))
                window.celebrated.push(node.textContent.replace(/\\s+/g, " ").trim());
}).observe(document, { subtree: true, childList: true });"""
"""Notes what flies to the points, and what is stamped."""

AT_ONCE = "localStorage.setItem('tenfold', JSON.stringify({pace: 'instant'}))"

WAY = re.compile(r"^(On foot|By ferry|By car|By air) to ")


@pytest.fixture(scope="module")
def won(browser: Browser, server: Serving) -> tuple[str, Any, list[str], list[str]]:
    """A finished game of 10 Days: its path, the cookies of who played it, and what was told to who
    watched with motion and to who played without.
    """
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    ada = context.new_page()
    ada.add_init_script(TOLD)
    ada.goto("/")
    begin(ada, "africa")
    moving = browser.new_context(base_url=server.address, locale="en-GB")
    moving.set_default_timeout(WAIT)
    ben = moving.new_page()
    ben.add_init_script(TOLD)
    ben.add_init_script(AT_ONCE)
    ben.goto(ada.url)
    ben.locator("main.board").wait_for()
    play(ada)
    ada.locator("footer.acts").wait_for()
    ben.locator("footer.acts").wait_for()
    path = ada.url.removeprefix(server.address)
    told = [ben.evaluate("window.told"), ada.evaluate("window.told")]
    found = path, context.storage_state(), *told
    context.close()
    moving.close()
    return found


@pytest.fixture
def back(browser: Browser, server: Serving, won: tuple[str, Any, Any, Any]) -> Iterator[Return]:
    """Who played comes back to the finished table, with motion on and a clock that is set by
    hand.
    """
    contexts = []

    def come(**options: Any) -> Page:
        usual = {"base_url": server.address, "storage_state": won[1], "locale": "en-GB"}
        context = browser.new_context(**{**usual, **options})
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.add_init_script(CLOCK)
        page.goto(won[0])
        page.locator("footer.acts").wait_for()
        return page

    yield come
    for context in contexts:
        context.close()


def test_the_winners_journey_is_told_before_the_result(won: tuple[str, Any, Any, Any]) -> None:
    seen = won[2]

    assert seen[0].startswith("Setting out from ")
    assert all(WAY.match(title) for title in seen[1:])


def test_nothing_travels_for_who_wants_no_motion(won: tuple[str, Any, Any, Any]) -> None:
    assert won[3] == []


def test_the_journey_is_travelled_on_the_map_day_by_day(back: Return) -> None:
    ada = back()
    more(ada, "Watch the end again")
    expect(ada.locator(".tale .label")).to_have_text("Day 1 of 10")
    ada.evaluate("window.screenTime = 900")
    expect(ada.locator(".tale h2")).to_have_text(WAY)
    expect(ada.locator(".traveller")).to_be_visible()
    expect(ada.locator(".legs path")).not_to_have_count(0)
    expect(ada.locator(".pin.ahead")).not_to_have_count(0)
    expect(ada.locator(".slot.rising")).to_have_count(1)
    assert faults(ada) == []
    ada.evaluate("window.screenTime = 60000")

    expect(ada.locator("main.end h2").first).to_have_text(re.compile("wins?$"))
    expect(ada.locator("main.end h2").first).to_be_focused()
    expect(ada.locator(".traveller")).to_have_count(0)
    expect(ada.locator(".pin.ahead")).to_have_count(0)


@pytest.mark.parametrize("way", ["Escape", "Enter", "press", "Skip"])
def test_the_tale_can_be_skipped(back: Return, way: str) -> None:
    ada = back()
    more(ada, "Watch the end again")
    ada.locator(".tale").wait_for()
    if way == "press":
        ada.locator(".stage").click(position={"x": 20, "y": 20})
    elif way == "Skip":
        ada.get_by_role("button", name="Skip").click()
    else:
        ada.keyboard.press(way)

    expect(ada.locator(".tale")).to_have_count(0)
    expect(ada.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(320, 640), (360, 740), (740, 360), (800, 1100), (1400, 900)]
)
def test_the_end_page_fits_every_width(back: Return, width: int, height: int) -> None:
    ada = back(viewport={"width": width, "height": height})
    expect(ada.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    expect(ada.locator("main.end h2").first).to_be_in_viewport(ratio=1)
    expect(ada.get_by_text("kilometres")).to_be_attached()

    assert not is_sideways(ada)
    assert faults(ada) == []


def test_a_picture_of_the_board_can_be_shared(back: Return) -> None:
    ada = back()
    ada.locator(".stage svg").wait_for()
    with ada.expect_download() as saved:
        ada.get_by_role("button", name="Share").click()
    picture = saved.value.path().read_bytes()

    assert saved.value.suggested_filename.endswith(".png")
    assert picture.startswith(b"\x89PNG")
    assert 30_000 < len(picture) < 3_000_000


def test_the_end_says_how_near_everyone_was(back: Return) -> None:
    ada = back()

    near = ada.get_by_role("list", name="How near everyone was").get_by_role("listitem")
    expect(near).to_have_count(1)
    expect(near.get_by_role("img")).to_have_accessible_name(re.compile(r"^\d of 9 links$"))


@pytest.mark.parametrize(
    ("motion", "flown"), [("no-preference", ["×2"]), ("reduce", [])], ids=["moving", "still"]
)
def test_a_doubled_route_and_a_completed_ticket_are_celebrated(
    person: People, motion: str, flown: list[str]
) -> None:
    ada = person(reduced_motion=motion)
    ada.add_init_script(CELEBRATED)
    learn(ada, "tickets")
    for waits in frames(ada):
        if ada.locator(".coach").get_by_text("Completed", exact=True).count():
            break
        go_on(ada, waits)
    celebrated = ada.evaluate("window.celebrated")

    assert [each for each in celebrated if each == "×2"] == flown
    assert [each for each in celebrated if each != "×2"] == ["East LondonSalisbury +7 completed"]
