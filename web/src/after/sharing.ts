/* The picture of a finished game, with who won and how far everyone came. */
import type { AnyGame } from "../games";
import type { Finished } from "../games/game";
import { sharePicture } from "../state/effects/share";
import { headline } from "../state/logic/ending";
import type { Event, View } from "../state/play/table";
import { titleOf } from "../state/stores/titles";
import type { TableShape } from "../wire/types";
import { t } from "../words/page.svelte";
import { boardPicture } from "./picture";

export interface Ended {
  table: TableShape;
  ui: AnyGame;
  game: Finished<View, Event>;
  names: string[];
  colours: number[];
}

/** Shares a picture of a board's drawing, with the seats in their order. */
export async function shareEnd(
  drawing: SVGSVGElement,
  { table, ui, game, names, colours }: Ended,
): Promise<void> {
  const { result, order } = game;
  const { message, data } = headline(result, names, { you: null, scored: ui.scored });
  const title = t(message, data);
  const rows = order.map((seat) => ({
    colour: `var(--seat-${colours[seat]! + 1})`,
    name: names[seat]!,
    reached: ui.reached?.(game, seat) ?? String(result.scores[seat] ?? "").replace("-", "−"),
  }));
  const picture = await boardPicture(drawing, { title, game: titleOf(table.game), rows });
  await sharePicture(picture, `${table.code}.png`, title);
}
