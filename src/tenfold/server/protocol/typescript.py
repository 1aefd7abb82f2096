"""The TypeScript of the wire: `python -m tenfold.server.protocol.typescript` writes
`web/src/wire/types/`.
"""

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import typing_extensions
from pydantic import BaseModel

from tenfold import games
from tenfold.server.protocol import (
    answers,
    calls,
    credentials,
    daily,
    lessons,
    messages,
    offers,
    people,
    requests,
)
from tenfold.server.protocol.partial import PartialOf
from tenfold.views.exactly import Exactly

HEADING = (
    "// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.\n"
)

TARGET = Path(__file__).parents[4] / "web" / "src" / "wire" / "types"

SCALARS = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}

ANSWERS = (
    offers.Offer,
    answers.Player,
    answers.Tables,
    answers.OurTable,
    answers.Replay,
    answers.MoveChances,
    lessons.LessonShape,
    answers.WhyNot,
    answers.Draws,
    answers.Statistics,
    people.PlayedGames,
    people.Numbers,
    daily.Daily,
    daily.DailyResults,
    credentials.Tokens,
    credentials.Moving,
    calls.Calls,
    calls.Hooks,
    answers.Problem,
)

REQUESTS = (
    requests.ChangeMe,
    requests.MakeTable,
    requests.ChangeTable,
    requests.Join,
    requests.Remove,
    requests.Ready,
    requests.PlayOn,
    requests.Start,
    requests.MoveHere,
    requests.MakeToken,
    requests.AddDevice,
    requests.AddHook,
)


def files() -> dict[str, str]:
    """Return the text of each file: answers, requests, messages, one file for each family of games,
    and the index.
    """
    found = {**_of_wire(), **{family: _of_family(family) for family in _families()}}
    return {
        **{f"{name}.ts": f"{HEADING}\n{text}" for name, text in found.items()},
        "index.ts": _index(list(found)),
    }


def write() -> None:
    """Write all files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (TARGET / name).write_text(text, encoding="utf-8")


def _index(names: list[str]) -> str:
    return HEADING + "\n" + "".join(f'export * from "./{name}";\n' for name in names)


def _families() -> list[str]:
    return list(dict.fromkeys(games.get(name).family for name in games.names()))


def _of_wire() -> dict[str, str]:
    """Return the files that belong to no family. A type is declared in the first file that
    uses it.
    """
    writer = _Writer("")
    found = dict[str, str]()
    home: dict[str, str] = {}
    for name, kinds, union in (
        ("answers", ANSWERS, ""),
        ("requests", REQUESTS, ""),
        ("from-client", (messages.FromClient,), "FromClient"),
        ("from-server", (messages.FromServer,), "FromServer"),
    ):
        last = [writer.type_of(kind) for kind in kinds][-1]
        own = {each: text for each, text in writer.declared.items() if each not in home}
        parts = [*own.values(), *([f"export type {union} = {last};\n"] if union else [])]
        found[name] = _imports("".join(parts), home) + "\n".join(parts)
        home.update(dict.fromkeys(own, name))
    return found


def _imports(text: str, home: dict[str, str]) -> str:
    """Return the import statements that a text needs."""
    words = set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", text)))
    needed = sorted(words & home.keys())
    lines = [
        f"import type {{ {', '.join(name for name in needed if home[name] == file)} }} from "
        f'"./{file}";\n'
        for file in dict.fromkeys(home[name] for name in needed)
    ]
    return "".join([*lines, "\n"] if lines else [])


def _of_family(family: str) -> str:
    """Return the view and events of a family, whose name is put before theirs."""
    writer = _Writer(family.capitalize())
    writer.type_of(import_module(f"tenfold.games.{family}.view").View)
    events = writer.union("Event", import_module(f"tenfold.games.{family}.events").Events)
    return "\n".join([*writer.declared.values(), events])


class _Writer:
    """Writes types, and declares those that have names, with a prefix."""

    def __init__(self, start: str) -> None:
        self.start = start
        self.declared: dict[str, str] = {}

    def union(self, name: str, kind: object) -> str:
        """Return the declaration of a union."""
        return f"export type {self.start}{name} = {self.type_of(kind)};\n"

    def type_of(self, kind: object) -> str:
        """Return a type in TypeScript."""
        if kind in SCALARS:
            return SCALARS[kind]
        origin = get_origin(kind)
        parts = get_args(kind)
        if origin is Annotated and isinstance(parts[1], PartialOf):
            return f"Partial<{self.type_of(parts[1].whole)}>"
        if origin is Annotated and isinstance(parts[1], Exactly):
            return self._tuple(parts[0], parts[1].length)
        if origin in (
            Annotated,
            NotRequired,
            typing_extensions.NotRequired,
            typing_extensions.Required,
        ):
            return self.type_of(parts[0])
        if origin is Literal:
            return " | ".join(map(json.dumps, parts))
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(part) for part in parts))
        if origin in (list, tuple, dict):
            return self._container(origin, parts)
        assert isinstance(kind, type)
        return self._declare(kind)

    def _tuple(self, kind: object, length: int) -> str:
        item = self.type_of(get_args(kind)[0])
        return f"[{', '.join([item] * length)}]"

    def _container(self, origin: object, parts: tuple[object, ...]) -> str:
        if origin is list:
            return f"Array<{self.type_of(parts[0])}>"
        if origin is dict:
            return f"Record<string, {self.type_of(parts[1])}>"
        return f"[{', '.join(self.type_of(part) for part in parts)}]"

    def _declare(self, kind: type) -> str:
        """Return the name of a class, and declare it if that was not done before."""
        name = self.start + kind.__name__.removeprefix(self.start)
        if name not in self.declared:
            self.declared[name] = ""
            fields = "".join(self._fields(kind))
            self.declared[name] = (
                f"{_comment(kind.__doc__, '')}export interface {name} {{\n{fields}}}\n"
            )
        return name

    def _fields(self, kind: type) -> Iterator[str]:
        said = _said(kind)
        needed = _needed(kind)
        for key, of in get_type_hints(kind, include_extras=True).items():
            if key != "model_config":
                mark = "" if key in needed else "?"
                yield f"{_comment(said.get(key), '  ')}  {key}{mark}: {self.type_of(of)};\n"


def _needed(kind: type) -> set[str]:
    """Return the required keys."""
    if issubclass(kind, BaseModel):
        return {key for key, field in kind.model_fields.items() if field.is_required()}
    return set(vars(kind)["__required_keys__"])


def _said(kind: type) -> dict[str, str]:
    """Return the docstring of each key of a class, those of inherited keys too."""
    found: dict[str, str] = {}
    for base in getattr(kind, "__orig_bases__", ()):
        if typing_extensions.is_typeddict(base):
            found |= _said(base)
    return found | _own_docstrings(kind)


def _own_docstrings(kind: type) -> dict[str, str]:
    """Return the string that follows each key in the source of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0].body  # type: ignore[attr-defined]  # a class has a body
    return {
        key.target.id: ast.literal_eval(about.value)
        for key, about in pairwise(body)
        if isinstance(key, ast.AnnAssign)
        and isinstance(about, ast.Expr)
        and isinstance(key.target, ast.Name)
    }


def _comment(said: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(said.split())} */\n" if said else ""


if __name__ == "__main__":
    write()
