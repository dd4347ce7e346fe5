/** The picture of the nest: a scene, an eye, and as much of it drawn as this device can. */
import { Color, PCFShadowMap, PerspectiveCamera, Raycaster, Scene, type SpotLight, Vector2, Vector3, WebGLRenderer, ACESFilmicToneMapping, Fog, type Texture } from "three";
import { keepStep, knownStep } from "../known";
import { LAST, Quality, type Step } from "../quality";
import { Backdrop } from "./backdrop";
import { Fingers, type HandShown } from "./fingers";
import { DAY, hemisphere, lamp, NIGHT, PLAIN_SKY, room, type Mood } from "./light";
import { eyeAt, FIELD, FIRST_VIEW, type View } from "./orbit";
import { Pieces } from "./pieces";

export interface Options {
  readonly night: boolean;
  /** Start with this step and stay there. */
  readonly fixed?: Step | undefined;
  /** Lie on the cloth of a board, into which the picture fades; else on a cloth of its own, on a table. */
  readonly onBoard?: boolean | undefined;
  /** Called when something was drawn anew by itself, as after the eye has come to rest. */
  readonly redraw: () => void;
}

/** A canvas to draw on; the last step does without smooth edges, which cost as much as all else. */
function rendererFor(step: Step): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: step !== LAST, alpha: true, stencil: true, powerPreference: "high-performance" });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

function end(renderer: WebGLRenderer): void {
  renderer.dispose();
  renderer.forceContextLoss();
}

