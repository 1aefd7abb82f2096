"""A catalogue: the messages of some files in one language. The forms of a name are the attributes
of its message.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tenfold.words.languages import LANGUAGES, check

HERE = Path(__file__).parent
"""The folder of this package's own words."""


class Catalogue:
    """The messages of a language, by their ids. A message that it lacks is taken from
    `fallback`.
    """

    def __init__(
        self, language: str, files: tuple[Path, ...], fallback: Self | None = None
    ) -> None:
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
        """Return whether the message exists, and has the form if one is given."""
        return self._holder(message, form) is not None

    def speaker(self, message: str) -> "Catalogue":
        """Return the catalogue that holds a message: this one or its fallback; raises LookupError
        if neither does.
        """
        return self._need(message, None)

    def variables(self, message: str, form: str | None = None) -> frozenset[str]:
        """Return the names of the variables in a message; raises LookupError if it does not
        exist.
        """
        return self._need(message, form)._variables[_key(message, form)]

    def say(
        self, message: str, values: Mapping[str, str | int] | None = None, form: str | None = None
    ) -> str:
        """Return a message, or a form of it, with its variables filled in; raises LookupError if
        words are missing.
        """
        holder = self._need(message, form)
        entry = holder._bundle.get_message(message)
        pattern = entry.attributes[form] if form else entry.value
        assert pattern is not None
        said, faults = holder._bundle.format_pattern(pattern, dict(values or {}))
        if faults:
            raise LookupError(f"{holder.language}, {_key(message, form)}: {faults[0]}")
        return str(said)

    def _holder(self, message: str, form: str | None) -> "Catalogue | None":
        if _key(message, form) in self._variables:
            return self
        if self.fallback is None:
            return None
        return self.fallback._holder(message, form)

    def _need(self, message: str, form: str | None) -> "Catalogue":
        holder = self._holder(message, form)
        if holder is None:
            raise LookupError(f"{self.language} has no message {_key(message, form)}")
        return holder

    def _note(self, message: ast.Message) -> None:
        if message.value is not None:
            self._variables[message.id.name] = _variables(message.value)
        for attribute in message.attributes:
            self._variables[_key(message.id.name, attribute.id.name)] = _variables(attribute.value)


@cache
def catalogue(language: str, files: tuple[str, ...], folder: Path = HERE) -> Catalogue:
    """Return the catalogue of some files; raises BadLanguage if the language does not exist.

    English fills in for what a language lacks: a file, or a message of one. English itself must
    have every file.
    """
    default = LANGUAGES[0]
    paths = [_find(folder, check(language), file) for file in files]
    if language == default:
        return Catalogue(language, tuple(paths))
    existing = tuple(path for path in paths if path.exists())
    return Catalogue(language, existing, catalogue(default, files, folder))


def _find(folder: Path, language: str, file: str) -> Path:
    """Return the path of a file: in the game's own folder, unless only the shared words have one of
    that name.
    """
    is_own = any((folder / each / f"{file}.ftl").exists() for each in (language, LANGUAGES[0]))
    is_shared = (HERE / LANGUAGES[0] / f"{file}.ftl").exists()
    if is_shared and not is_own:
        return HERE / language / f"{file}.ftl"
    return folder / language / f"{file}.ftl"


def _key(message: str, form: str | None) -> str:
    if form is None:
        return message
    return f"{message}.{form}"


class _Finder(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    finder = _Finder()
    finder.visit(pattern)
    return frozenset(finder.found)
