"""A table of Gologolo for rule tests: hands are dealt as written, written lines are played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol

import tablee
from tablee.core.chance import RandomSource
from tablee.core.events import Event
from tablee.core.notation import SEATS, Word, parse_step
from tablee.core.replay import apply_step
from tablee.core.state import SPECTATOR, State
from tests.ends import as_long_as, rounds
from tests.rules.gologolo.brute import KINDS, MELDS

GAME = tablee.game("gologolo")

FULL = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2 Cy0Cy0"
"""A Gologolo: four melds and a pair."""

WAITS = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1 Cy0Cy0"
WAITS_TOO = "Cg0Cg1Cg2 Sr0Sr1Sr2 Tb0Tb1Tb2 Hr0Hr1 Sg1Sg1"
WAITS_ALSO = "Cr0Cr1Cr2 Sb0Sb1Sb2 Ty0Ty1Ty2 Hr0Hr1 Tr2Tr2"
"""Three hands without a card in common but Hr0 and Hr1; Hr2 alone makes each a Gologolo."""

WAITS_FOR_PAIR = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2 Cy0"
"""Only Cy0 makes it a Gologolo: the pair is missing."""

FOUR_MELDS = ["Cb0Cb1Cb2", "Sy0Sy1Sy2", "Tg0Tg1Tg2", "Hr0Hr1Hr2"]


# --- what a view shows, as far as the rules say


class SeenPlayer(Protocol):
    """What everybody sees of a player."""

    @property
    def cards(self) -> int: ...
    @property
    def melds(self) -> tuple[str, ...]: ...
    @property
    def score(self) -> int: ...


class SeenYou(Protocol):
    """What only a player sees."""

    @property
    def hand(self) -> tuple[str, ...]: ...


class Seen(Protocol):
    """A view."""

    @property
    def players(self) -> tuple[SeenPlayer, ...]: ...
    @property
    def you(self) -> SeenYou | None: ...
    @property
    def visible(self) -> str | None: ...
    @property
    def discards(self) -> tuple[str, ...]: ...
    @property
    def stock(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def rounds(self) -> int: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def asks(self) -> str: ...


def seen(state: State, by: str = "") -> Seen:
    """What a seat, or a stranger, sees."""
    view: Seen = GAME.view(state, SEATS.index(by) if by else SPECTATOR)
    return view


def told(state: State, by: str = "") -> list[Event]:
    """What a seat, or a stranger, was told since somebody listens."""
    events: list[Event] = [GAME.event(note) for note in state.notes or []]
    return [event for event in events if event.seen_by(SEATS.index(by) if by else SPECTATOR)]


# --- cards


def cards(text: str) -> list[str]:
    """`Cb0Cb1 Hr2` as cards, in the order of the kinds."""
    return sorted(re.findall(r"\w\w\d", text), key=KINDS.index)


def counts(text: str) -> list[int]:
    """`Cb0Cb1 Hr2` as 48 counts."""
    return [cards(text).count(kind) for kind in KINDS]


def meld_texts(held: Iterable[str]) -> set[str]:
    """Every meld that can be made of these cards."""
    kinds = {KINDS.index(card) for card in held}
    return {"".join(KINDS[kind] for kind in meld) for meld in MELDS if kinds.issuperset(meld)}


def _inert_first(kind: str) -> tuple[int, int]:
    """Kinds in four groups of twelve; two of one group never stand in the same meld."""
    shape, colour = "CSTH".index(kind[0]), "bygr".index(kind[1])
    return (colour - shape - int(kind[2])) % 4, KINDS.index(kind)


def filled(hand: str, later: str, free: Counter[str]) -> list[str]:
    """The hand with cards put in up to 13 that add no meld, not even with those that come later."""
    held = cards(hand)
    before = meld_texts([*held, *cards(later)])
    for kind in sorted(KINDS, key=_inert_first):
        if kind not in cards(later) and meld_texts([*held, *cards(later), kind]) == before:
            put_in = min(free[kind], 13 - len(held))
            held += [kind] * put_in
            free[kind] -= put_in
    assert len(held) == 13, "not enough harmless cards"
    return sorted(held, key=KINDS.index)


def all_hands(hands: Sequence[str], later: str = "") -> str:
    """The outcome of a deal: these hands, the short ones filled with harmless cards."""
    free = Counter(KINDS * 3)
    free.subtract(cards(" ".join([*hands, later])))
    assert min(free.values()) >= 0, "there are only three of a kind"
    return "/".join("".join(filled(hand, later, free)) for hand in hands)


# --- playing


def new(seats: int, first: str = "A", *, open_gologolo: bool = False) -> State:
    """A game whose first round is about to be dealt; what happens in it is written down."""
    state: State = GAME.new(seats, {"open_gologolo": open_gologolo})
    state.notes = []
    return go(state, f"*start:{first}")


def go(state: State, line: str) -> State:
    """The same game after steps such as `A:draw *card:Cb0 A:drop-Cb0`, nothing left out."""
    for word in line.split():
        apply_step(GAME, state, parse_step(Word(word), state.seats))
    return state


def play(state: State, line: str) -> State:
    """The same, but a moment in which nobody can claim any more is over by itself."""
    for step in line.split():
        end_moment(go(state, step))
    return state


def end_moment(state: State) -> State:
    if chance_of(state) == "moment":
        go(state, "*moment:over")
    return state


def deal_next(state: State, *hands: str, drawn: str, keep: str = "") -> State:
    """The round that is about to begin, at its opening turn; `keep` names cards for later."""
    return go(state, f"*deal:{all_hands(hands, drawn + keep)} *card:{drawn}")


def deal(*hands: str, drawn: str, first: str = "A", keep: str = "", on: bool = False) -> State:
    """The opening turn of a game; `on` is the option open_gologolo."""
    return deal_next(new(len(hands), first, open_gologolo=on), *hands, drawn=drawn, keep=keep)


def at_turn(*hands: str, visible: str, keep: str = "", on: bool = False) -> State:
    """B's first turn: A opened with this card; those who could claim it have passed."""
    state = deal(*hands, drawn=visible, keep=keep, on=on)
    play(state, f"A:drop-{visible}")
    for _ in as_long_as(lambda: seen(state).asks == "claim"):
        play(state, f"{to_move(state)[0]}:pass")
    return state


