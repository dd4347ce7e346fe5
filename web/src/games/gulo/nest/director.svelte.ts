/** What is shown of the nest from moment to moment: the nest at rest, a theft as it happens, a look back, a pour. */
import type { HandsLink } from "../../module";
import { play } from "../../../lib/sound";
import { eggNumber, halfWidth, POSE } from "./bodies";
import { developed, seconds } from "./film";
import { PullingHand } from "./hand";
import { breath, guiltySide, isFree, lookBack } from "./moments";
import type { Picture } from "./pictures";
import { Play, speedFor } from "./play";
import { reachOf, type Point } from "./pointing";
import { SampleClock } from "./samples";
import { FIRST_VIEW, apart, forPulling, towards, turned, type View } from "./stage/orbit";
import type { Stage } from "./stage/stage";
import type { HandShown } from "./stage/fingers";
import { PULLING, Stream, WATCHING } from "./stream";
import { decode, encodeSamples, type Frame, type Rest } from "./wire";

const HALF_SPEED = 0.5;
const HOLD_MS = 700;
const POUR_SECONDS = 4;
/** An attempt that has been silent for so long is over. */
const SILENCE_MS = 700;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The own fingertips, the simulated ones, the named egg, whether it is held, and how many pixels a metre has there. */
interface Drawn {
  readonly own: Spot | null;
  readonly hand: Spot | null;
  readonly egg: Spot | null;
  readonly holds: boolean;
  readonly metre: number;
}
const NOTHING_DRAWN: Drawn = { own: null, hand: null, egg: null, holds: false, metre: 0 };

interface Pull {
  readonly attempt: number;
  readonly begun: () => void;
}

export class Director {
  /** What is shown besides what is happening now. */
  showing = $state<"now" | "back" | "pour">("now");
  /** Is this person's hand in the nest? */
  inside = $state(false);
  /** Are its fingers closed? */
  grip = $state(false);
  /** How far an egg is on its way out. */
  breath = $state(0);
  /** Counts up when all lies still and what is written on eggs must be put anew. */
  still = $state(0);
  /** Short fades instead of travel. */
  calm = false;

  private stage: Stage | null = null;
  private readonly stream = new Stream();
  private arranged: Picture | null = null;
  private shown: Picture | null = null;
  private cinema: Play | null = null;
  private view: View = FIRST_VIEW;
  private wanted: View = FIRST_VIEW;
  private home: View = FIRST_VIEW;
  private named = -1;
  private pull: Pull | null = null;
  private hand: PullingHand | null = null;
  private clock = new SampleClock();
  /** What has been noticed of this theft already. */
  private noticed = { free: false, alarm: false, lookedBack: false };
  private next: Play | null = null;
  private lastFrame = 0;
  private asked = 0;
  private before = 0;

  constructor(private readonly hands: () => HandsLink | undefined) {}

  /** The picture can be drawn from now on. */
  begin(stage: Stage): void {
    this.stage = stage;
    stage.look(this.view);
    this.wake();
  }

  end(): void {
    cancelAnimationFrame(this.asked);
    this.stage?.dispose();
    this.stage = null;
  }

  /** Something has changed: draw. */
  wake(): void {
    if (!this.asked && this.stage) this.asked = requestAnimationFrame((now) => this.frame(now));
  }

  // --- what is told

  hear(data: ArrayBuffer): void {
    const message = decode(data);
    if (message?.kind === "rest") this.hearRest(message);
    else if (message) this.hearFrame(message);
    this.wake();
  }

  private hearRest(rest: Rest): void {
    const before = this.stream.at(performance.now())?.mask ?? 0;
    this.beginLookBack();
    this.stream.rest(rest);
    this.noticed = { free: false, alarm: false, lookedBack: false };
    const more = rest.bodies.some((body) => before && !((before >>> body) & 1));
    if (more && !this.calm) void this.pour();
  }

  private hearFrame(frame: Frame): void {
    if (!this.stream.frame(frame)) return;
    this.lastFrame = performance.now();
    if (frame.aftermath && !this.noticed.alarm) {
      this.noticed.alarm = true;
      this.takeHandOut();
      play("alarm");
    }
  }

