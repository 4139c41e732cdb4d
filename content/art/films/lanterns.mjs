import { mix, shade } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { arch } from '../lib/path.mjs'
import { weaves } from '../lib/weaves.mjs'
import { createSheet, group, n, path, place, rect } from '../lib/svg.mjs'
import { strapwork } from '../lib/strapwork.mjs'
import { lantern } from '../parts/travellers.mjs'
import { cycle, height, width } from './film.mjs'

const lamps = [
  [150, 150, 1.1, '#F5A524', 0],
  [360, 60, 0.8, '#E4654A', 0.18],
  [560, 210, 1.4, '#F7C25C', 0.37],
  [790, 70, 0.9, '#3FA7A0', 0.55],
  [980, 180, 1.25, '#C4586B', 0.72],
  [1170, 90, 0.95, '#F5A524', 0.9],
]

/** Lamps that swing under the roof of the souq; their light walks on the wall. @type {import('./film.mjs').Film} */
export const lanterns = {
  slug: 'lanterns',
  seconds: 7,
  poster: 0.1,
  frame: (t) => {
    const sheet = createSheet(width, height)
    sheet.fill(sheet.linear(['#2A1020', '#5A2430', '#7A3A34']))
    sheet.add(
      group(
        { opacity: 0.16 },
        strapwork(sheet, {
          box: { x: 0, y: 0, width, height },
          tiling: 'eightCalm',
          edge: 84,
          weave: { ...weaves.clay, line: '#F6CF9A' },
          filled: false,
          woven: false,
          strap: 0.05,
        }),
      ),
    )
    for (let i = 0; i < 3; i++)
      sheet.add(
        path(`${arch(213 + i * 427, 760, 330, 560, 0.4)}Z`, { fill: '#2A1018' }),
        path(`${arch(213 + i * 427, 760, 300, 530, 0.4)}Z`, { fill: sheet.linear(['#7A3028', '#B4602F', '#3A1820']) }),
        path(`${arch(213 + i * 427, 760, 366, 590, 0.4)}`, {
          fill: 'none',
          stroke: '#D9A15A',
          'stroke-width': 4,
          opacity: 0.6,
        }),
      )
    const hung = lamps.map(([x, drop, s, glass, phase], i) => {
      const angle = cycle(t, i % 2 ? 2 : 1, phase) * (i % 2 ? 5 : 7)
      const reach = drop + 118 * s
      const a = (angle * Math.PI) / 180
      return {
        x,
        drop,
        s,
        glass,
        angle,
        lx: x - Math.sin(a) * reach,
        ly: Math.cos(a) * reach - 20,
        light: 0.75 + 0.12 * cycle(t, 3, phase),
      }
    })
    for (const { lx, ly, s, glass, light } of hung)
      sheet.add(glow(sheet, lx + (lx - 640) * 0.06, ly + 70, 330 * s, glass, 0.5 * light))
    for (const { x, drop, s, glass, angle, lx, ly, light } of hung) {
      sheet.add(glow(sheet, lx, ly, 150 * s, mix(glass, '#FFF3D0', 0.5), 0.7 * light))
      sheet.add(
        `<g transform="translate(${x} -20) rotate(${n(angle * 10) / 10})">${path(`M0 0L0 ${drop + 4}`, { stroke: '#C8963C', 'stroke-width': 3.5 })}${place(0, drop, s, lantern({ metal: '#D9A441', glass: mix(glass, '#FFFFFF', 0.12), light: '#FFF6DC' }))}</g>`,
      )
    }
    sheet.add(rect(0, 0, width, 16, { fill: '#1A0A12' }))
    sheet.fill(
      sheet.radial(
        [
          [0.5, '#1A0810', 0],
          [1, shade('#1A0810', -0.2), 0.55],
        ],
        { cx: 0.5, cy: 0.45, r: 0.8 },
      ),
    )
    return sheet.toString()
  },
}
