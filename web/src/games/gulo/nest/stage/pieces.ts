/** Everything that stands on the table: made once, then only moved. */
import {
  type BufferAttribute, type BufferGeometry, Group, type Material, Matrix3, Matrix4, Mesh, MeshBasicMaterial, Object3D, PlaneGeometry,
  Quaternion, SphereGeometry, Vector3,
} from "three";
import {
  BODIES, EGGS, halfLength, halfWidth, HEAD_LENGTH, HEAD_WIDTH, POLE, POLE_LENGTH, POSE, RIM, WALL, COLOURS, colourOf, type Colour,
} from "../bodies";
import { lightInBowl, lightPast, stickBalls, type Ball } from "./crevices";
import { bowlForm, clothForm, eggForm, glowForm, stickForm } from "./forms";
import { blob } from "./grain";
import { alarmEggPaint, bowlPaint, clothPaint, eggPaint, glow, silhouette, stickPaint, tablePaint, type Paint } from "./paints";
import { Sheen } from "./sheen";
import type { Step } from "../quality";

/** Eggs further apart than this take no light from each other. */
const NEIGHBOURS = 0.05;
/** The radius of the cloth. */
const CLOTH = 0.215;
const OUTLINE = 0xfff1cf;
const EGG_SEGMENTS: Record<Step, number> = { 0: 40, 1: 28, 2: 16 };

interface Painted {
  readonly mesh: Mesh;
  readonly paint: Paint;
}

export class Pieces {
  /** Table, cloth and bowl, which never move. */
  readonly ground = new Group();
  readonly bowl: Mesh;
  /** The bowl as something that hides what is behind it, and cannot be seen. */
  readonly hiding: Mesh;
  readonly eggs: Mesh[] = [];
  readonly pole = new Group();
  readonly outlines = new Group();
  readonly sheen = new Sheen();
  private readonly painted: Painted[] = [];
  private readonly hulls: { solid: Mesh; through: Mesh; inner: Mesh }[] = [];
  private readonly shadows: Mesh[] = [];
  private readonly bowlShadow: Mesh;
  private readonly cloth: Mesh;
  private step: Step = 0;
  /** How each egg lay when it was darkened last; null if it was not there. */
  private dark: ({ place: Vector3; turn: Quaternion } | null)[] = [];

  constructor(root: Object3D, felt: string, private readonly onBoard: boolean) {
    this.hiding = new Mesh(bowlForm(40), new MeshBasicMaterial({ colorWrite: false }));
    this.hiding.renderOrder = -1;
    this.hiding.visible = false;
    root.add(this.hiding);
    this.bowl = this.add(this.ground, bowlForm(96), bowlPaint());
    this.cloth = this.add(this.ground, onBoard ? glowForm() : clothForm(CLOTH), clothPaint(felt, onBoard));
    this.cloth.renderOrder = -2;
    if (!onBoard) this.add(this.ground, new PlaneGeometry(2.4, 2.4), tablePaint()).position.z = -0.0018;
    const dark = new MeshBasicMaterial({ map: blob(), transparent: true, depthWrite: false });
    const under = (radius: number): Mesh => {
      const spot = new Mesh(new PlaneGeometry(2 * radius, 2 * radius), dark);
      spot.position.z = 0.0004;
      this.ground.add(spot);
      return spot;
    };
    under(0.046);
    this.bowlShadow = under(0.072);
    this.bowlShadow.position.set(0.012, 0.007, 0.0005);
    this.makeEggs(root, dark);
    this.makePole();
    root.add(this.ground, this.pole, this.outlines);
    this.use(0);
  }

  private add(to: Object3D, form: BufferGeometry, paint: Paint): Mesh {
    const mesh = new Mesh(form, paint.fine);
    mesh.castShadow = mesh.receiveShadow = true;
    to.add(mesh);
    this.painted.push({ mesh, paint });
    return mesh;
  }

