"""Options are checked before anything starts."""

from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.core.options import Choice, Number, Switch, complete, options_text, parse_options

KNOWN = (Choice("variant", ("base", "1+3"), "base"), Number("limit", 0, 50, 9), Switch("open"))


def test_what_is_not_given_has_its_default() -> None:
    assert complete(KNOWN, {}) == {"variant": "base", "limit": 9, "open": False}


def test_options_round_trip_through_their_text() -> None:
    text = "variant=1+3 limit=0 open=yes"
    assert options_text(parse_options(KNOWN, text)) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("size=3", "there is no option 'size'; the options are: variant, limit, open"),
        ("variant=2", "option 'variant' must be one of base, 1+3, not '2'"),
        ("limit=51", "option 'limit' must be a whole number from 0 to 50, not '51'"),
        ("limit=1e3", "option 'limit' must be a whole number"),
        ("limit=-1", "option 'limit' must be a whole number"),
        ("open=maybe", "option 'open' must be yes or no, not 'maybe'"),
        ("open", "'open' is not an option; expected name=value"),
        ("limit=1 limit=2", "option 'limit' is given twice"),
    ],
)
def test_a_bad_option_gets_one_clear_line(text: str, problem: str) -> None:
    with pytest.raises(OptionError) as error:
        parse_options(KNOWN, text)
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("value", [True, 2.5, None, "", [], {}])
def test_values_of_other_types_are_refused(value: object) -> None:
    with pytest.raises(OptionError):
        complete(KNOWN, {"limit": value})
