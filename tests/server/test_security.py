"""No one gets in: other sites, other names, too much, too large, and what is not theirs."""

import gzip
import socket
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.living import Person, here


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with limits, and a built page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "app.js").write_text("export {}")
    (folder / "assets" / "app.js.gz").write_bytes(gzip.compress(b"export {}"))
    database = str(tmp_path_factory.mktemp("strict") / "tables.db")
    with here(database=database, unlimited=False, client=folder) as url:
        yield url


def test_another_site_may_not_change_anything(strict):
    answer = httpx.post(f"{strict}/api/me/link", headers={"Origin": "https://evil.example"})

    assert (answer.status_code, answer.json()["problem"]) == (403, "origin")


def test_what_the_build_has_compressed_is_sent_so_to_who_takes_it(strict):
    plain, small = (
        httpx.get(f"{strict}/assets/app.js", headers={"Accept-Encoding": encoding})
        for encoding in ("identity", "gzip")
    )

    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["content-type"].startswith("text/javascript")
    assert "immutable" in small.headers["cache-control"]
    assert plain.text == small.text == "export {}"


def test_another_site_may_not_open_a_socket(strict):
    ada = Person(strict)
    table = ada.make()
    url = f"{strict.replace('http', 'ws')}/ws/tables/{table['table']}"

    headers = {"Cookie": ada.cookie}
    with (
        connect(url, additional_headers=headers, origin="https://evil.example") as wire,
        pytest.raises(ConnectionClosed) as closed,
    ):
        wire.recv(5)

    assert closed.value.rcvd.code == 4003


@pytest.mark.parametrize("address", [None, "http://192.168.1.5:8010"])
def test_the_offer_says_where_other_devices_reach_the_server(tmp_path, address):
    with here(database=str(tmp_path / "tables.db"), address=address) as url:
        assert httpx.get(f"{url}/api/games").json()["address"] == address


def test_a_name_that_was_pointed_here_by_somebody_is_not_served(strict):
    assert httpx.get(f"{strict}/api/games", headers={"Host": "evil.example"}).status_code == 403


@pytest.mark.parametrize(
    "headers", [{"Host": "["}, {"Host": "[::1"}, {"Origin": "http://["}, {"Origin": "null"}]
)
def test_a_name_that_cannot_be_read_is_not_served(person, headers):
    answer = person().http.post("/api/me/link", headers=headers)

    assert (answer.status_code, answer.json()["problem"]) == (403, "origin")


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(strict):
    cookie = httpx.get(f"{strict}/api/me").headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_cookie_that_was_tampered_with_is_nobodys(strict):
    ada = Person(strict)
    player, _, signature = ada.http.cookies["tenfold"].partition(".")
    other = httpx.get(
        f"{strict}/api/my/tables", headers={"Cookie": f"tenfold={player[:-1]}x.{signature}"}
    )

    assert other.status_code == 401


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/assets/app.js", "/nowhere.js"])
def test_every_answer_has_the_headers_that_owasp_asks_for(strict, path):
    headers = httpx.get(strict + path).headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_every_address_of_the_page_leads_to_its_document(strict):
    assert "the page" in httpx.get(f"{strict}/t/abc").text
    assert httpx.get(f"{strict}/assets/app.js").headers["cache-control"].endswith("immutable")


@pytest.mark.parametrize(
    "path", ["/../strict.db", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fetc/passwd"]
)
def test_no_path_leads_out_of_the_page(strict, path):
    answer = httpx.get(httpx.URL(strict).copy_with(raw_path=path.encode()))

    assert "root:" not in answer.text
    assert answer.status_code in (200, 404)


def test_a_request_that_is_too_large_is_refused(strict):
    answer = Person(strict).http.patch("/api/me", content=b"x" * 20_000)

    assert (answer.status_code, answer.json()["problem"]) == (413, "too-large")


def test_a_body_that_turns_out_too_large_is_refused(strict):
    answer = Person(strict).http.patch("/api/me", content=(b"x" * 5000 for _ in range(10)))

    assert (answer.status_code, answer.json()["problem"]) == (413, "too-large")


def test_who_makes_too_many_tables_is_told_to_wait(strict):
    ada = Person(strict)

    answers = [
        ada.http.post("/api/tables", json={"game": "tenzania", "seats": [{"kind": "me"}]})
        for _ in range(35)
    ]

    assert answers[-1].json()["problem"] == "too-many"
    assert "retry-after" in answers[-1].headers


def test_who_chats_too_much_is_told_to_wait(strict):
    ada = Person(strict)
    one = ada.sit(ada.make())

    assert [one.do("chat", text="hm").get("problem") for _ in range(12)][-1] == "too-many"


def test_a_flood_closes_the_socket(strict):
    ada = Person(strict)
    one = ada.sit(ada.make())
    with suppress(ConnectionClosed):
        for _ in range(200):
            one.send({"type": "ping"})

    assert one.closed() == 4008


def test_nobody_has_more_sockets_than_needed(strict):
    ada = Person(strict)
    table = ada.make()
    for _ in range(20):
        ada.sit(table)

    with pytest.raises(ConnectionClosed):
        ada.sit(table)


def test_a_socket_without_a_player_is_closed(strict):
    ada = Person(strict)
    table = ada.make()

    url = f"{strict.replace('http', 'ws')}/ws/tables/{table['table']}"
    with connect(url) as wire, pytest.raises(ConnectionClosed) as closed:
        wire.recv(5)

    assert closed.value.rcvd.code == 4001


def test_a_socket_at_no_table_is_closed(strict):
    with pytest.raises(ConnectionClosed) as closed:
        Person(strict).sit({"table": "nowhere"})

    assert closed.value.rcvd.code == 4004


def test_a_socket_anywhere_else_is_refused(strict):
    refused = pytest.raises((InvalidStatus, ConnectionClosed))
    with refused, connect(f"{strict.replace('http', 'ws')}/ws/other") as wire:
        wire.recv(5)


@pytest.mark.parametrize("name", ["", "x" * 25, "\u202e", " \n ", 7, None, ["Ada"]])
def test_names_that_are_none_are_refused(strict, name):
    answer = Person(strict).http.patch("/api/me", json={"name": name})

    assert answer.status_code == (200 if name is None else 400)


def test_two_names_of_the_server_in_one_request_are_refused(strict):
    port = int(strict.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=5) as wire:
        wire.sendall(
            b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: "
            b"close\r\n\r\n"
        )
        answer = wire.makefile("rb").read()

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"problem": "malformed"' in answer


@pytest.mark.parametrize("accepted", ["br;q=0, gzip;q=0", "gzip;q=0.0", "gzipped", ""])
def test_an_encoding_that_a_browser_refuses_is_not_sent(strict, accepted):
    assert (
        "content-encoding"
        not in httpx.get(f"{strict}/assets/app.js", headers={"Accept-Encoding": accepted}).headers
    )


@pytest.mark.parametrize("accepted", ["gzip;q=0.5", "GZIP", "br;q=0, gzip ; q=1"])
def test_an_encoding_that_a_browser_takes_is_sent(strict, accepted):
    answer = httpx.get(f"{strict}/assets/app.js", headers={"Accept-Encoding": accepted})

    assert answer.headers["content-encoding"] == "gzip"
