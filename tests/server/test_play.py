"""Play over the socket: everything on connecting, what changed after that, and each wish answered
once.
"""

import uuid

import pytest

from tests.server.living import play_out

GAMES = ("africa", "usa", "tickets", "tenzania")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_client_was_told_bit_by_bit_is_the_whole(pair, game):
    one, two = pair(game)
    for number in range(12):
        mover = one if one.drain().legal else two.drain()
        mover.move(5 * number)
    told = [
        (each.drain().view, each.events, each.legal, each.links, each.table) for each in (one, two)
    ]

    anew = [
        (each.fresh().view, each.events, each.legal, each.links, each.table) for each in (one, two)
    ]

    assert told == anew


@pytest.mark.parametrize("game", GAMES)
def test_who_waits_at_the_table_is_told_everything_when_the_game_begins(person, game):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make(game)
    one = ada.sit(table)
    ben.join(table)

    ada.start(table)
    told = (
        one.until(lambda each: each.view).view,
        one.drain().events,
        one.legal,
        one.links,
        one.table,
    )

    assert told == (one.fresh().view, one.events, one.legal, one.links, one.table)
    assert (one.view["game"], one.view["viewer"]) == (game, 0)


def test_a_move_is_acknowledged_after_the_update_that_shows_it(pair):
    one, two = pair(options={"first": 0})

    one.move()

    assert [frame[9:15] for frame in one.frames[-2:]] == ["update", 'done",']
    assert two.until(lambda each: each.table["moves"] == 1).legal


def test_a_move_that_is_sent_again_is_done_once_and_answered_each_time(pair):
    one, two = pair(options={"first": 0})
    name, move = str(uuid.uuid4()), one.legal[0]

    answers = [one.do("move", id=name, move=move) for _ in range(3)]

    assert answers == [{"type": "done", "id": name}] * 3
    assert two.fresh().table["moves"] == 1


def test_the_same_id_of_another_player_is_another_wish(pair):
    one, two = pair(options={"first": 0})
    one.move(id="1")
    two.drain()

    two.move(id="1")

    assert two.table["moves"] == 2


def test_a_refusal_has_its_rule_its_data_and_a_sentence_in_the_players_language(person):
    ada, ben = person("Ada"), person("Ben", language="fr")
    table = ada.make(options={"first": 0})
    ben.join(table)
    ada.start(table)

    answer = ben.sit(table).do("move", move="play 3 = 3")

    assert answer["type"] == "refused"
    assert answer["rule"] == "Z3.1"
    assert answer["data"] == {"seat": 0}
    assert "jouer" in answer["sentence"]


def test_what_is_no_move_is_said_to_be_none(pair):
    one, _ = pair(options={"first": 0})

    assert one.do("move", move="dance")["problem"] == "no-move"


def test_nobody_moves_for_another(pair):
    one, _ = pair(options={"first": 1})

    assert one.do("move", seat=1, move="play 3 = 3")["problem"] == "not-yours"


def test_who_has_no_seat_watches_and_gets_no_legal_moves(pair, person):
    one, _ = pair(options={"first": 0})
    watcher = person("Cleo").sit(one.table)

    one.move()

    assert (watcher.seat, watcher.mine, watcher.legal) == (None, [], None)
    assert watcher.until(lambda each: each.table["moves"] == 1).events[-2]["event"] == "play"
    assert one.drain().table["watching"] == 1


def test_chat_is_heard_by_all_and_says_who_speaks(pair):
    one, two = pair()

    one.do("chat", text="  <b>good\nluck</b> ")

    line = two.until(lambda each: any(line["name"] for line in each.chat)).chat[-1]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "<b>good luck</b>")


def test_presence_is_told(pair):
    one, two = pair()
    two.close()

    one.until(lambda each: not each.table["seats"][1]["here"])


def test_a_malformed_message_is_answered_with_its_id(pair):
    one, _ = pair()
    one.send('{"type": "move", "id": "7", "seat": "zero", "move": "x"}')

    one.until(lambda each: "7" in each.answers)

    assert one.answers["7"]["problem"] == "malformed"


