/* Saying data: a sentence asks for the form of a name that it needs, and is given it. As `tenfold.words.speech`. */
import type { Catalogue, Values } from "./catalogue";

const SEAT = "seat";
const KINDS: Readonly<Record<string, string>> = { seats: SEAT, winners: SEAT };

export type Data = Readonly<Record<string, unknown>>;

/** How one listener is told things: in a language, as one of the seats or none. */
export class Speech {
  constructor(
    readonly catalogue: Catalogue,
    /** Which kind of name a key holds, where it is not called by it: `dropped` is a `tile`. */
    private readonly kinds: Readonly<Record<string, string>> = {},
    readonly viewer: number | null = null,
    /** What the players are called, by seats. */
    readonly names: readonly string[] | null = null,
  ) {}

  has(message: string): boolean {
    return this.catalogue.has(message);
  }

  get language(): string {
    return this.catalogue.language;
  }

  /** A message with what it asks for of some data. */
  say(message: string, data: Data = {}): string {
    const values: Values = {};
    for (const name of this.catalogue.variables(message)) values[name] = this.value(name, data);
    return this.catalogue.say(message, values);
  }

  /** A name of some kind, in a form. */
  name(kind: string, value: unknown, form?: string): string {
    return String(this.one(kind, value, form));
  }

  /** A seat's player by name, or by its number where nobody has one. */
  seat(seat: number, form?: string): string {
    const name = this.names?.[seat];
    if (name === undefined) return this.catalogue.say("seat", { number: seat + 1 }, form);
    return this.catalogue.say("player", { name }, form);
  }

  /** A list in words, with `and` or `or` before the last. */
  join(items: readonly (string | number)[], joint: string): string {
    const before = items.slice(0, -1).map(String);
    const last = String(items.at(-1) ?? "");
    if (before.length === 0) return last;
    const first = before.reduce((so, item) => this.catalogue.say("list-comma", { first: so, last: item }));
    return this.catalogue.say(`list-${joint}`, { first, last });
  }

  private value(name: string, data: Data): string | number {
    const [key = "", ...rest] = name.split("_");
    const form = rest.join("_");
    if (!(key in data)) throw new Error(`${this.language}: nothing was given for $${name}`);
    const value = data[key];
    const kind = this.kinds[key] ?? KINDS[key] ?? key;
    if (form === "is") return this.being(kind, value);
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return this.list(kind, value, form);
    if (typeof value === "object") return this.counts(kind, value as Record<string, number>);
    return this.one(kind, value, form || undefined);
  }

  private list(kind: string, value: unknown[], form: string): string {
    const [joint = "", ...rest] = form.split("_");
    const each = rest.join("_") || undefined;
    return this.join(
      value.map((one) => this.each(kind, one, each)),
      joint || "and",
    );
  }

  private counts(kind: string, value: Record<string, number>): string {
    const said = Object.entries(value).map(([one, count]) =>
      this.catalogue.say(`${kind}-${one}`, { count }, "many"),
    );
    return this.join(said, "and");
  }

  private being(kind: string, value: unknown): string {
    if (value === null || value === undefined) return "none";
    if (typeof value === "object" && Object.keys(value).length === 0) return "none";
    if (typeof value === "boolean") return value ? "true" : "false";
    return kind === SEAT && this.isOwn(value) ? "you" : "other";
  }

  /** Whether a seat, or a list of one, is the listener's. */
  private isOwn(value: unknown): boolean {
    return Array.isArray(value) ? value.length === 1 && this.isOwn(value[0]) : value === this.viewer;
  }

  private each(kind: string, value: unknown, form?: string): string | number {
    if (kind === SEAT && this.isOwn(value)) return this.catalogue.say("you", {}, form);
    return this.one(kind, value, form);
  }

  private one(kind: string, value: unknown, form?: string): string | number {
    if (kind === SEAT) return this.seat(value as number, form);
    const named = `${kind}-${value}`;
    if (this.catalogue.has(named, form)) return this.catalogue.say(named, {}, form);
    if (this.catalogue.has(named)) return this.catalogue.say(named);
    return typeof value === "number" ? value : String(value);
  }
}