  private makeEggs(root: Object3D, dark: Material): void {
    const paints = Object.fromEntries(COLOURS.map((colour) => [colour, eggPaint(colour, this.sheen.texture)])) as Record<Colour, Paint>;
    const inner = silhouette();
    const hull = new SphereGeometry(1, 28, 20).rotateX(Math.PI / 2);
    for (let egg = 0; egg < EGGS; egg++) {
      const mesh = this.add(root, eggForm(EGG_SEGMENTS[0]), paints[colourOf(egg)]);
      mesh.scale.set(halfWidth(egg), halfWidth(egg), halfLength(egg));
      mesh.userData["body"] = egg;
      this.eggs.push(mesh);
      const outline = { solid: new Mesh(hull, glow(OUTLINE, false)), through: new Mesh(hull, glow(OUTLINE, true)), inner: new Mesh(hull, inner) };
      [outline.inner, outline.solid, outline.through].forEach((one, order) => {
        one.visible = false;
        one.renderOrder = 2 + order;
        this.outlines.add(one);
      });
      this.hulls.push(outline);
      const shadow = new Mesh(new PlaneGeometry(2, 2), dark);
      shadow.visible = false;
      root.add(shadow);
      this.shadows.push(shadow);
    }
  }

  private makePole(): void {
    this.add(this.pole, stickForm(), stickPaint());
    const head = this.add(this.pole, new SphereGeometry(1, 28, 20).rotateX(Math.PI / 2), alarmEggPaint(this.sheen.texture));
    head.scale.set(HEAD_WIDTH, HEAD_WIDTH, HEAD_LENGTH);
    head.position.z = POLE_LENGTH;
  }

  /** Draw as this step of quality does. */
  use(step: Step): void {
    if (step !== this.step) {
      for (const egg of this.eggs) {
        egg.geometry.dispose();
        egg.geometry = eggForm(EGG_SEGMENTS[step]);
      }
      this.dark = [];
    }
    this.step = step;
    this.dress(step === 0);
  }

  /** Wear the fine paint, or the plain one. */
  dress(fine: boolean): void {
    for (const { mesh, paint } of this.painted) mesh.material = fine ? paint.fine : paint.plain;
    this.bowlShadow.visible = !fine;
  }

  /** The cloth has another colour by day. */
  lay(felt: string): void {
    const found = this.painted.find(({ mesh }) => mesh === this.cloth);
    if (!found) return;
    const paint = clothPaint(felt, this.onBoard);
    Object.assign(found, { paint });
    this.dress(this.step === 0);
  }

  /** Everything is where these poses have it; bodies that the mask leaves out are not there. */
  place(poses: Float32Array, mask: number): void {
    for (let body = 0; body < BODIES; body++) {
      const thing = body === POLE ? this.pole : (this.eggs[body] as Mesh);
      thing.visible = Boolean((mask >>> body) & 1);
      const at = body * POSE;
      thing.position.set(poses[at] as number, poses[at + 1] as number, poses[at + 2] as number);
      thing.quaternion.set(poses[at + 4] as number, poses[at + 5] as number, poses[at + 6] as number, poses[at + 3] as number);
    }
    this.darken();
    this.layShadows();
  }

  /** Which eggs are outlined: one strongly, some thinly. */
  outline(chosen: number | null, offered: ReadonlySet<number>): void {
    this.hulls.forEach(({ solid, through, inner }, egg) => {
      const mesh = this.eggs[egg] as Mesh;
      const picked = egg === chosen;
      solid.visible = mesh.visible && (picked || offered.has(egg));
      through.visible = inner.visible = mesh.visible && picked;
      for (const [one, thick] of [[inner, 0], [solid, picked ? 0.0011 : 0.00045], [through, 0.0011]] as const) {
        one.position.copy(mesh.position);
        one.quaternion.copy(mesh.quaternion);
        one.scale.copy(mesh.scale).addScalar(thick);
      }
      (solid.material as MeshBasicMaterial).opacity = picked ? 1 : 0.55;
    });
  }

