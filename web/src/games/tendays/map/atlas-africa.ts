/** The map of Africa: where its names stand. Those that do not fit stand on the sea, with a leader. */

import type { Atlas } from "../context";
import { unpack, type Facts, type Packed } from "./geo";
import known from "../facts-africa.json";
import packed from "./geo-africa.json";

const FACTS = known as unknown as Facts;

export const ATLAS: Atlas = {
  geography: unpack(packed as unknown as Packed, FACTS),
  ferries: FACTS.ferries,
  placesMessage: "africa-board-places",
  shorts: new Set(["BFA", "CAF", "COD", "CIV", "COG"]),
  briefs: new Set(["BFA", "CAF", "COD", "CIV", "ZAF", "SLE"]),
  labels: {
    DZA: { x: 318, y: 172 },
    AGO: { x: 504, y: 752 },
    BEN: { x: 290, y: 536, anchor: "start", from: [286, 440] },
    BWA: { x: 594, y: 880 },
    BFA: { x: 236, y: 376 },
    CMR: { x: 431, y: 512 },
    CAF: { x: 556, y: 456 },
    TCD: { x: 522, y: 328 },
    COG: { x: 483, y: 560 },
    COD: { x: 572, y: 598 },
    EGY: { x: 648, y: 196 },
    ERI: { x: 862, y: 290, anchor: "start", from: [800, 330] },
    ETH: { x: 808, y: 446 },
    GAB: { x: 421, y: 580 },
    GHA: { x: 237, y: 440 },
    GIN: { x: 106, y: 392 },
    CIV: { x: 176, y: 446 },
    KEN: { x: 797, y: 560 },
    LBR: { x: 84, y: 496, anchor: "end", from: [112, 456] },
    LBY: { x: 512, y: 172 },
    MDG: { x: 898, y: 962, anchor: "middle" },
    MLI: { x: 252, y: 282 },
    MRT: { x: 122, y: 284 },
    MAR: { x: 190, y: 100 },
    MOZ: { x: 742, y: 1006, anchor: "start", from: [722, 890] },
    NAM: { x: 490, y: 872 },
    NER: { x: 388, y: 306 },
    NGA: { x: 362, y: 428 },
    RWA: { x: 664, y: 634, anchor: "end", from: [684, 590] },
    SEN: { x: 2, y: 306, anchor: "end", from: [40, 322] },
    SLE: { x: 52, y: 446, anchor: "end", from: [86, 429] },
    SOM: { x: 912, y: 474, turn: -57 },
    ZAF: { x: 580, y: 992 },
    SDN: { x: 640, y: 338 },
    TZA: { x: 742, y: 682 },
    TGO: { x: 268, y: 536, anchor: "end", from: [269, 440] },
    TUN: { x: 428, y: 46, anchor: "start" },
    UGA: { x: 721, y: 530 },
    ZMB: { x: 618, y: 772 },
    ZWE: { x: 670, y: 838 },
  },
  seas: [
    ["africa-board-atlantic", 190, 600],
    ["africa-board-indian", 960, 640],
    ["africa-board-mediterranean", 640, 66],
  ],
  pad: { wide: [76, 26, 14, 18], mid: [84, 12, 12, 12], narrow: [4, 8, 4, 8] },
};
