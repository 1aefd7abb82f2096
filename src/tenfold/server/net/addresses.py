"""Network addresses: whose requests count together, and which proxies are trusted to say
who asks.
"""

import ipaddress
from collections.abc import Iterable

from starlette.types import Scope

from tenfold.errors import TenfoldError

NETWORK = 64
"""The length of the IPv6 prefix that counts as one address: providers give each customer at least
such a network.
"""

THIS_MACHINE = ("127.0.0.1", "::1")
"""The proxies that are trusted unless others are named."""


def of_client(scope: Scope) -> str:
    """Return the address of an ASGI scope's client, in the form that limits count by."""
    client = scope.get("client") or ("",)
    return counted(client[0])


def counted(address: str) -> str:
    """Return the address that limits count by: an IPv4 address, the /64 network of an IPv6 address,
    or the text.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    host_bits = 128 - NETWORK
    return str(ipaddress.IPv6Network((int(parsed) >> host_bits << host_bits, NETWORK)))


def check_proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Return addresses and networks as they are; raises TenfoldError if one of them is neither."""
    for proxy in given:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as fault:
            raise TenfoldError(
                f"a proxy is an address or a network, as 10.0.0.7 or 10.0.0.0/8: {fault}"
            ) from None
    return tuple(given)
