"""The time of the server."""

import time

_STARTED_AT = time.time() - time.monotonic()


def now() -> int:
    """Return the time in milliseconds since 1970. It never goes back, even if the system's clock is
    set back.
    """
    return int((_STARTED_AT + time.monotonic()) * 1000)
