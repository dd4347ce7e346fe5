import pytest

from tests.rules.gruell.table import each, ended, final, go_on, play, scores, winners


@pytest.mark.clause("GR-16")
@pytest.mark.parametrize(
    ("pile", "score"),
    [
        ("", 0),
        ("+3", 3),
        ("+3 +4 +4 +6", 17),
        ("-2", -2),
        ("-2 -4 -4", -10),
        ("+6 -2", 4),
        ("+6 +6 +4 +4 +4 +4 +3 +3 -2 -2 -4 -4", 22),
    ],
)
def test_goblins_are_summed_good_and_bad(pile: str, score: int) -> None:
    assert final(ended(pile))[0] == score


@pytest.mark.clause("GR-16")
@pytest.mark.parametrize("card", ["S", "PO", "GO"])
@pytest.mark.parametrize("variant", ["base", "1", "3", "1+3"])
def test_sorcerers_and_single_ogres_have_no_value(card: str, variant: str) -> None:
    assert final(ended(f"+6 {card}", variant=variant))[0] == 6


@pytest.mark.clause("GR-16")
def test_captured_goblins_count_for_who_holds_them() -> None:
    assert scores(play("A:+6 B:GO C:-2")) == [0, 4, 0]
    assert scores(play("A:+6 B:S C:-2")) == [0, 6, -2]


@pytest.mark.clause("GR-17")
@pytest.mark.parametrize(
    ("pile", "bonus"),
    [
        ("", 0),
        ("PO", 0),
        ("GO", 0),
        ("PO PO", 0),
        ("GO GO", 0),
        ("GO GO GO", 0),
        ("PO PO PO", 0),
        ("PO GO", 8),
        ("PO GO S", 8),
        ("PO PO GO", 13),
        ("PO GO GO", 13),
        ("PO PO GO GO", 13),
        ("PO GO GO GO", 13),
        ("PO PO PO GO GO GO", 13),
    ],
)
def test_the_bonus_for_great_and_little_ogre(pile: str, bonus: int) -> None:
    assert final(ended(pile, seats=3))[0] == bonus
    assert final(ended(f"{pile} +6 -2", seats=3))[0] == bonus + 4


@pytest.mark.clause("GR-17", "GR-11")
def test_a_captured_ogre_counts_for_the_bonus() -> None:
    state = play("A:GO B:S B:ogre-A")
    assert scores(state) == [0, 0]
    assert scores(go_on(state, "A:+2 B:PO")) == [0, 2 + 8]


@pytest.mark.clause("GR-17", "GR-10")
def test_cancelled_ogres_count_for_the_bonus() -> None:
    assert scores(play(each(2, "GO PO"))) == [8, 8]


@pytest.mark.clause("GR-18")
def test_the_highest_score_wins() -> None:
    state = ended("+6 +6 +6 +4 PO GO GO", "+6 +4", seats=4, held="S")
    result = state.result()
    assert result is not None
    assert result.scores == [22 + 13, 10, 0, 20 + 13]
    assert result.ranks == [1, 3, 4, 2]
    assert winners(state) == "A"


@pytest.mark.clause("GR-18")
def test_equal_scores_share_the_win() -> None:
    state = ended("+6 +4 +4 +3 +2 PO GO", "+6 +4 +4 +3 +2 PO GO", held="-4", seats=3)
    result = state.result()
    assert result is not None
    assert result.scores == [27, 27, 21]
    assert result.ranks == [1, 1, 3]
    assert winners(state) == "AB"


@pytest.mark.clause("GR-18")
def test_all_may_share_the_win() -> None:
    assert winners(play(each(5, "+2 +3 +4 +4 +6 -2 -4 PO GO"))) == "ABCDE"


@pytest.mark.clause("GR-16", "GR-17", "GR-18")
def test_a_whole_game_is_counted_at_the_end() -> None:
    state = play("A:GO B:+6 A:+4 B:GO A:S B:PO A:ogre-B A:PO B:S B:goblins")
    go_on(state, "A:+6 B:+4 A:+4 B:+4 A:+3 B:+3 A:+2 B:+2 A:-2 B:-4")
    assert final(state) == [6 + 6 + 4 + 3 + 2 - 2 + 13, 4 + 4 + 4 + 3 + 2 - 4]
    assert winners(state) == "A"
