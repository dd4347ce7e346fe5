"""A position of Grüll in one line.

    gruell base | A +2 S / +6 PO | B GO PO / -2 ! GO | lost S S | table A:+4 B:S turn A

After the variant comes a part a seat: its letter, the hand, `/`, the pile, and behind `!` the card
that it has sealed. `lost` lists cards out of the game. While a trick resolves, `table` lists the
cards still to be placed, and `turn` names the ogre that takes next when two of them share.
"""

from __future__ import annotations

from tablee.core.notation import Word, seat_letter
from tablee.games.gruell.names import CARDS, card_names, parse_card
from tablee.games.gruell.rules.cards import (
    GREAT_OGRE,
    KINDS,
    LITTLE_OGRE,
    NO_CARD,
    SORCERER,
    Bag,
    is_goblin,
    is_ogre,
)
from tablee.games.gruell.rules.hand import hand_of
from tablee.games.gruell.rules.state import (
    CHOOSING,
    MOST_SEATS,
    NOBODY,
    OVER,
    SHARING,
    SORCERY,
    GruellState,
)
from tablee.games.gruell.rules.variant import VARIANTS, Variant


def position_text(state: GruellState) -> str:
    """The whole state in one line."""
    parts = [f"gruell {state.variant.name}"]
    parts += [_seat_text(state, seat) for seat in range(state.seats)]
    if any(state.lost):
        parts.append(" ".join(("lost", *card_names(state.lost))))
    if state.phase in (SORCERY, SHARING):
        parts.append(_table_text(state))
    return " | ".join(parts)


def _seat_text(state: GruellState, seat: int) -> str:
    sealed = state.chosen[seat]
    words = [seat_letter(seat), *card_names(state.hands[seat].bag), "/"]
    words += card_names(state.piles[seat])
    return " ".join(words if sealed == NO_CARD else [*words, "!", CARDS[sealed]])


def _table_text(state: GruellState) -> str:
    cards = [
        f"{seat_letter(seat)}:{CARDS[card]}"
        for seat, card in enumerate(state.table)
        if card != NO_CARD
    ]
    turn = ["turn", seat_letter(state.actor)] if state.phase == SHARING else []
    return " ".join(["table", *cards, *turn])


def parse_position(word: Word) -> GruellState:
    """The state that this line describes; one that cannot be is refused."""
    return _Reader(word).read()


