"""Playing on from a moment of a finished game, against bots."""

from itertools import pairwise

import httpx
import pytest

import tenfold
from tenfold import record
from tenfold.chance import first_way
from tenfold.kernel.layout import copy
from tenfold.kernel.play import seeded
from tenfold.match import Match
from tenfold.seen import Seen
from tenfold.server.errors import RequestError
from tenfold.server.table import fair_chance, play_on
from tests.server.living import play_out
from tests.server.test_review import played

GAMES = ["africa", "usa", "tickets", "tenzania"]


def moments(match, step=7):
    """Generate lines of a match at which somebody is to move, and the match there."""
    again = match.restarted()
    for line, text in enumerate(match.lines):
        if line % step == 0 and again.active:
            yield line, again
        again.follow([text])


@pytest.mark.parametrize("game", GAMES)
def test_the_new_game_begins_with_what_the_player_saw(game):
    match = played(game)

    for line, then in moments(match):
        for seat in range(2):
            seen = play_on.seen_at(match, seat, line)
            new = Match(match.game, 2, match.variant, first_way, play_on.position(seen, line))

            own = ["hands", "racks", "tickets", "offered"]
            assert new.legal(seat) == then.legal(seat)
            assert new.active == then.active
            for key in own:
                if key in then.view(seat):
                    assert new.view(seat)[key][seat] == then.view(seat)[key][seat]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_hidden_from_the_player_makes_no_difference(game):
    match = tenfold.start(game, seats=3, seed=5)
    for number in range(25):
        seat = min(match.active)
        match.play(seat, tenfold.bots.get("random").move(match.seen(seat), number))
    seat, rules, board = min(match.active), match.game.rules, match.game.board
    view = match.blank_view(seat)
    other = copy(view)
    rules.fill(board, other, seeded(3, 1)[0])
    assert other.tobytes() != match.state_after(len(match.lines)).tobytes()
    rules.view(board, other, seat)

    positions = [play_on.position(Seen(match.game, seat, each), 7) for each in (view, other)]

    assert positions[0] == positions[1]


def test_another_seed_deals_other_hidden_cards():
    match = played("tenzania")
    seen = play_on.seen_at(match, 0, next(moments(match, step=1))[0])

    hands = {str(play_on.position(seen, seed)["hands"][1]) for seed in range(20)}

    assert len(hands) > 3


def test_only_moments_at_which_somebody_is_to_move_can_be_played_on():
    match = played("tenzania")

    for seat, line in [(0, 0), (0, len(match.lines)), (2, 30), (0, -1)]:
        with pytest.raises(RequestError):
            play_on.seen_at(match, seat, line)


@pytest.fixture
def ended(pair):
    """A finished game of two people, and a line in its middle at which Ada is to move."""
    one, two = pair(options={"copies": 3})
    play_out(one, two)
    steps = one.person.ask("GET", f"/api/tables/{one.name}/replay?seat=0")["steps"]
    line = next(
        before["line"]
        for before, after in pairwise(steps)
        if before["line"] > 20 and any(event.get("seat") == 0 for event in after["events"])
    )
    return one, two, line


def test_a_game_is_played_on_against_bots_to_an_end_that_can_be_verified(ended):
    one, _, line = ended
    asked = {"id": "again", "seat": 0, "line": line}
    made = one.person.ask("POST", f"/api/tables/{one.name}/play-on", asked)
    table = one.person.sit(made["table"])

    assert table.table["played_from"] == {"table": one.name, "line": line}
    assert [seat["kind"] for seat in table.table["seats"]] == ["person", "bot"]
    assert [each["text"] for each in table.chat] == ["table-played-on"]
    play_out(table)
    text = one.person.http.get(f"/api/tables/{made['table']['table']}/record").text
    assert record.read(text).heading["position"]["turn"] == 0
    assert tenfold.replay(text).result is not None
    assert fair_chance.verify(text) > 0
    assert one.person.ask("GET", f"/api/tables/{made['table']['table']}/deal")["draws"]
    assert one.person.ask("GET", f"/api/tables/{made['table']['table']}/replay")["steps"]


def test_a_game_that_was_played_on_counts_in_no_statistics(ended):
    one, _, line = ended
    before = one.person.ask("GET", "/api/my/statistics")
    asked = {"id": "again", "seat": 0, "line": line}
    made = one.person.ask("POST", f"/api/tables/{one.name}/play-on", asked)
    play_out(one.person.sit(made["table"]))

    assert one.person.ask("GET", "/api/my/statistics") == before


def test_the_same_request_makes_one_table(ended):
    one, _, line = ended
    asked = {"id": "again", "seat": 1, "line": line}

    tables = [
        one.person.ask("POST", f"/api/tables/{one.name}/play-on", asked)["table"]["table"]
        for _ in range(2)
    ]

    assert tables[0] == tables[1] != one.name


def test_a_game_that_is_not_over_cannot_be_played_on_and_tells_no_chances(pair):
    one, _ = pair()
    path = f"/api/tables/{one.name}"

    answers = [
        one.person.http.post(f"{path}/play-on", json={"id": "x", "seat": 0, "line": 10}),
        one.person.http.get(f"{path}/chances?seat=0&line=10"),
    ]

    assert [answer.json()["problem"] for answer in answers] == ["not-over"] * 2


def test_the_chances_of_each_move_at_a_moment_are_told(ended):
    one, _, line = ended

    mine = one.person.ask("GET", f"/api/tables/{one.name}/chances?seat=0&line={line}")
    other = one.person.ask("GET", f"/api/tables/{one.name}/chances?seat=1&line={line}")

    chances = [each["chance"] for each in mine["candidates"]]
    assert chances
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances == sorted(chances, reverse=True)
    assert other["candidates"] == []


def test_a_seat_or_a_moment_that_does_not_exist_is_refused(ended):
    one, _, line = ended
    path = f"/api/tables/{one.name}"

    answers: list[httpx.Response] = [
        one.person.http.get(f"{path}/chances?seat=5&line={line}"),
        one.person.http.get(f"{path}/chances?seat=0&line=99999"),
        one.person.http.post(f"{path}/play-on", json={"id": "x", "seat": 0, "line": 0}),
        one.person.http.post(f"{path}/play-on", json={"id": "x", "seat": -1, "line": line}),
    ]

    assert {answer.json()["problem"] for answer in answers} == {"malformed"}
