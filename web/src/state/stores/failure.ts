/* What is said of something that failed. */
import { Failed, Unreachable } from "../../wire/api";
import { t } from "../../words/page.svelte";

/** Returns why something failed, in words for a player. */
export function why(error: unknown): string {
  if (error instanceof Unreachable) return t("away-title");
  const refused = error instanceof Failed && error.status < 500;
  return refused && error.message !== "" ? error.message : t("broken-title");
}

/** Whether the server says that there is no such thing: any other failure may pass. */
export function isMissing(error: unknown): boolean {
  return error instanceof Failed && error.status === 404;
}
