"""A lost connection is shown, mended and caught up; a reload and a second tab come back to the same
state.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import begin, expect_over, move, play, wait
from tests.browser.serving import Serving

People = Callable[..., Page]


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("mortal"))
    yield serving
    serving.stop()


def test_a_killed_server_comes_back_and_the_game_goes_on(person: People, mortal: Serving) -> None:
    ada = person(at=mortal)
    begin(ada, "tenzania")
    move(ada, wait(ada)[0])
    before = wait(ada)
    mortal.kill()
    expect(ada.get_by_text("No connection.")).to_be_visible()
    mortal.come_back()
    expect(ada.get_by_text("No connection.")).to_be_hidden()

    assert wait(ada) == before
    play(ada)
    expect_over(ada)


def test_a_move_made_while_away_is_sent_once_when_the_server_is_back(
    person: People, mortal: Serving
) -> None:
    ada = person(at=mortal)
    begin(ada, "tenzania")
    first = wait(ada)[0]
    mortal.kill()
    expect(ada.get_by_text("No connection.")).to_be_visible()
    move(ada, first)
    mortal.come_back()
    expect(ada.get_by_text("No connection.")).to_be_hidden()
    wait(ada)

    log = ada.get_by_role("complementary", name="Log and chat")
    expect(log.get_by_text("You play")).to_have_count(1)


def test_the_front_page_waits_for_the_server_by_itself(person: People, mortal: Serving) -> None:
    ada = person(at=mortal)
    ada.get_by_role("link", name="My tables").click()
    expect(ada.get_by_role("heading", name="My tables")).to_be_visible()
    mortal.kill()
    expect(ada.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    mortal.come_back()

    expect(ada.get_by_role("heading", name="My tables")).to_be_visible()


def test_a_reload_and_a_second_tab_come_back_to_the_same_state(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    move(ada, wait(ada)[0])
    before = wait(ada)
    ada.reload()
    second = ada.context.new_page()
    second.goto(ada.url)

    assert wait(ada) == before
    assert wait(second) == before


def test_a_table_that_was_left_is_one_click_away(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    wait(ada)
    table = ada.url
    ada.get_by_role("link", name="Tenfold, front page").click()
    ada.get_by_role("link", name="Return").click()

    expect(ada).to_have_url(table)
    wait(ada)


def test_what_does_not_exist_is_said_plainly(person: People) -> None:
    ada = person()
    ada.goto("/t/nothing-here")
    expect(ada.get_by_role("heading", name="Page not found")).to_be_visible()
    ada.goto("/nowhere/at/all")
    expect(ada.get_by_role("heading", name="Page not found")).to_be_visible()
