/* What is not written in the client. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

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
);
