"""Fair play: chance is not drawn again, help is marked and does not count, a rematch needs
everybody's consent.
"""

import pytest

from tenfold.server.table import fair_chance
from tests.server.living import play_out


def solo(person, game="tenzania", **more):
    """A person against a bot, at a table where the game has begun."""
    ada = person("Ada")
    return ada.sit(
        ada.make(game, seats=("me", "bot easy"), start=True, **{"options": {"first": 0}, **more})
    )


def to_own_turn(one):
    return one.until(lambda each: each.legal)


def move_and_take_back(one):
    """Move, let the bot answer, and take it all back."""
    begun = to_own_turn(one).events
    one.move()
    to_own_turn(one).do("undo")
    one.until(lambda each: each.events == begun and each.legal)


def statistics(one):
    return one.person.ask("GET", "/api/my/statistics")["standings"]


def test_the_same_card_comes_again_when_a_move_is_taken_back(person):
    one = solo(person, "tickets", options={})
    to_own_turn(one).move()
    to_own_turn(one)
    seen = set()
    for _ in range(4):
        before = one.view["hands"][0]
        one.do("move", move="train deck")
        seen.add(str([one.drain().view["hands"][0], before]))
        one.do("undo")
        one.until(lambda each, before=before: each.view["hands"][0] == before and each.legal)

    assert len(seen) == 1


def test_a_deal_with_moves_taken_back_is_verified_draw_by_draw(person):
    one = solo(person, options={"first": 0, "copies": 3})
    for _ in range(2):
        move_and_take_back(one)
    play_out(one)

    record = one.person.http.get(f"/api/tables/{one.name}/record").text
    draws = one.person.ask("GET", f"/api/tables/{one.name}/deal")["draws"]
    kept = [draw["number"] for draw in draws if draw["kept"]]

    assert "rewind " in record
    assert kept == list(range(len(kept)))
    assert fair_chance.verify(record) == len(kept)


def test_a_record_in_which_chance_was_drawn_again_is_still_verified():
    told = fair_chance.FairChance("00" * 32, ["", ""])
    game = fair_chance.match.start("tenzania", seats=2, chance=told, first=0, copies=3)
    history = list(game.lines)
    for line in (f"0 {game.legal(0)[0]}",) * 2:
        before = len(game.lines)
        fair_chance.play(game, line)
        history += [*game.lines[before:], f"back {before}"]
        game.back(before)

    assert (
        fair_chance.verify(fair_chance.with_deal(game.record, fair_chance.heading(told, history)))
        == told.drawn
    )


def test_a_history_may_not_go_back_into_the_middle_of_a_move():
    told = fair_chance.FairChance("00" * 32, ["", ""])
    game = fair_chance.match.start("tenzania", seats=2, chance=told, first=0, copies=3)
    history = [*game.lines, f"rewind {len(game.lines) - 1}"]

    with pytest.raises(fair_chance.BadRecord, match="rewind"):
        fair_chance.verify(fair_chance.with_deal(game.record, fair_chance.heading(told, history)))


def test_a_game_with_a_move_taken_back_is_marked_and_does_not_count(person):
    one = solo(person)
    move_and_take_back(one)
    play_out(one)

    assert one.table["seats"][0]["helped"] == ["undo"]
    assert statistics(one) == []


def test_taking_back_what_nobody_has_learned_from_is_no_help(pair):
    one, two = pair("africa", options={"first": 0, "days": 5})
    for each in (one, two):
        while each.drain().legal and each.legal[0].startswith("place"):
            each.move()
    one.do("move", move="draw 1")

    one.do("undo")

    assert one.drain().table["seats"][0]["helped"] == []


@pytest.mark.parametrize(("game", "what"), [("tenzania", "hint"), ("africa", "tutor")])
def test_a_game_with_hints_is_marked_and_does_not_count(person, game, what):
    one = solo(person, game, options={"first": 0, "days": 5} if game == "africa" else {"first": 0})
    for _ in range(2):
        assert to_own_turn(one).do(what)["type"] == what

    marked = one.until(lambda each: each.table["seats"][0]["helped"]).table["seats"]
    assert [seat["helped"] for seat in marked] == [["hint"], []]
    assert [line["text"] for line in one.fresh().chat].count("table-hint") == 1
    if game == "tenzania":
        play_out(to_own_turn(one))
        assert statistics(one) == []


