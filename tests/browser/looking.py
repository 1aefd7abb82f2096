"""What is wrong with a page: what axe finds, and whether it scrolls sideways."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(_axe())
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations.flatMap(
            ({id, nodes}) => nodes.map(({html, failureSummary}) => `${id}: ${html.slice(0, 160)} ${failureSummary}`))"""
    )
    return found


def is_sideways(page: Page) -> bool:
    """Whether the page is wider than the window."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
