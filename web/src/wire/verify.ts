/* Whether a deal is what its secret and the seats' contributions make of it: worked out here, by WebCrypto. */
import type { DealShape } from "./types";

export interface Draw {
  ways: number;
  way: number;
}

export interface Verdict {
  /** The secret fits the hash that was published before the first card. */
  sealed: boolean;
  /** The first draw that does not fit; null where all do. */
  wrong: number | null;
  draws: number;
}

/** Check the hash and every draw. */
export async function verify(deal: DealShape, draws: readonly Draw[]): Promise<Verdict> {
  const secret = bytes(deal.secret ?? "");
  const sealed = hex(await crypto.subtle.digest("SHA-256", secret)) === deal.commitment;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  let wrong: number | null = null;
  for (const [n, draw] of draws.entries()) {
    if ((await derive(key, deal.contributions, n, draw.ways)) !== draw.way) {
      wrong = n;
      break;
    }
  }
  return { sealed, wrong, draws: draws.length };
}

/** The way that chance goes for the n-th time. */
async function derive(
  key: CryptoKey,
  contributions: readonly string[],
  n: number,
  ways: number,
): Promise<number> {
  const limit = (2n ** 64n / BigInt(ways)) * BigInt(ways);
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(ascii(JSON.stringify([contributions, n, attempt])));
    const signed = new DataView(await crypto.subtle.sign("HMAC", key, message));
    const number = signed.getBigUint64(0);
    if (number < limit) return Number(number % BigInt(ways));
  }
}

function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
