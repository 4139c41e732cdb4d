import { weaves } from '../../../lib/weaves.mjs'
import { lines, star } from '../../../lib/path.mjs'
import { strapwork } from '../../../lib/strapwork.mjs'
import { circle, group, path, place, rect } from '../../../lib/svg.mjs'
import { cap } from '../../../parts/milestones.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const graduationProud = ({ sheet, card }) => {
  sheet.fill(sheet.linear(['#FFF8E8', '#F6E6C4']))
  const medal = { ...weaves.sea, ground: '#0B5D6B' }
  const clip = sheet.clip(circle(540, 480, 236, {}))
  sheet.add(
    path('M420 600L340 950L450 880L520 970L560 640ZM660 600L740 950L630 880L560 970L520 640Z', { fill: '#C9442B' }),
    path(lines(star(32, 540, 480, 312, 278)), { fill: '#E3A62E' }),
    circle(540, 480, 258, { fill: '#FFF3CF' }),
    group(
      { 'clip-path': clip },
      rect(280, 220, 520, 520, { fill: '#0B5D6B' }),
      strapwork(sheet, {
        box: { x: 300, y: 240, width: 480, height: 480 },
        tiling: 'twelve',
        edge: 56,
        weave: medal,
      }),
    ),
    circle(540, 480, 130, { fill: '#FFF8E8', stroke: '#E3A62E', 'stroke-width': 10 }),
    place(540, 486, 0.62, cap('#1B2430', '#E3A62E')),
  )
  sheet.add(
    lettering(card, { y: 1140, width: 760, tall: 160, ink: '#0B4650', quiet: '#A3421E' }),
    thread(sheet, 34, '#C79A3E'),
  )
}
