"""A position of Gologolo in one line.

    gologolo closed | round 2 first B | turn C laying 1 | A Cb0Cb0Hr2… / - / 12 | B … | drops Cb0

1. `gologolo` and `closed`, or `open` if laid melds count towards a Gologolo.
2. `round`, its number, `first` and who began it (`-` before the first player is drawn).
3. `turn`, whose turn it is (after a discard: who discarded; `-` between rounds), the phase (start,
   deal, first-card, card, opening, claim, turn, laying, taken, over) and how many melds that player
   had on the table when the turn began.
4. A part a seat: its letter, the hand, `/`, its melds joined with `+`, `/`, the points of the
   rounds that are over joined with `+`; `-` stands for none. In the moment after a discard `! pass`
   or `! gologolo` behind it is the seat's sealed answer; whoever could declare and has not answered
   is being asked.
5. `drops` and the discards that still lie there, the visible one last.

The stock is whatever is left of the 144 cards.
"""

from __future__ import annotations

from tablee.core.notation import Word, seat_letter
from tablee.games.gologolo.names import (
    CARDS,
    card_names,
    meld_names,
    parse_card,
    parse_cards,
    parse_meld,
)
from tablee.games.gologolo.rules.cards import COPIES, KINDS, MELDS, counts_of
from tablee.games.gologolo.rules.state import (
    ASKED,
    CLAIMED,
    CLAIMING,
    DEALING,
    NOBODY,
    OVER,
    PASSED,
    GologoloState,
)
from tablee.games.gologolo.view import PHASES

NONE = "-"
MODES = {"closed": False, "open": True}
_ANSWERS = {PASSED: "pass", CLAIMED: "gologolo"}


def position_text(state: GologoloState) -> str:
    """The whole state in one line."""
    mode = "open" if state.open_gologolo else "closed"
    phase = PHASES[state.phase]
    parts = [
        f"gologolo {mode}",
        f"round {state.round} first {_seat(state.first)}",
        f"turn {_seat(state.actor)} {phase} {state.laid_before}",
        *(_seat_text(state, seat) for seat in range(state.seats)),
    ]
    if state.discards:
        parts.append(" ".join(("drops", *(CARDS[kind] for kind in state.discards))))
    return " | ".join(parts)


def _seat(seat: int) -> str:
    return NONE if seat == NOBODY else seat_letter(seat)


def _seat_text(state: GologoloState, seat: int) -> str:
    hand = "".join(card_names(state.hands[seat])) or NONE
    melds = "+".join(meld_names(state.melds[seat])) or NONE
    points = "+".join(str(number) for number in state.sheet[seat]) or NONE
    answer = _ANSWERS.get(state.answers[seat])
    return f"{seat_letter(seat)} {hand} / {melds} / {points}" + (f" ! {answer}" if answer else "")


def parse_position(word: Word) -> GologoloState:
    """The state that this line describes; one that cannot be is refused."""
    return _Reader(word).read()


