/* Something that is told once, and leaves by itself. */

import type { Chat } from "../../wire/types";

export interface Notice {
  text: string;
  rule?: string;
  /** Good news: no refusal. */
  calm?: boolean;
  icon?: "people" | "link";
}

/** What a table says of its seats that those who sit there should not have to find in the log. */
const NEWS = new Set(["table-left", "table-handed", "table-undone", "table-declined"]);
/** Of these whoever sits there is told too: it happened without them. */
const FOR_ALL = new Set(["table-late", "table-missed", "table-absent"]);

/** The last news among new lines of chat, for who has some seats. */
export function news(lines: readonly Chat[], mine: readonly number[]): Chat | undefined {
  return lines.findLast(
    ({ name, text, data }) =>
      name === null && (FOR_ALL.has(text) || (NEWS.has(text) && !mine.includes(data.seat as number))),
  );
}

/** What a sentence of the table is made of: a bot has no name of its own, and is called as its seat is. */
export function subject({ data }: Pick<Chat, "data">, names: readonly string[]): Chat["data"] {
  return { ...data, name: data.name ?? names[data.seat as number] ?? "" };
}

/** How many lines of chat were said by others after the first `read`. */
export function unread(chat: readonly Chat[], read: number, mine: readonly number[]): number {
  return chat.slice(read).filter(({ name, seat }) => name !== null && (seat === null || !mine.includes(seat)))
    .length;
}
