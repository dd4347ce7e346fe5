// Made by `python -m tools.make_protocol` from src/tablee/server/protocol.py and the games. Do not
// edit: what is changed here is lost. docs/protocol.md tells how the messages are used.

export const PROTOCOL_VERSION = 1;

/** The codes with which the server closes a connection. */
export const CLOSE = {
  /** The table has to be read from its log again: connect again. */
  GOING_AWAY: 1001,
  /** The server stops, perhaps to start anew: connect again. */
  RESTARTING: 1012,
  /** A frame was longer than the server takes. */
  TOO_BIG: 1009,
  /** Not JSON, not a known message, or a field out of bounds. */
  BAD_MESSAGE: 4400,
  /** A key does not hold its seat. */
  NOT_ALLOWED: 4403,
  /** There is no such table, or no longer. */
  NO_TABLE: 4404,
  /** The client did not read what was sent: connect again and resume. */
  TOO_SLOW: 4408,
  /** Too many messages: wait a little, then connect again. */
  TOO_MANY: 4429,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** A seat, and the secret that holds it. */
export interface Key {
  /** (0 to 7) */
  readonly seat: number;
  /** (22 to 64 characters; `^[A-Za-z0-9_-]+$`) */
  readonly token: string;
}

/** Who sits at a seat, as everybody sees it. */
export interface SeatState {
  /** away: a bot plays for its person. */
  readonly kind: "away" | "bot" | "open" | "person";
  readonly name?: string;
  /** Of the bot that plays here. */
  readonly level?: string;
  /** Is anybody connected for this seat? */
  readonly present?: boolean;
  readonly away_since?: number | null;
  /** Seconds left on a clock that stands still. */
  readonly clock?: number | null;
  /** When a running clock runs out: that of somebody whom the table waits for. */
  readonly clock_ends?: number | null;
}

/** Something that happened, as one seat was told it. */
export interface Item<G extends GameKey = GameKey> {
  readonly number: number;
  readonly at: number;
  /** An event of the game or of the table, with a tag `event`. */
  readonly event: EventOf<G> | TableEvent;
  /**
   * The same in sentences of the reader's language. A sentence that tells of several events at
   * once stands with the last of them.
   */
  readonly said?: readonly string[];
}

/** Something a seat may do now: in notation, in words, and for programs that draw it. */
export interface Choice {
  readonly action: string;
  readonly label: string;
  /** What sort of choice it is, in the game's own word. */
  readonly kind?: string;
  /**
   * What it is about: names of things in the view, by what they are. No other choice of the
   * question has the same kind and target.
   */
  readonly target?: Readonly<Record<string, string | number>>;
}

/**
 * A way to finish a move that goes step by step. Ways with the same end differ in what happens
 * on them; the plainest, on which nothing is risked or spent, comes first.
 */
export interface Route {
  /** The square where the move itself ends. */
  readonly end: string;
  /** The squares that are stepped on, in order; the last is the end. */
  readonly path: readonly string[];
  /** The decisions, in notation: the first is the Act's `action`, the others are its `then`. */
  readonly actions: readonly string[];
  /**
   * What happens on the way and at its end, in sentences of the reader's language, until
   * chance falls or a hidden face shows.
   */
  readonly told?: readonly string[];
}

/** Why not all actions of a request were carried out. */
export interface Stopped {
  /** The action that was not carried out, counted from 0. */
  readonly at: number;
  /** A key that does not change with the language. */
  readonly reason: string;
  readonly sentence: string;
  readonly clause?: string;
}

/** The first message of a connection: which table, as whom, and what is known already. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  /** (4 to 24 characters; `^[a-z0-9]+$`) */
  readonly table: string;
  /** None for a spectator; several where people share a screen. (0 to 8 entries) */
  readonly keys?: readonly Key[];
  /**
   * How many numbered items each seat has already ("-" for a spectator); left out: the view
   * alone is sent, with everything that may still be read. (0 to 9 entries; each 0 to 2
   * characters; each 0 to 1000000)
   */
  readonly known?: Readonly<Record<string, number>>;
  /** (2 to 5 characters; `^[a-z]{2}(-[A-Z]{2})?$`) */
  readonly language?: string;
}

/** A decision, in notation. */
export interface Act {
  readonly type: "act";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
  /**
   * The number of the decision that was on offer, so that a late click decides nothing else.
   * (0 to 1000000)
   */
  readonly decision: number;
  /** (1 to 200 characters) */
  readonly action: string;
  /**
   * Further actions of the same seat, carried out one after the other: committed together,
   * told in one update, taken back by one undo. They stop before the first that is not
   * possible. (0 to 40 entries; each 1 to 200 characters)
   */
  readonly then?: readonly string[];
}

