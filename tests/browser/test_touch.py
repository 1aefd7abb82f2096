"""With a thumb at 360 px: a whole game of each by taps alone, and nothing to press that is smaller
than a thumb.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import faults, is_sideways, small_targets
from tests.browser.pictures import open_table
from tests.browser.playing import FREE, begin, expect_over, is_over, moves

People = Callable[..., Page]

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
WAY = f"{FREE} :not(.vh) > .way[data-move]:visible"
CAN = f"{FREE} .slot.can, {FREE} .stack.can"
LAYOUT = Path(__file__).parents[2] / "web/src/games/tickets/map/layout.json"

ON_SCREEN = """async ([x, y]) => {
    const board = document.querySelector(".rail-field svg"), box = board.viewBox.baseVal;
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const point = () => {
        const at = board.getBoundingClientRect();
        return [at.left + ((x - box.x) / box.width) * at.width,
    at.top + ((y - box.y) / box.height) * at.height];
    };
    for (let before, now = point(); String(now) !== String(before); ) {
        await frame(), await frame();
        [before, now] = [now, point()];
    }
    return point();
}"""
"""Where a point of the board is on the screen, once it lies still: a panel that comes or goes has
it drawn anew.
"""


CLICKED = """() => {
    window.clicked = new Promise((go, fail) => {
        addEventListener("click", () => setTimeout(go), {capture: true, once: true});
        setTimeout(() => fail(new Error("no click came of a tap")), 60_000);
    });
}"""
"""Waits for the next click: a browser makes one of a tap in its own time, after the tap itself."""


def test_a_whole_game_of_tenzania_by_taps(person: People) -> None:
    ada = person(**PHONE)
    begin(ada, "tenzania")
    _play(ada, WAY, lambda turn: _tap(ada, WAY, turn))

    assert small_targets(ada) == []
    assert not is_sideways(ada)


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_a_whole_game_of_10_days_by_taps(person: People, game: str) -> None:
    ada = person(**PHONE)
    begin(ada, game)
    found: dict[str, list[str]] = {}

    def turn(number: int) -> None:
        stage = ada.locator(".banner b").first.inner_text().split()[0]
        if stage not in found:
            found[stage] = [*small_targets(ada), *(["sideways"] if is_sideways(ada) else [])]
        _tap(ada, CAN, number)

    _play(ada, CAN, turn)

    assert {stage: each for stage, each in found.items() if each} == {}
    assert len(found) > 1


def test_a_whole_game_of_the_heart_of_africa_by_taps(person: People) -> None:
    ada = person(**PHONE)
    _touch(ada.get_by_text("easy", exact=True))
    begin(ada, "tickets")
    tracks = {
        track["id"]: track for track in json.loads(LAYOUT.read_text(encoding="utf-8"))["tracks"]
    }
    seen: dict[str, list[str]] = {}
    doubled: list[bool] = []

    def look(stage: str) -> None:
        if stage not in seen:
            seen[stage] = [
                *small_targets(ada),
                *faults(ada),
                *(["sideways"] if is_sideways(ada) else []),
            ]

    def turn(number: int) -> None:
        if ada.locator(".keep").count():
            look("keep")
            _keep(ada)
        elif ada.locator(".claim .go").count():
            look("claim")
            doubled.append(_claim(ada))
        elif long := _longest(moves(ada), tracks):
            x, y, _ = long["spaces"][len(long["spaces"]) // 2]
            ada.touchscreen.tap(*ada.evaluate(ON_SCREEN, [x, y]))
            ada.locator(".claim .option").first.wait_for()
        else:
            look("turn")
            _tap(ada, f"{FREE} .deck.can", number)

    _play(ada, f"{FREE} .deck.can, {FREE} .keep button, {FREE} .claim .go, {FREE} .pass", turn)

    assert {stage: each for stage, each in seen.items() if each} == {}
    assert set(seen) == {"keep", "claim", "turn"}
    assert any(doubled)


def test_a_tap_in_the_sea_claims_nothing_and_a_claim_is_left_by_its_cross(person: People) -> None:
    ada = person(**PHONE)
    begin(ada, "tickets")
    _keep(ada)
    ada.wait_for_selector(f"{FREE} .deck.can")
    before = moves(ada)
    box = ada.get_by_role("application").bounding_box()
    assert box is not None
    ada.evaluate(CLICKED)
    ada.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] - 20)
    ada.evaluate("window.clicked")
    expect(ada.locator(".claim")).to_have_count(0)
    tracks = {
        track["id"]: track for track in json.loads(LAYOUT.read_text(encoding="utf-8"))["tracks"]
    }
    short = next(tracks[move[6:]] for move in before if move.startswith("claim "))
    ada.touchscreen.tap(*ada.evaluate(ON_SCREEN, short["spaces"][0][:2]))
    _touch(ada.locator(".claim header button"))
    expect(ada.locator(".claim")).to_have_count(0)

    ada.wait_for_selector(f"{FREE} .deck.can")
    assert moves(ada) == before


def test_the_enlarged_map_fills_a_phone_and_names_more_than_before(person: People) -> None:
    ada = person(**PHONE)
    begin(ada, "africa")
    ada.wait_for_selector(f"{FREE} .slot.can")
    names = ada.locator(".map [data-name]").count()
    ada.get_by_role("button", name="Full-screen map").tap()
    expect(ada.locator(".map.whole")).to_be_visible()
    box = ada.locator(".map.whole svg").first.bounding_box()

    assert box is not None
    assert box["width"] == 360
    assert box["height"] > 600
    assert ada.locator(".map [data-name]").count() >= names


def test_a_tap_on_a_player_shows_the_whole_rack(person: People) -> None:
    ada = person(**PHONE)
    open_table(
        ada,
        {
            "game": "usa",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}],
            "options": {"open_hands": True},
            "start": True,
        },
    )
    ada.wait_for_selector(f"{FREE} .slot.can")
    _touch(ada.locator(".days-seats article button").first)
    sheet = ada.get_by_role("dialog")

    expect(sheet.locator("li")).to_have_count(10)
    assert not is_sideways(ada)
    assert faults(ada) == []


def test_the_menu_lies_over_a_refusal_and_closes_by_a_tap_elsewhere(person: People) -> None:
    ada = person(**PHONE)
    begin(ada, "africa")
    ada.wait_for_selector(f"{FREE} .slot.can")
    ada.keyboard.press("d")
    expect(ada.locator(".toast")).to_be_visible()
    ada.get_by_role("button", name="Menu").tap()
    items = ada.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    for item in items.all():
        item.click(trial=True, timeout=3000)
    ada.touchscreen.tap(20, 600)

    expect(items).to_have_count(0)


def _play(page: Page, can: str, turn: Callable[[int], None], most: int = 400) -> None:
    """Take turns until the end is shown."""
    for number in range(most):
        page.wait_for_selector(f"{can}, main.end")
        if is_over(page):
            return expect_over(page)
        turn(number)
    raise AssertionError(f"the game was not over after {most} taps")


def _tap(page: Page, where: str, number: int) -> None:
    """Tap one of the places that can be pressed."""
    places = page.locator(where)
    _touch(places.nth(number % places.count()))


def _touch(place: Locator) -> None:
    """Tap something, and wait until the page has taken it."""
    place.page.evaluate(CLICKED)
    place.tap()
    place.page.evaluate("window.clicked")


def _keep(page: Page) -> None:
    """Keep as few of the tickets offered as may be."""
    go = page.locator(".keep .go")
    go.wait_for()
    for ticket in page.get_by_role("checkbox").all():
        if go.is_disabled():
            _touch(ticket)
    _touch(go)
    expect(page.locator(".keep")).to_have_count(0)


def _claim(page: Page) -> bool:
    """Claim with the last of the payments, doubled where that can be; whether it was."""
    ends = page.locator(".claim .end")
    _touch(page.locator(".claim .pays .option").last)
    _touch(ends.last)
    doubled = ends.count() > 1
    expect(page.locator(".claim .go")).to_have_attribute("aria-disabled", "false")
    _touch(page.locator(".claim .go"))
    expect(page.locator(".claim")).to_have_count(0)
    return doubled


def _longest(offered: list[str], tracks: dict[str, Any]) -> Any:
    """The longest track that can be claimed, where it is worth it."""
    found = [tracks[move.removeprefix("claim ")] for move in offered if move.startswith("claim ")]
    long = max(found, key=lambda track: len(track["spaces"]), default=None)
    return long if long and len(long["spaces"]) > 2 else None
