"""`make bench-web`: what the page weighs, how soon it is painted, and whether a game of it ever
stutters.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

from tests.browser.chromium import launch
from tests.browser.playing import begin, wait
from tests.browser.serving import Serving

LIGHTHOUSE = "lighthouse@13.5.0"
FRONT, TABLE = 100_000, 250_000
"""The most bytes of compressed JavaScript on the front page, and at a table with its map."""
SCORE, PAINT, TASK, FRAME = 95, 2000, 50, 1000 / 60
"""The least of Lighthouse's scores; the most milliseconds to the first paint, of a task, and of a
frame.
"""

WATCH = """
window.found = {tasks: [], drawn: []};
new PerformanceObserver((list) => found.tasks.push(...list.getEntries().map(({duration}) =>
duration)))
    .observe({type: "longtask", buffered: true});
let told = null;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({data}) => {
        if (data.includes('"update"')) told ??= performance.now(); });
    }
};
new MutationObserver(() => {
    if (told !== null) found.drawn.push(performance.now() - told);
    told = null;
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""
"""Notes tasks that are too long, and the time from an update to the change of the document that
shows it.
"""


PLAY = """() => {
    found.tasks.length = found.drawn.length = 0;
    const eager = ["claim", "double", "single", "pay", "locomotives", "keep"];
    let turn = 0;
    setInterval(() => {
        const table = document.querySelector(".table:not([data-busy])");
        const all = [...(table?.querySelectorAll(".in-words [data-move]") ?? [])];
        const best = all.filter((each) => eager.includes(each.dataset.move.split(" ")[0]));
        const from = best.length ? best : all;
        from[turn++ % from.length]?.click();
    }, 400);
}"""
"""Plays in the page itself, so that nothing but the page is measured."""


def main() -> None:
    """Measure all, print a table, and end with 1 where something is over its bound."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        serving, browser = Serving(Path(place)), launch(playwright)
        try:
            good = _print(_weights(browser, serving))
            good &= _print(_game(browser, serving))
            good &= _print(_lighthouse(serving, Path(place)))
        finally:
            browser.close()
            serving.stop()
    sys.exit(not good)


def _print(rows: "list[Row]") -> bool:
    """Print what was measured; whether all of it is within its bounds."""
    for what, value, bound, good in rows:
        print(f"{what:62} {value:>8.1f} {bound:>8}{'' if good else '  NOT MET'}", flush=True)
    return all(good for *_, good in rows)


Row = tuple[str, float, str, bool]


def _row(what: str, value: float, most: float) -> Row:
    return what, value, f"< {most:.0f}", value < most


def _weights(browser: Browser, serving: Serving) -> list[Row]:
    """The compressed JavaScript that a browser without any fetches."""
    found = [
        _row(
            "front page, JavaScript, kB",
            _weight(browser, serving, lambda page: None) / 1000,
            FRONT / 1000,
        )
    ]
    for game in ("africa", "usa", "tickets", "tenzania"):
        weight = _weight(browser, serving, lambda page, game=game: _sit(page, game))  # type: ignore[misc]
        found.append(
            _row(
                f"a table of {game}, with the front page, JavaScript, kB",
                weight / 1000,
                TABLE / 1000,
            )
        )
    return found


def _sit(page: Page, game: str) -> None:
    begin(page, game)
    wait(page)


def _weight(browser: Browser, serving: Serving, go: Callable[[Page], None]) -> int:
    page = browser.new_page(base_url=serving.address, locale="en")
    page.set_default_timeout(300_000)
    scripts: list[Request] = []
    page.on(
        "requestfinished",
        lambda each: scripts.append(each) if each.resource_type == "script" else None,
    )
    page.goto("/")
    page.wait_for_selector("article h2")
    go(page)
    page.wait_for_load_state("networkidle")
    weight = sum(each.sizes()["responseBodySize"] for each in scripts)
    page.close()
    return weight


def _game(browser: Browser, serving: Serving) -> list[Row]:
    """A whole game of the Heart of Africa, with all its motion; and how soon an update is drawn,
    without.
    """
    tasks = _played(browser, serving, "no-preference")["tasks"]
    drawn = sorted(_played(browser, serving, "reduce")["drawn"])
    return [
        _row("a game of the Heart of Africa: tasks over 50 ms", len(tasks), 1),
        _row("  its longest task, ms (0: none is over 50)", max(tasks, default=0.0), TASK),
        _row(
            f"  an update until the document shows it, ms, median of {len(drawn)}",
            drawn[len(drawn) // 2],
            FRAME,
        ),
        _row("  the same, 95 of 100", drawn[len(drawn) * 95 // 100], FRAME),
    ]


def _played(browser: Browser, serving: Serving, motion: Any) -> dict[str, list[float]]:
    page = browser.new_page(
        base_url=serving.address,
        locale="en",
        viewport={"width": 1400, "height": 900},
        reduced_motion=motion,
    )
    page.set_default_timeout(600_000)
    page.add_init_script(WATCH)
    page.goto("/")
    _sit(page, "tickets")
    page.evaluate(PLAY)
    page.wait_for_selector("main.end")
    found: dict[str, list[float]] = page.evaluate("found")
    page.close()
    return found


def _lighthouse(serving: Serving, folder: Path) -> list[Row]:
    """Lighthouse's scores of the front page on its slow phone."""
    report = _run_lighthouse(f"{serving.address}/", folder / "report.json")
    paint = report["audits"]["first-contentful-paint"]["numericValue"]
    scores = {name: 100 * each["score"] for name, each in report["categories"].items()}
    rows = [_row("front page on a slow phone, first paint, ms", paint, PAINT)]
    return [
        *rows,
        *((f"  {name}", score, f">= {SCORE}", score >= SCORE) for name, score in scores.items()),
    ]


def _run_lighthouse(url: str, file: Path) -> Any:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={file}"]
    flags = "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"
    only = "--only-categories=performance,accessibility,best-practices,seo"
    environment = {**os.environ, **({"CHROME_PATH": chromium} if chromium else {})}
    subprocess.run([*command, flags, only], check=True, env=environment)
    return json.loads(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
