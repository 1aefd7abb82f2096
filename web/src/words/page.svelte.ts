/* The words of the page, in the language of the moment: `t("front-title")` is drawn again when it changes. */
import { Speech, type Data } from "./speech";
import { load, type Language } from "./load";

const FILES = ["common", "options", "page", "table"];

let speech = $state.raw<Speech | null>(null);

/** Take a language up; what is drawn changes at once, when its words are here. */
export async function speak(language: Language): Promise<void> {
  const next = new Speech(await load(language, FILES));
  speech = next;
  document.documentElement.lang = language;
}

/** Takes in the words of more files, which some pages and games have of their own. */
export async function need(...files: readonly string[]): Promise<void> {
  const more = files.filter((file) => !FILES.includes(file));
  if (more.length === 0) return;
  await load(language(), [...FILES, ...more]); // first, so that a file that cannot be had is not asked for again and again
  FILES.push(...more);
  await speak(language());
}

/** A message of the page. */
export function t(message: string, data: Data = {}): string {
  return speech?.say(message, data) ?? "";
}

/** A form of a name: `form("option-days", "about")`. */
export function form(message: string, which: string): string {
  return speech?.catalogue.say(message, {}, which) ?? "";
}

/** Whether the page has a message. */
export function has(message: string): boolean {
  return speech?.catalogue.has(message) ?? false;
}

/** The language that is spoken now. */
export function language(): Language {
  return (speech?.language ?? "en") as Language;
}

/** The language that is spoken now, as the browser's region writes its dates: 18 November, or November 18. */
export function region(): string {
  return navigator.languages.find((each) => each.startsWith(language())) ?? language();
}