/** Take back the seat's last decision. */
export interface Undo {
  readonly type: "undo";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
}

/**
 * End a moment in which all may speak: for tables whose people all sit at one screen, which
 * has asked them. No sooner than a second after it has begun.
 */
export interface GoOn {
  readonly type: "go-on";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
}

/** A line of chat. */
export interface Say {
  readonly type: "say";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
  /** (1 to 300 characters) */
  readonly text: string;
}

/** Hear another seat's chat no more, or again. */
export interface Mute {
  readonly type: "mute";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
  /** (0 to 7) */
  readonly other: number;
  readonly muted: boolean;
}

/** Play again where a bot has played in the meantime. */
export interface TakeOver {
  readonly type: "take-over";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
}

/** Let a bot play for somebody who has been away for a while, or for oneself. */
export interface LetBot {
  readonly type: "let-bot";
  /**
   * Made by the client, new for every action; a repeated send with the same id is applied
   * once. (1 to 40 characters; `^[A-Za-z0-9_-]+$`)
   */
  readonly id: string;
  /** (0 to 7) */
  readonly seat: number;
  /** (0 to 7) */
  readonly other: number;
}

/** Are you there, and what time is it there? */
export interface Ping {
  readonly type: "ping";
  readonly sent: number;
}

/** The answer to Hello. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly table: string;
  /** The seats that this connection holds; none for a spectator. */
  readonly seats: readonly number[];
  /** The server's clock, in seconds since 1970. */
  readonly time: number;
}

/** The table apart from the game: who sits where, and what was agreed. */
export interface TableState {
  readonly type: "table";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly status: "open" | "over" | "playing";
  readonly seats: readonly SeatState[];
  readonly public: boolean;
  readonly clock: "game" | "move" | "none";
  readonly seconds: number;
  /** The promise of the seed that all chance follows from. */
  readonly commitment: string;
  readonly time?: number;
  readonly rematch?: string;
  /** Did the game begin from a position that its maker knows, hidden things included? */
  readonly from_position?: boolean;
  /** Whom everybody sees the table waiting for. */
  readonly waiting?: readonly number[];
  /** Is it over because this server no longer has the rules that it began with? */
  readonly rules_gone?: boolean;
}

/** What is new for one seat: items in order, and the whole view as it is now. */
export interface Update<G extends GameKey = GameKey> {
  readonly type: "update";
  /** None for a spectator. */
  readonly seat: number | null;
  /** How many items this seat has been told in all, these included. */
  readonly count: number;
  readonly items: readonly Item<G>[];
  /** The game's own view; None before the game has begun. */
  readonly view: ViewOf<G> | null;
  readonly question?: string;
  readonly decision?: number;
  readonly choices?: readonly Choice[];
  /**
   * The ways to finish the move, where one is asked for step by step: of very long moves some,
   * of all others all that differ.
   */
  readonly routes?: readonly Route[];
  readonly may_undo?: boolean;
  /** The rules that matter now. */
  readonly clauses?: readonly string[];
  /** Where all are asked at once and silence is an answer: when the moment is over. */
  readonly moment_ends?: number | null;
  /** Where hands decide: the number of the attempt that a hand is awaited for or makes now. */
  readonly attempt?: number | null;
  /**
   * The items that may still be read, by number; None: all of them. Where remembering is the
   * players' part, whatever else a client has kept must be forgotten.
   */
  readonly readable?: readonly number[] | null;
}

/** An action with this id is committed. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  /** How many of the actions were carried out. */
  readonly done?: number;
  /** Why it stopped before the last of them. */
  readonly stopped?: Stopped | null;
}

/** An action or message was refused and changed nothing. */
export interface Refusal {
  readonly type: "refusal";
  readonly id: string;
  /** A key that does not change with the language. */
  readonly reason: string;
  readonly sentence: string;
  readonly clause?: string;
}

/** The answer to Ping. */
export interface Pong {
  readonly type: "pong";
  readonly sent: number;
  readonly time: number;
}

/** Any message to the server. */
export type ClientMessage =
  | Hello
  | Act
  | Undo
  | GoOn
  | Say
  | Mute
  | TakeOver
  | LetBot
  | Ping;

