"""A game goes on under the rules that it began with, or says that it cannot."""

import json
import sqlite3

from tests.server.living import Person, here


def test_a_table_that_began_under_other_rules_says_so_and_others_go_on(tmp_path):
    database = str(tmp_path / "tables.db")
    with here(database=database) as url:
        ada = Person(url, "Ada")
        old, new = (ada.make(seats=("me", "bot easy"), start=True) for _ in range(2))
        cookie = ada.http.cookies
    with sqlite3.connect(database) as connection:
        ((payload,),) = connection.execute(
            "select payload from rows where table_id = ? and kind = 'start'", (old["table"],)
        )
        told = json.loads(payload)
        connection.execute(
            "update rows set payload = ? where table_id = ? and kind = 'start'",
            (json.dumps({**told, "rules": told["rules"] - 1}), old["table"]),
        )
    connection.close()

    with here(database=database) as url:
        ada = Person(url)
        ada.http.cookies = cookie
        answers = {
            name: ada.http.get(f"/api/tables/{name}") for name in (old["table"], new["table"])
        }
        listed = ada.http.get("/api/my/tables")

    assert answers[old["table"]].status_code == 410
    assert "older rules" in answers[old["table"]].json()["sentence"]
    assert answers[new["table"]].status_code == 200
    assert new["table"] in [each["table"]["table"] for each in listed.json()["tables"]]
