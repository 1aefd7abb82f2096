"""Nothing acknowledged is ever lost or doubled, however often the server is killed."""

import random
import time

import pytest
from sqlalchemy import select

from tenfold.server.store import schema, storage
from tenfold.server.table.row_handlers import apply
from tenfold.server.table.table import Table
from tests.server.crowd import Crowd
from tests.server.postgres import HAS_POSTGRES, Postgres
from tests.server.zygote import Zygote

KILLS, LONG = 30, 400


@pytest.fixture(scope="module")
def zygote():
    made = Zygote()
    yield made
    made.close()


@pytest.fixture(scope="module")
def postgres():
    made = Postgres()
    yield made
    made.close()


def kill_under_play(zygote, database, kills):
    """Kill a server at random moments while people play; what they were told."""
    chance = random.Random(1)
    server = zygote.start(database=database).wait()
    with Crowd([server.url], tables=3, copies=3) as crowd:
        for _ in range(kills):
            before = crowd.count
            time.sleep(chance.uniform(0.02, 0.4))
            server.kill()
            server = server.again()
            wait_for(lambda before=before: crowd.count > before or crowd.faults)
    server.stop()
    assert crowd.faults == []
    return crowd


def wait_for(holds):
    end = time.monotonic() + 30
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)


def check(database, crowd):
    """Every acknowledged move is in its table once; every table is whole, and can be read."""
    reader = storage.Reader(storage.connect(database))
    for name, acknowledged in crowd.acknowledged.items():
        rows = reader.rows(name)
        stored = [row.payload["id"] for row in rows if row.kind == "move"]
        assert len(stored) == len(set(stored))
        assert set(acknowledged) <= set(stored)
        assert len(acknowledged) == len(set(acknowledged))
        assert [row.number for row in rows] == list(range(len(rows)))
        read_back(reader, name, rows)
    reader.engine.dispose()


def read_back(reader, name, rows):
    found = reader.one(select(schema.tables).where(schema.tables.c.id == name))
    table = Table(name, found["code"], found["secret"])
    for row in rows:
        apply(table, row)
    assert table.match is None or found["status"] == table.status


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_with_sqlite(zygote, tmp_path):
    database = str(tmp_path / "tables.db")

    crowd = kill_under_play(zygote, database, KILLS)

    assert crowd.count > KILLS
    check(database, crowd)


@pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_with_postgresql(zygote, postgres):
    crowd = kill_under_play(zygote, postgres.url, KILLS // 2)

    assert crowd.count > KILLS // 2
    check(postgres.url, crowd)


@pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")
def test_two_nodes_serve_one_table_and_killing_either_loses_nothing(zygote, postgres):
    chance = random.Random(2)
    nodes = [zygote.start(database=postgres.url).wait() for _ in range(2)]

    with Crowd([node.url for node in nodes], tables=2, copies=3) as crowd:
        for number in range(8):
            before = crowd.count
            time.sleep(chance.uniform(0.05, 0.5))
            nodes[number % 2].kill()
            nodes[number % 2] = nodes[number % 2].again()
            wait_for(lambda before=before: crowd.count > before or crowd.faults)
    for node in nodes:
        node.stop()

    assert crowd.faults == []
    assert crowd.count > 8
    check(postgres.url, crowd)


@pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")
def test_a_database_that_goes_away_acknowledges_nothing_and_play_goes_on_when_it_is_back(
    zygote, postgres
):
    server = zygote.start(database=postgres.url).wait()

    with Crowd([server.url], tables=2, copies=3) as crowd:
        for _ in range(2):
            wait_for(lambda: crowd.count > 5 or crowd.faults)
            postgres.stop()
            time.sleep(0.3)
            before = crowd.count
            postgres.start()
            wait_for(lambda before=before: crowd.count > before + 3 or crowd.faults)
    server.stop()

    assert crowd.faults == []
    check(postgres.url, crowd)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_hundreds_of_kills_with_sqlite(zygote, tmp_path):
    database = str(tmp_path / "tables.db")

    crowd = kill_under_play(zygote, database, LONG)

    assert crowd.count > LONG
    check(database, crowd)


@pytest.mark.long
@pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")
def test_nothing_acknowledged_is_lost_in_hundreds_of_kills_with_postgresql(zygote, postgres):
    crowd = kill_under_play(zygote, postgres.url, LONG)

    assert crowd.count > LONG
    check(postgres.url, crowd)
