"""How the keys of a view are read from its memory and written as JSON. A family of games declares
it once, here.

A key has one form: which field it reads and how the numbers there are written. The fields are those
of the view, and those that the family's compiled function `derive` works out from the view. One
compiled function writes every form, for all games (`writing.py`). A declaration that does not fit
the layout is rejected when the game is imported.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np

from tenfold.errors import BadGame
from tenfold.kernel.layout import Flat, i8, layout

Json = Any
"""A value that is plain JSON."""

Texts = Mapping[int, Json] | Sequence[Json]
"""What is written for a number. A number without an entry is written as null."""

MOST_FIELDS = 62
"""How many fields and how many keys a view can have: sets of them are bits of one integer."""

MOST_CONDITIONS = 2

WORD = 8
"""The alignment of a record in bytes."""

ACTIVE = "active"
"""The field with the set of the seats that may move, which every view has beside the game's own
fields.
"""

VIEWERS_OWN = ("game", "viewer")
"""The keys that say which game a view is of and who sees it. They have no form."""


class Kind(IntEnum):
    """How the numbers of a field are written."""

    NUMBER = 0  # as a number
    TEXT = 1  # as the text of the number
    COUNTS = 2  # as a map from the text of the number's index to the number
    REPEATED = 3  # as the text of the number's index, that many times
    SEATS = 4  # as the list of the seats in a bit set
    OBJECT = 5  # as an object with a key for each of several fields


@dataclass(frozen=True, slots=True)
class Form:
    """How a key's value is read and written. The functions below make one."""

    kind: Kind
    field: str = ""
    texts: Texts | Callable[[Any], Texts] = ()
    """The texts, or a function from the game to them if they are not the same for all games of the
    family.
    """
    at: int | None = None
    """The index of the only number that is read, for a value that is no list."""
    first: int = 0
    """The index of the first number that is read of each row."""
    width: int | str | None = None
    """How many numbers are read of each row: a number, a field that holds it, or None for all."""
    rows: str | None = None
    """The field that says how many rows are read; None for all."""
    skip: int | None = None
    """A number that is left out of a list or a map."""
    padded: str | None = None
    """The field that says how many items a list has; what it lacks is added as nulls."""
    or_null: bool = False
    """Whether numbers below 0 are written as null."""
    when: tuple[tuple[str, frozenset[int]], ...] = ()
    """Fields and the numbers that each must hold. Otherwise the value is null."""
    parts: tuple[tuple[str, "Form"], ...] = ()
    """The keys of an object and their forms."""

    def given(self, **numbers: Collection[int]) -> "Form":
        """Return the form of a value that is null unless each of these fields holds one of these
        numbers.
        """
        added = tuple((field, frozenset(allowed)) for field, allowed in numbers.items())
        return replace(self, when=(*self.when, *added))

    @property
    def sources(self) -> Iterator[str]:
        """The fields that decide the value."""
        numbers = (self.field, self.width, self.rows, self.padded)
        yield from (name for name in numbers if isinstance(name, str) and name)
        yield from (field for field, _ in self.when)
        for _, part in self.parts:
            yield from part.sources


def number(
    field: str, *, at: int | None = None, width: int | str | None = None, or_null: bool = False
) -> Form:
    """Numbers as they are. With `or_null`, numbers below 0 are null."""
    return Form(Kind.NUMBER, field, at=at, width=width, or_null=or_null)


def flag(field: str) -> Form:
    """`true` for any number but 0."""
    return text(field, {byte: byte != 0 for byte in range(-128, 128)})


def text(
    field: str,
    texts: Texts | Callable[[Any], Texts],
    *,
    width: int | str | None = None,
    rows: str | None = None,
    skip: int | None = None,
) -> Form:
    """The text of each number, which may be any JSON value."""
    return Form(Kind.TEXT, field, texts, width=width, rows=rows, skip=skip)


def counts(
    field: str,
    texts: Texts | Callable[[Any], Texts],
    *,
    first: int = 0,
    width: int | str | None = None,
    rows: str | None = None,
    skip: int = 0,
) -> Form:
    """A map from the text of each index to the number there, without those whose number is
    `skip`.
    """
    return Form(Kind.COUNTS, field, texts, first=first, width=width, rows=rows, skip=skip)


def repeated(
    field: str,
    texts: Texts | Callable[[Any], Texts],
    *,
    first: int = 0,
    width: int | str | None = None,
    rows: str | None = None,
    padded: str | None = None,
) -> Form:
    """A list of the text of each index, as often as the number there says."""
    return Form(
        Kind.REPEATED, field, texts, first=first, width=width, rows=rows, skip=0, padded=padded
    )


def fields(width: str | None = None, **parts: Form) -> Form:
    """An object with these keys, or a list of as many objects as the field `width` says."""
    return Form(Kind.OBJECT, width=width, parts=tuple(parts.items()))


def active() -> Form:
    """The list of the seats that may move."""
    return Form(Kind.SEATS, ACTIVE)


class NothingDerived(Flat):
    """The derived fields of a family that has none: a record cannot be empty."""

    nothing = i8


@dataclass(frozen=True, slots=True)
class Field:
    """The place of a field in the memory of a view."""

    bit: int
    """Its number among the fields."""
    start: int
    shape: tuple[int, ...]
    step: int
    """The size of a number in bytes."""
    end: int

    @property
    def columns(self) -> int:
        """How many numbers a row has."""
        if not self.shape:
            return 1
        return self.shape[-1]


