"""What can be wrong with what a caller gives: a small tree of errors that carry data."""

from collections.abc import Sequence


class TenfoldError(Exception):
    """Any error that Tenfold raises on purpose."""


class Refused(TenfoldError):
    """A move that a rule refuses now. Nothing has changed."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        """The number of the rule that refuses, as in the rule book: `T3.6`."""
        self.sentence = sentence
        """Why, in a sentence for a person."""


class NotAMove(TenfoldError):
    """A text that is no move of the game, at any time."""


class BadVariant(TenfoldError):
    """A game, a number of seats or an option that there is not."""


class _Faulty(TenfoldError):
    """Something with several faults, all of them reported at once."""

    def __init__(self, what: str, problems: Sequence[str]) -> None:
        super().__init__(f"{what}:" + "".join(f"\n  {problem}" for problem in problems))
        self.problems = tuple(problems)


class BadPosition(_Faulty):
    """A position that cannot be."""


class BadData(_Faulty):
    """A data file with faults."""


class BadRecord(TenfoldError):
    """A record that cannot be replayed."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class BadBot(TenfoldError):
    """A bot that there is not, that cannot be made so, or that does not do what a bot does."""
