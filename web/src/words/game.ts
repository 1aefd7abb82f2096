/* The words of one game: its catalogues and its board's own, and how its events are said. */
import { Catalogue } from "./catalogue";
import { load, source, type Language } from "./load";
import { Speech } from "./speech";
import type { Event } from "../wire/shorthand";
import type { GameShape } from "../wire/types";

/** The files of the catalogues that every game has, as `SHARED_WORDS` of the package. */
const SHARED = ["common", "colours", "match", "options"];

/** The catalogue of a game, with what only its board says. */
export async function gameCatalogue(
  language: Language,
  files: readonly string[],
  own = "",
): Promise<Catalogue> {
  const names = [...new Set([...SHARED, ...files])];
  if (own === "") return load(language, names);
  return new Catalogue(language, [...(await Promise.all(names.map((name) => source(language, name)))), own]);
}

/** How a viewer at a table is told of its game. */
export function gameSpeech(
  catalogue: Catalogue,
  game: GameShape | undefined,
  viewer: number | null,
  names: readonly string[],
): Speech {
  return new Speech(catalogue, game?.kinds ?? {}, viewer, names);
}

/** Puts what an event tells into the words of its game, where its sentence cannot say it as it is. */
export type Said = (event: Event, speech: Speech) => Event;

/** An event in words, as a sentence that begins with a capital letter; to eyes that nothing is hidden from it may be another. */
export function tell(family: string, event: Event, speech: Speech, said?: Said): string {
  const plain = `${family}-${String(event.event)}`;
  const own = speech.viewer === null && speech.has(`${plain}-open`) ? `${plain}-open` : plain;
  const message = speech.has(own) ? own : `event-${String(event.event)}`;
  return capital(speech.say(message, said?.(event, speech) ?? event));
}

/** Why a rule refuses something, in words. */
export function refusal(rule: string, data: Readonly<Record<string, unknown>>, speech: Speech): string {
  return sentence(speech.say(rule.replace(".", "-"), data));
}

/** Words as a sentence: with a capital letter and a full stop. */
export function sentence(words: string): string {
  return `${capital(words)}.`;
}

/** Words that begin with a capital letter. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
