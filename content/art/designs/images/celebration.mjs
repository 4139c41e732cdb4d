import { glow } from '../../lib/light.mjs'
import { circle, path, place } from '../../lib/svg.mjs'
import { khatam, lines, polar } from '../../lib/path.mjs'
import { balloon, bunting, confetti, gift } from '../../parts/party.mjs'
import { stars } from '../../parts/sky.mjs'
import { lantern } from '../../parts/travellers.mjs'

const bright = ['#E4654A', '#F5B83D', '#1C8CA8', '#6B4E9B', '#4B9A5B', '#D6477E']
const sets = [
  ['#FFF3DC', '#FFFBF2', bright],
  ['#1B1446', '#3A2C78', ['#F2CE7B', '#FFFFFF', '#F28A9B', '#5CC3D1']],
  ['#F9C6B8', '#FFF0E4', ['#C9442B', '#FFFFFF', '#F5A524', '#B83567']],
  ['#0B4650', '#0F6E78', ['#F5A524', '#FFF3D6', '#5CC3D1', '#E98A6B']],
  ['#E3F1E4', '#FFFDF2', ['#25805A', '#F5B83D', '#E4654A', '#8FC1A4']],
]

/** A burst of lines and dots. */
const firework = (x, y, r, colours) =>
  Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12
    const [x0, y0] = polar(x, y, r * 0.3, a)
    const [x1, y1] = polar(x, y, r * (i % 2 ? 0.95 : 0.7), a)
    return (
      path(`M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`, {
        stroke: colours[i % colours.length],
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }) + circle(...polar(x, y, r * 1.08, a), i % 2 ? 6 : 3, { fill: colours[(i + 1) % colours.length] })
    )
  })

/** Colour at the edges, words in the middle. @type {import('./types.mjs').ImageDrawing[]} */
export const celebration = sets.map(([from, to, colours], index) => ({ sheet, random }) => {
  sheet.fill(sheet.linear([from, to]))
  sheet.add(glow(sheet, 540, 560, 560, '#FFFFFF', index % 2 ? 0.12 : 0.5))
  if (index === 0)
    sheet.add(
      place(0, 30, 1, bunting(1080, 60, 11, colours)),
      confetti(random, { x: 20, y: 120, width: 1040, height: 260, count: 34, colours }),
      place(150, 1060, 0.9, gift('#1C8CA8', '#F5B83D')),
      place(330, 1064, 0.7, gift('#E4654A', '#FFF3D6', 110)),
      place(930, 1060, 0.95, gift('#6B4E9B', '#F5B83D', 170)),
    )
  if (index === 1)
    sheet.add(
      stars(random, { sun: '#FFFFFF' }, { height: 1080, count: 90 }),
      firework(210, 220, 150, colours),
      firework(850, 170, 120, colours),
      firework(960, 900, 140, colours),
      firework(150, 880, 110, colours),
    )
  if (index === 2)
    sheet.add(
      [
        [110, 560, 1.2, -6],
        [230, 440, 0.9, 4],
        [970, 560, 1.2, 6],
        [860, 430, 0.9, -4],
        [60, 860, 1, -10],
        [1020, 880, 1, 8],
      ].map(([x, y, s, t], i) => place(x, y, s, balloon(colours[i % 4]), t)),
      confetti(random, { x: 300, y: 40, width: 480, height: 160, count: 16, colours }),
    )
  if (index === 3) {
    for (let i = 0; i < 9; i++) {
      const [x, y] = [60 + i * 120, 60 + Math.abs(i - 4) * 46 + (i % 2) * 30]
      sheet.add(path(`M${x} 0L${x} ${y}`, { stroke: '#E3B04B', 'stroke-width': 3 }))
      sheet.add(
        i % 2
          ? path(lines(khatam(x, y + 26, 28)), { fill: '#F5C96A' })
          : [
              glow(sheet, x, y + 60, 110, '#F5A524', 0.6),
              place(x, y, 0.55, lantern({ metal: '#E3B04B', glass: '#F5B84A', light: '#FFF6DC' })),
            ],
      )
    }
    sheet.add(confetti(random, { x: 20, y: 860, width: 1040, height: 200, count: 36, colours }))
  }
  if (index === 4)
    sheet.add(
      confetti(random, { x: 0, y: 0, width: 1080, height: 230, count: 50, colours }),
      confetti(random, { x: 0, y: 880, width: 1080, height: 190, count: 44, colours }),
    )
})
