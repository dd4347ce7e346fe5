/** The few pots of gouache that all the folk are painted with. */
export const INK = "#241a15";
export const PAPER = "#f5ead1";
export const WHITE = "#fdf6e4";
export const BONE = "#efdcb0";
export const GOLD = "#f0be45";
export const BARK = "#7b5232";
export const MOUTH = "#55261d";
export const TONGUE = "#c0705c";

/** A drawn line: for lids, smirks and wrinkles. */
export const LINE = {
  fill: "none",
  stroke: INK,
  "stroke-width": 2.3,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;
