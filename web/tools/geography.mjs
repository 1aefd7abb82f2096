/* Makes the maps of 10 Days: cuts what a map needs out of world-atlas and us-atlas, projects it and simplifies shared borders once.
   node tools/geography.mjs writes src/games/tendays/map/geo-africa.json and geo-usa.json. */
import { readFileSync, writeFileSync } from "node:fs";
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from "d3-geo";
import polylabel from "polylabel";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";

const GRAIN = 5; // a map unit is cut into so many
const HERE = new URL(".", import.meta.url);
const read = (path) => readFileSync(new URL(path, HERE), "utf8");

/* Numeric codes of the atlases: of countries with tiles, of African lands without, of states. */
const { TILED, SILENT, STATES } = JSON.parse(read("codes.json"));
/* The great lakes, which no atlas here has; map units. */
const LAKES = read("lakes-africa.txt").trim();

/* The codes of a map's places, from the facts that `python -m tenfold.games.page_facts` writes. */
const codes = (name) => Object.keys(JSON.parse(read(`../src/games/tendays/facts-${name}.json`)).places);

const turned = (rings) => rings.filter((ring) => ring.length > 3);
const cut = (ring, inside, meet) =>
  ring.flatMap((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(point)) return inside(before) ? [point] : [meet(before, point), point];
    return inside(before) ? [meet(before, point)] : [];
  });
/* A ring within a window, by Sutherland and Hodgman. */
function clip(ring, [x0, y0, x1, y1]) {
  let open = ring.slice(0, -1);
  for (const [axis, edge, sign] of [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ])
    open = cut(
      open,
      (p) => sign * (p[axis] - edge) >= 0,
      (a, b) => {
        const t = (edge - a[axis]) / (b[axis] - a[axis]);
        return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
      },
    );
  return open.length > 2 ? [...open, open[0]] : [];
}
const polygons = (geometry) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates);
const mapped = (geometry, change) => ({
  type: "MultiPolygon",
  coordinates: polygons(geometry)
    .map((rings) => turned(rings.map(change)))
    .filter((rings) => rings.length),
});
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

/* A topology of planar shapes, whose arcs are small whole numbers: a start, and then steps. */
function woven(shapes, least, islet) {
  const kept = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const parts = shape.coordinates,
        largest = Math.max(...parts.map(([ring]) => area(ring)));
      return [
        name,
        {
          type: "MultiPolygon",
          coordinates: parts.filter(([ring]) => area(ring) > Math.min(islet, largest / 3)),
        },
      ];
    }),
  );
  const net = simplify(presimplify(topology(kept)), least);
  const arcs = net.arcs.map((arc) => {
    const points = arc.map((point) => point.slice(0, 2).map((n) => Math.round(n * GRAIN)));
    return points.flatMap(([x, y], i) => (i ? [x - points[i - 1][0], y - points[i - 1][1]] : [x, y]));
  });
  return {
    arcs,
    rings: Object.fromEntries(Object.entries(net.objects).map(([name, shape]) => [name, shape.arcs.flat()])),
  };
}
/* The arcs between two shapes of those named, and those of only one. */
function edges(rings, names, inner) {
  const seen = new Map();
  for (const name of names)
    for (const ring of rings[name])
      for (const arc of ring) seen.set(arc < 0 ? ~arc : arc, (seen.get(arc < 0 ? ~arc : arc) ?? 0) + 1);
  return [...seen].filter(([, count]) => count > 1 === inner).map(([arc]) => arc);
}
/* The point of the largest part that is farthest from its outline: the pole of inaccessibility. */
function middle(parts) {
  const [largest] = [...parts].sort((a, b) => area(b[0]) - area(a[0]));
  return polylabel(largest, 0.5).slice(0, 2).map(Math.round);
}
function write(name, geo) {
  writeFileSync(new URL(`../src/games/tendays/map/geo-${name}.json`, HERE), JSON.stringify(geo) + "\n");
}

function africa() {
  const atlas = JSON.parse(read("../node_modules/world-atlas/countries-50m.json"));
  const projection = geoAzimuthalEqualArea().rotate([-17.5, -1]).scale(825).translate([505.3, 544.3]);
  const window = [-960, -860, 1960, 1760],
    data = codes("africa"),
    shapes = {},
    near = { type: "MultiPolygon", coordinates: [] };
  for (const each of feature(atlas, atlas.objects.countries).features) {
    const code = TILED[each.id] ?? (SILENT.includes(each.id) ? `-${each.id}` : null);
    const shape = mapped(each.geometry, (ring) => ring.map(projection));
    if (code) shapes[code] = shape;
    else if (each.id !== "010")
      near.coordinates.push(
        ...shape.coordinates
          .map(([ring]) => [clip(ring, window)])
          .filter(([ring]) => ring.length && area(ring) > 240),
      );
  }
  const main = woven(shapes, 1.4, 30),
    beyond = woven({ near }, 16, 240),
    names = Object.keys(shapes);
  const silent = names.filter((name) => name.startsWith("-"));
  const graticule = geoPath(
    projection.precision(1).clipExtent([
      [-960, -860],
      [1960, 1760],
    ]),
  ).digits(0)(
    geoGraticule()
      .extent([
        [-60, -70],
        [100, 70],
      ])
      .step([10, 10])(),
  );
  const equator = geoPath(projection).digits(0)({
    type: "LineString",
    coordinates: Array.from({ length: 31 }, (_, i) => [-30 + i * 3, 0]),
  });
  write("africa", {
    width: 1000,
    height: 1080,
    grain: GRAIN,
    arcs: main.arcs,
    places: Object.fromEntries(
      data.map((code) => [code, { rings: main.rings[code], at: middle(shapes[code].coordinates) }]),
    ),
    silent: silent.flatMap((name) => main.rings[name]),
    borders: edges(main.rings, names, true),
    coast: edges(main.rings, names, false),
    near: { arcs: beyond.arcs, rings: beyond.rings.near },
    lakes: LAKES,
    graticule,
    equator,
    ferries: "M900,792Q866,779 830,781M946,746Q877,748 819,711",
  });
}

function usa() {
  const atlas = JSON.parse(read("../node_modules/us-atlas/states-albers-10m.json")),
    data = codes("usa"),
    shapes = {};
  for (const each of feature(atlas, atlas.objects.states).features)
    if (STATES[each.id]) shapes[STATES[each.id]] = mapped(each.geometry, (ring) => ring);
  const main = woven(shapes, 0.5, 5),
    names = Object.keys(shapes);
  write("usa", {
    width: 975,
    height: 610,
    grain: GRAIN,
    arcs: main.arcs,
    places: Object.fromEntries(
      data.map((code) => [code, { rings: main.rings[code], at: middle(shapes[code].coordinates) }]),
    ),
    silent: [],
    borders: edges(main.rings, names, true),
    coast: edges(main.rings, names, false),
    near: { arcs: [], rings: [] },
    lakes: "",
    graticule: "",
    equator: "",
    ferries: "",
  });
}

africa();
usa();
