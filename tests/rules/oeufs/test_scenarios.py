from pathlib import Path

import pytest

from tablee.core.scenario import parse_scenario, run_scenario

FOLDER = Path(__file__).parent / "scenarios"


def texts() -> list[object]:
    """Every scenario file, marked with the clauses it names."""
    found = [(path.stem, path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.toml")]
    return [
        pytest.param(text, id=name, marks=pytest.mark.clause(*parse_scenario(text, name).clauses))
        for name, text in sorted(found)
    ]


@pytest.mark.parametrize("text", texts())
def test_every_scenario_holds(text: str) -> None:
    assert run_scenario(text).failures == []
