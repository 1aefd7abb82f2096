"""One thing at a time is done at a table, in the order in which it was asked for, and nothing is done twice."""

import asyncio

from tenfold.server.live.lock import TableLock
from tenfold.server.node import Node
from tenfold.server.protocol.requests import MakeTable
from tenfold.server.settings import Settings
from tenfold.server.store.statements import add_row
from tenfold.server.store.storage import Row
from tenfold.server.table.commands import Draft, Person

ADA = Person("ada", "Ada", None, "en")


def test_who_finds_it_free_has_it_and_others_wait_in_line():
    async def main():
        turn, done = TableLock(), []

        async def wait(name):
            async with turn:
                done.append(name)

        assert turn.take()
        tasks = [asyncio.create_task(wait(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert (done, turn.take()) == ([], False)

        turn.give_on()
        await asyncio.gather(*tasks)
        return done, turn.is_taken

    assert asyncio.run(main()) == (["a", "b", "c"], False)


def test_who_waits_no_more_is_passed_over_even_when_it_was_given_the_turn():
    async def main():
        turn = TableLock()

        async def wait():
            async with turn:
                return True

        assert turn.take()
        gone, given, last = (asyncio.create_task(wait()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turn.give_on()
        given.cancel()
        return await asyncio.wait_for(last, 5), turn.is_taken

    assert asyncio.run(main()) == (True, False)


def chat(text):
    return lambda table: Draft("chat", None, {"name": "Ada", "text": text})


async def kept(node):
    """The session of a table, and what hears how something went."""
    asked = MakeTable.model_validate({"game": "tenzania", "seats": [{"kind": "me"}, {"kind": "open"}]})
    return await node.registry.make(asked, ADA), asyncio.get_running_loop().create_future()


def at_a_table(tmp_path, play):
    """What a function comes to that is given a session, and something that can be waited for."""

    async def main():
        node = Node(Settings(database=str(tmp_path / "tables.db"), threads=1))
        node.begin()
        try:
            return await play(*await kept(node))
        finally:
            await node.close()

    return asyncio.run(main())


def test_what_is_begun_is_stored_before_it_is_told(tmp_path):
    async def play(session, outcome):
        assert session.begin(chat("hm"), outcome.set_result)
        assert not session.begin(chat("not yet"), print)
        assert list(session.table.chat) == []
        told = await outcome
        rows = await session.registry.ask(lambda: session.registry.reader.rows(session.table.id))
        return told, [row.kind for row in rows], [line.text for line in session.table.chat], session.turn.is_taken

    assert at_a_table(tmp_path, play) == (True, ["open", "chat"], ["hm"], False)


def test_what_another_node_was_quicker_with_is_done_after_it(tmp_path):
    async def play(session, outcome):
        row = Row(session.table.id, session.table.number + 1, "chat", None, {"name": "Bo", "text": "first"}, 1)
        await session.registry.writer.write(add_row(row))
        assert session.begin(chat("second"), outcome.set_result)
        told = await outcome
        assert not session.begin(chat("second"), print)
        await session.change(chat("second"))
        return told, [line.text for line in session.table.chat]

    assert at_a_table(tmp_path, play) == (False, ["first", "second"])


def test_what_fails_while_it_is_drafted_leaves_the_turn_to_others(tmp_path):
    def fail(table):
        raise ZeroDivisionError

    async def play(session, outcome):
        try:
            session.begin(fail, outcome.set_result)
        except ZeroDivisionError:
            return session.turn.is_taken

    assert at_a_table(tmp_path, play) is False
