"""Web Push: messages encrypted for one browser (RFC 8291), and who sends them (VAPID, RFC 8292).

`cryptography` is imported when the first message is made: it takes time and memory to load.
"""

import base64
import json
import os
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from tenfold.server import wall_clock
from tenfold.server.calls.outgoing import Post

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import (
        EllipticCurvePrivateKey,
        EllipticCurvePublicKey,
    )

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256: private keys are numbers from 1 to one less."""

RECORD = 4096
"""The size of an encrypted record. Every message is one record."""

VALID = 12 * 3600
"""For how many seconds a token that names the sender is valid."""

KEPT = 24 * 3600
"""For how many seconds a push service keeps a message for a device that is switched off."""


class Subscription(NamedTuple):
    """A browser that accepts messages: the URL of its push service, and its keys."""

    endpoint: str
    public_key: bytes
    """The browser's public key, as an uncompressed point of 65 bytes."""
    auth: bytes
    """A secret of 16 bytes that the browser shares with the server."""

    def check(self) -> None:
        """Raise ValueError unless the keys can be those of a browser."""
        from cryptography.hazmat.primitives.asymmetric import ec

        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), self.public_key)
        if len(self.auth) != 16:
            raise ValueError("the secret has 16 bytes")


def encode(data: bytes) -> str:
    """Return bytes in the base64 of URLs, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Return the bytes of a text in the base64 of URLs; raises ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class PushSender:
    """Makes messages that push services accept from this server."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._seed = key
        self._contact = contact
        """A URL at which the operators of push services reach the operator of this server."""

    def public_key(self) -> str:
        """Return the key that browsers subscribe with."""
        return encode(_point(self._private_key().public_key()))

    def post(self, to: Subscription, text: str, topic: str) -> Post:
        """Return the request that sends a text. A later one with the same topic replaces it while
        the device is switched off.
        """
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": topic,
            "Authorization": f"vapid t={self._token(to.endpoint)}, k={self.public_key()}",
        }
        return Post(to.endpoint, encrypt(text.encode(), to), headers)

    def _token(self, endpoint: str) -> str:
        """Return the signed token that names this server, for one push service."""
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": wall_clock.now() // 1000 + VALID,
            "sub": self._contact,
        }
        heading = encode(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{heading}.{encode(json.dumps(claims).encode())}"
        signature = self._private_key().sign(signed.encode(), ec.ECDSA(SHA256()))
        r, s = utils.decode_dss_signature(signature)
        return f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def _private_key(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(self._seed, "big") % (ORDER - 1) + 1
        return ec.derive_private_key(number, ec.SECP256R1())


def encrypt(
    text: bytes,
    to: Subscription,
    key: "EllipticCurvePrivateKey | None" = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a text that only one browser can read. Key and salt are random unless a test gives
    them; raises ValueError if the browser's key is no point of the curve.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    own = _point(key.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.public_key)
    shared = key.exchange(ec.ECDH(), theirs)
    material = _derive(shared, to.auth, b"WebPush: info\0" + to.public_key + own, 32)
    content_key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    heading = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return heading + AESGCM(content_key).encrypt(nonce, text + b"\x02", None)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


def _point(key: "EllipticCurvePublicKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