/** Any message from the server. */
export type ServerMessage<G extends GameKey = GameKey> =
  | Welcome
  | TableState
  | Update<G>
  | Ack
  | Refusal
  | Pong;

/** A seat took back its last decision. */
export interface Undone {
  readonly event: "undone";
  readonly seat: number;
}

/** A person took a seat. */
export interface SatDown {
  readonly event: "table-sat";
  readonly seat: number;
  readonly name: string;
}

/** A person gave up a seat. */
export interface StoodUp {
  readonly event: "table-stood-up";
  readonly seat: number;
  readonly name: string;
}

/** A bot plays for somebody. */
export interface BotCame {
  readonly event: "table-bot-came";
  readonly seat: number;
  readonly why: string;
}

/** The person plays again. */
export interface CameBack {
  readonly event: "table-came-back";
  readonly seat: number;
}

/** A line of chat. */
export interface Spoke {
  readonly event: "table-spoke";
  readonly seat: number;
  readonly text: string;
}

/** What a hand had begun begins again: our fault, not the player's. */
export interface AttemptAgain {
  readonly event: "table-attempt-again";
  readonly seat: number;
}

/** All seats are taken. */
export interface GameBegan {
  readonly event: "table-began";
}

/** The rules that the game began with are gone, and with them the game has ended. */
export interface RulesGoneFor {
  readonly event: "table-rules-gone";
}

/** There is a new table for the same people. */
export interface Rematch {
  readonly event: "table-rematch";
  readonly seat: number;
  readonly table: string;
}

/** What is told besides the game. */
export type TableEvent =
  | Undone
  | SatDown
  | StoodUp
  | BotCame
  | CameBack
  | Spoke
  | AttemptAgain
  | GameBegan
  | RulesGoneFor
  | Rematch;

/** How the game ended; rank 1 is the best, ties share it. */
export interface Ending {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly why: string;
}

/** What everybody sees of one player. */
export interface GologoloPlayer {
  /** How many cards are in the hand. */
  readonly cards: number;
  readonly melds: readonly string[];
  /** The total of the rounds that are over. */
  readonly score: number;
  /** The points of each round that is over. */
  readonly rounds: readonly number[];
}

/** What only the seat itself sees. */
export interface GologoloPrivate {
  readonly hand: readonly string[];
  /** What it has answered in the moment after a discard. */
  readonly answer: string | null;
}

/** A game of Gologolo as one seat sees it. */
export interface GologoloView {
  readonly game: "gologolo";
  /** Whose view it is; None for a spectator. */
  readonly seat: number | null;
  /** Whom the table is seen to be waiting for. */
  readonly waiting: readonly number[];
  readonly ending: Ending | null;
  readonly open_gologolo: boolean;
  readonly round: number;
  readonly rounds: number;
  /** Who began this round. */
  readonly first: number | null;
  /** Whose turn it is; in the moment after a discard, who discarded. */
  readonly actor: number | null;
  readonly phase: "card" | "claim" | "deal" | "first-card" | "laying" | "opening" | "over" | "start" | "taken" | "turn";
  readonly asks: "claim" | "discard" | "nothing" | "turn";
  /** How many melds the actor had on the table when the turn began. */
  readonly laid_before: number;
  readonly players: readonly GologoloPlayer[];
  readonly visible: string | null;
  /** The discards of this round that still lie there, the visible one last. */
  readonly discards: readonly string[];
  readonly stock: number;
  readonly you: GologoloPrivate | null;
}

/** Chance chose the seat that begins the first round. */
export interface GologoloStarts {
  readonly event: "starts";
  readonly seat: number;
}

/** A round was dealt. */
export interface GologoloBegan {
  readonly event: "began";
  readonly round: number;
  readonly first: number;
}

/** A seat drew from the stock. */
export interface GologoloDraws {
  readonly event: "draws";
  readonly seat: number;
}

/** The card that a seat drew, which that seat alone knows. */
export interface GologoloDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly card: string;
}

/** A seat took the visible card and laid a meld with it. */
export interface GologoloTook {
  readonly event: "took";
  readonly seat: number;
  readonly meld: string;
}

/** A seat laid a meld. */
export interface GologoloLaid {
  readonly event: "laid";
  readonly seat: number;
  readonly meld: string;
}

/** A seat discarded. */
export interface GologoloDropped {
  readonly event: "dropped";
  readonly seat: number;
  readonly card: string;
}

