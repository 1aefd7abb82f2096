"""Several nodes at one database: whichever is asked over HTTP answers with what has been stored."""

import shutil
import socket
import subprocess
import time

import pytest
import redis

from tests.server.living import Person, play_out
from tests.server.postgres import HAS_POSTGRES, Postgres
from tests.server.zygote import Zygote

pytestmark = pytest.mark.skipif(
    not HAS_POSTGRES or shutil.which("redis-server") is None,
    reason="there is no PostgreSQL or no Redis",
)


@pytest.fixture(scope="module")
def nodes(redis_url):
    """The addresses of two nodes."""
    postgres, zygote = Postgres(), Zygote()
    started = [zygote.start(database=postgres.url, redis=redis_url).wait() for _ in range(2)]
    yield [node.url for node in started]
    for node in started:
        node.kill()
    zygote.close()
    postgres.close()


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        "redis-server",
        "--bind",
        "127.0.0.1",
        "--port",
        str(port),
        "--save",
        "",
        "--appendonly",
        "no",
    ]
    running = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, cwd=tmp_path_factory.mktemp("redis")
    )
    url = f"redis://127.0.0.1:{port}/0"
    wait_for(url)
    yield url
    running.terminate()
    running.wait()


def wait_for(url):
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            with redis.from_url(url) as client:
                return client.ping()
        except redis.ConnectionError:
            time.sleep(0.02)
    raise TimeoutError("Redis does not start")


@pytest.fixture
def people(nodes):
    """Ada at the first node, Ben at the second, and a table at which both sit; Ben's node has read
    it.
    """
    ada, ben = (Person(url, name) for url, name in zip(nodes, ("Ada", "Ben"), strict=True))
    table = ada.make(options={"copies": 3, "first": 0}, public=True)
    ben.join(table)
    return ada, ben, table


def test_a_table_is_told_as_it_is_now(people):
    ada, ben, table = people

    ada.start(table)

    assert ben.ask("GET", f"/api/tables/{table['table']}")["table"]["status"] == "playing"


def test_lists_tell_tables_as_they_are_now(people):
    ada, ben, table = people
    ada.start(table)

    for path in ("/api/my/tables", "/api/tables"):
        listed = [each["table"] for each in ben.ask("GET", path)["tables"]]
        assert [each["status"] for each in listed if each["table"] == table["table"]] == ["playing"]


@pytest.mark.parametrize("path", ["record", "replay", "deal"])
def test_a_game_that_has_just_ended_at_one_node_is_over_at_the_other(people, path):
    ada, ben, table = people
    ada.start(table)
    again = Person(ada.url)
    again.http.cookies = ben.http.cookies
    play_out(ada.sit(table), again.sit(table))

    assert ben.http.get(f"/api/tables/{table['table']}/{path}").status_code == 200


def test_a_change_of_name_is_known_at_the_other_node(nodes, people):
    ada, _, _ = people
    there = Person(nodes[1])
    there.http.cookies = ada.http.cookies
    assert there.ask("GET", "/api/me")["name"] == "Ada"

    ada.ask("PATCH", "/api/me", {"name": "Countess"})

    assert there.ask("GET", "/api/me")["name"] == "Countess"


def test_a_table_that_is_asked_for_at_two_nodes_with_one_id_is_made_once(nodes, people):
    ada, _, _ = people
    there = Person(nodes[1])
    there.http.cookies = ada.http.cookies

    one, two = (each.make(id="the same wish") for each in (ada, there))

    assert one["table"] == two["table"]