  /** Nothing was poured: lie like this. */
  arrange(picture: Picture): void {
    this.arranged = picture;
    this.wake();
  }

  setNamed(name: string | null): void {
    this.named = name ? eggNumber(name) : -1;
  }

  setPull(pull: Pull | null): void {
    if (pull?.attempt !== this.pull?.attempt) this.takeHandOut();
    const fresh = pull && !this.pull;
    this.pull = pull;
    if (fresh) this.lookFrom(forPulling(this.wanted));
    this.stream.behind = pull ? PULLING : WATCHING;
  }

  // --- looking

  /** Turn the nest by so many radians. */
  turn(around: number, up: number): void {
    if (this.inside) return;
    const next = turned(this.wanted, around, up);
    this.wanted = this.pull ? forPulling(next) : next;
    this.view = this.wanted;
    this.stage?.look(this.view);
    this.wake();
  }

  /** Lean in, where there is something to do in the nest, or lean back. */
  lean(near: boolean): void {
    if (this.inside) return;
    const wanted = { ...this.wanted, near: near ? 1 : 0 };
    if (this.cinema) this.home = { ...this.home, near: wanted.near };
    else this.lookFrom(wanted);
  }

  private lookFrom(view: View): void {
    this.wanted = view;
    if (this.calm) this.view = view;
    this.wake();
  }

  /** The egg under a point of the picture. */
  eggAt(x: number, y: number): number | null {
    return this.stage?.pick(x, y) ?? null;
  }

  // --- pulling

  /** The hand goes in; from now on the view stays. */
  putHandIn(): void {
    const { stage, pull } = this;
    const picture = this.stream.at(performance.now());
    if (!stage || !pull || !picture || this.named < 0) return;
    this.skip();
    this.view = this.wanted = forPulling(this.wanted);
    stage.look(this.view);
    const { azimuth } = this.view;
    const [x = 0, y = 0, z = 0] = picture.poses.slice(this.named * POSE, this.named * POSE + 3);
    this.hand = new PullingHand({ azimuth, ray: (px, py) => stage.ray(px, py) }, reachOf({ x, y, z }, azimuth));
    this.clock = new SampleClock();
    this.inside = true;
    pull.begun();
    this.wake();
  }

  private takeHandOut(): void {
    this.hand = null;
    this.inside = false;
    this.grip = false;
  }

  /** Do something with the hand, if there is one. */
  withHand(what: (hand: PullingHand) => void): void {
    if (!this.hand) return;
    what(this.hand);
    this.grip = this.hand.grip;
    this.wake();
  }

  private pullOn(now: number, seconds: number): void {
    const { hand, pull } = this;
    if (!hand || !pull) return;
    hand.advance(now, seconds);
    const samples = this.clock.take(now, hand.point, hand.grip);
    if (samples.length) this.hands()?.point(encodeSamples(pull.attempt, samples));
  }

  // --- moments

  private beginLookBack(): void {
    const pictures = lookBack(this.stream.seen);
    if (!pictures.length || this.noticed.lookedBack) return;
    this.noticed.lookedBack = true;
    if (this.calm) return;
    this.cinema = new Play(pictures, HALF_SPEED, HOLD_MS);
    this.showing = "back";
    this.home = this.wanted;
    const side = guiltySide(pictures, this.named);
    if (side !== null) this.lookFrom({ azimuth: side, elevation: 0.42, near: 0 });
  }

  private async pour(): Promise<void> {
    const films = this.hands()?.films;
    const list = await films?.list().catch(() => []);
    const newest = list?.filter(({ outcome }) => outcome === "poured").at(-1);
    if (!films || !newest) return;
    const pictures = await films.load(newest.number).then(developed, () => null);
    if (!pictures || this.inside) return;
    const pour = new Play(pictures, speedFor(seconds(pictures), POUR_SECONDS), HOLD_MS / 2);
    if (this.cinema) this.next = pour;
    else this.startPour(pour);
  }

