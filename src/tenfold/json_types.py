"""Types of plain JSON."""

from collections.abc import Mapping
from typing import Any

Json = Any
"""A value that is plain JSON."""

JsonObject = dict[str, Json]
"""An object that is plain JSON."""

JsonMapping = Mapping[str, Json]
"""An object that is plain JSON and is only read."""
