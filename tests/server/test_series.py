"""Our table: rematches share a link that stays, and a tally of who has won how often."""

from tests.server.living import play_out


def finish(*sockets):
    result = play_out(*sockets)
    for socket in sockets:
        socket.drain()
    return result


def again(table, *people):
    """The next game with the same people."""
    for person in people:
        found = person.ask("POST", f"/api/tables/{table['table']}/rematch")["table"]
    return found


def won(socket):
    return {row["name"]: (row["won"], row["played"]) for row in socket.table["tally"]}


def short(ada, ben):
    table = ada.make(options={"copies": 3})
    ben.join(table)
    ada.start(table)
    return table


def test_the_tally_counts_the_games_of_a_series(person):
    ada, ben = person("Ada"), person("Ben")
    table = short(ada, ben)
    sockets = [ada.sit(table), ben.sit(table)]
    assert sockets[0].table["tally"] == []
    first = finish(*sockets)
    after_one = won(sockets[0])
    other = again(table, ada, ben)
    sockets = [ada.sit(other), ben.sit(other)]
    assert won(sockets[0]) == after_one

    second = finish(*sockets)

    names = [["Ada", "Ben"], ["Ben", "Ada"]]
    expected = dict.fromkeys(["Ada", "Ben"], 0)
    for result, seats in zip((first, second), names, strict=True):
        for winner in result["winners"][: 2 - len(result["winners"])]:  # none of a draw
            expected[seats[winner]] += 1
    assert won(sockets[0]) == {name: (count, 2) for name, count in expected.items()}
    assert won(sockets[0]) == won(sockets[1].fresh())


def test_the_link_of_a_series_leads_to_its_newest_table(person):
    ada, ben = person("Ada"), person("Ben")
    table = short(ada, ben)
    finish(ada.sit(table), ben.sit(table))
    link = f"/api/our/{table['table']}"
    assert ben.ask("GET", link) == {"table": table["table"]}

    second = again(table, ada, ben)
    finish(ada.sit(second), ben.sit(second))
    third = again(second, ben, ada)

    assert third["first"] == second["first"] == table["table"]
    assert ben.ask("GET", link) == {"table": third["table"]}


def test_an_unknown_series_is_not_found(person):
    ada = person("Ada")

    assert ada.http.get("/api/our/nothing").json()["problem"] == "no-table"
    assert ada.http.get("/api/our/not%20an%20id").json()["problem"] == "no-table"


def test_a_draw_is_played_and_won_by_nobody(pair):
    one, two = pair()
    one.do("draw")
    two.drain()
    two.do("answer", agree=True)

    assert won(one.drain()) == {"Ada": (0, 1), "Ben": (0, 1)}


def test_people_at_one_screen_and_bots_have_rows_of_their_own(person):
    ada = person("Ada")
    seats = ("me", "screen Zoe", "bot easy")
    table = ada.make(seats=seats, options={"copies": 3, "first": 0}, start=True)
    socket = ada.sit(table)
    for seat in (0, 1):
        socket.do("hand-over", seat=seat, bot="easy")
    socket.until(lambda each: each.table["status"] == "over")

    rows = {(row["name"], row["bot"]): row["played"] for row in socket.table["tally"]}
    assert rows == {("Ada", None): 1, ("Zoe", None): 1, (None, "easy"): 1}
