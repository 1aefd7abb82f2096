/* Fetching catalogues: the same files as the package's, one chunk each; the page's own come with it, in all languages. */
import { api, Failed } from "../wire/api";
import { Catalogue } from "./catalogue";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of messages that another one lacks. */
const ENGLISH = "en";

const files = import.meta.glob<string>(
  ["../../../src/tenfold/words/*/*.ftl", "!../../../src/tenfold/words/*/{cli,common,options,page,table}.ftl"],
  { query: "?raw", import: "default" },
);
const own = import.meta.glob<string>("../../../src/tenfold/words/*/{common,options,page,table}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const loaded = new Map<string, Promise<Catalogue>>();

/** The catalogue of some files of a language. */
export function load(language: Language, names: readonly string[]): Promise<Catalogue> {
  const key = `${language} ${names.join(" ")}`;
  let found = loaded.get(key);
  if (found === undefined) {
    found = read(language, names);
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

async function read(language: Language, names: readonly string[]): Promise<Catalogue> {
  const sources = await Promise.all(names.map((name) => source(language, name)));
  const found = new Catalogue(language);
  for (const each of sources) {
    found.add(each);
    await breath();
  }
  if (language !== ENGLISH) fallBack(found, names);
  return found;
}

/** Give a catalogue the English words of the same files, when they are here. */
function fallBack(to: Catalogue, names: readonly string[]): void {
  load(ENGLISH, names).then(
    (english) => (to.fallback = english),
    () => undefined, // it is only for messages that are missing
  );
}

/** Lets the browser do other things between two files: a slow phone takes its time for each. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The text of one file: the page's own, or that of a game which the server has beside those of the page. */
export async function source(language: Language, name: string): Promise<string> {
  const path = pathOf(language, name);
  return own[path] ?? (await files[path]?.()) ?? foreign(language, name);
}

/** Whether the page was built with a file of words. */
export function isBuiltIn(name: string): boolean {
  const path = pathOf(ENGLISH, name);
  return path in own || path in files;
}

/** A game may lack a language: its English words are said then. */
function foreign(language: Language, name: string): Promise<string> {
  return api.words(language, name).catch((error: unknown) => {
    if (language !== ENGLISH && error instanceof Failed && error.status === 404) return "";
    throw error;
  });
}

function pathOf(language: Language, name: string): string {
  return `../../../src/tenfold/words/${language}/${name}.ftl`;
}
