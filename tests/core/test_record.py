"""Records: what cannot be read is told with its place; what was tampered with does not verify."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tablee.core.errors import RecordError
from tablee.core.record import Record, RecordFile, parse_record, record_text
from tablee.core.replay import final_state, replay, verify
from tests.conformance.checks import random_match
from tests.conformance.tables import TABLES

LOTS = next(table for table in TABLES if table.game.key == "lots")
GRUELL = next(table for table in TABLES if table.game.key == "gruell")
GOOD = record_text(random_match(GRUELL, 1).record())


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def line_of(text: str, needle: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if needle in line)


FIRST_LINE = next(line for line in GOOD.splitlines() if line.startswith("1. "))
MALFORMED = [
    ("", "x:1:1: expected 'Tablée record 1' as the first line"),
    (changed("Tablée record 1", "PGN"), "x:1:1: expected 'Tablée record 1' as the first line"),
    (changed("game: gruell", "game: chess"), "x:2:7: there is no game 'chess'"),
    (changed("game: gruell\n", ""), "the record has no 'game:' line"),
    (changed("variant=base", "variant=9"), "x:4:10: option 'variant' must be one of base, 1"),
    (changed("variant=base", "size=9"), "x:4:10: there is no option 'size'"),
    (changed("A: A\n", ""), "the seats must be A, B and so on"),
    (changed("A: A\n", "A: A\nA: B\n"), "x:6:1: 'A' is given twice"),
    (changed("A: A\n", "nonsense\nA: A\n"), "x:5:1: expected a head such as 'game: gruell'"),
    (changed("commitment: ", "commitment: zz"), ":13: expected 64 hexadecimal digits"),
    (changed("scores: ", "scores: x "), ":9: expected a score, not 'x'"),
    (changed("scores: ", "scores: 1 "), "expected 2 scores, one per seat"),
    (changed("scores: ", f"scores: {'9' * 5000} "), ":9: expected a score, not '999"),
    (changed("scores: ", "scores: ٣ "), ":9: expected a score, not '٣'"),
    (changed("1. ", "7. "), ":1: expected '1.', not '7.'"),
    (changed(FIRST_LINE, "1."), "this line has no step"),
    (changed(FIRST_LINE, "1. A+4"), ":4: expected a step like A:action"),
    (changed(FIRST_LINE, "1. C:+4"), ":4: expected a seat from A to B, not 'C'"),
]


@pytest.mark.parametrize(("text", "problem"), MALFORMED)
def test_a_malformed_record_is_told_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_record(text, "x")
    assert problem in str(error.value)
    assert str(error.value).startswith("x:")
    assert "\n" not in str(error.value)


AGAINST_THE_RULES = [
    ("1. A:+9 B:+2", ":6: expected a card"),
    ("1. A:+4 A:+4", ":9: A:+4 is refused: You have nothing to decide right now. (GR-03)"),
    ("1. A:goblins B:+2", ":4: A:goblins is refused: First everybody chooses a card. (GR-03)"),
    ("1. *roll:3", ":4: expected a decision, not '*roll:3'"),
]


@pytest.mark.parametrize(("line", "problem"), AGAINST_THE_RULES)
def test_a_step_against_the_rules_is_told_with_its_place(line: str, problem: str) -> None:
    text = changed(FIRST_LINE, line)
    with pytest.raises(RecordError) as error:
        final_state(parse_record(text, "x"))
    assert str(error.value).startswith(f"x:{line_of(text, line)}{problem}")


def test_comments_are_passed_over() -> None:
    assert parse_record("# a fine evening\n" + GOOD).record == parse_record(GOOD).record


def failing(record: Record) -> list[str]:
    return [check.key for check in verify(RecordFile(record)) if not check.passed]


def test_an_honest_record_verifies() -> None:
    assert failing(random_match(LOTS, 3).record()) == []


def test_another_outcome_of_chance_is_found_out() -> None:
    record = random_match(LOTS, 3).record()
    deal = record.moments[0][0]
    other = msgspec.structs.replace(deal, outcome="11" if deal.outcome != "11" else "22")  # type: ignore[union-attr]
    forged = msgspec.structs.replace(record, moments=((other,), *record.moments[1:]))
    assert "verify-chance" in failing(forged)


def test_another_seed_is_found_out() -> None:
    record = random_match(LOTS, 3).record()
    forged = msgspec.structs.replace(record, seed=Random(1).randbytes(32).hex())
    assert failing(forged) == ["verify-seed", "verify-chance"]


def test_other_scores_are_found_out() -> None:
    record = random_match(GRUELL, 1).record()
    forged = msgspec.structs.replace(record, scores=tuple(s + 1 for s in record.scores))
    assert failing(forged) == ["verify-scores"]


def test_an_unfinished_record_proves_nothing_yet() -> None:
    record = random_match(GRUELL, 1).record()
    cut = msgspec.structs.replace(record, moments=record.moments[:-1], seed="", scores=())
    assert failing(cut) == ["verify-finished", "verify-scores", "verify-seed", "verify-chance"]


def test_replaying_gives_every_state_on_the_way() -> None:
    record = random_match(GRUELL, 1).record()
    steps = list(replay(RecordFile(record)))
    assert [step.step for step in steps] == [s for moment in record.moments for s in moment]
    assert len(steps[0].state.pending()) == 1
    assert steps[-1].state.result() is not None


def test_records_are_json_too() -> None:
    record = random_match(LOTS, 3).record()
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
