/**
 * Girih by Hankin's "polygons in contact": from the middle of every edge of a tiling two rays leave at the contact angle
 * and run to the rays of the neighbouring edges. (E. H. Hankin 1925; C. S. Kaplan, "Islamic star patterns from polygons in
 * contact", 2005.)
 * @typedef {import('./path.mjs').Point} Point
 * @typedef {object} Tile
 * @property {Point[]} points corners
 * @property {string} kind what it is coloured by
 * @property {number} [reach] how many neighbours a ray crosses before it bends: 1 for a plain star
 */

const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const cross = (a, b) => a[0] * b[1] - a[1] * b[0];

/** Where two rays meet; halfway when they lie on one line, as they do where a strand runs straight. @returns {Point} */
function meet(p, u, q, v) {
  const turn = cross(u, v);
  if (Math.abs(turn) < 1e-4) return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const t = cross(sub(q, p), v) / turn;
  return [p[0] + u[0] * t, p[1] + u[1] * t];
}

/** @param {Point[]} points the same corners, always the same way round */
function oriented(points) {
  const area = points.reduce((sum, p, i) => sum + cross(p, points[(i + 1) % points.length]), 0);
  return area < 0 ? [...points].reverse() : points;
}

/**
 * The star inside one tile.
 * @param {Tile} tile @param {number} angle contact angle in degrees
 * @returns {{ kind: string, middles: Point[], layers: Point[][], strands: Point[][], overs: [Point, Point][] }}
 * `layers` are closed outlines from the whole star inwards; `overs` are the short pieces that pass over at crossings.
 */
export function starOf(tile, angle) {
  const { kind, reach = 1 } = tile;
  const points = oriented(tile.points);
  const count = points.length;
  const turn = (angle * Math.PI) / 180;
  const middles = points.map((p, i) => /** @type {Point} */ ([(p[0] + points[(i + 1) % count][0]) / 2, (p[1] + points[(i + 1) % count][1]) / 2]));
  const ray = (i, sign) => {
    const [dx, dy] = sub(points[(i + 1) % count], points[i]);
    const a = Math.atan2(dy, dx) + (sign > 0 ? turn : Math.PI - turn);
    return [Math.cos(a), Math.sin(a)];
  };
  const hit = (i, k) => meet(middles[i], ray(i, 1), middles[(i + k) % count], ray((i + k) % count, -1));
  const layers = [];
  const strands = [];
  const overs = [];
  for (let k = 1; k <= reach; k++) {
    const outline = [];
    for (let i = 0; i < count; i++) {
      const inner = hit(i, k);
      outline.push(k === 1 ? middles[i] : hit(i, k - 1), inner);
    }
    layers.push(k === 1 ? outline : reorder(outline, k, count));
  }
  for (let i = 0; i < count; i++) {
    const bend = hit(i, reach);
    strands.push([middles[i], bend, middles[(i + reach) % count]]);
    overs.push([middles[i], ray(i, 1)]);
    for (let k = 1; k < reach; k++) overs.push([hit(i, k), k % 2 ? ray((i + k) % count, -1) : ray(i, 1)]);
  }
  return { kind, middles, layers, strands, overs };
}

/** Inner outlines sorted by angle about the tile's centre, so that they close without crossing themselves. */
function reorder(outline, k, count) {
  const cx = outline.reduce((s, p) => s + p[0], 0) / outline.length;
  const cy = outline.reduce((s, p) => s + p[1], 0) / outline.length;
  return outline.map((p) => [Math.atan2(p[1] - cy, p[0] - cx), p]).sort((a, b) => a[0] - b[0]).map(([, p]) => p);
}
