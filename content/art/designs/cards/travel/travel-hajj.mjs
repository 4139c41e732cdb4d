import { glow } from '../../../lib/light.mjs'
import { weaves } from '../../../lib/weaves.mjs'
import { circle, path, place, rect } from '../../../lib/svg.mjs'
import { minaret } from '../../../parts/buildings.mjs'
import { kaaba } from '../../../parts/belongings.mjs'
import { stars } from '../../../parts/sky.mjs'
import { wovenBorder } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const travelHajj = ({ sheet, random, card }) => {
  sheet.add(
    wovenBorder(sheet, 120, {
      tiling: 'twelve',
      edge: 56,
      weave: weaves.ink,
      plain: sheet.linear(['#1B2A4E', '#2F4A7A', '#8C7A8C']),
    }),
  )
  sheet.add(
    stars(random, { sun: '#FFF3D0' }, { x: 140, y: 140, width: 800, height: 420, count: 80 }),
    glow(sheet, 540, 620, 420, '#F2CE7B', 0.6),
  )
  const look = { wall: '#C9B48C', light: '#E3D2AA', dark: '#7A643A', metal: '#E3B04B' }
  sheet.add(
    place(270, 820, 1, minaret(540, look)),
    place(810, 820, 1, minaret(540, look)),
    path('M134 780C300 690 420 760 540 720C680 690 800 760 946 700L946 860L134 860Z', { fill: '#5B5A7A' }),
    place(540, 800, 1.3, kaaba('#E3B04B')),
    Array.from({ length: 54 }, (_, i) =>
      circle(160 + (i % 18) * 44 + random.range(-8, 8), 838 + Math.floor(i / 18) * 18 + random.range(-3, 3), 8, {
        fill: i % 4 ? '#FFFFFF' : '#D9D2C2',
      }),
    ),
  )
  sheet.add(
    rect(134, 890, 812, 326, { fill: '#131A2B' }),
    lettering(card, { y: 1058, width: 640, tall: 125, ink: '#F2D68C', quiet: '#F3E6C8' }),
  )
}
