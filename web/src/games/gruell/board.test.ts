// @vitest-environment node
// The board as a page of text: what is offered, what is said, in both languages.
import { render } from "svelte/server";
import { beforeAll, describe as about, expect, test, vi } from "vitest";
import type { GruellView, TableState } from "../../generated/protocol";
import type { BoardProps } from "../module";
import { loadGameText, startLanguage, t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import gruell from "./index";

const NAMES = ["Ana", "Bob", "Cléo"];

function viewOf(some: Partial<GruellView>): GruellView {
  const player = { holds: ["+2", "+4", "+4", "GO"], pile: ["+6", "-2"], score: 4, ready: false };
  return {
    game: "gruell",
    seat: 0,
    waiting: [0],
    ending: null,
    variant: "base",
    trick: 3,
    tricks: 9,
    asks: "choose",
    players: [player, { ...player, ready: true }, player],
    table: [null, null, null],
    lost: [],
    you: { choice: null },
    ...some,
  };
}

function board(view: GruellView, actions: readonly string[], more: Partial<BoardProps<"gruell">> = {}): string {
  const choices = actions.map((action) => ({ action, label: `do ${action}` }));
  const props: BoardProps<"gruell"> = {
    update: { type: "update", seat: 0, count: 0, items: [], view, choices },
    fresh: [],
    table: {} as TableState,
    me: 0,
    names: NAMES,
    active: true,
    act: () => undefined,
    why: () => undefined,
    hint: null,
    ...more,
  };
  return render(gruell.Board, { props }).body;
}

function offeredIn(html: string): string[] {
  return [...html.matchAll(/data-action="([^"]+)"/g)].map((found) => found[1] as string);
}

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  await loadGameText("gruell");
});

about.each(["en", "fr"])("in %s", (language) => {
  beforeAll(async () => {
    settings.language = language;
    await startLanguage();
  });

  test("every text is there", () => {
    const view = viewOf({ lost: ["S", "S"], table: ["S", "-2", "PO"], asks: "sorcerer" });
    const scored = gruell.score(view, 0).map((line) => line.label);
    const said = [board(view, ["goblins", "ogre-C"]), ...gruell.describe(view, NAMES), ...scored];
    expect(said.join("\n")).not.toContain("⟦");
  });

  test("the position in words names every player's score, pile and hand", () => {
    const said = gruell.describe(viewOf({}), NAMES).join(" ");
    for (const name of NAMES) expect(said.split(name).length).toBeGreaterThan(3);
    expect(said).toContain("−2");
  });
});

test("a finished game waits for nobody, in words and on the table", () => {
  const ending = { scores: [4, 4, 4], ranks: [1, 1, 1], why: "most-points" };
  const over = viewOf({ ending, waiting: [], asks: "nothing" });
  const notYet = t("gruell-not-yet", { who: "Cléo" });
  expect(gruell.describe(over, NAMES)[0]).toBe(t("gruell-say-over"));
  expect(board(over, []).includes(notYet)).toBe(false);
  expect(board(viewOf({ waiting: [2] }), []).includes(notYet)).toBe(true);
});

test.each([
  ["PO", "base", "gruell-score-ogre-no-go", "GR-17"],
  ["GO GO", "base", "gruell-score-ogre-no-po", "GR-17"],
  ["PO GO", "1", "gruell-score-ogre-pair", "GR-19"],
  ["PO GO GO", "base", "gruell-score-ogre-more", "GR-17"],
  ["S S", "2", "gruell-score-sorcerer", "GR-20"],
])("%s in variant %s is explained, with its rule", (pile, variant, key, clause) => {
  const cards = pile.split(" ");
  const player = { holds: [], pile: cards, score: 0, ready: false };
  const [line] = gruell.score(viewOf({ variant, players: [player] }), 0);
  expect(line).toMatchObject({ label: t(key, { count: cards.length, cards: cards.length }), clause });
});

test("goblins are added up before everybody's eyes; in the children's game they are counted", () => {
  const labelOf = (pile: string[], variant: string): string =>
    gruell.score(viewOf({ variant, players: [{ holds: [], pile, score: 0, ready: false }] }), 0)[0]?.label ?? "";
  expect(labelOf(["+2", "+6"], "base")).toContain("+2 +6");
  expect(labelOf(["good", "good"], "kid")).toContain("2");
});

test("the hand offers what may be played, both cards of a kind", () => {
  expect(offeredIn(board(viewOf({}), ["+2", "+4", "GO"]))).toEqual(["+2", "+4", "+4", "GO"]);
});

test("nothing is offered to somebody who is not asked, nor to a stranger", () => {
  expect(offeredIn(board(viewOf({}), ["+2"], { active: false }))).toEqual([]);
  expect(offeredIn(board(viewOf({ you: null }), [], { me: null }))).toEqual([]);
});

test("the sorcerer chooses on the cards, and good goblins are one choice", () => {
  const view = viewOf({ asks: "sorcerer", table: ["S", "+4", "GO"] });
  const offered = offeredIn(board(view, ["goblins", "ogre-C"]));
  expect([...new Set(offered)].sort()).toEqual(["goblins", "ogre-C"]);
  expect(offered).toHaveLength(4);
});

test("a card that cannot be taken may be asked about, but offers nothing", () => {
  const view = viewOf({ asks: "sorcerer", table: ["S", "-2", "GO"] });
  const html = board(view, ["goblins", "ogre-C"]);
  expect(html.match(/class="plain open/g)).toHaveLength(2);
  expect(offeredIn(html)).not.toContain("-2");
  expect(board(view, [], { me: null })).not.toContain("plain open");
});

test("with no good goblin on the table the choice is still offered", () => {
  const view = viewOf({ asks: "sorcerer", table: ["S", "-4", "GO"] });
  expect(offeredIn(board(view, ["goblins", "ogres"]))).toContain("goblins");
});

test("ogres that share take goblins, and only goblins", () => {
  expect(offeredIn(board(viewOf({ asks: "share", table: ["GO", "+4", "-2"] }), ["+4", "-2"]))).toEqual(["+4", "-2"]);
});

test("what lies face down is shown to nobody else", () => {
  const players = viewOf({}).players.map((player) => ({ ...player, ready: true }));
  const html = board(viewOf({ you: { choice: "+2" }, players }), []);
  const before = (seat: number): string => html.split(`data-testid="slot-${seat}"`)[1]?.split("data-place=")[0] ?? "";
  expect(before(0)).toContain("#gruell-p2");
  expect(before(1)).toContain("#gruell-back");
  expect(before(1)).not.toContain("#gruell-p2");
});
