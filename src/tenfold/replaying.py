"""Matches from texts: records that are replayed, and saved matches that are resumed."""

from tenfold import chance as luck
from tenfold import games, record
from tenfold.chance import Chance, Source, source
from tenfold.errors import BadArgument, BadRecord, BadVariant, TenfoldError
from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State
from tenfold.match import Match


def replay(text: str, *, seed: int | None = None, chance: Source = None) -> Match:
    """Return the match of a record, at its last move; raises BadRecord with the line that is wrong.

    `seed` and `chance` are for what follows, as in `start`.
    """
    read = record.read(text)
    match = _begin(read, source(seed, chance))
    for number, line in enumerate(read.lines, read.first):
        try:
            match.follow([line])
        except TenfoldError as fault:
            raise BadRecord(number, str(fault)) from fault
    match.settle()
    return match


def load(text: str) -> Match:
    """Return a match that `Match.save` wrote, with the same luck to come; raises BadRecord if it is
    not one.
    """
    saved, chance = record.read_saved(text)
    try:
        return resume(saved, luck.read(chance))
    except BadArgument as fault:
        raise BadRecord(1, str(fault)) from None


def resume(text: str, chance: Chance) -> Match:
    """Return the match of a record, which goes on with the given chance."""
    return replay(text, chance=chance)


def _begin(read: record.Record, chance: Chance) -> Match:
    """Return the match of a record's heading, before its first move."""
    heading = dict(read.heading)
    missing = [key for key in ("game", "rules", "seats") if key not in heading]
    if missing:
        raise BadRecord(1, f"the heading has no {missing[0]}")
    at = "game"
    try:
        game = games.get(heading.pop("game"))
        at = "rules"
        _check_version(game, heading.pop("rules"))
        at = "seats"
        seats = heading.pop("seats")
        game.complete(seats, {})
        origin = heading.pop("position", None)
        heading.pop("deal", None)
        for at, value in heading.items():
            game.complete(seats, {at: value})
        at = "position"
        return Match(game, seats, heading, chance, origin)
    except TenfoldError as fault:
        raise BadRecord(read.line_of(at), str(fault)) from fault


def _check_version(game: Game[State, Blank], version: object) -> None:
    if version != game.version:
        raise BadVariant(
            f"the record goes by version {version} of the rules of {game.name}, not {game.version}"
        )
