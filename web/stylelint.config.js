/* Colours, sizes of type, layers and widths are named in look/tokens.css and look/widths.css, and nowhere else. */

const TOKENS = ["src/look/tokens.css", "src/look/widths.css"];
const COLOURS = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "light-dark"];

/** A length that is no token; what stands behind a stroke is the height of a line. */
const LENGTH = /(?<![/\w.-])[\d.]+(px|rem|pt|vw|vh)/;

/** A selector of a board without a class of that board: it could match on other pages. */
const UNSCOPED = /^(?!.*\.(days|rail)\b)/;

export default {
  plugins: ["./tools/named-sizes.js"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "color-no-invalid-hex": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "no-duplicate-selectors": true,
    "property-no-unknown": true,
    "unit-no-unknown": true,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["src/**/*.svelte", "src/**/*.css", "boxes/*.svelte"],
      rules: {
        "color-named": "never",
        "color-no-hex": true,
        "function-disallowed-list": COLOURS,
        "declaration-property-value-disallowed-list": {
          "/^font(-size)?$/": [LENGTH],
          "z-index": [/^\d/],
        },
        "tenfold/named-sizes": true,
      },
    },
    {
      files: ["src/games/**/*.css"],
      rules: { "selector-disallowed-list": [[UNSCOPED], { splitList: true }] },
    },
    {
      files: TOKENS,
      rules: {
        "color-named": null,
        "color-no-hex": null,
        "function-disallowed-list": null,
        "tenfold/named-sizes": null,
      },
    },
  ],
};
