"""Bars are read from a file, and one that falls short is said so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bench.bars import Bar, Reached, parse_bars
from tablee.bench.measure import compare, our_player
from tablee.core.errors import BadInput
from tablee.core.registry import game

BARS = Path(__file__).parent.parent.parent / "bench" / "bars.toml"
BAR = Bar("gruell", 4, "loop", "open_spiel:goofspiel", 1.0)


def test_a_bar_is_told_in_one_line() -> None:
    assert str(Reached(BAR, 1.316)) == "gruell loop 1.32 x open_spiel:goofspiel (bar 1.0) ok"
    assert Reached(BAR, 1.0).ok
    assert str(Reached(BAR, 0.994)).endswith("(bar 1.0) SHORT")


def test_the_projects_bars_can_be_read() -> None:
    bars = parse_bars(BARS.read_text(encoding="utf-8"), "bars.toml")
    assert BAR in bars
    assert all(game(bar.game) for bar in bars)


@pytest.mark.parametrize("text", ["[[bar]]\n", "bar = 3", "[[bar]", "[[bar]]\nmeasure = 3"])
def test_a_malformed_file_of_bars_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        parse_bars(text, "x")


def test_comparing_measures_both_sides_in_turn() -> None:
    ours = our_player(game("gruell"), 2, {})
    result = compare("playouts", ours, ours, 0.2)
    assert result.peer is not None
    assert result.ratio is not None
    assert 0.2 < result.ratio < 5
    assert result.ours.decisions > result.ours.games > 0
