/* The words of a table: what happened, what was said, and what is told to those who do not see. */
import type { AnyGame } from "../games";
import { game as find } from "../state/stores/me.svelte";
import { told, turns, turnsSince, type Turn } from "../state/logic/turns";
import { subject } from "../state/stores/notice";
import { settings } from "../state/stores/settings.svelte";
import type { Line } from "../state/play/log";
import type { TableState } from "../state/play/table";
import type { Event } from "../wire/shorthand";
import type { Chat } from "../wire/types";
import type { Catalogue } from "../words/catalogue";
import { capital, gameCatalogue, gameSpeech } from "../words/game";
import { has, t } from "../words/page.svelte";
import { speechOf, tellEvent, type Told } from "../words/teller";

export class Narrator {
  private catalogue = $state.raw<Catalogue | null>(null);
  private readonly shape = $derived.by(() => find(this.at().table.game));
  /** How the viewer is told of the game; null until its words are here. */
  readonly speech = $derived.by(() =>
    this.catalogue === null ? null : gameSpeech(this.catalogue, this.shape, this.at().seat, this.names()),
  );
  /** What the others did since the viewer's last move, a line for each turn. */
  readonly since = $derived.by(() => {
    const { events, seat } = this.at();
    const others = turnsSince(turns(events, this.ui()), seat);
    return others.map((turn) => ({ seat: turn.seat, text: this.turn(turn) }));
  });
  /** What happened last, and who did it. */
  readonly last = $derived.by(() => {
    const [only, ...more] = this.since;
    if (only !== undefined && more.length === 0) return only;
    const { events } = this.at();
    const found = events.findLastIndex(({ seat }) => typeof seat === "number");
    const index = found < 0 ? events.length - 1 : found;
    const event = events[index];
    if (event === undefined) return undefined;
    return { seat: (event.seat as number | undefined) ?? null, text: this.tell(event, index) };
  });
  /** What is new, in one breath. */
  readonly news = $derived.by(() => {
    const { events, batch } = this.at();
    const first = events.length - batch.events.length;
    return batch.events.map((event, i) => this.tell(event, first + i)).join(". ");
  });

  constructor(
    private readonly at: () => TableState,
    private readonly ui: () => AnyGame,
    private readonly names: () => readonly string[],
  ) {
    $effect(() => {
      const files = [...(this.shape?.files ?? []), ...ui().files];
      let stale = false;
      void gameCatalogue(settings.language, files).then((found) => {
        if (!stale) this.catalogue = found;
      });
      return () => (stale = true);
    });
  }

  /** A line of the log. */
  entry(line: Line): string {
    if ("turn" in line) return this.turn(line.turn);
    if ("note" in line) return this.tell(line.note.event, line.note.index);
    return this.line(line.said);
  }

  /** A line of the chat; the table's own are said in the viewer's language. */
  line({ name, text, data }: Chat): string {
    if (name !== null) return text;
    return has(text) ? t(text, subject({ data }, this.names())) : text;
  }

  /** A turn in one sentence, where the game has one for it. */
  private turn(turn: Turn): string {
    if (this.catalogue === null) return "";
    const { events } = turn;
    const one = this.ui().turn?.(events.map(({ event }) => event)) ?? null;
    if (one !== null) {
      const speech = speechOf(events[0]!.event, events[0]!.index, this.telling(this.catalogue));
      return capital(speech.say(one.message, one.data));
    }
    return told(turn, this.ui())
      .map(({ event, index }) => this.tell(event, index))
      .join(". ");
  }

  private tell(event: Event, index: number): string {
    return this.catalogue === null ? "" : tellEvent(event, index, this.telling(this.catalogue));
  }

  private telling(catalogue: Catalogue): Told {
    const { seat: viewer, byBot } = this.at();
    return { catalogue, game: this.shape, viewer, names: this.names(), byBot, said: this.ui().said };
  }
}
