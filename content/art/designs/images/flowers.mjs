import { mix, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, place, use } from '../../lib/svg.mjs'
import { pomegranate } from '../../parts/flowers/fruit.mjs'
import { branch } from '../../parts/flowers/leaves.mjs'
import { daisy, jasmine, rose, tulip } from '../../parts/flowers/petals.mjs'
import { thread } from '../frames.mjs'

const looks = [
  {
    paper: ['#FDF0E8', '#FFFAF4'],
    green: '#4F8A60',
    heads: [rose('#C4586B'), jasmine('#FFFFFF', '#F5B83D', '#EADFD0'), rose('#F2A98A')],
  },
  {
    paper: ['#0F2E3A', '#16475A'],
    green: '#6FA38A',
    heads: [jasmine('#FFF9EC', '#F5B83D', '#D9CFB8'), daisy('#F6EBD2', '#D9C79A', '#F5B83D')],
  },
  {
    paper: ['#FFF6DF', '#FFFBF0'],
    green: '#5B7A3A',
    heads: [pomegranate('#B93238'), jasmine('#FFFFFF', '#F5B83D', '#E6DCC0'), pomegranate('#C9443A', { open: true })],
  },
  {
    paper: ['#E9E0F4', '#FBF6FC'],
    green: '#5B8A78',
    heads: [tulip('#6B4E9B', '#A08AD0'), daisy('#FFFFFF', '#DCD0EE', '#F5B83D'), rose('#9A78C4')],
  },
  {
    paper: ['#3A1230', '#5B1F4A'],
    green: '#8FA878',
    heads: [rose('#E59AA8'), rose('#F2C79A'), jasmine('#FFF3E6', '#F5B83D', '#E3C8BE')],
  },
]

/** Flowers in opposite corners or along the foot; the middle is free. @type {import('./types.mjs').ImageDrawing[]} */
export const flowers = looks.map(({ paper, green, heads }, index) => ({ sheet, random }) => {
  sheet.fill(sheet.linear(paper))
  sheet.add(glow(sheet, 540, 500, 600, '#FFFFFF', index % 2 || index === 4 ? 0.08 : 0.5))
  const symbols = heads.map((head) => sheet.symbol(head))
  const look = {
    stem: shade(green, -0.2),
    leaves: [green, shade(green, 0.18)],
    vein: mix(green, '#FFFFFF', 0.5),
    size: 96,
    width: 28,
    count: 9,
    thick: 7,
  }
  const spots =
    index % 2
      ? Array.from({ length: 9 }, (_, i) => [20 + i * 130, 1010 + (i % 2) * 40 - Math.abs(i - 4) * 14])
      : [
          [60, 60],
          [190, 70],
          [70, 200],
          [310, 40],
          [50, 330],
          [1020, 1020],
          [890, 1020],
          [1010, 880],
          [770, 1050],
          [1040, 750],
        ]
  for (const [x, y] of spots) {
    const inward = index % 2 ? 0 : x < 540 ? 135 : -45
    for (let k = 0; k < 2; k++)
      sheet.add(
        place(
          x,
          y,
          1,
          branch(
            [
              [0, 0],
              [14, -80],
              [-6, -170],
            ],
            { ...look, count: 6 },
          ),
          inward + random.range(-62, 62),
        ),
      )
  }
  spots.forEach(([x, y], i) =>
    sheet.add(use(symbols[i % symbols.length], x, y, random.range(0.5, 0.92), random.range(-30, 30))),
  )
  if (index % 2 === 0) sheet.add(thread(sheet, 40, mix(green, '#D9B15F', 0.6)))
  else
    sheet.add(
      [...Array(10)].map(() =>
        circle(random.range(60, 1020), random.range(60, 420), random.range(3, 7), { fill: '#F2CE7B', opacity: 0.6 }),
      ),
    )
})
