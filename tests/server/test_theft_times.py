"""Two thefts at once over the protocol: both are shown sixty times a second, on one machine.

How rarely a frame is late depends on what else the machine does: `python -m tools.theft_times`
measures that where it is quiet.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import numpy as np
import pytest
from tools.theft_times import Onlooker, measured, server, together, told

from tablee.games.gulo.nest.steal import FRAME


def test_intervals_count_while_all_tables_have_a_theft() -> None:
    one = Onlooker([[0.0, 1.0, 2.0, 3.0], [9.0, 10.0]])
    other = Onlooker([[1.25, 2.25], [20.0]])
    assert together([one, other]) == [1.0, 1.0]
    assert together([one]) == [1.0, 1.0, 1.0, 1.0]
    assert "never were all tables" in told([one, Onlooker([[5.0]])], 0.0)
    assert "99th percentile 1000.0 ms" in told([one, other], 0.0)


@pytest.mark.clause("GU-33")
def test_two_thefts_at_once_are_shown_sixty_times_a_second(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        onlookers = asyncio.run(measured(address, 2, 12.0))
    assert all(one.thefts for one in onlookers)
    apart = together(onlookers)
    assert len(apart) > 100
    assert np.median(apart) == pytest.approx(FRAME, rel=0.2)
