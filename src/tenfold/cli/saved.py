"""Games left at the terminal: one for each game, kept as a record with who sits where."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from tenfold.errors import BadRecord


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that was left."""

    record: str
    you: int
    bots: list[str]


def path(game: str) -> Path:
    """Where a game's is kept."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(home) / "tenfold" / f"{game}.json"


def load(game: str) -> Saved | None:
    """The game that was left, if one was; raises BadRecord where it cannot be read."""
    try:
        return Saved(**json.loads(path(game).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (ValueError, TypeError) as fault:
        raise BadRecord(1, f"{path(game)} is damaged: {fault}") from fault


def save(game: str, left: Saved) -> None:
    """Keep a game, in one step: whatever happens, the old or the new one is there."""
    kept = path(game)
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = kept.with_suffix(".new")
    new.write_text(json.dumps(asdict(left)), encoding="utf-8")
    new.replace(kept)


def forget(game: str) -> None:
    """Drop what was left: it is over, or something new has begun."""
    path(game).unlink(missing_ok=True)
