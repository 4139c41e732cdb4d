import { arch } from '../../../lib/path.mjs'
import { circle, group, path, place, rect } from '../../../lib/svg.mjs'
import { dome, minaret } from '../../../parts/buildings.mjs'
import { iftar } from '../../../parts/table.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const ramadanIftar = ({ sheet, card }) => {
  sheet.fill(sheet.linear(['#F7E3C0', '#FFF4DF']))
  sheet.add(
    niche(sheet, {
      width: 780,
      height: 640,
      foot: 720,
      point: 0.4,
      fill: sheet.linear(['#E0704A', '#F6B25E', '#FCE0A0']),
      rims: [
        [34, '#8A3B24'],
        [22, '#FBE8CF'],
      ],
    }),
  )
  const clip = sheet.clip(path(`${arch(540, 720, 780, 640, 0.4)}Z`, {}))
  const look = { wall: '#A84A2C', light: '#C9653E', dark: '#6D2A1E', metal: '#6D2A1E' }
  sheet.add(
    group(
      { 'clip-path': clip },
      circle(540, 470, 130, { fill: '#FFF3CF' }),
      place(330, 720, 0.8, minaret(560, look)),
      place(690, 650, 0.9, dome(220, look)),
      rect(560, 640, 260, 90, { fill: look.wall }),
    ),
  )
  sheet.add(
    rect(0, 716, 1080, 640, { fill: '#7A2E20' }),
    rect(0, 716, 1080, 18, { fill: '#F0B867' }),
    place(540, 790, 1.12, iftar({ brass: '#E3B04B', cloth: '#5E1F16', dates: '#5B2B16' })),
  )
  sheet.add(lettering(card, { y: 1090, width: 860, tall: 190, ink: '#FFF3D6', quiet: '#F6CF86' }))
}
