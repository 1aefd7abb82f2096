"""How the server grows: from 10 to 1,000 tables, with 2 to 5 seats, in africa and tickets, as figures and a picture.

`python -m benchmarks.growth --out docs/pictures/server-growth.svg` takes about a quarter of an hour. It tells how many
moves a second there are at most, how far a steady rate goes until 95 of 100 moves take longer than 50 ms, and within
which time they stay at that rate.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from benchmarks.load import Load
from benchmarks.picture import Line, Panel, picture
from benchmarks.server import furnish, memory, settle, start

SEATS = {"africa": (2, 3, 4), "tickets": (2, 3, 4, 5)}
TABLES = (10, 30, 100, 300, 1000)
SLOW = 0.05
"""When 95 of 100 moves take longer than so many seconds, a rate is too high."""

LEAST = 200
"""How many moves a second there are at least: a measurement is so long that every table has moved."""

STEP = 1.3
"""By how much a rate is raised each time."""


async def grow(given: argparse.Namespace, game: str, seats: int, process: subprocess.Popen, url: str) -> list[dict]:
    """The figures of a game with so many seats, while tables are added."""
    load, found = Load(game), []
    for tables in given.tables:
        await furnish(load, url, game, tables - len(load.tables), seats)
        seconds = max(given.seconds, tables / LEAST)
        peak = await load.at_most(seconds)
        rate, times = await farthest(load, max(peak, LEAST) / 4, seconds)
        told = {"game": game, "seats": seats, "tables": tables, "peak": round(peak), "rate": round(rate)}
        found.append({**told, "p95": round(1000 * times, 2), "memory": round(memory(process))})
        print(json.dumps(found[-1]), flush=True)
    return found


async def farthest(load: Load, rate: float, seconds: float) -> tuple[float, float]:
    """The highest of some rates at which 95 of 100 moves are quick, and how quick they are then."""
    kept = rate, 0.0
    while True:
        times = await load.at_rate(rate, seconds)
        late = quantiles(times, n=20)[-1] if len(times) > 1 else SLOW
        if late > SLOW or len(times) < 0.9 * rate * seconds:
            return kept
        kept = rate, late
        rate *= STEP


def measured(given: argparse.Namespace, core: int | None) -> list[dict]:
    """The figures of all games."""
    found = []
    for game, all_seats in SEATS.items():
        for seats in all_seats:
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                process, url = start(f"{folder}/tables.db", core)
                settle(process)
                try:
                    found += asyncio.run(grow(given, game, seats, process, url))
                finally:
                    process.kill()
                    process.wait()
    return found


def drawn(found: list[dict]) -> str:
    """The figures as a picture: a panel a game, a line for each number of seats."""
    panels = []
    for game in SEATS:
        lines = [
            Line(f"{seats} seats", [(each["tables"], each["peak"]) for each in found if of(each) == (game, seats)])
            for seats in SEATS[game]
        ]
        panels.append(Panel(game, [line for line in lines if line.points]))
    return picture("Moves a second at most, by how many tables are in play", panels)


def of(each: dict) -> tuple[str, int]:
    return each["game"], each["seats"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=lambda text: [int(part) for part in text.split(",")], default=list(TABLES))
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--out", type=Path, help="the picture to write")
    parser.add_argument("--folder", default=tempfile.gettempdir())
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    core = cores[-1] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, cores[:-1])
    found = measured(given, core)
    if given.out is not None:
        given.out.write_text(drawn(found), encoding="utf-8")
        print(f"written to {given.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
