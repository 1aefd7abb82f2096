/* The pages by their paths; each is fetched when it is asked for, but the first one, which comes at once. */
import type { Component } from "svelte";
import { need } from "../words/page.svelte";
import Front from "./Front.svelte";

type Loader = () => Promise<{ default: Component<any> }>; // eslint-disable-line @typescript-eslint/no-explicit-any

interface Found {
  load: Loader;
  props: Record<string, string>;
}

const front: Loader = () => Promise.resolve({ default: Front });
const table: Loader = () => import("./Table.svelte");
const lost: Loader = () => import("./NotFound.svelte");

/** A page with a file of words of its own. */
function worded(page: Loader, file: string): Loader {
  return async () => (await Promise.all([page(), need(file)]))[0];
}

const calls = worded(() => import("../calls/Settings.svelte"), "calls");

const replay = worded(() => import("./Replay.svelte"), "review");

const day = worded(() => import("./Day.svelte"), "day");

const mine = worded(() => import("./MyGames.svelte"), "mine");

const plain: Record<string, Loader> = {
  new: () => import("./NewTable.svelte"),
  tables: () => import("./Tables.svelte"),
  statistics: () => import("./Statistics.svelte"),
};

/** The pages of my games, by the second part of their path. */
const TABS = new Set(["", "numbers", "passport"]);

/** The page of a path, by its parts. */
export function find(path: string[]): Found {
  const [first = "", second = "", third = ""] = path;
  if (path.length === 0) return { load: front, props: {} };
  if (first === "t" && second !== "") return ofTable(second, third);
  if (first === "our" && second !== "" && third === "")
    return { load: () => import("./Our.svelte"), props: { id: second } };
  if (first === "learn" && second !== "")
    return { load: () => import("./Lesson.svelte"), props: { game: second } };
  if (first === "rules") return { load: () => import("./Rules.svelte"), props: { game: second } };
  if (first === "me" && (second === "" || second === "move"))
    return { load: () => import("./Me.svelte"), props: {} };
  if (first === "me" && second === "calls" && third === "") return { load: calls, props: {} };
  if (first === "games" && TABS.has(second) && third === "") return { load: mine, props: { tab: second } };
  if (first === "day" && third === "") return { load: day, props: { game: second } };
  const found = path.length === 1 ? plain[first] : undefined;
  return { load: found ?? lost, props: {} };
}

function ofTable(id: string, what: string): Found {
  if (what === "") return { load: table, props: { id } };
  if (what === "replay") return { load: replay, props: { id } };
  return { load: lost, props: {} };
}
