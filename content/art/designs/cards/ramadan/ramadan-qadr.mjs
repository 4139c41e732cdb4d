import { glow } from '../../../lib/light.mjs'
import { weaves } from '../../../lib/weaves.mjs'
import { strapwork } from '../../../lib/strapwork.mjs'
import { circle, group, path, rect } from '../../../lib/svg.mjs'
import { stars } from '../../../parts/sky.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { gold } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const ramadanQadr = ({ sheet, random, card }) => {
  sheet.fill(sheet.radial(['#4A63A8', '#1B2C66', '#0A1238'], { cx: 0.5, cy: 0.36, r: 0.8 }))
  for (let i = 0; i < 24; i++)
    sheet.add(
      `<g transform="rotate(${i * 15} 540 480)">${path('M540 480L512 -420L568 -420Z', { fill: '#FFF3D0', opacity: 0.06 })}</g>`,
    )
  sheet.add(
    stars(random, { sun: '#FFF6DC' }, { count: 260, height: 1350, sparks: 18 }),
    glow(sheet, 540, 480, 420, '#FFF3D0', 0.8),
  )
  const weave = {
    ...weaves.ink,
    ground: '#14225A',
    line: '#F2CE7B',
    edge: '#0A1238',
    tiles: ['#F2CE7B', '#2C4390', '#FFF3D0', '#1B2C66', '#F2CE7B'],
  }
  const clip = sheet.clip(circle(540, 480, 268, {}))
  sheet.add(
    circle(540, 480, 296, { fill: gold }),
    circle(540, 480, 282, { fill: '#0A1238' }),
    group(
      { 'clip-path': clip },
      rect(240, 180, 600, 600, { fill: weave.ground }),
      strapwork(sheet, { box: { x: 240, y: 180, width: 600, height: 600 }, tiling: 'sixteen', edge: 62, weave }),
    ),
    thread(sheet, 36, gold),
  )
  sheet.add(lettering(card, { y: 1030, width: 840, tall: 190, ink: '#FFF3D6', quiet: '#F2CE7B' }))
}
