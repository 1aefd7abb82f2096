"""Libraries that are installed by an extra: when one is missing, the error names the command that
installs it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from tenfold.errors import MissingExtra

OWN = "tenfold"
"""A missing module of this package is a bug, not a missing extra."""


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Wrap imports of an extra's libraries; raise MissingExtra if one is not installed. `what`
    needs them.
    """
    try:
        yield
    except (ModuleNotFoundError, MissingExtra) as missing:
        if (missing.name or OWN).partition(".")[0] == OWN:
            raise
        raise MissingExtra(name, what, missing.name) from missing
