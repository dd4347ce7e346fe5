/** Ways over the board as lines of SVG, in a box of size × size. */
import { type Facing, isJump } from "./squares";

const BOW = 0.24;

/** A line through the middle of these squares: straight for a step, a bow for every jump. */
export function routeOf(path: readonly string[], facing: Facing): string {
  const points = path.map((square) => {
    const { x, y } = facing.pointOf(square);
    return { x: x + 0.5, y: y + 0.5 };
  });
  return points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return `M${point.x} ${point.y}`;
      if (!isJump(facing, path[index - 1] as string, path[index] as string)) return `L${point.x} ${point.y}`;
      const [dx, dy] = [point.x - from.x, point.y - from.y];
      // A bow rises, as a hop would: to the side only where the hop itself goes up or down.
      const side = dx === 0 ? -Math.sign(dy) : Math.sign(dx);
      const middle = { x: (from.x + point.x) / 2 + side * dy * BOW, y: (from.y + point.y) / 2 - side * dx * BOW };
      return `Q${round(middle.x)} ${round(middle.y)} ${point.x} ${point.y}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
