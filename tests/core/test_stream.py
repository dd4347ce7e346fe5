"""Chance is fair, and anybody can check it."""

from __future__ import annotations

import hashlib

from tablee.core.chance import RandomSource
from tablee.core.stream import SEED_BYTES, SeededStream, commitment, new_seed, seed_from

SEED = bytes(range(SEED_BYTES))


def test_the_promise_is_the_plain_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_numbers_follow_from_the_seed_by_the_documented_recipe() -> None:
    words = []
    for block in range(2):
        digest = hashlib.sha256(SEED + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
    stream = SeededStream(SEED)
    assert [stream.below(6) for _ in words] == [word % 6 for word in words]


def test_words_beyond_the_last_whole_multiple_are_skipped() -> None:
    bound = (1 << 63) + 1  # nearly half of all words lie beyond it
    digests = b"".join(hashlib.sha256(SEED + i.to_bytes(8, "big")).digest() for i in range(4))
    words = [int.from_bytes(digests[i : i + 8], "big") for i in range(0, 128, 8)]
    stream = SeededStream(SEED)
    fair = [word for word in words if word < bound]
    assert 0 < len(fair) < len(words)
    assert [stream.below(bound) for _ in fair] == fair


def test_every_number_is_about_equally_likely() -> None:
    stream = SeededStream(SEED)
    counts = [0] * 6
    for _ in range(12_000):
        counts[stream.below(6)] += 1
    assert all(1850 < count < 2150 for count in counts)


def test_the_fast_source_of_simulations_is_even_too() -> None:
    from random import Random

    source = RandomSource(Random(5))
    counts = [0] * 11
    for _ in range(22_000):
        counts[source.below(11)] += 1
    assert all(1850 < count < 2150 for count in counts)


def test_new_seeds_are_long_and_never_the_same() -> None:
    assert len(new_seed()) == SEED_BYTES
    assert new_seed() != new_seed()
    assert seed_from("an evening") == seed_from("an evening") != seed_from("another")
