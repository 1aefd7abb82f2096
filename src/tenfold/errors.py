"""What can be wrong with what a caller gives: a small tree of errors that carry data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

Saying = Callable[[str], str]
"""Says something in a language."""


class TenfoldError(Exception):
    """Any error that Tenfold raises on purpose."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, as a value."""

    rule: str
    """The number of the rule that refuses, as in the rule book: `T3.6`."""
    data: Mapping[str, Any]
    """What the sentence tells beside it, as plain JSON."""
    say: Saying = field(compare=False, repr=False)
    """Why, in a sentence for a person, in a language."""
    message: str = field(default="", compare=False)
    """The message of the catalogues that the sentence is."""

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.say("en")


class Refused(TenfoldError):
    """A move that a rule refuses now. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal
        self.rule, self.data, self.say = refusal.rule, refusal.data, refusal.say

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return self.refusal.sentence

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class NotAMove(TenfoldError):
    """A text that is no move of the game, at any time."""

    def __init__(self, problem: str, say: Saying | None = None, message: str = "") -> None:
        super().__init__(problem)
        self.say = say or partial(_in_english, problem)
        """What is wrong with it, in a language, as far as it is for people."""
        self.message = message
        """The id of the catalogues' message that says so, if there is one."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.say, self.message)


def _in_english(problem: str, language: str) -> str:
    """Return the same sentence for every language: it is for programmers."""
    return problem


class BadArgument(TenfoldError, ValueError):
    """A game, a seat or another argument that does not exist. The message lists what exists."""


class BadVariant(BadArgument):
    """A number of seats or an option that a game does not have."""


class BadLanguage(TenfoldError):
    """A language that there is not."""


class _Faulty(TenfoldError):
    """Something with several faults, all of them reported at once."""

    def __init__(self, what: str, problems: Sequence[str]) -> None:
        super().__init__(f"{what}:" + "".join(f"\n  {problem}" for problem in problems))
        self.problems = tuple(problems)
        self._what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._what, self.problems)


class BadPosition(_Faulty):
    """A position that cannot be."""


class BadData(_Faulty):
    """A data file with faults."""


class BadGame(_Faulty):
    """A game that lacks what a game must have."""


class BadRecord(TenfoldError):
    """A record that cannot be replayed."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.problem)


class BadBot(TenfoldError):
    """A bot that there is not, that cannot be made so, or that does not do what a bot does."""


class MissingExtra(TenfoldError, ImportError):
    """A library that is not installed, which an extra of Tenfold brings."""

    def __init__(self, extra: str, what: str, module: str | None = None) -> None:
        super().__init__(f"{what} needs the extra {extra}: pip install 'tenfold[{extra}]'")
        self.extra = extra
        """The name of the extra, as in `pip install 'tenfold[research]'`."""
        self.name = module
        """The module that was not found."""
        self._what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.extra, self._what, self.name)
