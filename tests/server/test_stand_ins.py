"""Bots that play for people who are away, bots that fail, and thoughts that nobody waits for."""

import threading
import time

import pytest

from tenfold.server.bots import bot_pool
from tests.server.living import OPEN, Person, here


@pytest.fixture
def seated(tmp_path):
    """Two people at a table of a server where one is absent at once."""
    with here(database=str(tmp_path / "tables.db"), absent=0.0) as url:
        ada, ben = Person(url, "Ada"), Person(url, "Ben")
        table = ada.make(options={"first": 1, "copies": 3})
        ben.join(table)
        ada.start(table)
        yield ada.sit(table), ben.sit(table)
        OPEN.pop_all().close()


def test_a_bot_takes_the_seat_of_who_is_absent_until_they_come_back(seated):
    one, two = seated
    is_here = one.do("hand-over", seat=1, bot="easy")
    two.close()
    one.until(lambda each: not each.table["seats"][1]["here"])

    done = one.do("hand-over", seat=1, bot="easy")
    one.until(lambda each: each.legal)
    back = Person.sit(two.person, {"table": two.name})
    again = back.do("take-back")

    assert is_here["problem"] == "not-away"
    assert done["type"] == again["type"] == "done"
    assert one.drain().table["seats"][1]["away"] is None
    assert [line["text"] for line in one.chat if line["name"] is None] == [
        "table-sat",
        "table-absent",
        "table-back",
    ]


def test_who_is_not_at_the_table_cannot_let_a_bot_play_for_others(seated):
    one, two = seated
    two.close()
    one.until(lambda each: not each.table["seats"][1]["here"])
    stranger = Person(one.person.url).sit({"table": one.name})

    assert stranger.do("hand-over", seat=1)["problem"] == "not-yours"


class Broken:
    """A bot that fails."""

    def move(self, seen, seed):
        raise ZeroDivisionError


def test_a_bot_that_fails_is_replaced_by_a_simpler_one_that_says_so(person, monkeypatch, caplog):
    real = bot_pool.bot
    monkeypatch.setattr(
        bot_pool, "bot", lambda level: Broken() if level in ("hard", "medium") else real(level)
    )
    ada = person("Ada")

    one = ada.sit(ada.make(seats=("me", "bot hard"), options={"first": 1}, start=True))
    one.until(lambda each: each.legal)

    assert one.table["seats"][1]["bot"] == "easy"
    assert [line["text"] for line in one.chat] == ["table-bot-failed", "table-bot-failed"]
    assert "a bot failed" in caplog.text


class Slow:
    """A bot that thinks until it is let go, and counts how often it was asked."""

    def __init__(self):
        self.go, self.asked = threading.Event(), 0

    def explain(self, seen, seed):
        self.asked += 1
        self.go.wait(20)
        return []


@pytest.mark.parametrize("give_up", ["stop", "leave"])
def test_hints_are_given_up_when_nobody_waits_for_them(person, monkeypatch, give_up):
    slow = Slow()
    monkeypatch.setattr(bot_pool, "bot", lambda level: slow)
    ada = person("Ada")
    table = ada.make(seats=("me", "bot easy"), options={"first": 0}, start=True)
    first, second = ada.sit(table), ada.sit(table)
    first.send({"type": "hint", "id": "first", "seat": 0})
    wait_for(lambda: slow.asked == 1)

    second.send({"type": "hint", "id": "second", "seat": 0})
    if give_up == "stop":
        second.send({"type": "stop", "id": "second"})
        second.drain()
    else:
        second.drain().close()
        first.drain()
        time.sleep(0.3)
    slow.go.set()
    first.until(lambda each: "first" in each.answers)

    assert first.answers["first"]["candidates"] == []
    assert slow.asked == 1


def wait_for(holds):
    end = time.monotonic() + 20
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
