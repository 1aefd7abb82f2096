"""Players who are away are called once a turn, on their devices and by their webhooks, and never
told a secret.
"""

import json

import pytest

from tenfold.server.calls.push_messages import encode
from tests.server.browser_keys import BrowserKeys
from tests.server.living import Person, here
from tests.server.receiver import receiving

TRUSTED = {"call_hosts": ("localhost",), "call_delay": 0.05, "address": "https://games.example.org"}


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return str(tmp_path_factory.mktemp("calls") / "tables.db")


@pytest.fixture(scope="module")
def url(database):
    with here(database=database, **TRUSTED) as found:
        yield found


@pytest.fixture
def receiver():
    with receiving() as found:
        yield found


def subscribe(person, receiver, path="/push/1"):
    """Let a person's browser take push messages at a receiver; its keys."""
    keys = BrowserKeys()
    asked = {
        "endpoint": receiver.url + path,
        "public_key": encode(keys.public_key),
        "auth": encode(keys.auth),
    }
    answer = person.http.post("/api/calls/devices", json=asked)
    assert answer.status_code == 200, answer.text
    return keys


def hook(person, receiver, kind="json", path="/hook", table=None):
    """Let a webhook be called for a person, or for a table."""
    where = "/api/calls/hooks" if table is None else f"/api/tables/{table}/hooks"
    return person.http.post(where, json={"kind": kind, "url": receiver.url + path})


def play(ada, ben, **options):
    """A game that Ada begins, at which only she is connected: the table, and her socket."""
    table = ada.make(options={"first": 0}, **options)
    ben.join(table)
    ada.start(table)
    return table, ada.sit(table)


def test_a_player_who_is_away_is_called_when_the_turn_comes(person, receiver):
    ada, ben = person("Ada"), person("Ben", language="fr")
    keys = subscribe(ben, receiver)
    table, socket = play(ada, ben)

    socket.move()

    got = receiver.next()
    name = table["table"]
    assert (got.path, got.headers["Content-Encoding"]) == ("/push/1", "aes128gcm")
    assert json.loads(keys.read(got.body)) == {
        "title": "À vous de jouer",
        "body": "Tenzania avec Ada",
        "tag": name,
        "path": f"/t/{name}",
    }


