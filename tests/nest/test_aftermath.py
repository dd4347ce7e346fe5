"""After an alarm: everybody sees where eggs roll and the pole strikes, and no bit of the theft
depends on it.
"""

from __future__ import annotations

import pytest

from tablee.games.gulo.nest.aftermath import FRAMES, STILL_FRAMES, Aftermath
from tablee.games.gulo.nest.recording import Recording, recorded, replay
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import Steal
from tests.ends import as_long_as
from tests.nest.stage import STORED


def decided(kind: str) -> tuple[Steal, Recording]:
    """A kept theft that ended in an alarm, made again."""
    kept = Recording.from_bytes((STORED / f"{kind}.recording").read_bytes())
    steal = Steal(Nest.restored(kept.snapshot), kept.egg, kept.seconds)
    samples = list(kept.samples)
    for _ in as_long_as(lambda: steal.outcome is None):
        due = [one.sample for one in samples if one.frame == steal.frame]
        for sample in due:
            steal.apply(sample)
        steal.advance()
    return steal, kept


@pytest.mark.parametrize("kind", ["egg", "pole"])
def test_an_alarm_goes_on_and_its_recording_stays_as_it_is(kind: str) -> None:
    steal, kept = decided(kind)
    digest, left = steal.digest(), steal.left_over().snapshot()
    after = Aftermath(steal)
    first = after.advance()
    speeds = []
    for _ in as_long_as(lambda: not after.over):
        last = after.advance()
        speeds.append(after.nest.speed())
    assert last.aftermath
    assert (last.poses != first.poses).any()
    assert (last.hand.closed, last.hand.holding, last.hand.strain) == (False, False, 0.0)
    assert STILL_FRAMES <= after.frame - steal.frame <= FRAMES
    assert (digest, left) == (steal.digest(), steal.left_over().snapshot())
    assert steal.frame == kept.frames == recorded(steal).frames
    assert len(list(replay(kept))) == kept.frames
    assert speeds[-1] < 0.3  # nothing is driven any more


def test_nobodys_force_is_left() -> None:
    """A hand that pushed and pulled as hard as it could when the alarm went off."""
    steal, _ = decided("egg")
    steal.nest.data.xfrc_applied[steal.hand.egg, :3] = (0.8, 0.0, 0.8)
    steal.nest.data.qfrc_applied[-3:] = 2.0
    nest = Aftermath(steal).nest
    assert not nest.data.xfrc_applied.any()
    assert not nest.data.qfrc_applied.any()
    assert not nest.data.qpos[-3:].any()  # it is parked, and meets nothing


def test_it_is_over_when_everything_lies_still() -> None:
    steal, _ = decided("egg")
    after = Aftermath(steal)
    after.nest.data.qvel[:] = 0
    after.nest.model.dof_damping[:] = 1e6
    for _ in as_long_as(lambda: not after.over):
        after.advance()
    assert after.frame - steal.frame == STILL_FRAMES
