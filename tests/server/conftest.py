"""One server for the tests that need no other."""

import pytest

from tests.server.living import OPEN, Person, here


@pytest.fixture(autouse=True)
def _tidy():
    yield
    OPEN.pop_all().close()


@pytest.fixture(scope="session")
def url(tmp_path_factory):
    with here(database=str(tmp_path_factory.mktemp("server") / "tables.db")) as url:
        yield url


@pytest.fixture
def person(url):
    """Makes people."""
    return lambda name="Ada", **more: Person(url, name, **more)


@pytest.fixture
def pair(person):
    """Two people at a table where the game has begun: the table, and their sockets."""

    def seated(game="tenzania", **more):
        one, two = person("Ada"), person("Ben")
        table = one.make(game, **more)
        two.join(table)
        one.start(table)
        return one.sit(table), two.sit(table)

    return seated