def after_draw(held: str, *, on: bool = False) -> State:
    """B's first turn of two players, having drawn: these are B's 14 cards."""
    *others, drawn = cards(held)
    visible = next(kind for kind in KINDS if kind not in held)
    return go(
        at_turn("", "".join(others), visible=visible, keep=drawn, on=on), f"B:draw *card:{drawn}"
    )


def idle(
    state: State, *lays: str, card: str = "", keep: str = "", order: Sequence[str] = KINDS
) -> State:
    """A copy in which who is to move drew a card, laid these melds and discarded the card.

    A card that is not named is one that nobody can claim.
    """
    stock = left(state, keep)
    for kind in [card] if card else [kind for kind in order if kind in stock]:
        seat = to_move(state)
        laying = " ".join(f"{seat}:lay-{meld}" for meld in lays)
        tried = go(state.copy(), f"{seat}:draw *card:{kind} {laying} {seat}:drop-{kind}")
        if card or chance_of(tried) == "moment":
            return end_moment(tried)
    raise AssertionError("every card can be claimed")


def left(state: State, keep: str = "") -> set[str]:
    """The kinds in the stock, without the cards that are to stay there."""
    stock = Counter(KINDS * 3)
    stock.subtract([card for seat in SEATS[: state.seats] for card in hand(state, seat)])
    stock.subtract([*seen(state).discards, *cards(keep)])
    stock.subtract(cards("".join(meld for player in seen(state).players for meld in player.melds)))
    return {kind for kind in KINDS if stock[kind] > 0}


