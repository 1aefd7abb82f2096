"""The file descriptors of this process."""

import contextlib
import os

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]  # a module that is not there

OPEN = "/proc/self/fd"
"""The folder in which Linux lists the open descriptors of a process."""


def limit() -> int | None:
    """Return how many may be open, if that is known."""
    if resource is None:
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def count() -> int | None:
    """Return how many are open, if that is known."""
    if os.path.isdir(OPEN):
        return len(os.listdir(OPEN))
    return None


def raise_limit() -> None:
    """Let as many be open as the system allows."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
