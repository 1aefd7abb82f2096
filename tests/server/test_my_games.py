"""My finished games: what is stored when a game ends, the list, and all of my data in one file."""

import json

import pytest
from sqlalchemy import select

import tenfold
from tenfold.server.people import played
from tenfold.server.store import schema, storage
from tenfold.server.table import turns
from tests.server.living import Person, Process, here, play_out

QUICK = {"copies": 3}


@pytest.fixture
def database(tmp_path):
    return str(tmp_path / "tables.db")


@pytest.fixture
def server(database):
    with here(database=database) as url:
        yield url


def games(person, **query):
    return person.http.get("/api/my/games", params=query).json()


def finish(*people, game="tenzania", options=QUICK, **more):
    """Play a game to its end; the table."""
    host, *guests = people
    table = host.make(game, ("me", *("open" for _ in guests)), options=options, **more)
    for guest in guests:
        guest.join(table)
    host.start(table)
    play_out(*(person.sit(table) for person in people))
    return table


def against_bot(person, game="tenzania", options=QUICK):
    table = person.make(game, ("me", "bot easy"), options=options, start=True)
    play_out(person.sit(table))
    return table


def test_a_finished_game_is_listed_for_each_who_played_it(server):
    ada, ben, cleo = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Cleo")

    table = finish(ada, ben)

    (mine,), (his,) = games(ada)["games"], games(ben)["games"]
    assert {mine["table"], his["table"]} == {table["table"]}
    assert [other["name"] for other in mine["others"]] == ["Ben"]
    assert [other["name"] for other in his["others"]] == ["Ada"]
    assert {mine["place"], his["place"]} <= {1, 2}
    assert mine["won"] == (mine["place"] == 1)
    assert (mine["score"], his["score"]) == (his["others"][0]["score"], mine["others"][0]["score"])
    assert games(cleo) == {"games": [], "before": None}


def test_a_game_with_help_is_listed_and_does_not_count(server):
    ada = Person(server, "Ada")
    table = ada.make("tenzania", ("me", "bot easy"), options=QUICK, start=True)
    socket = ada.sit(table)
    socket.until(lambda one: one.legal)
    socket.do("hint")
    play_out(socket)
    against_bot(ada)

    assert [game["counts"] for game in games(ada)["games"]] == [True, False]


def test_a_game_in_which_a_bot_moved_for_a_person_does_not_count(server):
    ada = Person(server, "Ada")
    table = ada.make("tenzania", ("me", "bot easy"), options=QUICK, start=True)
    socket = ada.sit(table)
    socket.until(lambda one: one.legal)
    moves = socket.table["moves"]
    socket.do("hand-over", bot="easy")
    socket.until(lambda one: one.table["moves"] > moves + 1)
    socket.do("take-back")
    play_out(socket)

    assert [game["counts"] for game in games(ada)["games"]] == [False]


def test_the_picture_of_ten_days_is_my_own_rack(server):
    ada = Person(server, "Ada")
    table = against_bot(ada, "africa", {"days": 5})

    (game,) = games(ada)["games"]

    view = ada.http.get(f"/api/tables/{table['table']}/replay", params={"seat": 0}).json()
    racks = [step["view"]["racks"] for step in view["steps"] if "racks" in step["view"]]
    assert game["picture"] == {"rack": racks[-1][0]}
    assert game["turns"] > 0


def test_the_picture_of_the_heart_of_africa_is_what_was_claimed():
    match = tenfold.start("tickets", seats=2, seed=7)
    bot = tenfold.bots.get("greedy")
    while match.result is None:
        seat = min(match.active)
        match.play(seat, bot.move(match.seen(seat), seed=len(match.lines)))

    kept = match.game.keepsake(match.view(0), 0)

    assert kept.picture == {"claimed": match.view(0)["claimed"]}
    tickets = match.view(0)["tickets"][0]
    assert kept.facts["kept"] == len(tickets)
    assert kept.facts["completed"] == sum(ticket["complete"] for ticket in tickets)


def test_the_list_has_pages_and_a_filter(server, monkeypatch):
    monkeypatch.setattr(played, "PAGE", 2)
    ada = Person(server, "Ada")
    for _ in range(3):
        against_bot(ada)
    against_bot(ada, "africa", {"days": 5})

    first = games(ada)
    second = games(ada, before=first["before"])

    assert [game["game"] for game in first["games"]] == ["africa", "tenzania"]
    assert [game["game"] for game in second["games"]] == ["tenzania", "tenzania"]
    assert second["before"] is None
    assert [game["game"] for game in games(ada, game="africa")["games"]] == ["africa"]


def test_turns_do_not_depend_on_who_was_quicker_in_the_set_up():
    matches = [played_with("africa", order) for order in ([0, 1], [1, 0])]

    assert [turns.count(match, 0) + turns.count(match, 1) for match in matches] == [
        match.view(None)["turns"] for match in matches
    ]


def played_with(game, order):
    """A game of greedy bots, in the set-up of which the seats move by turns in an order."""
    match = tenfold.start(game, seats=2, seed=3, first=0)
    bot = tenfold.bots.get("greedy")
    number = 0
    while match.result is None:
        may = [seat for seat in order[number % 2 :] + order[: number % 2] if seat in match.active]
        number += 1
        match.play(may[0], bot.move(match.seen(may[0]), seed=5))
    return match


def test_places_follow_the_scores_and_equal_scores_share_one():
    assert [played.place_of(seat, (1,), (5, 9, 7, 5)) for seat in range(4)] == [3, 1, 2, 3]
    assert [played.place_of(seat, (0, 1), (9, 9, 7)) for seat in range(3)] == [1, 1, 3]
    assert [played.place_of(seat, (), (3, 4)) for seat in range(2)] == [1, 1]


def test_all_of_mine_comes_in_one_file_that_can_be_replayed(server):
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    table = finish(ada, ben)
    ada.sit(table).do("chat", text="well played")
    ben.sit(table).do("chat", text="thank you")

    answer = ada.http.get("/api/my/data")

    assert "attachment" in answer.headers["Content-Disposition"]
    data = answer.json()
    assert data["player"]["name"] == "Ada"
    (game,) = data["games"]
    assert tenfold.replay(game["record"]).result is not None
    assert [line["text"] for line in game["said"]] == ["well played"]
    assert "thank you" not in answer.text


def test_the_file_holds_nothing_that_signs_me_in(server, database):
    ada = Person(server, "Ada")
    token = ada.ask("POST", "/api/my/tokens", {"name": "program"})

    text = ada.http.get("/api/my/data").text

    engine = storage.connect(database)
    stored = storage.Reader(engine).all(select(schema.tokens))
    engine.dispose()
    assert [each["name"] for each in json.loads(text)["tokens"]] == ["program"]
    assert token["secret"] not in text
    assert stored[0]["hash"] not in text


def test_a_game_is_listed_once_however_often_the_server_is_killed(database):
    server = Process(database).start()
    ada = Person(server.url, "Ada")
    table = against_bot(ada)
    server.again()

    assert [game["table"] for game in games(ada)["games"]] == [table["table"]]
    server.stop()
