/* How a browser calls a player: icon, badge, note, vibration, notification. What a browser lacks is left out. */
import { chime } from "../state/effects/sound";
import { settings } from "../state/stores/settings.svelte";
import { titleOf } from "../state/stores/titles";
import { t } from "../words/page.svelte";
import { badge } from "./badge";
import type { Means } from "./caller";
import type { Reason } from "./reason";

const PLAIN_ICON = "/mark.svg";
const TURN_ICON = "/mark-turn.svg";

/** The table for which a player is called. */
export interface Called {
  readonly table: string;
  readonly game: string;
  /** The other players. */
  readonly names: readonly string[];
}

/** Returns whether this browser may show notifications now. */
export function mayNotify(): boolean {
  return settings.notify && "Notification" in window && Notification.permission === "granted";
}

export function browserMeans(called: () => Called): Means {
  let open: Notification | null = null;

  async function notify(reason: Reason): Promise<void> {
    const { table, game, names } = called();
    const body = names.length === 0 ? titleOf(game) : t("call-with", { game: titleOf(game), names });
    const options = { body, tag: table, icon: "/icon-192.png", data: { path: `/t/${table}` } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return worker.showNotification(t(`call-${reason}`), options); // phones have no other way
    open = new Notification(t(`call-${reason}`), options);
    open.onclick = () => window.focus();
  }

  async function dismiss(): Promise<void> {
    open?.close();
    open = null;
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const each of (await worker?.getNotifications({ tag: called().table })) ?? []) each.close();
  }

  return {
    isHidden: () => document.hidden,
    mark(wanted) {
      document.querySelector("link[rel=icon]")?.setAttribute("href", wanted ? TURN_ICON : PLAIN_ICON);
      badge(Number(wanted));
    },
    call(reason) {
      if (settings.sound && (document.hidden || reason !== "turn")) chime();
      if (settings.vibrate) navigator.vibrate?.(80);
      if (document.hidden && mayNotify()) void notify(reason).catch(() => undefined); // the title says it too
    },
    dismiss: () => void dismiss().catch(() => undefined),
  };
}