/** How much smaller the first pictures are. */
const SMALL = 0.2;

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.05, 4);
  readonly pieces: Pieces;
  readonly simulated: Fingers;
  readonly own: Fingers;
  view: View = FIRST_VIEW;
  private renderer: WebGLRenderer;
  private readonly backdrop: Backdrop;
  private readonly quality: Quality;
  private readonly lamp: SpotLight;
  private readonly hemisphere = hemisphere();
  private readonly rays = new Raycaster();
  private reflected: Texture | null = null;
  private mood: Mood;
  private width = 1;
  private height = 1;
  private dirty = true;
  /** So many frames are drawn at first, one right after the other, to find the step that this device can afford. */
  private trial = 10;
  private last = 0;
  private settle: ReturnType<typeof setTimeout> | undefined;
  private chosen: number | null = null;
  private offered: ReadonlySet<number> = new Set();

  constructor(private readonly holder: HTMLElement, private readonly options: Options) {
    this.mood = options.night ? NIGHT : DAY;
    this.lamp = lamp(Boolean(options.onBoard));
    this.quality = new Quality(options.fixed ?? knownStep());
    this.renderer = rendererFor(this.quality.step);
    this.camera.up.set(0, 0, 1);
    this.pieces = new Pieces(this.scene, this.mood.felt, Boolean(options.onBoard));
    this.simulated = new Fingers(this.scene, false);
    this.own = new Fingers(this.scene, true);
    this.scene.add(this.lamp, this.lamp.target, this.hemisphere);
    this.backdrop = new Backdrop(holder, this.renderer.domElement, Boolean(options.onBoard));
    this.use(this.quality.step);
    document.addEventListener("visibilitychange", this.unseen);
  }

  /** A page that nobody sees draws no frames. */
  private readonly unseen = (): void => void (this.last = 0);

  get step(): Step {
    return this.quality.step;
  }

  /** Day or night. */
  light(night: boolean): void {
    this.mood = night ? NIGHT : DAY;
    this.pieces.lay(this.mood.felt);
    this.reflected?.dispose();
    this.reflected = null;
    this.pieces.sheen.work(this.camera, this.mood);
    this.use(this.step);
  }

  private use(step: Step): void {
    if (this.options.fixed === undefined) keepStep(step);
    this.holder.dataset["step"] = String(step);
    if (step === LAST && this.renderer.getContext().getContextAttributes()?.antialias) this.replaceRenderer();
    this.pieces.use(step);
    this.dress(step === 0);
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, step === 0 ? 2 : step === 1 ? 1.5 : 1));
    this.backdrop.forget();
    this.change();
  }

  /** Whether edges are smoothed cannot be changed later. */
  private replaceRenderer(): void {
    end(this.renderer);
    this.reflected = null;
    this.renderer = rendererFor(LAST);
    this.backdrop.replace(this.renderer.domElement);
  }

  private dress(fine: boolean): void {
    const mood = this.mood;
    this.pieces.dress(fine);
    this.simulated.dress(fine);
    this.own.dress(fine);
    if (fine) this.reflected ??= room(this.renderer, mood);
    this.scene.environment = fine ? this.reflected : null;
    this.scene.environmentIntensity = mood.sheen;
    this.scene.background = this.options.onBoard ? null : new Color(mood.dark);
    this.scene.fog = this.options.onBoard ? null : new Fog(mood.dark, 0.55, 1.5);
    this.lamp.castShadow = fine;
    this.lamp.color.set(mood.lamp);
    this.lamp.intensity = mood.lampLight;
    this.hemisphere.color.set(mood.sky);
    this.hemisphere.groundColor.set(mood.ground);
    this.hemisphere.intensity = fine ? 0.15 : PLAIN_SKY;
    this.renderer.toneMappingExposure = mood.exposure;
  }

  size(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [Math.max(1, width), Math.max(1, height)];
    this.camera.aspect = this.width / this.height;
    this.look(this.view);
  }

  look(view: View): void {
    this.view = view;
    const { eye, middle } = eyeAt(view, this.camera.aspect);
    this.camera.position.set(...eye);
    this.camera.lookAt(...middle);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.pieces.sheen.work(this.camera, this.mood);
    this.backdrop.forget();
    this.change();
    if (this.step !== 2) return;
    clearTimeout(this.settle);
    this.settle = setTimeout(() => {
      this.backdrop.wanted = true;
      this.change();
      this.options.redraw();
    }, 160);
  }

  place(poses: Float32Array, mask: number): void {
    this.pieces.place(poses, mask);
    this.pieces.outline(this.chosen, this.offered);
    this.change();
  }

  outline(chosen: number | null, offered: ReadonlySet<number>): void {
    [this.chosen, this.offered] = [chosen, offered];
    this.pieces.outline(chosen, offered);
    this.change();
  }

  hands(simulated: HandShown | null, own: HandShown | null): void {
    this.simulated.show(simulated);
    this.own.show(own);
    this.change();
  }

  private change(): void {
    this.dirty = true;
  }

  /** Draw, if anything has changed. */
  render(now: number): void {
    if (!(this.dirty || this.onTrial) || this.width < 2) return;
    if (this.options.fixed === undefined && this.last && this.quality.took(now - this.last)) this.use(this.quality.step);
    this.last = now;
    this.dirty = false;
    this.trial--;
    if (this.step < 2) this.whole();
    else this.backdrop.draw(this.parts(), (fine) => this.dress(fine));
    if (this.onTrial) requestAnimationFrame(() => this.options.redraw());
  }

  private get onTrial(): boolean {
    return this.trial > 0 && this.options.fixed === undefined && this.step < 2;
  }

  private whole(): void {
    this.backdrop.hide();
    this.camera.clearViewOffset();
    // While shaders are compiled a small picture will do: a device that is too slow finds out sooner.
    const part = this.quality.warm || this.options.fixed !== undefined ? 1 : SMALL;
    this.renderer.setSize(this.width * part, this.height * part, false);
    this.renderer.render(this.scene, this.camera);
  }

  private parts() {
    const { renderer, scene, camera, pieces, width, height } = this;
    return { renderer, scene, camera, pieces, fingers: [this.simulated.group, this.own.group], width, height };
  }

  /** The last frame was the end of a movement: what comes next is no measure of speed. */
  pause(): void {
    if (!this.onTrial) this.last = 0;
  }

  /** The body under a point of the picture (in its pixels). */
  pick(x: number, y: number): number | null {
    this.aim(x, y);
    const hits = this.rays.intersectObjects([...this.pieces.eggs.filter((egg) => egg.visible), this.pieces.bowl], false);
    const body = hits[0]?.object.userData["body"] as number | undefined;
    return body ?? null;
  }

  /** Where the ray through a point begins and goes. */
  ray(x: number, y: number): { from: Vector3; way: Vector3 } {
    this.aim(x, y);
    return { from: this.rays.ray.origin.clone(), way: this.rays.ray.direction.clone() };
  }

  private aim(x: number, y: number): void {
    this.camera.clearViewOffset();
    this.rays.setFromCamera(new Vector2((2 * x) / this.width - 1, 1 - (2 * y) / this.height), this.camera);
  }

  /** Where in the picture a point of the room is. */
  project(x: number, y: number, z: number): { x: number; y: number } {
    this.camera.clearViewOffset();
    const point = new Vector3(x, y, z).project(this.camera);
    return { x: ((point.x + 1) / 2) * this.width, y: ((1 - point.y) / 2) * this.height };
  }

  /** Can this egg be seen, and not only parts of it? */
  shows(egg: number): boolean {
    const mesh = this.pieces.eggs[egg];
    if (!mesh?.visible) return false;
    const { x, y } = this.project(mesh.position.x, mesh.position.y, mesh.position.z);
    return this.pick(x, y) === egg;
  }

  dispose(): void {
    clearTimeout(this.settle);
    document.removeEventListener("visibilitychange", this.unseen);
    this.reflected?.dispose();
    this.scene.traverse((thing) => {
      const { geometry, material } = thing as { geometry?: { dispose(): void }; material?: { dispose(): void; map?: Texture | null } };
      geometry?.dispose();
      material?.map?.dispose();
      material?.dispose();
    });
    end(this.renderer);
    this.backdrop.dispose();
  }
}

