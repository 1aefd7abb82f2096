"""Players who are away: every reason in every answer, since when they are away, and who may let a
bot play for them.
"""

import json
from typing import get_args

import pytest

from tenfold.server import wall_clock
from tenfold.server.live.presence import Presence
from tenfold.server.protocol import answers
from tenfold.server.store import schema, storage
from tests.server.living import OPEN, Person, here, play_out

REASONS = get_args(answers.AwayReason)


@pytest.fixture
def database(tmp_path):
    return str(tmp_path / "tables.db")


@pytest.fixture
def serving(database):
    """Starts servers at one database, one after the other."""

    def start(**settings):
        return here(database=database, **{"absent": 0.0, **settings})

    yield start
    OPEN.pop_all().close()


@pytest.fixture
def wait(monkeypatch):
    """Sets the clock of the server forward by some seconds."""
    ahead, now = [0], wall_clock.now
    monkeypatch.setattr(wall_clock, "now", lambda: now() + ahead[0])

    def forward(seconds):
        ahead[0] += int(1000 * seconds)

    return forward


def seat_two(url, **more):
    """Two people at a public table where the game has begun."""
    ada, ben = Person(url, "Ada"), Person(url, "Ben")
    table = ada.make(public=True, options={"first": 1, "copies": 3}, **more)
    ben.join(table)
    return ada, ben, ada.start(table)["table"]


def add_row(database, table, kind, seat, payload):
    """Write the next row of a table as a server would."""
    engine = storage.connect(database)
    number = len(storage.Reader(engine).rows(table))
    values = {
        "table_id": table,
        "number": number,
        "kind": kind,
        "seat": seat,
        "payload": json.dumps(payload),
        "at": 1,
    }
    with storage.writing(engine).begin() as connection:
        connection.execute(schema.rows.insert().values(values))
    engine.dispose()


def answers(person, table, *paths):
    """The statuses of a person's requests about a table, and what all seats are said to be away
    for.
    """
    found = [person.http.get(path) for path in ("/api/tables", "/api/my/tables", *paths)]
    away = [
        [seat["away"] for seat in one["table"]["seats"]]
        for answer in found[:2]
        for one in answer.json()["tables"]
        if one["table"]["table"] == table
    ]
    return [answer.status_code for answer in found], away


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_of_being_away_goes_through_every_route(serving, database, reason):
    with serving() as url:
        ada, ben, table = seat_two(url)
        stranger = Person(url)
    add_row(database, table["table"], "hand", 1, {"bot": "easy", "why": reason})
    with serving() as url:
        for each in (ada, ben, stranger):
            each.move_to(url)
        path = f"/api/tables/{table['table']}"

        while_playing = [answers(each, table["table"], path) for each in (ada, ben)]
        strange = answers(stranger, table["table"], path)
        sockets = [each.sit(table) for each in (ada, stranger)]
        seen = [one.table["seats"][1]["away"] for one in sockets]
        play_out(sockets[0])
        after = [
            f"{path}{rest}"
            for rest in ("", "/replay", "/replay?seat=1", "/replay?all=true", "/record", "/deal")
        ]
        over = [answers(each, table["table"], *after) for each in (ada, ben, stranger)]
        OPEN.pop_all().close()

    assert while_playing == [([200] * 3, [[None, reason]] * 2)] * 2
    assert strange == ([200] * 3, [[None, reason]])
    assert seen == [reason, reason]
    assert [statuses for statuses, _ in over] == [[200] * 8] * 3


def test_a_table_that_cannot_be_listed_is_left_out_and_logged(serving, database, caplog):
    with serving() as url:
        ada, _, bad = seat_two(url)
        broken = ada.make(public=True)
        refused = ada.make(public=True, seats=("me", "bot easy"), start=True)
        good = ada.make(public=True)
    add_row(database, bad["table"], "hand", 1, {"bot": "easy", "why": "nobody knows"})
    add_row(database, broken["table"], "no such thing", 1, {})
    add_row(database, refused["table"], "move", 0, {"lines": ["0 dance"], "drawn": 0, "open": True})
    with serving() as url:
        ada.move_to(url)

        lists = [ada.http.get(path) for path in ("/api/tables", "/api/my/tables")]
        OPEN.pop_all().close()

    assert [answer.status_code for answer in lists] == [200, 200]
    assert [[one["table"]["table"] for one in answer.json()["tables"]] for answer in lists] == [
        [good["table"]]
    ] * 2
    assert caplog.text.count("a table cannot be listed") == 6


