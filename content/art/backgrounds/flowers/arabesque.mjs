import { mix, shade } from '../../lib/colour.mjs'
import { glow, vignette } from '../../lib/light.mjs'
import { circle, group, path, place } from '../../lib/svg.mjs'
import { leaf, polar, smooth } from '../../lib/path.mjs'
import { tileFlower, rose, jasmine } from '../../parts/flowers/petals.mjs'

/** A spiral tendril from the outside in, with half-palmettes on its back. */
function tendril(turns, R, side, c) {
  const points = []
  const parts = []
  const steps = 26
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const r = R * (1 - t * 0.86)
    const a = side * (t * turns * Math.PI * 2)
    points.push(polar(0, 0, r, a))
    if (i % 3 === 1 && t < 0.93) {
      const [x, y] = polar(0, 0, r, a)
      const heading = (a * 180) / Math.PI + 90 + side * 90 + 90 * side
      const s = R * (0.5 - t * 0.3)
      parts.push(
        place(
          x,
          y,
          1,
          path(leaf(s, s * 0.22, side * s * 0.25), { fill: c.leaf }) +
            path(leaf(s * 0.6, s * 0.1, side * s * 0.14), { fill: c.light }),
          heading - side * 56,
        ),
      )
      parts.push(
        place(x, y, 1, path(leaf(s * 0.55, s * 0.16, -side * s * 0.1), { fill: c.second }), heading + 180 - side * 130),
      )
    }
  }
  const [x, y] = points.at(-1)
  return group(
    {},
    path(smooth(points), { fill: 'none', stroke: c.stem, 'stroke-width': R * 0.045, 'stroke-linecap': 'round' }),
    parts,
    place(x, y, R / 330, tileFlower(c.flower, c.light, c.heart)),
  )
}

/** Mirrored scrolls, as on a page of illumination. @type {import('../types.mjs').Composition} */
export const arabesque = {
  nouns: ['أرابيسك', 'توريق', 'زخرفة نباتية'],
  tags: ['flowers', 'patterns', 'celebration'],
  palettes: ['sea', 'night', 'rose', 'plum', 'mint', 'ember'],
  draw({ sheet, palette, index }) {
    const dark = Boolean(palette.dark) || palette.name === 'sea'
    const ground = dark ? palette.sky[0] : mix(palette.sky.at(-1), '#FFFFFF', 0.2)
    sheet.fill(sheet.linear([shade(ground, 0.05), ground, shade(ground, -0.12)]))
    const gold = dark ? mix(palette.accent, '#FFE9B8', 0.25) : mix(palette.near, palette.accent, 0.15)
    const c = {
      stem: gold,
      leaf: dark ? mix(palette.sky[1], palette.far, 0.5) : mix(palette.near, palette.far, 0.35),
      second: gold,
      light: dark ? mix(palette.far, palette.sun, 0.5) : palette.sky[0],
      flower: mix(palette.accent, '#E4654A', 0.4),
      heart: palette.sun,
    }
    const right = [tendril(1.6, 330, 1, c), tendril(1.45, 230, -1, c)]
    const half = [
      [place(250, 480, 1, right[0], 200), place(300, 1080, 1, right[1], 20), place(230, 1560, 1.05, right[0], 160)],
      [place(300, 960, 1.25, right[0], 250), place(190, 340, 0.9, right[1], 60), place(200, 1600, 0.9, right[1], -60)],
      [place(240, 1500, 1.15, right[0], 120), place(330, 1000, 0.8, right[1], 10), place(150, 700, 0.6, right[1], 90)],
    ][index % 3]
    const both = group({}, half)
    sheet.add(glow(sheet, 540, 960, 900, dark ? palette.sky[1] : '#FFFFFF', 0.7))
    sheet.add(
      group({ transform: 'translate(540 0)' }, both),
      group({ transform: 'translate(540 0) scale(-1 1)' }, both),
    )
    for (const y of [
      [300, 760, 1330],
      [180, 960, 1740],
      [640, 1240, 1760],
    ][index % 3])
      sheet.add(
        place(540, y, 1.1, index % 2 ? rose(c.flower) : tileFlower(c.flower, c.light, c.heart)),
        circle(540, y - 170, 9, { fill: gold }),
        circle(540, y + 170, 9, { fill: gold }),
        place(540, y + 210, 0.2, jasmine(gold, c.flower, gold)),
      )
    vignette(sheet, shade(palette.near, -0.2), dark ? 0.4 : 0.14)
  },
}
