/* What this device remembers: language, theme, sound, how well the bots play. */
import { LANGUAGES, type Language } from "../../words/load";
import { MediaQuery } from "svelte/reactivity";
import type { Speed } from "../play/pace";
import { looksDark, THEMES, type Theme } from "./themes";
import { speak } from "../../words/page.svelte";

export { THEMES, type Theme };
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

interface Remembered {
  language: Language;
  theme: Theme;
  level: Level;
  sound: boolean;
  /** Letters and digits are shortcuts. */
  keys: boolean;
  tutor: boolean;
  /** How fast the moves of others follow each other. */
  pace: Speed;
  /** Show the log beside the board where there is room. */
  log: boolean;
  /** Vibrate when it is the player's turn. */
  vibrate: boolean;
  /** Show a notification when it is the player's turn and the page is hidden. */
  notify: boolean;
  /** The id of this device if the server notifies it while the page is closed, otherwise empty. */
  push: string;
}

const KEY = "tenfold";

export const settings = $state<Remembered>(recall());

/** Change what is remembered, and show it at once. */
export function remember(change: Partial<Remembered>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
  void show();
}

/** Show the page as the settings ask for. */
export async function show(): Promise<void> {
  document.documentElement.style.colorScheme = settings.theme === "auto" ? "" : settings.theme;
  await speak(settings.language);
}

const systemDark = new MediaQuery("prefers-color-scheme: dark");

/** Whether the page is dark now. */
export function isDark(): boolean {
  return looksDark(settings.theme, systemDark.current);
}

/** Change from what is seen to its opposite, also where the system decided what is seen. */
export function switchTheme(): void {
  remember({ theme: isDark() ? "light" : "dark" });
}

function recall(): Remembered {
  const usual: Remembered = {
    language: preferred(),
    theme: "auto",
    level: "medium",
    sound: false,
    keys: true,
    tutor: false,
    pace: "normal",
    log: true,
    vibrate: false,
    notify: false,
    push: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>) };
  } catch {
    return usual;
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return (
    LANGUAGES.find((each) => each === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en"
  );
}
