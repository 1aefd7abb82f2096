import { beforeEach, describe, expect, it, vi } from "vitest";

let stored: Map<string, string>;
let style: { colorScheme?: string };

beforeEach(() => {
  stored = new Map();
  style = {};
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["de-CH", "fr-CH", "en"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { style, lang: "" } });
});

describe("the settings", () => {
  it("begin with the first language of the browser that the page has", async () => {
    const { settings } = await import("./settings.svelte");

    expect(settings).toMatchObject({ language: "fr", theme: "auto", level: "medium", sound: false });
  });

  it("begin in English where the page has none of the browser's languages", async () => {
    vi.stubGlobal("navigator", { languages: ["de", "pt-BR"] });
    const { settings } = await import("./settings.svelte");

    expect(settings.language).toBe("en");
  });

  it("are stored, and read when the page is opened again", async () => {
    const { remember } = await import("./settings.svelte");
    remember({ sound: true, level: "hard" });

    vi.resetModules();
    const { settings } = await import("./settings.svelte");
    expect(settings).toMatchObject({ sound: true, level: "hard", language: "fr" });
  });

  it("take what an older page stored, and the usual for what it did not know", async () => {
    stored.set("tenfold", '{"theme":"dark"}');
    const { settings } = await import("./settings.svelte");

    expect(settings).toMatchObject({ theme: "dark", tutor: false, pace: "normal" });
  });

  it("are the usual ones where what is stored cannot be read", async () => {
    stored.set("tenfold", "{");
    const { settings } = await import("./settings.svelte");

    expect(settings.theme).toBe("auto");
  });
});

describe("the theme", () => {
  it("is the system's until one is chosen", async () => {
    const { remember } = await import("./settings.svelte");
    remember({ theme: "auto" });
    expect(style.colorScheme).toBe("");

    remember({ theme: "dark" });
    expect(style.colorScheme).toBe("dark");
  });

  it("is switched to the opposite of what is seen", async () => {
    const { isDark, remember, switchTheme } = await import("./settings.svelte");
    remember({ theme: "dark" });
    expect(isDark()).toBe(true);

    switchTheme();
    expect(isDark()).toBe(false);
    expect(style.colorScheme).toBe("light");
  });
});
