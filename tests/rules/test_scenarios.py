"""Every scenario file of every game."""

from pathlib import Path

import pytest

from tablee.core.scenario import parse_scenario, run_scenario

FOLDER = Path(__file__).parent


def texts() -> list[object]:
    """Every scenario file, marked with the clauses it names."""
    found = {
        f"{path.parent.parent.name}-{path.stem}": path.read_text(encoding="utf-8")
        for path in FOLDER.glob("*/scenarios/*.toml")
    }
    return [
        pytest.param(text, id=name, marks=pytest.mark.clause(*parse_scenario(text, name).clauses))
        for name, text in sorted(found.items())
    ]


@pytest.mark.parametrize("text", texts())
def test_every_scenario_holds(text: str) -> None:
    assert run_scenario(text).failures == []
