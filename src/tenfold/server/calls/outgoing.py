"""Requests that the server sends to the receivers of calls.

Redirects are not followed, the answer's body is not read, and a request takes ten seconds at most.
httpcore is imported when the first call is sent: most servers need it late or never.
"""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tenfold import __version__
from tenfold.server.calls.public_addresses import AddressBook, NotDelivered

if TYPE_CHECKING:
    import ssl

    import httpcore

TOTAL_SECONDS = 10.0
"""How long a request may take, from the resolution of its host to the status of the answer."""

CONNECT_SECONDS = 3.0
"""How long a connection to one address may take before the next address is tried."""

ADDRESSES = 3
"""How many addresses of a host are tried."""

AT_ONCE = 16
"""How many requests are under way at once; the others wait."""


@dataclass(frozen=True, slots=True)
class Post:
    """A POST request."""

    url: str
    content: bytes
    headers: Mapping[str, str] = field(default_factory=dict)


class Outgoing:
    """Sends requests to addresses that players have chosen."""

    def __init__(
        self,
        addresses: AddressBook,
        *,
        seconds: float = TOTAL_SECONDS,
        tls: "ssl.SSLContext | None" = None,
    ) -> None:
        self._addresses = addresses
        self._seconds = seconds
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tls = tls

    async def send(self, post: Post) -> None:
        """Send a request; raises NotDelivered unless the receiver accepts it."""
        self._addresses.check(post.url)
        async with self._turns:
            try:
                async with asyncio.timeout(self._seconds):
                    status = await self._status(post)
            except TimeoutError:
                raise NotDelivered("slow") from None
        if status in range(300, 400):
            raise NotDelivered("moved", status)
        if status not in range(200, 300):
            raise NotDelivered("refused", status)

    async def _status(self, post: Post) -> int:
        import httpcore

        headers = [("User-Agent", f"Tenfold/{__version__}"), *post.headers.items()]
        network = _network(self._addresses)
        try:
            async with (
                httpcore.AsyncConnectionPool(self._context(), network_backend=network) as pool,
                pool.stream("POST", post.url, headers=headers, content=post.content) as response,
            ):
                return int(response.status)
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
            raise NotDelivered("unreachable") from None
        except httpcore.TimeoutException:
            raise NotDelivered("slow") from None

    def _context(self) -> "ssl.SSLContext":
        """Return the TLS settings, with the certificates that this machine trusts."""
        import ssl

        if self._tls is None:
            self._tls = ssl.create_default_context()
        return self._tls


def _network(addresses: AddressBook) -> "httpcore.AsyncNetworkBackend":
    """Return a network that connects to checked addresses only."""
    import httpcore

    class CheckedNetwork(httpcore.AnyIOBackend):
        """Connects to the checked addresses of a host, one after the other."""

        async def connect_tcp(
            self,
            host: str,
            port: int,
            timeout: float | None = None,
            local_address: str | None = None,
            socket_options: Iterable[Any] | None = None,
        ) -> httpcore.AsyncNetworkStream:
            """Connect to the first address that answers."""
            found = await addresses.resolve(host, port)
            for address in found[:ADDRESSES]:
                try:
                    return await super().connect_tcp(address, port, CONNECT_SECONDS)
                except (httpcore.ConnectError, httpcore.ConnectTimeout):
                    continue
            raise NotDelivered("unreachable")

    return CheckedNetwork()
