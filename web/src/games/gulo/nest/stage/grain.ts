/** Wood, felt and paint, drawn in code: what a saw or a lathe lays bare of a solid block. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

export type Rgb = readonly [number, number, number];

export interface Timber {
  readonly light: Rgb;
  readonly dark: Rgb;
  /** Rings per metre. */
  readonly rings: number;
  /** How much the rings wander. */
  readonly wander: number;
  /** How strong pores and fibres show. */
  readonly fibre: number;
}

export const WALNUT: Timber = { light: [151, 103, 64], dark: [72, 43, 25], rings: 330, wander: 0.9, fibre: 0.42 };
export const MAPLE: Timber = { light: [232, 205, 160], dark: [196, 158, 106], rings: 900, wander: 0.5, fibre: 0.22 };
export const OAK: Timber = { light: [96, 72, 54], dark: [56, 40, 29], rings: 60, wander: 0.7, fibre: 0.35 };

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Smooth noise, 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const along = (jj: number, kk: number): number => hash(i, jj, kk) * (1 - u) + hash(i + 1, jj, kk) * u;
  const near = along(j, k) * (1 - v) + along(j + 1, k) * v;
  return near * (1 - w) + (along(j, k + 1) * (1 - v) + along(j + 1, k + 1) * v) * w;
}

/** How dark the wood is at a point of a block whose fibres run along x, 0 to 1. */
function darkness(x: number, y: number, z: number, wood: Timber): number {
  const bend = (noise(x * 28, y * 60, z * 60) - 0.5) * wood.wander;
  const ring = Math.hypot(y + 0.05, z + 0.028) * wood.rings + bend;
  const phase = ring - Math.floor(ring);
  // Slow growth in summer, a dark line in autumn, a sudden start in spring.
  const season = phase < 0.86 ? phase ** 2.2 * 0.85 : (1 - phase) / 0.14;
  const fibre = noise(x * 90, y * 2400, z * 2400) - 0.5;
  const cloud = noise(x * 18 + 7, y * 25, z * 25) - 0.5;
  return Math.max(0, Math.min(1, 0.18 + 0.55 * season + wood.fibre * fibre + 0.35 * cloud));
}

function mixed(a: Rgb, b: Rgb, part: number): Rgb {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

function canvas(width: number, height: number): CanvasRenderingContext2D {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  return element.getContext("2d") as CanvasRenderingContext2D;
}

/** A texture of colours that are worked out texel by texel. */
function painted(width: number, height: number, colour: (u: number, v: number) => Rgb): CanvasTexture {
  const context = canvas(width, height);
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) image.data.set([...colour(x / width, 1 - y / height), 255], 4 * (y * width + x));
  context.putImageData(image, 0, 0);
  return finished(context);
}

function finished(context: CanvasRenderingContext2D): CanvasTexture {
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** Wood on a surface: `at` says where in the block a point of the surface lies, in metres. */
export function woodOn(size: readonly [number, number], wood: Timber, at: (u: number, v: number) => Rgb): CanvasTexture {
  return painted(size[0], size[1], (u, v) => mixed(wood.light, wood.dark, darkness(...at(u, v), wood)));
}

/** The same for an egg, lacquered in a colour through which the grain shows. */
export function lacquer(size: readonly [number, number], colour: Rgb, seed: number): CanvasTexture {
  const deep: Rgb = [colour[0] * 0.52, colour[1] * 0.5, colour[2] * 0.5];
  return painted(size[0], size[1], (u, v) => {
    const [round, up] = [u * 2 * Math.PI, Math.cos(v * Math.PI)];
    const radius = Math.sqrt(1 - up * up) * 0.008;
    const dark = darkness(up * 0.011 + seed, Math.cos(round) * radius, Math.sin(round) * radius, { ...MAPLE, rings: 620, wander: 1.2, fibre: 0.5 });
    return mixed(colour, deep, dark * 0.75);
  });
}

/** The alarm egg: cream with painted red bands, as a lathe and a brush leave them. */
export function alarmPaint(): CanvasTexture {
  const bands: readonly [number, number][] = [[0.3, 0.36], [0.46, 0.58], [0.66, 0.71]];
  return painted(128, 128, (u, v) => {
    const shaky = v + (noise(u * 9, v * 3, 1) - 0.5) * 0.012;
    const red = bands.some(([from, to]) => shaky > from && shaky < to);
    const worn = noise(u * 30, v * 30, 3) * 0.12;
    return red ? mixed([176, 34, 28], [120, 20, 18], worn * 3) : mixed([242, 230, 204], [205, 186, 150], worn * 2);
  });
}

/** Cloth: thousands of short fibres, lighter and darker, over their ground. */
export function felt(ground: string): CanvasTexture {
  const context = canvas(512, 512);
  context.fillStyle = ground;
  context.fillRect(0, 0, 512, 512);
  context.lineWidth = 0.7;
  for (let index = 0; index < 26000; index++) {
    const [x, y] = [hash(index, 1, 0) * 512, hash(index, 2, 0) * 512];
    const turn = hash(index, 3, 0) * Math.PI;
    const length = 2 + hash(index, 4, 0) * 6;
    const shade = hash(index, 5, 0);
    context.strokeStyle = shade > 0.5 ? `rgba(255,250,235,${(shade - 0.5) * 0.11})` : `rgba(10,18,12,${(0.5 - shade) * 0.2})`;
    for (const [dx, dy] of [[0, 0], [512, 0], [-512, 0], [0, 512], [0, -512]] as const) {
      if (x + dx < -20 || x + dx > 532 || y + dy < -20 || y + dy > 532) continue;
      context.beginPath();
      context.moveTo(x + dx, y + dy);
      context.quadraticCurveTo(x + dx + Math.cos(turn) * length, y + dy + Math.sin(turn) * length, x + dx + Math.cos(turn + 0.9) * length, y + dy + Math.sin(turn + 0.9) * length);
      context.stroke();
    }
  }
  return finished(context);
}

/** A soft dark spot. */
export function blob(): CanvasTexture {
  const context = canvas(64, 64);
  const gradient = context.createRadialGradient(32, 32, 2, 32, 32, 32);
  gradient.addColorStop(0, "rgba(0,0,0,0.85)");
  gradient.addColorStop(0.45, "rgba(0,0,0,0.5)");
  gradient.addColorStop(1, "rgba(0,0,0,0)");
  context.fillStyle = gradient;
  context.fillRect(0, 0, 64, 64);
  return finished(context);
}
