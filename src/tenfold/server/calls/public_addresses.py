"""The addresses that the server may send a call to.

Players choose where their calls go, so a call must not reach the inside of the server's network.
A host is resolved once, every one of its addresses must be public, and the connection goes to one
of exactly these addresses: a name that resolves differently a moment later changes nothing.
"""

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from tenfold.errors import TenfoldError

LONGEST = 1000
"""The length of the longest URL that a call is sent to."""

PORT = 443
"""The port of HTTPS, the only one that calls are sent to."""

TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""The network whose addresses contain an IPv4 address in their last four bytes (NAT64)."""

GLOBAL = ipaddress.IPv6Network("2000::/3")
"""The network that all public IPv6 addresses belong to."""

TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))
"""The networks of 6to4 and Teredo, whose addresses lead to an IPv4 address."""

THREADS = 4
"""How many names are resolved at once."""


class NotDelivered(TenfoldError):
    """A call that did not reach its receiver. `problem` names the message that says why."""

    def __init__(self, problem: str, status: int | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.status = status
        """The HTTP status of the receiver's answer, if there was one."""


def is_public(text: str) -> bool:
    """Return whether an IP address is a public one."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        return _is_public_v6(address)
    return address.is_global and not address.is_multicast


def _is_public_v6(address: ipaddress.IPv6Address) -> bool:
    if address.ipv4_mapped is not None:
        return is_public(str(address.ipv4_mapped))
    if address in TRANSLATED:
        return is_public(str(ipaddress.IPv4Address(address.packed[-4:])))
    if any(address in tunnel for tunnel in TUNNELS):
        return False
    return address in GLOBAL and address.is_global


class AddressBook:
    """Decides which URLs calls may be sent to, and resolves their hosts."""

    def __init__(self, trusted: tuple[str, ...] = ()) -> None:
        self._trusted = frozenset(name.lower() for name in trusted)
        """The hosts that an operator allows although they are private or without encryption."""
        self._threads = ThreadPoolExecutor(THREADS, "resolver")

    def check(self, url: str) -> None:
        """Raise NotDelivered if no call may be sent to a URL, as far as that can be known without
        resolving its host.
        """
        if len(url) > LONGEST or not (url.isascii() and url.isprintable()) or " " in url:
            raise NotDelivered("address")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotDelivered("address") from None
        if not parts.hostname or parts.username is not None or parts.password is not None:
            raise NotDelivered("address")
        if parts.hostname in self._trusted and parts.scheme in ("http", "https"):
            return
        if parts.scheme != "https" or port not in (None, PORT):
            raise NotDelivered("address")

    async def admit(self, url: str) -> None:
        """Raise NotDelivered if no call may be sent to a URL. A host that is unknown now may be
        known later.
        """
        self.check(url)
        parts = urlsplit(url)
        try:
            await self.resolve(parts.hostname or "", parts.port or PORT)
        except NotDelivered as fault:
            if fault.problem == "private":
                raise

    async def resolve(self, host: str, port: int) -> list[str]:
        """Return the addresses of a host; raises NotDelivered if it has none, or one that is not
        public.
        """
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, _addresses, host, port)
        except (OSError, UnicodeError):
            raise NotDelivered("unknown") from None
        if host.lower() not in self._trusted and not all(is_public(each) for each in found):
            raise NotDelivered("private")
        return found

    def close(self) -> None:
        """Stop resolving names."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _addresses(host: str, port: int) -> list[str]:
    """Return the addresses of a host without the zones of link-local ones."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(sockaddr[0]).partition("%")[0] for *_, sockaddr in found))
