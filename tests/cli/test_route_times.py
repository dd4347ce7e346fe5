"""How long routes take: those of short moves must be found quickly."""

from __future__ import annotations

from tablee.games.gootmu.route_times import measure
from tests.cli.test_commands import tablee


def test_it_measures_quick_moves_and_long_ones() -> None:
    (found,) = measure(1)
    assert len(found.quick) > 10
    assert found.long[-1] > found.quick[len(found.quick) // 2] > 0
    assert found.quick == sorted(found.quick)


def test_the_command_says_whether_the_bar_is_met() -> None:
    run = tablee("gootmu", "route-times", "--games", "1")
    assert ("ok" in run.stdout) == (run.returncode == 0)
    assert "short moves:" in run.stdout
    assert "long moves:" in run.stdout
