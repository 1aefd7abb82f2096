"""A catalogue: the messages of some files in one language. The forms of a name are the attributes of its message."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tenfold.words.languages import LANGUAGES, check

HERE = Path(__file__).parent

ENGLISH = LANGUAGES[0]
"""The language of messages that another one lacks."""


class Catalogue:
    """What can be said in a language, by the ids of messages. Messages that it lacks come from its fallback."""

    def __init__(self, language: str, files: tuple[Path, ...], fallback: "Catalogue | None" = None) -> None:
        self.language = language
        self.fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            for message in resource.body:
                if isinstance(message, ast.Message):
                    self._note(message)

    def has(self, message: str, form: str | None = None) -> bool:
        """Whether there is such a message, and such a form of it."""
        return self._holder(message, form) is not None

    def variables(self, message: str, form: str | None = None) -> frozenset[str]:
        """What a message asks for; raises LookupError if no catalogue has it."""
        return self._find(message, form)._variables[_key(message, form)]

    def say(self, message: str, values: Mapping[str, str | int] | None = None, form: str | None = None) -> str:
        """A message, or a form of it, with the values that it asks for; raises LookupError if no catalogue has it."""
        holder = self._find(message, form)
        found = holder._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None
        said, faults = holder._bundle.format_pattern(pattern, dict(values or {}))
        if faults:
            raise LookupError(f"{holder.language}, {_key(message, form)}: {faults[0]}")
        return str(said)

    def _find(self, message: str, form: str | None) -> "Catalogue":
        holder = self._holder(message, form)
        if holder is None:
            raise LookupError(f"{self.language} has no message {_key(message, form)}")
        return holder

    def _holder(self, message: str, form: str | None) -> "Catalogue | None":
        """This catalogue, or its fallback, whichever has a message first."""
        if _key(message, form) in self._variables:
            return self
        return self.fallback._holder(message, form) if self.fallback else None

    def _note(self, message: ast.Message) -> None:
        if message.value is not None:
            self._variables[message.id.name] = _variables(message.value)
        for attribute in message.attributes:
            self._variables[_key(message.id.name, attribute.id.name)] = _variables(attribute.value)


@cache
def catalogue(language: str, files: tuple[str, ...], folder: Path = HERE) -> Catalogue:
    """The catalogue of some files of a language, which falls back to English; raises BadLanguage if there is none."""
    paths = tuple(_path(folder, check(language), file) for file in files)
    if language == ENGLISH:
        return Catalogue(language, paths)
    return Catalogue(language, tuple(path for path in paths if path.exists()), catalogue(ENGLISH, files, folder))


def _path(folder: Path, language: str, file: str) -> Path:
    """A file of a game's own words, or of those that all share."""
    own = folder / language / f"{file}.ftl"
    return own if own.exists() else HERE / language / f"{file}.ftl"


def _key(message: str, form: str | None) -> str:
    return message if form is None else f"{message}.{form}"


class _Finder(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    finder = _Finder()
    finder.visit(pattern)
    return frozenset(finder.found)
