/* When a player is asked whether this device may call: after the first and the third game with a friend, never again. */

const KEY = "tenfold-calls";

/** After which of the finished games with a friend the question is asked. */
const GAMES = [1, 3];

interface Asked {
  /** The finished tables with a friend, the last ones. */
  readonly tables: readonly string[];
  readonly settled: boolean;
}

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Counts a finished game with a friend, each once; returns whether to ask after it. */
export function asksAfter(table: string, memory: Memory): boolean {
  const { tables, settled } = recall(memory);
  const known = tables.includes(table) ? tables : [...tables, table];
  if (known.length <= Math.max(...GAMES)) write({ tables: known, settled }, memory);
  return !settled && GAMES.includes(known.length) && known.at(-1) === table;
}

/** The question is answered: now if the player agreed, later if it may be asked once more. */
export function answered(agreed: boolean, memory: Memory): void {
  const { tables } = recall(memory);
  write({ tables, settled: agreed || tables.length >= Math.max(...GAMES) }, memory);
}

function write(asked: Asked, memory: Memory): void {
  memory.setItem(KEY, JSON.stringify(asked));
}

function recall(memory: Memory): Asked {
  try {
    return { tables: [], settled: false, ...(JSON.parse(memory.getItem(KEY) ?? "{}") as Partial<Asked>) };
  } catch {
    return { tables: [], settled: false };
  }
}
