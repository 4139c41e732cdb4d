import { mix, shade } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { createRandom } from '../lib/prng.mjs'
import { circle, createSheet, ellipse, n, path, place, rect } from '../lib/svg.mjs'
import { blade, feather } from '../parts/flowers/leaves.mjs'
import { cycle, height, width } from './film.mjs'

const green = '#2F7D5B'

/** Drops run down the pane; leaves wash outside; a glass of tea keeps warm. @type {import('./film.mjs').Film} */
export const rain = {
  slug: 'rain',
  seconds: 6,
  poster: 0.35,
  frame: (t) => {
    const random = createRandom('film-rain')
    const sheet = createSheet(width, height)
    sheet.fill(sheet.linear(['#5E8A94', '#8FB3AE', '#C3D6C4']))
    sheet.add(glow(sheet, 900, 160, 520, '#EAF3E6', 0.8))
    for (let i = 0; i < 16; i++) {
      const [x, y, size, turn] = [
        random.range(-40, width + 40),
        random.range(430, 760),
        random.range(260, 460),
        random.range(-60, 60),
      ]
      const tone = mix(shade(green, random.range(-0.25, 0.2)), '#8FB3AE', 0.28)
      sheet.add(
        place(
          x,
          y,
          1,
          i % 3 ? blade(size, size * 0.2, tone, shade(tone, 0.25), 30) : feather(size, tone, shade(tone, 0.2)),
          turn + 3 * cycle(t, 1, random.next()) + 1.5 * cycle(t, 2, random.next()),
        ),
      )
    }
    let far = ''
    for (let i = 0; i < 70; i++) {
      const [x, y0, len, turns] = [random.range(0, width + 80), random.next(), random.range(26, 60), random.int(4, 6)]
      const y = ((y0 + t * turns) % 1) * (height + 120) - 80
      far += `M${n(x - y * 0.06)} ${n(y)}l${n(-len * 0.06)} ${n(len)}`
    }
    sheet.add(
      path(far, { fill: 'none', stroke: '#E6F1F0', 'stroke-width': 2.2, 'stroke-linecap': 'round', opacity: 0.55 }),
      rect(0, 0, width, height, { fill: '#D5E4E2', opacity: 0.12 }),
    )
    const drop = (x, y, r, tail) =>
      path(
        `M${n(x)} ${n(y - r * (1.4 + tail))}C${n(x + r * 0.5)} ${n(y - r)} ${n(x + r)} ${n(y - r * 0.5)} ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.5)} ${n(x - r * 0.5)} ${n(y - r)} ${n(x)} ${n(y - r * (1.4 + tail))}Z`,
        { fill: '#F1F8F6', 'fill-opacity': 0.5, stroke: '#4F7A80', 'stroke-opacity': 0.35, 'stroke-width': 1.4 },
      ) + ellipse(x - r * 0.32, y - r * 0.1, r * 0.22, r * 0.34, { fill: '#FFFFFF', opacity: 0.9 })
    for (let i = 0; i < 90; i++)
      sheet.add(
        circle(random.range(0, width), random.range(0, height), random.range(2, 6), {
          fill: '#F1F8F6',
          'fill-opacity': 0.5,
          stroke: '#4F7A80',
          'stroke-opacity': 0.25,
          'stroke-width': 1,
        }),
      )
    for (let i = 0; i < 26; i++) {
      const [x0, y0, r, phase] = [random.range(20, width - 20), random.next(), random.range(6, 13), random.next()]
      const fall = t + 0.06 * cycle(t, 3, phase)
      const y = ((((y0 + fall) % 1) + 1) % 1) * (height + 160) - 60
      const x = x0 + 6 * Math.sin(y / 60 + phase * 6)
      sheet.add(
        path(`M${n(x)} ${n(y - 10)}Q${n(x + 5)} ${n(y - 80)} ${n(x0)} ${n(y - 150)}`, {
          fill: 'none',
          stroke: '#F1F8F6',
          'stroke-width': n(r * 0.8),
          'stroke-linecap': 'round',
          opacity: 0.18,
        }),
        drop(x, y, r, 0.9),
      )
    }
    sheet.add(
      rect(0, 0, 26, height, { fill: '#5B3A28' }),
      rect(width - 26, 0, 26, height, { fill: '#5B3A28' }),
      rect(628, 0, 24, height, { fill: '#5B3A28' }),
      rect(0, 0, width, 24, { fill: '#6B4632' }),
      rect(0, 650, width, 70, { fill: '#6B4632' }),
      rect(0, 650, width, 10, { fill: '#8A5F45' }),
    )
    const puff = (x, phase) => {
      const up = (t + phase) % 1
      return path(`M${x} ${n(482 - up * 60)}c-14 -16 14 -28 0 -48s10 -30 4 -46`, {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 8,
        'stroke-linecap': 'round',
        opacity: n(Math.sin(up * Math.PI) * 6) / 10,
      })
    }
    sheet.add(
      puff(986, 0),
      puff(1014, 0.5),
      ellipse(1000, 668, 96, 13, { fill: '#D9A441' }),
      path('M934 500L1066 500L1048 664L952 664Z', { fill: '#EAF5F6', opacity: 0.75 }),
      path('M941 548L1059 548L1047 656L953 656Z', { fill: '#A8541E' }),
      path('M941 548L1059 548L1057 566L943 566Z', { fill: '#E9C58A' }),
      path('M950 512L962 640', {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 8,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
      path('M934 500L1066 500L1048 664L952 664Z', {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 5,
        opacity: 0.85,
      }),
      path('M949 634L1051 634', { stroke: '#D9A441', 'stroke-width': 5 }),
    )
    return sheet.toString()
  },
}
