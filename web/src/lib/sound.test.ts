import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The browser's part: it counts what is made to sound. */
class Audio {
  static started = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};

  private node(): object {
    const knob = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, value: 0 };
    const start = (): unknown => Audio.started++;
    return { gain: knob, frequency: knob, connect: () => undefined, start, stop: () => undefined };
  }
  createGain = (): object => this.node();
  createOscillator = (): object => this.node();
  createBufferSource = (): object => this.node();
  createBiquadFilter = (): object => this.node();
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
}

async function page(active = true) {
  vi.resetModules();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: active } });
  const [{ play }, { change }] = [await import("./sound"), await import("./settings.svelte")];
  return { play, change };
}

beforeEach(() => {
  localStorage.clear();
  Audio.started = 0;
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

it("is heard, is silent when it is off, and stays off after a reload", async () => {
  const { play, change } = await page();
  play("shout");
  expect(Audio.started).toBe(3);
  change({ sound: false });
  play("shout");
  expect(Audio.started).toBe(3);
  const again = await page();
  again.play("shout");
  expect(Audio.started).toBe(3);
  again.change({ sound: true });
  again.play("card");
  expect(Audio.started).toBe(5);
});

it("is silent before anybody has touched the page", async () => {
  (await page(false)).play("turn");
  expect(Audio.started).toBe(0);
});
