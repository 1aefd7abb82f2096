"""Fitted numbers: one TOML file per family, read into a flat record for compiled code, and written
back.

Each section of the file is a class of fields; a family's record inherits from all of them. `[fit]`
says how the numbers were fitted, and `[search]` has the parameters of search.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tenfold.bots.judgement import Lookahead
from tenfold.errors import BadData
from tenfold.kernel.layout import Cell, Cells, Flat, layout, single

NAME = "fitted.toml"

Some = TypeVar("Some", bound=Flat)

Section = Mapping[str, Any]
"""A section of a file as it was parsed: its values are checked when they are used."""

_LINE = re.compile(r"(\w+) = [^#]*?(\s*#.*)?")


@dataclass(frozen=True, slots=True)
class Fit:
    """How numbers were fitted."""

    seed: int
    games: int
    """The number of games that the fit took."""
    score: float
    """The score of the numbers."""
    of: str
    """What the score measures, in words."""


def sections(kind: type[Flat]) -> dict[str, list[str]]:
    """Return the names of the numbers in each section of a family's file."""
    found = {}
    for base in kind.__mro__:
        names = [name for name, field in vars(base).items() if isinstance(field, Cell | Cells)]
        if names:
            found[base.__name__.lower()] = names
    return found


def numbers(path: Path, kind: type[Some]) -> Some:
    """Return the numbers of a file; raises BadData with all that is missing, unknown or of another
    shape.
    """
    record = single(layout(kind))
    given = _read(path)
    expected = sections(kind)
    faults: list[str] = []
    for section in {**expected, **given}:
        if section not in ("fit", "search"):
            faults += _fill(record, section, expected.get(section, []), given.get(section, {}))
    if faults:
        raise BadData(path.name, faults)
    filled: Some = record
    return filled


def lookahead(path: Path) -> Lookahead:
    """Return the parameters of search."""
    given = _read(path).get("search", {})
    unknown = [f"search: unknown number {name}" for name in given if name not in Lookahead._fields]
    if unknown:
        raise BadData(path.name, unknown)
    return Lookahead(**given)


def fit(path: Path) -> Fit:
    """Return how the numbers of a file were fitted."""
    try:
        return Fit(**_read(path)["fit"])
    except (KeyError, TypeError) as fault:
        raise BadData(path.name, [f"fit: {fault}"]) from fault


def write(path: Path, record: Flat, how: Fit) -> None:
    """Write numbers into their file, with how they were fitted. Other lines and comments
    are kept.
    """
    values = {name: getattr(record, name) for name in record.dtype.names or ()}
    values |= {name: getattr(how, name) for name in ("seed", "games", "score", "of")}
    section = ""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        match = _LINE.fullmatch(line)
        if match and section != "search" and match[1] in values:
            line = f"{match[1]} = {_text(values[match[1]])}{match[2] or ''}"
        lines.append(line)
    beside = path.with_suffix(".new")
    beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beside.replace(path)


def _read(path: Path) -> dict[str, Section]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise BadData(path.name, [str(fault)]) from fault


def _fill(record: Flat, section: str, names: list[str], given: Section) -> list[str]:
    """Copy a section into a record, and return the faults."""
    faults = [f"{section}: unknown number {name}" for name in given if name not in names]
    for name in names:
        if name not in given:
            faults.append(f"{section}: {name} is missing")
        elif np.shape(given[name]) != np.shape(getattr(record, name)):
            faults.append(f"{section}: {name} is {given[name]!r}, of another shape")
        else:
            setattr(record, name, given[name])
    return faults


def _text(value: object) -> str:
    """Return a number or a table of numbers as TOML, with the fewest digits that read back the
    same.
    """
    if isinstance(value, np.ndarray):
        return "[" + ", ".join(_text(item) for item in value) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(value.item() if isinstance(value, np.generic) else value)