/** A seat laid everything: a royal or minor Gologolo, or without one. */
export interface GologoloWentOut {
  readonly event: "went-out";
  readonly seat: number;
  readonly how: "minor" | "out" | "royal";
  readonly melds: readonly string[];
  readonly pair: string;
}

/** A round was scored. */
export interface GologoloRoundOver {
  readonly event: "round-over";
  readonly round: number;
  readonly points: readonly number[];
}

/** The last round is over. */
export interface GologoloFinished {
  readonly event: "finished";
  readonly scores: readonly number[];
}

/** What happens in gologolo. */
export type GologoloEvent =
  | GologoloStarts
  | GologoloBegan
  | GologoloDraws
  | GologoloDrew
  | GologoloTook
  | GologoloLaid
  | GologoloDropped
  | GologoloWentOut
  | GologoloRoundOver
  | GologoloFinished;

/** A place for a tile. */
export interface GootmuSlot {
  /** The number of the tile in its pack; None where it was removed. */
  readonly tile: number | null;
  /** How many quarter turns clockwise. */
  readonly turned: number;
}

/** What is printed on a square. */
export interface GootmuLabel {
  /** As in rules/labels.py, with the square's own number in the place of N. */
  readonly name: string;
  /** n, e, s or w as the tile lies now. */
  readonly arrow: string | null;
}

/** A pawn (A, B …), a second pawn (A+, B+ …) or the monster (M). */
export interface GootmuPawn {
  readonly name: string;
  /** Whose pawn it is; None for the monster. */
  readonly seat: number | null;
  readonly square: string;
  /** Its start marker; the monster's start square, None when that is gone. */
  readonly home: string | null;
  /** What acts on it, by the names in names.EFFECTS. */
  readonly effects: Readonly<Record<string, number | string>>;
}

/** A marker (m1, m2 …) or a GOOTMU piece (A1, A2, A3, B1 …) that is still in the game. */
export interface GootmuThing {
  readonly name: string;
  /** A marker's kind (names.MARKERS), `gootmu`, or `?` for a marker that lies face down. */
  readonly kind: string;
  /** Whose piece it is; None for a marker. */
  readonly owner: number | null;
  /** Where it lies; None while it is carried. */
  readonly square: string | null;
  /** The pawn that carries it. */
  readonly carrier: string | null;
}

/** A game of G.O.O.T.M.U. as one seat sees it. */
export interface GootmuView {
  readonly game: "gootmu";
  /** Whose view it is; None for a spectator. */
  readonly seat: number | null;
  /** Whom the table is seen to be waiting for. */
  readonly waiting: readonly number[];
  readonly ending: Ending | null;
  readonly pack: string;
  readonly exact_gootmu: boolean;
  readonly turn: number;
  readonly turn_limit: number;
  /** The board is so many tiles wide … */
  readonly columns: number;
  /** … and so many tiles high; a tile is 4 × 4 squares. */
  readonly rows: number;
  readonly slots: readonly GootmuSlot[];
  /**
   * A string a row of squares, from the top: a hexadecimal digit a square with bit 1 for a
   * wall in the north, 2 east, 4 south, 8 west; a dot where the tile was removed. Empty before
   * the tiles are laid.
   */
  readonly walls: readonly string[];
  readonly labels: Readonly<Record<string, GootmuLabel>>;
  readonly circles: readonly string[];
  readonly pawns: readonly GootmuPawn[];
  readonly things: readonly GootmuThing[];
  /** The pawn whose turn it is; None before the first turn. */
  readonly turn_of: string | null;
  /** What the table waits for: a key of the texts `ask-…`. */
  readonly asks: string;
  /** The printed instruction behind the question, if there is one. */
  readonly about: string | null;
  /** The pawn that the question is about. */
  readonly moving: string | null;
  /** How many steps are still to be made, if a piece is moving. */
  readonly steps: number;
  /**
   * The choices, in notation, that only lead to their end if something is spent: steps (n, e,
   * s, w) after which a move needs a POWER TOKEN, a marker or a square that is cancelled out;
   * squares, pawns and crossings (`cross:n`) where an obstacle is cancelled out.
   */
  readonly costly: readonly string[];
  /** The move was begun, and nothing but spending finishes it (GM-12, GM-31). */
  readonly must_spend: boolean;
  /** The die that is played now; 0 for none. */
  readonly die: number;
  /** The squares that the moving piece has been on this turn. */
  readonly trail: readonly string[];
  /** All of it in one line: nothing is hidden but faces that nobody knows. */
  readonly position: string;
}

