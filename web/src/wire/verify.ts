/* Whether a deal is what its secret and the seats' contributions make of it: worked out here, in the browser. */
import { hashing, type Bytes, type Hashing } from "./hashing";
import type { DealShape } from "./types";

export interface Draw {
  /** Chance repeats numbers after a move was taken back; it never skips one. */
  number: number;
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
export async function verify(
  deal: DealShape,
  draws: readonly Draw[],
  by: Promise<Hashing> = hashing(),
): Promise<Verdict> {
  const { sha256, hmac } = await by;
  const secret = bytes(deal.secret ?? "");
  const sealed = hex(await sha256(secret)) === deal.commitment;
  const sign = await hmac(secret);
  let wrong: number | null = null;
  let next = 0;
  for (const [n, draw] of draws.entries()) {
    const skips = draw.number > next;
    if (skips || (await derive(sign, deal.contributions, draw.number, draw.ways)) !== draw.way) {
      wrong = n;
      break;
    }
    next = draw.number + 1;
  }
  return { sealed, wrong, draws: draws.length };
}

/** The way that chance goes in the draw with this number. */
async function derive(
  sign: (message: Bytes) => Promise<Bytes>,
  contributions: readonly string[],
  n: number,
  ways: number,
): Promise<number> {
  const limit = (2n ** 64n / BigInt(ways)) * BigInt(ways);
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(ascii(JSON.stringify([contributions, n, attempt])));
    const number = new DataView((await sign(message)).buffer).getBigUint64(0);
    if (number < limit) return Number(number % BigInt(ways));
  }
}

function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function bytes(text: string): Bytes {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(data: Bytes): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
