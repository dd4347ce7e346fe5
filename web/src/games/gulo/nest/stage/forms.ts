/** The shapes of bowl, eggs, pole and fingertips: smooth, as a turner makes them; the physics has its own. */
import { BufferAttribute, type BufferGeometry, CylinderGeometry, LatheGeometry, RingGeometry, SphereGeometry, Vector2 } from "three";
import { DEPTH, FINGER_RADIUS, FLOOR_RADIUS, POLE_LENGTH, POLE_RADIUS, RIM, RIM_HEIGHT, TIP, WALL } from "../bodies";
import { lightOfWood } from "./crevices";

const RINGS = 3;
const INSIDE_POINTS = 28;

/** Radius and height of the bowl's inside, between what the physics has (three straight staves) and a quarter ellipse. */
function inside(part: number): Vector2 {
  const curve = (p: number): [number, number] => [FLOOR_RADIUS + (RIM - FLOOR_RADIUS) * Math.sin((Math.PI / 2) * p), WALL + DEPTH * (1 - Math.cos((Math.PI / 2) * p))];
  const ring = Math.min(RINGS - 1, Math.floor(part * RINGS));
  const [low, high] = [curve(ring / RINGS), curve((ring + 1) / RINGS)];
  const share = part * RINGS - ring;
  const smooth = curve(part);
  const blend = (axis: 0 | 1): number => 0.5 * (low[axis] + (high[axis] - low[axis]) * share) + 0.5 * smooth[axis];
  return new Vector2(blend(0), blend(1));
}

/** From under the foot up the belly, over the round edge of the rim and down to the middle of the floor. */
export function bowlProfile(): Vector2[] {
  const steps = 22;
  const up = Array.from({ length: steps + 1 }, (_, index) => inside(index / steps));
  const round = Array.from({ length: 7 }, (_, index) => {
    const turn = Math.PI - (Math.PI * (index + 1)) / 8;
    return new Vector2(RIM + WALL / 2 + (WALL / 2) * Math.cos(turn), RIM_HEIGHT + (WALL / 2) * Math.sin(turn) * 0.9);
  });
  const belly = Array.from({ length: 19 }, (_, index) => {
    const turn = ((Math.PI / 2) * index) / 18;
    return new Vector2(0.0262 + (RIM + WALL - 0.0262) * Math.cos(turn) ** 0.86, RIM_HEIGHT - (RIM_HEIGHT - 0.0052) * Math.sin(turn));
  });
  const foot = [[0.0254, 0.0042], [0.0268, 0.0026], [0.0272, 0.0012], [0.0262, 0], [0.0001, 0]].map(([x, y]) => new Vector2(x, y));
  return [new Vector2(0.0001, WALL), ...up, ...round, ...belly, ...foot].reverse();
}

/** The turned bowl, upright. */
export function bowlForm(segments: number): BufferGeometry {
  const profile = bowlProfile();
  const form = new LatheGeometry(profile, segments);
  form.rotateX(Math.PI / 2);
  // The last points lead down the inside: the floor, the wall, and half of the rim.
  const light = profile.map(({ x, y }, index) => Math.round(255 * lightOfWood(x, y, index < profile.length - INSIDE_POINTS)));
  const colours = Array.from({ length: segments + 1 }, () => light.flatMap((one) => [one, one, one])).flat();
  form.setAttribute("color", new BufferAttribute(new Uint8Array(colours), 3, true));
  return form;
}

/** An egg of half-lengths 1, long along z. */
export function eggForm(segments: number): BufferGeometry {
  const form = new SphereGeometry(1, segments, Math.round(segments * 0.75));
  form.rotateX(Math.PI / 2);
  const count = form.getAttribute("position").count;
  form.setAttribute("color", new BufferAttribute(new Uint8Array(3 * count).fill(255), 3, true));
  return form;
}

/** The stick of the alarm, from its foot upwards. */
export function stickForm(): BufferGeometry {
  const end = POLE_LENGTH;
  const radius = POLE_RADIUS;
  const profile = [[0.0001, 0], [radius * 0.7, 0.0004], [radius, 0.002], [radius, end * 0.5], [radius * 0.94, end], [0.0001, end]];
  const form = new LatheGeometry(profile.map(([x, y]) => new Vector2(x, y)), 14);
  form.rotateX(Math.PI / 2);
  return form;
}

/** How high fingers are drawn; further up they fade into the air. */
const FINGER_TOP = 0.062;

/** A fingertip, its end below the point between the fingers, growing thicker upwards and fading away. */
export function fingerForm(): BufferGeometry {
  const tip = Array.from({ length: 7 }, (_, index) => {
    const turn = ((Math.PI / 2) * index) / 6;
    return new Vector2(Math.max(0.0001, FINGER_RADIUS * Math.sin(turn)), -TIP + FINGER_RADIUS * (1 - Math.cos(turn)));
  });
  const shaft = [[1.06, 0.002], [1.08, 0.005], [1.02, 0.009], [1.12, 0.012], [1.3, 0.016], [1.42, 0.02], [1.38, 0.026], [1.45, 0.034], [1.75, 0.044], [1.9, 0.054], [1.9, FINGER_TOP]].map(
    ([width, height]) => new Vector2(FINGER_RADIUS * (width as number), height as number),
  );
  const form = new LatheGeometry([...tip, ...shaft], 18);
  form.rotateX(Math.PI / 2);
  const places = form.getAttribute("position");
  const colours = Array.from({ length: places.count }, (_, corner) => {
    const height = places.getZ(corner);
    const there = Math.max(0, Math.min(1, (FINGER_TOP - height) / 0.034));
    return [255, 255, 255, Math.round(255 * there * there * (3 - 2 * there))];
  });
  form.setAttribute("color", new BufferAttribute(new Uint8Array(colours.flat()), 4, true));
  return form;
}

/** The light on a board's cloth around the nest: it passes into the cloth itself. */
export function glowForm(): BufferGeometry {
  const [whole, gone] = [0.085, 0.25];
  const form = new RingGeometry(0.0001, gone, 64, 14);
  const places = form.getAttribute("position");
  const colours = Array.from({ length: places.count }, (_, corner) => {
    const there = Math.max(0, Math.min(1, (gone - Math.hypot(places.getX(corner), places.getY(corner))) / (gone - whole)));
    return [255, 255, 255, Math.round(255 * there * there * (3 - 2 * there))];
  });
  form.setAttribute("color", new BufferAttribute(new Uint8Array(colours.flat()), 4, true));
  return form;
}

/** A round cloth with a soft edge. */
export function clothForm(radius: number): BufferGeometry {
  const form = new CylinderGeometry(radius, radius + 0.0012, 0.0016, 96);
  form.rotateX(Math.PI / 2);
  form.translate(0, 0, -0.0008);
  return form;
}
