/** Small wooden sounds, made here: no files, no other host. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "flip" | "egg" | "tap" | "turn" | "shout" | "win" | "lose" | "refuse" | "alarm" | "wood";

let context: AudioContext | undefined;

interface Knock {
  /** Seconds after the start. */
  readonly at?: number;
  /** Hertz; without it, a puff of noise. */
  readonly pitch?: number;
  readonly end?: number;
  readonly length: number;
  readonly loud: number;
  readonly type?: OscillatorType;
  /** Hertz around which the noise lies. */
  readonly colour?: number;
}

const SOUNDS: Record<Sound, readonly Knock[]> = {
  card: [{ length: 0.07, loud: 0.25, colour: 2600 }, { at: 0.03, pitch: 180, end: 90, length: 0.05, loud: 0.1 }],
  flip: [{ length: 0.05, loud: 0.2, colour: 3600 }, { at: 0.06, length: 0.06, loud: 0.25, colour: 1800 }],
  egg: [{ pitch: 520, end: 400, length: 0.09, loud: 0.18, type: "triangle" }, { length: 0.03, loud: 0.2, colour: 1200 }],
  tap: [{ pitch: 240, end: 160, length: 0.05, loud: 0.14, type: "triangle" }],
  turn: [{ pitch: 392, length: 0.16, loud: 0.12, type: "sine" }, { at: 0.12, pitch: 523, length: 0.26, loud: 0.12, type: "sine" }],
  shout: [
    { pitch: 330, length: 0.18, loud: 0.16, type: "triangle" },
    { at: 0.14, pitch: 440, length: 0.18, loud: 0.16, type: "triangle" },
    { at: 0.28, pitch: 660, length: 0.4, loud: 0.18, type: "triangle" },
  ],
  win: [
    { pitch: 392, length: 0.3, loud: 0.12, type: "sine" },
    { at: 0.15, pitch: 494, length: 0.3, loud: 0.12, type: "sine" },
    { at: 0.3, pitch: 587, length: 0.6, loud: 0.14, type: "sine" },
  ],
  lose: [{ pitch: 294, length: 0.3, loud: 0.1, type: "sine" }, { at: 0.22, pitch: 247, length: 0.5, loud: 0.1, type: "sine" }],
  refuse: [{ pitch: 150, end: 110, length: 0.12, loud: 0.18, type: "triangle" }],
  // an egg that comes free of the others
  wood: [{ pitch: 1250, end: 820, length: 0.05, loud: 0.16, type: "triangle" }, { length: 0.02, loud: 0.22, colour: 2300 }, { at: 0.05, pitch: 900, end: 640, length: 0.06, loud: 0.07, type: "triangle" }],
  // a stick strikes the table, springs up twice, and an egg rolls after it
  alarm: [
    { pitch: 310, end: 170, length: 0.14, loud: 0.3, type: "triangle" },
    { length: 0.05, loud: 0.4, colour: 900 },
    { at: 0.15, pitch: 340, end: 210, length: 0.1, loud: 0.22, type: "triangle" },
    { at: 0.15, length: 0.04, loud: 0.25, colour: 1100 },
    { at: 0.25, pitch: 360, end: 240, length: 0.08, loud: 0.15, type: "triangle" },
    { at: 0.36, length: 0.5, loud: 0.09, colour: 420 },
  ],
};

/** Play a sound, unless this person has turned sound off. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  // Browsers let nobody make a noise before the person has touched the page, and complain about trying.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const knock of SOUNDS[sound]) sounding(context, knock);
}

function sounding(audio: AudioContext, knock: Knock): void {
  const start = audio.currentTime + (knock.at ?? 0);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(knock.loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + knock.length);
  volume.connect(audio.destination);
  const source = knock.pitch === undefined ? noise(audio, knock) : tone(audio, knock, knock.pitch, start);
  source.connect(volume);
}

function tone(audio: AudioContext, knock: Knock, pitch: number, start: number): AudioNode {
  const source = audio.createOscillator();
  source.type = knock.type ?? "sine";
  source.frequency.setValueAtTime(pitch, start);
  if (knock.end) source.frequency.exponentialRampToValueAtTime(knock.end, start + knock.length);
  source.start(start);
  source.stop(start + knock.length + 0.02);
  return source;
}

function noise(audio: AudioContext, knock: Knock): AudioNode {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * knock.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  source.buffer = buffer;
  source.start(audio.currentTime + (knock.at ?? 0));
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = knock.colour ?? 2000;
  source.connect(filter);
  return filter;
}
