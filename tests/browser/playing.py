"""What a person does at a table, in a few words."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

EAGER = ("claim", "double", "single", "pay", "locomotives", "keep", "put", "place", "drop", "play")
"""Moves that bring a game to its end come before those that only draw."""

WAIT = 60
"""Seconds in which somebody can do something again, on a slow machine too."""

FREE = ".table:not([data-busy])"
"""No move is on its way."""


def begin(page: Page, game: str, way: str = "Play now") -> None:
    """Press one of the buttons under a game's box."""
    page.locator(f"article:has(#box-{game})").get_by_role("button", name=way).click()
    page.wait_for_url("**/t/*")


def moves(page: Page) -> list[str]:
    """The moves that are offered now, each once: a card's buttons and the list in words offer the
    same.
    """
    found: list[str] = page.eval_on_selector_all(
        f"{FREE} [data-move]", "all => all.map(each => each.dataset.move)"
    )
    return sorted(set(found))


def is_over(page: Page) -> bool:
    """Whether the end is shown."""
    return page.locator("main.end").count() > 0


def choose(offered: list[str], turn: int) -> str:
    """A move that leads on, and not always the same."""
    eager = [move for word in EAGER for move in offered if move.startswith(word)]
    return (eager or offered)[turn % len(eager or offered)]


def wait(page: Page) -> list[str]:
    """Wait until something can be done, and say which moves are offered then; none where all is
    over.
    """
    while True:
        page.wait_for_selector(f"{FREE} [data-move], main.end", state="attached")
        offered = moves(page)
        if offered or is_over(page):
            return offered


def move(page: Page, text: str) -> None:
    """Make a move by the keyboard alone, from the list of choices."""
    page.locator(f'[data-move="{text}"]').first.press("Enter")


def pick(page: Page, text: str) -> None:
    """Make a move without a key, from the list of choices."""
    page.locator(f'[data-move="{text}"]').first.dispatch_event("click")


def advised(page: Page, offered: list[str], turn: int) -> str:
    """A move that the tutor of 10 Days has flagged where there is one, otherwise one that
    leads on.
    """
    if page.locator(".days").count():
        page.wait_for_selector('.tutor[aria-busy="false"]', state="attached")
    days: list[str] = page.eval_on_selector_all(
        ".slots li:has(.hint) .slot", "all => all.map(each => each.dataset.at)"
    )
    piles: list[str] = page.eval_on_selector_all(
        "figure:has(.hint:not(.flat)) .stack", "all => all.map(each => each.dataset.at)"
    )
    put = [move for day in days for move in offered if move.startswith(f"put {day[4:]} ")]
    take = [f"draw {pile[5:]}" for pile in piles if f"draw {pile[5:]}" in offered]
    drop = [move for move in offered if move.startswith("drop ")]
    deck = [move for move in offered if move == "draw deck"]
    return next(iter(put or take or drop or deck), None) or choose(offered, turn)


def play(page: Page, pick: Callable[[list[str], int], str] = choose, most: int = 900) -> None:
    """Play until the game is over."""
    for turn in range(most):
        offered = wait(page)
        if not offered:
            return
        move(page, pick(offered, turn))
    raise AssertionError(f"the game was not over after {most} moves")


def whose(*pages: Page) -> tuple[Page, list[str]] | None:
    """Wait until one of several people can do something: who, and which moves; None where all see
    the end.
    """
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        for page in pages:
            if offered := moves(page):
                return page, offered
        if all(is_over(page) for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"nobody could do anything for {WAIT} seconds")


def expect_over(page: Page) -> None:
    """The end names who won."""
    expect(page.locator("main.end h2").first).to_be_visible()


def more(page: Page, name: str) -> None:
    """Choose something that stands behind *More* on the end page."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name=name).click()
