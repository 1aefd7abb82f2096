/* Who I am, and what can be played here: asked once, shared by all pages. */
import { api } from "../../wire/api";
import { remember, settings } from "./settings.svelte";
import { isBuiltIn, type Language } from "../../words/load";
import { need } from "../../words/page.svelte";
import type { ChangeMe, GameShape, Offer, Player } from "../../wire/types";

export const me = $state<{ player: Player | null; offer: Offer | null }>({ player: null, offer: null });

let asking: Promise<void> | null = null;

/** Know who I am and what can be played; throws where the server is away. */
export function meet(): Promise<void> {
  asking ??= ask();
  asking.catch(() => (asking = null));
  return asking;
}

/** Change my name, colour or settings; before that, be somebody. */
export async function change(what: ChangeMe): Promise<void> {
  await meet();
  me.player = await api.changeMe(what);
}

/** Ask again who I am. */
export async function meetAgain(): Promise<void> {
  me.player = await api.me();
  await tellLanguage();
}

/** Speak another language, here and in what the server says. */
export function speakIn(language: Language): void {
  remember({ language });
  void tellLanguage();
}

/** A game by its name. */
export function game(name: string): GameShape | undefined {
  return me.offer?.games.find((each) => each.name === name);
}

async function ask(): Promise<void> {
  const [player, offer] = await Promise.all([api.me(), api.games()]);
  const foreign = offer.games.flatMap(({ files }) => files).filter((file) => !isBuiltIn(file));
  await need(...foreign).catch(() => undefined); // without them, these games are called by their plain names
  me.player = player;
  me.offer = offer;
  await tellLanguage();
}

/** Tell the server which language this device speaks, so that its reasons come in that language. */
async function tellLanguage(): Promise<void> {
  const { language } = settings;
  if (me.player === null || me.player.language === language) return;
  me.player = await api.changeMe({ language }).catch(() => me.player); // without it, reasons come in another language
}
