"""Players made for G.O.O.T.M.U."""

from __future__ import annotations

from random import Random

from tablee.core.bot import Bot
from tablee.core.chance import Chance, Outcome, RandomSource
from tablee.games.gootmu.imagine import imagine
from tablee.games.gootmu.plan import Planner, missing_pieces
from tablee.games.gootmu.rules.actions import (
    CALL,
    CANCEL,
    DROP,
    MONSTER,
    NAME,
    NO,
    ROLL,
    SPIN,
    SQUARE,
    TILE,
    TOKEN_CROSS,
    TURN,
    owner_of,
)
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.tiles import CANCEL_TURN, POWER_TOKEN
from tablee.games.gootmu.view import GootmuView

BETWEEN = ("turn", "end", "offer")  # what is asked when no move is under way
NODES = 200  # states that a decision may look at …
NODES_A_ROLL = 40  # … but at least so many for each number that may be walked
MANY = 40  # squares to choose between
PIECES_TO_STOP = 2  # so many own pieces make a player dangerous
NEAR = 4  # steps around a start that count
HIDDEN_ENOUGH = 9.0  # turns: a piece farther away is no worse for its owner
APART = 0.15  # turns for each step between the pieces of a player


class Walker(Bot):
    """Walks to its pieces by the dice's odds, and hides those of others far away."""

    def __init__(self, setting: str = "") -> None:
        self.planner = Planner()

    def choose(self, view: GootmuView, legal: list[int], budget: int, rng: Random) -> int:
        """Place, stop a leader, or take what leads to the best state."""
        if len(legal) == 1:
            return legal[0]
        self.planner.begin()
        state = imagine(view, rng)
        seat = state.first_pending()
        match view.asks:
            case "pawn":
                return _best_start(state, legal, self.planner, rng)
            case "piece":
                return _best_hiding_place(state, legal, self.planner)
            case "offer":
                pawn = state.stack[-1].pawn
                leads = pawn < state.seats and state.own_pieces(pawn) >= PIECES_TO_STOP
                return CANCEL if leads else NO
            case "turn" if MONSTER in legal and self.planner.monster_is_in_the_way(state, seat):
                return MONSTER
        return _Search(self.planner, state, seat, rng).best(legal)


# --- placing


def _best_start(state: GootmuState, legal: list[int], planner: Planner, rng: Random) -> int:
    """A square from which many others are near."""
    atlas = planner.atlas(state, state.stack[-1].pawn)

    def near(action: int) -> int:
        steps = atlas.steps_to(frozenset([action - SQUARE]))
        return sum([0 <= far <= NEAR for far in steps])

    worth = {action: near(action) for action in legal}
    most = max(worth.values())
    return rng.choice([action for action in legal if worth[action] == most])


def _best_hiding_place(state: GootmuState, legal: list[int], planner: Planner) -> int:
    """Far from its owner, and from that player's other pieces; one's own where it is near."""
    frame = state.stack[-1]
    owner = owner_of(frame.number)
    atlas = planner.atlas(state, owner)
    home = state.pawns[owner].square
    pieces = [state.where[t] for t in missing_pieces(state, owner) if state.where[t] >= 0]

    def hidden(action: int) -> float:
        square = frozenset([action - SQUARE])
        apart = [atlas.steps_to(square)[piece] for piece in pieces]
        turns = min(atlas.rough_turns(home, square), HIDDEN_ENOUGH)
        return turns + APART * min(apart, default=0)

    return min(legal, key=hidden) if owner == frame.by else max(legal, key=hidden)


# --- looking ahead


