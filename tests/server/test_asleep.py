"""A table without people sleeps: bots and clocks wait until somebody looks again."""

import json

import pytest

from tenfold.server import wall_clock
from tests.server.living import OPEN, Person, here


def moves(person, table):
    return person.ask("GET", f"/api/tables/{table['table']}")["table"]["moves"]


def bots_play(person, count=3):
    """Wait until bots have moved at another table, where somebody looks."""
    table = person.make(seats=("me", "bot easy", "bot easy"), options={"first": 1}, start=True)
    one = person.sit(table)
    while one.drain().table["moves"] < count:
        if one.legal:
            one.move()
        else:
            one.read()
    return one


def test_bots_do_not_play_while_nobody_looks_and_go_on_when_somebody_does(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make(seats=("me", "bot easy"), options={"first": 1}, start=True)

    bots_play(ben)
    asleep = moves(ada, table)
    watching = person("Cleo").sit(table)
    watching.until(lambda each: each.table["moves"] == 1)

    assert asleep == 0


def test_bots_stop_when_the_last_person_leaves(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make(seats=("me", "bot easy", "bot easy"), options={"first": 0}, start=True)
    one = ada.sit(table)
    ada.ask("POST", f"/api/tables/{table['table']}/leave")
    one.until(lambda each: each.table["moves"] >= 2)
    one.close()
    ben.sit(table).until(lambda each: not each.table["seats"][0]["here"]).close()

    bots_play(ben, 2)
    before = moves(ben, table)
    bots_play(ben, 6)

    assert moves(ben, table) == before


def test_bots_of_a_slow_game_move_while_nobody_looks_until_it_is_a_persons_turn(person):
    ada, ben = person("Ada"), person("Ben")
    day = {"kind": "turn", "seconds": 86_400}
    seats = ("me", "bot easy", "bot easy")
    table = ada.make(seats=seats, options={"first": 0}, clock=day, start=True)
    one = ada.sit(table)
    one.move()
    one.close()

    for _ in range(20):
        bots_play(ben)
        if moves(ben, table) == 3:
            break

    assert moves(ben, table) == 3
    assert ada.sit(table).legal


@pytest.fixture
def wait(monkeypatch):
    """Sets the clock of the server forward by some seconds."""
    ahead, now = [0], wall_clock.now
    monkeypatch.setattr(wall_clock, "now", lambda: now() + ahead[0])

    def forward(seconds):
        ahead[0] += int(1000 * seconds)

    return forward


def test_after_a_restart_nothing_happens_where_nobody_looks_and_no_time_is_lost(tmp_path, wait):
    database = str(tmp_path / "tables.db")
    with here(database=database) as url:
        ada, ben = Person(url, "Ada"), Person(url, "Ben")
        turn = {"kind": "turn", "seconds": 60}
        table = ada.make(seats=("me", "bot easy"), options={"first": 0}, clock=turn, start=True)
        other = ada.make(seats=("me", "bot easy"), options={"first": 1}, start=True)
    wait(3600)
    with here(database=database) as url:
        ada.move_to(url)
        ben.move_to(url)
        bots_play(ben)

        asleep = moves(ada, other)
        one = ada.sit(table)
        one.move()
        OPEN.pop_all().close()

    assert asleep == 0
    assert one.table["seats"][0]["away"] is None
    assert not any(line["text"] == "table-missed" for line in one.chat)


def test_a_clock_of_a_day_runs_while_nobody_looks(tmp_path, wait):
    with here(database=str(tmp_path / "tables.db")) as url:
        ada = Person(url, "Ada")
        day = {"kind": "turn", "seconds": 86_400}
        table = ada.make(seats=("me", "bot easy"), options={"first": 0}, clock=day, start=True)
        wait(90_000)

        one = ada.sit(table).until(lambda each: each.chat)
        OPEN.pop_all().close()

    assert one.chat[0]["text"] == "table-missed"


def test_clocks_of_a_minute_wait_for_who_was_away_for_an_hour(person, wait):
    ada = person("Ada")
    turn = {"kind": "turn", "seconds": 60}
    table = ada.make(seats=("me", "bot easy"), options={"first": 0}, clock=turn, start=True)
    ada.sit(table).close()
    person("Ben").sit(table).until(lambda each: not each.table["seats"][0]["here"]).close()
    wait(3600)

    one = ada.sit(table)
    shown = one.table["times"]
    gone = json.loads(one.frames[0])["at"] - shown["at"]

    assert shown["left"][0] - gone > 30_000
    assert shown["running"] == [0]
    assert one.move()["type"] == "done"