def test_a_player_who_has_just_sat_down_is_not_away(serving, wait):
    with serving(absent=60.0) as url:
        wait(600)
        ada, _, table = seat_two(url)
        one = ada.sit(table)

        answer = one.do("hand-over", seat=1)
        seat = one.table["seats"][1]
        OPEN.pop_all().close()

    assert answer["problem"] == "not-away"
    assert (seat["here"], seat["replaceable"]) == (False, False)
    assert seat["replaceable_at"] - seat["absent_since"] == 60_000


def test_the_others_are_told_when_they_may_let_a_bot_play_for_who_has_gone(serving):
    with serving(absent=0.5) as url:
        ada, ben, table = seat_two(url)
        one, two = ada.sit(table), ben.sit(table)
        present = one.until(lambda each: each.table["seats"][1]["here"]).table["seats"][1]
        two.close()

        gone = one.until(lambda each: not each.table["seats"][1]["here"]).table["seats"][1]
        allowed = one.until(lambda each: each.table["seats"][1]["replaceable"]).table["seats"][1]
        done = one.do("hand-over", seat=1)
        replaced = one.drain().table["seats"][1]
        again = one.do("hand-over", seat=1)
        OPEN.pop_all().close()

    assert (present["absent_since"], present["replaceable_at"], present["replaceable"]) == (
        None,
        None,
        False,
    )
    assert gone["replaceable_at"] - gone["absent_since"] == 500
    assert allowed["replaceable_at"] == gone["replaceable_at"]
    assert done["type"] == "done"
    assert (replaced["away"], replaced["replaceable_at"], replaced["replaceable"]) == (
        "absent",
        None,
        False,
    )
    assert again["problem"] == "not-away"


def test_the_moves_of_a_bot_for_a_person_are_marked_and_come_after_the_words_that_a_bot_plays(
    serving,
):
    with serving() as url:
        ada, ben, table = seat_two(url)
        one, two = ada.sit(table), ben.sit(table)
        before = len(one.events)
        two.do("hand-over", bot="easy")
        one.until(lambda each: each.legal)
        marked = one.by_bot
        one.move()
        two.until(lambda each: len(each.by_bot) > len(marked))
        told = (two.drain().by_bot, [line["after"] for line in two.chat])

        anew = (two.fresh().by_bot, [line["after"] for line in two.chat])
        bots = [two.events[number] for number in two.by_bot]
        OPEN.pop_all().close()

    assert marked[0] == before
    assert told == anew
    assert {event["seat"] for event in bots if event["event"] == "play"} == {1}
    assert [line["text"] for line in two.chat] == ["table-sat", "table-handed"]
    assert two.chat[-1]["after"] == before


def test_an_end_that_a_bot_reached_for_a_person_says_so_and_does_not_count(serving):
    with serving() as url:
        ada, ben, table = seat_two(url)
        one, two = ada.sit(table), ben.sit(table)
        two.do("hand-over", bot="easy")

        result = play_out(one)
        steps = ada.ask("GET", f"/api/tables/{table['table']}/replay")["steps"]
        games = [each.ask("GET", "/api/my/statistics")["standings"] for each in (ada, ben)]
        OPEN.pop_all().close()

    assert result["stand_ins"] == [1]
    movers = {
        (step["by_bot"], event["seat"])
        for step in steps
        for event in step["events"]
        if event["event"] == "play"
    }
    assert movers == {(False, 0), (True, 1)}
    assert [len(standings) for standings in games] == [1, 0]


def test_who_is_connected_to_another_node_is_away_when_that_says_so_or_says_no_more(monkeypatch):
    now = [1000]
    monkeypatch.setattr(wall_clock, "now", lambda: now[0])
    presence = Presence(60_000)
    presence.hear("other", ["ada", "ben"], 40_000)

    now[0] = 10_000
    here = [presence.since(player, 0) for player in ("ada", "ben", "cleo")]
    presence.hear("other", ["ada"], 50_000)
    now[0] = 90_000

    assert here == [None, None, 1000]
    assert [presence.since(player, 0) for player in ("ada", "ben")] == [50_000, 10_000]
