/** What a seat may know of a game of Tenzania, and what it sees happen: `games/tenzania/view.py` and `events.py`. */

export interface View {
  stage: string;
  turn: number | null;
  hands: (number | null)[][];
  table: number[];
  value: number | null;
  last: number | null;
  deck: number;
  won: number[];
}

export type Event =
  | { event: "draw"; seat: number; card: number | null }
  | { event: "begin"; seat: number }
  | { event: "play"; seat: number; card: number; value: number }
  | { event: "take"; seat: number; count: number }
  | { event: "agree" | "end" };
