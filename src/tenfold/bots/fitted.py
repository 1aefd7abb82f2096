"""Fitted numbers: a file a family, read into a flat record that compiled code is given, and written back.

A section of the file is a class of fields; a family's record inherits from all of them. `[fit]` tells how the numbers
were found, and `[search]` how a search is to look ahead.
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

_LINE = re.compile(r"(\w+) = [^#]*?(\s*#.*)?")


@dataclass(frozen=True, slots=True)
class Fit:
    """How numbers were fitted."""

    seed: int
    games: int
    """How many games the fit took."""
    score: float
    """What the numbers that were found score,"""
    of: str
    """and what that is a score of."""


def sections(kind: type[Flat]) -> dict[str, list[str]]:
    """The names of the numbers of each section of a family's file."""
    found = {}
    for base in kind.__mro__:
        names = [name for name, field in vars(base).items() if isinstance(field, Cell | Cells)]
        if names:
            found[base.__name__.lower()] = names
    return found


def numbers(path: Path, kind: type[Some]) -> Some:
    """The numbers of a file; raises BadData with all that is missing, unknown or of another shape."""
    record, told, faults = single(layout(kind)), _read(path), []
    wanted = sections(kind)
    for section in {**wanted, **told}:
        if section not in ("fit", "search"):
            faults += _fill(record, section, wanted.get(section, []), told.get(section, {}))
    if faults:
        raise BadData(path.name, faults)
    found: Some = record
    return found


def lookahead(path: Path) -> Lookahead:
    """How a search is to look ahead."""
    told = _read(path).get("search", {})
    unknown = [f"search: unknown number {name}" for name in told if name not in Lookahead._fields]
    if unknown:
        raise BadData(path.name, unknown)
    return Lookahead(**told)


def fit(path: Path) -> Fit:
    """How the numbers of a file were found."""
    try:
        return Fit(**_read(path)["fit"])
    except (KeyError, TypeError) as fault:
        raise BadData(path.name, [f"fit: {fault}"]) from fault


def write(path: Path, record: Flat, how: Fit) -> None:
    """Write numbers into their file, with how they were found; what else stands there stays, comments too."""
    made = {name: getattr(record, name) for name in record.dtype.names or ()}
    made |= {name: getattr(how, name) for name in ("seed", "games", "score", "of")}
    section, lines = "", []
    for line in path.read_text(encoding="utf-8").splitlines():
        section = line.strip("[]") if line.startswith("[") else section
        found = _LINE.fullmatch(line)
        if found and section != "search" and found[1] in made:
            line = f"{found[1]} = {_text(made[found[1]])}{found[2] or ''}"
        lines.append(line)
    beside = path.with_suffix(".new")
    beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beside.replace(path)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise BadData(path.name, [str(fault)]) from fault


def _fill(record: Any, section: str, names: list[str], told: Mapping[str, Any]) -> list[str]:
    """Copy a section into a record, and tell the faults."""
    faults = [f"{section}: unknown number {name}" for name in told if name not in names]
    for name in names:
        if name not in told:
            faults.append(f"{section}: {name} is missing")
        elif np.shape(told[name]) != np.shape(getattr(record, name)):
            faults.append(f"{section}: {name} is {told[name]!r}, of another shape")
        else:
            setattr(record, name, told[name])
    return faults


def _text(value: Any) -> str:
    """A number or a table of numbers as TOML; as few digits as tell it from others."""
    if isinstance(value, np.ndarray):
        return "[" + ", ".join(_text(item) for item in value) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(value.item() if isinstance(value, np.generic) else value)
