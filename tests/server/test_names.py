"""A new name is everybody's at once, at the tables where the player sits."""

from tests.server.living import Person, here, play_out


def names(seats):
    return [seat["name"] for seat in seats]


def test_a_new_name_is_seen_at_once_at_tables_that_wait_and_play(pair, person):
    one, two = pair(options={"copies": 3})
    waiting = two.person.make(seats=("me", "screen Mum", "open"))
    guest = person("Cleo")
    looking = guest.sit(waiting)

    two.person.ask("PATCH", "/api/me", {"name": "Benedict", "colour": "teal"})
    one.until(lambda each: names(each.table["seats"]) == ["Ada", "Benedict"])
    looking.until(lambda each: names(each.table["seats"]) == ["Benedict", "Mum", None])
    play_out(one, two)
    path = f"/api/tables/{one.name}"

    assert one.table["seats"][1]["colour"] == "teal"
    assert one.chat[-1]["text"] == "table-renamed"
    assert one.chat[-1]["data"] == {"before": "Ben", "name": "Benedict", "seat": 1}
    assert names(one.fresh().table["seats"]) == ["Ada", "Benedict"]
    assert names(one.person.ask("GET", path)["table"]["seats"]) == ["Ada", "Benedict"]
    assert names(one.person.ask("GET", f"{path}/replay")["table"]["seats"]) == ["Ada", "Benedict"]


def test_what_is_said_after_that_is_said_by_the_new_name(pair, person):
    one, two = pair()
    watcher = person("Cleo").sit(one.table)

    two.person.ask("PATCH", "/api/me", {"name": "Benedict"})
    watcher.person.ask("PATCH", "/api/me", {"name": "Cleopatra"})
    two.do("chat", text="hello")
    watcher.do("chat", text="hello")

    said = [line["name"] for line in watcher.drain().chat if line["text"] == "hello"]
    assert said == ["Benedict", "Cleopatra"]


def test_the_same_name_again_changes_nothing(pair):
    one, two = pair()

    two.person.ask("PATCH", "/api/me", {"name": "Ben"})
    two.person.ask("PATCH", "/api/me", {"language": "fr"})

    assert [line["text"] for line in one.drain().chat] == ["table-sat"]


def test_a_new_name_is_there_after_a_restart_and_in_the_rematch(tmp_path):
    database = str(tmp_path / "tables.db")
    with here(database=database) as url:
        ada = Person(url, "Ada")
        table = ada.make(seats=("me", "bot easy"), options={"copies": 3}, start=True)
        ada.ask("PATCH", "/api/me", {"name": "Ada Lovelace"})
    with here(database=database) as url:
        ada.move_to(url)
        one = ada.sit(table)
        playing = names(one.table["seats"])
        play_out(one)
        ada.ask("PATCH", "/api/me", {"name": "Countess"})
        over = names(one.drain().table["seats"])
        again = ada.ask("POST", f"/api/tables/{table['table']}/rematch")["table"]
        one.close()

    assert playing == ["Ada Lovelace", None]
    assert over == ["Countess", None]
    assert "Countess" in names(again["seats"])