/** The tiles were laid: tile and quarter turns, slot by slot. */
export interface GootmuLaid {
  readonly event: "laid";
  readonly tiles: readonly (readonly [number, number])[];
}

/** Players rolled for the start: seat and die. */
export interface GootmuOrder {
  readonly event: "order";
  readonly rolls: readonly (readonly [number, number])[];
}

/** A player chose a start. */
export interface GootmuPutPawn {
  readonly event: "put-pawn";
  readonly pawn: string;
  readonly square: string;
}

/** Somebody placed a GOOTMU piece. */
export interface GootmuPutPiece {
  readonly event: "put-piece";
  readonly seat: number;
  readonly thing: string;
  readonly square: string;
}

/** A pawn's turn begins. */
export interface GootmuTurn {
  readonly event: "turn";
  readonly pawn: string;
  readonly number: number;
}

/** A pawn loses this turn. */
export interface GootmuLost {
  readonly event: "lost";
  readonly pawn: string;
}

/** Somebody cancelled a pawn's turn. */
export interface GootmuCancelled {
  readonly event: "cancelled";
  readonly seat: number;
  readonly pawn: string;
}

/** A pawn waits beside a closed square. */
export interface GootmuWaited {
  readonly event: "waited";
  readonly pawn: string;
  readonly number: number;
}

/** A pawn's player moves the monster. */
export interface GootmuMonsterTurn {
  readonly event: "monster-turn";
  readonly pawn: string;
}

/** A movement roll: the die, and how far it goes. */
export interface GootmuRolled {
  readonly event: "rolled";
  readonly pawn: string;
  readonly face: number;
  readonly total: number;
}

/** A test die. */
export interface GootmuTested {
  readonly event: "tested";
  readonly pawn: string;
  readonly face: number;
  readonly passed: boolean;
  readonly square: string;
}

/** A pawn moves by a number that was named or is fixed. */
export interface GootmuNamed {
  readonly event: "named";
  readonly pawn: string;
  readonly number: number;
}

/** One step of a move that goes on; `Moved` tells the whole way. */
export interface GootmuStepped {
  readonly event: "stepped";
  readonly pawn: string;
  readonly square: string;
}

/** A move on foot, with its first square. */
export interface GootmuMoved {
  readonly event: "moved";
  readonly pawn: string;
  readonly path: readonly string[];
}

/** A pawn does not move. */
export interface GootmuStuck {
  readonly event: "stuck";
  readonly pawn: string;
}

/** A marker shows its face. */
export interface GootmuTurnedUp {
  readonly event: "turned-up";
  readonly thing: string;
  readonly kind: string;
  readonly square: string;
}

/** A pawn takes a thing. */
export interface GootmuTook {
  readonly event: "took";
  readonly pawn: string;
  readonly thing: string;
  readonly kind: string;
  readonly square: string;
}

/** A pawn puts a thing down. */
export interface GootmuPutDown {
  readonly event: "put-down";
  readonly pawn: string;
  readonly thing: string;
  readonly kind: string;
  readonly square: string;
}

/** A pawn gets a thing from another one. */
export interface GootmuGot {
  readonly event: "got";
  readonly pawn: string;
  readonly giver: string;
  readonly thing: string;
  readonly kind: string;
  readonly square: string;
}

/** A pawn uses a marker up. */
export interface GootmuSpent {
  readonly event: "spent";
  readonly pawn: string;
  readonly kind: string;
  readonly square: string;
}

/** A pawn pushes another one. */
export interface GootmuPushed {
  readonly event: "pushed";
  readonly pawn: string;
  readonly other: string;
  readonly square: string;
}

/** A pawn goes back to its start. */
export interface GootmuSentHome {
  readonly event: "sent-home";
  readonly pawn: string;
  readonly square: string;
}

/** A pawn does what its square says. */
export interface GootmuApplied {
  readonly event: "applied";
  readonly pawn: string;
  readonly label: string;
  readonly square: string;
}

/** A pawn cancels its square out. */
export interface GootmuBlanked {
  readonly event: "blanked";
  readonly pawn: string;
  readonly label: string;
  readonly square: string;
}

/** What a square says cannot be done. */
export interface GootmuIgnored {
  readonly event: "ignored";
  readonly pawn: string;
  readonly label: string;
  readonly square: string;
}

/** A tile was turned. */
export interface GootmuRotated {
  readonly event: "rotated";
  readonly pawn: string;
  readonly tile: string;
  readonly way: string;
}

