"""The one writer: what is given at once is stored at once, and what is there already undoes its own
job alone.
"""

import asyncio

import pytest

from tenfold.server.errors import RequestError
from tenfold.server.store import schema, storage
from tenfold.server.store.statements import add, add_row
from tenfold.server.store.storage import Row
from tenfold.server.store.storage_faults import StorageFaults
from tenfold.server.store.writer import Writer
from tests.server.postgres import HAS_POSTGRES, Postgres


@pytest.fixture(
    scope="module",
    params=[
        "sqlite",
        pytest.param(
            "postgresql",
            marks=pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL"),
        ),
    ],
)
def database(request, tmp_path_factory):
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("writer") / "tables.db")
        return
    postgres = Postgres()
    yield postgres.url
    postgres.close()


@pytest.fixture
def engine(database):
    """An empty database."""
    made = storage.connect(database)
    with storage.writing(made).begin() as connection:
        for table in (schema.rows, schema.keys):
            connection.execute(table.delete())
    yield made
    made.dispose()


@pytest.fixture
def write(engine):
    """Writes jobs at once; how each came out, and how many jobs each transaction had."""
    sizes = []
    writer = Writer(engine, StorageFaults(engine), lambda jobs, seconds: sizes.append(jobs))

    async def all_of(jobs):
        return await asyncio.gather(*(writer.write(*job) for job in jobs), return_exceptions=True)

    def written(*jobs):
        sizes.clear()
        return asyncio.run(all_of(jobs)), list(sizes)

    yield written
    writer.close()


def row(number, said="something", table="one"):
    return add_row(Row(table, number, "chat", 1, {"said": said}, 1_700_000_000_000))


def key(name, value="something"):
    return add(schema.keys, name=name, value=value)


def said(engine):
    return [each.payload["said"] for each in storage.Reader(engine).rows("one")]


def test_rows_that_are_given_at_once_are_stored_by_one_transaction(write, engine):
    outcomes, sizes = write([row(0, "a")], [row(1, "b")], [row(2, "c")])

    assert (outcomes, sizes) == ([True, True, True], [3])
    assert said(engine) == ["a", "b", "c"]


def test_a_row_whose_number_is_taken_is_not_stored_and_the_others_are(write, engine):
    write([row(0, "first")])

    outcomes, sizes = write([row(0, "late")], [row(1, "next")])

    assert (outcomes, sizes) == ([False, True], [2])
    assert said(engine) == ["first", "next"]


def test_of_two_rows_with_one_number_the_first_is_stored(write, engine):
    outcomes, _ = write([row(0, "first")], [row(0, "second")], [row(1, "next")])

    assert outcomes == [True, False, True]
    assert said(engine) == ["first", "next"]


def test_a_job_of_several_writes_is_stored_whole_or_not_at_all(write, engine):
    write([key("taken")])

    outcomes, _ = write([row(0), key("free")], [row(1), key("taken")], [row(2)])

    assert outcomes == [True, False, True]
    assert [each.number for each in storage.Reader(engine).rows("one")] == [0, 2]


def test_rows_beside_other_jobs_are_stored_even_where_one_is_taken(write, engine):
    write([row(0, "first")])

    outcomes, _ = write([key("free")], [row(0, "late")], [row(1, "next")])

    assert outcomes == [True, False, True]
    assert said(engine) == ["first", "next"]


def test_what_cannot_be_stored_fails_alone(write, engine):
    outcomes, _ = write([row(0, "a")], [key("wrong", None)], [row(1, "b")])

    assert [isinstance(each, RequestError) for each in outcomes] == [False, True, False]
    assert said(engine) == ["a", "b"]
