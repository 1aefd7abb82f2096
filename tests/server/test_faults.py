"""What goes wrong under a server: a full disk, a database that is away, a clock that jumps."""

import resource
import time

import httpx
import pytest

from tenfold.server import wall_clock
from tests.server.living import Person
from tests.server.postgres import HAS_POSTGRES, Postgres
from tests.server.zygote import Zygote

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@pytest.fixture(scope="module")
def zygote():
    made = Zygote()
    yield made
    made.close()


@pytest.fixture
def served(zygote):
    """Starts a server, and seats two people at it."""
    servers = []

    def start(database):
        server = zygote.start(database=str(database)).wait()
        servers.append(server)
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.make(options={"first": 0})
        ben.join(table)
        ada.start(table)
        return server, ada.sit(table), ben.sit(table)

    yield start
    for server in servers:
        server.kill()


def lose_and_regain(one, two, lose, regain):
    """Move while nothing can be stored, and when it can be again; what was answered, and what the
    other saw then.
    """
    lose()
    said, move = one.do("chat", text="hello?"), {"id": "again", "move": one.legal[0]}
    answers = [one.do("move", **move)]
    seen, ready = two.drain().table["moves"], httpx.get(f"{one.person.url}/readyz").status_code
    regain()
    while answers[-1]["type"] != "done":
        assert answers[-1]["problem"] == "busy"
        time.sleep(0.05)
        answers.append(one.do("move", **move))
    two.until(lambda each: each.table["moves"] == 1)
    return said, answers[0], seen, ready


def check(one, two, told):
    said, first, seen, ready = told
    assert (said["problem"], first["problem"], seen, ready) == ("busy", "busy", 0, 503)
    assert first["sentence"] == "the server cannot save anything right now; nothing has changed"
    assert one.fresh().table["moves"] == two.fresh().table["moves"] == 1
    assert "hello?" not in [line["text"] for line in one.chat]


def test_a_full_disk_acknowledges_nothing_and_play_goes_on_when_there_is_room(served, tmp_path):
    server, one, two = served(tmp_path / "tables.db")

    told = lose_and_regain(
        one,
        two,
        lambda: resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY)),
        lambda: resource.prlimit(server.pid, resource.RLIMIT_FSIZE, UNLIMITED),
    )

    check(one, two, told)


@pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")
def test_a_database_that_is_away_acknowledges_nothing_and_play_goes_on_when_it_is_back(served):
    postgres = Postgres()
    _, one, two = served(postgres.url)

    told = lose_and_regain(one, two, postgres.stop, postgres.start)

    check(one, two, told)
    postgres.close()


@pytest.mark.parametrize("jump", [-86_400, 86_400])
def test_a_clock_that_is_set_while_it_runs_does_not_move_the_servers(monkeypatch, jump):
    before, now = wall_clock.now(), time.time()

    monkeypatch.setattr(time, "time", lambda: now + jump)

    assert 0 <= wall_clock.now() - before < 60_000
