/* Sounds, all dry and short, made when they are needed; none before the first press. */
import type { Event } from "./table";

let context: AudioContext | null = null;

/** Play what some events sound like, and a note where it is the listener's turn. */
export function play(events: readonly Event[], turn: boolean): void {
  if (events.length === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const names = events.map((event) => event.event);
  if (names.includes("end")) rise(context);
  else knock(context, 0);
  if (turn) note(context, 392, 0.12);
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
