"""Who one is can be taken back: cookies, personal links and tokens of programs."""

import hmac
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import text

from tenfold.errors import TenfoldError
from tenfold.server.node import Node
from tenfold.server.settings import Settings
from tenfold.server.store import migration, signing_keys, storage
from tenfold.server.web import app
from tenfold.server.web.credentials import LINK_MINUTES
from tenfold.words.catalogue import catalogue
from tests.server.living import OPEN, Person, Socket, here
from tests.server.postgres import HAS_POSTGRES, Postgres

OLD_KEY = "11" * 32


class Program:
    """A program with a token of somebody."""

    def __init__(self, person):
        self.token = person.ask("POST", "/api/my/tokens", {"name": "program"})
        self.url = person.url
        headers = {"Authorization": f"Bearer {self.token['secret']}"}
        self.http = OPEN.enter_context(
            httpx.Client(base_url=person.url, headers=headers, timeout=60)
        )


def known(url, cookie):
    """The status of a question that only somebody who is known may ask."""
    return httpx.get(f"{url}/api/my/tables", headers={"Cookie": cookie}).status_code


def use(url, token):
    """Open a personal link in a new browser."""
    return httpx.post(f"{url}/api/me/move", json={"token": token})


def test_signing_out_everywhere_ends_cookies_links_and_tokens_and_keeps_this_browser(person):
    ada = person("Ada")
    stolen, program = ada.cookie, Program(ada)
    link = ada.ask("POST", "/api/me/link")

    told = ada.ask("POST", "/api/me/sign-out")

    assert told["player"] == ada.player
    assert (known(ada.url, stolen), known(ada.url, ada.cookie)) == (401, 200)
    assert program.http.get("/api/me").status_code == 401
    assert use(ada.url, link["token"]).status_code == 410
    assert ada.ask("GET", "/api/my/tokens") == {"tokens": []}


def test_a_browser_that_was_signed_out_is_somebody_else_at_its_next_visit(person):
    ada = person("Ada")
    stolen = ada.cookie
    ada.ask("POST", "/api/me/sign-out")

    visited = httpx.get(f"{ada.url}/api/me", headers={"Cookie": stolen})

    assert visited.json()["player"] != ada.player
    assert "set-cookie" in visited.headers


def test_signing_out_everywhere_closes_open_sockets(person):
    ada = person("Ada")
    one = ada.sit(ada.make())

    ada.ask("POST", "/api/me/sign-out")

    assert one.closed() == 4001


def test_a_personal_link_leads_to_a_page_and_names_its_token_in_the_fragment_only(person):
    link = person().ask("POST", "/api/me/link")

    page, _, fragment = link["path"].partition("#")

    assert (page, fragment) == ("/me/move", link["token"])


def test_a_personal_link_works_once(person):
    ada = person("Ada")
    link = ada.ask("POST", "/api/me/link")

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: use(ada.url, link["token"]), range(8)))

    assert sorted(answer.status_code for answer in answers) == [200] + [410] * 7
    moved = next(answer for answer in answers if answer.status_code == 200)
    assert moved.json()["player"] == ada.player
    assert known(ada.url, f"tenfold={moved.cookies['tenfold']}") == 200


def test_a_new_personal_link_replaces_the_one_before(person):
    ada = person("Ada")
    first, second = (ada.ask("POST", "/api/me/link") for _ in range(2))

    assert [use(ada.url, link["token"]).status_code for link in (first, second)] == [410, 200]


def test_a_personal_link_that_nobody_used_ends(person, monkeypatch):
    monkeypatch.setattr("tenfold.server.web.credentials.LINK_MINUTES", -1)
    ada = person("Ada")

    answer = use(ada.url, ada.ask("POST", "/api/me/link")["token"])

    assert (answer.status_code, answer.json()["problem"]) == (410, "no-link")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me/link"),
        ("POST", "/api/me/sign-out"),
        ("GET", "/api/my/tokens"),
        ("POST", "/api/my/tokens"),
        ("DELETE", "/api/my/tokens/abc"),
    ],
)
def test_a_program_can_make_nothing_that_outlives_its_token(person, method, path):
    program = Program(person("Ada"))

    answer = program.http.request(method, path, json={"name": "more"} if method == "POST" else None)

    assert (answer.status_code, answer.json()["problem"]) == (403, "not-by-token")


def test_a_program_plays_for_its_player_until_its_token_is_revoked(person):
    ada = person("Ada")
    program, table = Program(ada), ada.make()
    headers = {"Authorization": f"Bearer {program.token['secret']}"}
    own, of_program = ada.sit(table), Socket(program, table["table"], headers=headers)

    answer = ada.http.delete(f"/api/my/tokens/{program.token['token']}")

    assert (answer.status_code, of_program.mine) == (204, [0])
    assert of_program.closed() == 4001
    assert program.http.get("/api/my/tables").status_code == 401
    assert own.do("chat", text="still here")["type"] == "done"


