/* A catalogue: the messages of some files in one language. The forms of a name are the attributes of its message. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { variablesOf } from "./variables";

export type Values = Record<string, FluentVariable>;

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly asked = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource);
      for (const message of resource.body) this.note(message);
    }
  }

  /** Whether there is such a message, and such a form of it. */
  has(message: string, form?: string): boolean {
    return this.asked.has(key(message, form));
  }

  /** What a message asks for. */
  variables(message: string, form?: string): ReadonlySet<string> {
    return this.asked.get(key(message, form)) ?? new Set();
  }

  /** A message, or a form of it, with the values that it asks for; throws where words are missing. */
  say(message: string, values: Values = {}, form?: string): string {
    const found = this.bundle.getMessage(message);
    const pattern = form === undefined ? found?.value : found?.attributes[form];
    if (pattern === null || pattern === undefined) {
      throw new Error(`${this.language} has no message ${key(message, form)}`);
    }
    return this.bundle.formatPattern(pattern, values);
  }

  private note(message: FluentResource["body"][number]): void {
    if (message.id.startsWith("-")) return;
    if (message.value !== null) this.asked.set(message.id, variablesOf(message.value));
    for (const [form, pattern] of Object.entries(message.attributes)) {
      this.asked.set(key(message.id, form), variablesOf(pattern));
    }
  }
}

function key(message: string, form?: string): string {
  return form === undefined ? message : `${message}.${form}`;
}