def test_a_person_who_sits_down_while_watching_gets_their_eyes(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()
    watching = ben.sit(table)
    ben.join(table)

    assert watching.until(lambda each: each.mine == [1]).seat == 1


def test_a_bot_plays_with_a_person_to_the_end_and_the_record_is_verified(person, tmp_path):
    from tenfold.cli import main

    ada = person("Ada")
    table = ada.make(seats=("me", "bot medium"), options={"copies": 3}, start=True, luck="tea")
    play_out(ada.sit(table))
    file = tmp_path / "record.txt"
    file.write_text(ada.http.get(f"/api/tables/{table['table']}/record").text)

    assert main(["verify", str(file)]) == 0


def test_a_hint_gives_the_moves_with_their_chances(person):
    ada = person("Ada")
    table = ada.make(seats=("me", "bot easy"), options={"first": 0}, start=True)
    socket = ada.sit(table)

    hint = socket.do("hint")

    assert {one["move"] for one in hint["candidates"]} == set(socket.legal)
    assert hint["candidates"][0]["reason"]["message"].startswith("tenzania-why-")


def test_nobody_gets_a_hint_for_anothers_seat(pair):
    one, _ = pair(options={"first": 1})

    assert one.do("hint", seat=1)["problem"] == "not-yours"


def test_the_tutor_of_ten_days_says_how_far_the_journey_is(pair):
    one, _ = pair("africa", options={"days": 5})

    tutor = one.do("tutor")["tutor"]

    assert tutor["now"]["distance"] == 5
    assert len(tutor["now"]["nearer"]) == 5
    assert set(tutor["moves"]) == set(one.legal)


def test_the_days_are_linked_as_they_would_be_after_a_move(pair):
    one, two = pair("africa", options={"days": 5})
    for _ in range(4):
        one.move()
    move = one.legal[0]

    foreseen = one.do("links", move=move)["links"]
    refused = one.do("links", move="draw deck")["problem"]
    strange = two.do("links", seat=0, move=move)["problem"]
    one.move()

    assert foreseen == one.links
    assert any(link["rule"] != "T5.1" for link in foreseen)
    assert (refused, strange) == ("unthought", "not-yours")


def test_plans_are_told_to_their_own_seat_in_a_game_that_has_steps(pair):
    one, two = pair("tickets")
    other, _ = pair("tenzania")

    nothing = one.do("plans")
    strange = two.do("plans", seat=0)["problem"]
    refused = one.do("plans", move="claim bulawayo durban 1")["problem"]

    assert (nothing["type"], nothing["plans"]) == ("plans", [])
    assert (strange, refused, other.do("plans")["problem"]) == (
        "not-yours",
        "unthought",
        "unthought",
    )


def test_a_review_judges_every_choice_of_a_finished_game(pair):
    one, two = pair(options={"copies": 3})
    play_out(one, two)
    one.send({"type": "review", "id": "r"})

    parts = []
    while not parts or parts[-1]["done"] < parts[-1]["of"]:
        message = one.read()
        parts += [message] if message["type"] == "review" else []

    assert all(0 <= judged["chance"] <= 1 for part in parts for judged in part["judged"])
    assert parts[-1]["of"] > 5


def test_after_the_game_there_are_replays_for_all_eyes_and_statistics(pair):
    one, two = pair(options={"copies": 3})
    play_out(one, two)
    path = f"/api/tables/{one.name}"

    replays = [one.person.ask("GET", f"{path}/replay{seat}") for seat in ("", "?seat=0", "?seat=1")]
    statistics = two.person.ask("GET", "/api/my/statistics")

    assert [replay["seat"] for replay in replays] == [None, 0, 1]
    assert [event for step in replays[1]["steps"] for event in step["events"]] == one.events
    assert statistics["standings"][0]["games"] == 1


def test_after_the_game_nothing_is_hidden_from_who_asks_for_all(pair):
    one, two = pair(options={"copies": 3})
    play_out(one, two)
    path = f"/api/tables/{one.name}/replay"

    whole, *own = (
        one.person.ask("GET", f"{path}{eyes}")["steps"]
        for eyes in ("?all=true", "?seat=0", "?seat=1")
    )

    for seat, seen in enumerate(own):
        assert _own_events(whole, seat) == _own_events(seen, seat)
    assert not any(None in hand for step in whole for hand in step["view"].get("hands", []))
    assert [step["line"] for step in whole] == [step["line"] for step in own[0]]


def _own_events(steps, seat):
    return [event for step in steps for event in step["events"] if event.get("seat") == seat]


def test_there_is_no_record_and_no_replay_while_the_game_is_played(pair):
    one, _ = pair()

    assert one.person.ask("GET", f"/api/tables/{one.name}/record")["problem"] == "not-over"
    assert one.person.ask("GET", f"/api/tables/{one.name}/replay")["problem"] == "not-over"
    assert one.person.ask("GET", f"/api/tables/{one.name}/deal")["problem"] == "not-over"
