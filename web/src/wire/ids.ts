/* Ids that nobody else has chosen. */

/**
 * Returns 32 random hexadecimal digits.
 * `crypto.randomUUID` is missing on plain HTTP, where a server in the same room is reached; `getRandomValues` is not.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
