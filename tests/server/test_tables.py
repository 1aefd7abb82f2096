"""Tables: made, found, sat down at, begun, left and played again."""

from tests.server.living import play_out


def test_a_first_visit_makes_a_player_with_a_name_and_the_cookie_keeps_it(person):
    ada = person(None)

    assert ada.me["name"]
    assert ada.me["named"] is False
    assert ada.ask("GET", "/api/me") == ada.me


def test_a_player_chooses_a_name_a_language_and_settings(person):
    ada = person("  Ada \u202e Lovelace ", language="fr")

    ada.ask("PATCH", "/api/me", {"settings": {"tutor": True}})

    assert ada.ask("PATCH", "/api/me", {"colour": "teal"}) == {
        "player": ada.player,
        "name": "Ada Lovelace",
        "named": True,
        "colour": "teal",
        "language": "fr",
        "settings": {"tutor": True},
    }


def test_a_table_is_found_by_its_short_code_and_who_joins_sits(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()

    joined = ben.ask("POST", f"/api/tables/{table['code'].lower()}/join")

    assert joined["mine"] == [1]
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Ben"]


def test_who_sits_already_stays_where_they_sit(person):
    ada = person("Ada")
    table = ada.make()

    assert ada.join(table)["mine"] == [0]


def test_a_taken_seat_is_refused(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()

    assert ben.join(table, seat=0)["problem"] == "not-open"


def test_a_full_table_is_refused(person):
    ada, ben, cleo = person("Ada"), person("Ben"), person("Cleo")
    table = ada.make()
    ben.join(table)

    assert cleo.join(table)["problem"] == "not-open"


def test_only_the_host_begins(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()
    ben.join(table)

    assert ben.start(table)["problem"] == "not-host"
    assert ada.start(table)["table"]["status"] == "playing"


def test_bots_take_the_open_seats_when_the_host_says_so(person):
    ada = person("Ada")
    table = ada.make(seats=("me", "open", "open"))

    begun = ada.start(table, fill="easy")["table"]

    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "bot"]


def test_open_seats_are_taken_away_when_the_host_begins_without_bots(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make(seats=("me", "open", "open"))
    ben.join(table)

    assert len(ada.start(table)["table"]["seats"]) == 2


def test_a_game_does_not_begin_with_too_few(person):
    ada = person("Ada")
    table = ada.make()

    assert ada.start(table)["problem"] == "too-few"


def test_the_host_changes_the_table_and_guests_keep_their_seats(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()
    ben.join(table)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]

    changed = ada.ask(
        "PATCH", f"/api/tables/{table['table']}", {"seats": seats, "options": {"copies": 3}}
    )["table"]

    assert [seat["name"] for seat in changed["seats"]] == ["Ada", None, "Ben"]
    assert changed["options"]["copies"] == 3


def test_who_begins_is_asked_at_the_table(person):
    ada = person("Ada")
    table = ada.make(seats=("me", "bot easy"))

    begun = ada.start(table, options={"first": 0})["table"]

    assert begun["options"]["first"] == 0
    assert begun["active"] == [0]


def test_an_option_that_there_is_not_is_refused(person):
    answer = person("Ada").ask(
        "POST", "/api/tables", {"game": "africa", "options": {"days": 7}, "seats": [{"kind": "me"}]}
    )

    assert answer["problem"] == "bad-options"


def test_who_leaves_before_the_game_opens_the_seat(person):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make()
    ben.join(table)

    left = ben.ask("POST", f"/api/tables/{table['table']}/leave")["table"]

    assert left["seats"][1]["kind"] == "open"


def test_public_tables_are_listed_and_private_ones_are_not(person):
    ada, ben = person("Ada"), person("Ben")
    public, private = ada.make(public=True), ada.make()

    listed = [one["table"]["table"] for one in ben.ask("GET", "/api/tables")["tables"]]

    assert public["table"] in listed
    assert private["table"] not in listed


def test_my_tables_say_whether_it_is_my_turn(person):
    ada = person("Ada")
    table = ada.make(seats=("me", "bot easy"), options={"first": 0}, start=True)

    mine = ada.ask("GET", "/api/my/tables")["tables"]

    assert [(one["table"]["table"], one["my_turn"]) for one in mine] == [(table["table"], True)]


def test_a_personal_link_makes_another_device_the_same_player(person):
    ada, phone = person("Ada"), person(None)

    link = ada.ask("POST", "/api/me/link")
    phone.ask("POST", "/api/me/move", {"token": link["token"]})

    assert phone.ask("GET", "/api/me")["name"] == "Ada"


def test_a_personal_link_that_was_tampered_with_is_refused(person):
    ada = person("Ada")
    token = ada.ask("POST", "/api/me/link")["token"]

    assert ada.ask("POST", "/api/me/move", {"token": "x" + token})["problem"] == "no-link"


def test_a_program_plays_by_a_token_until_it_is_revoked(person):
    ada = person("Ada")
    token = ada.ask("POST", "/api/my/tokens", {"name": "my program"})
    bearer = {"Authorization": f"Bearer {token['secret']}"}

    known = ada.http.get("/api/me", headers=bearer).json()
    ada.http.delete(f"/api/my/tokens/{token['token']}")

    assert known["player"] == ada.player
    assert ada.http.get("/api/me", headers=bearer).json()["problem"] == "no-player"


def test_a_rematch_moves_the_seats_on_and_is_one_for_all(person):
    from tests.server.living import play_out

    ada, ben = person("Ada"), person("Ben")
    table = ada.make(options={"copies": 3})
    ben.join(table)
    ada.start(table)
    one, two = ada.sit(table), ben.sit(table)
    play_out(one, two)

    again = [
        player.ask("POST", f"/api/tables/{table['table']}/rematch")["table"]
        for player in (ada, ben)
    ]

    assert again[0]["table"] == again[1]["table"]
    assert [seat["name"] for seat in again[0]["seats"]] == ["Ben", "Ada"]
    assert two.drain().table["rematch"] == again[0]["table"]


def test_a_table_that_is_asked_for_again_with_the_same_id_is_made_once(person):
    ada, ben = person("Ada"), person("Ben")
    asked = {"seats": ("me", "bot easy"), "start": True, "options": {"first": 0}, "id": "wish 1"}

    first, second = ada.make(**asked), ada.make(**asked)
    other, of_ben = ada.make(**asked | {"id": "wish 2"}), ben.make(**asked)

    assert first["table"] == second["table"]
    assert len({first["table"], other["table"], of_ben["table"]}) == 3
    assert len(ada.ask("GET", "/api/my/tables")["tables"]) == 2


def test_the_results_of_everybody_in_a_game_are_added_up(pair, person):
    one, two = pair(options={"copies": 3, "first": 0})
    before = {
        each["against"]: each
        for each in person().ask("GET", "/api/games/tenzania/statistics")["standings"]
    }
    play_out(one, two)

    after = {
        each["against"]: each
        for each in person().ask("GET", "/api/games/tenzania/statistics")["standings"]
    }

    games, won = (before.get("people", {"games": 0, "won": 0.0})[key] for key in ("games", "won"))
    assert after["people"] == {
        "game": "tenzania",
        "against": "people",
        "games": games + 2,
        "won": won + 1,
    }
