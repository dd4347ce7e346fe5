"""Readable playthroughs of every game, kept as snapshots, and records of the same games.

`make snapshots` rewrites the playthroughs. A record belongs to a version of the rules: it is
written once, and a change of rules that breaks it needs a new version (`Game.rules_version`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.notation import seat_letter
from tablee.core.options import Value, complete, options_text
from tablee.core.record import record_text
from tablee.core.registry import games
from tablee.core.stream import seed_from

AT_LENGTH = 60
"""So many decisions are told; of a longer game only the end follows."""

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
RECORDS = FOLDER.parent / "records"


def settings(game: AnyGame) -> Iterator[dict[str, Value]]:
    """The default options, then each value of each option."""
    yield complete(game.options, {})
    for option in game.options:
        for value in option.samples:
            if value != option.default:
                yield complete(game.options, {option.name: value})


def random_game(game: AnyGame, seats: int, options: dict[str, Value]) -> tuple[Match, Random]:
    """The match behind a snapshot before its first decision, and who makes the decisions."""
    title = f"{game.key} {seats} {options_text(options)}"
    return Match(game, seats, options, seed=seed_from(title)), Random(title)


def playthrough(game: AnyGame, seats: int, options: dict[str, Value]) -> str:
    """One random game, told so that a person can check it against the rulebook."""
    match, rng = random_game(game, seats, options)
    lines = [f"# {game.name}, {seats} seats, {options_text(options) or 'no options'}", ""]
    decisions = 0
    while pending := match.pending():
        told = _decision(match, rng.choice(pending), rng)
        lines += told if decisions < AT_LENGTH else []
        decisions += 1
    if decisions > AT_LENGTH:
        lines += ["", f"… and {decisions - AT_LENGTH} more decisions"]
    lines += ["", game.position_text(match.state), "", _pretty(match)]
    return "\n".join(lines) + "\n"


def _decision(match: Match, seat: int, rng: Random) -> list[str]:
    game, state = match.game, match.state
    texts = {action: game.action_text(state, action) for action in match.legal(seat)}
    action = rng.choice(match.legal(seat))
    waiting = "".join(seat_letter(other) for other in match.pending())
    position = game.position_text(state)
    events = match.act(seat, action)
    told = game.tell(events, [seat_letter(s) for s in range(state.seats)], game.text("en"))
    return [
        position,
        f"  waiting for {waiting}; {seat_letter(seat)} may: {' '.join(texts.values())}",
        f"  {seat_letter(seat)}:{texts[action]}",
        *(f"    {sentence}" for sentence in told),
    ]


def _pretty(match: Match) -> str:
    return json.dumps(msgspec.to_builtins(match.view()), indent=1, ensure_ascii=False)


def record(game: AnyGame, seats: int, options: dict[str, Value]) -> str:
    """The record of one random game."""
    match, rng = random_game(game, seats, options)
    while pending := match.pending():
        seat = rng.choice(pending)
        match.act(seat, rng.choice(match.legal(seat)))
    return record_text(match.record())


def tables() -> Iterator[tuple[AnyGame, int, dict[str, Value], str]]:
    """Every game that is kept: seats, options, and the name of its files."""
    for game in games().values():
        for options in settings(game):
            counts = game.seat_counts(options)
            seats = counts[len(counts) // 2]
            name = f"{seats}-{options_text(options) or 'plain'}".replace(" ", ",")
            yield game, seats, options, name


def snapshots() -> Iterator[tuple[Path, str]]:
    """Every snapshot: where it is kept and what it must say."""
    for game, seats, options, name in tables():
        yield FOLDER / game.key / f"{name}.txt", playthrough(game, seats, options)


def write_records() -> None:
    """Write the records that are missing for the versions of the rules that are played now."""
    for game, seats, options, name in tables():
        path = RECORDS / game.key / str(game.rules_version) / f"{name}.tablee"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(record(game, seats, options), encoding="utf-8")
            print(path.relative_to(FOLDER.parent))


if __name__ == "__main__":
    for path, text in snapshots():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(FOLDER))
    write_records()