/** A tile was taken away. */
export interface GootmuRemoved {
  readonly event: "removed";
  readonly pawn: string;
  readonly tile: string;
}

/** A piece is put somewhere without a way. */
export interface GootmuPlaced {
  readonly event: "placed";
  readonly pawn: string;
  readonly square: string;
}

/** A thing comes to lie elsewhere. */
export interface GootmuShifted {
  readonly event: "shifted";
  readonly thing: string;
  readonly square: string;
}

/** A marker leaves the game. */
export interface GootmuGone {
  readonly event: "gone";
  readonly thing: string;
  readonly kind: string;
  readonly square: string;
}

/** A player gets a second pawn. */
export interface GootmuSecond {
  readonly event: "second";
  readonly pawn: string;
  readonly square: string;
}

/** A die decides where a pawn wanders. */
export interface GootmuThrown {
  readonly event: "thrown";
  readonly pawn: string;
  readonly face: number;
}

/** The game is over. */
export interface GootmuFinished {
  readonly event: "finished";
  readonly why: string;
  readonly winners: readonly number[];
}

/** What happens in gootmu. */
export type GootmuEvent =
  | GootmuLaid
  | GootmuOrder
  | GootmuPutPawn
  | GootmuPutPiece
  | GootmuTurn
  | GootmuLost
  | GootmuCancelled
  | GootmuWaited
  | GootmuMonsterTurn
  | GootmuRolled
  | GootmuTested
  | GootmuNamed
  | GootmuStepped
  | GootmuMoved
  | GootmuStuck
  | GootmuTurnedUp
  | GootmuTook
  | GootmuPutDown
  | GootmuGot
  | GootmuSpent
  | GootmuPushed
  | GootmuSentHome
  | GootmuApplied
  | GootmuBlanked
  | GootmuIgnored
  | GootmuRotated
  | GootmuRemoved
  | GootmuPlaced
  | GootmuShifted
  | GootmuGone
  | GootmuSecond
  | GootmuThrown
  | GootmuFinished;

/** What everybody sees of one player. */
export interface GruellPlayer {
  /** The cards still in hand: all can deduce them, so all are shown them. */
  readonly holds: readonly string[];
  readonly pile: readonly string[];
  readonly score: number;
  /** A card lies face down before this player. */
  readonly ready: boolean;
}

/** What only the seat itself sees. */
export interface GruellPrivate {
  /** The card it has laid face down. */
  readonly choice: string | null;
}

/** A game of Grüll as one seat sees it. */
export interface GruellView {
  readonly game: "gruell";
  /** Whose view it is; None for a spectator. */
  readonly seat: number | null;
  /** Whom the table is seen to be waiting for. */
  readonly waiting: readonly number[];
  readonly ending: Ending | null;
  readonly variant: string;
  readonly trick: number;
  readonly tricks: number;
  /** What the table is waiting for. */
  readonly asks: "choose" | "nothing" | "share" | "sorcerer";
  readonly players: readonly GruellPlayer[];
  /** The cards revealed in this trick and not yet placed, by the seat that played them. */
  readonly table: readonly (string | null)[];
  readonly lost: readonly string[];
  readonly you: GruellPrivate | null;
}

/** A seat laid a card face down. */
export interface GruellChose {
  readonly event: "chose";
  readonly seat: number;
}

/** All cards were turned up together. */
export interface GruellRevealed {
  readonly event: "revealed";
  readonly trick: number;
  readonly cards: readonly string[];
}

/** A sorcerer said what it captures. */
export interface GruellDecided {
  readonly event: "decided";
  readonly seat: number;
  readonly choice: string;
}

/** A played card joined a pile, or left the game. */
export interface GruellWent {
  readonly event: "went";
  readonly card: string;
  readonly owner: number;
  readonly to: number | null;
  readonly why: "cancelled" | "captured" | "kept" | "saved" | "shared";
}

/** The last trick is over. */
export interface GruellFinished {
  readonly event: "finished";
  readonly scores: readonly number[];
}

/** What happens in gruell. */
export type GruellEvent =
  | GruellChose
  | GruellRevealed
  | GruellDecided
  | GruellWent
  | GruellFinished;

/** One egg in the nest. */
export interface GuloEgg {
  readonly name: string;
  readonly colour: string;
  readonly depth: string;
  readonly touches_pole: boolean;
  /** With dice: of a thousand thefts, how many set off the alarm? A physical nest has no odds. */
  readonly risk: number | null;
}

