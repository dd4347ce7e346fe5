"""A table of Grüll for rule tests: written lines are played, piles are read by seat letter."""

from __future__ import annotations

from collections import Counter

import tablee
from tablee.core.notation import SEATS, Word
from tablee.core.state import SPECTATOR, State
from tablee.games.gruell.view import GruellView

GAME = tablee.game("gruell")
Lots = dict[str, list[str]]

DECK = ["+2", "+3", "+4", "+4", "+6", "-2", "-4", "PO", "GO", "S"]
KID_DECK = ["good", "good", "good", "good", "bad", "bad", "PO", "GO"]
VARIANTS = ["base", "1", "2", "3", "1+3", "2+3", "kid"]


def new(seats: int, variant: str = "base") -> State:
    """A game that begins."""
    state: State = GAME.new(seats, {"variant": variant})
    return state


def play(line: str, variant: str = "base", seats: int = 0) -> State:
    """A new game after a line such as `A:+4 B:GO C:-2`; everybody named in it sits there."""
    return go_on(new(seats or len({step[0] for step in line.split()}), variant), line)


def go_on(state: State, line: str) -> State:
    """The same game after these steps too."""
    for step in line.split():
        letter, _, action = step.partition(":")
        state.play(SEATS.index(letter), GAME.parse_action(state, Word(action)))
    return state


def each(seats: int, cards: str) -> str:
    """The line in which all seats play the same cards, trick by trick."""
    return " ".join(f"{letter}:{card}" for card in cards.split() for letter in SEATS[:seats])


def at(position: str) -> State:
    """The game that stands so."""
    state: State = GAME.parse_position(Word(position))
    return state


def ended(*piles: str, held: str = "+2", variant: str = "base", seats: int = 2) -> State:
    """A game that is over: these piles for A, B, ..., every other card in the last seat's pile."""
    deck = KID_DECK if variant == "kid" else DECK
    hand = "" if variant == "kid" else held
    rest = Counter(deck * seats)
    rest.subtract(Counter(hand.split() * seats + " ".join(piles).split()))
    assert min(rest.values()) >= 0, "not enough such cards"
    all_piles = [*piles, *[""] * (seats - 1 - len(piles)), " ".join(rest.elements())]
    parts = [f"{letter} {hand} / {pile}" for letter, pile in zip(SEATS, all_piles)]
    return at(" | ".join([f"gruell {variant}", *parts]))


def by_seat(text: str) -> Lots:
    """`A GO +4 | B` as sorted cards by seat letter."""
    parts = [part.split() for part in text.split("|")]
    return {letter: sorted(cards) for letter, *cards in parts}


def seen(state: State, seat: int = SPECTATOR) -> GruellView:
    """What a seat, or a stranger, sees."""
    view = GAME.view(state, seat)
    assert isinstance(view, GruellView)
    return view


def piles(state: State) -> Lots:
    """The score piles."""
    return {SEATS[seat]: sorted(player.pile) for seat, player in enumerate(seen(state).players)}


def hands(state: State) -> Lots:
    """The cards still in hand."""
    return {SEATS[seat]: sorted(player.holds) for seat, player in enumerate(seen(state).players)}


def lost(state: State) -> list[str]:
    """The cards out of the game."""
    return sorted(seen(state).lost)


def scores(state: State) -> list[int]:
    """What the piles are worth now."""
    return [player.score for player in seen(state).players]


def final(state: State) -> list[int]:
    """The scores of a game that is over."""
    result = state.result()
    assert result is not None
    return result.scores


def winners(state: State) -> str:
    """The letters of those who won."""
    result = state.result()
    assert result is not None
    return "".join(SEATS[seat] for seat in result.winners())


def asked(state: State) -> Lots:
    """Who must decide now, and what each may do, in sorted notation."""
    return {
        SEATS[seat]: sorted(GAME.action_text(state, action) for action in state.legal(seat))
        for seat in state.pending()
    }


def waits_for(state: State) -> str:
    """What the table waits for and from whom, such as `share: B`."""
    return f"{seen(state).asks}: {''.join(SEATS[seat] for seat in state.pending())}"
