"""How the server grows: from 10 to 1,000 tables, with 2 to 5 seats, in africa and tickets, as
figures and a picture.

`python -m benchmarks.growth --out docs/pictures/server-growth.svg` takes about a quarter of an
hour; with `--kept FILE` it goes on where it was. It tells how many moves a second there are at
most, how far a steady rate goes until 95 of 100 moves take longer than 50 ms, and within which time
they stay at that rate.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

import uvloop

from benchmarks.cores import ended, leave_one
from benchmarks.load import Load
from benchmarks.picture import Line, Panel, picture
from benchmarks.server import furnish, memory, settle, start

SEATS = {"africa": (2, 3, 4), "tickets": (2, 3, 4, 5)}
TABLES = (10, 30, 100, 300, 1000)
SLOW = 0.05
"""When 95 of 100 moves take longer than so many seconds, a rate is too high."""

LEAST = 200
"""How many moves a second there are at least: a measurement is so long that every table has moved.
"""

STEP = 1.3
"""By how much a rate is raised each time."""


async def grow(
    given: argparse.Namespace, game: str, seats: int, process: subprocess.Popen, url: str
) -> list[dict]:
    """The figures of a game with so many seats, while tables are added."""
    load, found = Load(game), []
    for tables in given.tables:
        await furnish(load, url, game, tables - len(load.tables), seats)
        seconds = max(given.seconds, tables / LEAST)
        peak = await load.at_most(seconds)
        rate, times = await farthest(load, max(peak, LEAST) / 4, seconds)
        told = {
            "game": game,
            "seats": seats,
            "tables": tables,
            "peak": round(peak),
            "rate": round(rate),
        }
        found.append({**told, "p95": round(1000 * times, 2), "memory": round(memory(process))})
        print(json.dumps(found[-1]), flush=True)
    return found


async def farthest(load: Load, rate: float, seconds: float) -> tuple[float, float]:
    """The highest of some rates at which 95 of 100 moves are quick, and how quick they are then; 0
    where none is.
    """
    kept = 0.0, 0.0
    while True:
        times = await load.at_rate(rate, seconds)
        late = quantiles(times, n=20)[-1] if len(times) > 1 else SLOW
        if late > SLOW or len(times) < 0.9 * rate * seconds:
            return kept
        kept = rate, late
        rate *= STEP


def measured(given: argparse.Namespace, alone: list[str]) -> list[dict]:
    """The figures of all games, each with so many seats at once; those that are kept are not
    measured again.
    """
    found = kept(given)
    for game, all_seats in SEATS.items():
        for seats in all_seats:
            if any(of(each) == (game, seats) for each in found):
                continue
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                process, url = start(f"{folder}/tables.db", alone)
                with ended(process):
                    settle(process)
                    new = uvloop.run(grow(given, game, seats, process, url))
            found += new
            if given.kept is not None:
                with given.kept.open("a", encoding="utf-8") as file:
                    file.writelines(f"{json.dumps(each)}\n" for each in new)
    return found


def kept(given: argparse.Namespace) -> list[dict]:
    """The figures of a run before."""
    if given.kept is None or not given.kept.exists():
        return []
    return [json.loads(line) for line in given.kept.read_text(encoding="utf-8").splitlines()]


def drawn(found: list[dict]) -> str:
    """The figures as a picture: a panel a game, a line for each number of seats."""
    panels = []
    for game in SEATS:
        lines = [
            Line(
                f"{seats} seats",
                [(each["tables"], each["peak"]) for each in found if of(each) == (game, seats)],
            )
            for seats in SEATS[game]
        ]
        panels.append(Panel(game, [line for line in lines if line.points]))
    return picture("Moves a second at most, by how many tables are in play", panels)


def of(each: dict) -> tuple[str, int]:
    return each["game"], each["seats"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--tables", type=lambda text: [int(part) for part in text.split(",")], default=list(TABLES)
    )
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--out", type=Path, help="the picture to write")
    parser.add_argument("--kept", type=Path, help="a file of figures, which it goes on with")
    parser.add_argument("--folder", default=tempfile.gettempdir())
    given = parser.parse_args()
    found = measured(given, leave_one())
    if given.out is not None:
        given.out.write_text(drawn(found), encoding="utf-8")
        print(f"written to {given.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
