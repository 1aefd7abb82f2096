/* Short names for what the generated types spell out. */
import type { AskedSeat, MakeTable, OptionShape } from "./types";

export type Level = NonNullable<AskedSeat["bot"]>;
export type Choice = OptionShape["default"];
export type Clock = NonNullable<MakeTable["clock"]>;

/** Something that happened, as its viewer sees it. */
export type Event = Readonly<Record<string, unknown>>;
/** All that a viewer may know of a game. */
export type View = Readonly<Record<string, unknown>>;
