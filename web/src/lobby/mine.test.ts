import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startLanguage } from "../lib/i18n.svelte";
import { addKey, learn, myTable } from "../lib/keys.svelte";
import MyTables from "./MyTables.svelte";

const KEY = { seat: 0, token: "a".repeat(22) };

beforeAll(() => startLanguage());
beforeEach(() => {
  localStorage.clear();
  addKey("abcdef", KEY);
  learn("abcdef", { status: "playing", turn: true });
});

function answering(status: number, body: object): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

it("keeps the key to a seat though its table cannot be found, and takes the table back when it can", async () => {
  answering(404, { code: "no-table", problem: "there is no such table" });
  const first = render(MyTables, { games: [], over: false });
  await vi.waitFor(() => expect(first.getByTestId("running").textContent).toContain("Not to be found"));
  expect(myTable("abcdef")).toMatchObject({ keys: [KEY], gone: true });
  first.unmount();

  answering(200, { table: "abcdef", game: "gruell", status: "playing", seats: [], waiting: [0] });
  const second = render(MyTables, { games: [], over: false });
  await vi.waitFor(() => expect(second.getByTestId("running").textContent).toContain("Your turn"));
  expect(myTable("abcdef")).toMatchObject({ keys: [KEY], gone: false });
});
