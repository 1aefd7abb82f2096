import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashing, type Hashing } from "./hashing";
import { verify } from "./verify";

const secret = "ab".repeat(32);
const key = Buffer.from(secret, "hex");
const commitment = createHash("sha256").update(key).digest("hex");
const deal = { commitment, contributions: ["tea", "é"], secret };

function way(n: number, ways: number): number {
  const message = `[["tea","\\u00e9"],${n},0]`;
  return Number(createHmac("sha256", key).update(message).digest().readBigUInt64BE(0) % BigInt(ways));
}

const WAYS: [string, () => Promise<Hashing>][] = [
  ["WebCrypto", () => hashing()],
  ["the library, without WebCrypto", () => hashing(null)],
];

describe.each(WAYS)("a deal, by %s,", (_, by) => {
  it("is verified when the secret and every draw fit", async () => {
    const draws = [
      { number: 0, ways: 44, way: way(0, 44) },
      { number: 1, ways: 43, way: way(1, 43) },
    ];

    expect(await verify(deal, draws, by())).toEqual({ sealed: true, wrong: null, draws: 2 });
  });

  it("may repeat draws after a move was taken back, but skip none", async () => {
    const draw = (number: number) => ({ number, ways: 44, way: way(number, 44) });

    expect(await verify(deal, [draw(0), draw(1), draw(1), draw(0)], by())).toMatchObject({ wrong: null });
    expect(await verify(deal, [draw(0), draw(2)], by())).toMatchObject({ wrong: 1 });
  });

  it("is not when a draw was another, or the secret does not fit the hash", async () => {
    const other = (way(0, 44) + 1) % 44;

    expect(await verify(deal, [{ number: 0, ways: 44, way: other }], by())).toMatchObject({ wrong: 0 });
    expect(await verify({ ...deal, commitment: "00" }, [], by())).toMatchObject({ sealed: false });
  });
});
