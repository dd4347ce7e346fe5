"""Which positions are read: tasks that play can put on each other, and nothing else."""

import pytest

import tablee
from tablee.core.notation import Word
from tests.rules.gootmu.table import GAME

START = (
    "gootmu 2 house 400 | 1 2 3 4 5 6 7 8 10 | A@a1/e4 B@a2/f4 | m1=key@A m2=?@d9 A1@A A2@A"
    " A3@k9 B1@l9 B2@l10 B3@l11 | turn A 12"
)


@pytest.mark.parametrize(
    ("tasks", "problem"),
    [
        ("end:0,0", "the task 'end' cannot follow nothing: a turn lies on 'next' and 'end'"),
        ("next:0,0 turn:0,0", "the task 'turn' cannot follow 'next'"),
        ("next:0,0 end:0,0 roll:0,0 walk:0,0,3", "the task 'walk' cannot follow 'roll'"),
        ("next:0,0 end:0,0 next:0,0", "the task 'next' cannot follow 'end'"),
        ("next:0,0", "'next' cannot be the last task: it asks nothing"),
        ("next:0,0 end:1,1", "'end' must be about the pawn whose turn it is"),
        ("next:0,0 end:0,0 turn:2,0", "'turn' needs a pawn that is on the board"),
        ("next:0,0 end:0,0 push:4,0", "'push' cannot be about M"),
        ("next:0,0 end:0,0 walk:0,0,3,7", "'walk' began later than the pawn's trail goes"),
        ("next:0,0 end:0,0 reveal:0,0,0", "'reveal' needs a marker that lies face down"),
        ("next:0,0 end:0,0 monster:0,0", "'monster' needs a monster that is on the board"),
        ("next:0,0 end:0,0 slide:0,0,2", "'slide' needs magnets that lie face up"),
        ("next:0,0 pawn:1,1", "pawn B is on the board already"),
        ("over", "nobody has won, and the last turn is not over"),
    ],
)
def test_tasks_that_cannot_follow_each_other_are_refused(tasks: str, problem: str) -> None:
    with pytest.raises(tablee.NotationError) as caught:
        GAME.parse_position(Word(f"{START} | {tasks}"))
    assert caught.value.problem == problem
    assert caught.value.place.column > len(START)


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        (START.replace("house", "hause"), "there is no pack 'hause'; known packs: house", 10),
        (START.replace("A3@k9", "A3@A").replace("m1=key@A ", ""), "A has won: expected 'over'", 0),
        (START.replace("A3@k9", "B1@A").replace("B1@l9 ", ""), "pawn A carries too much", 0),
    ],
)
def test_impossible_places_are_refused(text: str, problem: str, column: int) -> None:
    with pytest.raises(tablee.NotationError) as caught:
        GAME.parse_position(Word(text))
    assert caught.value.problem.startswith(problem.split(";")[0])
    assert column in (0, caught.value.place.column)
