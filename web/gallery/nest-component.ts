/** The nest as the board has it, over a nest that lies still: `?theme=dark&chosen=y5&nest=dice&pull`. */
import { mount } from "svelte";
import Nest from "../src/games/gulo/nest/Nest.svelte";
import { bodiesIn, colourOf, eggName, EGGS, POSE } from "../src/games/gulo/nest/bodies";
import type { Step } from "../src/games/gulo/nest/quality";
import { pouredRest } from "../src/games/gulo/nest/sample";
import { decode } from "../src/games/gulo/nest/wire";
import type { GuloView } from "../src/generated/protocol";
import { loadGameText } from "../src/lib/i18n.svelte";
import { change } from "../src/lib/settings.svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

const query = new URLSearchParams(location.search);
change({ theme: (query.get("theme") ?? "light") as "light" | "dark", language: query.get("language") ?? "en" });
await loadGameText("gulo");
const dice = query.get("nest") === "dice";
const poses = decode(pouredRest())?.poses as Float32Array;
const heights = bodiesIn((1 << EGGS) - 1).sort((a, b) => (poses[b * POSE + 2] as number) - (poses[a * POSE + 2] as number));
const eggs = heights.map((egg, rank) => ({
  name: eggName(egg),
  colour: colourOf(egg),
  depth: ["top", "middle", "buried"][Math.floor((rank * 3) / EGGS)] as string,
  touches_pole: [16, 10, 5, 15].includes(egg),
  risk: dice ? Math.min(900, 12 + rank * rank * 2) : null,
}));
const view = {
  game: "gulo", nest: dice ? "dice" : "physics", lean: dice ? 14 : 7, eggs, named: query.get("named"), stage: "name", colour: "red",
} as unknown as GuloView;
const nameable = Object.fromEntries(
  eggs.filter(({ colour }) => colour === query.get("colour")).map(({ name, risk }) => [name, { label: `the ${name} egg, on top`, risk }]),
);
const sent: number[] = [];
Object.assign(window, { sent });
mount(Nest, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    view,
    nameable,
    chosen: query.get("chosen"),
    choose: (egg: string) => (document.title = `chose ${egg}`),
    hands: dice
      ? undefined
      : { listen: (heard: (message: ArrayBuffer) => void) => (heard(pouredRest()), () => undefined), point: (message: ArrayBuffer) => (sent.push(message.byteLength), true) },
    pull: query.has("pull") ? { attempt: 0, seat: 0, seconds: 60, begun: () => (document.title = "begun") } : null,
    names: ["Ana", "Bob"],
    ...(query.has("step") ? { quality: Number(query.get("step")) as Step } : {}),
  },
});
setTimeout(() => (document.title = `ready ${document.querySelector("[data-step]")?.getAttribute("data-step")}`), 1500);
