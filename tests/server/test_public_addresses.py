"""Calls go to public addresses only, however an address is written and whatever a name says."""

import asyncio
import socket
import ssl
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tenfold.server.calls.outgoing import Outgoing, Post
from tenfold.server.calls.public_addresses import AddressBook, NotDelivered, is_public
from tests.server.receiver import receiving

PUBLIC = ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "64:ff9b::101:101"]

PRIVATE = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.2.1",
    "192.168.1.5",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2001:0:7f00:1::1",
    "2002:7f00:1::1",
]

HOSTILE = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "localhost",
    "169.254.169.254",
    "[fd00:ec2::254]",
    "10.0.0.1",
    "192.168.1.5",
]

WRONG = [
    "",
    "games.example.org",
    "http://games.example.org/",
    "ftp://games.example.org/",
    "file:///etc/passwd",
    "https://",
    "https:///path",
    "https://games.example.org:8443/",
    "https://games.example.org:22/",
    "https://games.example.org:port/",
    "https://user@games.example.org/",
    "https://user:word@games.example.org/",
    "https://games.example.org/\r\nHost: other",
    "https://games.example.org/a b",
    "https://gämes.example.org/",
    "https://[::1",
    "https://games.example.org/" + "x" * 1000,
]


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_public(address):
    assert is_public(address)


@pytest.mark.parametrize("address", PRIVATE)
def test_any_other_address_is_not(address):
    assert not is_public(address)


@pytest.mark.parametrize("url", WRONG)
def test_only_https_urls_without_surprises_are_taken(url):
    with pytest.raises(NotDelivered, match="address"):
        AddressBook().check(url)


def test_a_plain_https_url_is_taken():
    AddressBook().check("https://discord.com/api/webhooks/1/secret?wait=true")


@pytest.mark.parametrize("host", HOSTILE)
def test_a_host_inside_a_network_is_refused_however_it_is_written(host):
    assert problem(AddressBook(), Post(f"https://{host}/", b"")) == "private"


def test_a_name_that_does_not_exist_is_unknown():
    assert problem(AddressBook(), Post("https://nobody.invalid/", b"")) == "unknown"


def test_a_host_that_the_operator_trusts_may_be_private_and_without_encryption():
    with receiving() as receiver:
        assert problem(AddressBook(("localhost",)), Post(f"{receiver.url}/x", b"hello")) is None

        assert receiver.next().body == b"hello"


class Rebound(AddressBook):
    """Has the address that a name had when it was checked; nobody else knows the name."""

    async def resolve(self, host, port):
        return ["127.0.0.1"]


def test_the_connection_goes_to_the_checked_address_whatever_the_name_says_later():
    with receiving() as receiver:
        url = receiver.url.replace("localhost", "rebound.invalid")

        assert problem(Rebound(("rebound.invalid",)), Post(url, b"")) is None

        assert receiver.next().headers["Host"].startswith("rebound.invalid:")


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status):
    with receiving() as receiver, receiving() as other:
        receiver.status = status
        receiver.headers = {"Location": other.url}

        assert problem(AddressBook(("localhost",)), Post(receiver.url, b"")) == "moved"

        assert other.rest() == []


@pytest.mark.parametrize("status", [400, 404, 500])
def test_what_the_receiver_refuses_is_not_delivered(status):
    with receiving() as receiver:
        receiver.status = status

        assert problem(AddressBook(("localhost",)), Post(receiver.url, b"")) == "refused"


def test_where_nobody_listens_nothing_is_delivered():
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]

    post = Post(f"http://localhost:{port}/", b"")
    assert problem(AddressBook(("localhost",)), post) == "unreachable"


def test_a_receiver_that_never_answers_is_too_slow():
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        post = Post(f"http://localhost:{silent.getsockname()[1]}/", b"")

        assert problem(AddressBook(("localhost",)), post, seconds=0.2) == "slow"


def test_an_answer_that_is_no_http_is_not_delivered():
    with closing(socket.create_server(("127.0.0.1", 0))) as odd:
        post = Post(f"http://localhost:{odd.getsockname()[1]}/", b"")

        assert problem(AddressBook(("localhost",)), post, odd=odd) == "unreachable"


def test_the_name_in_the_certificate_has_to_be_that_of_the_host(tmp_path):
    right, wrong = certified(tmp_path, "localhost"), certified(tmp_path, "other.invalid")
    for server, client in (right, wrong):
        with receiving(server) as receiver:
            book = AddressBook(("localhost",))
            expected = None if (server, client) == right else "unreachable"
            assert problem(book, Post(receiver.url, b""), tls=client) == expected


def problem(book, post, odd=None, **options):
    """Why a request is not delivered, or None."""

    async def deliver():
        answering = asyncio.create_task(asyncio.to_thread(_mumble, odd)) if odd else None
        try:
            await Outgoing(book, **options).send(post)
        except NotDelivered as fault:
            return fault.problem
        finally:
            book.close()
            if answering:
                await answering
        return None

    return asyncio.run(deliver())


def _mumble(listener):
    """Answer a request with something that is no HTTP."""
    connection, _ = listener.accept()
    with connection:
        connection.recv(4096)
        connection.sendall(b"\x00\x01 nothing of the kind\r\n\r\n")


def certified(folder, name):
    """A server's TLS context with a certificate for a name, and that of a client who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    path = folder / f"{name}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + certificate.public_bytes(Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(path)
    return server, ssl.create_default_context(cafile=path)
