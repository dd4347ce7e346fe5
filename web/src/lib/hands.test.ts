import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket";
import { Hands, momentOf } from "./hands";
import { LiveTable } from "./live.svelte";

const REST = [3, 0, 1, 0, 0, 0];
const FRAME = [1, 7, 120, 0, 0, 0];
const bytes = (message: ArrayBuffer): number[] => [...new Uint8Array(message)];
let live: LiveTable;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opens = false;
  live = new LiveTable("abcdef", () => [], () => "en", () => 0);
  socket = FakeSocket.last;
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  FakeSocket.opens = true;
});

it("passes binary messages on to whoever listens, and to nobody who has stopped", () => {
  socket.open();
  socket.welcome([]);
  const heard: number[][] = [];
  const stop = live.hands.listen((message) => heard.push(bytes(message)));
  socket.show(...FRAME);
  stop();
  socket.show(...FRAME);
  expect(heard).toEqual([FRAME]);
});

it("tells whoever listens later how the nest lay at rest last, and no old frame", () => {
  socket.open();
  socket.welcome([]);
  socket.show(...REST);
  socket.show(3, 1);
  socket.show(...FRAME);
  const heard: number[][] = [];
  live.hands.listen((message) => heard.push(bytes(message)));
  expect(heard).toEqual([[3, 1]]);
});

it("sends what a hand does at once, and never later", () => {
  const sample = new Uint8Array([2, 0]).buffer;
  expect(live.hands.point(sample)).toBe(false);
  socket.open();
  expect(live.hands.point(sample)).toBe(false); // not before the server has said who we are
  socket.welcome([0]);
  expect(live.hands.point(sample)).toBe(true);
  expect(socket.pointed).toEqual([sample]);
  socket.end(1006);
  expect(live.hands.point(sample)).toBe(false);
});

it("reads from a frame how long the attempt has lasted", () => {
  expect(momentOf(new Uint8Array(FRAME).buffer)).toEqual({ attempt: 7, seconds: 2 });
  expect(momentOf(new Uint8Array(REST).buffer)).toBeNull();
  expect(momentOf(new ArrayBuffer(0))).toBeNull();
});

it("keeps the films of a table where there are some", () => {
  expect(live.hands.films).toBeDefined();
  expect(new Hands(() => false).films).toBeUndefined();
});
