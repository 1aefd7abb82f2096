"""The keys of a browser that has subscribed to push messages, and how it reads them (RFC 8291)."""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class BrowserKeys:
    """A key pair and the secret that goes with it."""

    def __init__(self):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.public_key = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def read(self, message):
        """The text of a message for this browser."""
        salt, sender, sealed = message[:16], message[21 : 21 + message[20]], message[86:]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.public_key + sender
        material = _derive(self._key.exchange(ec.ECDH(), point), self.auth, info, 32)
        key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


def _derive(material, salt, info, length):
    return HKDF(SHA256(), length, salt, info).derive(material)