class _Reader:
    """Reads one position, part by part."""

    def __init__(self, word: Word) -> None:
        self.word = word
        parts = list(word.split("|"))
        self.head = list(parts[0].words())
        self.seats = [part for part in parts[1:] if _first(part) not in ("lost", "table")]
        self.extras = {_first(part): part for part in parts[1:] if part not in self.seats}
        if len(self.extras) + len(self.seats) + 1 != len(parts):
            raise word.error("'lost' and 'table' may stand only once")

    def read(self) -> GruellState:
        state = GruellState(self._count(), self._variant())
        for seat, part in enumerate(self.seats):
            self._read_seat(state, seat, part)
        if "lost" in self.extras:
            self._read_lost(state)
        if "table" in self.extras:
            self._read_table(state)
        self._check_cards(state)
        self._set_trick(state)
        return state

    def _variant(self) -> Variant:
        texts = [word.text for word in self.head]
        if len(texts) != 2 or texts[0] != "gruell" or texts[1] not in VARIANTS:
            raise self.word.error(f"expected 'gruell' and a variant ({' '.join(VARIANTS)}) first")
        return VARIANTS[texts[1]]

    def _count(self) -> int:
        most = MOST_SEATS - 1 if self._variant().kid else MOST_SEATS
        if not 2 <= len(self.seats) <= most:
            raise self.word.error(f"expected 2 to {most} seats, found {len(self.seats)}")
        return len(self.seats)

    def _read_seat(self, state: GruellState, seat: int, part: Word) -> None:
        words = list(part.words())
        if not words or words[0].text != seat_letter(seat):
            raise part.error(f"expected seat {seat_letter(seat)} here")
        texts = [word.text for word in words]
        if texts.count("/") != 1:
            raise part.error("expected one '/' between hand and pile")
        slash = texts.index("/")
        bang = texts.index("!") if "!" in texts else len(texts)
        if bang < slash:
            raise words[bang].error("'!' stands behind the pile")
        state.hands[seat] = hand_of(self._bag(words[1:slash]))
        state.piles[seat] = self._bag(words[slash + 1 : bang])
        if bang < len(texts):
            state.chosen[seat] = self._sealed(state, seat, words[bang:])

    def _sealed(self, state: GruellState, seat: int, words: list[Word]) -> int:
        if len(words) != 2:
            raise words[0].error("expected one card behind '!'")
        card = parse_card(words[1])
        if not state.hands[seat].holds(card):
            raise words[1].error(f"{seat_letter(seat)} does not hold '{words[1].text}'")
        return card

    def _bag(self, words: list[Word]) -> Bag:
        bag = [0] * KINDS
        for word in words:
            card = parse_card(word)
            if not self._variant().hand.holds(card):
                raise word.error(f"there is no '{word.text}' in this variant")
            bag[card] += 1
        return bag

    def _read_lost(self, state: GruellState) -> None:
        part = self.extras["lost"]
        if not state.variant.cancelled_are_lost:
            raise part.error("cards are lost only in variant 2")
        state.lost = self._bag(list(part.words())[1:])

    def _read_table(self, state: GruellState) -> None:
        turn = NOBODY
        words = iter(list(self.extras["table"].words())[1:])
        for word in words:
            if word.text == "turn":
                turn = next(words, word).seat(state.seats)
            else:
                self._lay(state, word)
        self._set_phase(state, turn)

    def _lay(self, state: GruellState, word: Word) -> None:
        letter = word.text.partition(":")[0]
        seat = Word(letter, word.place).seat(state.seats)
        if state.table[seat] != NO_CARD:
            raise word.error(f"{letter} has a card on the table already")
        state.table[seat] = parse_card(word.after(len(letter) + 1))

    def _set_phase(self, state: GruellState, turn: int) -> None:
        part = self.extras["table"]
        if any(sealed != NO_CARD for sealed in state.chosen):
            raise part.error("no card is sealed while a trick resolves")
        if SORCERER in state.table:
            if state.table.count(SORCERER) > 1 or not any(map(is_ogre, state.table)):
                raise part.error("a sorcerer is asked only when alone and with an ogre")
            state.phase, state.actor = SORCERY, state.table.index(SORCERER)
            return
        self._set_sharing(state, turn, part)

    def _set_sharing(self, state: GruellState, turn: int, part: Word) -> None:
        if state.table.count(GREAT_OGRE) != 1 or state.table.count(LITTLE_OGRE) != 1:
            raise part.error("expected a sorcerer with an ogre, or one great and one little ogre")
        great, little = state.table.index(GREAT_OGRE), state.table.index(LITTLE_OGRE)
        if turn not in (great, little):
            raise part.error("expected 'turn' and the seat of one of the two ogres")
        if len({card for card in state.table if is_goblin(card)}) < 2:
            raise part.error("ogres are asked only while different goblins are left")
        state.phase, state.actor = SHARING, turn
        state.partner = little if turn == great else great

    def _check_cards(self, state: GruellState) -> None:
        full = state.variant.hand.bag
        for card, name in enumerate(CARDS):
            bags = [*(hand.bag for hand in state.hands), *state.piles, state.lost]
            there = sum(bag[card] for bag in bags) + state.table.count(card)
            if there != full[card] * state.seats:
                raise self.word.error(
                    f"expected {full[card] * state.seats} of '{name}' in all, found {there}"
                )
            if any(hand.bag[card] > full[card] for hand in state.hands):
                raise self.word.error(f"nobody can hold so many of '{name}'")

    def _set_trick(self, state: GruellState) -> None:
        sizes = {hand.size for hand in state.hands}
        if len(sizes) > 1:
            raise self.word.error("all hands must be of one size")
        played = state.variant.hand.size - sizes.pop()
        if state.phase == CHOOSING:
            self._set_choosing(state, played + 1)
        else:
            state.trick = played

    def _set_choosing(self, state: GruellState, trick: int) -> None:
        state.undecided = state.chosen.count(NO_CARD)
        state.trick = min(trick, state.variant.tricks)
        if trick > state.variant.tricks:
            state.phase = OVER
            return
        if state.undecided == 0:
            raise self.word.error("somebody must still have to choose")
        for seat, hand in enumerate(state.hands):
            if len(hand.kinds) == 1 and state.chosen[seat] == NO_CARD:
                raise self.seats[seat].error(
                    f"the only card left is chosen: write '! {CARDS[hand.kinds[0]]}'"
                )


def _first(part: Word) -> str:
    return next((word.text for word in part.words()), "")
