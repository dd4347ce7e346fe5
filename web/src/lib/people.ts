/** Colours that stay apart for colour-blind eyes, each always with its own symbol. */
export interface Mark {
  /** A CSS colour, the same by day and by night. */
  readonly colour: string;
  /** The path of the symbol in a box of 24 × 24. */
  readonly shape: string;
  /** The symbol's name, a text key `symbol-…`. */
  readonly name: string;
}

export const MARKS: readonly Mark[] = [
  { colour: "var(--seat-0)", name: "leaf", shape: "M4 20C3 10 9 4 20 4c0 11-6 17-14 15l6-8" },
  { colour: "var(--seat-1)", name: "moon", shape: "M16 4a9 9 0 1 0 5 13A8 8 0 0 1 16 4Z" },
  { colour: "var(--seat-2)", name: "diamond", shape: "M12 2.5 20.5 12 12 21.5 3.5 12Z" },
  { colour: "var(--seat-3)", name: "sun", shape: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3M4.5 4.5l2 2M17.5 17.5l2 2M4.5 19.5l2-2M17.5 6.5l2-2" },
  { colour: "var(--seat-4)", name: "drop", shape: "M12 2.5c4 5.5 6.5 8.6 6.5 12A6.5 6.5 0 0 1 5.5 14.5c0-3.4 2.5-6.5 6.5-12Z" },
  { colour: "var(--seat-5)", name: "star", shape: "m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z" },
  { colour: "var(--seat-6)", name: "wave", shape: "M2 9c3.3-4 6.700-4 10 0s6.700 4 10 0v7c-3.300 4-6.700 4-10 0s-6.700-4-10 0Z" },
  { colour: "var(--seat-7)", name: "house", shape: "M3 11.500 12 3.500l9 8V20.500H3Z" },
];

export function mark(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
