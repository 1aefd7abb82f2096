/* Events in words, for one viewer: moves that a bot made for a person are told as the bot's. */
import type { Event } from "../wire/shorthand";
import type { GameShape } from "../wire/types";
import type { Catalogue } from "./catalogue";
import { gameSpeech, tell, type Said } from "./game";
import { t } from "./page.svelte";
import type { Speech } from "./speech";

export interface Told {
  readonly catalogue: Catalogue;
  readonly game: GameShape | undefined;
  readonly viewer: number | null;
  readonly names: readonly string[];
  /** The numbers of the events that come from a bot's move for a person. */
  readonly byBot: ReadonlySet<number>;
  readonly said?: Said | undefined;
}

/** Returns an event in words; `index` is its number among all that the viewer has seen. */
export function tellEvent(event: Event, index: number, told: Told): string {
  return tell(told.game?.family ?? "", event, speechOf(event, index, told), told.said);
}

/** Returns how an event is told: as the player's own, or as that of the bot that moved for the player. */
export function speechOf({ seat }: Event, index: number, told: Told): Speech {
  if (!told.byBot.has(index) || typeof seat !== "number") {
    return gameSpeech(told.catalogue, told.game, told.viewer, told.names);
  }
  const own = seat === told.viewer;
  const name = own ? t("at-your-bot") : t("at-bot-for", { name: told.names[seat] ?? "" });
  const viewer = own ? null : told.viewer;
  return gameSpeech(told.catalogue, told.game, viewer, told.names.with(seat, name));
}
