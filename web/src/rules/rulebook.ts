/* The rule books: sections of numbered sentences, read from the same files as the documentation's. */
import type { Language } from "../words/load";

export interface Sentence {
  /** T3.6; none where a paragraph has no number. */
  number: string | null;
  /** Marked up with `em`, `strong` and `code` only. */
  html: string;
}

export interface Section {
  id: string;
  title: string;
  sentences: Sentence[];
}

export interface Rulebook {
  title: string;
  sections: Section[];
}

const books = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** The rules of every game. */
export const EVERY = "match";

/** Whether a family's rules can be read here; those of a game from another package cannot. */
export function hasBook(family: string): boolean {
  return `../../../docs/rules/${family}.md` in books;
}

/** The rule book of a family, or `match` for what holds in every game. */
export async function rulebook(family: string, language: Language): Promise<Rulebook> {
  const folder = language === "en" ? "" : `${language}/`;
  const found = books[`../../../docs/rules/${folder}${family}.md`];
  if (found === undefined) throw new Error(`there are no rules of ${family}`);
  return parse(await found());
}

/** A rule book from its Markdown. */
export function parse(text: string): Rulebook {
  const book: Rulebook = { title: "", sections: [{ id: "", title: "", sentences: [] }] };
  for (const block of text.split(/\n{2,}/)) add(book, block.trim());
  return { ...book, sections: book.sections.filter(({ sentences }) => sentences.length > 0) };
}

function add(book: Rulebook, block: string): void {
  if (block === "") return;
  if (block.startsWith("# ")) {
    book.title = block.slice(2);
  } else if (block.startsWith("## ")) {
    const [, id = "", title = ""] = /^## (?:([A-Z]\d+) )?(.*)$/.exec(block) ?? [];
    book.sections.push({ id, title, sentences: [] });
  } else {
    book.sections.at(-1)!.sentences.push(sentence(block));
  }
}

function sentence(block: string): Sentence {
  const found = /^\*\*([A-Z]\d+\.\d+)\*\*\s+(.*)$/s.exec(block);
  return { number: found?.[1] ?? null, html: mark(found?.[2] ?? block) };
}

function mark(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replaceAll("\n", " ");
}
