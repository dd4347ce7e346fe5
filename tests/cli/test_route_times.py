"""How long routes take: those of short moves must be found quickly."""

from __future__ import annotations

from tests.cli.test_commands import tablee


def test_the_command_says_whether_the_bar_is_met() -> None:
    run = tablee("gootmu", "route-times", "--games", "1")
    assert ("ok" in run.stdout) == (run.returncode == 0)
    assert "short moves:" in run.stdout
    assert "long moves:" in run.stdout
