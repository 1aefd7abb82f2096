"""Changes of a JSON object: those of its keys whose values are new."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_type_hints

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema
from typing_extensions import TypedDict

_NOTHING = object()


@dataclass(frozen=True, slots=True)
class PartialOf:
    """Marks a dictionary, in an `Annotated` type, as some of the keys of a TypedDict.

    TypeScript has `Partial` for it, and pydantic checks the keys that are there.
    """

    whole: type

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Return the schema of the same TypedDict, no key of which is required."""
        hints = get_type_hints(self.whole, include_extras=True)
        partial = TypedDict(f"{self.whole.__name__}Changes", hints, total=False)  # type: ignore[misc]  # a name made here
        return handler.generate_schema(partial)


def changes(last: Mapping[str, object], now: Mapping[str, object]) -> dict[str, object]:
    """Return the keys whose values have changed, or are new, with their values."""
    return {key: value for key, value in now.items() if last.get(key, _NOTHING) != value}
