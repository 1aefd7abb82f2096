"""Taking back, draws, handing over, and one screen for several."""

from tests.server.living import play_out


def test_a_move_that_nobody_learned_from_is_taken_back_at_once(pair):
    one, two = pair("africa", options={"first": 0, "days": 5})
    set_up(one, two)
    before = one.drain().view
    one.do("move", move="draw 1")

    answer = one.do("undo")

    assert answer["type"] == "done"
    assert one.drain().view == before
    assert one.table["question"] is None


def set_up(one, two):
    for each in (one, two):
        while each.drain().legal and each.legal[0].startswith("place"):
            each.move()


def test_what_somebody_learned_from_is_taken_back_when_all_agree(pair):
    one, two = pair(options={"first": 0})
    events, view = one.events, one.view
    one.move()

    one.do("undo")
    asked = two.drain().table["question"]
    two.do("answer", agree=True)

    assert asked == {"what": "undo", "seat": 0, "agreed": [0]}
    assert (one.drain().events, one.view["table"]) == (events, view["table"])
    assert one.fresh().events == events
    assert one.table["question"] is None


def test_who_does_not_agree_ends_the_question(pair):
    one, two = pair(options={"first": 0})
    one.move()
    one.do("undo")

    two.do("answer", agree=False)

    assert one.drain().table["question"] is None
    assert one.table["moves"] == 1


def test_a_bot_lets_others_take_back(person):
    ada = person("Ada")
    one = ada.sit(ada.make(seats=("me", "bot easy"), options={"first": 0}, start=True))
    before = one.events
    one.move()
    one.until(lambda each: each.legal)

    one.do("undo")

    one.until(lambda each: each.events == before)


def test_the_deal_of_a_game_with_moves_taken_back_is_verified(pair, tmp_path):
    from tenfold.server.table import fair_chance

    one, two = pair(options={"first": 0, "copies": 3})
    for _ in range(2):
        one.move()
        one.do("undo")
        two.drain().do("answer", agree=True)
        one.drain()
    play_out(one, two)
    record = one.person.http.get(f"/api/tables/{one.name}/record").text
    draws = one.person.ask("GET", f"/api/tables/{one.name}/deal")["draws"]

    assert fair_chance.verify(record) == len([draw for draw in draws if draw["kept"]])
    assert [draw["kept"] for draw in draws].count(False) == 2


def test_a_draw_is_agreed_by_all(pair):
    one, two = pair()

    one.do("draw")
    two.drain().do("answer", agree=True)

    assert one.drain().table["status"] == "over"
    assert one.events[-2] == {"event": "agree"}
    assert one.table["deal"]["secret"]


def test_a_seat_is_handed_over_to_a_bot_and_taken_back(pair):
    one, two = pair(options={"first": 0})

    one.do("hand-over", bot="easy")
    two.until(lambda each: each.legal)
    refused = one.do("move", move="play 3 = 3")
    one.do("take-back")
    two.move()

    assert refused["problem"] == "away"
    assert one.until(lambda each: each.legal).table["seats"][0]["away"] is None


def test_a_bot_plays_on_for_who_leaves(pair):
    one, two = pair(options={"first": 0})

    one.person.ask("POST", f"/api/tables/{one.name}/leave")

    two.until(lambda each: each.legal)
    assert two.table["seats"][0]["away"] == "left"
    assert any(line["text"] == "table-left" for line in two.chat)


def test_nobody_hands_over_anothers_seat_who_is_here(pair):
    one, _two = pair()

    assert one.do("hand-over", seat=1)["problem"] == "not-away"


def test_several_on_one_screen_see_a_seat_only_when_the_curtain_is_lifted_for_it(person):
    ada = person("Ada")
    one = ada.sit(ada.make(seats=("me", "screen Ben"), options={"first": 0}, start=True))
    behind = (one.seat, one.mine, one.legal, one.view["hands"][0])

    one.send({"type": "lift", "seat": 1})
    one.until(lambda each: each.seat == 1)

    assert behind == (None, [0, 1], None, [None, None, None])
    assert None not in one.view["hands"][1]
    assert one.view["hands"][0] == [None, None, None]


def test_nobody_lifts_the_curtain_for_anothers_seat(pair):
    one, _ = pair()
    one.send({"type": "lift", "seat": 1})

    assert one.drain().seat == 0


def test_a_game_on_one_screen_is_played_to_its_end(person):
    ada = person("Ada")
    one = ada.sit(ada.make(seats=("me", "screen Ben"), options={"copies": 3}, start=True))

    while one.drain().table["status"] != "over":
        seat = one.table["active"][0]
        one.send({"type": "lift", "seat": seat})
        one.until(lambda each, seat=seat: each.seat == seat)
        one.move()

    assert one.table["result"]["scores"]
