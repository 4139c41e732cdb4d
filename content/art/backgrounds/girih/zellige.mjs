import { mix, shade } from '../../lib/colour.mjs'
import { khatam, lines, regular, star } from '../../lib/path.mjs'
import { group, path, rect } from '../../lib/svg.mjs'
import { vignette } from '../../lib/light.mjs'

/** The star of a tile, each with one of four hearts. */
function tile(palette, kind, r) {
  const [a, b, c, d, e] = palette.tiles
  const parts = [
    path(lines(khatam(0, 0, r)), { fill: [a, c, b, d][kind % 4], stroke: palette.line, 'stroke-width': r * 0.05 }),
  ]
  if (kind % 4 === 0)
    parts.push(
      path(lines(star(8, 0, 0, r * 0.72, r * 0.36, 0)), { fill: e }),
      path(lines(regular(8, 0, 0, r * 0.3)), { fill: c }),
    )
  if (kind % 4 === 1)
    parts.push(
      path(lines(khatam(0, 0, r * 0.66, 0)), { fill: b }),
      path(lines(star(8, 0, 0, r * 0.48, r * 0.2)), { fill: e }),
    )
  if (kind % 4 === 2)
    parts.push(
      path(lines(star(4, 0, 0, r * 0.8, r * 0.3)), { fill: c }),
      path(lines(star(4, 0, 0, r * 0.62, r * 0.22, -Math.PI / 4)), { fill: e }),
    )
  if (kind % 4 === 3)
    parts.push(
      path(lines(regular(8, 0, 0, r * 0.64, Math.PI / 8)), { fill: e }),
      path(lines(khatam(0, 0, r * 0.44)), { fill: a }),
    )
  return parts.join('')
}

/** Star and cross: khatam tiles tip to tip; the ground left between them makes the crosses. @type {import('../types.mjs').Composition} */
export const zellige = {
  nouns: ['نجوم متجاورة', 'بلاط أندلسي', 'ختم مثمن'],
  tags: ['patterns'],
  palettes: ['palace', 'turquoise', 'night', 'clay', 'lilac', 'forest'],
  draw({ sheet, palette, random, index }) {
    const r = [135, 180, 108, 154, 270, 120][index % 6]
    const step = r * 2
    sheet.fill(palette.ground)
    const columns = Math.ceil(1080 / step) + 1
    const rows = Math.ceil(1920 / step) + 1
    const symbols = [0, 1, 2, 3].map((kind) => sheet.symbol(tile(palette, kind, r * 0.985)))
    const lattice = (i, j) =>
      [index % 2 ? (i + j) % 2 : (i * 2 + j) % 4, random.int(0, 3), ((i + j) % 2) * 2 + (j % 2)][index % 3]
    const cell = []
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const [x, y] = [i * step, j * step]
        const cross =
          path(lines(star(4, x + r, y + r, r * 0.62, r * 0.2)), { fill: mix(palette.ground, palette.tiles[3], 0.45) }) +
          path(lines(khatam(x + r, y + r, r * 0.17)), { fill: palette.line })
        cell.push(`<use xlink:href="${symbols[lattice(i, j)]}" x="${x}" y="${y}"/>`, cross)
      }
    }
    sheet.add(group({}, cell))
    sheet.add(
      rect(0, 0, 1080, 1920, {
        fill: sheet.linear(
          [
            [0, '#ffffff', 0.2],
            [0.4, '#ffffff', 0],
            [1, shade(palette.edge, -0.3), 0.5],
          ],
          { x2: 0.6, y2: 1 },
        ),
      }),
    )
    vignette(sheet, shade(palette.edge, -0.3), 0.3)
  },
}
