"""Admission: of many clients that connect at once, a few are admitted at a time, in order, and in
the end all.
"""

import asyncio
import json

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tenfold.server.net.admission import FIRST, Admission


class Client:
    """Notes that it was admitted."""

    def __init__(self, name, inside):
        self.name, self.inside = name, inside

    def admit(self):
        self.inside.append(self.name)


def crowd(count):
    inside = []
    return [Client(number, inside) for number in range(count)], inside


def asking(admission, clients):
    for client in clients:
        admission.ask(client)


async def opened():
    clients, inside = crowd(6)
    admission = Admission(first=2, patience=60)
    asking(admission, clients)
    yield inside
    admission.leave(clients[0])
    yield inside
    admission.leave(clients[4])  # goes while it waits
    admission.leave(clients[1])
    yield inside
    for client in clients:
        admission.leave(client)
    yield inside


def test_few_are_let_in_at_first_then_more_with_each_who_is_inside():
    async def told():
        return [list(inside) async for inside in opened()]

    assert asyncio.run(told()) == [[0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 5], [0, 1, 2, 3, 5]]


def test_one_who_takes_long_holds_nobody_up():
    async def waited():
        clients, inside = crowd(3)
        asking(Admission(first=1, patience=0.01), clients)
        before = list(inside)
        async with asyncio.timeout(10):
            while len(inside) < 3:
                await asyncio.sleep(0.01)
        return before, inside

    assert asyncio.run(waited()) == ([0], [0, 1, 2])


def test_when_nobody_waits_the_next_crowd_finds_the_admission_as_it_was():
    async def again():
        clients, inside = crowd(9)
        admission = Admission(first=2, patience=60)
        asking(admission, clients[:4])
        for client in clients[:4]:
            admission.leave(client)
        asking(admission, clients[4:])
        return inside

    assert asyncio.run(again()) == [0, 1, 2, 3, 4, 5]


async def arrive(url, cookie):
    """What a client is told first, or with which code it is turned away."""
    async with connect(
        url, additional_headers={"Cookie": cookie} if cookie else {}, close_timeout=1
    ) as wire:
        try:
            return json.loads(await wire.recv())["type"]
        except ConnectionClosed as closed:
            return closed.rcvd.code


def test_a_crowd_is_let_in_one_and_all_and_who_is_turned_away_holds_nobody_up(person):
    ada = person()
    url = f"{ada.url.replace('http', 'ws')}/ws/tables/{ada.make()['table']}"

    async def come():
        strangers = [arrive(url, None) for _ in range(2 * FIRST)]
        return await asyncio.gather(
            *strangers, *(arrive(url, ada.cookie) for _ in range(6 * FIRST))
        )

    assert asyncio.run(come()) == [4001] * 2 * FIRST + ["whole"] * 6 * FIRST
