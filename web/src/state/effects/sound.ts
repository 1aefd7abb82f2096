/* Sounds, all dry and short, made when they are needed; none before the first press. */
import type { Event } from "../play/table";

let context: AudioContext | null = null;

export type Sound = "bell" | "knock" | "rise" | "slide";

/** What an event sounds like: a sound, and how often it is heard. */
export interface Sounding {
  sound: Sound;
  times?: number;
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, times: number) => void>> = {
  bell,
  knock: knocks,
  rise,
  slide,
};

/** What events of any game sound like; what is not here is a knuckle on wood. */
const USUAL: Readonly<Record<string, Sound>> = {
  draw: "slide",
  "turn-up": "slide",
  deal: "slide",
  offer: "slide",
  end: "bell",
};

/** Play what some events sound like, and a note where it is the listener's turn. */
export function play(events: readonly Event[], turn: boolean, own?: (event: Event) => Sounding | null): void {
  const audio = events.length === 0 ? null : awake();
  if (audio === null) return;
  for (const [sound, times] of sounding(events, own)) SOUNDS[sound](audio, times);
  if (turn) note(audio, 392, 0.12);
}

/** The sounds of some events, each once: what a game says of its own events, and the usual of the others. */
export function sounding(
  events: readonly Event[],
  own?: (event: Event) => Sounding | null,
): Map<Sound, number> {
  const found = new Map<Sound, number>();
  for (const event of events) {
    const usual: Sounding = { sound: USUAL[String(event.event)] ?? "knock" };
    const { sound, times = 1 } = own?.(event) ?? usual;
    found.set(sound, Math.max(times, found.get(sound) ?? 0));
  }
  return found;
}

/** The player is wanted: one soft note. */
export function chime(): void {
  const audio = awake();
  if (audio !== null) note(audio, 392, 0);
}

/** A latch: two days of one's journey connect that did not. */
export function latch(): void {
  const audio = awake();
  if (audio === null) return;
  tone(audio, "square", 1500, 900, 0.1, 0.02, 0.05);
  tone(audio, "triangle", 620, 240, 0.145, 0.05, 0.22);
}

/** A refusal: a finger on a table, twice. */
export function refuse(): void {
  const audio = awake();
  if (audio !== null) [0, 0.13].forEach((at) => tone(audio, "triangle", 120, 80, at, 0.06, 0.2));
}

/** A watch, while a clock runs out. */
export function tick(): void {
  const audio = awake();
  if (audio !== null) tone(audio, "square", 2200, 1800, 0, 0.02, 0.04);
}

function awake(): AudioContext | null {
  return navigator.userActivation?.hasBeenActive ? (context ??= new AudioContext()) : null;
}

/** A card slid off felt. */
function slide(audio: AudioContext): void {
  tone(audio, "sawtooth", 900, 300, 0, 0.08, 0.03);
}

/** Knuckles on wood, one after the other. */
function knocks(audio: AudioContext, times: number): void {
  for (let i = 0; i < times; i++) knock(audio, i * 0.07);
}

/** A bicycle bell. */
function bell(audio: AudioContext): void {
  for (const at of [0, 0.18])
    [2093, 2637].forEach((pitch) => tone(audio, "sine", pitch, pitch, at, 0.5, 0.08));
}

/** A knuckle on wood. */
function knock(audio: AudioContext, at: number): void {
  tone(audio, "triangle", 180, 90, at, 0.09, 0.25);
}

/** One soft note of a marimba. */
function note(audio: AudioContext, pitch: number, at: number): void {
  tone(audio, "sine", pitch, pitch, at, 0.5, 0.18);
  tone(audio, "sine", pitch * 4, pitch * 4, at, 0.12, 0.04);
}

function rise(audio: AudioContext): void {
  [262, 330, 392, 523, 659].forEach((pitch, i) => note(audio, pitch, i * 0.09));
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  at: number,
  length: number,
  volume: number,
): void {
  const start = audio.currentTime + at;
  const sound = audio.createOscillator();
  const loud = audio.createGain();
  sound.type = type;
  sound.frequency.setValueAtTime(from, start);
  sound.frequency.exponentialRampToValueAtTime(to, start + length);
  loud.gain.setValueAtTime(volume, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + length);
  sound.connect(loud).connect(audio.destination);
  sound.start(start);
  sound.stop(start + length);
}
