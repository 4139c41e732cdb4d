/** Stylised flowers, fruit and leaves, drawn round (0, 0) with a radius of about 100. */
import { circle, ellipse, group, n, path, place } from '../lib/svg.mjs';
import { leaf, polar, smooth, star, lines } from '../lib/path.mjs';
import { mix, shade } from '../lib/colour.mjs';

const around = (count, make, from = 0) => Array.from({ length: count }, (_, i) => group({ transform: `rotate(${n(from + (i * 360) / count)})` }, make(i)));

/** Five-petalled jasmine. */
export const jasmine = (petal = '#FFFFFF', heart = '#F5B83D', vein = '#E6E2D2') => group({},
  around(5, () => path('M0 -8C-34 -30 -40 -78 0 -100C40 -78 34 -30 0 -8Z', { fill: petal }) + path('M0 -18L0 -72', { stroke: vein, 'stroke-width': 4, 'stroke-linecap': 'round' })),
  circle(0, 0, 15, { fill: heart }));

/** An open rose of nested petals. */
export function rose(colour) {
  const rings = [[8, 100, 62], [7, 78, 52], [6, 57, 42], [5, 37, 30]];
  return group({}, rings.map(([count, reach, width], k) => around(count, () => path(`M0 0C${-width} ${-reach * 0.3} ${-width * 0.8} ${-reach * 1.02} 0 ${-reach}C${width * 0.8} ${-reach * 1.02} ${width} ${-reach * 0.3} 0 0Z`, { fill: mix(shade(colour, 0.42), shade(colour, -0.26), k / 3.4), stroke: shade(colour, -0.24 - k * 0.05), 'stroke-width': 1.6 }), k * 25)), circle(0, 0, 13, { fill: shade(colour, -0.4) }));
}

/** A daisy-like rosette with two rows of petals. */
export const daisy = (petal, under, heart) => group({},
  around(12, () => path(leaf(100, 17), { fill: under }), 15),
  around(12, () => path(leaf(92, 18), { fill: petal })),
  circle(0, 0, 26, { fill: heart }), around(8, () => circle(0, -16, 3.4, { fill: shade(heart, -0.35) })));

/** Ottoman tulip seen from the side, foot at (0, 100). */
export const tulip = (colour, light) => group({},
  path('M0 100C-66 84 -62 -10 -48 -92C-30 -60 -16 -40 0 -20C16 -40 30 -60 48 -92C62 -10 66 84 0 100Z', { fill: colour }),
  path('M0 100C-30 60 -30 -30 0 -106C30 -30 30 60 0 100Z', { fill: light }),
  path('M0 84C-10 50 -10 0 0 -52C10 0 10 50 0 84Z', { fill: colour }));

/** A carnation from the side, foot at (0, 100). */
export const carnation = (colour, green) => group({},
  [0, 1, 2].map((k) => path(lines(Array.from({ length: 25 }, (_, i) => polar(0, 30, (i % 2 ? 112 : 134) - k * 34, Math.PI * (1.08 + (0.84 * i) / 24))).concat([[0, 56]])), { fill: mix(colour, shade(colour, -0.3), k / 2.5), stroke: shade(colour, 0.4), 'stroke-width': 3, 'stroke-linejoin': 'round' })),
  path('M-26 30C-24 70 -12 96 0 104C12 96 24 70 26 30L12 44L0 30L-12 44Z', { fill: green }));

/** A pomegranate, whole or open on its seeds. */
export function pomegranate(colour, { open = false, seed = '#E4435A', pith = '#FBE5C4' } = {}) {
  const crown = path('M-26 -78L-34 -122L-14 -104L0 -128L14 -104L34 -122L26 -78Z', { fill: shade(colour, -0.2) });
  const body = path('M0 -88C64 -88 100 -44 98 8C96 64 54 100 0 100C-54 100 -96 64 -98 8C-100 -44 -64 -88 0 -88Z', { fill: colour });
  const shine = path('M-66 -30C-80 4 -72 44 -50 66C-60 30 -62 -4 -48 -44Z', { fill: shade(colour, 0.3), opacity: 0.8 });
  if (!open) return group({}, crown, body, path('M0 -88C64 -88 100 -44 98 8C96 64 54 100 0 100C56 70 62 -30 0 -88Z', { fill: shade(colour, -0.16) }), shine);
  const seeds = [];
  for (let row = -2; row <= 2; row++) for (let k = -2; k <= 2; k++) if (Math.abs(row) + Math.abs(k) < 4) seeds.push(ellipse(k * 22 + (row % 2 ? 11 : 0) - 2, 12 + row * 22, 10, 12, { fill: (row + k) % 2 ? seed : shade(seed, 0.22) }), circle(k * 22 + (row % 2 ? 11 : 0) - 5, 8 + row * 22, 2.6, { fill: '#FFFFFF', opacity: 0.8 }));
  return group({}, crown, body, path('M0 -60C44 -60 72 -28 70 12C68 52 40 78 0 78C-40 78 -68 52 -70 12C-72 -28 -44 -60 0 -60Z', { fill: pith }), seeds);
}

