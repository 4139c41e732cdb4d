import { mix } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, n, path } from '../../lib/svg.mjs'
import { khatam, lines, polar, regular } from '../../lib/path.mjs'
import { stars } from '../../parts/sky.mjs'

/** The lit part of a moon, `t` from 0 (new) over 0.5 (full) to 1. */
function lit(x, y, r, t) {
  const waxing = t < 0.5
  const k = Math.cos(t * 2 * Math.PI)
  const side = waxing ? 1 : 0
  return `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 ${side} ${n(x)} ${n(y + r)}A${n(Math.abs(k) * r)} ${n(r)} 0 0 ${k > 0 === waxing ? 0 : 1} ${n(x)} ${n(y - r)}Z`
}

/** Every phase of the month, on a line, a ring or an arc. @type {import('../types.mjs').Composition} */
export const phases = {
  nouns: ['منازل القمر', 'أطوار القمر', 'شهر كامل'],
  tags: ['night', 'calm', 'patterns'],
  palettes: ['night', 'lilac', 'ember', 'sea', 'moon', 'plum'],
  draw({ sheet, random, palette, index }) {
    sheet.fill(sheet.linear([palette.sky[0], mix(palette.sky[0], palette.sky[1], 0.8), palette.sky[0]]))
    const light = { ...palette, sun: mix(palette.sun, '#FFFFFF', 0.15) }
    sheet.add(stars(random, light, { count: 240, height: 1920 }))
    const thread = { fill: 'none', stroke: palette.accent, 'stroke-width': 2.5, opacity: 0.75 }
    const spots = []
    const kind = index % 3
    if (kind === 0) {
      for (let i = 0; i < 9; i++)
        spots.push([540, 250 + i * 178, i === 4 ? 104 : 50 + 26 * (1 - Math.abs(i - 4) / 4), (i + 0.5) / 9])
      sheet.add(
        path('M540 60L540 1860', thread),
        circle(540, 962, 150, thread),
        circle(540, 962, 164, { ...thread, 'stroke-dasharray': '2 14' }),
      )
    } else if (kind === 1) {
      for (let i = 0; i < 12; i++)
        spots.push([...polar(540, 900, 370, (i / 12) * Math.PI * 2 - Math.PI / 2), 54, (i + 0.5) / 12])
      spots.push([540, 900, 170, 0.5])
      for (const r of [470, 450, 290, 276])
        sheet.add(
          circle(
            540,
            900,
            r,
            r === 450
              ? { ...thread, 'stroke-dasharray': '2 16', 'stroke-width': 6, 'stroke-linecap': 'round' }
              : thread,
          ),
        )
      for (const turn of [0, 1, 2])
        sheet.add(path(lines(regular(4, 540, 900, 276, (turn * Math.PI) / 6)), { ...thread, opacity: 0.45 }))
    } else {
      for (let i = 0; i < 7; i++)
        spots.push([
          120 + i * 140,
          860 - Math.sin((i / 6) * Math.PI) * 400,
          44 + 34 * Math.sin((i / 6) * Math.PI),
          (i + 1) / 8,
        ])
      for (const r of [0, 26, 40])
        sheet.add(path(`M60 ${980 + r}Q540 ${-40 + r} 1020 ${980 + r}`, { ...thread, opacity: r ? 0.35 : 0.8 }))
      for (let i = 0; i < 3; i++)
        sheet.add(path(lines(khatam(540, 1330, 250 - i * 62, i * 0.3927 - 1.5708)), { ...thread, opacity: 0.8 }))
      spots.push([540, 1330, 84, 0.28])
    }
    for (const [x, y, r, t] of spots)
      sheet.add(
        glow(sheet, x, y, r * 2.1, light.sun, 0.28 * (1 - Math.abs(t - 0.5))),
        circle(x, y, r, {
          fill: mix(palette.sky[0], palette.sky[1], 0.4),
          stroke: mix(palette.sky[1], light.sun, 0.3),
          'stroke-width': 2,
        }),
        path(lit(x, y, r, t), { fill: light.sun }),
      )
  },
}
