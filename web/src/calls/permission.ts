/* Whether this browser may show notifications, and asking for it. */
import { remember } from "../state/stores/settings.svelte";

/** `none`: the browser has no notifications here, as on plain HTTP. */
export type Permission = "none" | "ask" | "granted" | "blocked";

export function permission(): Permission {
  if (!isSecureContext || !("Notification" in window)) return "none";
  return ({ default: "ask", granted: "granted", denied: "blocked" } as const)[Notification.permission];
}

/** Opens the browser's question if it was not answered before; returns whether notifications are on then. */
export async function turnOn(): Promise<boolean> {
  const notify = await isAllowed();
  remember({ notify });
  return notify;
}

/** Opens the browser's question if it was not answered before; returns whether notifications are allowed then. */
export async function isAllowed(): Promise<boolean> {
  if (permission() === "ask") await Notification.requestPermission();
  return permission() === "granted";
}
