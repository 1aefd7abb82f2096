/** What a seat may know of a 10 Days game, and what it sees happen: generated from `games/tendays/view.py` and `events.py`. */

export type { TendaysView as View, TendaysEvent as Event } from "../../wire/types";

/** A code of a place, `car` or `plane-blue`; `?` where it is hidden. */
export type Tile = string;
