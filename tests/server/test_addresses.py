"""Whose requests count together, and whose word on the client's address is taken."""

import httpx
import pytest

from tenfold.errors import TenfoldError
from tenfold.server.net.addresses import check_proxies, counted
from tenfold.server.net.limits import LIMITS, Buckets
from tests.server.living import here

ADDRESSES = [
    ("192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
    ("fe80::1%eth0", "fe80::/64"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("a socket", "a socket"),
    ("", ""),
]


@pytest.mark.parametrize(("address", "expected"), ADDRESSES)
def test_an_ipv6_network_of_one_customer_counts_as_one_address(address, expected):
    assert counted(address) == expected


def test_a_limit_forgets_the_name_that_was_used_least_recently_and_no_other():
    buckets = Buckets(1, 0, names=3)
    for name in ("one", "two", "three"):
        assert buckets.take(name)
    assert not buckets.take("one")

    assert buckets.take("four")

    assert [buckets.take(name) for name in ("one", "three", "four", "two")] == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("given", ["games.example.org", "10.0.0.1/8", "", "*"])
def test_a_proxy_that_is_no_address_is_refused(given):
    with pytest.raises(TenfoldError, match="a proxy is an address or a network"):
        check_proxies([given])


PLAYERS = 3


@pytest.fixture
def few(monkeypatch):
    """An address can make few players, and no more later."""
    monkeypatch.setitem(LIMITS, "players", (PLAYERS, 0.0))


@pytest.fixture
def trusting(tmp_path, few):
    """A server behind a proxy on this machine, with limits."""
    with here(database=str(tmp_path / "tables.db"), unlimited=False) as url:
        yield url


@pytest.fixture
def wary(tmp_path, few):
    """A server that trusts a network only which this machine is not in."""
    with here(
        database=str(tmp_path / "tables.db"), unlimited=False, proxies=("10.0.0.0/8",)
    ) as url:
        yield url


def make_players(url, addresses):
    """The statuses of requests that each make a player, with the addresses that a proxy would pass
    on.
    """
    return [
        httpx.get(f"{url}/api/me", headers={"X-Forwarded-For": address}).status_code
        for address in addresses
    ]


def test_a_trusted_proxy_says_for_whom_it_asks(trusting):
    assert set(make_players(trusting, [f"192.0.2.{number}" for number in range(3 * PLAYERS)])) == {
        200
    }
    assert make_players(trusting, ["198.51.100.1"] * (PLAYERS + 1)) == [200] * PLAYERS + [429]
    assert make_players(trusting, ["198.51.100.2"]) == [200]


def test_what_a_client_put_before_the_proxys_own_word_counts_for_nothing(trusting):
    forged = [f"203.0.113.{number}, 198.51.100.3" for number in range(PLAYERS + 1)]

    assert make_players(trusting, forged) == [200] * PLAYERS + [429]


def test_an_ipv6_network_has_the_limit_of_one_address(trusting):
    assert make_players(trusting, [f"2001:db8::{number}" for number in range(PLAYERS + 1)]) == [
        200
    ] * PLAYERS + [429]


def test_a_client_that_says_what_proxies_say_is_counted_by_its_own_address(wary):
    forged = [f"192.0.2.{number}" for number in range(PLAYERS + 1)]

    assert make_players(wary, forged) == [200] * PLAYERS + [429]


@pytest.mark.parametrize(("fixture", "is_secure"), [("trusting", True), ("wary", False)])
def test_only_a_trusted_proxy_says_that_a_request_came_over_tls(request, fixture, is_secure):
    url = request.getfixturevalue(fixture)
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.200"}

    told = httpx.get(f"{url}/api/games", headers=headers).headers

    assert ("strict-transport-security" in told) is is_secure
