"""What is wrong with a page: what axe finds, and whether it scrolls sideways."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


_SMALL = """() => [...document.querySelectorAll("button, a[href], input, select")]
  .filter((each) => {
    const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hits = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
    if (each.disabled) return false;
    if (!each.checkVisibility({visibilityProperty: true}) || !hits(0, 0)) return false;
    const wide = box.width >= 43.5 || (hits(-21, 0) && hits(21, 0));
    const high = box.height >= 43.5 || (hits(0, -21) && hits(0, 21));
    return !wide || !high;
}).map((each) => each.outerHTML.slice(0, 120))"""


def faults(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(_axe())
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations.flatMap(
            ({id, nodes}) => nodes.map(({html, failureSummary}) =>
    `${id}: ${html.slice(0, 160)} ${failureSummary}`))"""
    )
    return found


def is_sideways(page: Page) -> bool:
    """Whether the page is wider than the window."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller than 44 px, even with the margin around it that presses it
    too.
    """
    found: list[str] = page.evaluate(_SMALL)
    return found


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