def test_a_player_is_called_once_a_turn_and_not_while_connected(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    hook(ben, receiver)
    table, socket = play(ada, ben)
    theirs = ben.sit(table)
    socket.move()  # Ben is connected
    theirs.until(lambda each: each.legal).move()
    theirs.close()
    socket.until(lambda each: each.legal and not each.table["seats"][1]["here"])
    socket.do("chat", text="hello")
    socket.move()
    assert receiver.next().json["what"] == "turn"
    socket.do("chat", text="are you there?")  # the table changes, the turn does not
    socket.do("draw")

    assert receiver.next().json["what"] == "draw"
    assert receiver.rest() == []


def test_a_player_who_leaves_in_their_turn_is_called_too(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    hook(ada, receiver)
    _, socket = play(ada, ben)

    socket.close()

    assert receiver.next().json["player"] == "Ada"


def test_nobody_is_called_to_a_game_against_bots(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    hook(ada, receiver)
    alone = ada.make(seats=("me", "bot easy"), options={"first": 0}, start=True)
    ada.sit(alone).close()

    play(ada, ben)[1].close()

    assert "Tenzania" in receiver.next().json["text"]
    assert receiver.rest() == []


def test_a_host_is_called_when_everybody_has_come(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    hook(ada, receiver)
    table = ada.make()

    ben.join(table)
    ben.sit(table)

    assert receiver.next().json["what"] == "start"


def test_a_rematch_calls_those_who_are_away(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    table, socket = play(ada, ben)
    theirs = ben.sit(table)
    socket.do("draw")
    theirs.drain()
    theirs.do("answer", agree=True)
    theirs.close()
    hook(ben, receiver)

    other = ada.ask("POST", f"/api/tables/{table['table']}/rematch")["table"]
    ada.sit(other)

    assert receiver.next().json == {
        "what": "rematch",
        "table": other["table"],
        "game": "tenzania",
        "player": "Ben",
        "text": "Ben: another game of Tenzania?",
        "link": f"https://games.example.org/t/{other['table']}",
    }


def test_a_device_whose_push_service_has_forgotten_it_is_removed(person, receiver):
    ada = person("Ada")
    subscribe(ada, receiver)
    device = ada.ask("GET", "/api/calls")["devices"][0]["device"]
    receiver.status = 410

    answer = ada.http.post(f"/api/calls/devices/{device}/test")

    assert answer.json()["problem"] == "not-delivered"
    assert ada.ask("GET", "/api/calls")["devices"] == []


def test_another_server_does_not_call_again_for_the_same_turn(tmp_path, receiver):
    settings = {"database": str(tmp_path / "tables.db"), **TRUSTED}
    with here(**settings) as first:
        ada, ben = Person(first, "Ada"), Person(first, "Ben")
        hook(ben, receiver)
        table, socket = play(ada, ben)
        socket.move()
        assert receiver.next().json["what"] == "turn"
        socket.close()
    with here(**settings) as second:
        ada.move_to(second)
        socket = ada.sit(table)
        socket.do("draw")

        assert receiver.next().json["what"] == "draw"
        assert receiver.rest() == []


def test_a_browser_belongs_to_the_player_who_uses_it_now(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    subscribe(ada, receiver)
    subscribe(ben, receiver)

    assert ada.ask("GET", "/api/calls")["devices"] == []
    assert [each["service"] for each in ben.ask("GET", "/api/calls")["devices"]] == ["localhost"]


def test_the_oldest_of_too_many_devices_goes(person, receiver):
    ada = person("Ada")
    for number in range(12):
        subscribe(ada, receiver, f"/push/{number}")

    assert len(ada.ask("GET", "/api/calls")["devices"]) == 10


def test_signing_out_everywhere_takes_the_devices_with_it(person, receiver):
    ada = person("Ada")
    subscribe(ada, receiver)

    ada.ask("POST", "/api/me/sign-out")

    assert ada.ask("GET", "/api/calls")["devices"] == []


def test_a_device_can_be_tried_and_removed(person, receiver):
    ada = person("Ada")
    keys = subscribe(ada, receiver)
    device = ada.ask("GET", "/api/calls")["devices"][0]["device"]

    ada.ask("POST", f"/api/calls/devices/{device}/test")

    assert json.loads(keys.read(receiver.next().body))["title"] == "A notification from Tenfold"
    assert ada.ask("DELETE", f"/api/calls/devices/{device}")["devices"] == []


def test_others_can_neither_try_nor_remove_what_is_mine(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    subscribe(ada, receiver)
    hook(ada, receiver)
    mine = ada.ask("GET", "/api/calls")
    device, webhook = mine["devices"][0]["device"], mine["hooks"][0]["hook"]

    assert ben.http.post(f"/api/calls/devices/{device}/test").status_code == 404
    assert ben.http.post(f"/api/calls/hooks/{webhook}/test").status_code == 404
    ben.http.delete(f"/api/calls/devices/{device}")
    ben.http.delete(f"/api/calls/hooks/{webhook}")

    assert ada.ask("GET", "/api/calls") == mine


@pytest.mark.parametrize("key", ["", "AAAA", "not base64!", "A" * 87])
def test_keys_that_cannot_be_right_are_refused(person, receiver, key):
    asked = {"endpoint": receiver.url, "public_key": key, "auth": "A" * 22}

    answer = person("Ada").http.post("/api/calls/devices", json=asked)

    assert answer.status_code == 400


def test_a_program_can_add_neither_devices_nor_webhooks(person, receiver):
    ada = person("Ada")
    secret = ada.ask("POST", "/api/my/tokens", {"name": "mine"})["secret"]
    ada.http.cookies.clear()
    ada.http.headers["Authorization"] = f"Bearer {secret}"

    assert hook(ada, receiver).json()["problem"] == "not-by-token"
