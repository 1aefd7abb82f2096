"""Reading data files: every fault is reported at once, with its place, and unknown keys are
refused.
"""

import tomllib
from pathlib import Path
from typing import Any

from tenfold.errors import BadData
from tenfold.json_types import JsonObject


def read(path: Path) -> "Table":
    """The top of a TOML file, to be asked for its keys and then closed. `family` says whose file it
    is.
    """
    try:
        top = Table(tomllib.loads(path.read_text(encoding="utf-8")), "", [], path.name)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise BadData(path.name, [str(fault)]) from fault
    top.text("family", "")
    return top


class Table:
    """A table of a data file. What it is asked for and has not, or has otherwise, it notes as a
    problem.
    """

    def __init__(self, content: JsonObject, place: str, problems: list[str], file: str) -> None:
        self.place = place
        self.problems = problems
        self._content = content
        self._asked: set[str] = set()
        self._parts: list[Table] = []
        self._file = file

    def text(self, key: str, default: str | None = None) -> str:
        """A text; an empty one, and a problem, where it is missing and has no default."""
        return str(self._get(key, str, "a text", default, ""))

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value: int = self._get(key, int, "a whole number", default, least)
        if not least <= value <= most:
            self.problem(f"{key} is {value}, not within {least} to {most}")
            return least
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where it is missing."""
        return bool(self._get(key, bool, "true or false", False, False))

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        """A list of texts."""
        return list(self._list(key, str, "a text", default))

    def numbers(self, key: str, default: list[float] | None = None) -> list[float]:
        """A list of numbers."""
        return list(self._list(key, (int, float), "a number", default))

    def lists(self, key: str, default: list[list[str]] | None = None) -> list[list[str]]:
        """A list of lists of texts."""
        found: list[list[str]] = self._list(key, list, "a list", default)
        if any(not isinstance(item, str) for items in found for item in items):
            self.problem(f"{key} has an item that is not a list of texts")
            return []
        return found

    def tables(self, key: str) -> "list[Table]":
        """A list of tables."""
        found = self._list(key, dict, "a table", None)
        return [self._part(item, f"{key}[{index}]") for index, item in enumerate(found)]

    def table(self, key: str) -> "Table":
        """A table in this one."""
        return self._part(self._get(key, dict, "a table", None, {}), key)

    def keys(self) -> list[str]:
        """The keys that it has."""
        return list(self._content)

    def has(self, key: str) -> bool:
        """Whether it has a key."""
        return key in self._content

    def problem(self, what: str) -> None:
        """Note a fault, with its place."""
        if self.place:
            what = f"{self.place}: {what}"
        self.problems.append(what)

    def close(self) -> None:
        """At the end: refuse the keys that nobody asked for, and raise what is wrong, all
        at once.
        """
        self._refuse_unknown()
        if self.problems:
            raise BadData(self._file, self.problems)

    def _refuse_unknown(self) -> None:
        for key in self._content:
            if key not in self._asked:
                self.problem(f"unknown key {key!r}")
        for part in self._parts:
            part._refuse_unknown()

    def _part(self, content: JsonObject, place: str) -> "Table":
        if self.place:
            place = f"{self.place}.{place}"
        part = Table(content, place, self.problems, self._file)
        self._parts.append(part)
        return part

    def _get(self, key: str, kind: type, name: str, default: Any, instead: Any) -> Any:
        self._asked.add(key)
        value = self._content.get(key, default)
        if value is None:
            self.problem(f"{key} is missing")
            return instead
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.problem(f"{key} is {value!r}, not {name}")
            return instead
        return value

    def _list(self, key: str, kind: Any, name: str, default: Any) -> Any:
        found = self._get(key, list, "a list", default, [])
        for index, item in enumerate(found):
            if not isinstance(item, kind):
                self.problem(f"{key}[{index}] is {item!r}, not {name}")
        return [item for item in found if isinstance(item, kind)]
