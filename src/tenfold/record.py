"""The text of a record: a heading that says which game it is, and a line for each move, chance's
included.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tenfold.errors import BadRecord

FORMAT = "tenfold record 1"

SAVED = "match 1"
"""The format of a saved match: a record, and where its chance stands."""


class Record(NamedTuple):
    """A record, read but not yet replayed."""

    heading: dict[str, Any]
    lines: list[str]
    first: int
    """The number of the text's line that the first move is on."""

    def line_of(self, key: str) -> int:
        """Return the number of the text's line that a key of the heading is on, or 1 if there is
        none.
        """
        if key not in self.heading:
            return 1
        return list(self.heading).index(key) + 2


def write(heading: Mapping[str, Any], lines: Sequence[str]) -> str:
    """Return a record as text."""
    head = [f"{key}: {json.dumps(value)}" for key, value in heading.items()]
    return "\n".join([FORMAT, *head, "", *lines]) + "\n"


def read(text: str) -> Record:
    """Return the parts of a record; raises BadRecord with the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, f"not a record: the first line is not {FORMAT!r}")
    end = lines.index("") if "" in lines else len(lines)
    heading = {}
    for number, line in enumerate(lines[1:end], 2):
        key, _, value = line.partition(": ")
        if key in heading:
            raise BadRecord(number, f"{key} is there twice")
        try:
            heading[key] = json.loads(value)
        except (ValueError, RecursionError):
            raise BadRecord(number, f"{_short(line)} is not a key, a colon and a value") from None
        if key == "position" and not isinstance(heading[key], dict):
            raise BadRecord(number, f"a position is an object, not {_short(value)}")
    return Record(heading, lines[end + 1 :], end + 2)


def write_saved(record: str, chance: Mapping[str, Any]) -> str:
    """Return a saved match as JSON."""
    return json.dumps({"tenfold": SAVED, "record": record, "chance": chance})


def read_saved(text: str) -> tuple[str, object]:
    """Return the record of a saved match and its chance as JSON; raises BadRecord if it is not a
    saved match.
    """
    if text.startswith(FORMAT):
        raise BadRecord(1, "this is a record, not a saved match: tenfold.replay reads it")
    try:
        saved = json.loads(text)
        if saved["tenfold"] == SAVED:
            return saved["record"], saved["chance"]
    except (ValueError, KeyError, TypeError, RecursionError):
        pass
    raise BadRecord(1, f"not a saved match: {_short(text)!r}")


def _short(text: str) -> str:
    if len(text) < 80:
        return text
    return text[:77] + "..."
