/** What tiles and eggs look like: a colour, and a sign for eyes that do not tell colours apart. */

/** Paint by lamplight: the same by day and by night, because wood does not change with the theme. */
export interface Paint {
  readonly fill: string;
  readonly light: string;
  readonly dark: string;
  /** The sign in a box of 24 × 24. */
  readonly sign: string;
}

export const PAINTS: Readonly<Record<string, Paint>> = {
  // a leaf
  green: {
    fill: "#4f8f55",
    light: "#a9d3a4",
    dark: "#234a2c",
    sign: "M4.600 19.600C2.800 9.500 8.600 4.200 20 4c.4 11.200-5 17-14.200 15.800ZM5 20.600C8.200 15 11.400 12 15.600 9.200 10.800 13.800 8.200 17.200 6.400 21.600Z",
  },
  // a sun
  yellow: {
    fill: "#e2b23c",
    light: "#f8e3a4",
    dark: "#6a4a0c",
    sign: "M12 7.200a4.800 4.800 0 1 0 .1 0ZM11 1.200h2l-.4 4h-1.200ZM11 22.800h2l-.4-4h-1.200ZM1.200 11v2l4-.4v-1.200ZM22.800 11v2l-4-.4v-1.200ZM3.600 5l1.400-1.400 2.600 3.200-.8.8ZM20.400 19 19 20.400l-2.600-3.200.8-.8ZM3.600 19 5 20.400l2.600-3.200-.8-.8ZM20.400 5 19 3.600l-2.600 3.200.8.8Z",
  },
  // two berries on a twig
  red: {
    fill: "#b8483a",
    light: "#eeaa98",
    dark: "#57170f",
    sign: "M7 12.600a4.700 4.700 0 1 0 .1 0ZM17 11.600a4.700 4.700 0 1 0 .1 0ZM6.200 12.400C7.600 8 10.800 4.600 15.800 2.600 16.600 5.600 17.600 8.400 17.800 11.600h-1.600C16 9 15.400 6.800 14.600 5 11.200 6.600 9 9 8 12.600Z",
  },
  // a drop
  blue: {
    fill: "#3d76b0",
    light: "#a4cbec",
    dark: "#12324f",
    sign: "M12.200 1.800C16.400 8 19.400 11.400 19.400 15.200 19.400 19.600 16 22.400 12 22.400 8 22.400 4.600 19.600 4.600 15.200 4.600 11.400 8 8 12.200 1.800ZM8.200 14.200C7.800 17 9 19.200 11.400 20 9.400 17.800 9 16.200 9.600 13.800Z",
  },
  // a crown, for the only egg that a king would want
  purple: {
    fill: "#7a5a92",
    light: "#cdb2dc",
    dark: "#35204a",
    sign: "M3 7.400 7.800 11.600 12 3.200 16.200 11.600 21 7.400 19.400 19.600H4.600Z",
  },
};

/** The deck's own tile is stolen for with a purple egg. */
export function paintOf(colour: string): Paint {
  return PAINTS[colour === "junior" ? "purple" : colour] as Paint;
}

/** From the smallest egg to the largest, as in the box (GU-01). */
export const COLOURS = ["green", "purple", "yellow", "red", "blue"] as const;

export const INK = "#241a15";
export const CREAM = "#f5ead1";

/** An eight-sided piece of wood, sawn by hand: in a box of 100 × 100. */
export const OCTAGON = "M31.400 4.200 68.200 3.400 95.800 30.800 96.400 67.800 69 95.900 32.200 96.400 4 69 3.600 31.600Z";
/** An egg in a box of 24 × 30. */
export const EGG = "M12 1.600C17.400 1.700 22.200 10 22.300 17.200 22.400 24 18 28.300 12 28.400 6 28.300 1.600 24 1.700 17.200 1.800 10 6.600 1.700 12 1.600Z";
/** A paw in a box of 100 × 100: the back of every tile. */
export const PAW =
  "M50 51C61 51 71 61 70 71 69 80 60 80 50 78 40 80 31 80 30 71 29 61 39 51 50 51ZM29 42C34 41 38 46 37 52 36 57 30 58 26 54 22 49 24 43 29 42ZM43 27C49 26 51 33 50 39 49 44 42 45 39 40 36 34 38 28 43 27ZM60 28C66 29 66 35 64 40 61 45 55 43 54 38 53 32 55 27 60 28ZM73 43C78 46 78 51 74 55 70 58 65 56 64 51 64 45 68 41 73 43Z";
