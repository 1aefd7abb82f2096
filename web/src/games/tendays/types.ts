/** What a seat may know of a 10 Days game, and what it sees happen: `games/tendays/view.py` and `events.py`. */

/** A code of a place, `car` or `plane-blue`; `?` where it is hidden. */
export type Tile = string;

export interface View {
  game: string;
  days: number;
  stage: string;
  active: number[];
  turn: number | null;
  turns: number;
  racks: (Tile | null)[][];
  known: boolean[][];
  hands: (Tile | null)[];
  source: number | null;
  discards: (Tile | null)[][];
  draw_pile: number;
  winner: number | null;
}

export type Event =
  | { event: "draw"; seat: number; pile: number | null; tile: Tile | null }
  | { event: "place"; seat: number; day: number; tile: Tile | null }
  | { event: "turn-up"; tile: Tile; pile: number }
  | { event: "begin"; seat: number }
  | { event: "put"; seat: number; day: number; tile: Tile | null; dropped: Tile; pile: number }
  | { event: "drop"; seat: number; tile: Tile; pile: number }
  | { event: "swap"; seat: number; days: number[] }
  | { event: "renew"; count: number }
  | { event: "reveal"; seat: number; tiles: Tile[] }
  | { event: "agree" | "end" };
