import { mix, shade } from '../../lib/colour.mjs'
import { weaves } from '../../lib/weaves.mjs'
import { circle, group, rect } from '../../lib/svg.mjs'
import { strapwork } from '../../lib/strapwork.mjs'
import { beads, niche, wovenBorder } from '../frames.mjs'

const looks = [
  ['fez', 'twelve', 66],
  ['palace', 'eight', 72],
  ['turquoise', 'ten', 62],
  ['plum', 'grandSoft', 58],
  ['sand', 'eightCalm', 72],
]

/** Girih round a quiet middle: a border, a niche, a roundel, a band. @type {import('./types.mjs').ImageDrawing[]} */
export const patterns = looks.map(([name, tiling, edge], index) => ({ sheet }) => {
  const weave = weaves[name]
  const light = mix(weave.tiles[4], '#FFFAF0', 0.55)
  const box = { x: 0, y: 0, width: 1080, height: 1080 }
  if (index % 5 === 0) sheet.add(wovenBorder(sheet, 128, { tiling, edge, weave, plain: light }))
  if (index % 5 === 1)
    sheet.add(
      rect(0, 0, 1080, 1080, { fill: weave.ground }),
      strapwork(sheet, { box, tiling, edge, weave }),
      niche(sheet, {
        width: 760,
        height: 960,
        point: 0.4,
        fill: light,
        rims: [
          [30, weave.edge],
          [20, weave.tiles[0]],
        ],
      }),
    )
  if (index % 5 === 2)
    sheet.add(
      rect(0, 0, 1080, 1080, { fill: weave.ground }),
      strapwork(sheet, { box, tiling, edge, weave }),
      circle(540, 540, 408, { fill: weave.edge }),
      circle(540, 540, 396, { fill: light }),
      circle(540, 540, 372, { fill: 'none', stroke: weave.tiles[0], 'stroke-width': 4 }),
      beads(540, 540, 352, 60, 4, weave.tiles[3]),
    )
  if (index % 5 === 3) {
    sheet.fill(sheet.linear([shade(weave.ground, -0.25), weave.ground]))
    sheet.add(
      group(
        { opacity: 0.5 },
        strapwork(sheet, {
          box,
          tiling,
          edge: edge * 1.5,
          weave: { ...weave, line: mix(weave.ground, weave.line, 0.75) },
          filled: false,
          woven: false,
          strap: 0.05,
        }),
      ),
    )
    sheet.fill(
      sheet.radial(
        [
          [0, weave.ground, 0.95],
          [0.55, weave.ground, 0.75],
          [1, weave.ground, 0],
        ],
        { cx: 0.5, cy: 0.5, r: 0.62 },
      ),
    )
  }
  if (index % 5 === 4) {
    const clip = sheet.clip(rect(0, 0, 1080, 250, {}) + rect(0, 830, 1080, 250, {}))
    sheet.fill(light)
    sheet.add(
      group(
        { 'clip-path': clip },
        rect(0, 0, 1080, 1080, { fill: weave.ground }),
        strapwork(sheet, { box, tiling, edge, weave }),
      ),
      [250, 814].map((y) => rect(0, y, 1080, 16, { fill: weave.edge })),
    )
  }
})
