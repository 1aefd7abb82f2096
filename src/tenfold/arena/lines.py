"""A file of JSON lines to go on with after an interruption: a heading that says which event it is
of, and what came.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tenfold.errors import TenfoldError

Line = dict[str, Any]
"""A line as it was parsed: what reads it has to check it."""

Heading = Mapping[str, object]
"""The first line of a file, which says to which event it belongs."""


class BadResults(TenfoldError):
    """A file of results that belongs to another event, or that is none."""


class Lines:
    """What was written before, if there is a file, and where more is written to; without one
    nothing is kept.
    """

    def __init__(self, path: Path | None, heading: Heading, own: Line | None = None) -> None:
        """Open a file whose heading is that; `own` is beside it, and may be another one in a file
        that is there.
        """
        self.path = path
        self.own = dict(own or {})
        self.before: list[tuple[int, Line]] = []
        """The lines that were there, after the heading, each with its number."""
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, heading)
        else:
            if not path.parent.is_dir():
                raise BadResults(f"there is no folder {path.parent} to write {path.name} into")
            path.write_text(json.dumps({**heading, **self.own}) + "\n", encoding="utf-8")

    def add(self, line: Mapping[str, object]) -> None:
        """Write a line more."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def _read(self, path: Path, heading: Heading) -> None:
        """Take what is there, and cut off a line that was not written to its end."""
        text = _text(path)
        whole = text[: text.rfind("\n") + 1]
        lines = _parsed(path, whole.splitlines() or [""])
        _, told = next(lines)
        if told.keys() != heading.keys() | self.own or any(
            told[key] != value for key, value in heading.items()
        ):
            raise BadResults(f"{path} holds the results of another event: {json.dumps(told)[:200]}")
        self.own = {key: told[key] for key in self.own}
        self.before = list(lines)
        if len(whole) < len(text):
            path.write_text(whole, encoding="utf-8")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadResults(f"{path} holds no results: it is not text") from None


def _parsed(path: Path, lines: list[str]) -> Iterator[tuple[int, Line]]:
    """Lines as objects, with their numbers."""
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except ValueError:
            raise BadResults(f"{path}, line {number}: {line[:80]!r} is not JSON") from None
        if not isinstance(found, dict):
            raise BadResults(f"{path}, line {number}: {line[:80]!r} is not an object")
        yield number, found
