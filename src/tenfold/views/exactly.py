"""Lists of a fixed length in the types of views and events."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Exactly:
    """Marks a list, in an `Annotated` type, as one that always has the same number of items.

    JSON has no tuples, so the value stays a list. The types of the page are tuples.
    """

    length: int