class _Search:
    """Plays a decision's choices to the end of the turn and compares what comes of them."""

    def __init__(self, planner: Planner, state: GootmuState, seat: int, rng: Random) -> None:
        self.planner = planner
        self.state = state
        self.seat = seat
        self.rng = rng
        self.nodes = 0
        self.share = NODES_A_ROLL
        self.faces: dict[int, Outcome] = {}
        self.walks: dict[tuple[int, ...], float] = {}

    def best(self, legal: list[int]) -> int:
        """The action that leads to the best state."""
        actions = self._sensible(self.state, legal)
        if len(actions) == 1:
            return actions[0]
        self.planner.worth(self.state, self.seat)  # the maze as it is must be worked out
        actions = [a for a in actions if not _changes_maze(a)] + self._best_change(actions)
        self.share = max(NODES_A_ROLL, NODES // len(actions))
        return max(actions, key=self._after)

    def _best_change(self, actions: list[int]) -> list[int]:
        """The rotation that looks best at a glance: to work out more would take too long."""
        changes = [action for action in actions if _changes_maze(action)]
        self.planner.effort.left, left = 0, self.planner.effort.left
        best = sorted(changes, key=self._after)[-1:]
        self.planner.effort.left = left
        return best

    def _after(self, action: int) -> float:
        """What an action is worth."""
        self.nodes = 6 * NODES_A_ROLL if action in (ROLL, MONSTER) else self.share
        return self._play(self.state, action, 0)

    def _play(self, state: GootmuState, action: int, luck: int) -> float:
        self.nodes -= 1
        after = state.copy()
        _hide_tokens(after, kept=int(_uses_token(action)))
        after.play(self.seat, action)
        return self._value(after, luck)

    def _value(self, state: GootmuState, luck: int) -> float:
        """The worth of a state if the turn goes on as well as possible; `luck`: dice so far."""
        chance = state.chance()
        if self.nodes > 0 and chance is not None:
            return self._expected(state, chance, luck)
        if self.nodes <= 0 or state.first_pending() != self.seat or self._is_over(state):
            return self._worth(state)
        frame = state.stack[-1]
        if frame.word() != "walk":
            return self._best_value(state, luck)
        key = (*state.pawns[frame.pawn].trail[-2:], frame.number, luck, *state.where)
        if key not in self.walks:
            self.walks[key] = self._best_value(state, luck)
        return self.walks[key]

    def _best_value(self, state: GootmuState, luck: int) -> float:
        actions = self._sensible(state, state.legal(self.seat))
        walking = [action for action in actions if not _changes_maze(action)]
        return max([self._play(state, action, luck) for action in walking or actions])

    def _is_over(self, state: GootmuState) -> bool:
        """Is the move done? The monster's moves are looked at only when they are to be made."""
        frame = state.stack[-1]
        if frame.pawn == state.monster != self.state.stack[-1].pawn:
            return True
        return state.turn != self.state.turn or frame.word() in BETWEEN

    def _worth(self, state: GootmuState) -> float:
        """Who has still to roll in this turn is a turn ahead of who has not."""
        worth = self.planner.worth(state, self.seat)
        if state.ended or state.turn != self.state.turn:
            return worth
        return worth + (1.0 if state.stack[-1].word() == "turn" else 0.0)

    # --- chance

    def _expected(self, state: GootmuState, chance: Chance, luck: int) -> float:
        """The mean over a first die; anything more is drawn."""
        if chance.kind == "die" and luck == 0:
            return self._mean(state, chance)
        if chance.kind == "marker":
            return self._settle(state, self._face(state, chance), luck)
        return self._settle(state, chance.sample(RandomSource(self.rng)), luck + 1)

    def _mean(self, state: GootmuState, chance: Chance) -> float:
        """Every face gets its share of the nodes."""
        left = self.nodes
        share = left // 6
        total = 0.0
        for face, odds in chance.odds():
            self.nodes = share
            total += odds * self._settle(state, face, 1)
            left -= share - self.nodes
        self.nodes = left
        return total

    def _face(self, state: GootmuState, chance: Chance) -> Outcome:
        """A marker has the same face whichever way one comes to it."""
        thing = state.stack[-1].number
        if thing not in self.faces:
            self.faces[thing] = chance.sample(RandomSource(self.rng))
        return self.faces[thing]

    def _settle(self, state: GootmuState, outcome: Outcome, luck: int) -> float:
        self.nodes -= 1
        after = state.copy()
        after.settle(outcome)
        return self._value(after, luck)

    # --- what is worth a look

    def _sensible(self, state: GootmuState, legal: list[int]) -> list[int]:
        """Without what hardly ever helps: the monster, and tokens and things amid a move."""
        frame = state.stack[-1]
        kept = [action for action in legal if action != MONSTER]
        if frame.word() == "walk":
            kept = [action for action in kept if not SPIN <= action < TILE]
            if state.room(frame.pawn) > 0:
                kept = [action for action in kept if not DROP <= action < SQUARE]
        return self._some(kept or legal)

    def _some(self, actions: list[int]) -> list[int]:
        """Of very many squares those with own pieces, and some of the others."""
        if len(actions) <= MANY:
            return actions
        pieces = [self.state.where[thing] for thing in missing_pieces(self.state, self.seat)]
        best = [action for action in actions if action - SQUARE in pieces]
        return best + self.rng.sample(actions, MANY)


def _uses_token(action: int) -> bool:
    return NAME <= action < TURN or SPIN <= action < TILE or TOKEN_CROSS <= action < CALL


def _hide_tokens(state: GootmuState, kept: int) -> None:
    """Let POWER TOKENs look like something else: the rules try all rotations at every step for who
    holds one, and the search does not look at those.
    """
    frame = state.stack[-1]
    tokens = [t for t in state.items_carried(frame.pawn) if state.kinds[t] == POWER_TOKEN]
    for thing in tokens[kept:]:
        state.kinds[thing] = CANCEL_TURN


def _changes_maze(action: int) -> bool:
    return TURN <= action < TILE + 20
