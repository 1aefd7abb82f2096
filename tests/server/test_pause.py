"""A pause that all agree to stops the clocks until somebody goes on."""

from tests.server.living import Person, here

CLOCK = {"kind": "bank", "seconds": 300, "increment": 0}


def ask_and_agree(one, two):
    one.do("pause")
    two.until(lambda each: each.table["question"])
    two.do("answer", agree=True)
    one.until(lambda each: each.table["paused"])


def test_a_pause_stops_the_clocks_and_nobody_moves(pair):
    one, two = pair(clock=CLOCK, options={"first": 0})

    ask_and_agree(one, two)

    assert one.table["times"]["running"] == []
    assert one.table["question"] is None
    assert one.do("move", move=one.legal[0])["problem"] == "paused"
    assert one.do("undo")["problem"] == "paused"
    assert one.do("draw")["problem"] == "paused"


def test_anybody_who_plays_goes_on_and_no_time_was_taken(pair):
    one, two = pair(clock=CLOCK, options={"first": 0})
    ask_and_agree(one, two)
    before = one.table["times"]

    assert two.do("resume")["type"] == "done"

    one.until(lambda each: not each.table["paused"])
    assert one.table["times"]["left"] == before["left"]
    assert (one.table["times"]["running"], one.table["times"]["at"] >= before["at"]) == ([0], True)
    assert one.move()["type"] == "done"


def test_one_who_declines_ends_the_question(pair):
    one, two = pair(clock=CLOCK)
    one.do("pause")

    two.drain()
    two.do("answer", agree=False)

    one.drain()
    assert (one.table["paused"], one.table["question"]) == (False, None)


def test_a_table_without_a_clock_has_no_pause(pair):
    one, _ = pair()

    assert one.do("pause")["problem"] == "no-clock"


def test_going_on_without_a_pause_changes_nothing(pair):
    one, _ = pair(clock=CLOCK)
    before = one.drain().table

    assert one.do("resume")["type"] == "done"

    assert one.drain().table == before


def test_a_spectator_can_neither_ask_nor_go_on(pair, person):
    one, two = pair(clock=CLOCK)
    ask_and_agree(one, two)
    watcher = person("Eve").sit(one.table)

    assert watcher.do("resume", seat=0)["problem"] == "not-yours"
    assert watcher.do("pause", seat=0)["problem"] == "not-yours"


def test_bots_agree_and_wait(person):
    ada = person("Ada")
    options = {"seats": ("me", "bot easy"), "options": {"first": 0}, "clock": CLOCK, "start": True}
    one = ada.sit(ada.make(**options))

    one.do("pause")

    one.until(lambda each: each.table["paused"])
    assert one.do("resume")["type"] == "done"
    assert one.move()["type"] == "done"
    one.until(lambda each: each.legal)


def test_a_pause_outlives_a_restart(tmp_path):
    database = str(tmp_path / "tables.db")
    with here(database=database) as first:
        ada, ben = Person(first, "Ada"), Person(first, "Ben")
        table = ada.make(clock=CLOCK, options={"first": 0})
        ben.join(table)
        ada.start(table)
        one, two = ada.sit(table), ben.sit(table)
        ask_and_agree(one, two)
        before = one.table["times"]["left"]
        one.close()
        two.close()
    with here(database=database) as second:
        ada.move_to(second)
        one = ada.sit(table)

        assert one.table["paused"]
        assert (one.table["times"]["left"], one.table["times"]["running"]) == (before, [])
        assert one.do("resume")["type"] == "done"
        assert one.drain().table["times"]["running"] == [0]


def test_taking_a_seat_back_in_a_pause_leaves_the_clocks_alone(pair):
    one, two = pair(clock=CLOCK, options={"first": 0})
    ask_and_agree(one, two)
    one.do("hand-over", bot="easy")

    assert one.do("take-back")["type"] == "done"

    assert one.drain().table["times"]["running"] == []
    assert one.table["moves"] == 0
