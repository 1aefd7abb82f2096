"""A node that stops leaves nothing open."""

import asyncio
import threading

from sqlalchemy import event, text

from tenfold.server.node import Node
from tenfold.server.settings import Settings


def test_a_node_closes_the_connection_of_a_question_that_nobody_waits_for(tmp_path):
    node = Node(Settings(database=str(tmp_path / "tables.db")))
    node.engine.dispose()  # so that every connection is opened while the test looks
    opened, closed = [], []
    event.listen(node.engine, "connect", lambda connection, _: opened.append(id(connection)))
    event.listen(node.engine, "close", lambda connection, _: closed.append(id(connection)))
    is_asked, may_end = threading.Event(), threading.Event()

    def question(reader):
        with node.engine.connect() as connection:
            connection.execute(text("select 1"))
            is_asked.set()
            may_end.wait()

    async def stop():
        asking = asyncio.create_task(node.store.ask(question))
        await asyncio.to_thread(is_asked.wait)
        asking.cancel()
        asyncio.get_running_loop().call_later(0.01, may_end.set)
        await node.close()

    asyncio.run(stop())

    assert sorted(closed) == sorted(opened)