class _Reader:
    """Reads one position, part by part."""

    def __init__(self, word: Word) -> None:
        self.word = word
        parts = list(word.split("|"))
        if len(parts) < 5:
            raise word.error("expected 'gologolo', round, turn and at least two seats")
        self.mode, self.round, self.turn, *rest = parts
        self.drops = rest.pop() if _texts(rest[-1])[:1] == ["drops"] else None
        self.seats = rest

    def read(self) -> GologoloState:
        state = GologoloState(self._count(), self._is_open())
        self._read_round(state)
        self._read_turn(state)
        for seat, part in enumerate(self.seats):
            self._read_seat(state, seat, part)
        if self.drops is not None:
            state.discards = [parse_card(word) for word in list(self.drops.words())[1:]]
        self._fill_stock(state)
        self._check_hands(state)
        if state.phase == CLAIMING:
            self._ask(state)
        return state

    def _is_open(self) -> bool:
        texts = _texts(self.mode)
        if len(texts) != 2 or texts[0] != "gologolo" or texts[1] not in MODES:
            raise self.mode.error("expected 'gologolo closed' or 'gologolo open' first")
        return MODES[texts[1]]

    def _count(self) -> int:
        if not 2 <= len(self.seats) <= 5:
            raise self.word.error(f"expected 2 to 5 seats, found {len(self.seats)}")
        return len(self.seats)

    def _read_round(self, state: GologoloState) -> None:
        words = list(self.round.words())
        texts = [word.text for word in words]
        if len(texts) != 4 or texts[0] != "round" or texts[2] != "first":
            raise self.round.error("expected 'round 1 first A'")
        if not texts[1].isdecimal() or not 1 <= int(texts[1]) <= state.rounds:
            raise words[1].error(f"expected a round from 1 to {state.rounds}")
        state.round = int(texts[1])
        state.first = _seat_or_nobody(words[3], state)

    def _read_turn(self, state: GologoloState) -> None:
        words = list(self.turn.words())
        texts = [word.text for word in words]
        if len(texts) != 4 or texts[0] != "turn" or not texts[3].isdecimal():
            raise self.turn.error("expected 'turn A laying 0': seat, phase, melds laid before")
        if texts[2] not in PHASES:
            raise words[2].error(f"expected a phase ({' '.join(PHASES)}), not '{texts[2]}'")
        state.actor = _seat_or_nobody(words[1], state)
        state.phase = [*PHASES].index(texts[2])
        state.laid_before = int(texts[3])
        if (state.actor == NOBODY) != (state.phase <= DEALING or state.phase == OVER):
            raise words[1].error("somebody has the turn during a round, and nobody between rounds")

    def _read_seat(self, state: GologoloState, seat: int, part: Word) -> None:
        words = list(part.words())
        texts = [word.text for word in words]
        if texts[:1] != [seat_letter(seat)] or texts[2:3] != ["/"] or texts[4:5] != ["/"]:
            raise part.error(f"expected '{seat_letter(seat)} hand / melds / points'")
        if len(words) < 6:
            raise part.error("expected the points of the rounds behind the second '/'")
        if texts[1] != NONE:
            state.hands[seat] = counts_of(parse_cards(words[1]))
        if texts[3] != NONE:
            state.melds[seat] = [parse_meld(meld) for meld in words[3].split("+")]
        if texts[5] != NONE:
            state.sheet[seat] = [_points(points) for points in words[5].split("+")]
        self._read_answer(state, seat, words[6:])

    def _read_answer(self, state: GologoloState, seat: int, words: list[Word]) -> None:
        if not words:
            return
        answers = {text: code for code, text in _ANSWERS.items()}
        if len(words) != 2 or words[0].text != "!" or words[1].text not in answers:
            raise words[0].error("expected '! pass' or '! gologolo'")
        state.answers[seat] = answers[words[1].text]

    def _fill_stock(self, state: GologoloState) -> None:
        open_cards = [kind for melds in state.melds for meld in melds for kind in MELDS[meld]]
        shown = counts_of(open_cards + state.discards)
        for kind in range(KINDS):
            out = shown[kind] + sum(hand[kind] for hand in state.hands)
            if out > COPIES:
                raise self.word.error(f"there are only three {CARDS[kind]}, found {out}")
            state.stock[kind] = COPIES - out
        state.stock_size = sum(state.stock)

    def _check_hands(self, state: GologoloState) -> None:
        for seat, part in enumerate(self.seats):
            wanted = state.hand_size(seat)
            found = sum(state.hands[seat])
            if found != wanted:
                raise part.error(f"expected {wanted} cards in this hand, found {found}")
            if len(state.sheet[seat]) != state.round - (0 if state.phase == OVER else 1):
                raise part.error("expected the points of every round that is over")

    def _ask(self, state: GologoloState) -> None:
        for seat in range(state.seats):
            can = seat != state.actor and state.can_declare(seat, state.visible())
            if not can and state.answers[seat]:
                raise self.seats[seat].error("this seat cannot declare, so it has not answered")
            if can and not state.answers[seat]:
                state.answers[seat] = ASKED


def _texts(part: Word) -> list[str]:
    return [word.text for word in part.words()]


def _seat_or_nobody(word: Word, state: GologoloState) -> int:
    return NOBODY if word.text == NONE else word.seat(state.seats)


def _points(word: Word) -> int:
    if not word.text.isdecimal():
        raise word.error(f"expected points, not '{word.text}'")
    return int(word.text)
