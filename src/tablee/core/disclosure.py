"""The gate for records of running games: a seat reads only the steps that it may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tablee.core.game import AnyGame
from tablee.core.notation import Step
from tablee.core.replay import apply_step
from tablee.core.state import State

Moment = tuple[Step, ...]


def readable_moments(
    game: AnyGame, first: State, moments: Iterable[Moment], seat: int
) -> Iterator[Moment]:
    """What `seat` may read of the steps that led on from `first`, which is played forward.

    A moment of which nothing may be read leaves no trace: even its number would tell something.
    """
    for moment in moments:
        shown = []
        for step in moment:
            if _may_read(game.step_audience(first, step), seat):
                shown.append(step)
            apply_step(game, first, step)
        if shown:
            yield tuple(shown)


def _may_read(audience: tuple[int, ...] | None, seat: int) -> bool:
    return audience is None or seat in audience
