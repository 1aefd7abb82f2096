/** What the build does with stylesheets. */
import { readFileSync } from "node:fs";

const WIDTHS = readFileSync(new URL("../src/look/widths.css", import.meta.url), "utf8");
const NAMED = new Map(
  [...WIDTHS.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name = "", query = ""]) => [name, query]),
);

interface Query {
  params: string;
}

/** Writes out a named size: `(--mid)` becomes `(min-width: 720px)`. */
export function withSizes(query: string): string {
  return query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const size = NAMED.get(name);
    if (size === undefined) throw new Error(`no size is named ${name} in widths.css`);
    return size;
  });
}

/** Names the sizes of windows in `@media`, and those of tables in `@container`, for which CSS has no names. */
export const sizes = {
  postcssPlugin: "sizes",
  AtRule: {
    media: (rule: Query): void => void (rule.params = withSizes(rule.params)),
    container: (rule: Query): void => void (rule.params = withSizes(rule.params)),
  },
};

/** Writes lengths in rem, so that the whole page grows with the size of its text; lines thinner than 2 px stay as they are. */
export const rem = {
  postcssPlugin: "rem",
  Declaration(declaration: { prop: string; value: string }): void {
    if (declaration.prop === "initial-value") return;
    declaration.value = declaration.value.replace(/(?<![\w.])(-?[\d.]+)px\b/g, (length, pixels: string) =>
      Math.abs(Number(pixels)) < 2 ? length : `${Number(pixels) / 16}rem`,
    );
  },
};
