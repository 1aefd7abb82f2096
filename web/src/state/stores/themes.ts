/* The themes of the page. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Whether a theme looks dark on a system that is dark or light itself. */
export function looksDark(theme: Theme, system: boolean): boolean {
  return theme === "auto" ? system : theme === "dark";
}
