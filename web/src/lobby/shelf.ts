/** How the games lie on our table: in which order, in which box, and for how many. */
export interface Box {
  /** The colour of the lid, of its front side, and of what is printed on both. */
  readonly lid: string;
  readonly side: string;
  readonly print: string;
  /** Nobody puts boxes down quite straight: degrees, and pixels from the top. */
  readonly tilt: number;
  readonly shift: number;
  /** How many usually play, for a game that begins at once. */
  readonly usual: number;
}

const PLAIN: Box = { lid: "#8c7a66", side: "#75644f", print: "#1d1610", tilt: 0, shift: 0, usual: 2 };

const BOXES: Readonly<Record<string, Box>> = {
  gruell: { lid: "#37523f", side: "#263b2d", print: "#f5ecd5", tilt: -1.1, shift: 8, usual: 4 },
  gologolo: { lid: "#e2b351", side: "#cd9c40", print: "#211709", tilt: 0.7, shift: 0, usual: 3 },
  oeufs: { lid: "#b3cacb", side: "#97b1b3", print: "#1b2a2b", tilt: -0.5, shift: 14, usual: 2 },
  gootmu: { lid: "#e4d4b0", side: "#c9b587", print: "#2c2012", tilt: 0.9, shift: 4, usual: 3 },
  gulo: { lid: "#34475c", side: "#243445", print: "#f5ecd5", tilt: -0.8, shift: 12, usual: 3 },
};

/** Our order: the first is what a newcomer sees first. */
const ORDER = Object.keys(BOXES);

export function boxOf(game: string): Box {
  return BOXES[game] ?? PLAIN;
}

/** The games as they lie there; one that we do not know yet lies at the end. */
export function laidOut<T extends { readonly key: string }>(games: readonly T[]): T[] {
  const place = (game: T): number => (ORDER.indexOf(game.key) + 1 || ORDER.length + 1);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** The colours for a style attribute. */
export function boxStyle(game: string): string {
  const box = boxOf(game);
  return `--lid: ${box.lid}; --side: ${box.side}; --print: ${box.print}; --tilt: ${box.tilt}deg; --shift: ${box.shift}px`;
}
