import { khatam, lines } from '../../../lib/path.mjs'
import { circle, ellipse, path, place } from '../../../lib/svg.mjs'
import { balloon, bunting, confetti } from '../../../parts/party.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

const bright = ['#E4654A', '#F5B83D', '#1C8CA8', '#6B4E9B', '#4B9A5B', '#D6477E']

/** @type {import('../types.mjs').CardDrawing} */
export const birthdayChild = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#7CC7E0', '#D3EFF0', '#FFF7E0']))
  sheet.add(
    place(0, 40, 1, bunting(1080, 60, 11, bright)),
    confetti(random, { x: 40, y: 160, width: 1000, height: 500, count: 40, colours: bright }),
  )
  const [x, y] = [540, 620]
  sheet.add(
    ellipse(x, y + 230, 230, 24, { fill: '#5BA0B8', opacity: 0.4 }),
    circle(x - 80, y - 210, 46, { fill: '#C98A4C' }),
    circle(x + 80, y - 210, 46, { fill: '#C98A4C' }),
    circle(x - 80, y - 210, 24, { fill: '#F2D3A6' }),
    circle(x + 80, y - 210, 24, { fill: '#F2D3A6' }),
    ellipse(x, y + 110, 150, 130, { fill: '#C98A4C' }),
    ellipse(x, y + 124, 96, 92, { fill: '#F2D3A6' }),
    circle(x, y - 120, 134, { fill: '#D99C5A' }),
    ellipse(x, y - 76, 66, 52, { fill: '#F6E0BE' }),
    ellipse(x, y - 104, 22, 15, { fill: '#4A2A1A' }),
    path(`M${x - 26} ${y - 62}C${x - 14} ${y - 40} ${x + 14} ${y - 40} ${x + 26} ${y - 62}`, {
      fill: 'none',
      stroke: '#4A2A1A',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    circle(x - 52, y - 140, 13, { fill: '#2A1A12' }),
    circle(x + 52, y - 140, 13, { fill: '#2A1A12' }),
    circle(x - 82, y - 92, 16, { fill: '#F2A08C' }),
    circle(x + 82, y - 92, 16, { fill: '#F2A08C' }),
    path(
      `M${x - 74} ${y - 226}L${x} ${y - 420}L${x + 74} ${y - 226}C${x + 30} ${y - 246} ${x - 30} ${y - 246} ${x - 74} ${y - 226}Z`,
      { fill: '#D6477E' },
    ),
    path(lines(khatam(x, y - 300, 26)), { fill: '#FFF3D6' }),
    circle(x, y - 424, 20, { fill: '#F5B83D' }),
    ellipse(x - 84, y + 220, 52, 34, { fill: '#B97838' }),
    ellipse(x + 84, y + 220, 52, 34, { fill: '#B97838' }),
  )
  for (const [i, [bx, by, s, t]] of [
    [180, 560, 1.1, -8],
    [300, 430, 0.9, 4],
    [790, 430, 0.9, -4],
    [900, 570, 1.1, 8],
  ].entries())
    sheet.add(place(bx, by, s, balloon(bright[i]), t))
  sheet.add(
    niche(sheet, { width: 1240, height: 470, point: 0, fill: '#FFFDF6' }),
    lettering(card, { y: 1120, width: 760, tall: 180, ink: '#C2306A', quiet: '#1B6A84' }),
  )
}
