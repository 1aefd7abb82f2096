/** The map of the USA: where its names stand. Those of the north-east stand on the Atlantic, with a leader. */

import type { Atlas } from "../context";
import { unpack, type Facts, type Packed } from "./geo";
import known from "../facts-usa.json";
import packed from "./geo-usa.json";

const FACTS = known as unknown as Facts;

export const ATLAS: Atlas = {
  geography: unpack(packed as unknown as Packed, FACTS),
  placesMessage: "usa-board-places",
  shorts: new Set(["NC", "SC", "WV", "ND", "SD", "NM", "NH", "NJ", "NY", "RI", "MA", "PA", "CT", "MS"]),
  labels: {
    ME: { x: 922, y: 88 },
    MI: { x: 696, y: 200 },
    LA: { x: 562, y: 470 },
    FL: { x: 786, y: 520 },
    AK: { x: 96, y: 512 },
    HI: { x: 322, y: 552, anchor: "start" },
  },
  columns: [
    { x: 936, y: 186, anchor: "start", codes: ["MA", "RI", "CT", "NJ", "DE", "MD"] },
    { x: 846, y: 76, anchor: "end", up: true, codes: ["VT", "NH"] },
  ],
  briefs: new Set(["NC", "SC", "WV", "ND", "SD", "NM", "NH", "NJ", "NY", "RI"]),
  seas: [
    ["usa-board-pacific", 40, 425],
    ["usa-board-atlantic", 905, 400],
    ["usa-board-gulf", 618, 560],
  ],
  seatsInRow: true,
  font: 11.5,
  pad: { wide: [20, 24, 62, 110], mid: [16, 16, 56, 100], narrow: [4, 8, 34, 8] },
};
