"""What is drawn is drawn as often as its odds say (GU-05, GU-32, and thefts with dice)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tests.rules.gulo.table import ALARMS, FULL, GAME, Table, line

DRAWS = 4000


def drawn(table: Table) -> dict[str, float]:
    """How often each outcome comes up, whatever was rolled for it."""
    chance, source = table.state.chance(), RandomSource(Random(table.position))
    assert chance
    counts = Counter(chance.sample(source) for _ in range(DRAWS))
    assert all(chance.allows(outcome) for outcome in counts)
    results: Counter[str] = Counter()
    for outcome, number in counts.items():
        results[GAME.outcome_text(table.state, outcome).partition(":")[0]] += number
    return {text: number / DRAWS for text, number in results.items()}


OPEN = [
    line("", "0 0 0", "start"),
    line("", "0 0", "tile A path"),
    line("gggggyyyyyyrrrrrrb", "18 0", "tile A path"),
    line(FULL, "19 0", "tile A deck"),
    line(FULL, "19 0", "tile A deck", deck="????J"),
    line(FULL, "19 0", "tile A deck", deck="??brJ"),
    line("gggggyyyyyyrrrrrrbb", "19 0", "tile A deck", deck="????b"),
    line(FULL + "gy", "21 0", "tile A deck", deck="brJ"),
    line(FULL + "gybr", "23 0", "tile A deck"),
    line(FULL, "19 0", "tile A deck", deck="???rb", head="dice 60 fast"),
    line("r", "0 0", "steal A r1 path"),
    line("r", "0 0", "steal A r5 path", bag="b1 b2 b3 b4 y1 y2"),
    line(FULL, "19 0", "steal A p2 deck"),
    line("b", "0 0", "steal A b3 path"),
]


@pytest.mark.clause("GU-05", "GU-32")
@pytest.mark.parametrize("position", OPEN)
def test_draws_follow_the_odds(position: str) -> None:
    table = Table.of(position)
    odds, found = table.odds, drawn(table)
    assert sum(odds.values()) == pytest.approx(1)
    assert set(found) <= set(odds)
    assert all(abs(found.get(text, 0) - p) < 0.035 for text, p in odds.items())


@pytest.mark.parametrize("position", [p for p in OPEN if "steal" in p])
def test_a_theft_with_dice_may_go_either_way(position: str) -> None:
    found = drawn(Table.of(position))
    assert found["stolen"] > 0
    assert any(found.get(why) for why in ALARMS)


def test_pours_differ() -> None:
    table = Table.of(line("", "0 0", "pour A"))
    chance, source = table.state.chance(), RandomSource(Random(1))
    assert chance
    texts = {GAME.outcome_text(table.state, chance.sample(source)) for _ in range(20)}
    assert len(texts) > 10
    assert all(table.could(f"pour:{text}") for text in texts)