def laid_before(hand: str, *melds: str, visible: str, keep: str = "", on: bool = False) -> State:
    """B's turn of two players: B laid these melds in an earlier turn, A has just discarded."""
    state = at_turn("", hand, visible="Sg2", keep=visible + keep, on=on)
    return idle(idle(state, *melds, keep=visible + keep), card=visible)


def run_down(state: State, stock: int, keep: str) -> State:
    """Everybody idles until only so many cards are left; those to keep are among them."""
    early = cards(keep) + KINDS
    for _ in rounds():
        if seen(state).stock <= stock:
            break
        state = idle(state, keep=keep, order=early)
    return state


def settle_all(state: State, rng: Random) -> State:
    """Chance falls as it likes."""
    for chance in as_long_as(state.chance):
        state.settle(chance.sample(RandomSource(rng)))
    return state


# --- reading


def chance_of(state: State) -> str:
    """What is left to chance now, or nothing."""
    chance = state.chance()
    return chance.kind if chance else ""


def to_move(state: State) -> str:
    """The letters of those who must decide."""
    return "".join(SEATS[seat] for seat in state.pending())


def legal(state: State, seat: str) -> set[str]:
    """All that a seat may do, in notation."""
    actions = state.legal(SEATS.index(seat))
    texts = {GAME.action_text(state, action) for action in actions}
    assert len(texts) == len(actions), "an action stands there twice"
    return texts


def may(state: State, seat: str) -> set[str]:
    """All that a seat may do besides discarding."""
    return {text for text in legal(state, seat) if not text.startswith("drop-")}


def drops(state: State, seat: str) -> set[str]:
    """The cards that a seat may discard."""
    return {text[5:] for text in legal(state, seat) if text.startswith("drop-")}


def lays(state: State, seat: str) -> set[str]:
    """The melds that a seat may lay."""
    return {text[4:] for text in legal(state, seat) if text.startswith("lay-")}


def takes(state: State, seat: str) -> set[str]:
    """The melds that a seat may lay with the visible card."""
    return {text[5:] for text in legal(state, seat) if text.startswith("take-")}


def hand(state: State, seat: str) -> list[str]:
    """The cards in a seat's hand."""
    you = seen(state, seat).you
    assert you is not None
    return list(you.hand)


def melds(state: State, seat: str) -> list[str]:
    """The melds in front of a seat."""
    return sorted(seen(state).players[SEATS.index(seat)].melds)


def totals(state: State) -> list[int]:
    """What everybody has scored in the rounds that are over."""
    return [player.score for player in seen(state).players]


def refused(state: State, step: str) -> bool:
    """Is this step refused, and nothing changed by trying it?"""
    before = GAME.position_text(state)
    try:
        go(state, step)
    except (tablee.Refused, tablee.BadInput):
        return bool(GAME.position_text(state) == before)
    return False


def clause_against(state: State, step: str) -> str:
    """The clause by which this step is refused; trying it changes nothing."""
    before = GAME.position_text(state)
    try:
        go(state, step)
    except tablee.Refused as refusal:
        assert GAME.position_text(state) == before
        return refusal.clause
    raise AssertionError(f"{step} is not refused")


def endings(state: State, seat: str) -> dict[str, list[int]]:
    """The ways to lay everything now, and the totals that each gives."""
    return {
        action: totals(end_moment(go(state.copy(), f"{seat}:{action}")))
        for action in sorted(legal(state, seat) & {"gologolo", "out"})
    }


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


def won_by(state: State, seat: str) -> State:
    """The round that is about to begin, ended at once by this seat's royal or minor Gologolo."""
    hands = [WAITS if SEATS[index] == seat else "" for index in range(state.seats)]
    deal_next(state, *hands, drawn="Hr2")
    opener = to_move(state)
    if opener != seat:
        play(state, f"{opener}:drop-Hr2")
    return play(state, f"{seat}:gologolo")
