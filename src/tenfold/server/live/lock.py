"""Whose turn it is to do something at a table: one at a time, in the order in which they came."""

import asyncio
from collections import deque


class TableLock:
    """Who finds it free has it at once, without a task or a wait; others stand in line."""

    __slots__ = ("_line", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free; whoever has taken it gives it on."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def give_on(self) -> None:
        """Give it to the next in line, if there is one."""
        while self._line:
            place = self._line.popleft()
            if not place.done():
                place.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        place = asyncio.get_running_loop().create_future()
        self._line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given to who did not wait any more
                self.give_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_on()
