"""Where bots think: what a search in a thread, or in a process, costs the loop that serves beside
it.

`python -m benchmarks.minds [GAME]` wakes a loop every millisecond, and says how late it wakes while
nobody thinks, and while a bot thinks without a pause: in a thread of the same process, as the
server has it, or in a process of its own.
"""

import argparse
import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from statistics import quantiles

import tenfold
from tenfold import bots

BOT = "search(seconds=0.2)"


def think(record: str, seed: int) -> None:
    """One move of a bot."""
    match = tenfold.replay(record)
    bots.get(BOT).move(match.seen(min(match.active)), seed)


async def lateness(seconds: float) -> list[float]:
    """How late the loop wakes each time, in milliseconds."""
    late, end = [], time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        await asyncio.sleep(0.001)
        late.append((time.perf_counter() - now) * 1000 - 1)
    return late


async def beside(executor: Executor | None, record: str, seconds: float) -> tuple[list[float], int]:
    """How late it wakes while an executor thinks, and how many moves that makes."""
    loop, thoughts = asyncio.get_running_loop(), 0

    async def go_on(executor: Executor) -> None:
        nonlocal thoughts
        while True:
            await loop.run_in_executor(executor, think, record, thoughts)
            thoughts += 1

    task = None if executor is None else loop.create_task(go_on(executor))
    late = await lateness(seconds)
    if task is not None:
        task.cancel()
    return late, thoughts


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="africa")
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    record = tenfold.start(given.game, seats=2, seed=1).record
    ways: dict[str, Callable[[], Executor] | None] = {
        "nobody thinks": None,
        "a thread thinks": lambda: ThreadPoolExecutor(1),
        "a process thinks": lambda: ProcessPoolExecutor(1, multiprocessing.get_context("spawn")),
    }
    for name, make in ways.items():
        executor = None if make is None else make()
        if executor is not None:
            executor.submit(think, record, 0).result()
        late, thoughts = asyncio.run(beside(executor, record, given.seconds))
        cut = quantiles(late, n=100)
        print(
            f"{name:<17} wakes late by {cut[49]:5.2f} ms, 95 of 100 within {cut[94]:5.2f}, 99 "
            f"within {cut[98]:5.2f};"
            f" {thoughts / given.seconds:4.1f} moves thought of a second"
        )
        if executor is not None:
            executor.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main()
