"""`make pictures`: every page and stage of every game, at three widths, light and dark, in both
languages.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.playing import choose, is_over, move, moves, wait
from tests.browser.serving import Serving

SIZES = {360: 740, 800: 1100, 1400: 900}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTLE = 300
"""Milliseconds in which a page that was made wider or narrower has drawn itself anew."""
PLAIN = {
    "front": "/",
    "new": "/new",
    "tables": "/tables",
    "me": "/me",
    "statistics": "/statistics",
    "calls": "/me/calls",
    "day": "/day",
    "rules": "/rules",
    "rules-tendays": "/rules/tendays#T3.6",
    "rules-tickets": "/rules/tickets#H3.3",
    "rules-tenzania": "/rules/tenzania",
    "not-found": "/nowhere",
}
GAMES = ("africa", "usa", "tickets", "tenzania")
SEEN = {
    "keep": ".keep",
    "claim": ".claim .option",
    "placing": ".slot.can .open",
    "drawn": ".days-grid:not(:has(.slot .open)) .days-held",
}
"""Stages of a game that are known by what is on the table."""
MIDDLE = {"africa": 18, "usa": 18, "tickets": 30, "tenzania": 8}
"""After how many moves of the person a game is in its middle."""

TABLE = """async (body) => {
    const told = {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)};
    return (await (await fetch("/api/tables", told)).json()).table.table;
}"""

SOCKETS = """window.sockets = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
    constructor(...given) { super(...given); sockets.push(this); } };"""
"""Lets a connection be cut from outside."""


CLOCK = """window.screenTime = 0;
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => frame(() => draw(window.screenTime));"""
"""Lets the clock that tales are told by be set from outside."""


class Stage(NamedTuple):
    """Something to take pictures of: where it is, what is done there first, and what before each
    picture.
    """

    name: str
    path: str
    act: Callable[[Page], None] = lambda page: None
    again: Callable[[Page], None] = lambda page: None


def main() -> None:
    """Take all pictures, or those of the names given after the folder."""
    folder, wanted = Path(sys.argv[1]), set(sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        serving, browser = Serving(Path(place)), launch(playwright)
        context = browser.new_context(
            base_url=serving.address, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(300_000)
        page = context.new_page()
        _name(page)
        for stage in _stages(page, wanted):
            _take(context, folder, stage)
        browser.close()
        serving.stop()


def _stages(page: Page, wanted: set[str]) -> Iterator[Stage]:
    for game in GAMES:
        if not wanted or game in wanted:
            yield from _game(page, game)
    if not wanted or "room" in wanted:
        yield from _rooms(page)
    if not wanted or "table" in wanted:
        yield from _over_a_table(page)
    for name, path in PLAIN.items():
        if not wanted or name in wanted:
            yield Stage(name, path)
    if not wanted or "away" in wanted:
        yield Stage("away", "/tables", _away)


def _name(page: Page) -> None:
    page.goto("/me")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("textbox").press("Enter")
    page.get_by_text("Saved").wait_for()


def _made(page: Page, game: str, *others: dict[str, str], start: bool = True) -> str:
    page.goto("/")
    return open_table(page, {"game": game, "seats": [{"kind": "me"}, *others], "start": start})


def open_table(page: Page, asked: dict[str, Any]) -> str:
    """Make a table from the front page, and go there; who asks must be known first."""
    page.wait_for_selector("header a.me b:not(:empty)")
    table = page.evaluate(TABLE, asked)
    page.goto(f"/t/{table}")
    return f"/t/{table}"


def _game(page: Page, game: str) -> Iterator[Stage]:
    """A game of four, from its beginning to its end; another one where it ends before its
    middle.
    """
    taken: set[str] = set()
    while not {"middle", "end"} <= taken:
        path = _made(
            page, game, *[{"kind": "bot", "bot": level} for level in ("easy", "easy", "easy")]
        )
        for turn in range(900):
            wait(page)
            seen = [name for name, mark in SEEN.items() if page.locator(mark).count()]
            names = (
                ["end"]
                if is_over(page)
                else [*seen, *(["middle"] if turn >= MIDDLE[game] and not seen else [])]
            )
            for name in names:
                if name not in taken:
                    yield Stage(f"{game}-{name}", path)
                    taken.add(name)
            if is_over(page):
                break
            if offered := moves(page):
                move(page, choose(offered, turn))
    yield Stage(f"{game}-replay", f"{path}/replay#110")
    yield Stage(f"{game}-review", path, _review)
    has_tale = game != "tenzania"
    yield Stage(f"{game}-verified", path, lambda page: _more(page, int(has_tale)))
    if has_tale:
        yield Stage(f"{game}-tale", path, _tell)


def _more(page: Page, item: int) -> None:
    """Choose something that stands behind *More*."""
    page.wait_for_selector(".stage svg")
    page.locator("footer.acts [aria-haspopup=menu]").click()
    page.locator("footer.acts + [role=menu] button").nth(item).click()


def _tell(page: Page) -> None:
    """Tell the tale of the game, and stop the screen's clock in the middle of it."""
    page.add_init_script(CLOCK)
    page.reload()
    page.wait_for_selector("footer.acts")
    _more(page, 0)
    page.wait_for_selector(".tale")
    page.evaluate("window.screenTime = 3500")


