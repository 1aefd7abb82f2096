/* Fetching catalogues: the same files as the package's, one chunk each. */
import { Catalogue } from "./catalogue";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../../src/tenfold/words/*/*.ftl", {
  query: "?raw",
  import: "default",
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
  return new Catalogue(language, sources);
}

/** The text of one file. */
export function source(language: Language, name: string): Promise<string> {
  const found = files[`../../../src/tenfold/words/${language}/${name}.ftl`];
  if (found === undefined) throw new Error(`${language} has no file ${name}`);
  return found();
}
