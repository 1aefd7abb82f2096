/** What a seat may know of a game of Tenzania, and what it sees happen: generated from `games/tenzania/view.py` and `events.py`. */

export type { TenzaniaView as View, TenzaniaEvent as Event } from "../../wire/types";
