"""The order of thoughts: by urgency, fair to addresses and players, and without those that nobody
waits for.
"""

import asyncio
import threading

import pytest

from tenfold.server.bots import bot_pool
from tenfold.server.bots.thought_queue import (
    ADDRESS_THOUGHTS,
    PASSES,
    PLAYER_THOUGHTS,
    Asker,
    ThoughtQueue,
    Urgency,
)
from tenfold.server.errors import RequestError
from tests.server.living import PATIENCE, Person, here

ADA, BEN, EVE = Asker("10.0.0.1", "ada"), Asker("10.0.0.1", "ben"), Asker("10.0.0.9", "eve")


class Gated:
    """A queue with one thread, which is kept busy until all thoughts of a test are waiting."""

    def __init__(self, **more):
        self.queue = ThoughtQueue(1, **more)
        self.order = []
        self._gate = threading.Event()
        self._tasks = [self.ask("first", Asker("", ""), Urgency.MOVE, self._gate.wait)]

    def ask(self, name, asker, urgency, also=lambda: None, table=""):
        """Ask for a thought that notes its name."""

        def think():
            self.order.append(name)
            also()

        return asyncio.get_running_loop().create_task(
            self.queue.think(think, asker, urgency, table)
        )

    async def finish(self, *tasks):
        """Let the thoughts begin, and return the order in which they did."""
        await asyncio.sleep(0)
        self._gate.set()
        await asyncio.gather(*self._tasks, *tasks, return_exceptions=True)
        self.queue.close()
        return self.order[1:]


def run(test):
    return asyncio.run(test())


def test_a_bot_that_somebody_watches_comes_before_all_that_was_asked_for_earlier():
    async def test():
        gated = Gated()
        waiting = [gated.ask(f"hint {n}", EVE, Urgency.ADVICE) for n in range(5)]
        waiting += [
            gated.ask("replay", EVE, Urgency.READING),
            gated.ask("unseen", EVE, Urgency.UNWATCHED),
        ]
        return await gated.finish(*waiting, gated.ask("move", ADA, Urgency.MOVE))

    assert run(test)[0] == "move"


def test_less_urgent_thoughts_come_later_in_the_order_of_their_urgency():
    async def test():
        gated = Gated()
        kinds = [Urgency.UNWATCHED, Urgency.READING, Urgency.ADVICE, Urgency.MOVE]
        return await gated.finish(*[gated.ask(kind.name, ADA, kind) for kind in kinds])

    assert run(test) == ["MOVE", "ADVICE", "READING", "UNWATCHED"]


def test_addresses_take_turns_and_so_do_their_players():
    async def test():
        gated = Gated()
        waiting = [gated.ask(f"ada {n}", ADA, Urgency.ADVICE) for n in range(3)]
        waiting += [gated.ask("ben", BEN, Urgency.ADVICE), gated.ask("eve", EVE, Urgency.ADVICE)]
        return await gated.finish(*waiting)

    assert run(test) == ["ada 0", "eve", "ben", "ada 1", "ada 2"]


def test_less_urgent_thoughts_are_not_passed_for_ever():
    async def test():
        gated = Gated()
        replay = gated.ask("replay", ADA, Urgency.READING)
        return await gated.finish(
            replay, *[gated.ask("move", EVE, Urgency.MOVE) for _ in range(2 * PASSES)]
        )

    assert run(test).index("replay") == PASSES


def test_a_player_has_one_piece_of_advice_at_a_time_whatever_threads_are_free():
    async def test():
        queue, gate, begun = ThoughtQueue(3), threading.Event(), []

        def think(name):
            begun.append(name)
            gate.wait()

        asked = [("ada 1", ADA), ("ada 2", ADA), ("eve", EVE)]
        tasks = [
            asyncio.ensure_future(queue.think(lambda n=n: think(n), who, Urgency.ADVICE))
            for n, who in asked
        ]
        await asyncio.sleep(0)
        free, waiting = queue.free, queue.lengths()["advice"]
        gate.set()
        await asyncio.gather(*tasks)
        queue.close()
        return free, waiting, begun[-1]

    assert run(test) == (1, 1, "ada 2")


