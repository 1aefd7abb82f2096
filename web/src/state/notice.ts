/* Something that is told once, and leaves by itself. */

import type { IconName } from "../components/drawn";
import type { Chat } from "../wire/types";

export interface Notice {
  text: string;
  rule?: string;
  /** Good news: no refusal. */
  calm?: boolean;
  icon?: IconName;
}

/** What a table says of its seats that those who sit there should not have to find in the log. */
const NEWS = new Set(["table-left", "table-handed", "table-undone", "table-declined"]);
/** Of these whoever sits there is told too: it happened without them. */
const FOR_ALL = new Set(["table-late", "table-absent"]);

/** The last news among new lines of chat, for who has some seats. */
export function news(lines: readonly Chat[], mine: readonly number[]): Chat | undefined {
  return lines.findLast(
    ({ name, text, data }) =>
      name === null && (FOR_ALL.has(text) || (NEWS.has(text) && !mine.includes(data.seat as number))),
  );
}
