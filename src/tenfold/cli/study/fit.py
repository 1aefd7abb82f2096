"""`tenfold fit`: fits the numbers of a game's bots again."""

import argparse
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.cli import options
from tenfold.cli.parsers import Commands

if TYPE_CHECKING:
    from tenfold.arena.fit import Progress

EPILOG = """Fitted are the numbers that greedy goes by, by games against themselves, and those that
a state is evaluated with, by how such games end. Beliefs, priors and how far search
looks ahead are left as they are. New numbers replace those before where they are better
on deals that they were not fitted with; the seed, the games and the score are written
either way. An interrupted fit goes on when it is called again."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "fit", help="fit the numbers of a game's bots again", epilog=EPILOG
    )
    parser.add_argument(
        "game", help="africa, usa, tickets or tenzania; games of one family share their numbers"
    )
    parser.add_argument(
        "--games", type=int, default=400, help="how many games a challenger plays at once (400)"
    )
    parser.add_argument(
        "--rounds", type=int, default=50, help="how many challengers there are (50)"
    )
    options.add_players(parser, "how many play a game (2)", default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the changes and the deals (1)")
    parser.add_argument(
        "--keep", type=Path, help="the file that an interrupted fit resumes from (fit-GAME.json)"
    )
    parser.add_argument("--out", type=Path, help="the file of numbers to write (fitted-GAME.toml)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Fit, and say what came of it."""
    from tenfold import games
    from tenfold.arena import fit
    from tenfold.arena.event import Event
    from tenfold.bots import judgement
    from tenfold.errors import BadArgument

    Event(
        given.game, ("greedy", "greedy"), given.seats, given.games, given.seed, {}
    )  # says what is wrong with these
    if given.rounds < 1:
        raise BadArgument(f"a fit has one round or more, not {given.rounds}")
    task = fit.Task(given.game, given.seats, given.games, given.rounds, given.seed)
    keep = given.keep or Path(f"fit-{given.game}.json")
    path = given.out or Path(f"fitted-{given.game}.toml")
    try:
        rounds = list(fit.fit(task, keep, _tell))
    except KeyboardInterrupt:
        print(f"\ntenfold: interrupted; the same command goes on from {keep}", file=sys.stderr)
        return 130
    if not rounds:
        print(
            f"tenfold: {keep} has done {given.rounds} rounds already; more --rounds go on from "
            "there"
        )
        return 0
    own: Path = judgement.load(games.get(given.game)).module.FILE
    if not path.exists():
        shutil.copyfile(own, path)
    how, is_better = fit.finish(rounds[-1], path)
    print(f"{how.score:.1%}: {how.of}")
    print(_outcome(path, own, is_better))
    keep.unlink()
    return 0


def _outcome(path: Path, own: Path, is_better: bool) -> str:
    """Say what came of a fit, and how bots play by the numbers that it has found."""
    if not is_better:
        return f"not better on new deals: the numbers of {path} stay"
    if path.resolve() == own.resolve():
        return f"written to {path}"
    return f"written to {path}; bots play by these numbers if the file replaces {own}"


def _tell(progress: "Progress", told: str) -> None:
    print(f"[{progress.rounds} of {progress.task.rounds}] {told}", file=sys.stderr, flush=True)
