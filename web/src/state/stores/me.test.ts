import { beforeEach, expect, it, vi } from "vitest";

const asked: string[] = [];

function answer(path: string, options: RequestInit): Response {
  const body = typeof options.body === "string" ? options.body : "";
  asked.push(`${options.method} ${path} ${body}`.trim());
  if (path === "/api/games") return Response.json({ games: [] });
  const { language = null } = (body === "" ? {} : JSON.parse(body)) as { language?: string | null };
  return Response.json({ player: "ada", language });
}

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["fr-FR", "en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { style: {}, lang: "" } });
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => Promise.resolve(answer(path, options)));
});

it("tells the server the language of the browser, and each other one that is chosen", async () => {
  const { me, meet, speakIn } = await import("./me.svelte");

  await meet();
  await meet();
  expect(asked).toEqual(["GET /api/me", "GET /api/games", 'PATCH /api/me {"language":"fr"}']);

  speakIn("en");
  await vi.waitFor(() => expect(me.player?.language).toBe("en"));
  speakIn("en");
  expect(asked.slice(3)).toEqual(['PATCH /api/me {"language":"en"}']);
});
