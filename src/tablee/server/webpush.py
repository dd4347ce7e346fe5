"""Web Push as the standards have it: a message only one browser can read (RFC 8291, RFC 8188), and
a signature that tells the push service who sends it (VAPID, RFC 8292).
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Self

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES = 32
RECORD = 4096
LAST_RECORD = b"\x02"
SIGNED_FOR = 12 * 3600
"""Seconds; push services take at most a day."""


def in_base64(data: bytes) -> str:
    """Bytes in letters that fit into addresses and headers, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Bytes out of such letters, padded or not; ValueError if they are none."""
    plain = text.rstrip("=").encode("ascii")
    return urlsafe_b64decode(plain + b"=" * (-len(plain) % 4))


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- who sends


class Sender:
    """The server towards push services: a key, and whom to write to if something is wrong."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public_key = in_base64(raw(key.public_key()))

    @classmethod
    def read(cls, key: str, contact: str) -> Self:
        """The sender with a key as `new_key` makes them; ValueError if it is none."""
        data = from_base64(key)
        if len(data) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        return cls(ec.derive_private_key(int.from_bytes(data), CURVE), contact)

    def authorization(self, origin: str, now: float) -> str:
        """The header that proves to the push service at this origin who sends."""
        claims = {"aud": origin, "exp": int(now) + SIGNED_FOR, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(in_base64(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(KEY_BYTES) for number in numbers)
        return f"vapid t={signed}.{in_base64(signature)}, k={self.public_key}"


def new_key() -> str:
    """A private key for a server, in one word."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return in_base64(number.to_bytes(KEY_BYTES))


# --- who reads


class Reader:
    """A browser, with the keys it gave us: what is sealed for it, only it can read."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self._raw = from_base64(p256dh)
        self._public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self._raw)
        self._auth = from_base64(auth)
        if len(self._auth) != 16:
            raise ValueError("the secret of a subscription has 16 bytes")

    def sealed(
        self,
        message: bytes,
        own: ec.EllipticCurvePrivateKey | None = None,
        salt: bytes | None = None,
    ) -> bytes:
        """The body of a push message; key and salt are new each time unless an example has them."""
        own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
        public = raw(own.public_key())
        shared = own.exchange(ec.ECDH(), self._public)
        both = b"WebPush: info\0" + self._raw + public
        secret = _derived(shared, self._auth, both, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        head = salt + RECORD.to_bytes(4) + bytes([len(public)]) + public
        return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, purpose: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, purpose).derive(secret)
