"""Nests that were poured before and wait in files: nobody waits for them, and each is used once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

from tablee.games.gulo.nest.errors import BadSnapshot
from tablee.games.gulo.nest.mark import nests_mark
from tablee.games.gulo.nest.simulator import remarked
from tablee.games.gulo.nest.worker import Poured

SHIPPED = Path(__file__).parent.parent / "data" / "poured.nests"
"""Nests that come with the game, for the very first tables: python -m tools.pour_nests"""
SEAL = sha256().digest_size


class Kept(NamedTuple):
    """A nest, and the file that holds it, if one does."""

    nest: Poured
    path: Path | None = None


def sealed(nests: Sequence[Poured]) -> bytes:
    """Return the bytes of nests: what `unsealed` reads, with the model of this build only."""
    body = msgspec.msgpack.encode(nests)
    return _seal(body) + body


def unsealed(data: bytes) -> list[Poured]:
    """Return the nests; BadSnapshot if the bytes are damaged, or of another model of the nest."""
    seal, body = data[:SEAL], data[SEAL:]
    if seal != _seal(body):
        raise BadSnapshot("these bytes are not nests of this model, or they are damaged")
    found = msgspec.msgpack.decode(body, type=list[Poured])
    return [replace(nest, snapshot=remarked(nest.snapshot)) for nest in found]


def _seal(body: bytes) -> bytes:
    return sha256(nests_mark().encode() + body).digest()


class Shelf:
    """A folder of nests; without one there are only those that come with the game.

    Servers may share a folder: who removes a nest's file has that nest.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def load(self) -> list[Kept]:
        """Return all nests that can be used; files of others are removed."""
        if self._folder is None:
            return [Kept(nest) for nest in shipped()]
        self._folder.mkdir(parents=True, exist_ok=True)
        self._unpack(self._folder)
        for unfinished in self._folder.glob("*.part"):
            unfinished.unlink(missing_ok=True)
        return [kept for path in self._folder.glob("*.nest") for kept in _read(path)]

    def _unpack(self, folder: Path) -> None:
        """Lay what comes with the game onto the shelf, once for all: later it has been used."""
        nests = shipped()
        try:
            (folder / f"unpacked-{_seal(sealed(nests)).hex()[:16]}").touch(exist_ok=False)
        except FileExistsError:
            return
        for nest in nests:
            self.put(nest)

    def put(self, nest: Poured) -> Kept:
        """Keep a nest: the whole file is there, or none."""
        if self._folder is None:
            return Kept(nest)
        path = self._folder / f"{secrets.token_hex(8)}.nest"
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(sealed([nest]))
        unfinished.replace(path)
        return Kept(nest, path)

    def take(self, kept: Kept) -> bool:
        """Remove a nest; False if another server had it before."""
        if kept.path is None:
            return True
        try:
            kept.path.unlink()
        except FileNotFoundError:
            return False
        return True


def shipped() -> list[Poured]:
    """Return the nests that come with the game, if they are of the model of this build."""
    try:
        return unsealed(SHIPPED.read_bytes())
    except (BadSnapshot, FileNotFoundError):
        return []


def _read(path: Path) -> list[Kept]:
    try:
        return [Kept(nest, path) for nest in unsealed(path.read_bytes())]
    except FileNotFoundError:
        return []
    except BadSnapshot:
        path.unlink(missing_ok=True)
        return []