/** A game of Gulo Gulo as everybody sees it. */
export interface GuloView {
  readonly game: "gulo";
  /** Whose view it is; None for a spectator. */
  readonly seat: number | null;
  /** Whom the table is seen to be waiting for. */
  readonly waiting: readonly number[];
  readonly ending: Ending | null;
  readonly nest: string;
  readonly fast: boolean;
  readonly steal_seconds: number;
  /** The colours of the tiles, None face down. */
  readonly path: readonly (string | null)[];
  /** From the top, None unknown. */
  readonly deck: readonly (string | null)[];
  /** How many tiles of each colour nobody has seen. */
  readonly unseen: Readonly<Record<string, number>>;
  /** The tile on which each Gulo stands, 0 before the first. */
  readonly at: readonly number[];
  readonly turn_of: number | null;
  /** Who plays when the nest has come to rest. */
  readonly next_turn_of: number | null;
  readonly stage: string;
  readonly asks: "colour" | "egg" | "nothing";
  /** What must be stolen now. */
  readonly colour: string | null;
  readonly from_deck: boolean;
  /** The egg that is being stolen. */
  readonly named: string | null;
  /** How many degrees the pole leans. */
  readonly lean: number | null;
  /** From the highest to the lowest. */
  readonly eggs: readonly GuloEgg[];
  readonly bag: readonly string[];
}

/** It was drawn who begins. */
export interface GuloFirst {
  readonly event: "first";
  readonly seat: number;
}

/** All eggs were poured into the nest, and the pole stuck in; before this seat plays. */
export interface GuloPoured {
  readonly event: "poured";
  readonly seat: number;
  /** How many degrees the pole leans. */
  readonly lean: number;
  /** From the highest to the lowest, a star behind those that touch the pole. */
  readonly eggs: readonly string[];
}

/** A seat turned a tile: of the path, with its number, or of the deck. */
export interface GuloTurned {
  readonly event: "turned";
  readonly seat: number;
  readonly tile: string;
  readonly number: number | null;
}

/** A seat chose the colour of an open tile. */
export interface GuloChose {
  readonly event: "chose";
  readonly seat: number;
  readonly colour: string;
}

/** A seat named the egg that it will try to steal; with dice, its risk in a thousand. */
export interface GuloNamed {
  readonly event: "named";
  readonly seat: number;
  readonly egg: string;
  readonly risk: number | null;
}

/** A theft succeeded; with dice, the risk and what was rolled, both in a thousand. */
export interface GuloStolen {
  readonly event: "stolen";
  readonly seat: number;
  readonly egg: string;
  readonly risk: number | null;
  readonly roll: number | null;
}

/** A theft set off the alarm: by the pole, by an egg that fell, or by time; dice as above. */
export interface GuloAlarm {
  readonly event: "alarm";
  readonly seat: number;
  readonly egg: string;
  readonly why: string;
  readonly risk: number | null;
  readonly roll: number | null;
}

/** A Gulo moved from a tile to another; 0 is before the first. */
export interface GuloMoved {
  readonly event: "moved";
  readonly seat: number;
  readonly start: number;
  readonly end: number;
}

/** A tile of the deck became the end of the path. */
export interface GuloGrew {
  readonly event: "grew";
  readonly seat: number;
  readonly colour: string;
  readonly number: number;
}

/** A tile went face down under the deck. */
export interface GuloPutUnder {
  readonly event: "under";
  readonly seat: number;
  readonly tile: string;
}

/** A seat plays again: for a last egg, a tile of the deck, or the last tile. */
export interface GuloAgain {
  readonly event: "again";
  readonly seat: number;
  readonly why: string;
}

/** The pole fell while nobody was stealing: this seat put it back, no alarm. */
export interface GuloPutBack {
  readonly event: "put-back";
  readonly seat: number;
}

/** The nest came to rest after this seat's theft, and lies so. */
export interface GuloRested {
  readonly event: "rested";
  readonly seat: number;
  readonly lean: number;
  readonly eggs: readonly string[];
}

/** The game is over. */
export interface GuloFinished {
  readonly event: "finished";
  readonly why: string;
  readonly winners: readonly number[];
}

/** What happens in gulo. */
export type GuloEvent =
  | GuloFirst
  | GuloPoured
  | GuloTurned
  | GuloChose
  | GuloNamed
  | GuloStolen
  | GuloAlarm
  | GuloMoved
  | GuloGrew
  | GuloPutUnder
  | GuloAgain
  | GuloPutBack
  | GuloRested
  | GuloFinished;

