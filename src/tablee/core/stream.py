"""Fair chance: numbers from a seed that is promised before the game and shown after it.

Block i of the stream is SHA-256(seed ‖ i as eight bytes, big-endian); it is read as four numbers of
64 bits. The promise (commitment) is SHA-256(seed). Anybody can check both with standard tools.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator

from tablee.core.chance import Source

SEED_BYTES = 32
_WORD = 1 << 64


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """A seed that a person can type again; good for tests, too guessable for a real table."""
    return hashlib.sha256(b"tablee:" + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """The promise that goes into the record's head before anything is drawn."""
    return hashlib.sha256(seed).hexdigest()


def hand_seed(seed: bytes) -> bytes:
    """The seed for what hands would decide, where nobody's hands do."""
    return hashlib.sha256(b"hands:" + seed).digest()


class SeededStream(Source):
    """The numbers that follow from a seed."""

    def __init__(self, seed: bytes) -> None:
        self._words = _words(seed)

    def below(self, bound: int) -> int:
        """A number below `bound`; words beyond the last whole multiple are skipped: no bias."""
        fair = _WORD - _WORD % bound
        while (word := next(self._words)) >= fair:
            pass
        return word % bound


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1
