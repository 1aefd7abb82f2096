"""Lessons: each can be finished by pressing what it points at, without reading a rule."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.learning import frames, go_on, learn

People = Callable[..., Page]

GAMES = ("africa", "usa", "tickets", "tenzania")
SIZES = {"desktop": (1400, 900), "phone": (360, 740), "low": (740, 360)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_finished_by_pressing_what_it_points_at(
    person: People, game: str, size: str
) -> None:
    width, height = SIZES[size]
    ada = person(viewport={"width": width, "height": height})
    learn(ada, game)

    for waits in frames(ada):
        go_on(ada, waits)

    expect(ada.locator(".coach").get_by_role("button", name="Play now")).to_be_visible()
    expect(ada.locator(".toast")).to_have_count(0)


def test_a_lesson_is_offered_beside_play_now_and_can_be_skipped(person: People) -> None:
    ada = person()

    africa = ada.get_by_role("article", name="10 Days in Africa")
    africa.get_by_role("link", name="First time? Learn in three minutes").click()
    expect(ada.locator(".coach")).to_contain_text("Your journey")
    ada.locator(".coach").get_by_role("link", name="Skip").click()

    expect(africa.get_by_role("button", name="Play now")).to_be_visible()


def test_a_lesson_is_offered_by_the_rules_and_can_be_taken_again(person: People) -> None:
    ada = person()
    learn(ada, "tenzania")
    for waits in frames(ada):
        go_on(ada, waits)

    ada.get_by_role("button", name="Once more").click()
    expect(ada.locator(".coach")).to_contain_text("Make ten")
    ada.keyboard.press("?")
    expect(ada.get_by_role("dialog").get_by_role("link", name="First time?")).to_be_visible()


def test_in_a_lesson_a_rule_refuses_with_its_reason_and_another_legal_move_waits(
    person: People,
) -> None:
    ada = person()
    learn(ada, "tickets")
    ada.get_by_role("button", name="Got it").click()

    ada.locator('[data-at="route bangui bondo 1"]').click(force=True)
    expect(ada.locator(".toast")).to_contain_text("H3.3")
    ada.locator('[data-at="up red"]').click()
    expect(ada.locator(".toast")).to_contain_text("press what is ringed")

    expect(ada.locator(".table")).to_have_attribute("data-frame", "1")


def test_a_lesson_by_keys_alone_in_words(person: People) -> None:
    """The board in words offers the one move that goes on."""
    ada = person(locale="fr-FR")
    learn(ada, "africa")

    for waits in frames(ada):
        read = ada.locator(".coach .btn--main")
        if waits == "press" and not read.count():
            ada.locator('[data-at="link 2"]').press("Enter")
            read.press("Enter")
        elif waits in ("got-it", "press"):
            read.press("Enter")
        else:
            frame = ada.locator(".table").get_attribute("data-frame")
            ada.locator("[data-move]").first.press("Enter")
            expect(ada.locator(".table")).not_to_have_attribute("data-frame", frame or "")

    expect(ada.locator(".coach")).to_contain_text("Arrivée")


def test_the_card_of_a_lesson_stands_near_what_it_points_at(person: People) -> None:
    ada = person()
    learn(ada, "tenzania")
    ada.locator(".coach .btn--main").click()
    ada.locator(".table[data-frame='1'] .coach[data-still]").wait_for()
    card, ring = (ada.locator(each).bounding_box() for each in (".coach", ".ring"))

    assert card is not None
    assert ring is not None
    assert 0 < ring["y"] - (card["y"] + card["height"]) < 100
    assert card["x"] < ring["x"] < card["x"] + card["width"]
