"""Secrets that hold seats, and names of tables. Only the hash of a secret is ever stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
"""192 bits."""
TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nothing that looks like something else when it is read aloud."""
TABLE_LENGTH = 10


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a secret; it has so many bits that a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, stored: str) -> bool:
    """Is this the secret behind the hash? Takes as long for a near miss as for a far one."""
    return hmac.compare_digest(hashed(token), stored)


def new_table_id() -> str:
    """A name that can be read aloud and not be guessed."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def table_id_after(seed: bytes) -> str:
    """The name of the table that follows a game: processes that make it at once make the same one.

    Everybody may know the seed by then, and is told that name anyway.
    """
    digest = hashlib.sha256(b"rematch:" + seed).digest()
    return "".join(TABLE_LETTERS[byte % len(TABLE_LETTERS)] for byte in digest[:TABLE_LENGTH])
