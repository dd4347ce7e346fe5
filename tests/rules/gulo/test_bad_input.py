"""Bad input is one clear sentence with its column, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.errors import BadInput, NotationError, NotYourDecision, Refused
from tablee.core.notation import Word, parse_step
from tablee.core.replay import apply_step
from tests.rules.gulo.table import EGGS, FULL, GAME, POUR, Table, bag_but, line, nest, on

GOOD = line("rgb", "2 0 1", "choose B")
DECK = line(FULL, "19 0 1", "name A red deck", deck="???b")
PARTS = ["head", "path", "deck", "at", "eggs", "what"]


def problem(text: str) -> NotationError:
    """The error that reading this position raises."""
    with pytest.raises(BadInput) as caught:
        GAME.parse_position(Word(text))
    error = caught.value
    assert isinstance(error, NotationError)
    assert error.place.line == 1
    assert error.place.column >= 1
    assert error.problem
    assert "\n" not in str(error)
    return error


def span(position: str, part: str) -> tuple[int, int]:
    """The columns where a part of a position begins and ends, bars included."""
    parts = position.split("|")
    index = PARTS.index(part)
    start = sum(len(text) + 1 for text in parts[:index])
    return max(start, 1), start + len(parts[index]) + 2


def with_part(position: str, part: str, text: str) -> str:
    """The position with another text in one of its parts."""
    parts = [old.strip() for old in position.split("|")]
    parts[PARTS.index(part)] = text
    return " | ".join(parts)


def test_the_positions_that_are_spoilt_here_are_good() -> None:
    for position in (GOOD, DECK):
        assert Table.of(position).position == position


# --- one part is wrong by itself

WRONG = [
    ("head", ""),
    ("head", "gulo"),
    ("head", "gulo 3"),
    ("head", "gulo 3 dice"),
    ("head", "gula 3 dice 60"),
    ("head", "gulo 1 dice 60"),
    ("head", "gulo 7 dice 60"),
    ("head", "gulo x dice 60"),
    ("head", "gulo -3 dice 60"),
    ("head", "gulo ³ dice 60"),
    ("head", "gulo 3 wood 60"),
    ("head", "gulo 3 dice 9"),
    ("head", "gulo 3 dice 601"),
    ("head", "gulo 3 dice many"),
    ("head", "gulo 3 dice ٦٠"),
    ("head", "gulo 3 dice 60 slow"),
    ("head", "gulo 3 dice 60 fast fast"),
    ("head", "gulo 3 dice 60 fast now"),
    ("path", ""),
    ("path", "-"),
    ("path", "?" * 18),
    ("path", "rgb" + "?" * 15),
    ("path", "rgx" + "?" * 16),
    ("path", "rgJ" + "?" * 16),
    ("path", "rgp" + "?" * 16),
    ("path", "RGB" + "?" * 16),
    ("path", "rg?b" + "?" * 15),
    ("path", "?rgb" + "?" * 15),
    ("path", "rgb ?" + "?" * 15),
    ("path", "bbbbbb" + "?" * 13),
    ("path", "rrrrrrr" + "?" * 12),
    ("path", "ggggggg" + "?" * 12),
    ("path", "yyyyyyy" + "?" * 12),
    ("path", "g" * 500),
    ("deck", ""),
    ("deck", "x????"),
    ("deck", "p????"),
    ("deck", "j????"),
    ("deck", "????JJ"),
    ("deck", "???JJ"),
    ("deck", "? ????"),
    ("deck", "-????"),
    ("deck", "?" * 500),
    ("at", ""),
    ("at", "2 0"),
    ("at", "2 0 1 0"),
    ("at", "2 0 x"),
    ("at", "2 0 -1"),
    ("at", "2 0 1.5"),
    ("at", "2 0 ²"),
    ("at", "2,0,1"),
    ("at", "2 0 99999999999999999999999"),
    ("eggs", ""),
    ("eggs", "17"),
    ("eggs", "17:"),
    ("eggs", POUR[3:]),
    ("eggs", nest(lean=181)),
    ("eggs", nest(lean=-1)),
    ("eggs", POUR.replace("17:", "x:")),
    ("eggs", POUR.replace("17:", ":")),
    ("eggs", POUR.replace("17:", "²:")),
    ("eggs", POUR + ",r1"),
    ("eggs", POUR + ","),
    ("eggs", POUR.replace("r1", "r6")),
    ("eggs", POUR.replace("p2", "p3")),
    ("eggs", POUR.replace("r1", "x1")),
    ("eggs", POUR.replace("r1", "R1")),
    ("eggs", POUR.replace("r1*", "r1**")),
    ("eggs", POUR.replace("r1*", "*r1")),
    ("eggs", POUR.replace("r1", "r")),
    ("eggs", POUR.replace("r1", "r¹")),
    ("eggs", POUR.replace(",", ";")),
    ("eggs", POUR.replace("r2", "r1")),
    ("what", ""),
    ("what", "choose"),
    ("what", "choose D"),
    ("what", "choose b"),
    ("what", "choose AB"),
    ("what", "choose B red"),
    ("what", "dance B"),
    ("what", "name B"),
    ("what", "name B red"),
    ("what", "name B pink path"),
    ("what", "name B red garden"),
    ("what", "name B red path path"),
    ("what", "steal B"),
    ("what", "steal B r3"),
    ("what", "steal B r9 path"),
    ("what", "steal B red path"),
    ("what", "tile B"),
    ("what", "tile B nest"),
    ("what", "tile path"),
    ("what", "pour"),
    ("what", "pour D"),
    ("what", "over"),
    ("what", "over D"),
    ("what", "rest A"),
    ("what", "rest A D"),
    ("what", "start A"),
]


@pytest.mark.parametrize(("part", "text"), WRONG)
def test_a_wrong_part_of_a_position_is_told_with_its_column(part: str, text: str) -> None:
    problem(with_part(GOOD, part, text))


POINTED = [
    ("head", "gulo 3 wood 60"),
    ("head", "gulo 9 dice 60"),
    ("path", "rgx" + "?" * 16),
    ("deck", "x????"),
    ("at", "2 0 x"),
    ("eggs", POUR.replace("r1", "x1")),
    ("eggs", nest(lean=181)),
    ("what", "choose D"),
    ("what", "dance B"),
    ("what", "steal B r9 path"),
]


@pytest.mark.parametrize(("part", "text"), POINTED)
def test_the_column_points_into_the_wrong_part(part: str, text: str) -> None:
    position = with_part(GOOD, part, text)
    start, end = span(position, part)
    assert start <= problem(position).place.column <= end


@pytest.mark.parametrize("text", ["", " ", "|", "|||||", "gulo", "oeufs 6 300", GOOD + " |", "é"])
def test_what_is_no_position_at_all_is_told(text: str) -> None:
    problem(text)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_missing_is_told(part: str) -> None:
    parts = GOOD.split("|")
    del parts[PARTS.index(part)]
    problem("|".join(parts))


# --- parts that do not fit each other

MISFITS = {
    "a Gulo stands on a face-down tile": line("rgb", "4 0", "choose B"),
    "a Gulo stands beyond the path": line(FULL, "20 0", "choose B"),
    "24 tiles are one too many": line(FULL, "0 0", "choose A", deck="??????"),
    "24 tiles are one too few": line(FULL, "0 0", "choose A", deck="????"),
    "a tile is turned up and yet in the deck": line(FULL, "19 0", "name A red deck", deck="?????"),
    "a colour has too many tiles in the deck": line("g" * 6, "0 0", "choose A", deck="????g"),
    "the turned tile is one too many": line("rrrrrryyyyyygggggbb", "19 0", "name A red deck"),
    "all of a colour are seen": line("bbbbb", "0 0", "choose A", deck="????b"),
    "junior is turned up and in the deck": line(FULL, "19 0", "name A purple deck", deck="???J"),
    "nobody can choose on the last tile": line(FULL, "19 0", "choose A"),
    "nobody can choose with nothing open in front": line("rgb", "3 0", "choose A"),
    "the path has no tile to turn": line(FULL, "3 0", "tile A path"),
    "the deck is turned from the last tile only": line(FULL, "18 0", "tile A deck"),
    "the deck waits while tiles lie face down": line("rgb", "3 0", "tile A deck"),
    "no open tile of the colour in front": line("rgb", "1 0", "name A red path"),
    "nor when it is being stolen": line("rgb", "1 0", "steal A r1 path"),
    "purple is for the deck": line("rgb", "1 0", "name A purple path"),
    "purple eggs are for the deck": line("rgb", "1 0", "steal A p1 path"),
    "a deck colour is stolen from the last tile": line(FULL, "18 0", "name A red deck"),
    "a deck egg is stolen from the last tile": line(FULL, "18 0", "steal A r1 deck"),
    "the named egg is in the nest": line("rgb", "0 0", "steal A r1 path", bag="r1"),
    "the colour is in the nest": line("rgb", "0 0", "name A red path", bag="r1 r2 r3 r4 r5"),
    "every colour is in the nest": line("rgb", "0 0", "choose A", bag="r1 r2 r3 r4 r5"),
    "the nest lies in a turn": line("rgb", "0 0", "choose A", eggs="-"),
    "the nest lies in a theft": line("rgb", "0 0", "steal A r1 path", eggs="-"),
    "dice need no rest": line("rgb", "0 0", "rest A B", bag="r1"),
    "in the fast variation junior asks for nothing": line(
        FULL, "19 0", "name A purple deck", head="dice 60 fast"
    ),
    "in the fast variation the path does not grow": line(
        FULL + "r", "19 0", "tile A deck", head="dice 60 fast"
    ),
    "only the winner's Gulo found junior": line(FULL, "18 0", "over A"),
    "the start has no open tile": line("rgb", "0 0", "start"),
    "at the start all Gulos are at the start": line("r", "0 1", "start"),
}


@pytest.mark.parametrize("position", MISFITS.values(), ids=MISFITS)
def test_parts_that_do_not_fit_each_other_are_told(position: str) -> None:
    problem(position)


FAST_NEST = "physics 60 fast"
UNREACHABLE = {
    "the path grows when all of it is open": line("rgb".ljust(20, "?"), "0 0", "choose A"),
    "tiles go under the deck when the path is open": line("rgb", "0 0", "choose A", deck="????r"),
    "in the fast variation junior never goes under": line(
        FULL, "0 0", "choose A", deck="????J", head="dice 60 fast"
    ),
    "a known tile lies under the unknown ones": line(FULL, "0 0", "choose A", deck="r????"),
    "a rest comes after a theft": line("rgb", "1 0", "rest A B", head="physics 60"),
    "after a rest comes the left neighbour": line(
        "rgb", "1 0 0", "rest A C", bag="r1", head="physics 60"
    ),
    "whoever has one way to go on is not asked": line(FULL, "18 0", "choose A"),
    "a single egg names itself": line("rgb", "0 0", "name A red path", bag=bag_but("r1")),
    "both purple eggs lie in the nest until the end": line("rgb", "0 0", "choose A", bag="p1"),
    "a purple egg was stolen at the end": line(FULL, "19 0", "over A"),
    "one purple egg was stolen at the end": line(FULL, "19 0", "over A", bag="p1 p2"),
    "no purple egg is stolen in the fast variation": line(
        FULL, "19 0", "over A", bag="p1", head="dice 60 fast"
    ),
    "the winner has turned junior": line(FULL, "19 0", "over A", bag="p1", deck="?????"),
    "the path does not grow in the fast variation": line(
        FULL + "b", "1 0", "choose A", deck="????", head="dice 60 fast"
    ),
    "nobody waits on the last tile in the fast variation": line(
        FULL, "1 19", "choose A", head="dice 60 fast"
    ),
    "nor does whoever just stole": line(FULL, "19 0", "rest A B", bag="r1", head=FAST_NEST),
    "without the deck nobody plays on": line("rgb", "1 0", "rest A A", bag="r1", head="physics 60"),
    "a Gulo that has just reached the end waits": line(
        FULL, "19 0", "rest A A", bag="r1", head="physics 60"
    ),
}


@pytest.mark.parametrize("position", UNREACHABLE.values(), ids=UNREACHABLE)
def test_positions_to_which_no_game_leads_are_told(position: str) -> None:
    problem(position)


REACHABLE = {
    "a Gulo goes on with the deck": line(
        FULL + "b", "20 0", "rest A A", bag="b1", deck="????", head="physics 60"
    ),
    "or reaches the end of a path that has grown": line(
        FULL + "b", "20 0", "rest A B", bag="b1", deck="????", head="physics 60"
    ),
    "it plays on from the last tile in the fast variation": line(
        FULL, "19 0", "rest A A", bag="r1", head=FAST_NEST
    ),
    "and goes on with the next tile of the deck": line(
        FULL, "19 0", "rest A A", bag="b1", deck="????b", head=FAST_NEST
    ),
    "a last egg fills the nest there": line(FULL, "19 0", "pour A", head=FAST_NEST),
    "whoever reaches the end waits for a turn": line(
        FULL, "19 0", "rest A B", bag="r1", head="physics 60"
    ),
}


@pytest.mark.clause("GU-22", "GU-28", "GU-30")
@pytest.mark.parametrize("position", REACHABLE.values(), ids=REACHABLE)
def test_positions_to_which_a_game_leads_are_read(position: str) -> None:
    assert Table.of(position).position == position


# --- actions and outcomes

ACTIONS = ["", " ", "x", "pink", "r", "r0", "r6", "p3", "R1", "Red", "1r", "r01", "r1 "]
ACTIONS += ["r-1", "r1,r2", "turn!", "TURN", "r¹", "é", "\n", "deck", "pass", "0", "4", "junior"]


@pytest.mark.parametrize("text", ACTIONS)
@pytest.mark.parametrize("what", ["choose A", "name A red path", "steal A r1 path"])
def test_what_is_no_action_is_told_with_its_column(text: str, what: str) -> None:
    table = on("rgb", "0 0", what)
    before = table.position
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(table.state, Word(text))
    assert caught.value.place.column >= 1
    assert table.position == before


STEPS = [
    (line("", "0 0", "start"), ["start:", "start:C", "start:a", "start:AB", "tile:red", "start:1"]),
    (line("", "0 0", "pour A"), ["pour:", "pour:17", "pour:17:", "pour:x", f"pour:{nest('r1')}"]),
    (line("", "0 0", "pour A"), [f"pour:{POUR},r1", f"pour:{POUR.replace('17', '181')}"]),
    (line("", "0 0", "pour A"), [f"rest:{POUR}", f"pour:fell:{POUR}", "pour:17:" + "r1," * 21]),
    (line("", "0 0", "tile A path"), ["tile:", "tile:x", "tile:purple", "tile:r", "tile:junior"]),
    (line("bbbbb", "5 0", "tile A path"), ["tile:blue", "tile:Red", "steal:stolen"]),
    (line(FULL, "19 0", "tile A deck", deck="????J"), ["tile:junior", "tile:"]),
    (line("r", "0 0", "steal A r1 path"), ["steal:", "steal:x", "steal:r1", "steal:fell"]),
    (line("r", "0 0", "steal A r1 path"), ["steal:stolen:", "steal:stolen:1000", "steal:pole:-1"]),
    (line("r", "0 0", "steal A r1 path"), ["steal:stolen:x", "steal:pole:0:0", "steal:0"]),
    (line("r", "0 0", "choose A"), ["tile:red", "steal:stolen", f"pour:{POUR}", "start:A"]),
    (line(FULL, "19 0", "over A", bag="p1"), ["tile:red", "start:A"]),
]
REST = line("rgb", "1 0", "rest A B", bag="r1", head="physics 60")
STEPS += [(REST, [f"rest:{POUR}", "rest:", "rest:fell", "rest:fell:", "rest:fall:" + nest("r1")])]
STEPS += [(REST, ["rest:fell:fell:" + nest("r1"), "rest:" + nest("r2"), "rest:" + nest("r1 r2")])]


@pytest.mark.parametrize(
    ("position", "text"), [(position, text) for position, texts in STEPS for text in texts]
)
def test_what_cannot_happen_is_told_and_changes_nothing(position: str, text: str) -> None:
    table = Table.of(position)
    before = table.position
    with pytest.raises(BadInput) as caught:
        apply_step(GAME, table.state, parse_step(Word(f"*{text}"), 2))
    assert caught.value.place.column >= 1
    assert "\n" not in str(caught.value)
    assert table.position == before


def test_a_number_of_thousands_of_digits_is_no_number_either() -> None:
    endless = "9" * 5000
    for what, text in (("pour A", f"{endless}:b1"), ("steal A r1 path", f"stolen:{endless}")):
        with pytest.raises(NotationError):
            GAME.parse_outcome(on("r", "0 0", what).state, Word(text))


@pytest.mark.parametrize("what", ["pour A", "tile A path", "steal A r1 path"])
@pytest.mark.parametrize("text", ["red", "turn", "r1"])
def test_nobody_decides_while_chance_is_open(what: str, text: str) -> None:
    table = on("r", "0 0", what)
    assert isinstance(table.refused("A", text), NotYourDecision)
    assert table.refused("B", text).reason == "not-your-decision"


# --- spoilt at random

SOUND = [
    GOOD,
    DECK,
    REST,
    line("", "0 0", "start"),
    line("rgbyr", "5 0 3", "tile A path", bag="r2 b2"),
    line(FULL + "rb", "21 3", "steal A g1 deck", deck="?J", bag=bag_but("g1")),
    line(FULL, "19 3", "tile A deck", head="physics 60 fast", deck="???rb"),
    line(FULL, "19 3", "over A", bag="p1"),
]
LETTERS = "?gyrbJpABC019 |:,*-é²"


def spoilt(text: str, rng: Random) -> str:
    """The text with a few characters changed, lost, doubled or swapped."""
    chars = list(text)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(chars))
        chars[place : place + rng.randint(0, 2)] = rng.choice(
            [[], [rng.choice(LETTERS)], [chars[place]] * 2, [rng.choice(EGGS)]]
        )
    return "".join(chars)


def go_on(table: Table, rng: Random) -> None:
    """A few random steps, as far as they need no physics."""
    for _ in range(30):
        if table.asked:
            table.act(table.asked, rng.choice(sorted(table.legal)))
        elif table.open_chance == "steal":
            table.chance(rng.choice(["steal:stolen", "steal:pole"]))
        elif table.open_chance == "pour":
            table.pour()
        elif table.open_chance == "rest":
            table.rest()
        elif table.open_chance:
            table.chance(f"{table.open_chance}:{rng.choice(sorted(table.odds))}")


def read(text: str) -> Table | NotationError:
    """The game that stands so, or why there is none."""
    try:
        return Table.of(text)
    except NotationError as error:
        return error


@pytest.mark.parametrize("position", SOUND)
def test_a_spoilt_position_is_told_or_can_be_played_on(position: str) -> None:
    rng = Random(position)
    for _ in range(300):
        text = spoilt(position, rng)
        found = read(text)
        if isinstance(found, NotationError):
            assert found.place.column >= 1, text
        else:
            assert Table.of(found.position).position == found.position, text
            assert found.seen()
            go_on(found, rng)


@pytest.mark.parametrize("code", range(-2, 30))
def test_every_code_is_legal_or_refused(code: int) -> None:
    table = on("rgb", "0 0", "choose A", bag="r1")
    before = table.position
    if code in table.state.legal(0):
        table.state.play(0, code)
        assert table.position != before
    else:
        with pytest.raises(Refused):
            table.state.play(0, code)
        assert table.position == before
