"""Clocks that the server keeps, and the bot that plays a missed turn."""

import pytest

from tenfold.server.table import lobby
from tenfold.server.table.clocks import RunningClocks, sleeps

BANK = {"kind": "bank", "seconds": 60, "increment": 0}


@pytest.fixture
def quick(monkeypatch):
    """Clocks of a second can be chosen."""
    monkeypatch.setattr(lobby, "CLOCKS", {"seconds": range(1, 100), "increment": range(10)})


def test_a_bank_goes_down_in_ones_own_turn_and_gets_its_increment_when_that_ends():
    clocks = RunningClocks.start({"kind": "bank", "seconds": 60, "increment": 5}, 2, [0], at=1000)

    clocks.pass_on(0, [1], at=11_000)

    assert clocks.shape() == {"at": 11_000, "left": [55_000, 60_000], "running": [1]}


def test_a_turn_has_its_time_anew_with_every_move():
    clocks = RunningClocks.start({"kind": "turn", "seconds": 30}, 2, [0, 1], at=0)

    clocks.pass_on(0, [0, 1], at=10_000)

    assert clocks.shape()["left"] == [30_000, 20_000]


def test_a_clock_that_is_set_back_takes_no_time_and_gives_none():
    clocks = RunningClocks.start({"kind": "bank", "seconds": 60, "increment": 0}, 2, [0], at=10_000)

    clocks.pass_on(0, [1], at=4_000)

    assert clocks.shape() == {"at": 10_000, "left": [60_000, 60_000], "running": [1]}


def test_the_first_choice_of_a_game_has_two_minutes_at_least_and_then_the_clocks_begin_anew():
    turn = RunningClocks.start({"kind": "turn", "seconds": 30}, 2, [0, 1], at=0, is_setup=True)
    bank = RunningClocks.start(
        {"kind": "bank", "seconds": 60, "increment": 5}, 2, [0, 1], at=0, is_setup=True
    )
    first = [clocks.shape()["left"] for clocks in (turn, bank)]

    for clocks in (turn, bank):
        clocks.pass_on(0, [1], at=50_000, is_setup=True)
    waiting = [clocks.shape()["left"] for clocks in (turn, bank)]
    for clocks in (turn, bank):
        clocks.pass_on(1, [0], at=100_000)

    assert first == [[120_000, 120_000]] * 2
    assert waiting == [[120_000, 70_000], [70_000, 70_000]]
    assert [clocks.shape()["left"] for clocks in (turn, bank)] == [
        [30_000, 30_000],
        [60_000, 60_000],
    ]


@pytest.mark.parametrize(("game", "seconds"), [("africa", 120), ("tickets", 120), ("tenzania", 30)])
def test_games_that_begin_with_a_choice_of_all_have_that_time(pair, game, seconds):
    one, _ = pair(game, clock={"kind": "turn", "seconds": 30})

    assert one.table["times"]["left"] == [1000 * seconds] * 2


def test_clocks_stand_still_while_nobody_looks():
    clocks = RunningClocks.start(BANK, 2, [0], at=0)

    clocks.resume(since=10_000, at=500_000)
    clocks.pass_on(0, [1], at=505_000)

    assert clocks.shape() == {"at": 505_000, "left": [45_000, 60_000], "running": [1]}


def test_only_a_clock_of_an_hour_or_more_a_turn_runs_while_nobody_looks():
    rules = [{"kind": "turn", "seconds": 300}, BANK, {"kind": "turn", "seconds": 86_400}]

    assert [sleeps(rule) for rule in rules] == [True, True, False]


def test_a_missed_clock_costs_one_turn_and_the_player_has_the_next_one(person, quick):
    ada = person("Ada")
    clock = {"kind": "bank", "seconds": 1, "increment": 0}
    one = ada.sit(ada.make(seats=("me", "bot easy"), options={"first": 0}, clock=clock, start=True))

    missed = one.until(lambda each: each.table["seats"][0]["away"]).table["seats"][0]
    one.until(lambda each: each.table["moves"] == 2)
    done = one.move()

    assert (missed["away"], missed["bot"]) == ("missed", "medium")
    assert done["type"] == "done"
    assert [line["text"] for line in one.chat] == ["table-missed"]
    assert one.table["seats"][0]["away"] is None
    assert one.by_bot
    assert one.table["times"]["left"][0] > 1000


def missed(socket):
    """What the table has said of the second seat and its clock."""
    said = [line["text"] for line in socket.chat if line["data"].get("seat") == 1]
    return [text for text in said if text in ("table-missed", "table-late")]


def play_until(socket, holds):
    while not holds(socket.drain()):
        if socket.legal:
            socket.move()
        else:
            socket.read()


def test_a_bot_plays_on_for_who_misses_three_turns_without_being_connected(pair, quick):
    one, two = pair(options={"first": 1}, clock={"kind": "turn", "seconds": 1})
    two.close()

    play_until(one, lambda each: each.table["seats"][1]["away"] == "late")

    assert missed(one) == ["table-missed", "table-missed", "table-late"]


def test_who_is_connected_keeps_the_seat_however_many_turns_they_miss(pair, quick):
    one, two = pair(options={"first": 1}, clock={"kind": "turn", "seconds": 1})

    play_until(one, lambda each: len(missed(each)) == 4)

    assert missed(one) == ["table-missed"] * 4
    assert two.drain().table["seats"][1]["missed"] == 0


def test_nobody_gets_more_time_by_taking_back_a_seat_that_they_have(pair):
    one, _ = pair(options={"first": 0}, clock={"kind": "turn", "seconds": 30})
    before = one.table["times"]

    answer = one.do("take-back")

    assert answer["type"] == "done"
    assert one.fresh().table["times"] == before


def test_a_table_without_a_clock_has_no_times(pair):
    one, _ = pair()

    assert one.table["times"] is None


def test_clocks_that_cannot_be_are_refused(person):
    answer = person().ask(
        "POST",
        "/api/tables",
        {"game": "tenzania", "seats": [{"kind": "me"}], "clock": {"kind": "turn", "seconds": 0}},
    )

    assert answer["problem"] == "malformed"


def test_a_turn_may_have_two_weeks_and_no_more(person):
    ada = person()

    made = ada.make(clock={"kind": "turn", "seconds": 14 * 86_400})
    refused = ada.ask(
        "POST",
        "/api/tables",
        {
            "game": "tenzania",
            "seats": [{"kind": "me"}],
            "clock": {"kind": "turn", "seconds": 14 * 86_400 + 1},
        },
    )

    assert made["clock"]["seconds"] == 14 * 86_400
    assert refused["problem"] == "malformed"
