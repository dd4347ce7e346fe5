// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { loadGameText } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { help, label, marker, markerHelp, markerLabel, markerRule, MARKERS, pictogram, piece, PRINTED, squareOf } from "./art";

const LABELS = PRINTED.map((name) => name.replace(/\bN\b/, "3"));

function parsed(drawing: string): Document {
  return new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, "image/svg+xml");
}

it("knows the 75 printed squares and the 13 markers", () => {
  expect([PRINTED.length, MARKERS.length]).toEqual([75, 13]);
});

it("takes a label apart", () => {
  expect(squareOf("JUMP 12 SPACES")).toEqual({
    printed: "JUMP 12 SPACES",
    slug: "jump-n-spaces",
    group: "self",
    clause: "GM-64",
    arrowed: true,
    number: 12,
  });
  expect(squareOf("MOVE FORWARD 10 SPACES, BACKTRACK OKAY").number).toBeNull();
  expect([squareOf("POOL").group, squareOf("POOL").clause]).toEqual(["obstacle", "GM-21"]);
});

it.each(LABELS)("draws %s as well-formed SVG that stands alone", (printed) => {
  const drawn = parsed(pictogram(printed, "s"));
  expect(drawn.querySelector("parsererror")).toBeNull();
  expect(drawn.querySelector("[id], use, script, style, image")).toBeNull();
});

it("draws no two squares and no two markers alike", () => {
  expect(new Set(LABELS.map((one) => pictogram(one))).size).toBe(75);
  expect(new Set(MARKERS.map(marker)).size).toBe(13);
});

it("turns what has an arrow, and only that", () => {
  expect(new Set([..."nesw"].map((way) => pictogram("SLIDE 3 SPACES", way))).size).toBe(4);
  expect(new Set([..."nesw"].map((way) => pictogram("GO ANYWHERE", way))).size).toBe(1);
});

it("shows a square's own number", () => {
  expect(pictogram("ADD 7 TO YOUR NEXT ROLL")).toContain("7");
  expect(pictogram("ADD 7 TO YOUR NEXT ROLL")).not.toBe(pictogram("ADD 2 TO YOUR NEXT ROLL"));
});

describe("a label that it does not know", () => {
  const ODD = "DANCE <THREE> TIMES & SING ABOUT IT";

  it("is a plain square with its printed words", () => {
    const drawn = parsed(pictogram(ODD));
    expect(drawn.querySelector("parsererror")).toBeNull();
    expect([...drawn.querySelectorAll("text")].map((line) => line.textContent).join(" ")).toBe(ODD);
    expect([label(ODD), help(ODD), squareOf(ODD).clause]).toEqual([ODD, "", ""]);
  });

  it.each([ODD, "X", "constructor", "A".repeat(80), "WORD ".repeat(40)])("stays within its square: %s", (printed) => {
    const lines = [...parsed(pictogram(printed)).querySelectorAll("text")];
    const size = Number(lines[0]?.parentElement?.getAttribute("font-size"));
    const longest = Math.max(...lines.map((line) => (line.textContent ?? "").length));
    expect(longest * size * 0.6).toBeLessThanOrEqual(58);
    expect(lines.length * size * 1.15).toBeLessThanOrEqual(58);
  });
});

it("draws each part of a machine in the colour of its owner", () => {
  expect(piece("A2", 0)).toContain(">A2<");
  expect(piece("A2", 0)).toContain("var(--seat-0)");
  expect(new Set(["A1", "A2", "A3"].map((name) => piece(name, 0).replace(name, ""))).size).toBe(3);
});

it("has the rule of every marker that it knows", () => {
  expect(MARKERS.map((kind) => markerRule(kind)?.clause)).not.toContain(undefined);
  expect(markerRule("wall")).toEqual({ printed: "PASS THROUGH ONE WALL", clause: "GM-33" });
  expect([markerRule("?"), markerRule("constructor")]).toEqual([null, null]);
});

it("draws a marker that nobody knows face down", () => {
  expect([marker("something new"), marker("constructor")]).toEqual([marker("?"), marker("?")]);
  expect(marker("?")).not.toBe(marker("key"));
});

describe.each([
  ["en", "Pool", "Slide 3 squares", "key"],
  ["fr", "Bassin", "Glisse de 3 cases", "clé"],
])("in %s", (language, pool, slide, key) => {
  beforeAll(async () => {
    settings.language = language;
    await loadGameText("gootmu");
  });

  it("names every square briefly and explains it", () => {
    expect([label("POOL"), label("SLIDE 3 SPACES"), markerLabel("key")]).toEqual([pool, slide, key]);
    for (const printed of LABELS) {
      expect(label(printed).length, label(printed)).toBeLessThanOrEqual(28);
      expect(help(printed), printed).toMatch(/^\p{Lu}.*[.!]$/u);
    }
    expect(new Set(LABELS.map(label)).size).toBe(75);
    expect(MARKERS.concat("?").map(markerHelp).join()).not.toContain("⟦");
  });

  it("says the same of one square as of several", () => {
    for (const printed of PRINTED.map((name) => name.replace(/\bN\b/, "1"))) expect(label(printed)).not.toMatch(/\b1 (squares|cases)/);
  });
});
