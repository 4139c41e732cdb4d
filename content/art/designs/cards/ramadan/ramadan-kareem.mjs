import { glow } from '../../../lib/light.mjs'
import { weaves } from '../../../lib/weaves.mjs'
import { strapwork } from '../../../lib/strapwork.mjs'
import { group, path, place } from '../../../lib/svg.mjs'
import { stars } from '../../../parts/sky.mjs'
import { lantern } from '../../../parts/travellers.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { gold } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const ramadanKareem = ({ sheet, random, card }) => {
  sheet.fill('#24134A')
  sheet.add(
    group(
      { opacity: 0.35 },
      strapwork(sheet, {
        box: { x: 0, y: 0, width: 1080, height: 1350 },
        tiling: 'grandSoft',
        edge: 72,
        weave: { ...weaves.plum, line: '#6B4E9B' },
        filled: false,
        woven: false,
        strap: 0.05,
      }),
    ),
  )
  sheet.add(
    niche(sheet, {
      width: 820,
      height: 1260,
      point: 0.6,
      fill: sheet.linear(['#3B2475', '#6B3F94', '#B4607E']),
      rims: [
        [46, gold],
        [38, '#24134A'],
        [14, gold],
      ],
    }),
  )
  sheet.add(
    stars(random, { sun: '#FFEFC4' }, { x: 180, y: 160, width: 720, height: 700, count: 90, sparks: 6 }),
    glow(sheet, 540, 560, 430, '#F5A524', 0.7),
    path('M540 96L540 330', { stroke: gold, 'stroke-width': 5 }),
    place(540, 320, 2.2, lantern({ metal: '#D9A441', glass: sheet.linear(['#FFE2A0', '#F5A524']), light: '#FFFBEA' })),
  )
  for (const [x, y, s] of [
    [290, 360, 0.9],
    [790, 360, 0.9],
  ])
    sheet.add(
      path(`M${x} 200L${x} ${y}`, { stroke: gold, 'stroke-width': 3 }),
      glow(sheet, x, y + 100, 180, '#E4654A', 0.6),
      place(x, y, s, lantern({ metal: '#D9A441', glass: '#E4654A', light: '#FFF6DC' })),
    )
  sheet.add(lettering(card, { y: 1060, width: 680, tall: 220, ink: '#FFF3D6', quiet: '#F6CF86' }))
}
