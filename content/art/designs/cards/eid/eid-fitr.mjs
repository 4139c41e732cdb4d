import { weaves } from '../../../lib/weaves.mjs'
import { khatam, lines } from '../../../lib/path.mjs'
import { circle, ellipse, path, place } from '../../../lib/svg.mjs'
import { wovenBorder } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const eidFitr = ({ sheet, card }) => {
  const weave = weaves.palace
  sheet.add(wovenBorder(sheet, 150, { tiling: 'twelve', edge: 62, weave, plain: '#FFF9EE' }))
  const biscuit = (x, y, s, turn) =>
    place(
      x,
      y,
      s,
      circle(0, 0, 84, { fill: '#E3B068' }) +
        Array.from({ length: 12 }, (_, i) =>
          ellipse(0, -62, 15, 24, { fill: '#D39A4C', transform: `rotate(${i * 30})` }),
        ).join('') +
        path(lines(khatam(0, 0, 46)), { fill: '#F4D9A4' }) +
        circle(0, 0, 13, { fill: '#B5762E' }),
      turn,
    )
  sheet.add(
    ellipse(540, 520, 300, 52, { fill: '#1D6A6E' }),
    ellipse(540, 506, 300, 50, { fill: '#2C8C8C' }),
    biscuit(390, 450, 1, 10),
    biscuit(540, 462, 1.06, 40),
    biscuit(690, 450, 1, 22),
    biscuit(462, 352, 0.98, 5),
    biscuit(620, 352, 0.98, 30),
    biscuit(540, 258, 0.94, 0),
  )
  sheet.add(lettering(card, { y: 850, width: 640, tall: 210, ink: '#1D6A6E', quiet: '#B5432E' }))
}
