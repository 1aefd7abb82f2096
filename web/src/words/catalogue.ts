/* A catalogue: the messages of some files in one language. The forms of a name are the attributes of its message. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { variablesOf } from "./variables";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Values = Record<string, FluentVariable>;

export class Catalogue {
  private readonly bundle: FluentBundle;
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
    return this.pattern(message, form) !== null;
  }

  /** What a message asks for: worked out when it is first said. */
  variables(message: string, form?: string): ReadonlySet<string> {
    const name = key(message, form);
    let found = this.asked.get(name);
    if (found === undefined) {
      const pattern = this.pattern(message, form);
      found = pattern === null ? new Set() : variablesOf(pattern);
      this.asked.set(name, found);
    }
    return found;
  }

  /** A message, or a form of it, with the values that it asks for; throws where words are missing. */
  say(message: string, values: Values = {}, form?: string): string {
    const pattern = this.pattern(message, form);
    if (pattern === null) throw new Error(`${this.language} has no message ${key(message, form)}`);
    return this.bundle.formatPattern(pattern, values);
  }

  private pattern(message: string, form?: string): Pattern | null {
    const found = this.bundle.getMessage(message);
    return (form === undefined ? found?.value : found?.attributes[form]) ?? null;
  }
}

function key(message: string, form?: string): string {
  return form === undefined ? message : `${message}.${form}`;
}
