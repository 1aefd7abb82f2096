"""Games kept at the terminal: the one of each game that waits to be gone on with, and the records
of all others.
"""

import json
import os
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.errors import BadRecord, TenfoldError

if TYPE_CHECKING:
    from tenfold.match import Match


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that waits: its record, and who sits where."""

    record: str
    you: int
    bots: list[str]


@dataclass(frozen=True, slots=True)
class Unusable:
    """A kept game that cannot be gone on with."""

    path: Path
    reason: str


def folder() -> Path:
    """Return the folder in which games are kept: the user's state folder."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(home) / "tenfold"


def path(game: str) -> Path:
    """Return the file of a kept game."""
    return folder() / f"{game}.json"


def where(game: str) -> dict[str, str]:
    """Return where the game that waits is kept, and the command that goes on with it."""
    return {"path": str(path(game)), "command": f"tenfold play {game}"}


def load(game: str) -> "tuple[Kept, Match] | Unusable | None":
    """The game that waits, and the match that it is; or why it cannot be gone on with; or None
    where none waits.
    """
    try:
        found = _read(json.loads(path(game).read_text(encoding="utf-8")))
        return found, _replayed(game, found)
    except FileNotFoundError:
        return None
    except (ValueError, TypeError, OSError, TenfoldError) as fault:
        return Unusable(path(game), str(fault))


def save(game: str, left: Kept) -> None:
    """Keep a game, in one step: whatever happens, the old or the new one is there."""
    _write(path(game), json.dumps(asdict(left)))


def finish(game: str, record: str) -> Path:
    """Keep the record of a game that nobody goes on with, and say where; nothing waits then."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    kept = folder() / "records" / f"{game}-{now}.record"
    _write(kept, record)
    path(game).unlink(missing_ok=True)
    return kept


def put_aside(unusable: Unusable) -> Path:
    """Move what cannot be gone on with out of the way, and say where it is."""
    aside = unusable.path.with_suffix(".unusable.json")
    unusable.path.replace(aside)
    return aside


def _read(parsed: object) -> Kept:
    if not isinstance(parsed, dict):
        raise BadRecord(1, "not a game that was kept")
    found = Kept(**parsed)
    if (
        not isinstance(found.record, str)
        or type(found.you) is not int
        or not isinstance(found.bots, list)
    ):
        raise BadRecord(1, "not a game that was kept")
    return found


def _replayed(game: str, found: Kept) -> "Match":
    from tenfold import bots
    from tenfold.replaying import replay

    replayed = replay(found.record)
    if (
        replayed.game.name != game
        or found.you not in range(replayed.seats)
        or len(found.bots) != replayed.seats
    ):
        raise BadRecord(1, f"not a game of {game} with these seats")
    for name in found.bots:
        bots.get(name)
    return replayed


def _write(kept: Path, text: str) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = kept.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(kept)
