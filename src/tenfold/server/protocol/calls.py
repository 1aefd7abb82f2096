"""The answers about calls: devices and webhooks as plain JSON."""

from typing import Literal

from typing_extensions import TypedDict

HookKind = Literal["discord", "slack", "ntfy", "json"]

HookProblem = Literal["address", "unknown", "private", "unreachable", "slow", "moved", "refused"]
"""Why a call was not delivered.

`address`: no call may be sent to such a URL. `unknown`: its host is unknown. `private`: its host is
inside a private network. `unreachable`: nothing answers there. `slow`: the answer took too long.
`moved`: the answer leads elsewhere. `refused`: the receiver does not accept the call.
"""


class DeviceShape(TypedDict):
    """A browser that shows calls while the page is closed."""

    device: str
    service: str
    """The host of the browser's push service."""
    made: int


class HookShape(TypedDict):
    """A webhook. The rest of its URL is a secret of the receiver and is not sent back."""

    hook: str
    kind: HookKind
    host: str
    problem: HookProblem | None
    """Why the last call failed; None if it was delivered, or none was made yet."""
    status: int | None
    """The HTTP status of the receiver's answer to the last call that failed."""
    stopped: bool
    """Whether it failed so often that it is no longer called until a test succeeds."""


class Calls(TypedDict):
    """`GET /api/calls`: how the asking player is called while the page is closed."""

    push_key: str
    """The key that browsers subscribe with."""
    devices: list[DeviceShape]
    hooks: list[HookShape]


class Hooks(TypedDict):
    """`GET /api/tables/{table}/hooks`: the webhooks of a table."""

    hooks: list[HookShape]
