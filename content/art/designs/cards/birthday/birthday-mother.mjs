import { shade } from '../../../lib/colour.mjs'
import { place, rect } from '../../../lib/svg.mjs'
import { cake } from '../../../parts/table.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { daisy, rose, tulip } from '../../../parts/flowers/petals.mjs'
import { scalloped, thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const birthdayMother = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#FCE9DC', '#FFF8F0']))
  const heads = [
    rose('#C23B5B'),
    rose('#F0957A'),
    daisy('#FFFFFF', '#F8DCD0', '#F5B83D'),
    rose('#F2B85A'),
    tulip('#D6477E', '#F2A0B8'),
  ].map((head) => sheet.symbol(head))
  const side = (flip) => {
    for (let i = 0; i < 10; i++) {
      const [x, y] = [random.range(-10, 190), 70 + i * 134]
      const px = flip ? 1080 - x : x
      sheet.add(
        place(
          px,
          y,
          1,
          branch(
            [
              [0, 0],
              [(flip ? -1 : 1) * 50, -40],
              [(flip ? -1 : 1) * 130, -50],
            ],
            {
              stem: '#4F7A55',
              leaves: ['#5B8A60', '#86B082'],
              vein: '#CFE6C8',
              size: 84,
              width: 24,
              count: 6,
              thick: 6,
            },
          ),
          random.range(-30, 30),
        ),
        `<use xlink:href="${heads[i % 5]}" transform="translate(${Math.round(px)} ${y}) rotate(${Math.round(random.range(-20, 20))}) scale(${random.range(0.55, 0.9).toFixed(2)})"/>`,
      )
    }
  }
  side(false)
  side(true)
  sheet.add(
    scalloped(540, 675, 350, 500, 36, { fill: '#FFFFFF' }),
    place(
      540,
      690,
      0.72,
      cake({ base: '#F6D9C8', cream: '#FFF6EA', top: '#F2A8A0', accent: shade('#C23B5B', 0.05), candles: 3 }),
    ),
    rect(330, 690, 420, 6, { rx: 3, fill: '#E3B4A0' }),
  )
  sheet.add(
    lettering(card, { y: 890, width: 560, tall: 150, ink: '#9C2848', quiet: '#A1542F' }),
    thread(sheet, 26, '#E3B4A0'),
  )
}
