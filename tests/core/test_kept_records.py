"""A record is good for as long as its version of the rules: rules change with a new one only."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.playthroughs import RECORDS, record, settings

from tablee.core.errors import RecordError
from tablee.core.game import AnyGame
from tablee.core.record import parse_record
from tablee.core.registry import games_in
from tablee.core.replay import verify

KEPT = sorted(RECORDS.rglob("*.tablee"))
GAMES = list(games_in("tablee.games").values())
HOW = "raise the rules_version of this game, and let 'make snapshots' keep records of it"


def version(path: Path) -> int:
    return int(path.parent.name)


def broken(path: Path) -> list[str]:
    """What does not hold in a record any more."""
    file = parse_record(path.read_text(encoding="utf-8"), path.name)
    assert file.record.rules == version(path)
    return [check.key for check in verify(file) if not check.passed]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_version_that_is_played_has_records(game: AnyGame) -> None:
    versions = {game.rules_version, *game.earlier_rules}
    kept = [(path.parent.parent.name, version(path)) for path in KEPT]
    assert {number for key, number in kept if key == game.key} == versions, HOW
    assert kept.count((game.key, game.rules_version)) == len(list(settings(game))), HOW


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.relative_to(RECORDS)))
def test_a_record_verifies_under_its_version(path: Path) -> None:
    try:
        failed = broken(path)
    except RecordError as error:
        pytest.fail(f"{error}: {HOW}")
    assert failed == [], HOW


def test_a_change_of_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here Grüll is dealt with another variant under the same name."""
    (game,) = (game for game in GAMES if game.key == "gruell")
    path = next(path for path in KEPT if path.name.endswith("variant=base.tablee"))
    assert broken(path) == []
    begin = game.start
    monkeypatch.setattr(game, "start", lambda seats, _: begin(seats, {"variant": "3"}))
    with pytest.raises(RecordError):
        broken(path)


def test_records_are_written_as_the_tool_does(tmp_path: Path) -> None:
    (game,) = (game for game in GAMES if game.key == "gruell")
    options = next(settings(game))
    path = next(path for path in KEPT if path.name.endswith("variant=base.tablee"))
    seats = int(path.name.partition("-")[0])
    assert record(game, seats, options) == path.read_text(encoding="utf-8")
