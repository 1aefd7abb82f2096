"""Logging: lines of JSON, of which repeated ones are logged once in a while, with how many were
left out.
"""

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

PAUSE = 10.0
"""How many seconds lie at least between two lines of one kind."""


class Repetition:
    """Lets one line of each kind through in a while, and counts the others."""

    def __init__(self, pause: float = PAUSE, clock: Callable[[], float] = time.monotonic) -> None:
        self._pause = pause
        self._clock = clock
        self._at: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def take(self, kind: str) -> int | None:
        """Return how many lines of a kind were left out before this one, or None if this one is
        left out too.
        """
        now = self._clock()
        if now - self._at.get(kind, -self._pause) < self._pause:
            self._left_out[kind] += 1
            return None
        self._at[kind] = now
        return self._left_out.pop(kind, 0)


class Occasional:
    """Logs lines that a client, or a lasting fault, could cause many times a second."""

    def __init__(self, logger: logging.Logger, repetition: Repetition | None = None) -> None:
        self._logger = logger
        self._repetition = repetition or Repetition()

    def log(self, level: int, kind: str, said: str, exc_info: BaseException | None = None) -> None:
        """Log a line, unless one of its kind was logged a short while ago."""
        left_out = self._repetition.take(kind)
        if left_out is not None:
            self._logger.log(level, "%s%s", said, _more(left_out), exc_info=exc_info)


class ClientFaults(logging.Filter):
    """Limits what the HTTP library logs about requests and frames that it cannot read, and leaves
    the trace out.
    """

    KINDS = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request")

    def __init__(self, repetition: Repetition | None = None) -> None:
        super().__init__()
        self._repetition = repetition or Repetition()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is logged."""
        said = record.getMessage()
        kind = next((kind for kind in self.KINDS if said.startswith(kind)), None)
        if kind is None:
            return True
        left_out = self._repetition.take(kind)
        record.levelno = logging.WARNING
        record.levelname = "WARNING"
        record.exc_info = None
        record.msg = "%s%s"
        record.args = (said, _more(left_out or 0))
        return left_out is not None


class ErrorCounts(logging.Handler):
    """Counts the errors that are logged, by the type of the exception."""

    def __init__(self, counts: Counter[str]) -> None:
        super().__init__(logging.ERROR)
        self._counts = counts

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        kind = record.exc_info[0] if record.exc_info else None
        self._counts["none" if kind is None else kind.__name__] += 1


def _more(left_out: int) -> str:
    return f" ({left_out} more like it)" if left_out else ""


class _Lines(logging.Formatter):
    """Formats every record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": round(time.time(), 3),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        entry["said"] = record.getMessage()
        if (table := getattr(record, "table", None)) is not None:
            entry["table"] = table
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry)


def log_as_json() -> None:
    """Log lines of JSON to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(ClientFaults())
