/* Short names for what the generated types spell out. */
import type { AskedSeat, MakeTable, OptionShape } from "./types";

export type Level = NonNullable<AskedSeat["bot"]>;
export type Choice = OptionShape["default"];
export type Clock = NonNullable<MakeTable["clock"]>;