  private startPour(pour: Play): void {
    this.cinema = pour;
    this.showing = "pour";
    this.home = this.wanted;
    this.wake();
  }

  /** Enough of what was; back to what is. */
  skip(): void {
    if (!this.cinema) return;
    this.cinema = null;
    this.showing = "now";
    this.lookFrom(this.pull ? forPulling(this.home) : this.home);
    const { next } = this;
    this.next = null;
    if (next) this.startPour(next);
  }

  private notice(picture: Picture): void {
    this.breath = breath(picture, this.named);
    if (this.noticed.free || !this.stream.seen.length || !isFree(picture, this.named)) return;
    this.noticed.free = true;
    if (this.hand) this.takeHandOut();
    play("wood");
  }

  // --- drawing

  private frame(now: number): void {
    this.asked = 0;
    const { stage } = this;
    if (!stage) return;
    const passed = Math.min(0.1, (now - (this.before || now)) / 1000);
    this.before = now;
    const silent = now - this.lastFrame > SILENCE_MS;
    if (silent && !this.cinema && this.stream.seen.at(-1)?.aftermath) this.beginLookBack();
    this.moveEye(passed);
    this.pullOn(now, passed);
    this.draw(stage, now);
    stage.render(now);
    const busy = Boolean(this.cinema) || this.inside || !this.stream.done || apart(this.view, this.wanted) > 1e-3 || !silent;
    if (busy) return this.wake();
    this.before = 0;
    stage.pause();
    this.still++;
  }

  private moveEye(passed: number): void {
    if (apart(this.view, this.wanted) < 1e-3) return;
    const part = 1 - Math.exp(-passed * 6);
    this.view = towards(this.view, this.wanted, part);
    if (apart(this.view, this.wanted) < 2e-3) this.view = this.wanted;
    this.stage?.look(this.view);
  }

  private draw(stage: Stage, now: number): void {
    const past = this.cinema?.at(now);
    if (this.cinema && !past) this.skip();
    const picture = past ?? this.stream.at(now) ?? this.arranged;
    if (!picture) return;
    if (picture !== this.shown) stage.place(picture.poses, picture.mask);
    if (!this.cinema) this.notice(picture);
    const simulated = handOf(picture, this.named);
    if (simulated || this.hand || this.shown?.hand) stage.hands(simulated, this.ownHand(simulated));
    this.shown = picture;
  }

  /** What is drawn now, in pixels: what a scripted hand goes by. */
  drawn(): Drawn {
    const { stage, shown, named, hand } = this;
    if (!stage || !shown) return NOTHING_DRAWN;
    const at = (point: Point | null): Spot | null => point && stage.project(point.x, point.y, point.z);
    const [x = 0, y = 0, z = 0] = shown.poses.slice(named * POSE, named * POSE + 3);
    const egg = at(named < 0 ? null : { x, y, z });
    const above = at({ x, y, z: z + 0.01 });
    const metre = egg && above ? 100 * Math.hypot(above.x - egg.x, above.y - egg.y) : 0;
    return { own: at(hand?.point ?? null), hand: at(shown.hand), egg, holds: shown.holds, metre };
  }

  /** Where the bodies that are there are drawn now. */
  bodies(): number[] {
    const { poses, mask } = this.shown ?? { poses: [], mask: 0 };
    return [...poses].filter((_, index) => (mask >>> Math.floor(index / POSE)) & 1);
  }

  private ownHand(simulated: HandShown | null): HandShown | null {
    if (!this.hand) return null;
    const yaw = simulated?.yaw ?? this.view.azimuth + Math.PI / 2;
    return { ...this.hand.point, yaw, closed: this.hand.grip, strain: 0, between: halfWidth(Math.max(0, this.named)) };
  }
}

function handOf(picture: Picture, named: number): HandShown | null {
  if (!picture.hand || picture.aftermath) return null;
  const { closed, strain, hand } = picture;
  return { ...hand, closed, strain, between: halfWidth(Math.max(0, named)) };
}
