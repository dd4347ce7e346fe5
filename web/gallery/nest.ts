/** The nest alone, in every quality step and light: `?step=0&theme=dark&azimuth=-60&elevation=34&chosen=g1`. With
 *  `&frames=60` it draws so many frames and says in the title when it has. */
import { BODIES, eggNumber, POSE } from "../src/games/gulo/nest/bodies";
import type { Step } from "../src/games/gulo/nest/quality";
import { pouredRest } from "../src/games/gulo/nest/sample";
import { Stage } from "../src/games/gulo/nest/stage/stage";
import { decode } from "../src/games/gulo/nest/wire";

const query = new URLSearchParams(location.search);
const holder = document.getElementById("app") as HTMLElement;
const rest = decode(pouredRest());
if (!rest) throw new Error("the sample is malformed");
const radians = (name: string, otherwise: number): number => (Number(query.get(name) ?? otherwise) * Math.PI) / 180;
const step = query.get("step");
const stage = new Stage(holder, {
  night: query.get("theme") === "dark",
  onBoard: query.has("board"),
  fixed: step === null ? undefined : (Number(step) as Step),
  redraw: () => stage.render(performance.now()),
});
stage.size(innerWidth, innerHeight);
stage.look({ azimuth: radians("azimuth", -60), elevation: radians("elevation", 34), near: Number(query.get("near") ?? 0) });
stage.place(rest.poses, (1 << BODIES) - 1);
const chosen = query.get("chosen");
if (chosen) stage.outline(eggNumber(chosen), new Set([eggNumber("g2"), eggNumber("g3")]));
if (query.has("hand")) {
  const egg = eggNumber(query.get("hand") ?? "y5");
  const [x, y, z] = rest.poses.slice(egg * POSE, egg * POSE + 3) as unknown as [number, number, number];
  const hand = { x, y, z, yaw: 0.6, closed: query.has("closed"), strain: Number(query.get("strain") ?? 0), between: 0.008 };
  stage.hands(hand, query.has("own") ? { ...hand, x: x + 0.012, z: z + 0.01 } : null);
}
requestAnimationFrame((now) => {
  stage.render(now);
  setTimeout(() => measure(Number(query.get("frames") ?? 0)), 500);
});

/** Draw eggs that move, frame by frame. */
function measure(frames: number): void {
  document.title = `ready ${stage.step}`;
  let left = frames;
  const poses = rest?.poses.slice() as Float32Array;
  const next = (now: number): void => {
    if (left-- <= 0) return void (document.title = `done ${stage.step}`);
    for (let body = 0; body < 6; body++) poses[body * POSE + 2] = (rest?.poses[body * POSE + 2] as number) + 0.01 * Math.sin(now / 200 + body) ** 2;
    stage.place(poses, (1 << BODIES) - 1);
    stage.render(now);
    requestAnimationFrame(next);
  };
  if (frames) requestAnimationFrame(next);
}
