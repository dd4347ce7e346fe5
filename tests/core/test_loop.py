"""One loop that is right for every game and hard to get wrong; texts that read like notation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

import tablee
from tablee.core.game import AnyGame
from tablee.core.loop import as_source
from tablee.core.options import complete
from tests.conformance.tables import GAMES, TRIED, TableOf, walk
from tests.ends import as_long_as


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_decisions_lead_to_the_end_of_every_game(table: TableOf) -> None:
    state, rng = table.new(), Random(1)
    for decision in tablee.decisions(state, rng):
        assert decision.legal == state.legal(decision.seat) != []
        decision.play(rng.choice(decision.legal))
    assert state.over
    assert state.result() is not None


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_the_same_numbers_lead_to_the_same_game(table: TableOf) -> None:
    texts = []
    for _ in range(2):
        state, rng = table.new(), Random(5)
        for decision in tablee.decisions(state, rng):
            decision.play(rng.choice(decision.legal))
        texts.append(table.game.position_text(state))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_decision_that_is_not_made_stops_the_loop(game: AnyGame) -> None:
    state = game.new(next(iter(game.seat_counts(complete(game.options, {})))))
    with pytest.raises(RuntimeError, match=r"Decision\(seat=\d, legal=\[.*must be made"):
        for _ in tablee.decisions(state, Random(1)):
            pass


def test_a_chance_that_is_not_settled_stops_the_loop() -> None:
    with pytest.raises(RuntimeError, match=r"ChancePoint\('.*must be made"):
        for _ in tablee.steps(tablee.game("gulo").new(2)):
            pass


def test_an_outcome_that_cannot_happen_is_refused_and_changes_nothing() -> None:
    game = tablee.game("gulo")
    state = game.new(2)
    before = game.position_text(state)
    step = next(tablee.steps(state))
    assert isinstance(step, tablee.ChancePoint)
    with pytest.raises(ValueError, match="is no outcome of"):
        step.settle((-1,))
    assert game.position_text(state) == before
    assert not step.is_made


def test_a_refused_decision_changes_nothing_and_can_be_made_again() -> None:
    game = tablee.game("gruell")
    state = game.new(2)
    decision = next(tablee.decisions(state, Random(1)))
    with pytest.raises(tablee.Refused):
        decision.play(-1)
    assert not decision.is_made
    decision.play(decision.legal[0])
    assert decision.is_made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_step_is_made_twice(game: AnyGame) -> None:
    """The second one would hit whatever the state waits for then."""
    state, rng = game.new(next(iter(game.seat_counts(complete(game.options, {}))))), Random(3)
    for step, _ in zip(tablee.steps(state), range(20)):
        make = maker(step, rng)
        make()
        before = game.position_text(state)
        with pytest.raises(RuntimeError, match="this step was made already"):
            make()
        assert game.position_text(state) == before


def maker(step: tablee.Decision | tablee.ChancePoint, rng: Random) -> Callable[[], None]:
    """Something that makes a step, in the same way each time."""
    if isinstance(step, tablee.Decision):
        return partial(step.play, rng.choice(step.legal))
    return partial(step.settle, step.chance.sample(as_source(rng)))


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_a_state_reads_like_its_position(table: TableOf) -> None:
    for state in walk(table, 0):
        assert table.game.position_text(state) in repr(state)
        assert "object at" not in repr(state.result())
        view = repr(table.game.view(state, 0))
        assert type(table.game.view(state, 0)).__name__ in view
        assert "object at" not in view


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_a_game_reads_like_its_key(game: AnyGame) -> None:
    assert repr(game) == f"<Game {game.key}>"


def test_results_and_matches_read_like_notation() -> None:
    match = tablee.Match("gruell", names=["Ana", "Bob"], seed=tablee.seed_from("words"))
    assert repr(match) == "<Match gruell variant=base: Ana, Bob; waiting for Ana, Bob>"
    for _ in as_long_as(lambda: not match.over):
        seat = match.pending()[0]
        match.act_text(seat, match.choices(seat)[0])
    result = match.state.result()
    assert result is not None
    assert " ".join(map(str, result.scores)) in repr(match)
    assert all(str(score) in repr(result) for score in result.scores)


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_a_match_of_a_running_game_reads_the_same_whatever_is_hidden(table: TableOf) -> None:
    state = next(walk(table, 0))
    texts = [table.game.position_text(s) for s in (state, state.redeal(-1, Random(3)))]
    one, other = (repr(tablee.Match(table.game, start=text)) for text in texts)
    assert one == other


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_notation_is_read_from_plain_strings(table: TableOf) -> None:
    game, state = table.game, next(walk(table, 0))
    seat = state.pending()[0]
    text = game.action_text(state, state.legal(seat)[0])
    assert game.parse_action(state, text) == state.legal(seat)[0]
    assert game.position_text(game.parse_position(game.position_text(state)))


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_a_match_refuses_every_action_that_is_not_legal_and_records_nothing(table: TableOf) -> None:
    match, rng = tablee.Match(table.game, table.seats, table.options), Random(2)
    for _ in range(30):
        if match.over:
            return
        seat = rng.choice(match.pending())
        before = match.all_moments()
        for action in {-1, table.game.actions, *rng.sample(range(table.game.actions), 2)}:
            if action not in match.legal(seat):
                with pytest.raises(tablee.Refused):
                    match.act(seat, action)
        assert match.all_moments() == before
        match.act(seat, rng.choice(match.legal(seat)))
        steps = [str(step) for moment in match.all_moments() for step in moment]
        assert not any(step.endswith(":") for step in steps), "no action is empty"
