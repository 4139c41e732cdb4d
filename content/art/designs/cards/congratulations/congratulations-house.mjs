import { shade } from '../../../lib/colour.mjs'
import { weaves } from '../../../lib/weaves.mjs'
import { arch, lines } from '../../../lib/path.mjs'
import { strapwork } from '../../../lib/strapwork.mjs'
import { circle, group, path, place, rect } from '../../../lib/svg.mjs'
import { palm } from '../../../parts/trees.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const congratulationsHouse = ({ sheet, card }) => {
  sheet.fill(sheet.linear(['#9FD3DC', '#DFF0E6', '#FFF6E0']))
  const wall = '#FBEFD8'
  sheet.add(
    circle(860, 220, 90, { fill: '#FFF3CF' }),
    path('M0 760C260 700 760 700 1080 760L1080 1350L0 1350Z', { fill: '#8FB86B' }),
    rect(230, 360, 620, 470, { fill: wall }),
    rect(640, 360, 210, 470, { fill: shade(wall, -0.08) }),
    path(
      lines([
        [230, 360],
        [230, 316],
        [270, 340],
        [270, 360],
      ]),
      { fill: wall },
    ),
    path(
      lines([
        [850, 360],
        [850, 316],
        [810, 340],
        [810, 360],
      ]),
      { fill: shade(wall, -0.08) },
    ),
    rect(230, 380, 620, 16, { fill: '#B5432E' }),
  )
  const clip = sheet.clip(path(`${arch(540, 830, 250, 370, 0.3)}Z`, {}))
  sheet.add(
    group(
      { 'clip-path': clip },
      strapwork(sheet, {
        box: { x: 400, y: 440, width: 280, height: 400 },
        tiling: 'eightCalm',
        edge: 30,
        weave: weaves.fez,
      }),
    ),
    path(`${arch(540, 830, 180, 310, 0.3)}Z`, { fill: '#1C6E9E' }),
    path('M540 525L540 830', { stroke: '#0F4A70', 'stroke-width': 5 }),
    circle(522, 690, 8, { fill: '#F2CE7B' }),
    circle(558, 690, 8, { fill: '#F2CE7B' }),
  )
  for (const x of [330, 750])
    sheet.add(
      path(`${arch(x, 640, 90, 150, 0.3)}Z`, { fill: '#1C6E9E' }),
      path(`${arch(x, 634, 66, 122, 0.3)}Z`, { fill: '#FFE2A0' }),
      path(`M${x} 512L${x} 634M${x - 33} 580L${x + 33} 580`, { stroke: '#1C6E9E', 'stroke-width': 6 }),
    )
  sheet.add(
    path('M470 830L610 830L680 930L400 930Z', { fill: '#E9D2A8' }),
    place(130, 850, 1.7, palm({ trunk: '#7A5230', leaves: '#2F7D5B', under: '#1F5A42', fruit: '#D98A2E' })),
    place(960, 850, 1.4, palm({ trunk: '#7A5230', leaves: '#2F7D5B', under: '#1F5A42', fruit: '#D98A2E', lean: -24 })),
  )
  sheet.add(
    rect(70, 960, 940, 330, { rx: 40, fill: '#FFFBF2' }),
    lettering(card, { y: 1125, width: 780, tall: 150, ink: '#0F4A70', quiet: '#A3421E' }),
  )
}
