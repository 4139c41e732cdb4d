/** Draws a girih pattern: coloured tiles below, a strap woven over and under above them. */
import { starOf } from './girih.mjs';
import { lines } from './path.mjs';
import { tilings } from './tilings.mjs';
import { group, path } from './svg.mjs';

/**
 * @typedef {object} Strapwork
 * @property {import('./tilings.mjs').Box} box
 * @property {keyof typeof tilings} tiling
 * @property {number} edge length of the tiling's edge, which sets the scale
 * @property {import('./palettes.mjs').Weave} weave
 * @property {number} [strap] width of the strap as a part of `edge`
 * @property {number} [angle] contact angle, else the tiling's own
 * @property {boolean} [filled] colour the tiles
 * @property {boolean} [woven] over and under, else plain lines
 * @property {number} [order] rotates the colours
 */

/** @param {Strapwork} options @returns {string} */
export function strapwork({ box, tiling, edge, weave, strap = 0.14, angle, filled = true, woven = true, order = 0 }) {
  const { tiles, angle: own } = tilings[tiling];
  const stars = tiles(box, edge).map((tile) => starOf(tile, angle ?? own));
  const width = edge * strap;
  const parts = [];
  if (filled) parts.push(fills(stars, weave, order));
  const strands = stars.flatMap((s) => s.strands).map((points) => lines(points, false)).join('');
  const stroke = { fill: 'none', 'stroke-linejoin': 'miter' };
  if (!woven) return group({}, ...parts, path(strands, { ...stroke, stroke: weave.line, 'stroke-width': width }));
  parts.push(path(strands, { ...stroke, stroke: weave.edge, 'stroke-width': width * 1.5 }), path(strands, { ...stroke, stroke: weave.line, 'stroke-width': width }));
  const over = (reach) => stars.flatMap((s) => s.overs).map(([p, u]) => lines([[p[0] - u[0] * reach, p[1] - u[1] * reach], [p[0] + u[0] * reach, p[1] + u[1] * reach]], false)).join('');
  parts.push(path(over(width * 0.95), { ...stroke, stroke: weave.edge, 'stroke-width': width * 1.5 }), path(over(width * 1.15), { ...stroke, stroke: weave.line, 'stroke-width': width }));
  return group({}, ...parts);
}

/** Every outline of one kind and depth is one path, so that a field of tiles costs a handful of elements. */
function fills(stars, weave, order) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { kind, layers } of stars) {
    layers.forEach((outline, depth) => {
      const key = `${kind}/${depth}`;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(lines(outline));
    });
  }
  const kinds = [...new Set(stars.map((s) => s.kind))];
  return [...groups].sort(([a], [b]) => Number(a.split('/')[1]) - Number(b.split('/')[1])).map(([key, outlines]) => {
    const [kind, depth] = key.split('/');
    const index = (kinds.indexOf(kind) * 2 + Number(depth) + order) % weave.tiles.length;
    return path(outlines.join(''), { fill: weave.tiles[index] });
  }).join('');
}