def test_a_thread_that_is_kept_for_moves_begins_nothing_else():
    async def test():
        queue, gate = ThoughtQueue(1, kept_for_moves=1), threading.Event()
        hints = [
            asyncio.ensure_future(queue.think(gate.wait, who, Urgency.ADVICE)) for who in (ADA, EVE)
        ]
        await asyncio.sleep(0)
        moves = [await queue.think(lambda n=n: n, BEN, Urgency.MOVE) for n in range(2 * PASSES)]
        waiting = queue.lengths()["advice"]
        gate.set()
        await asyncio.gather(*hints)
        queue.close()
        return moves, waiting

    assert run(test) == (list(range(2 * PASSES)), 1)


def test_a_thought_that_nobody_waits_for_any_more_is_never_begun():
    async def test():
        gated = Gated()
        gone, stays = (gated.ask(name, ADA, Urgency.ADVICE) for name in ("gone", "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        return await gated.finish(gone, stays)

    assert run(test) == ["stays"]


def test_a_bots_move_hurries_when_somebody_comes_to_its_table():
    async def test():
        gated = Gated()
        waiting = [
            gated.ask(name, Asker("", name), Urgency.UNWATCHED, table=name)
            for name in ("one", "two")
        ]
        waiting.append(gated.ask("hint", ADA, Urgency.ADVICE))
        await asyncio.sleep(0)
        gated.queue.hurry("two")
        return await gated.finish(*waiting)

    assert run(test) == ["two", "hint", "one"]


def test_what_fails_raises_for_who_asked_and_the_next_goes_on():
    def fail():
        raise KeyError("no")

    async def test():
        queue = ThoughtQueue(1)
        told = await asyncio.gather(
            queue.think(fail, ADA, Urgency.ADVICE),
            queue.think(lambda: 7, ADA, Urgency.ADVICE),
            return_exceptions=True,
        )
        queue.close()
        return told

    fault, next_one = run(test)
    assert (type(fault), next_one) == (KeyError, 7)


@pytest.mark.parametrize(
    ("askers", "most"),
    [
        ([ADA] * 40, PLAYER_THOUGHTS),
        ([Asker("10.0.0.1", str(n)) for n in range(40)], ADDRESS_THOUGHTS),
    ],
    ids=["a player", "an address"],
)
def test_who_waits_for_too_much_is_refused_and_may_ask_again_later(askers, most):
    async def test():
        gated = Gated()
        tasks = [gated.ask("hint", asker, Urgency.ADVICE) for asker in askers]
        await gated.finish(*tasks)
        refused = [task.exception() for task in tasks if task.exception()]
        again = ThoughtQueue(1)
        await again.think(lambda: None, ADA, Urgency.ADVICE)
        again.close()
        return refused

    refused = run(test)
    assert len(refused) == 40 - most
    assert all(
        isinstance(fault, RequestError) and fault.problem == "too-many-thoughts"
        for fault in refused
    )


class Slow:
    """A bot that notes what it does, and waits before it gives a hint."""

    def __init__(self):
        self.done, self.asked, self.gate = [], threading.Event(), threading.Event()

    def explain(self, seen, seed):
        self.asked.set()
        assert self.gate.wait(PATIENCE)
        self.done.append("hint")
        return []

    def move(self, seen, seed):
        self.done.append("move")
        return seen.legal[0]


def test_a_bot_moves_at_a_quiet_table_while_others_think_about_many_hints(tmp_path, monkeypatch):
    bot = Slow()
    monkeypatch.setattr(bot_pool, "bot", lambda level: bot)
    with here(database=str(tmp_path / "tables.db")) as url:
        eve, ada = Person(url, "Eve"), Person(url, "Ada")
        noisy = eve.make(seats=("me", "screen Ben"), options={"first": 0}, start=True)
        quiet = ada.sit(ada.make(seats=("me", "bot easy"), options={"first": 0}, start=True))
        for number in range(20):
            one = eve.sit(noisy)
            for each in range(3):
                one.send({"type": "hint", "id": f"{number}-{each}", "seat": 0})
            one.drain()
        assert bot.asked.wait(PATIENCE)
        bot.done.clear()
        quiet.move()
        quiet.until(lambda each: each.table["moves"] >= 2)
        done = list(bot.done)
        bot.gate.set()

    assert done == ["move"]