/** An orange with its navel and leaf. */
export const orange = (colour, green) => group({}, circle(0, 0, 88, { fill: colour }), path('M0 -88A88 88 0 0 1 0 88C50 50 50 -50 0 -88Z', { fill: shade(colour, -0.12) }), path('M-46 -50C-64 -26 -66 6 -56 30C-58 4 -52 -26 -38 -46Z', { fill: shade(colour, 0.5), opacity: 0.8 }), place(0, -84, 1, path(leaf(84, 24, 40), { fill: green })), circle(0, -84, 8, { fill: shade(green, -0.3) }));

/** A leaf with a vein, pointing up from (0, 0). */
export const blade = (length, width, fill, vein, lean = 0) => path(leaf(length, width, lean), { fill }) + path(`M0 0Q${n(lean * 0.2)} ${n(-length * 0.5)} ${n(lean * 0.9)} ${n(-length * 0.9)}`, { fill: 'none', stroke: vein, 'stroke-width': n(Math.max(1.6, length * 0.022)) });

/**
 * A branch along points, with leaves on both sides.
 * @param {import('../lib/path.mjs').Point[]} points
 */
export function branch(points, { stem, leaves, vein, size = 90, width = 24, count = 12, thick = 7, tip = true }) {
  const parts = [path(smooth(points), { fill: 'none', stroke: stem, 'stroke-width': thick, 'stroke-linecap': 'round' })];
  const at = (t) => {
    const x = Math.min(points.length - 1.001, t * (points.length - 1));
    const i = Math.floor(x);
    const f = x - i;
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    return [0, 1].map((k) => p1[k] + 0.5 * f * (p2[k] - p0[k] + f * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k] + f * (3 * (p1[k] - p2[k]) + p3[k] - p0[k]))));
  };
  for (let i = 0; i < count; i++) {
    const t = 0.06 + (0.9 * i) / count;
    const [x, y] = at(t);
    const [x2, y2] = at(t + 0.02);
    const a = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI + 90;
    const s = size * (0.62 + 0.5 * Math.sin(Math.PI * (0.2 + t * 0.75)));
    const colour = Array.isArray(leaves) ? leaves[i % leaves.length] : leaves;
    parts.push(place(x, y, 1, blade(s, width * (s / size), colour, vein, i % 2 ? -s * 0.12 : s * 0.12), a + (i % 2 ? 48 : -48)));
  }
  if (tip) {
    const [x, y] = at(0.999);
    const [x0, y0] = at(0.95);
    parts.push(place(x, y, 1, blade(size * 0.7, width * 0.7, Array.isArray(leaves) ? leaves[0] : leaves, vein), (Math.atan2(y - y0, x - x0) * 180) / Math.PI + 90));
  }
  return group({}, parts);
}

/** A palm leaf as a fan of straight blades, from (0, 0) up. */
export function fan(length, fill, vein, blades = 15) {
  const parts = [];
  for (let i = 0; i < blades; i++) {
    const t = i / (blades - 1) - 0.5;
    parts.push(group({ transform: `rotate(${n(t * 200)})` }, path(leaf(length * (1 - Math.abs(t) * 0.5), length * 0.055), { fill: i % 2 ? fill : mix(fill, vein, 0.25) })));
  }
  return group({}, path(`M-4 0L-3 ${n(length * 0.7)}L3 ${n(length * 0.7)}L4 0Z`, { fill: vein }), parts);
}

/** A feather palm leaf along the y axis, up from (0, 0). */
export function feather(length, fill, vein, pairs = 15) {
  let d = '';
  const parts = [];
  for (let i = 0; i < pairs; i++) {
    const t = (i + 1) / (pairs + 1);
    const s = length * 0.34 * Math.sin(Math.PI * (0.18 + t * 0.8));
    for (const side of [-1, 1]) parts.push(place(0, -length * t, 1, path(leaf(s, s * 0.12), {}), side * (62 - t * 34)));
    d = `M0 0L0 ${n(-length)}`;
  }
  return group({}, group({ fill }, parts), path(d, { stroke: vein, 'stroke-width': n(length * 0.016), 'stroke-linecap': 'round' }));
}

/** Buds on short stalks round (0, 0). */
export const buds = (colour, green, reach = 70) => group({}, around(3, () => path(`M0 0Q8 ${n(-reach / 2)} 0 ${-reach}`, { fill: 'none', stroke: green, 'stroke-width': 5 }) + path(`M0 ${-reach + 6}C-16 ${-reach - 6} -14 ${-reach - 36} 0 ${-reach - 46}C14 ${-reach - 36} 16 ${-reach - 6} 0 ${-reach + 6}Z`, { fill: colour }), -40));

/** An eight-petalled tile flower. */
export const tileFlower = (a, b, c) => group({}, around(8, () => path(leaf(98, 24), { fill: a })), around(8, () => path(leaf(62, 13), { fill: b }), 22.5), path(lines(star(8, 0, 0, 30, 20)), { fill: c }));
