/** The cars on train cards, the scenes on terrain cards, and what the land is engraved with. */

export const CARRIAGE = {
  body: "M5 8.5C5 6.6 6.6 5 8.5 5h47C57.4 5 59 6.6 59 8.5V25H5z",
  panes: "M10 10h7.5v7H10zM21 10h7.5v7H21zM35.5 10H43v7h-7.5zM46.5 10H54v7h-7.5z",
  wheels: [14, 24, 40, 50],
};
export const LOCOMOTIVE = {
  body: "M5 25V14.5h25V7h17v18zM9 14.5V8h6v6.5zM47 12h7.5c1.5 0 2.5 1 2.5 2.5V25H47z",
  wheels: [14, 27, 48],
};

export const LANDS: Record<string, string> = {
  desert:
    '<circle cx="47" cy="12" r="6" fill="#FBEBC4"/><path d="M0 30C12 20 24 18 36 25c9 5 18 6 28 3v14H0z" fill="#D19A4B"/><path d="M0 36c14-7 26-6 38-1 10 4 18 3 26 0v7H0z" fill="#B57C33"/><path d="M14 29V17M14 18c-5-3-9-3-11-1 4-5 8-6 11-3 3-4 8-3 11 2-3-2-7-2-11 2z" fill="#5E4A22" stroke="#5E4A22" stroke-width="1.2"/>',
  jungle:
    '<path d="M0 42V26c6-9 14-10 20-3 5-10 17-11 23-1 7-6 15-5 21 3v17z" fill="#3F7350"/><path d="M0 42V33c9-6 18-5 25 0 8-6 22-7 39 0v9z" fill="#2C5A3D"/><path d="M40 40C38 26 41 15 50 8c-3 6-4 10-3 14 3-5 7-7 12-7-5 3-8 7-9 12 4-2 8-1 11 2-6 0-11 3-13 11z" fill="#A9C77B"/>',
  mountain:
    '<path d="M0 42 18 12l9 14 13-20 24 36z" fill="#6E777B"/><path d="M18 12l9 14-4 2-5-4-6 3zM40 6l9 14-5-1-4 4-6-5z" fill="#F6F3EA"/><path d="M0 42l14-10 12 6 14-9 24 13z" fill="#4C5458"/>',
};

/** Dunes, tufts and peaks. */
export const MARKS: Record<string, string> = {
  d: "M-12 4C-7-4-2-4 2 1M-4 4C0-1 6-3 12 4",
  j: "M0 9V0M0 1C-5 0-8-3-8-7-3-7 0-4 0 1ZM0 0C0-5 3-8 8-8 8-3 5 0 0 0Z",
  m: "M-12 7-3-8 3 2M-1 7 7-5 14 7M-3-8-1 3",
};

/** The hatching of the colours of trains, which turns with the track: `light` lines on deep fills. */
export const HATCHES: Record<string, { w: number; h: number; d: string; light?: boolean; o: number }> = {
  blue: { w: 5, h: 5, d: "M0 2.5H5", o: 0.72 },
  red: { w: 5, h: 5, d: "M2.5 0V5", light: true, o: 0.64 },
  green: { w: 6, h: 6, d: "M-1-1 7 7M-1 5 1 7M5-1 7 1", light: true, o: 0.68 },
  purple: { w: 6, h: 6, d: "M-1 7 7-1M-1 1 1-1M5 7 7 5", light: true, o: 0.68 },
  orange: { w: 7, h: 7, d: "M0 0 7 7M7 0 0 7", o: 0.68 },
  black: { w: 5, h: 5, d: "M0 2.5H5M2.5 0V5", light: true, o: 0.46 },
  grey: { w: 8, h: 5, d: "M0 1.2H4M4 3.7H8", o: 0.65 },
};
