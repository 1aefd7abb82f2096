"""`tenfold arena`: bots against bots, many times, with intervals."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.cli import options
from tenfold.cli.parsers import Commands

if TYPE_CHECKING:
    from tenfold.arena.event import Event
    from tenfold.arena.standing import Standing

BAR = 30

SILENCE = 30
"""After how many seconds it is said again how far it is, where nobody looks."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("arena", help="let bots play each other", epilog=EPILOG)
    parser.add_argument("game", help="africa, usa, tickets or tenzania")
    told = 'as greedy, hard or "search(seconds=0.2)", and then the game\'s options, as days=5'
    parser.add_argument("bots", nargs="+", metavar="BOT", help=told)
    parser.add_argument(
        "--games", type=int, default=100, help="how many games each table plays (100)"
    )
    options.add_players(parser, "how many play a game (2)", default=2)
    parser.add_argument("--seed", type=int, default=0, help="the deals (0)")
    parser.add_argument(
        "--option", action="append", default=[], dest="options", help=argparse.SUPPRESS
    )
    parser.add_argument("--cores", type=int, help="how many cores play (all)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on the Ray cluster at this address, or auto"
    )
    parser.add_argument("--out", type=Path, help="write results to this file, and resume from it")
    parser.add_argument(
        "--records", type=Path, help="write the record of every game to this folder"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="play compiled: random and greedy only, no times, no records",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object last")
    parser.set_defaults(run=run)


EPILOG = """Two bots make a duel, more a league. Seats rotate, and every rotation meets the same
deals.
With --out, an arena that was interrupted goes on when it is called again."""


def run(given: argparse.Namespace) -> int:
    """Play, and say how the bots stand."""
    from tenfold.arena.event import Event

    bots, more = options.split(given.bots)
    variant = options.read([*more, *given.options], given.game)
    event = Event(given.game, tuple(bots), given.seats, given.games, given.seed, variant)
    try:
        found = _played(event, given)
    except KeyboardInterrupt:
        if given.out is not None:
            print(
                f"\ntenfold: interrupted; the same command goes on from {given.out}",
                file=sys.stderr,
            )
        return 130
    if given.json:
        print(json.dumps(found))
    else:
        print("\n".join([*_table(found), *_remarks(event, found)]))
    return 0


def _played(event: "Event", given: argparse.Namespace) -> "Standing":
    """How the bots stand when all is played."""
    from tenfold.arena.count import count
    from tenfold.arena.run import run
    from tenfold.arena.standing import of_tallies, standing
    from tenfold.errors import BadArgument

    watch = Progress(sys.stderr.isatty())
    if given.quick and given.records is not None:
        raise BadArgument("games that are played quickly have no records")
    if given.quick:
        return of_tallies(
            event, count(event, out=given.out, cores=given.cores, ray=given.ray, watch=watch)
        )
    outcomes = run(
        event, out=given.out, records=given.records, cores=given.cores, ray=given.ray, watch=watch
    )
    return standing(event, outcomes)


class Progress:
    """Shows how far it is and how long it will take: a bar where somebody looks, else a line now
    and then.
    """

    def __init__(self, is_watched: bool) -> None:
        self.is_watched = is_watched
        self._before: int | None = None
        self._begun: tuple[float, int] | None = None
        """When the first result came, and how many games were over then: before that there may be
        compiling.
        """
        self._told = time.monotonic()

    def __call__(self, done: int, all_: int) -> None:
        """Is told how many games are over, of how many."""
        now = time.monotonic()
        if self._before is None:
            self._before = done
        elif self._begun is None:
            self._begun = now, done
        left = self._left(now, done, all_)
        said = f"{done:,} of {all_:,} games{left}"
        if self.is_watched:
            filled = BAR * done // all_
            bar = f"\r{'#' * filled}{'.' * (BAR - filled)} {said:<60}"
            print(bar, end="\n" if done == all_ else "", file=sys.stderr, flush=True)
        elif now - self._told >= SILENCE:
            if left:  # it is said again as soon as it is known how long it will take
                self._told = now
            print(said, file=sys.stderr, flush=True)

    def _left(self, now: float, done: int, all_: int) -> str:
        """How long the rest will take, as what was done since the first result took."""
        begun, before = self._begun or (now, done)
        if done in (before, all_):
            return ""
        return f", {duration((now - begun) * (all_ - done) / (done - before))} left"


def duration(seconds: float) -> str:
    """A time to wait, for people."""
    minutes, rest = divmod(round(seconds), 60)
    if minutes >= 60:
        return f"{minutes // 60} h {minutes % 60} min"
    if minutes:
        return f"{minutes} min {rest} s"
    return f"{rest} s"


def _table(found: "Standing") -> list[str]:
    """The bots, a line each."""
    width = max(len("bot"), *map(len, found["bots"]))
    rated = "   rating" if _is_league(found) else ""
    lines = [
        f"{'bot':<{width}}  games    wins   rate  95 % interval    points    mean s     p95 "
        f"s{rated}"
    ]
    for name, bot in found["bots"].items():
        low, high = bot["interval"]
        spent = bot["seconds"]
        rating = bot.get("rating")
        times = f"{spent['mean']:8.2g}  {spent['p95']:8.2g}" if spent else " " * 18
        rated = (
            f"{rating['elo']:+.0f} ({rating['interval'][0]:+.0f} to {rating['interval'][1]:+.0f})"
            if rating
            else ""
        )
        lines.append(
            f"{name:<{width}}  {bot['games']:5} {bot['wins']:7} {bot['win_rate']:6.1%}  "
            f"{low:.1%} to {high:.1%}"
            f"  {bot['points']:7.2f}  {times}   {rated}".rstrip()
        )
    return [*lines, f"{found['games']} games, {found['ties']} ties"]


def _is_league(found: "Standing") -> bool:
    return any("rating" in bot for bot in found["bots"].values())


def _remarks(event: "Event", found: "Standing") -> list[str]:
    """What a reader of the table would otherwise wonder about."""
    remarks = []
    if event.rounded != event.games:
        remarks.append(
            f"{event.rounded} games a table instead of {event.games}: "
            f"every deal is met {event.rotations} times, once with each rotation of the bots"
        )
    if _is_league(found) and not any(bot["rating"] for bot in found["bots"].values()):
        remarks.append("no ratings: they need the extra arena, as in pip install 'tenfold[arena]'")
    return remarks
