/* The number on the icon of the installed app. */

/** Puts the number of tables that wait on the icon of the installed app. */
export function badge(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // an app that is not installed has no badge
}