class Keys:
    """The keys of the views of a family: their names and forms, and where their fields are."""

    def __init__(
        self,
        declared: type,
        state: np.dtype[np.void],
        forms: Mapping[str, Form],
        derived: type[Flat] = NothingDerived,
    ) -> None:
        """Check the forms against the layouts and the declared type of a view; raises BadGame with
        every problem.

        `declared` is the `TypedDict` of a view, `state` the layout of a state, and `derived` the
        fields that the family's function `derive` works out from a view.
        """
        self.forms = dict(forms)
        self.state = state
        self.derived = layout(derived)
        self.memory = _memory(state, self.derived)
        """The layout of a view's memory: the record `view`, the record `derived`, and `active`."""
        self.size = self.memory.itemsize
        """The size of a view's memory in bytes."""
        self.fields = _fields(self.memory)
        """The place of each field of a view in its memory: the view's own fields, the derived ones
        and `active`.
        """
        problems = [*self._names(declared), *self._forms()]
        if problems:
            raise BadGame(f"the keys of {declared.__module__}", problems)

    def sources(self, form: Form) -> int:
        """Return the bit set of the fields that decide a value."""
        found = 0
        for name in form.sources:
            found |= 1 << self.fields[name].bit
        return found

    def _names(self, declared: type) -> Iterator[str]:
        """Yield what is wrong with the names of the keys and fields."""
        known = [name for name in declared.__annotations__ if name not in VIEWERS_OWN]
        yield from (
            f"{name} is declared in {declared.__name__} and has no form"
            for name in known
            if name not in self.forms
        )
        yield from (
            f"{name} has a form and is not declared in {declared.__name__}"
            for name in self.forms
            if name not in known
        )
        own = [*(self.state.names or ()), *(self.derived.names or ()), ACTIVE]
        yield from (
            f"the field {name} exists twice" for name in sorted(set(own)) if own.count(name) > 1
        )
        for what, count in (("fields", len(self.fields)), ("keys", len(self.forms))):
            if count > MOST_FIELDS:
                yield f"there are {count} {what}, and at most {MOST_FIELDS} are possible"

    def _forms(self) -> Iterator[str]:
        """Yield what is wrong with the forms."""
        for name, form in self.forms.items():
            unknown = [field for field in form.sources if field not in self.fields]
            yield from (f"{name}: there is no field {field}" for field in unknown)
            if not unknown:
                yield from (f"{name}: {problem}" for problem in self._problems(form))

    def _problems(self, form: Form) -> Iterator[str]:
        """Yield what is wrong with a form whose fields exist."""
        small = [name for name in (form.width, form.rows, form.padded) if isinstance(name, str)]
        for name in (*small, *(field for field, _ in form.when)):
            if self.fields[name].step != 1:
                yield f"the field {name} must have numbers of one byte"
        if len(form.when) > MOST_CONDITIONS:
            yield (
                f"there are {len(form.when)} conditions, and at most {MOST_CONDITIONS} are possible"
            )
        if form.kind == Kind.OBJECT:
            yield from self._part_problems(form)
            return
        field = self.fields[form.field]
        if form.kind not in (Kind.NUMBER, Kind.OBJECT) and field.step != 1:
            yield (
                f"the field {form.field} has numbers of {field.step} bytes, which can only be "
                "written as numbers"
            )
        yield from self._range_problems(form, field)

    def _part_problems(self, form: Form) -> Iterator[str]:
        for name, part in form.parts:
            shape: tuple[int, ...] = ()
            if part.field in self.fields:
                shape = self.fields[part.field].shape
            if part.kind not in (Kind.NUMBER, Kind.TEXT) or len(shape) != (form.width is not None):
                yield f"the part {name} must be a number or a text for each object"
            if shape:
                part = replace(part, at=0)
            yield from self._problems(part)

    def _range_problems(self, form: Form, field: Field) -> Iterator[str]:
        """Yield where a form reads numbers that its field does not have."""
        columns = field.columns
        width = 0
        if isinstance(form.width, int):
            width = form.width
        if form.at is not None and len(field.shape) != 1:
            yield f"the field {form.field} is not one row of numbers, so `at` has no meaning"
        if (
            not 0 <= (form.at or 0) < columns
            or not 0 <= form.first + width <= columns
            or form.first < 0
        ):
            yield f"the field {form.field} has {columns} numbers in a row, and others are read"
        if not field.shape and (form.width is not None or form.rows is not None):
            yield f"the field {form.field} is one number, and a list is read"
        if form.rows is not None and len(field.shape) != 2:
            yield f"the field {form.field} has no rows"
        for name in (form.width, form.padded):
            if isinstance(name, str) and self.fields[name].shape not in ((), field.shape[:1]):
                yield f"the field {name} must have one number, or one for each row of {form.field}"


def _memory(state: np.dtype[np.void], derived: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return the layout of a view's memory, in which compiled code finds aligned records."""
    derived_start = _aligned(state.itemsize)
    end = derived_start + derived.itemsize
    return np.dtype(
        {
            "names": ["view", "derived", ACTIVE],
            "formats": [state, derived, np.int8],
            "offsets": [0, derived_start, end],
            "itemsize": _aligned(end + 1),
        }
    )


def _aligned(size: int) -> int:
    """Return the next multiple of a word."""
    return -(-size // WORD) * WORD


def _fields(memory: np.dtype[np.void]) -> dict[str, Field]:
    """Return where fields are in the memory of a view."""
    found: dict[str, Field] = {}
    assert memory.fields is not None
    for part in ("view", "derived"):
        record, start, *_ = memory.fields[part]
        assert record.fields is not None
        for name in record.names or ():
            of, first, *_ = record.fields[name]
            if name.isidentifier():
                place = start + first
                end = place + of.itemsize
                found[name] = Field(len(found), place, of.shape, of.base.itemsize, end)
    _, place, *_ = memory.fields[ACTIVE]
    found[ACTIVE] = Field(len(found), place, (), 1, place + 1)
    return found
