/** A lacquered ball as this lamp and this room light it for an eye at this place, once for all eggs: looking up how
 *  bright a point is costs far less than working it out for every one of them. */
import { DataTexture, DataUtils, HalfFloatType, LinearFilter, LinearSRGBColorSpace, RGBAFormat, Vector3, Color, type PerspectiveCamera } from "three";
import { LAMP_AT, PLAIN_SKY, type Mood } from "./light";

const SIZE = 64;
/** Where a window is, for the second reflection. */
const WINDOW_AT = new Vector3(0.6, 0.6, 0.45).normalize();

export class Sheen {
  /** Light in red, green and blue; what is reflected without the egg's own colour in alpha. */
  readonly texture = new DataTexture(new Uint16Array(4 * SIZE * SIZE), SIZE, SIZE, RGBAFormat, HalfFloatType);

  constructor() {
    this.texture.minFilter = this.texture.magFilter = LinearFilter;
    this.texture.colorSpace = LinearSRGBColorSpace;
  }

  /** The eye or the light has changed. */
  work(camera: PerspectiveCamera, mood: Mood): void {
    const seen = (way: Vector3): Vector3 => way.clone().transformDirection(camera.matrixWorldInverse);
    const lamp = seen(new Vector3(...LAMP_AT).setZ(LAMP_AT[2] - 0.05));
    const [up, window] = [seen(new Vector3(0, 0, 1)), seen(WINDOW_AT)];
    const half = lamp.clone().add(EYE).normalize();
    const pane = window.add(EYE).normalize();
    const [warm, sky, ground] = [new Color(mood.lamp), new Color(mood.sky), new Color(mood.ground)];
    const data = this.texture.image.data as Uint16Array;
    const normal = new Vector3();
    for (let index = 0; index < SIZE * SIZE; index++) {
      const [x, y] = [((index % SIZE) + 0.5) / (SIZE / 2) - 1, (Math.floor(index / SIZE) + 0.5) / (SIZE / 2) - 1];
      normal.set(x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))).normalize();
      const direct = (Math.max(0, normal.dot(lamp)) * mood.lampLight) / Math.PI;
      const above = 0.5 + 0.5 * normal.dot(up);
      const [shine, glass] = [Math.max(0, normal.dot(half)), Math.max(0, normal.dot(pane))];
      const reflected = 3.4 * shine ** 140 + 0.22 * shine ** 16 + 0.35 * glass ** 60;
      const light = (of: "r" | "g" | "b"): number => direct * warm[of] + (PLAIN_SKY * (ground[of] + (sky[of] - ground[of]) * above)) / Math.PI;
      [light("r"), light("g"), light("b"), reflected].forEach((part, at) => (data[4 * index + at] = DataUtils.toHalfFloat(part)));
    }
    this.texture.needsUpdate = true;
  }
}

/** Towards the eye, as the eye has it. */
const EYE = new Vector3(0, 0, 1);
