/** The pictures of the rule books, drawn with each family's own pieces. A family's are in the `pictures.ts` of its folder. */

import type { Component } from "svelte";
import type { Speech } from "../words/speech";

export interface PictureProps {
  /** Rows of pieces; a word that is no piece stands between them as it is. */
  rows: readonly (readonly string[])[];
  speech: Speech;
}

export interface Pictures {
  files: readonly string[];
  load: () => Promise<{ default: Component<PictureProps> }>;
  sections: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const found = import.meta.glob<{ pictures: Pictures }>("./*/pictures.ts", { eager: true });

/** The pictures of a family's rule book. */
export function picturesOf(family: string): Pictures | undefined {
  return found[`./${family}/pictures.ts`]?.pictures;
}
