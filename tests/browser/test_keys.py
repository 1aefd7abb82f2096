"""By the keyboard alone, with each board's own keys: every one is pressed as a person would, with
no script between.
"""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import FREE, begin, expect_over, move, moves, wait

People = Callable[..., Page]

DAYS = "1234567890"
PILES = "qwe"


def test_a_whole_game_of_10_days_by_its_keys(person: People) -> None:
    ada = person()
    begin(ada, "africa")
    for number in range(400):
        offered = wait(ada)
        if not offered:
            break
        if any(move.startswith("place") for move in offered):
            _press(ada, DAYS[int(offered[0].split()[1]) - 1])
        elif "draw deck" in offered:
            _press(ada, "d")
        elif any(move.startswith("draw") for move in offered):
            _press(ada, "q")
        elif any(move.startswith("put") for move in offered):
            _press(ada, DAYS[number % 10])
            ada.keyboard.press(PILES[number % 3])
            ada.keyboard.press("Escape")

    expect_over(ada)


def test_who_comes_to_a_pile_by_key_or_holds_it_sees_what_lies_in_it(person: People) -> None:
    ada = person()
    begin(ada, "africa")
    deep, fan = ada.locator(f"{FREE} .stack.deep"), ada.locator(".fan")
    while not deep.count() or "draw deck" not in wait(ada):
        move(
            ada, next(each for each in wait(ada) if each.startswith(("place", "drop", "draw deck")))
        )
        wait(ada)
    offered = moves(ada)

    deep.first.press("Shift")
    expect(fan.locator(".tile").nth(1)).to_be_visible()
    ada.keyboard.press("Escape")
    expect(fan).to_have_count(0)
    deep.first.hover()
    ada.mouse.down()
    expect(fan.locator(".tile").nth(1)).to_be_visible()
    ada.mouse.up()
    expect(fan).to_have_count(0)
    assert moves(ada) == offered

    ada.locator(f"{FREE} .stack.can[data-at^=pile]:not(.deep)").first.click(delay=600)
    ada.wait_for_selector(f"{FREE} .days-held")


def test_a_whole_game_of_tenzania_by_its_keys(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    for _ in range(200):
        offered = wait(ada)
        if not offered:
            break
        card = offered[-1].split()[1]
        _press(ada, card)
        if sum(move.startswith(f"play {card} ") for move in offered) > 1:
            expect(ada.locator(f'.hand [data-move^="play {card} "]').first).to_be_focused()
            _press(ada, "Enter")

    expect_over(ada)


def test_tickets_are_kept_cards_drawn_and_a_route_claimed_by_keys(person: People) -> None:
    ada = person()
    _keep_two(ada)
    for key in "ddtt":
        ada.wait_for_selector(f"{FREE} .deck.can")
        _press(ada, key)
    ada.wait_for_selector(f"{FREE} .deck.can")
    for _ in range(20):
        if any(move.startswith("claim") for move in moves(ada)):
            break
        _press(ada, "d")
        ada.wait_for_selector(f"{FREE} .deck.can")

    _press(ada, "n")
    expect(ada.locator(".tip")).to_be_visible()
    ada.keyboard.press("Enter")
    expect(ada.locator(".claim .go")).to_be_focused()
    ada.keyboard.press("Escape")
    expect(ada.locator(".claim")).to_have_count(0)
    ada.wait_for_selector(f"{FREE} .deck.can")
    _press(ada, "n")
    ada.keyboard.press("Enter")
    expect(ada.locator(".claim .option").first).to_be_visible()
    expect(ada.locator(".claim .go")).to_have_attribute("aria-disabled", "false")
    ada.keyboard.press("Enter")
    expect(ada.locator(".claim")).to_have_count(0)

    ada.keyboard.press("l")
    expect(ada.get_by_role("complementary").get_by_text("You claim").first).to_be_visible()


def test_keys_in_a_dialog_are_not_the_boards(person: People) -> None:
    ada = person()
    _keep_two(ada)
    ada.wait_for_selector(f"{FREE} .deck.can")
    before = moves(ada)
    ada.keyboard.press("?")
    expect(ada.get_by_role("dialog")).to_be_visible()
    ada.keyboard.press("d")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)

    assert moves(ada) == before


def _keep_two(page: Page) -> None:
    """Begin the Heart of Africa, and keep the first two tickets."""
    begin(page, "tickets")
    page.get_by_role("checkbox").first.wait_for()
    for key in ("Space", "Tab", "Space", "Tab", "Tab", "Tab", "Enter"):
        page.keyboard.press(key)


def _press(page: Page, key: str) -> None:
    """Press a key, and wait until what it did is there."""
    page.keyboard.press(key)
    page.wait_for_selector(FREE, state="attached")
