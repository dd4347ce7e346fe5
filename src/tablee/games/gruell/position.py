"""A position of Grüll in one line.

    gruell base | A +2 S / +6 PO | B GO PO / -2 ! GO | lost S S | table A:+4 B:S turn A

After the variant comes one part per seat: its letter, the hand, `/`, the pile, and behind `!` the
card that it has sealed. `lost` lists cards out of the game. While a trick resolves, `table` lists
the cards still to be placed, and `turn` names the ogre that takes next when two of them share.

All cards must be there, and hands, sealed cards and the open trick must fit the rules. How the
piles came about is the author's affair: earlier tricks are not traced back.
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
    bag_of,
    is_goblin,
    is_good,
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
    """Return the state that this line describes; raise NotationError if the rules forbid it."""
    return _Reader(word).read()


class _Reader:
    """Reads one position, part by part, and then checks that the parts fit each other."""

    def __init__(self, word: Word) -> None:
        self.word = word
        parts = [_trimmed(part) for part in word.split("|")]
        self.head = list(parts[0].words())
        self.seats = [part for part in parts[1:] if _first(part) not in ("lost", "table")]
        self.extras = {_first(part): part for part in parts[1:] if part not in self.seats}
        if len(self.extras) + len(self.seats) + 1 != len(parts):
            raise word.error("gruell:part-twice")
        self.variant = self._variant()
        self.left = [count * len(self.seats) for count in self.variant.hand.bag]

    def read(self) -> GruellState:
        state = GruellState(self._count(), self.variant)
        for seat, part in enumerate(self.seats):
            self._read_seat(state, seat, part)
        if "lost" in self.extras:
            self._read_lost(state)
        if "table" in self.extras:
            self._read_table(state)
        self._check_all_there(state)
        self._set_trick(state)
        return state

    def _variant(self) -> Variant:
        texts = [word.text for word in self.head]
        if len(texts) != 2 or texts[0] != "gruell" or texts[1] not in VARIANTS:
            raise self.word.error("gruell:variant-first", variants=" ".join(VARIANTS))
        return VARIANTS[texts[1]]

    def _count(self) -> int:
        most = MOST_SEATS - 1 if self.variant.kid else MOST_SEATS
        if not 2 <= len(self.seats) <= most:
            raise self.word.error(
                "gruell:seats-of-variant", most=str(most), found=str(len(self.seats))
            )
        return len(self.seats)

    # --- hands, piles and sealed cards

    def _read_seat(self, state: GruellState, seat: int, part: Word) -> None:
        words = list(part.words())
        if not words or words[0].text != seat_letter(seat):
            raise part.error("gruell:seat-here", seat=seat_letter(seat))
        texts = [word.text for word in words]
        if texts.count("/") != 1:
            raise part.error("gruell:one-slash")
        slash = texts.index("/")
        bang = texts.index("!") if "!" in texts else len(texts)
        if bang < slash:
            raise words[bang].error("gruell:sealed-behind-pile")
        state.hands[seat] = hand_of(self._hand(words[1:slash]))
        state.piles[seat] = self._bag(words[slash + 1 : bang])
        if bang < len(texts):
            state.chosen[seat] = self._sealed(state, seat, words[bang:])

    def _hand(self, words: list[Word]) -> Bag:
        bag = [0] * KINDS
        for word in words:
            card = self._card(word)
            most = self.variant.hand.bag[card]
            if bag[card] == most:
                raise word.error("gruell:too-many-in-hand", most=str(most), card=CARDS[card])
            bag[card] += 1
        return bag

    def _bag(self, words: list[Word]) -> Bag:
        return bag_of([self._card(word) for word in words])

    def _card(self, word: Word) -> int:
        """The card that is written so, one of those that are left to be written."""
        card = parse_card(word)
        all_of_them = self.variant.hand.bag[card] * len(self.seats)
        if all_of_them == 0:
            raise word.error("gruell:not-in-variant", text=word.text)
        if self.left[card] == 0:
            raise word.error("gruell:too-many-cards", number=str(all_of_them), card=CARDS[card])
        self.left[card] -= 1
        return card

    def _check_all_there(self, state: GruellState) -> None:
        for card, missing in enumerate(self.left):
            if missing:
                wanted = self.variant.hand.bag[card] * state.seats
                raise self.word.error(
                    "gruell:cards-missing",
                    wanted=str(wanted),
                    card=CARDS[card],
                    found=str(wanted - missing),
                )

    def _sealed(self, state: GruellState, seat: int, words: list[Word]) -> int:
        if len(words) != 2:
            raise words[0].error("gruell:one-sealed-card")
        card = parse_card(words[1])
        if "table" in self.extras:
            raise words[0].error("gruell:none-sealed-in-trick")
        if not state.hands[seat].holds(card):
            raise words[1].error(
                "gruell:sealed-not-held", seat=seat_letter(seat), text=words[1].text
            )
        return card

    def _read_lost(self, state: GruellState) -> None:
        part = self.extras["lost"]
        words = list(part.words())[1:]
        if not self.variant.cancelled_are_lost:
            raise part.error("gruell:lost-in-variant-2")
        state.lost = self._bag(words)
        for word in words:
            card = parse_card(word)
            if is_goblin(card) or state.lost[card] == 1:
                raise word.error("gruell:lost-by-kind")

    # --- a trick that resolves

    def _read_table(self, state: GruellState) -> None:
        words = list(self.extras["table"].words())[1:]
        turn = NOBODY
        if len(words) > 1 and words[-2].text == "turn":
            turn = words.pop().seat(state.seats)
            words.pop()
        for word in words:
            self._lay(state, word)
        self._set_phase(state, turn)

    def _lay(self, state: GruellState, word: Word) -> None:
        letter = word.text.partition(":")[0]
        seat = Word(letter, word.place).seat(state.seats)
        if state.table[seat] != NO_CARD:
            raise word.error("gruell:already-on-table", seat=letter)
        card = self._card(word.after(len(letter) + 1))
        if not _has_played(state, seat, card):
            raise word.error("gruell:still-in-hand", seat=letter, card=CARDS[card])
        state.table[seat] = card

    def _set_phase(self, state: GruellState, turn: int) -> None:
        part = self.extras["table"]
        if SORCERER not in state.table:
            self._set_sharing(state, turn, part)
            return
        if state.table.count(SORCERER) > 1 or not any(map(is_ogre, state.table)):
            raise part.error("gruell:sorcerer-alone")
        if NO_CARD in state.table:
            raise part.error("gruell:whole-trick")
        if turn != NOBODY:
            raise part.error("gruell:turn-while-sharing")
        state.phase, state.actor = SORCERY, state.table.index(SORCERER)

    def _set_sharing(self, state: GruellState, turn: int, part: Word) -> None:
        if state.table.count(GREAT_OGRE) != 1 or state.table.count(LITTLE_OGRE) != 1:
            raise part.error("gruell:who-is-asked")
        great, little = state.table.index(GREAT_OGRE), state.table.index(LITTLE_OGRE)
        if turn not in (great, little):
            raise part.error("gruell:turn-of-an-ogre")
        if len({card for card in state.table if is_goblin(card)}) < 2:
            raise part.error("gruell:goblins-differ")
        state.phase, state.actor = SHARING, turn
        state.partner = little if turn == great else great
        may_be = _great_begins(state) if turn == great else _great_has_taken(state, great)
        if not may_be:
            raise part.error("gruell:great-ogre-first")

    # --- which trick it is

    def _set_trick(self, state: GruellState) -> None:
        size = state.hands[0].size
        for hand, part in zip(state.hands, self.seats):
            if hand.size != size:
                raise part.error("gruell:hands-alike", size=str(size), found=str(hand.size))
        played = self.variant.hand.size - size
        if played > self.variant.tricks:
            raise self.seats[0].error("gruell:last-card-stays")
        if state.phase == CHOOSING:
            self._set_choosing(state, played + 1)
        else:
            state.trick = played

    def _set_choosing(self, state: GruellState, trick: int) -> None:
        state.undecided = state.chosen.count(NO_CARD)
        state.trick = min(trick, self.variant.tricks)
        if trick > self.variant.tricks:
            self._set_over(state)
            return
        if state.undecided == 0:
            raise self.word.error("gruell:somebody-chooses")
        for seat, hand in enumerate(state.hands):
            if len(hand.kinds) == 1 and state.chosen[seat] == NO_CARD:
                raise self.seats[seat].error(
                    "gruell:only-card-is-chosen", card=CARDS[hand.kinds[0]]
                )

    def _set_over(self, state: GruellState) -> None:
        state.phase = OVER
        for sealed, part in zip(state.chosen, self.seats):
            if sealed != NO_CARD:
                raise part.error("gruell:none-sealed-at-end")


def _has_played(state: GruellState, seat: int, card: int) -> bool:
    return state.hands[seat].bag[card] < state.variant.hand.bag[card]


def _placed(state: GruellState) -> list[int]:
    """The seats whose card of this trick is no longer on the table."""
    return [seat for seat, card in enumerate(state.table) if card == NO_CARD]


def _great_begins(state: GruellState) -> bool:
    """Nothing was shared yet: all cards lie there, but for a sorcerer with what it captured."""
    placed = _placed(state)
    sorcerers = [seat for seat in placed if state.piles[seat][SORCERER]]
    captured = not any(map(is_good, state.table)) and len(sorcerers) == 1
    return not placed or (captured and _has_played(state, sorcerers[0], SORCERER))


def _great_has_taken(state: GruellState, great: int) -> bool:
    """One goblin was shared, and the great ogre has it."""
    placed = _placed(state)
    taken = [card for card in range(KINDS) if is_goblin(card) and state.piles[great][card]]
    return len(placed) == 1 and any(_has_played(state, placed[0], card) for card in taken)


def _trimmed(part: Word) -> Word:
    return part.after(len(part.text) - len(part.text.lstrip()))


def _first(part: Word) -> str:
    return next((word.text for word in part.words()), "")
