// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { GameView } from "../generated/protocol";
import { hides, look, type Before, type SeatNow } from "./eyes";

const NOWHERE: Before = { eyes: null, last: null, peeking: false };
const STRANGER = { eyes: null, handTo: null };

/** As much of a view as matters here. */
function view(you: object | null | undefined, waiting: number[] = [], over = false): GameView {
  const ending = over ? { scores: [], ranks: [], why: "" } : null;
  return { waiting, ending, ...(you === undefined ? {} : { you }) } as unknown as GameView;
}

function seat(number: number, decides: boolean, its: GameView): SeatNow {
  return { seat: number, decides, view: its };
}

describe("a screen of one's own", () => {
  it("shows a stranger what strangers see", () => expect(look([], NOWHERE)).toEqual(STRANGER));

  it("always shows its only seat, deciding or not", () => {
    for (const decides of [true, false])
      expect(look([seat(2, decides, view({ hand: ["1"] }))], NOWHERE)).toEqual({ eyes: 2, handTo: null });
  });
});

describe("a shared screen", () => {
  const hands = (first: boolean, second: boolean) => [
    seat(0, first, view({ hand: ["1"] })),
    seat(1, second, view({ hand: ["2"] })),
  ];

  it("is handed over before a hand is shown", () => {
    expect(look(hands(true, false), NOWHERE)).toEqual({ eyes: null, handTo: 0 });
  });

  it("stays with whoever still has to decide", () => {
    expect(look(hands(true, true), { eyes: 0, last: 0, peeking: false })).toEqual({ eyes: 0, handTo: null });
  });

  it("goes to the next who must decide, and shows no hand meanwhile", () => {
    expect(look(hands(false, true), { eyes: 0, last: 0, peeking: false })).toEqual({ eyes: null, handTo: 1 });
  });

  it("goes round the table", () => {
    const three = [0, 2, 5].map((number) => seat(number, true, view({ hand: ["1"] })));
    expect(look(three, { eyes: null, last: 2, peeking: false }).handTo).toBe(5);
    expect(look(three, { eyes: null, last: 5, peeking: false }).handTo).toBe(0);
  });

  it("hides the last hand while nobody here decides", () => {
    expect(look(hands(false, false), { eyes: 0, last: 0, peeking: false })).toEqual(STRANGER);
  });

  it("lets somebody look at a hand in between, even while another is asked", () => {
    expect(look(hands(false, true), { eyes: 0, last: 0, peeking: true })).toEqual({ eyes: 0, handTo: null });
  });

  it("is handed over where several choose at once, though nothing is hidden yet", () => {
    const choosing = [0, 1].map((number) => seat(number, true, view({ choice: null }, [0, 1])));
    expect(look(choosing, NOWHERE)).toEqual({ eyes: null, handTo: 0 });
  });

  it("is handed over to the last who chooses, because the others have chosen in secret", () => {
    const seats = [seat(0, false, view({ choice: "+2" }, [1])), seat(1, true, view({ choice: null }, [1]))];
    expect(look(seats, { eyes: null, last: 0, peeking: false })).toEqual({ eyes: null, handTo: 1 });
  });

  it("needs no handing over where nothing is hidden", () => {
    const open = [seat(0, false, view({ look: null }, [1])), seat(1, true, view({ look: null }, [1]))];
    expect(look(open, { eyes: 0, last: 0, peeking: false })).toEqual({ eyes: 1, handTo: null });
    const always = [seat(0, false, view(undefined, [1])), seat(1, true, view(undefined, [1]))];
    expect(look(always, { eyes: 0, last: 0, peeking: false })).toEqual({ eyes: 1, handTo: null });
  });

  it("keeps showing an open board while bots play", () => {
    const seats = [0, 1].map((number) => seat(number, false, view({ look: null }, [2])));
    expect(look(seats, { eyes: 1, last: 1, peeking: false })).toEqual({ eyes: 1, handTo: null });
  });

  it("belongs to everybody once the game is over", () => {
    const seats = [0, 1].map((number) => seat(number, false, view({ hand: ["1"] }, [], true)));
    expect(look(seats, { eyes: 1, last: 1, peeking: true })).toEqual(STRANGER);
  });
});

describe("hides", () => {
  it("knows empty private parts from full ones", () => {
    expect(hides(null)).toBe(false);
    expect(hides(view(null))).toBe(false);
    expect(hides(view({ choice: null, hand: [] }))).toBe(false);
    expect(hides(view({ choice: "+2" }))).toBe(true);
    expect(hides(view({ hand: ["1"] }))).toBe(true);
  });
});
