/* A catalogue: the messages of some files in one language. The forms of a name are the attributes of its message. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { variablesOf } from "./variables";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Values = Record<string, FluentVariable>;

export class Catalogue {
  private readonly bundle: FluentBundle;
  /** Where messages are looked for that this catalogue lacks. */
  fallback: Catalogue | null = null;
  private readonly missed = new Set<string>();
  private readonly asked = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly language: string,
    sources: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** Take the messages of a file in. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  /** Whether there is such a message, and such a form of it. */
  has(message: string, form?: string): boolean {
    return this.pattern(message, form) !== null || (this.fallback?.has(message, form) ?? false);
  }

  /** What a message asks for: worked out when it is first said. */
  variables(message: string, form?: string): ReadonlySet<string> {
    const name = key(message, form);
    let found = this.asked.get(name);
    if (found === undefined) {
      const pattern = this.pattern(message, form);
      found = pattern === null ? this.fallback?.variables(message, form) : variablesOf(pattern);
      if (found === undefined) return new Set();
      this.asked.set(name, found);
    }
    return found;
  }

  /** A message, or a form of it, with the values that it asks for; one that is missing is said in English, or by its key. */
  say(message: string, values: Values = {}, form?: string): string {
    const pattern = this.pattern(message, form);
    if (pattern !== null) return this.bundle.formatPattern(pattern, values);
    if (this.fallback?.has(message, form)) return this.fallback.say(message, values, form);
    return this.miss(key(message, form));
  }

  private miss(name: string): string {
    if (!this.missed.has(name)) console.error(`${this.language} has no message ${name}`);
    this.missed.add(name);
    return name;
  }

  private pattern(message: string, form?: string): Pattern | null {
    const found = this.bundle.getMessage(message);
    return (form === undefined ? found?.value : found?.attributes[form]) ?? null;
  }
}

function key(message: string, form?: string): string {
  return form === undefined ? message : `${message}.${form}`;
}
