"""Push messages are encrypted as RFC 8291 says, and signed as RFC 8292 says."""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from tenfold.server.calls.push_messages import PushSender, Subscription, decode, encode, encrypt
from tests.server.browser_keys import BrowserKeys

# The example of RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    decode(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    ),
    decode("BTBZMqHH6r4Tts7J_aSIgg"),
)
SALT = decode("DGv6ra1nlYgDCS1FRnbzlw")
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
    "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_the_standard_shows():
    number = int.from_bytes(decode(SENDER), "big")
    key = ec.derive_private_key(number, ec.SECP256R1())

    assert encode(encrypt(TEXT, BROWSER, key, SALT)) == MESSAGE


def test_the_browser_reads_what_was_sent_and_each_message_looks_different():
    browser = BrowserKeys()
    to = Subscription("https://push.example.net/1", browser.public_key, browser.auth)

    first, second = encrypt(TEXT, to), encrypt(TEXT, to)

    assert browser.read(first) == browser.read(second) == TEXT
    assert first != second
    assert TEXT not in first


def test_the_sender_names_itself_by_a_token_for_that_service():
    sender = PushSender(bytes(range(32)), "https://games.example.org")

    post = sender.post(BROWSER, "hello", "x4k9")

    token, _, key = post.headers["Authorization"].removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    heading, claims = (json.loads(decode(part)) for part in signed.split("."))
    assert heading == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example.net"
    assert claims["sub"] == "https://games.example.org"
    assert key == sender.public_key()
    _verify(decode(key), signed, decode(signature))


def _verify(key, signed, signature):
    """Raises InvalidSignature unless the key has signed it."""
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    numbers = (int.from_bytes(part, "big") for part in (signature[:32], signature[32:]))
    point.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))


def test_the_address_of_a_message_is_the_endpoint():
    post = PushSender(bytes(32), "https://localhost").post(BROWSER, "hello", "x4k9")

    assert urlsplit(post.url).hostname == "push.example.net"
    assert (post.headers["Topic"], post.headers["Urgency"]) == ("x4k9", "high")
