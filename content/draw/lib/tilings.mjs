/**
 * Tilings for girih: regular polygons on a lattice, and the gaps between them. Edges are all of length `edge`.
 * @typedef {import('./girih.mjs').Tile} Tile
 * @typedef {{ angle: number, tiles: (box: Box, edge: number) => Tile[] }} Tiling
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */
import { polar } from './path.mjs';

const rad = (degrees) => (degrees * Math.PI) / 180;
const radiusOf = (sides, edge) => edge / (2 * Math.sin(Math.PI / sides));
const apothemOf = (sides, edge) => edge / (2 * Math.tan(Math.PI / sides));

/** A polygon whose first edge's outward normal points at `turn` degrees. */
function polygon(sides, cx, cy, edge, turn, extra) {
  const r = radiusOf(sides, edge);
  const points = Array.from({ length: sides }, (_, i) => polar(cx, cy, r, rad(turn) + ((2 * i - 1) * Math.PI) / sides));
  return { points, kind: `n${sides}`, ...extra };
}

/** Every lattice point whose cell may touch the box. */
function* lattice(box, a, b, margin) {
  const det = a[0] * b[1] - a[1] * b[0];
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([u, v]) => [(u - 0.5) * (box.width + 2 * margin), (v - 0.5) * (box.height + 2 * margin)]);
  const is = corners.map(([x, y]) => (x * b[1] - y * b[0]) / det);
  const js = corners.map(([x, y]) => (a[0] * y - a[1] * x) / det);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let i = Math.floor(Math.min(...is)); i <= Math.ceil(Math.max(...is)); i++) {
    for (let j = Math.floor(Math.min(...js)); j <= Math.ceil(Math.max(...js)); j++) {
      const x = cx + i * a[0] + j * b[0];
      const y = cy + i * a[1] + j * b[1];
      if (x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin) yield [x, y];
    }
  }
}

/** Repeats a cell of tiles over the box. */
const repeat = (a, b, margin, cell) => (box, edge) =>
  [...lattice(box, a.map((v) => v * edge), b.map((v) => v * edge), margin * edge)].flatMap(([x, y]) => cell(x, y, edge));

/** Polygons of n sides sharing edges on a square lattice; the four-armed gap is a tile of its own. */
function squareWithGap(sides, reach) {
  const step = 2 * apothemOf(sides, 1);
  return repeat([step, 0], [0, step], step, (x, y, edge) => {
    const s = step * edge;
    const main = polygon(sides, x, y, edge, 0, { reach });
    const gap = [];
    for (const [dx, dy, from] of [[0, 0, 0], [s, 0, 90], [s, s, 180], [0, s, 270]]) {
      const r = radiusOf(sides, edge);
      const corners = sides / 4;
      for (let i = corners - 1; i >= 0; i--) gap.push(polar(x + dx, y + dy, r, rad(from) + ((2 * i + 1) * Math.PI) / sides));
      gap.pop();
    }
    return [main, { points: dedupe(gap), kind: 'gap' }];
  });
}

const dedupe = (points) => points.filter((p, i) => {
  const q = points[(i + 1) % points.length];
  return Math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-6;
});

const s3 = Math.sqrt(3);
const hexA = (step) => [[step, 0], [step / 2, (step * s3) / 2]];

/** @type {Record<string, Tiling>} */
export const tilings = {
  /** 4.8.8: the eight-fold star and the little square. */
  eight: {
    angle: 60,
    tiles: repeat([1 + Math.SQRT2, 0], [0, 1 + Math.SQRT2], 2.5, (x, y, e) => [
      polygon(8, x, y, e, 0, { reach: 2 }),
      polygon(4, x + (e * (1 + Math.SQRT2)) / 2, y + (e * (1 + Math.SQRT2)) / 2, e, 45),
    ]),
  },
  /** 3.6.3.6: hexagrams. */
  six: {
    angle: 60,
    tiles: repeat(...hexA(2), 2.2, (x, y, e) => [
      polygon(6, x, y, e, 30, { reach: 1 }),
      polygon(3, x, y - (e * 2) / s3, e, 90),
      polygon(3, x, y + (e * 2) / s3, e, -90),
    ]),
  },
  /** 3.12.12: the twelve-fold star. */
  twelve: {
    angle: 60,
    tiles: repeat(...hexA(2 + s3), 4, (x, y, e) => {
      const step = (2 + s3) * e;
      return [polygon(12, x, y, e, 0, { reach: 3 }), polygon(3, x + step / 2, y + step / (2 * s3), e, 90), polygon(3, x + step / 2, y - step / (2 * s3), e, -90)];
    }),
  },
  /** 4.6.12: twelve-fold stars in a ring of hexagons and squares. */
  grand: {
    angle: 62,
    tiles: repeat(...hexA(3 + s3), 5, (x, y, e) => {
      const step = (3 + s3) * e;
      const dodecagon = apothemOf(12, e);
      return [
        polygon(12, x, y, e, 0, { reach: 3 }),
        ...[0, 60, 120].map((t) => polygon(4, ...polar(x, y, dodecagon + e / 2, rad(t)), e, t)),
        ...[30, 90].map((t) => polygon(6, ...polar(x, y, step / s3, rad(t)), e, t)),
      ];
    }),
  },
  /** 3.4.6.4: small six-fold stars among squares. */
  lace: {
    angle: 55,
    tiles: repeat(...hexA(1 + s3), 3, (x, y, e) => {
      const step = (1 + s3) * e;
      return [
        polygon(6, x, y, e, 0),
        ...[0, 60, 120].map((t) => polygon(4, ...polar(x, y, step / 2, rad(t)), e, t)),
        ...[30, 90].map((t) => polygon(3, ...polar(x, y, step / s3, rad(t)), e, t + 180)),
      ];
    }),
  },
  /** Decagons and bow ties: the ten-fold star of Isfahan. */
  ten: {
    angle: 54,
    tiles: (box, edge) => {
      const step = 2 * apothemOf(10, edge);
      const a = polar(0, 0, step, 0);
      const b = polar(0, 0, step, rad(72));
      const r = radiusOf(10, edge);
      const corner = (cx, cy, degrees) => polar(cx, cy, r, rad(degrees));
      return [...lattice(box, a, b, step)].flatMap(([x, y]) => {
        const [x1, y1] = [x + a[0], y + a[1]];
        const [x2, y2] = [x + b[0], y + b[1]];
        return [
          polygon(10, x, y, edge, 0, { reach: 2 }),
          { points: [corner(x, y, 18), corner(x1, y1, 126), corner(x1, y1, 90), corner(x2, y2, 342), corner(x2, y2, 306), corner(x, y, 54)], kind: 'gap' },
        ];
      });
    },
  },
  /** Twelve-fold stars on the square lattice, with four-armed stars between. */
  twelveSquare: { angle: 60, tiles: squareWithGap(12, 3) },
  /** Sixteen-fold stars on the square lattice. */
  sixteen: { angle: 67.5, tiles: squareWithGap(16, 4) },
};
