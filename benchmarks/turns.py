"""Two servers by turns: this checkout's, and that of another, so that the machine's moods are the
same for both.

`python -m benchmarks.turns FOLDER` has both up, with as many tables each, and asks one after the
other for as many moves as it can make. `git worktree add FOLDER COMMIT` makes such a folder.
"""

import argparse
import gc
import os
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import uvloop

from benchmarks.cores import ended, leave_one
from benchmarks.load import Load
from benchmarks.server import busy, furnish, options, settle, start

HERE = Path(__file__).parent.parent


async def measure(given: argparse.Namespace, servers: list[tuple[subprocess.Popen, str]]) -> None:
    loads = [Load(given.game) for _ in servers]
    for load, (process, url) in zip(loads, servers, strict=True):
        settle(process)
        await furnish(load, url, given.game, given.tables, given.seats)
    gc.disable()
    found: list[list[tuple[float, float]]] = [[] for _ in servers]
    for number in range(given.rounds):
        for load, (process, _), own in zip(loads, servers, found, strict=True):
            spent = busy(process)
            peak = await load.at_most(given.seconds)
            own.append((peak, (busy(process) - spent) / len(load.times)))
        print(f"{number + 1:>6}   {'   '.join(said(*own[-1]) for own in found)}", flush=True)
    print(f"median   {'   '.join(said(*map(median, zip(*own, strict=True))) for own in found)}")


def said(peak: float, cost: float) -> str:
    return f"{peak:6.0f} moves/s, {cost * 1e6:4.0f} us of the core each"


def main() -> None:
    parser = options()
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="?", default="africa")
    parser.add_argument("--rounds", type=int, default=8)
    parser.set_defaults(seconds=3)
    given = parser.parse_args()
    alone = leave_one()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = []
        for number, tree in enumerate((given.folder.resolve(), HERE)):
            os.environ["PYTHONPATH"] = str(tree / "src")
            servers.append(start(f"{folder}/{number}.db", alone))
            stack.enter_context(ended(servers[-1][0]))
        print(f"round    {given.folder!s:<44}   here")
        uvloop.run(measure(given, servers))


if __name__ == "__main__":
    main()
