import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadGameText } from "../../lib/i18n.svelte";
import { NAMES, VIEW } from "./sample";
import Thefts from "./Thefts.svelte";

// jsdom has neither dialogs nor media queries.
vi.hoisted(() => {
  const query = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
});

beforeAll(() => loadGameText("gulo"));
afterEach(cleanup);

const STEPS = [
  { view: { ...VIEW, nest: "physics" }, events: [] },
  { view: VIEW, events: [{ event: "stolen", seat: 0, egg: "g1", risk: null, roll: null } as const] },
  { view: VIEW, events: [{ event: "alarm", seat: 1, egg: "r1", why: "pole", risk: null, roll: null } as const] },
];
const KEPT = [
  { number: 2, seat: null, egg: "", outcome: "poured", frames: 80 },
  { number: 4, seat: 0, egg: "g1", outcome: "stolen", frames: 120 },
  { number: 6, seat: 1, egg: "r1", outcome: "pole", frames: 90 },
];

it("lists every theft, and fetches the film of the one that is to be seen again", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const load = vi.fn(() => Promise.reject(new Error("the test has no film")));
  const films = { list: () => Promise.resolve(KEPT), load };
  const { container, findByRole } = render(Thefts, { props: { steps: STEPS, names: NAMES, films } });
  expect(container.textContent).toContain("2 thefts, one alarm");
  await fireEvent.click(await findByRole("button", { name: "Watch: Bob: red egg, alarm, the pole" }));
  expect(load).toHaveBeenCalledExactlyOnceWith(6);
  await findByRole("alert", { hidden: true });
});

it("tells the thefts in words where no films are kept", () => {
  const { container } = render(Thefts, { props: { steps: STEPS, names: NAMES } });
  expect(container.querySelectorAll("li")).toHaveLength(2);
  expect(container.querySelector("button")).toBeNull();
});
