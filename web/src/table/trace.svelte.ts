/* What the others did since the viewer's last turn, pointed at on the board once when a turn begins. */
import type { AnyGame } from "../games";
import { worthPointing } from "../state/logic/pointed";
import { turns, turnsSince } from "../state/logic/turns";
import type { TableState } from "../state/play/table";

/** How long it is pointed at, in milliseconds. */
const SHOWN = 2600;

export class Trace {
  /** The places of the board that are pointed at. */
  places = $state.raw<readonly string[]>([]);
  /** The last event that was pointed at: each turn of the others is traced once. */
  private traced = -1;

  constructor(
    private readonly at: () => TableState,
    private readonly ui: () => AnyGame,
  ) {
    $effect(() => this.begin());
    $effect(() => {
      if (this.places.length === 0) return;
      const timer = setTimeout(() => this.end(), SHOWN);
      return () => clearTimeout(timer);
    });
  }

  /** Points at nothing any more. */
  end(): void {
    this.places = [];
  }

  private begin(): void {
    const { legal, seat, events, table } = this.at();
    if (legal.length === 0 || table.status !== "playing") return;
    const others = turnsSince(turns(events, this.ui()), seat);
    const last = others.at(-1)?.events.at(-1)?.index ?? -1;
    if (last <= this.traced) return;
    this.traced = last;
    const changed = others.flatMap(
      (turn) =>
        this.ui().changed?.(
          turn.events.map(({ event }) => event),
          seat,
        ) ?? [],
    );
    this.places = worthPointing(changed);
  }
}
