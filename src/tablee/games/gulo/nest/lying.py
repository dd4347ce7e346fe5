"""How a nest lies, in the notation of the rules."""

from __future__ import annotations

from tablee.games.gulo.names import lie_text
from tablee.games.gulo.nest.simulator import Lie


def lie_in_words(lie: Lie) -> str:
    """The lean, and the eggs from the top with a star at those that touch the pole."""
    touching = sum(1 << egg for egg in lie.touching)
    return lie_text((lie.lean, touching, *lie.eggs))
