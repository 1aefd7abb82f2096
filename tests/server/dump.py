"""Writes tests/server/databases/VERSION.sql and .json: a database of the current schema with tables
in play.

`python -m tests.server.dump` is run once before a step is added to the migrations, and what it
wrote is kept for good.
"""

import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tenfold.server.store import schema
from tests.server.living import Person, here, play_out

FOLDER = Path(__file__).parent / "databases"

GAMES = ("africa", "usa", "tickets", "tenzania")
MOVES = 24


def dump(database):
    """Play at tables of a new database; returns what its players saw last."""
    with here(database=database) as url:
        ada, ben = people = Person(url, "Ada", "en"), Person(url, "Ben", "fr")
        tables = {game: _in_play(ada, ben, game) for game in GAMES}
        tables["waiting"] = {"table": ada.make("tickets")["table"], "status": "waiting"}
        tables["over"] = _over(ada, ben)
        record = ada.http.get(f"/api/tables/{tables['over']['table']}/record").text
    return {"cookies": [person.cookie for person in people], "tables": tables, "record": record}


def _in_play(ada, ben, game):
    table = ada.make(game)
    ben.join(table)
    ada.start(table)
    sockets = [ada.sit(table), ben.sit(table)]
    for number in range(MOVES):
        for socket in sockets:
            socket.drain()
        mover = next(socket for socket in sockets if socket.legal)
        assert mover.move(5 * number)["type"] == "done"
    sockets[0].do("chat", text="hello")
    return _seen(table, sockets)


def _over(ada, ben):
    table = ada.make("tenzania", options={"copies": 3, "first": 0})
    ben.join(table)
    ada.start(table)
    sockets = [ada.sit(table), ben.sit(table)]
    play_out(*sockets)
    return _seen(table, sockets)


def _seen(table, sockets):
    for socket in sockets:
        socket.drain()
    first = sockets[0]
    return {
        "table": table["table"],
        "status": first.table["status"],
        "moves": first.table["moves"],
        "chat": [line["text"] for line in first.chat],
        "legal": [socket.legal for socket in sockets],
        "views": [socket.view for socket in sockets],
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        seen = dump(database)
        with closing(sqlite3.connect(database)) as connection:
            (FOLDER / f"{schema.VERSION}.sql").write_text(
                "\n".join(connection.iterdump()) + "\n", encoding="utf-8"
            )
    (FOLDER / f"{schema.VERSION}.json").write_text(
        json.dumps(seen, ensure_ascii=False) + "\n", encoding="utf-8"
    )
