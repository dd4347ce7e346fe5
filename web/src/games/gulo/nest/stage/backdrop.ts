/** The cheapest picture: table and bowl are painted once for each place of the eye; over them a small canvas shows
 *  what moves, and the bowl only as something that hides it. */
import { Box2, type Group, type PerspectiveCamera, type Scene, Vector2, Vector3, type WebGLRenderer } from "three";
import { RIM, WALL } from "../bodies";
import type { Pieces } from "./pieces";

interface Parts {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly pieces: Pieces;
  readonly fingers: readonly Group[];
  readonly width: number;
  readonly height: number;
}

/** The canvas grows in steps of so many pixels, because a new size costs more than a frame. */
const GRID = 48;

/** It is painted larger and made smaller: without that its edges would be steps. */
const SMOOTH = 1.6;

/** Towards its edges the picture passes into the cloth on which it lies. */
const EDGES = [[0, "transparent"], [0.13, "black"], [0.87, "black"], [1, "transparent"]] as const;
const STOPS = EDGES.map(([at, colour]) => `${colour} ${100 * at}%`).join(", ");
const MASK = { maskImage: `linear-gradient(to right, ${STOPS}), linear-gradient(${STOPS})`, maskComposite: "intersect" };

/** The same for what is painted: then it costs nothing afterwards. */
function fade(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.globalCompositeOperation = "destination-in";
  for (const [x, y] of [[width, 0], [0, height]] as const) {
    const gradient = context.createLinearGradient(0, 0, x, y);
    for (const [at, colour] of EDGES) gradient.addColorStop(at, colour);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  }
  context.globalCompositeOperation = "source-over";
}

export class Backdrop {
  /** The eye is at rest: paint. */
  wanted = true;
  private readonly painting = document.createElement("canvas");
  private painted = false;
  private region = new Box2();

  constructor(private readonly holder: HTMLElement, private canvas: HTMLCanvasElement, private readonly fading: boolean) {
    for (const one of [this.painting, canvas]) this.put(one);
    this.hide();
  }

  private put(canvas: HTMLCanvasElement): void {
    Object.assign(canvas.style, { position: "absolute", left: "0", top: "0", width: "100%", height: "100%" });
    this.holder.append(canvas);
  }

  /** Another canvas is drawn on. */
  replace(canvas: HTMLCanvasElement): void {
    this.canvas.remove();
    this.canvas = canvas;
    this.put(canvas);
    this.hide();
  }

  /** What was painted no longer fits. */
  forget(): void {
    this.painted = false;
    this.region.makeEmpty();
  }

  hide(): void {
    this.painting.style.visibility = "hidden";
    Object.assign(this.canvas.style, { left: "0", top: "0", width: "100%", height: "100%", ...(this.fading ? MASK : {}) });
    this.wanted = true;
  }

  draw(parts: Parts, dress: (fine: boolean) => void): void {
    if (!this.painted && !this.wanted) return drawWhole(parts, this);
    if (!this.painted) this.paint(parts, dress);
    this.drawMoving(parts);
  }

  private paint(parts: Parts, dress: (fine: boolean) => void): void {
    const { renderer, scene, camera, pieces, width, height } = parts;
    const moving = [...pieces.eggs, pieces.pole, pieces.outlines, ...parts.fingers];
    const shown = moving.map((thing) => thing.visible);
    for (const thing of moving) thing.visible = false;
    dress(true);
    camera.clearViewOffset();
    renderer.setPixelRatio(SMOOTH);
    renderer.setSize(width, height, false);
    renderer.render(scene, camera);
    [this.painting.width, this.painting.height] = [width, height];
    const context = this.painting.getContext("2d");
    context?.drawImage(renderer.domElement, 0, 0, width, height);
    if (context && this.fading) fade(context, width, height);
    moving.forEach((thing, index) => (thing.visible = shown[index] as boolean));
    dress(false);
    this.painting.style.visibility = "visible";
    this.painted = true;
    this.wanted = false;
    this.region.makeEmpty();
  }

  private drawMoving(parts: Parts): void {
    const { renderer, scene, camera, pieces, width, height } = parts;
    this.widen(parts);
    const { min, max } = this.region;
    camera.setViewOffset(width, height, min.x, min.y, max.x - min.x, max.y - min.y);
    const background = scene.background;
    scene.background = null;
    hideGround(pieces, true);
    renderer.render(scene, camera);
    hideGround(pieces, false);
    scene.background = background;
  }

  /** Take in everything that moves. */
  private widen({ renderer, camera, pieces, fingers, width, height }: Parts): void {
    const needed = new Box2();
    camera.clearViewOffset();
    const put = (point: Vector3, around: number): void => {
      const at = point.clone().project(camera);
      const centre = new Vector2(((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height);
      const wide = (around * height) / (2 * Math.tan((camera.fov * Math.PI) / 360) * camera.position.distanceTo(point));
      needed.expandByPoint(centre.clone().addScalar(wide)).expandByPoint(centre.addScalar(-wide));
    };
    put(new Vector3(0, 0, 0.045), RIM + WALL);
    for (const egg of pieces.eggs) if (egg.visible) put(egg.position, 0.018);
    const up = new Vector3(0, 0, 0.152).applyQuaternion(pieces.pole.quaternion).add(pieces.pole.position);
    put(up, 0.012);
    for (const finger of fingers) if (finger.visible) put(finger.position.clone().setZ(finger.position.z + 0.022), 0.034);
    needed.intersect(new Box2(new Vector2(0, 0), new Vector2(width, height)));
    if (!this.region.isEmpty() && this.region.containsBox(needed)) return;
    this.region.union(needed);
    this.region.min.set(Math.floor(this.region.min.x / GRID) * GRID, Math.floor(this.region.min.y / GRID) * GRID);
    this.region.max.set(Math.ceil(this.region.max.x / GRID) * GRID, Math.ceil(this.region.max.y / GRID) * GRID);
    const [w, h] = [this.region.max.x - this.region.min.x, this.region.max.y - this.region.min.y];
    renderer.setPixelRatio(1);
    renderer.setSize(w, h, false);
    Object.assign(this.canvas.style, { left: `${this.region.min.x}px`, top: `${this.region.min.y}px`, width: `${w}px`, height: `${h}px`, maskImage: "none" });
  }

  dispose(): void {
    this.painting.remove();
    this.canvas.remove();
  }
}

/** While the eye moves everything is drawn, coarsely. */
function drawWhole({ renderer, scene, camera, width, height }: Parts, backdrop: Backdrop): void {
  backdrop.hide();
  backdrop.wanted = false;
  camera.clearViewOffset();
  renderer.setPixelRatio(0.5);
  renderer.setSize(width, height, false);
  renderer.render(scene, camera);
}

/** The bowl hides what is behind it, unseen; table and cloth are left out. */
function hideGround(pieces: Pieces, hide: boolean): void {
  pieces.ground.visible = !hide;
  pieces.hiding.visible = hide;
}
