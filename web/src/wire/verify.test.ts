import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verify } from "./verify";

const secret = "ab".repeat(32);
const key = Buffer.from(secret, "hex");
const commitment = createHash("sha256").update(key).digest("hex");
const deal = { commitment, contributions: ["tea", "é"], secret };

function way(n: number, ways: number): number {
  const message = `[["tea","\\u00e9"],${n},0]`;
  return Number(createHmac("sha256", key).update(message).digest().readBigUInt64BE(0) % BigInt(ways));
}

describe("a deal", () => {
  it("is verified when the secret and every draw fit", async () => {
    const draws = [
      { ways: 44, way: way(0, 44) },
      { ways: 43, way: way(1, 43) },
    ];

    expect(await verify(deal, draws)).toEqual({ sealed: true, wrong: null, draws: 2 });
  });

  it("is not when a draw was another, or the secret does not fit the hash", async () => {
    const other = (way(0, 44) + 1) % 44;

    expect(await verify(deal, [{ ways: 44, way: other }])).toMatchObject({ wrong: 0 });
    expect(await verify({ ...deal, commitment: "00" }, [])).toMatchObject({ sealed: false });
  });
});