  private layShadows(): void {
    this.shadows.forEach((shadow, egg) => {
      const mesh = this.eggs[egg] as Mesh;
      const { x, y, z } = mesh.position;
      shadow.visible = this.step > 0 && mesh.visible && Math.hypot(x, y) > RIM + WALL && z < 0.06;
      const wide = halfLength(egg) * (1.15 + z * 12);
      shadow.position.set(x + z * 0.3, y - z * 0.4, 0.0006);
      shadow.scale.set(wide, wide, 1);
    });
  }

  private balls(): Ball[] {
    return this.eggs.flatMap((mesh, egg) =>
      mesh.visible ? [{ ...pointOf(mesh.position), radius: (halfLength(egg) * halfWidth(egg) ** 2) ** (1 / 3) }] : [],
    );
  }

  /** Crevices between the eggs are dark, whatever draws them. */
  private darken(): void {
    const moved = this.moved();
    if (!moved.length) return;
    const all = this.balls();
    const foot = this.pole.position;
    const axis = AXIS.set(0, 0, 1).applyQuaternion(this.pole.quaternion);
    const sticks = stickBalls([foot.x, foot.y, foot.z], [axis.x, axis.y, axis.z]);
    for (const egg of this.eggs)
      if (egg.visible && moved.some((place) => place.distanceTo(egg.position) < NEIGHBOURS)) darkenEgg(egg, all, sticks);
  }

  /** Where eggs are, and were, that have moved, come or gone since they were last darkened. */
  private moved(): Vector3[] {
    return this.eggs.flatMap((egg, index) => {
      const [was, is] = [this.dark[index], egg.visible ? egg.position : null];
      if (was && is && was.place.distanceTo(is) < 2e-4 && was.turn.angleTo(egg.quaternion) < 0.03) return [];
      this.dark[index] = is && { place: is.clone(), turn: egg.quaternion.clone() };
      return [was?.place, is].filter((place) => place != null);
    });
  }
}

function pointOf({ x, y, z }: Vector3): { x: number; y: number; z: number } {
  return { x, y, z };
}

const AXIS = new Vector3();
const PLACE = new Vector3();
const NORMAL = new Vector3();
const MATRIX = new Matrix4();
const NORMALS = new Matrix3();
const UNIT = new Quaternion();

function darkenEgg(egg: Mesh, all: readonly Ball[], sticks: readonly Ball[]): void {
  const { x, y, z } = egg.position;
  const near = all.filter((ball) => {
    const far = Math.hypot(ball.x - x, ball.y - y, ball.z - z);
    return far > 1e-7 && far < NEIGHBOURS;
  });
  const balls = [...near, ...sticks];
  MATRIX.compose(egg.position, UNIT.copy(egg.quaternion), egg.scale);
  NORMALS.getNormalMatrix(MATRIX);
  const places = egg.geometry.getAttribute("position") as BufferAttribute;
  const colours = egg.geometry.getAttribute("color") as BufferAttribute;
  const into = colours.array as Uint8Array;
  for (let corner = 0; corner < places.count; corner++) {
    PLACE.fromBufferAttribute(places, corner);
    NORMAL.copy(PLACE).applyMatrix3(NORMALS).normalize();
    PLACE.applyMatrix4(MATRIX);
    const light =
      lightPast(PLACE.x, PLACE.y, PLACE.z, NORMAL.x, NORMAL.y, NORMAL.z, balls) *
      lightInBowl(PLACE.x, PLACE.y, PLACE.z, NORMAL.x, NORMAL.y, NORMAL.z);
    into.fill(Math.round(255 * Math.max(0.04, Math.min(1, light))), 3 * corner, 3 * corner + 3);
  }
  colours.needsUpdate = true;
}
