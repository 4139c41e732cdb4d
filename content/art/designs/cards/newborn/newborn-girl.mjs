import { glow } from '../../../lib/light.mjs'
import { circle, path, place } from '../../../lib/svg.mjs'
import { daisy, rose } from '../../../parts/flowers/petals.mjs'
import { cradle } from '../../../parts/milestones.mjs'
import { lettering } from '../../lettering.mjs'
import { mobile } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const newbornGirl = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#F6B9C0', '#FBDCD6', '#FFF6EC']))
  sheet.add(
    mobile(['#C4788C', '#FFFFFF', '#F2B45A', '#D6477E']),
    glow(sheet, 540, 480, 420, '#FFFFFF', 0.7),
    place(540, 490, 1.25, cradle('#FFF0C8', '#D66A90')),
  )
  const crown =
    path('M-70 40L-84 -30L-40 4L0 -50L40 4L84 -30L70 40Z', { fill: '#F2B83C' }) +
    path('M-70 26L70 26', { stroke: '#D9861A', 'stroke-width': 8 }) +
    [-84, 0, 84].map((x, i) => circle(x, i === 1 ? -56 : -36, 10, { fill: '#D6477E' })).join('')
  sheet.add(place(540, 240, 1.1, crown))
  for (const [x, y, s, head] of [
    [110, 1260, 0.9, rose('#D66A90')],
    [230, 1300, 0.6, daisy('#FFFFFF', '#F6D3DC', '#F5B83D')],
    [970, 1260, 0.9, rose('#E98A9B')],
    [850, 1300, 0.6, daisy('#FFFFFF', '#F6D3DC', '#F5B83D')],
    [50, 1140, 0.5, daisy('#FFFFFF', '#F6D3DC', '#F5B83D')],
    [1030, 1140, 0.5, rose('#F2B8A0')],
  ])
    sheet.add(place(x, y, s, head, random.range(0, 60)))
  sheet.add(lettering(card, { y: 1000, width: 820, tall: 180, ink: '#A32A5E', quiet: '#B3506F' }))
}
