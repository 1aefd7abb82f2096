/* What is not written in the client. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** The folders of `src`, the lowest first: a module imports from its own folder and from those below it. */
const LAYERS = [
  ["wire"],
  ["words"],
  ["state"],
  ["app", "ui"],
  ["games"],
  ["calls", "rules"],
  ["after"],
  ["front", "lobby", "profile", "table"],
  ["pages"],
];

/** Forbids imports from the folders beside and above each folder. */
const layers = LAYERS.flatMap((rooms, height) =>
  rooms.map((room) => {
    const above = LAYERS.slice(height).flat();
    const others = above.filter((each) => each !== room).join("|");
    const regex = `^(\\.\\./)+(${others})(/|$)`;
    const message = `${room}/ is below that folder, or beside it`;
    return {
      files: [`src/${room}/**`],
      rules: others === "" ? {} : { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
    };
  }),
);

export default ts.config(
  { ignores: ["node_modules/", "src/wire/types/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "max-lines": ["error", { max: 300 }],
      "no-undef": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-at-html-tags": "off",
    },
  },
  ...layers,
);