/** What everybody knows of one player. */
export interface OeufsPlayer {
  readonly symbol: string;
  readonly camp: readonly string[];
  /** Wrong among four players: out of the game (OE-17). */
  readonly out: boolean;
}

/** Who looked at which turned egg, if that was the latest action: all see that much. */
export interface OeufsLook {
  readonly seat: number;
  readonly square: string;
}

/** What only the seat itself sees. */
export interface OeufsPrivate {
  /** Its own look, as long as that is the latest action of all (OE-20). */
  readonly look: OeufsSeen | null;
}

/** What a look has shown. */
export interface OeufsSeen {
  readonly square: string;
  readonly symbol: string;
}

/** A game of Les œufs sont faits as one seat sees it. */
export interface OeufsView {
  readonly game: "oeufs";
  /** Whose view it is; None for a spectator. */
  readonly seat: number | null;
  /** Whom the table is seen to be waiting for. */
  readonly waiting: readonly number[];
  readonly ending: Ending | null;
  readonly size: number;
  readonly turn: number;
  /** The turn after which the game is a draw; 0 for none. */
  readonly turn_limit: number;
  /** Whose turn it is, or was at the end; None before the first player is drawn. */
  readonly turn_of: number | null;
  /** What the table is waiting for: an action, or whether to declare after it. */
  readonly asks: "act" | "declare" | "nothing";
  readonly players: readonly OeufsPlayer[];
  /** The squares with an egg: the letter of its seat, or `turned`. */
  readonly board: Readonly<Record<string, string>>;
  readonly looked: OeufsLook | null;
  readonly you: OeufsPrivate | null;
}

/** It was drawn who begins. */
export interface OeufsFirstPlayer {
  readonly event: "first";
  readonly seat: number;
}

/** A seat moved an egg; the path is every square it stood on, from first to last. */
export interface OeufsMoved {
  readonly event: "moved";
  readonly seat: number;
  readonly path: readonly string[];
}

/** The egg that a seat has just moved came to a foreign camp and was turned for good. */
export interface OeufsTurned {
  readonly event: "turned";
  readonly seat: number;
  readonly square: string;
}

/** A seat looked at a turned egg; what it saw is not told. */
export interface OeufsLooked {
  readonly event: "looked";
  readonly seat: number;
  readonly square: string;
}

/** What a seat saw when it looked: for that seat alone. */
export interface OeufsSaw {
  readonly event: "saw";
  readonly seat: number;
  readonly square: string;
  readonly symbol: string;
}

/** A seat had nothing that it could do. */
export interface OeufsPassed {
  readonly event: "passed";
  readonly seat: number;
}

/** A seat said "les œufs sont faits", and was right or wrong. */
export interface OeufsDeclared {
  readonly event: "declared";
  readonly seat: number;
  readonly right: boolean;
}

/** A right declaration: all eggs of this camp are turned up and show the seat's symbol. */
export interface OeufsShown {
  readonly event: "shown";
  readonly seat: number;
  readonly symbol: string;
  readonly squares: readonly string[];
}

/** A wrong declaration among four: all eggs of the seat leave the board. */
export interface OeufsRemoved {
  readonly event: "removed";
  readonly seat: number;
  readonly squares: readonly string[];
}

/** The game is over; several winners share a draw. */
export interface OeufsFinished {
  readonly event: "finished";
  readonly why: string;
  readonly winners: readonly number[];
}

/** What happens in oeufs. */
export type OeufsEvent =
  | OeufsFirstPlayer
  | OeufsMoved
  | OeufsTurned
  | OeufsLooked
  | OeufsSaw
  | OeufsPassed
  | OeufsDeclared
  | OeufsShown
  | OeufsRemoved
  | OeufsFinished;

/** Views and events by the key of their game: `Update<"gruell">` is an update at such a table. */
export interface Games {
  readonly gologolo: { readonly view: GologoloView; readonly event: GologoloEvent };
  readonly gootmu: { readonly view: GootmuView; readonly event: GootmuEvent };
  readonly gruell: { readonly view: GruellView; readonly event: GruellEvent };
  readonly gulo: { readonly view: GuloView; readonly event: GuloEvent };
  readonly oeufs: { readonly view: OeufsView; readonly event: OeufsEvent };
}

export type GameKey = keyof Games;
export type ViewOf<G extends GameKey> = Games[G]["view"];
export type EventOf<G extends GameKey> = Games[G]["event"];
export type GameView = ViewOf<GameKey>;
export type GameEvent = EventOf<GameKey>;
