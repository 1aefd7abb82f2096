"""`tenfold serve` knows the address at which other devices reach it."""

import pytest

from tenfold.cli.server import serve, server_settings
from tenfold.errors import TenfoldError


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_of_this_machine_alone_has_no_address_for_others(host):
    assert serve.reached_at(host, 8010) is None


@pytest.mark.parametrize(
    ("host", "address"),
    [("192.168.1.5", "http://192.168.1.5:8010"), ("fd00::5", "http://[fd00::5]:8010")],
)
def test_a_server_at_an_address_of_its_network_is_reached_there(host, address):
    assert serve.reached_at(host, 8010) == address


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_is_reached_at_the_machines_address(host, monkeypatch):
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.5")

    assert serve.reached_at(host, 8010) == "http://192.168.1.5:8010"


def test_a_machine_without_a_network_is_reached_by_nobody_else(monkeypatch):
    monkeypatch.setattr(serve, "own_address", lambda: "127.0.1.1")

    assert serve.reached_at("0.0.0.0", 8010) is None


@pytest.mark.parametrize("url", ["https://games.example.org", "https://games.example.org/"])
def test_a_public_address_is_an_origin(url):
    assert server_settings.origin_of(url) == "https://games.example.org"


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://games.example.org", "https://", "https://a.example/b"]
)
def test_what_is_not_an_origin_is_refused(url):
    with pytest.raises(TenfoldError, match="an address is such as"):
        server_settings.origin_of(url)
