/** Draws a girih pattern: coloured tiles below, a strap woven over and under above them. One cell is drawn and stamped. */
import { starOf } from './girih.mjs'
import { lines, star } from './path.mjs'
import { lattice, tilings } from './tilings.mjs'
import { group, n, path, tag } from './svg.mjs'

/**
 * @typedef {object} Strapwork
 * @property {{ x: number, y: number, width: number, height: number }} box
 * @property {string} tiling name in `tilings`
 * @property {number} edge length of the tiling's edge, which sets the scale
 * @property {import('./weaves.mjs').Weave} weave
 * @property {number} [strap] width of the strap as a part of `edge`
 * @property {boolean} [filled] colour the tiles
 * @property {boolean} [woven] over and under, else plain lines
 * @property {boolean} [hearts] a small star in the eye of each large one
 * @property {number} [order] rotates the colours
 */

const scaled = (points, edge) => points.map(([x, y]) => [x * edge, y * edge])

/** The stars of one cell, in pixels. @param {string} tiling @param {number} edge */
function cellStars(tiling, edge) {
  const { cell, angle } = tilings[tiling]
  return cell.map((tile) => starOf({ ...tile, points: scaled(tile.points, edge) }, angle))
}

/** @param {import('./svg.mjs').Sheet} sheet @param {Strapwork} options @returns {string} */
export function strapwork(
  sheet,
  { box, tiling, edge, weave, strap = 0.13, filled = true, woven = true, hearts = true, order = 0 },
) {
  const stars = cellStars(tiling, edge)
  const width = edge * strap
  const spots = [...lattice(box, scaled(tilings[tiling].basis, edge), edge * 4.2)]
  const stamp = (inner) => {
    const reference = sheet.symbol(inner)
    return spots.map(([x, y]) => tag('use', { 'xlink:href': reference, x: n(x), y: n(y) })).join('')
  }
  const stroke = (colour, thickness) => ({
    fill: 'none',
    stroke: colour,
    'stroke-width': thickness,
    'stroke-linejoin': 'miter',
  })
  const strands = stars
    .flatMap((s) => s.strands)
    .map((points) => lines(points, false))
    .join('')
  const parts = []
  if (filled) parts.push(stamp(fills(stars, weave, order, hearts, edge)))
  if (!woven) return group({}, ...parts, stamp(path(strands, stroke(weave.line, width))))
  const over = (reach) =>
    stars
      .flatMap((s) => s.overs)
      .map(([p, u]) =>
        lines(
          [
            [p[0] - u[0] * reach, p[1] - u[1] * reach],
            [p[0] + u[0] * reach, p[1] + u[1] * reach],
          ],
          false,
        ),
      )
      .join('')
  parts.push(stamp(path(strands, stroke(weave.edge, width * 1.5))), stamp(path(strands, stroke(weave.line, width))))
  parts.push(
    stamp(
      path(over(width * 0.95), stroke(weave.edge, width * 1.5)) + path(over(width * 1.15), stroke(weave.line, width)),
    ),
  )
  return group({}, ...parts)
}

/** Fills of one cell; every kind and depth has its own colour. */
function fills(stars, weave, order, hearts, edge) {
  const kinds = [...new Set(stars.map((s) => s.kind))]
  const colour = (kind, depth) => weave.tiles[(kinds.indexOf(kind) * 2 + depth + order) % weave.tiles.length]
  const parts = stars.flatMap(({ kind, layers }) =>
    (kind === 'gap' ? [layers.map((outline) => lines(outline)).join('')] : layers.map((outline) => lines(outline))).map(
      (d, depth) => path(d, { fill: colour(kind, depth) }),
    ),
  )
  if (hearts) {
    for (const {
      kind,
      centre: [[x, y]],
      layers,
    } of stars) {
      const sides = Number(kind.slice(1))
      if (!(sides >= 8)) continue
      const eye = Math.min(...layers.at(-1).map((p) => Math.hypot(p[0] - x, p[1] - y))) - edge * 0.12
      const depth = layers.length
      parts.push(
        path(lines(star(sides, x, y, eye, eye * 0.66, Math.PI / sides)), { fill: colour(kind, depth + 1) }),
        path(lines(star(sides, x, y, eye * 0.5, eye * 0.3, 0)), { fill: weave.line }),
      )
    }
  }
  return parts.join('')
}
