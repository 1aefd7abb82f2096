"""What chat programs show of a link to a table, without anything secret."""

import html
import re
from pathlib import Path

import httpx
import pytest

from tenfold.server.web.preview import PICTURES
from tests.server.living import here, play_out

TAG = re.compile(r'<meta property="(og:\w+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """A server with a page: its document is as short as can be."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<html><head><title>Tenfold</title></head></html>")
    database = str(tmp_path_factory.mktemp("server") / "tables.db")
    with here(database=database, client=folder) as url:
        yield url


@pytest.fixture
def url(page):
    return page


def tags(url, path, **headers):
    """The tags of a page, as somebody sees them who has no cookie."""
    document = httpx.get(f"{url}{path}", headers=headers).text
    return {name: html.unescape(value) for name, value in TAG.findall(document)}


def test_a_table_that_waits_shows_its_game_and_who_is_there(person, url):
    table = person("Ada").make("africa")

    found = tags(url, f"/t/{table['table']}")

    assert found["og:title"] == "10 Days in Africa"
    assert found["og:description"] == "The table waits for players. Here: Ada."
    assert found["og:image"] == f"{url}/boxes/africa-share.jpg"


def test_it_is_said_in_the_language_that_is_asked_for(person, url):
    table = person("Ada").make("africa")

    found = tags(url, f"/t/{table['table']}", **{"accept-language": "fr-FR,fr;q=0.9"})

    assert found["og:title"] == "10 jours en Afrique"
    assert found["og:description"] == "La table attend des joueurs. Présents\u00a0: Ada."


def test_a_game_in_play_and_its_replay_show_the_names_alone(person, url):
    table = person("Ada").make("tenzania", ("me", "bot easy"), start=True)

    found = tags(url, f"/t/{table['table']}")

    assert found["og:description"] == "In play: Ada and Easy bot."
    assert tags(url, f"/t/{table['table']}/replay") == found


def test_a_game_that_is_over_shows_who_has_won(pair, url):
    ada, ben = pair()
    winners = play_out(ada, ben)["winners"]

    said = tags(url, f"/t/{ada.table['table']}")["og:description"]

    names = " and ".join(["Ada", "Ben"][seat] for seat in winners)
    won = "A draw." if len(winners) == 2 else f"Won by {names}."
    assert said == f"{won} Players: Ada and Ben."


def test_every_game_of_the_package_has_its_picture():
    shown = Path(__file__).parents[2] / "web" / "public" / "boxes"

    assert {f"{name}-share.jpg" for name in PICTURES} == {
        path.name for path in shown.glob("*-share.jpg")
    }


def test_a_name_cannot_break_out_of_its_tag(person, url):
    table = person('"><script>').make("africa")

    document = httpx.get(f"{url}/t/{table['table']}").text

    assert "<script>" not in document
    assert '"><script>' in tags(url, f"/t/{table['table']}")["og:description"]


@pytest.mark.parametrize("path", ["/", "/t/nothing", "/rules/tendays", "/t/a/b/c"])
def test_other_pages_have_no_such_tags(url, path):
    assert tags(url, path) == {}
    assert "<title>Tenfold</title>" in httpx.get(f"{url}{path}").text
