import { glow } from '../../../lib/light.mjs'
import { khatam, lines } from '../../../lib/path.mjs'
import { path, place, rect } from '../../../lib/svg.mjs'
import { confetti } from '../../../parts/party.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

const party = ['#F5A524', '#C9442B', '#0B7A86', '#6B4E9B', '#4B9A5B']

/** @type {import('../types.mjs').CardDrawing} */
export const congratulationsJob = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#FBE7B8', '#FFF8E6']))
  sheet.add(
    confetti(random, { x: 40, y: 40, width: 1000, height: 620, count: 70, colours: party }),
    glow(sheet, 540, 540, 430, '#FFFFFF', 0.8),
  )
  sheet.add(
    place(
      540,
      540,
      1.5,
      path('M-60 -150L-60 -190C-60 -206 -50 -214 -38 -214L38 -214C50 -214 60 -206 60 -190L60 -150', {
        fill: 'none',
        stroke: '#5B3420',
        'stroke-width': 20,
      }) +
        rect(-210, -152, 420, 290, { rx: 34, fill: '#9C5B2C' }) +
        path('M-210 -118A34 34 0 0 1 -176 -152L176 -152A34 34 0 0 1 210 -118L210 -20C80 30 -80 30 -210 -20Z', {
          fill: '#B9733C',
        }) +
        rect(-36, -10, 72, 62, { rx: 12, fill: '#F2CE7B' }) +
        path(lines(khatam(0, 20, 22)), { fill: '#9C5B2C' }),
    ),
  )
  sheet.add(
    place(
      190,
      800,
      1,
      branch(
        [
          [0, 0],
          [30, -120],
          [10, -260],
        ],
        {
          stem: '#3A7A52',
          leaves: ['#3A7A52', '#6FA878'],
          vein: '#CFE6C8',
          size: 120,
          width: 34,
          count: 9,
          thick: 8,
        },
      ),
      -12,
    ),
    place(
      900,
      800,
      1,
      branch(
        [
          [0, 0],
          [-30, -120],
          [-10, -260],
        ],
        {
          stem: '#3A7A52',
          leaves: ['#3A7A52', '#6FA878'],
          vein: '#CFE6C8',
          size: 120,
          width: 34,
          count: 9,
          thick: 8,
        },
      ),
      12,
    ),
  )
  sheet.add(
    lettering(card, { y: 1060, width: 840, tall: 180, ink: '#7A4A00', quiet: '#8A6200' }),
    thread(sheet, 30, '#D9A441'),
  )
}
