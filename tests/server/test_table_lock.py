"""One thing at a time is done at a table, in the order in which it was asked for, and nothing is
done twice.
"""

import asyncio
from functools import partial

import pytest

from tenfold.server.errors import RequestError
from tenfold.server.live.lock import TableLock
from tenfold.server.node import Node
from tenfold.server.protocol.requests import MakeTable
from tenfold.server.settings import Settings
from tenfold.server.store.statements import add_row
from tenfold.server.store.storage import Row
from tenfold.server.store.writer import Failed, Stored, outcome_of
from tenfold.server.table.commands import Draft, Person

BO = {"name": "Bo", "text": "first"}

ADA = Person("ada", "Ada", None, "en")


def test_who_finds_it_free_has_it_and_others_wait_in_line():
    async def main():
        lock, done = TableLock(), []

        async def wait(name):
            async with lock:
                done.append(name)

        assert lock.take()
        tasks = [asyncio.create_task(wait(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert (done, lock.take()) == ([], False)

        lock.release()
        await asyncio.gather(*tasks)
        return done, lock.is_taken

    assert asyncio.run(main()) == (["a", "b", "c"], False)


def test_who_waits_no_more_is_passed_over_even_when_it_was_given_the_turn():
    async def main():
        lock = TableLock()

        async def wait():
            async with lock:
                return True

        assert lock.take()
        gone, given, last = (asyncio.create_task(wait()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        lock.release()
        given.cancel()
        return await asyncio.wait_for(last, 5), lock.is_taken

    assert asyncio.run(main()) == (True, False)


def chat(text):
    return lambda table: Draft("chat", None, {"name": "Ada", "text": text})


async def opened(node):
    """Open a table; returns its session."""
    asked = MakeTable.model_validate(
        {"game": "tenzania", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    return await node.opener.make(asked, ADA)


def at_a_table(tmp_path, play):
    """Return what a function returns that is given a node and the session of a table."""

    async def main():
        node = Node(Settings(database=str(tmp_path / "tables.db"), threads=1))
        node.begin()
        try:
            return await play(node, await opened(node))
        finally:
            await node.close()

    return asyncio.run(main())


def test_a_row_is_stored_before_it_is_shown(tmp_path):
    async def play(node, session):
        outcome = asyncio.create_task(outcome_of(partial(session.submit, chat("hm"))))
        await asyncio.sleep(0)
        assert (session.lock.is_taken, list(session.table.chat)) == (True, [])
        is_stored = isinstance(await outcome, Stored)
        rows = await node.store.ask(lambda reader: reader.rows(session.table.id))
        said = [line.text for line in session.table.chat]
        return is_stored, [row.kind for row in rows], said, session.lock.is_taken

    assert at_a_table(tmp_path, play) == (True, ["open", "chat"], ["hm"], False)


def test_rows_that_are_submitted_at_once_are_stored_in_their_order(tmp_path):
    async def play(node, session):
        await asyncio.gather(*(outcome_of(partial(session.submit, chat(text))) for text in "abc"))
        return [line.text for line in session.table.chat]

    assert at_a_table(tmp_path, play) == ["a", "b", "c"]


@pytest.mark.parametrize("way", ["submit", "commit"])
def test_a_row_that_meets_one_of_another_node_is_stored_after_it(tmp_path, way):
    async def play(node, session):
        row = Row(
            session.table.id,
            session.table.number + 1,
            "chat",
            None,
            {"name": "Bo", "text": "first"},
            1,
        )
        await node.store.writer.write(add_row(row))
        if way == "commit":
            await session.commit(chat("second"))
        else:
            assert isinstance(await outcome_of(partial(session.submit, chat("second"))), Stored)
        return [line.text for line in session.table.chat]

    assert at_a_table(tmp_path, play) == ["first", "second"]


def test_a_conflict_without_end_is_refused(tmp_path):
    async def play(node, session):
        async def store_first():
            number = session.table.number + 1
            await node.store.writer.write(
                add_row(Row(session.table.id, number, "chat", None, BO, 1))
            )

        load = session._loader.load

        async def late(name):
            table = await load(name)
            session.table = table
            await store_first()
            return table

        session._loader.load = late
        await store_first()
        with pytest.raises(RequestError, match="busy"):
            await session.commit(chat("never"))
        return session.lock.is_taken

    assert at_a_table(tmp_path, play) is False


def test_what_fails_while_it_is_drafted_leaves_the_lock_to_others(tmp_path):
    def fail(table):
        raise ZeroDivisionError

    async def play(node, session):
        outcome = await outcome_of(partial(session.submit, fail))
        return type(outcome.fault), session.lock.is_taken

    assert at_a_table(tmp_path, play) == (ZeroDivisionError, False)


def test_a_draft_that_cannot_be_written_leaves_the_lock_to_others(tmp_path):
    async def play(node, session):
        outcome = await outcome_of(
            partial(session.submit, lambda table: Draft("chat", None, {"text": object()}))
        )
        return type(outcome), session.lock.is_taken

    assert at_a_table(tmp_path, play) == (Failed, False)


def test_nothing_is_stored_for_a_draft_of_nothing(tmp_path):
    async def play(node, session):
        await session.commit(lambda table: None)
        return session.table.number, session.lock.is_taken

    assert at_a_table(tmp_path, play) == (0, False)
