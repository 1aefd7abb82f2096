"""Short codes open tables that wait, and nobody finds one by trying."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tenfold.server.net.limits import LIMITS
from tests.server.living import Person, here

TRIES = 20
"""How many codes that open nothing an address may try."""


@pytest.fixture
def strict(tmp_path, monkeypatch):
    """A server with limits, at which nobody gains a try by waiting."""
    monkeypatch.setitem(LIMITS, "misses", (TRIES, 0.0))
    with here(database=str(tmp_path / "tables.db"), unlimited=False) as url:
        yield url


def find(person, name, path=""):
    """The status of a question for a table."""
    return person.http.get(f"/api/tables/{name}{path}").status_code


def test_a_code_ends_when_the_game_starts_and_the_address_does_not(pair, person):
    one, _ = pair()
    stranger, code, address = person("Eve"), one.table["code"], one.name

    assert [find(each, code) for each in (stranger, one.person)] == [404, 404]
    assert [find(each, address) for each in (stranger, one.person)] == [200, 200]
    with pytest.raises(ConnectionClosed) as closed:
        stranger.sit({"table": code})
    assert closed.value.rcvd.code == 4004


def test_a_code_does_not_open_the_record_of_a_game(person):
    ada = person("Ada")
    table = ada.make("tenzania", seats=("me", "screen Ben"), start=True, options={"first": 0})

    assert find(person("Eve"), table["code"], "/record") == 404
    assert find(person("Eve"), table["table"], "/record") == 409


def test_who_tries_codes_has_to_wait_after_a_few_and_finds_tables_by_their_addresses_meanwhile(
    strict,
):
    eve, tries = Person(strict), TRIES
    table = Person(strict).make()

    missed = [find(eve, f"AAAA{letter}{other}") for letter in "ABCDE" for other in "ABCDE"]

    assert missed[:tries] == [404] * tries
    assert missed[tries:] == [429] * (len(missed) - tries)
    assert find(eve, table["code"]) == 429
    assert find(eve, table["table"]) == 200
    elsewhere = {"X-Forwarded-For": "198.51.100.7", "Cookie": eve.cookie}
    assert httpx.get(f"{strict}/api/tables/{table['code']}", headers=elsewhere).status_code == 200


def test_who_tries_codes_over_sockets_has_to_wait_too(strict):
    eve = Person(strict)
    table = Person(strict).make()
    codes = []

    for number in range(TRIES + 1):
        with pytest.raises(ConnectionClosed) as closed:
            eve.sit({"table": f"AAAA{'ABCDE'[number // 5]}{'ABCDE'[number % 5]}"})
        codes.append(closed.value.rcvd.code)

    assert codes == [4004] * (len(codes) - 1) + [4013]
    assert find(eve, table["code"]) == 429
