"""Being forgotten: no name, no words and nothing that signs in is left; games of others stay."""

import sqlite3
from contextlib import closing

import httpx
import pytest

import tenfold
from tests.server.living import Person, here
from tests.server.test_my_games import finish, games

NAME = "Ada Lovelace"


@pytest.fixture
def database(tmp_path):
    return str(tmp_path / "tables.db")


@pytest.fixture
def server(database):
    with here(database=database) as url:
        yield url


def everything(database):
    """All that is stored, as text."""
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump())


def names(socket):
    return [seat["name"] for seat in socket.table["seats"]]


def forget(person, name=NAME):
    return person.http.post("/api/me/forget", json={"name": name})


def test_the_name_confirms_it(server):
    ada = Person(server, NAME)

    assert forget(ada, "Ada").status_code == 409
    assert ada.http.get("/api/me").json()["name"] == NAME


def test_no_name_and_no_word_is_left_in_the_database(server, database):
    ada, ben = Person(server, NAME), Person(server, "Ben")
    table = finish(ada, ben)
    ada.sit(table).do("chat", text="the analytical engine")
    watched = ben.make()
    ada.sit(watched).do("chat", text="weaves algebraic patterns")

    assert forget(ada).status_code == 204

    stored = everything(database)
    assert NAME not in stored
    assert "analytical engine" not in stored
    assert "algebraic patterns" not in stored
    assert "Ben" in stored


def test_nothing_signs_in_any_more(server):
    ada = Person(server, NAME)
    cookie = ada.cookie
    secret = ada.ask("POST", "/api/my/tokens", {"name": "program"})["secret"]
    link = ada.ask("POST", "/api/me/link")["token"]
    forget(ada)

    headers = [{"Cookie": cookie}, {"Authorization": f"Bearer {secret}"}]
    answers = [httpx.get(f"{server}/api/my/tables", headers=each) for each in headers]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert ada.http.post("/api/me/move", json={"token": link}).status_code == 410
    assert httpx.get(f"{server}/api/me", headers={"Cookie": cookie}).json()["player"] != ada.player


def test_games_of_others_stay_as_they_were_played(server):
    ada, ben = Person(server, NAME), Person(server, "Ben")
    table = finish(ada, ben)
    path = f"/api/tables/{table['table']}"
    record = ben.http.get(f"{path}/record").text
    before = games(ben)["games"]
    forget(ada)

    (game,) = games(ben)["games"]
    assert game["others"][0]["name"] is None
    assert {**game, "others": []} == {**before[0], "others": []}
    assert ben.http.get(f"{path}/record").text == record
    assert tenfold.replay(record).result is not None
    assert ben.http.get(path).json()["table"]["seats"][0]["name"] is None


def test_a_game_in_play_goes_on_with_a_bot_and_whoever_is_connected_sees_no_name(server):
    ada, ben = Person(server, NAME), Person(server, "Ben")
    table = ada.make()
    ben.join(table)
    ada.start(table)
    ada.sit(table).do("chat", text="hello")
    socket = ben.sit(table)

    forget(ada)

    socket.until(lambda one: one.table["seats"][0]["name"] is None)
    assert socket.table["seats"][0]["away"] == "left"
    again = ben.sit(table)
    assert "hello" not in [line["text"] for line in again.chat]
    assert NAME not in again.frames[0]


def test_tables_read_again_are_the_same_as_those_in_memory(database):
    with here(database=database) as url:
        ada, ben = Person(url, NAME), Person(url, "Ben")
        table = finish(ada, ben)
        ada.sit(table).do("chat", text="hello")
        forget(ada)
        shown = ben.sit(table)
    with here(database=database) as url:
        ben.move_to(url)
        read = ben.sit(table)

    assert names(read) == names(shown) == [None, "Ben"]
    assert read.view == shown.view
    assert [line["text"] for line in read.chat] == [line["text"] for line in shown.chat]


def test_a_token_cannot_forget_its_player(server):
    ada = Person(server, NAME)
    secret = ada.ask("POST", "/api/my/tokens", {"name": "program"})["secret"]
    headers = {"Authorization": f"Bearer {secret}"}

    answer = httpx.post(f"{server}/api/me/forget", headers=headers, json={"name": NAME})

    assert answer.json()["problem"] == "not-by-token"
