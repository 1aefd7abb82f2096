/* What is asked of the server over HTTP. */
import type {
  AddDevice,
  AddHook,
  Calls,
  ChangeMe,
  ChangeTable,
  Daily,
  DailyResults,
  Draws,
  Hooks,
  LessonShape,
  Listed,
  MakeTable,
  MoveChances,
  Moving,
  Numbers,
  Offer,
  OurTable,
  PlayedGames,
  Player,
  Problem,
  Replay,
  Statistics,
  TableShape,
  Tables,
  WhyNot,
} from "./types";
import { randomId } from "./ids";
import { once } from "./once";
import type { Choice, Level } from "./shorthand";

/** What the server refused, in its words. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export const api = {
  me: () => ask<Player>("GET", "/api/me"),
  changeMe: (change: ChangeMe) => ask<Player>("PATCH", "/api/me", change),
  moving: () => ask<Moving>("POST", "/api/me/link"),
  moveHere: (token: string) => ask<Player>("POST", "/api/me/move", { token }),
  signOut: () => ask<Player>("POST", "/api/me/sign-out"),
  calls: () => ask<Calls>("GET", "/api/calls"),
  addDevice: (device: AddDevice) => ask<Calls>("POST", "/api/calls/devices", device),
  removeDevice: (device: string) => ask<Calls>("DELETE", `/api/calls/devices/${device}`),
  tryDevice: (device: string) => ask<Calls>("POST", `/api/calls/devices/${device}/test`),
  addHook: (hook: AddHook) => ask<Calls>("POST", "/api/calls/hooks", hook),
  removeHook: (hook: string) => ask<Calls>("DELETE", `/api/calls/hooks/${hook}`),
  tryHook: (hook: string) => ask<Calls>("POST", `/api/calls/hooks/${hook}/test`),
  tableHooks: (id: string) => ask<Hooks>("GET", at(id, "hooks")),
  addTableHook: (id: string, hook: AddHook) => ask<Hooks>("POST", at(id, "hooks"), hook),
  day: () => ask<Daily>("GET", "/api/day"),
  playDay: (game: string) => ask<Listed>("POST", `/api/day/${encodeURIComponent(game)}`),
  dayResults: (game: string, day: string) => ask<DailyResults>("GET", `/api/day/${game}/${day}`),
  games: () => ask<Offer>("GET", "/api/games"),
  publicTables: () => ask<Tables>("GET", "/api/tables"),
  myTables: () => ask<Tables>("GET", "/api/my/tables"),
  /** My finished games, the last ones first; `before` asks for older ones. */
  myGames: (before: number | null, game: string | null) =>
    ask<PlayedGames>("GET", `/api/my/games${query({ before, game })}`),
  myNumbers: () => ask<Numbers>("GET", "/api/my/numbers"),
  forgetMe: (name: string) => ask<null>("POST", "/api/me/forget", { name }),
  myDataPath: "/api/my/data",
  myStatistics: () => ask<Statistics>("GET", "/api/my/statistics"),
  statistics: (game: string) => ask<Statistics>("GET", `/api/games/${game}/statistics`),
  make: (table: MakeTable) =>
    once(table, (id) => ask<Listed>("POST", "/api/tables", { id, luck: randomId(), ...table })),
  our: (first: string) => ask<OurTable>("GET", `/api/our/${encodeURIComponent(first)}`),
  table: (id: string) => ask<Listed>("GET", at(id)),
  change: (id: string, change: ChangeTable) => ask<Listed>("PATCH", at(id), change),
  join: (id: string, seat: number | null = null) =>
    ask<Listed>("POST", at(id, "join"), { seat, luck: randomId() }),
  remove: (id: string, seat: number) => ask<Listed>("POST", at(id, "remove"), { seat }),
  ready: (id: string, ready: boolean) => ask<Listed>("POST", at(id, "ready"), { ready, luck: randomId() }),
  start: (id: string, fill: Level | null, options: Record<string, Choice> | null = null) =>
    ask<Listed>("POST", at(id, "start"), { fill, options }),
  leave: (id: string) => ask<unknown>("POST", at(id, "leave")),
  /** Say that one wants another game; it begins when all others do. */
  rematch: (id: string) => ask<Listed>("POST", at(id, "rematch"), { luck: randomId() }),
  /** The game as a seat saw it; of null, with nothing hidden. */
  replay: (id: string, seat: number | null) =>
    ask<Replay>("GET", at(id, seat === null ? "replay?all=true" : `replay?seat=${seat}`)),
  /** What a bot thinks of the moves that a seat could make at a moment of a finished game. */
  chances: (id: string, seat: number, line: number) =>
    ask<MoveChances>("GET", at(id, `chances?seat=${seat}&line=${line}`)),
  /** Play on from a moment of a finished game, against bots. */
  playOn: (id: string, seat: number, line: number) =>
    ask<Listed>("POST", at(id, "play-on"), { id: randomId(), seat, line }),
  lesson: (game: string) => ask<LessonShape>("GET", `/api/lessons/${encodeURIComponent(game)}`),
  /** Why a move is refused in a frame of a lesson. */
  whyNot: (game: string, frame: number, move: string) =>
    ask<WhyNot>("GET", `/api/lessons/${game}/frames/${frame}/why-not?move=${encodeURIComponent(move)}`),
  deal: (id: string) => ask<Draws>("GET", at(id, "deal")),
  /** A file of the words of a game that the page was not built with. */
  words: (language: string, file: string) => text(`/api/words/${language}/${encodeURIComponent(file)}`),
  recordPath: (id: string) => at(id, "record"),
};

export type { TableShape };

/** The part of an address that asks: what is null is left out. */
function query(asked: Record<string, string | number | null>): string {
  const given = Object.entries(asked).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}

function at(id: string, what = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${what === "" ? "" : `/${what}`}`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await reach(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  return (response.status === 204 ? null : await response.json()) as T;
}

async function text(path: string): Promise<string> {
  return (await reach(path, {})).text();
}

async function reach(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path, options).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response;
  if (response.status >= 502 && response.status <= 504) throw new Unreachable();
  const found = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Failed(response.status, found.problem ?? "unknown", found.sentence ?? response.statusText);
}
