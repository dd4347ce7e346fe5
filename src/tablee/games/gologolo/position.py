"""A position of Gologolo in one line.

    gologolo closed | round 2 first B | turn C laying 1 | A Cb0Cb0Hr2… / - / 12 | B … | drops Cb0

1. `gologolo` and `closed`, or `open` if laid melds count towards a Gologolo.
2. `round`, its number, `first` and who began it (`-` before the first player is drawn).
3. `turn`, whose turn it is (after a discard: who discarded; `-` between rounds), the phase (start,
   deal, first-card, card, opening, claim, turn, laying, taken, over) and how many melds that player
   had on the table when the turn began.
4. One part per seat: its letter, the hand, `/`, its melds joined with `+`, `/`, the points of the
   rounds that are over joined with `+`; `-` stands for none. In the moment after a discard `! pass`
   or `! gologolo` behind it is the seat's sealed answer; a seat that could declare and has not
   answered is being asked.
5. `drops` and the discards that still lie there, the visible one last.

The stock is the rest of the 144 cards.

A position must be one that its phase allows: cards in hands, melds, discards and stock fit each
other and the turn. How the table came to stand so is the author's affair: neither the number of
discards nor the points of earlier rounds are traced back turn by turn.
"""

from __future__ import annotations

from tablee.core.notation import Word, seat_letter
from tablee.core.phrases import Phrase, numbers
from tablee.games.gologolo.names import (
    CARDS,
    card_names,
    each_card,
    meld_names,
    parse_card,
    parse_meld,
)
from tablee.games.gologolo.rules.cards import COPIES, counts_of
from tablee.games.gologolo.rules.state import (
    ASKED,
    BONUS,
    CLAIMED,
    CLAIMING,
    DEALING,
    DRAWING,
    LAYING,
    MELD_POINTS,
    NOBODY,
    OPENING,
    OPENING_DRAW,
    OVER,
    PASSED,
    STARTING,
    TAKEN,
    TURN,
    GologoloState,
)
from tablee.games.gologolo.view import PHASES

NONE = "-"
MODES = {"closed": False, "open": True}
MOST_MELDS = 4
MOST_POINTS = max(BONUS) + MELD_POINTS * MOST_MELDS
"""What a round gives at most: a royal Gologolo (GL-18)."""
_ANSWERS = {PASSED: "pass", CLAIMED: "gologolo"}
_BETWEEN_ROUNDS = (STARTING, DEALING, OVER)
_AT_THE_START = (OPENING_DRAW, OPENING)
_NEEDS_STOCK = (DRAWING, TURN, TAKEN)  # a turn begins only while there is a stock (GL-15)


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
    """Return the state that this line describes; raise NotationError if the rules forbid it."""
    return _Reader(word).read()


