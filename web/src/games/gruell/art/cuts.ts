/** What the knife leaves in the linoleum: slivers, pointed at both ends and widest in their middle. */
export type Cut = readonly [x1: number, y1: number, x2: number, y2: number, width?: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

function sliver([x1, y1, x2, y2, width = 2]: Cut): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, down] = [((y1 - y2) / length) * width, ((x2 - x1) / length) * width];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const end = `${short(x2)} ${short(y2)}`;
  const start = `${short(x1)} ${short(y1)}`;
  return `M${start}Q${short(x + across)} ${short(y + down)} ${end}Q${short(x - across)} ${short(y - down)} ${start}Z`;
}

/** The path of these slivers. */
export function cuts(...all: Cut[]): string {
  return all.map(sliver).join("");
}

/** A hand that is never quite steady, and yet the same every time: between -1 and 1. */
function unsteady(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** Slivers all round a point, as behind a saint or a rascal. */
export function rays(x: number, y: number, from: number, to: number, count: number, width = 2.4): string {
  const all = Array.from({ length: count }, (_, index): Cut => {
    const angle = ((index + unsteady(index) * 0.22) / count) * Math.PI * 2;
    const [start, end] = [from + unsteady(index + 50) * 4, to + unsteady(index + 90) * 6];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return [x + dx * start, y + dy * start, x + dx * end, y + dy * end, width];
  });
  return cuts(...all);
}

/** Slivers that fall side by side over the whole card: rain, or grass, or bad weather of the mind. */
export function falling(slant: number, length: number, width = 1.6): string {
  const all = Array.from({ length: 44 }, (_, index): Cut => {
    const x = (index % 8) * 13 + unsteady(index) * 4 + (Math.floor(index / 8) % 2) * 6;
    const y = Math.floor(index / 8) * 25 + unsteady(index + 30) * 8;
    return [x, y, x + slant, y + length + unsteady(index + 60) * 3, width];
  });
  return cuts(...all);
}