def test_a_game_without_help_counts(person):
    one = solo(person)
    play_out(one)

    assert [seat["helped"] for seat in one.table["seats"]] == [[], []]
    assert [standing["games"] for standing in statistics(one)] == [1]


@pytest.mark.parametrize(
    ("asked", "allowed"),
    [
        ({}, True),
        ({"public": True}, False),
        ({"hints": False}, False),
        ({"public": True, "hints": True}, True),
    ],
)
def test_a_table_says_whether_it_has_hints_and_public_ones_begin_without(person, asked, allowed):
    one = solo(person, **asked)

    answers = [to_own_turn(one).do("hint"), one.do("tutor")]

    assert one.table["hints"] is allowed
    assert [answer.get("problem") == "no-hints" for answer in answers] == [not allowed] * 2
    assert one.drain().table["seats"][0]["helped"] == (["hint"] if allowed else [])


def test_the_host_switches_hints_off_while_the_table_waits(person):
    ada = person("Ada")
    table = ada.make()
    path = f"/api/tables/{table['table']}"

    changed = [
        ada.ask("PATCH", path, each)["table"]["hints"]
        for each in ({"hints": False}, {"hints": True}, {})
    ]

    assert [table["hints"], *changed] == [True, False, True, True]


def test_a_rematch_begins_when_all_have_agreed_and_has_a_contribution_of_each(pair):
    one, two = pair()
    one.do("draw")
    two.drain().do("answer", agree=True)
    path = f"/api/tables/{one.drain().name}/rematch"

    asked = one.person.ask("POST", path, {"luck": "from Ada"})["table"]
    asked_again = one.person.ask("POST", path, {"luck": "again"})["table"]
    told = two.until(lambda each: each.table["rematch"]).table
    refused = one.person.ask("POST", f"/api/tables/{asked['table']}/start", {})
    agreed = two.person.ask("POST", path, {"luck": "from Ben"})["table"]

    assert (asked["status"], asked_again["status"]) == ("waiting", "waiting")
    assert told["rematch"] == asked["table"] == agreed["table"]
    assert told["rematch_by"] == [0]
    assert refused["problem"] == "not-agreed"
    assert agreed["status"] == "playing"
    assert sorted(agreed["deal"]["contributions"]) == ["from Ada", "from Ben"]


def test_the_host_may_give_the_place_of_who_does_not_come_to_a_bot(pair):
    one, two = pair()
    one.do("draw")
    two.drain().do("answer", agree=True)
    asked = one.person.ask("POST", f"/api/tables/{one.drain().name}/rematch", {"luck": "a"})[
        "table"
    ]
    seats = [
        {"kind": "me"} if seat["player"] == one.person.player else {"kind": "bot"}
        for seat in asked["seats"]
    ]

    changed = one.person.ask("PATCH", f"/api/tables/{asked['table']}", {"seats": seats})["table"]
    started = one.person.start(asked)["table"]

    assert sorted(seat["kind"] for seat in changed["seats"]) == ["bot", "person"]
    assert started["status"] == "playing"


def test_a_rematch_against_bots_begins_at_once(person):
    one = solo(person)
    play_out(one)

    again = one.person.ask("POST", f"/api/tables/{one.name}/rematch", {"luck": "mine"})["table"]

    assert again["status"] == "playing"
    assert sorted(again["deal"]["contributions"]) == ["", "mine"]


def test_who_is_ready_contributes_to_the_deal(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()
    ben.join(table, luck="first")

    ben.ask("POST", f"/api/tables/{table['table']}/ready", {"ready": True, "luck": "second"})

    assert ada.start(table)["table"]["deal"]["contributions"][1] == "second"
