"""Bots' hands at the physical nest: they pour, pull like a person of their level, and look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tablee.core.errors import OptionError
from tablee.core.hands import Hands
from tablee.core.state import State
from tablee.games.gulo.nest.collect import attempt
from tablee.games.gulo.nest.lying import lie_in_words
from tablee.games.gulo.nest.pull import LEVELS
from tablee.games.gulo.nest.recording import Recording, recorded
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.rules.state import POUR, STEAL, GuloState

RECORDING = ".recording"

Pour = Callable[[int], Nest]
"""A full nest from a seed."""


class BotHands(Hands):
    """One nest, and a hand for each seat. Every theft is kept as a recording; also in a folder."""

    def __init__(self, levels: Sequence[str], rng: Random, pour: Pour = Nest.poured) -> None:
        for level in levels:
            if level not in LEVELS:
                raise OptionError("gulo:not-a-hand", names=", ".join(LEVELS), text=level)
        self.levels = levels
        self.rng = rng
        self.recordings: list[Recording] = []
        self.folder: Path | None = None
        self._pour = pour
        self._nest: Nest | None = None

    def settle(self, state: State) -> str:
        """Pour, steal, or say how the nest lies."""
        if not isinstance(state, GuloState):
            raise TypeError("these hands are for Gulo Gulo")
        if state.stage == POUR:
            self._nest = self._pour(self.rng.getrandbits(32))
        elif state.stage == STEAL:
            return self._steal(state)
        return lie_in_words(self._lying().lie())

    def _lying(self) -> Nest:
        if self._nest is None:
            self._nest = self._pour(self.rng.getrandbits(32))
        return self._nest

    def _steal(self, state: GuloState) -> str:
        level = self.levels[state.seat]
        steal = attempt(self._lying(), state.egg, level, self.rng, state.seconds)
        recording = recorded(steal)
        self._keep(recording)
        if recording.outcome == "stolen":
            self._nest = steal.left_over()
        return recording.outcome

    def _keep(self, recording: Recording) -> None:
        self.recordings.append(recording)
        if self.folder is not None:
            name = f"{len(self.recordings):03}{RECORDING}"
            (self.folder / name).write_bytes(recording.to_bytes())