def _review(page: Page) -> None:
    page.locator("footer.acts button.small").first.click()
    page.wait_for_selector(".review ol li", timeout=300_000)
    page.locator(".review").scroll_into_view_if_needed()


def _rooms(page: Page) -> Iterator[Stage]:
    friends = _made(page, "africa", {"kind": "bot", "bot": "medium"}, {"kind": "open"}, start=False)
    yield Stage("room", friends)
    around = _made(page, "tenzania", {"kind": "screen"}, {"kind": "screen"}, start=False)
    yield Stage("room-screen", around)
    yield Stage("room-ladder", around, lambda page: page.locator("footer .btn--main").click())
    passed = _made(page, "tenzania", {"kind": "screen"})
    yield Stage("curtain", passed)


def _over_a_table(page: Page) -> Iterator[Stage]:
    """What lies over a table: the menu, the log, a hint, the rules, the tutor, a refusal, a lost
    connection.
    """
    path = _made(page, "africa", {"kind": "bot", "bot": "easy"})
    for _ in range(10):
        wait(page)
        move(page, min(each for each in moves(page) if each.startswith("place")))
    page.wait_for_selector('[data-move="draw deck"]', state="attached")
    yield Stage("table-menu", path, lambda page: page.locator("[aria-haspopup=menu]").click())
    yield Stage("table-log", path, lambda page: page.keyboard.press("l"))
    yield Stage("table-rules", path, lambda page: page.keyboard.press("?"))
    yield Stage("table-hint", path, _hint)
    yield Stage("table-tutor", path, _tutor)
    yield Stage("table-refused", path, _draw, _refused)
    yield Stage("table-lost", path, _lost)


def _hint(page: Page) -> None:
    page.keyboard.press("h")
    page.wait_for_selector(".coach[data-still] .btn--main", timeout=300_000)


def _tutor(page: Page) -> None:
    page.locator("[aria-haspopup=menu]").click()
    page.get_by_role("menuitem").nth(6).click()
    page.wait_for_selector(".tutor, .hint", state="attached", timeout=300_000)


def _draw(page: Page) -> None:
    """Take a tile, where none is held."""
    page.wait_for_selector(".board")
    if not page.locator(".days-held").count():
        page.keyboard.press("d")
    page.wait_for_selector(".days-held")


def _refused(page: Page) -> None:
    """Ask for another one: a toast stays only a while."""
    page.keyboard.press("d")
    page.wait_for_selector(".toast")


def _lost(page: Page) -> None:
    page.add_init_script(SOCKETS)
    page.reload()
    page.wait_for_selector(".board")
    page.context.set_offline(True)
    page.evaluate("sockets.forEach((each) => each.close())")
    page.wait_for_selector(".lost")


def _away(page: Page) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.wait_for_selector(".plain h1")


def _take(context: BrowserContext, folder: Path, stage: Stage) -> None:
    """Twelve pictures of a stage: a page for each language, whose width and theme change in
    place.
    """
    for language in ("en", "fr"):
        page = context.new_page()
        page.add_init_script(
            f"localStorage.setItem('tenfold', JSON.stringify({{language: '{language}'}}))"
        )
        page.goto(stage.path)
        page.wait_for_selector("h1, h2, main.board")
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        stage.act(page)
        for (width, height), scheme in product(SIZES.items(), SCHEMES):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme)
            stage.again(page)
            page.wait_for_timeout(SETTLE)
            page.screenshot(
                path=folder / f"{stage.name}-{width}-{scheme}-{language}.png", full_page=True
            )
        page.close()
        context.set_offline(False)
    print(stage.name, flush=True)


if __name__ == "__main__":
    main()