class _Reader:
    """Reads one position, part by part, and then checks that the parts fit each other."""

    def __init__(self, word: Word) -> None:
        self.word = word
        parts = [_trimmed(part) for part in word.split("|")]
        if len(parts) < 5:
            raise word.error("gologolo:position-parts")
        self.mode, self.round, self.turn, *rest = parts
        self.drops = rest.pop() if _texts(rest[-1])[:1] == ["drops"] else None
        self.seats = rest

    def read(self) -> GologoloState:
        state = GologoloState(self._count(), self._is_open())
        self._read_round(state)
        self._read_turn(state)
        for seat, part in enumerate(self.seats):
            self._read_seat(state, seat, part)
        self._read_drops(state)
        state.stock_size = sum(state.stock)
        self._check(state)
        if state.phase == CLAIMING:
            self._ask(state)
        return state

    # --- reading

    def _is_open(self) -> bool:
        texts = _texts(self.mode)
        if len(texts) != 2 or texts[0] != "gologolo" or texts[1] not in MODES:
            raise self.mode.error("gologolo:mode-first")
        return MODES[texts[1]]

    def _count(self) -> int:
        if not 2 <= len(self.seats) <= 5:
            raise self.word.error("gologolo:seats-2-to-5", found=str(len(self.seats)))
        return len(self.seats)

    def _read_round(self, state: GologoloState) -> None:
        words = list(self.round.words())
        texts = [word.text for word in words]
        if len(texts) != 4 or texts[0] != "round" or texts[2] != "first":
            raise self.round.error("gologolo:round-part")
        _, self.number, _, self.first = words
        wanted = Phrase("gologolo:a-round", most=str(state.rounds))
        state.round = _number(self.number, range(1, state.rounds + 1), wanted)
        state.first = _seat_or_nobody(self.first, state)

    def _read_turn(self, state: GologoloState) -> None:
        words = list(self.turn.words())
        if len(words) != 4 or words[0].text != "turn":
            raise self.turn.error("gologolo:turn-part")
        _, self.actor, self.phase, self.laid = words
        if self.phase.text not in PHASES:
            phases = " ".join(PHASES)
            raise self.phase.error("gologolo:not-a-phase", phases=phases, text=self.phase.text)
        state.actor = _seat_or_nobody(self.actor, state)
        state.phase = [*PHASES].index(self.phase.text)
        wanted = Phrase("gologolo:melds-before", most=str(MOST_MELDS))
        state.laid_before = _number(self.laid, range(MOST_MELDS + 1), wanted)

    def _read_seat(self, state: GologoloState, seat: int, part: Word) -> None:
        words = list(part.words())
        texts = [word.text for word in words]
        if texts[:1] != [seat_letter(seat)] or texts[2:3] != ["/"] or texts[4:5] != ["/"]:
            raise part.error("gologolo:seat-part", seat=seat_letter(seat))
        if len(words) < 6:
            raise part.error("gologolo:points-part")
        if texts[1] != NONE:
            state.hands[seat] = counts_of(self._out_of_stock(state, words[1]))
        if texts[3] != NONE:
            state.melds[seat] = [self._read_meld(state, meld) for meld in words[3].split("+")]
        if texts[5] != NONE:
            state.sheet[seat] = [_points(points) for points in words[5].split("+")]
        self._read_answer(state, seat, words[6:])

    def _read_meld(self, state: GologoloState, word: Word) -> int:
        meld = parse_meld(word)
        self._out_of_stock(state, word)
        return meld

    def _read_answer(self, state: GologoloState, seat: int, words: list[Word]) -> None:
        if not words:
            return
        answers = {text: code for code, text in _ANSWERS.items()}
        if len(words) != 2 or words[0].text != "!" or words[1].text not in answers:
            raise words[0].error("gologolo:not-an-answer")
        if state.phase != CLAIMING:
            raise words[0].error("gologolo:no-answer-now")
        state.answers[seat] = answers[words[1].text]

    def _read_drops(self, state: GologoloState) -> None:
        words = list(self.drops.words())[1:] if self.drops is not None else []
        state.discards = [kind for word in words for kind in self._out_of_stock(state, word)]

    def _out_of_stock(self, state: GologoloState, word: Word) -> list[int]:
        """The cards that are written so; what lies elsewhere is not in the stock."""
        cards = [(parse_card(card), card) for card in each_card(word)]
        for kind, card in cards:
            if state.stock[kind] == 0:
                raise card.error("gologolo:too-many-cards", copies=str(COPIES), card=CARDS[kind])
            state.stock[kind] -= 1
        return [kind for kind, _ in cards]

    # --- what the phase allows

    def _check(self, state: GologoloState) -> None:
        self._check_round(state)
        self._check_actor(state)
        for seat, part in enumerate(self.seats):
            self._check_seat(state, seat, list(part.words()))
        self._check_discards(state)
        if state.stock_size == 0 and state.phase in _NEEDS_STOCK:
            raise self.phase.error("gologolo:stock-is-empty")
        self._check_laid_before(state)

    def _check_round(self, state: GologoloState) -> None:
        if state.phase == STARTING and state.round != 1:
            raise self.number.error("gologolo:round-1-at-start")
        if state.phase == OVER and state.round != state.rounds:
            raise self.number.error("gologolo:last-round-at-end", round=str(state.rounds))
        if (state.first == NOBODY) != (state.phase == STARTING):
            raise self.first.error("gologolo:first-of-round")

    def _check_actor(self, state: GologoloState) -> None:
        if (state.actor == NOBODY) != (state.phase in _BETWEEN_ROUNDS):
            raise self.actor.error("gologolo:turn-in-a-round")
        if state.phase in _AT_THE_START and state.actor != state.first:
            raise self.actor.error("gologolo:first-has-the-turn", seat=seat_letter(state.first))

    def _check_seat(self, state: GologoloState, seat: int, words: list[Word]) -> None:
        _, hand, _, melds, _, points, *_ = words
        laid = len(state.melds[seat])
        if laid and state.phase in (*_BETWEEN_ROUNDS, *_AT_THE_START):
            raise melds.error("gologolo:no-melds-yet", phase=self.phase.text)
        if laid > MOST_MELDS:
            raise melds.error("gologolo:too-many-melds", most=str(MOST_MELDS), found=str(laid))
        wanted, found = state.hand_size(seat), sum(state.hands[seat])
        if found != wanted:
            raise hand.error("gologolo:cards-in-hand", wanted=str(wanted), found=str(found))
        rounds = state.round - (0 if state.phase == OVER else 1)
        if len(state.sheet[seat]) != rounds:
            raise points.error("gologolo:points-of-rounds", rounds=str(rounds))

    def _check_discards(self, state: GologoloState) -> None:
        if state.phase in (*_BETWEEN_ROUNDS, *_AT_THE_START):
            if self.drops is not None:
                raise self.drops.error("gologolo:no-discards-yet", phase=self.phase.text)
        elif not state.discards and state.phase != TAKEN:
            raise self.phase.error("gologolo:drops-missing", phase=self.phase.text)

    def _check_laid_before(self, state: GologoloState) -> None:
        """The turn began with the melds that lie there, less those laid since (GL-09, GL-10)."""
        laid = len(state.melds[state.actor]) if state.actor != NOBODY else 0
        if state.phase == TAKEN and laid == 0:
            raise self.phase.error("gologolo:taken-is-laid")
        most = laid - 1 if state.phase == TAKEN else laid
        least = 0 if state.phase in (LAYING, CLAIMING) else most
        if not least <= state.laid_before <= most:
            wanted = str(most) if least == most else numbers(range(least, most + 1))
            raise self.laid.error("gologolo:laid-before", wanted=wanted)

    def _ask(self, state: GologoloState) -> None:
        for seat in range(state.seats):
            can = seat != state.actor and state.can_declare(seat, state.visible())
            if not can and state.answers[seat]:
                answer = list(self.seats[seat].words())[6]
                raise answer.error("gologolo:cannot-answer")
            if can and not state.answers[seat]:
                state.answers[seat] = ASKED


def _trimmed(part: Word) -> Word:
    return part.after(len(part.text) - len(part.text.lstrip()))


def _texts(part: Word) -> list[str]:
    return [word.text for word in part.words()]


def _seat_or_nobody(word: Word, state: GologoloState) -> int:
    return NOBODY if word.text == NONE else word.seat(state.seats)


def _points(word: Word) -> int:
    wanted = Phrase("gologolo:points-of-a-round", most=str(MOST_POINTS))
    return _number(word, range(MOST_POINTS + 1), wanted)


def _number(word: Word, allowed: range, wanted: Phrase) -> int:
    """The number that is written so; one of many digits is no number of this game."""
    if not word.text.isdecimal() or len(word.text) > 3 or int(word.text) not in allowed:
        raise word.error("gologolo:not-that-number", wanted=wanted, text=word.text)
    return int(word.text)