def test_nobody_revokes_the_token_of_another(person):
    ada, eve = person("Ada"), person("Eve")
    program = Program(ada)

    eve.http.delete(f"/api/my/tokens/{program.token['token']}")

    assert program.http.get("/api/my/tables").status_code == 200


@pytest.fixture
def old(tmp_path):
    """A database of before there were epochs, with a player in it, and the cookie of then."""
    database = str(tmp_path / "tables.db")
    engine = storage.open_engine(database)
    with storage.writing(engine).begin() as connection:
        migration.upgrade(connection, "0002")
        connection.execute(text("insert into keys values ('signing', :key)"), {"key": OLD_KEY})
        connection.execute(
            text("insert into players values ('pada', 'Ada', true, 'rose', 'fr', '{}', 1)")
        )
    engine.dispose()
    return database, f"tenfold=pada.{signed('cookie pada')}"


def signed(said):
    """What the server of then signed."""
    drawn = hmac.digest(bytes.fromhex(OLD_KEY), said.encode(), "sha256")
    return urlsafe_b64encode(drawn).decode().rstrip("=")


def test_a_database_of_before_keeps_its_players_and_their_cookies(old):
    database, cookie = old

    with here(database=database) as url:
        me = httpx.get(f"{url}/api/me", headers={"Cookie": cookie})
        renewed = f"tenfold={me.cookies['tenfold']}"
        statuses = [known(url, cookie), known(url, renewed)]
        httpx.post(f"{url}/api/me/sign-out", headers={"Cookie": renewed})
        statuses += [known(url, cookie), known(url, renewed)]

    assert me.json() == {
        "player": "pada",
        "name": "Ada",
        "named": True,
        "colour": "rose",
        "language": "fr",
        "settings": {},
    }
    assert statuses == [200, 200, 401, 401]


@pytest.mark.parametrize(("keep", "status"), [(True, 200), (False, 401)])
def test_a_new_key_keeps_cookies_unless_they_are_to_end(tmp_path, keep, status):
    database = str(tmp_path / "tables.db")
    with here(database=database) as url:
        cookie = Person(url).cookie
    engine = storage.connect_existing(database)
    signing_keys.rotate(engine, keep=keep)
    engine.dispose()

    with here(database=database) as url:
        assert known(url, cookie) == status
        renewed = httpx.get(f"{url}/api/me", headers={"Cookie": cookie}).cookies["tenfold"]

    assert f"tenfold={renewed}" != cookie


def test_a_cookie_outlives_one_rotation_only_if_it_was_renewed(tmp_path):
    database = str(tmp_path / "tables.db")
    with here(database=database) as url:
        cookie = Person(url).cookie
    engine = storage.connect_existing(database)
    signing_keys.rotate(engine, keep=True)
    signing_keys.rotate(engine, keep=True)
    engine.dispose()

    with here(database=database) as url:
        assert known(url, cookie) == 401


def test_a_database_that_cannot_be_written_is_said_in_a_sentence(tmp_path):
    database = tmp_path / "tables.db"
    storage.connect(str(database)).dispose()

    with pytest.raises(
        TenfoldError, match="the database cannot be written: attempt to write a readonly database"
    ):
        Node(Settings(database=f"sqlite:///file:{database}?mode=ro&uri=true"))


@pytest.fixture(scope="module")
def postgres():
    made = Postgres()
    yield made
    made.close()


@pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")
def test_who_is_signed_out_at_one_node_is_so_at_all(postgres, monkeypatch):
    monkeypatch.setattr(app, "ROUND", 0.05)
    with here(database=postgres.url) as one, here(database=postgres.url) as two:
        ada = Person(one, "Ada")
        stolen, table = ada.cookie, ada.make()
        assert known(two, stolen) == 200
        thief = Socket(Thief(two, stolen), table["table"])

        ada.ask("POST", "/api/me/sign-out")

        assert [known(url, stolen) for url in (one, two)] == [401, 401]
        assert [known(url, ada.cookie) for url in (one, two)] == [200, 200]
        assert thief.closed() == 4001


class Thief:
    """Somebody with the cookie of another."""

    def __init__(self, url, cookie):
        self.url, self.cookie = url, cookie


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_says_how_long_a_personal_link_is_good(language):
    assert f"{LINK_MINUTES} minutes" in catalogue(language, ("page",)).say("me-move-about")
