// @vitest-environment node
import { expect, test } from "vitest";
import type { GruellEvent, GruellWent } from "../../generated/protocol";
import { actsOf, cuesOf, paceOf } from "./acts";

const went = (owner: number, card: string, to: number | null, why: GruellWent["why"]): GruellEvent => ({
  event: "went",
  owner,
  card,
  to,
  why,
});
const revealed = (...cards: string[]): GruellEvent => ({ event: "revealed", trick: 1, cards });
const CAPTURE = [
  revealed("-4", "+4", "PO"),
  went(0, "-4", 2, "captured"),
  went(1, "+4", 2, "captured"),
  went(2, "PO", 2, "kept"),
];

test("cards turn up, gather at their captor and go home", () => {
  const cues = cuesOf(actsOf(CAPTURE));
  expect(cues.map((cue) => cue.phase)).toEqual(["down", "up", "gather", "home"]);
  expect(cues[0]?.act.players.map((player) => player.card)).toEqual(["-4", "+4", "PO"]);
});

test("where everybody saves their own, nothing gathers", () => {
  const cues = cuesOf(actsOf([revealed("+2", "+3"), went(0, "+2", 0, "saved"), went(1, "+3", 1, "saved")]));
  expect(cues.map((cue) => cue.phase)).toEqual(["down", "up", "home"]);
});

test("cards that wait for the sorcerer turn up and stay", () => {
  expect(cuesOf(actsOf([revealed("S", "PO")])).map((cue) => cue.phase)).toEqual(["down", "up"]);
});

test("cards that lay open move without turning", () => {
  const decided: GruellEvent = { event: "decided", seat: 0, choice: "ogre-B" };
  const acts = actsOf([decided, went(1, "PO", 0, "captured"), went(0, "S", 0, "kept")]);
  expect(acts.map((act) => act.turns)).toEqual([false]);
});

test("a reveal takes at most 1600 ms, whatever comes with it, and the rest 600", () => {
  const whole: GruellEvent[] = [...CAPTURE, ...CAPTURE, ...CAPTURE];
  expect(actsOf(whole)).toHaveLength(3);
  expect(paceOf(CAPTURE)).toBeLessThanOrEqual(1600);
  expect(paceOf(whole)).toBeLessThanOrEqual(1600.1);
  expect(paceOf([went(1, "+2", 0, "shared"), went(0, "GO", 0, "kept")])).toBeLessThanOrEqual(600);
  expect(paceOf([{ event: "chose", seat: 0 }])).toBeLessThan(300);
  expect(paceOf([])).toBe(0);
});
