/* What a table sounds like, and what it announces: each batch of events and each line of chat once. */
import { untrack } from "svelte";
import type { AnyGame } from "../games";
import { Hearing } from "../state/play/hearing";
import { news } from "../state/stores/notice";
import { settings } from "../state/stores/settings.svelte";
import { latch, play } from "../state/effects/sound";
import type { TableState } from "../state/play/table";
import type { Chat } from "../wire/types";

/** Play what each batch of events sounds like. */
export function soundEachBatch(at: () => TableState, game: () => AnyGame): void {
  const hearing = new Hearing();
  $effect(() => {
    const heard = hearing.next(at());
    if (heard === null || !settings.sound) return;
    play(heard.events, heard.turn, untrack(game).sound);
    if (heard.linked) latch();
  });
}

/** Announce what the table says of its seats, when it says it. */
export function announceNews(at: () => TableState, announce: (said: Chat) => void): void {
  let told = untrack(() => at().chat.length);
  $effect(() => {
    const { chat, mine } = at();
    const found = news(chat.slice(told), mine);
    told = chat.length;
    if (found !== undefined) untrack(() => announce(found));
  });
}
