"""The host removes a guest before the game, who can watch and not sit down again."""


def test_a_guest_who_is_removed_leaves_an_open_seat(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()
    ben.join(table)
    socket = ben.sit(table)

    answer = ada.ask("POST", f"/api/tables/{table['table']}/remove", {"seat": 1})

    assert answer["table"]["seats"][1]["kind"] == "open"
    assert socket.drain().mine == []
    assert ben.join(table)["problem"] == "removed"
    assert person("Cleo").join(table)["mine"] == [1]


def test_only_the_host_removes_and_only_guests_before_the_game(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make(seats=("me", "open", "bot easy"))
    ben.join(table)
    where = f"/api/tables/{table['table']}/remove"

    assert ben.ask("POST", where, {"seat": 0})["problem"] == "not-host"
    assert [ada.ask("POST", where, {"seat": n})["problem"] for n in (0, 2, 3, -1)] == [
        "not-yours"
    ] * 4
    ada.start(table)
    assert ada.ask("POST", where, {"seat": 1})["problem"] == "not-waiting"
