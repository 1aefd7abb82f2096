"""Clocks that the server keeps, and the bot that plays on."""

import time

from tenfold.server.times import Clocks


def test_a_bank_goes_down_in_ones_own_turn_and_gets_its_increment_when_that_ends():
    clocks = Clocks.start({"kind": "bank", "seconds": 60, "increment": 5}, 2, [0], at=1000)

    clocks.pass_on(0, [1], at=11_000)

    assert clocks.shape() == {"at": 11_000, "left": [55_000, 60_000], "running": [1]}


def test_a_turn_has_its_time_anew_with_every_move():
    clocks = Clocks.start({"kind": "turn", "seconds": 30}, 2, [0, 1], at=0)

    clocks.pass_on(0, [0, 1], at=10_000)

    assert clocks.shape()["left"] == [30_000, 20_000]


def test_a_clock_that_is_set_back_takes_no_time_and_gives_none():
    clocks = Clocks.start({"kind": "bank", "seconds": 60, "increment": 0}, 2, [0], at=10_000)

    clocks.pass_on(0, [1], at=4_000)

    assert clocks.shape() == {"at": 10_000, "left": [60_000, 60_000], "running": [1]}


def test_a_bot_plays_on_for_who_has_run_out_until_they_come_back(pair):
    one, two = pair(options={"first": 0}, clock={"kind": "bank", "seconds": 5, "increment": 0})
    begun = time.monotonic()

    two.until(lambda each: each.legal)
    late = two.table["seats"][0]["away"]
    one.do("take-back")

    assert late == "late"
    assert 4 < time.monotonic() - begun < 8
    assert one.drain().table["seats"][0]["away"] is None
    assert one.table["times"]["left"][0] >= 5000


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
