"""`make pictures`: every page and stage of every game, at three widths, light and dark, in both languages."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.playing import FREE, choose, is_over, move, moves, wait
from tests.browser.serving import Serving

SIZES = {360: 740, 800: 1100, 1400: 900}
PLAIN = {
    "front": "/",
    "new": "/new",
    "tables": "/tables",
    "me": "/me",
    "statistics": "/statistics",
    "rules": "/rules",
    "rules-tendays": "/rules/tendays#T3.6",
    "not-found": "/nowhere",
}
GAMES = ("africa", "usa", "tickets", "tenzania")
MIDDLE = 14
"""After how many moves of the person a game is in its middle."""


def main() -> None:
    """Take all pictures, or those of the names given after the folder."""
    folder, wanted = Path(sys.argv[1]), set(sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        serving, browser = Serving(Path(place)), launch(playwright)
        for name, path in _stages(browser, serving, wanted):
            _take(browser, serving, folder, name, path)
        browser.close()
        serving.stop()


class _People:
    """One person's cookies, so that every picture is of the same tables."""

    state: dict[str, object] | None = None


def _stages(browser: Browser, serving: Serving, wanted: set[str]) -> Iterator[tuple[str, str]]:
    context = browser.new_context(base_url=serving.address, locale="en", reduced_motion="reduce")
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("article h2")
    _name(page)
    _People.state = context.storage_state()  # type: ignore[assignment]
    for game in GAMES:
        if not wanted or game in wanted:
            yield from _game(page, game)
    if not wanted or "room" in wanted:
        yield "room", _begin(page, "africa", 1)
    for name, path in PLAIN.items():
        if not wanted or name in wanted:
            yield name, path
    context.close()


def _name(page: Page) -> None:
    page.goto("/me")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("textbox").press("Enter")
    page.get_by_text("Saved").wait_for()


def _begin(page: Page, game: str, button: int) -> str:
    page.goto("/")
    page.locator(f"article:has(#box-{game}) button").nth(button).click()
    page.wait_for_url("**/t/*")
    return page.url.removeprefix(page.url.split("/t/")[0])


def _game(page: Page, game: str) -> Iterator[tuple[str, str]]:
    path = _begin(page, game, 0)
    wait(page)
    yield f"{game}-begin", path
    for turn in range(900):
        wait(page)
        if is_over(page):
            break
        if turn == MIDDLE:
            yield f"{game}-middle", path
        offered = page.is_visible(FREE) and moves(page)
        if offered:
            move(page, choose(offered, turn))
    yield f"{game}-end", path
    yield f"{game}-replay", f"{path}/replay#110"


def _take(browser: Browser, serving: Serving, folder: Path, name: str, path: str) -> None:
    for width, height in SIZES.items():
        for scheme in ("light", "dark"):
            for language in ("en", "fr"):
                file = folder / f"{name}-{width}-{scheme}-{language}.png"
                _picture(browser, serving, path, (width, height), scheme, language, file)
    print(name, flush=True)


def _picture(
    browser: Browser, serving: Serving, path: str, size: tuple[int, int], scheme: str, language: str, file: Path
) -> None:
    context = browser.new_context(
        base_url=serving.address,
        storage_state=_People.state,  # type: ignore[arg-type]
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("h1, h2")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=file, full_page=True)
    context.close()


if __name__ == "__main__":
    main()
