"""The deal of the day: the same for everybody, one try, sealed until its day is over."""

import hashlib

import pytest

from tenfold import games
from tenfold.server import wall_clock
from tenfold.server.store import schema, storage
from tenfold.server.table import daily_deal, daily_results
from tests.server.living import Person, Process, here

DAY = 86_400_000
GAMES = ["africa", "usa", "tickets", "tenzania"]


@pytest.fixture
def clock(monkeypatch):
    """Lets days pass: adds milliseconds to the time of the server. The day begins in the middle of
    it.
    """
    real = wall_clock.now
    passed = [DAY // 2 - real() % DAY]
    monkeypatch.setattr(wall_clock, "now", lambda: real() + passed[0])

    def later(days):
        passed[0] += days * DAY

    return later


@pytest.fixture
def server(tmp_path, clock):
    with here(database=str(tmp_path / "tables.db")) as url:
        yield url


def today(person):
    return person.ask("GET", "/api/day")


def deal(person, game="tenzania"):
    return next(each for each in today(person)["deals"] if each["game"] == game)


def play(person, game="tenzania"):
    """Begin today's deal."""
    return person.sit(person.ask("POST", f"/api/day/{game}")["table"])


def finish(socket):
    """Play the first legal move until the game is over."""
    while socket.table["status"] != "over":
        socket.until(lambda one: one.legal or one.table["status"] == "over")
        if socket.table["status"] != "over":
            socket.move()
    return socket


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_the_same_deal_and_meets_the_same_bot_with_the_same_luck(server, game):
    ada, ben = Person(server, "Ada"), Person(server, "Ben")

    one, two = play(ada, game), play(ben, game)
    for _ in range(24):
        for each in (one, two):
            each.until(lambda here: here.legal or here.table["status"] == "over")
        if one.table["status"] == "over":
            break
        assert one.legal == two.legal
        for each in (one, two):
            each.move()

    assert one.events == two.events
    assert one.view == two.view


def test_every_day_and_game_has_a_deal_of_its_own():
    deals = daily_deal.DailyDeals(b"a key")
    days = [daily_deal.next_day("2026-02-20", number) for number in range(20)]

    assert len({deals.commitment(game, day) for game in GAMES for day in days}) == len(GAMES) * len(
        days
    )


def test_a_player_has_one_try(server):
    ada = Person(server, "Ada")

    first, second = ada.ask("POST", "/api/day/tenzania"), ada.ask("POST", "/api/day/tenzania")

    assert first["table"]["table"] == second["table"]["table"] == deal(ada)["table"]
    assert first["table"]["status"] == "playing"
    assert first["table"]["day"] == today(ada)["day"]
    assert not first["table"]["hints"]


def test_the_hash_is_published_the_day_before_and_the_secret_the_day_after(server, clock):
    ada = Person(server, "Ada")
    promised = deal(ada)["tomorrow"]
    clock(1)
    day = today(ada)["day"]
    assert deal(ada)["commitment"] == promised
    table = finish(play(ada)).table
    assert table["deal"]["commitment"] == promised
    assert ada.ask("GET", f"/api/day/tenzania/{day}")["secret"] is None
    clock(1)

    secret = ada.ask("GET", f"/api/day/tenzania/{day}")["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promised
    assert ada.ask("GET", f"/api/tables/{table['table']}")["table"]["deal"]["secret"] == secret


def test_nothing_that_is_sent_today_tells_todays_secret(server, tmp_path):
    ada = Person(server, "Ada")
    socket = finish(play(ada))
    name, day = socket.table["table"], today(ada)["day"]
    with storage.writing(storage.connect(str(tmp_path / "tables.db"))).begin() as connection:
        secret = (
            connection.execute(schema.tables.select().where(schema.tables.c.id == name))
            .one()
            .secret
        )
    paths = ["/api/day", f"/api/day/tenzania/{day}", "/api/my/tables", f"/api/tables/{name}"]
    paths += [
        f"/api/tables/{name}/{what}"
        for what in ("record", "deal", "replay?seat=0", "replay?all=true")
    ]
    told = [ada.http.get(path).text for path in paths] + socket.frames

    assert len(secret) == 64
    assert not any(secret in text for text in told)
    assert ada.ask("GET", f"/api/tables/{name}/deal")["problem"] == "sealed"


def test_results_of_today_open_when_one_has_finished(server):
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    day = today(ada)["day"]
    finish(play(ada))

    assert ben.ask("GET", f"/api/day/tenzania/{day}")["problem"] == "not-played"
    assert deal(ben)["players"] == 1
    assert deal(ben)["result"] is None
    finish(play(ben))
    found = ben.ask("GET", f"/api/day/tenzania/{day}")
    assert [(row["place"], row["name"], row["me"]) for row in found["rows"]] == [
        (1, "Ada", False),
        (1, "Ben", True),
    ]
    assert sum(bar["players"] for bar in found["spread"]) == found["players"] == 2
    assert deal(ben)["result"]["table"] == deal(ben)["table"]


def test_a_game_that_a_bot_played_for_the_player_does_not_count(server):
    ada = Person(server, "Ada")
    socket = play(ada)
    socket.do("hand-over", bot="easy")
    socket.until(lambda one: one.table["status"] == "over")

    assert deal(ada)["result"] is None
    assert deal(ada)["players"] == 0


def test_a_game_that_ends_after_its_day_does_not_count(server, clock):
    ada = Person(server, "Ada")
    socket = play(ada)
    day = today(ada)["day"]
    clock(1)
    finish(socket)

    assert ada.ask("GET", f"/api/day/tenzania/{day}")["rows"] == []
    assert deal(ada)["table"] is None


def test_a_run_counts_days_in_a_row_and_is_not_broken_by_a_day_that_is_not_over(server, clock):
    ada = Person(server, "Ada")
    for days in (1, 2, 1):
        finish(play(ada))
        clock(days)

    run = deal(ada)["run"]
    assert (run["current"], run["longest"]) == (1, 2)
    assert [each["result"] is not None for each in run["days"]] == [
        False,
        False,
        True,
        True,
        False,
        True,
        False,
    ]
    assert run["best"] == max(each["result"]["score"] for each in run["days"] if each["result"])


def test_servers_that_share_a_secret_share_the_deals(tmp_path):
    hashes = []
    for number, secret in enumerate(["a secret of two servers", "a secret of two servers", None]):
        with here(database=str(tmp_path / f"{number}.db"), day_secret=secret) as url:
            hashes.append([each["tomorrow"] for each in today(Person(url))["deals"]])

    assert hashes[0] == hashes[1] != hashes[2]


def test_a_killed_server_has_the_same_deal_try_and_result(tmp_path):
    server = Process(tmp_path / "tables.db").start()
    ada = Person(server.url, "Ada")
    table = ada.ask("POST", "/api/day/tenzania")["table"]
    before = today(ada)
    server.kill()
    server.start()
    ada.move_to(server.url)
    again = ada.ask("POST", "/api/day/tenzania")["table"]
    assert again["table"] == table["table"]
    assert today(ada)["deals"] == before["deals"]
    finish(ada.sit(again))
    result = deal(ada)["result"]
    server.kill()
    server.start()
    ada.move_to(server.url)

    assert result is not None
    assert deal(ada)["result"] == result
    server.stop()


def test_what_is_no_game_or_day_is_not_found(server):
    ada = Person(server, "Ada")
    tomorrow = daily_deal.next_day(today(ada)["day"])

    for path in (
        "/api/day/chess/2026-11-18",
        "/api/day/tenzania/today",
        f"/api/day/tenzania/{tomorrow}",
    ):
        assert ada.http.get(path).status_code == 404
    assert ada.ask("POST", "/api/day/chess")["problem"] == "nowhere"


def test_ten_days_is_compared_by_turns_and_other_games_by_points():
    assert {game: daily_results.measure_of(game) for game in games.names()} == {
        "africa": "turns",
        "usa": "turns",
        "tickets": "points",
        "tenzania": "points",
    }
