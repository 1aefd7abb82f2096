/* What this device remembers: language, theme, sound, how well the bots play. */
import { LANGUAGES, type Language } from "../words/load";
import { speak } from "../words/page.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

interface Remembered {
  language: Language;
  theme: Theme;
  level: Level;
  sound: boolean;
  tutor: boolean;
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

/** Whether the page is dark now. */
export function isDark(): boolean {
  if (settings.theme !== "auto") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function recall(): Remembered {
  const usual: Remembered = {
    language: preferred(),
    theme: "auto",
    level: "medium",
    sound: false,
    tutor: false,
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
