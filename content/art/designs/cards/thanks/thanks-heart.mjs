import { path, place } from '../../../lib/svg.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { daisy, jasmine, rose } from '../../../parts/flowers/petals.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

const heart = (x, y, s, fill) =>
  place(
    x,
    y,
    s,
    path('M0 90C-170 -20 -120 -140 -30 -110C-14 -104 -4 -90 0 -76C4 -90 14 -104 30 -110C120 -140 170 -20 0 90Z', {
      fill,
    }),
  )

/** @type {import('../types.mjs').CardDrawing} */
export const thanksHeart = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#F9E4CC', '#FFF6EA']))
  const points = Array.from({ length: 44 }, (_, i) => {
    const t = (i / 44) * Math.PI * 2
    return [
      540 + 17.6 * 16 * Math.sin(t) ** 3,
      500 - 17.6 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ]
  })
  const heads = [
    rose('#C4586B'),
    daisy('#FFFFFF', '#F6D3C4', '#F5B83D'),
    rose('#E98A5B'),
    jasmine('#FFFFFF', '#F5B83D', '#EADFC8'),
    rose('#F2B45A'),
  ].map((head) => sheet.symbol(head))
  for (const [i, [x, y]] of points.entries())
    sheet.add(
      place(
        x,
        y,
        0.6,
        branch(
          [
            [0, 0],
            [14, -50],
            [0, -100],
          ],
          {
            stem: '#4F7A55',
            leaves: ['#5B8A60', '#7FA878'],
            vein: '#C8DCBE',
            size: 80,
            width: 24,
            count: 4,
            thick: 6,
          },
        ),
        (i * 360) / 44 + random.range(-50, 50),
      ),
    )
  for (const [i, [x, y]] of points.entries())
    sheet.add(
      `<use xlink:href="${heads[i % 5]}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random.range(0, 80))}) scale(${random.range(0.32, 0.56).toFixed(2)})"/>`,
    )
  sheet.add(
    heart(540, 520, 1.1, '#C9442B'),
    lettering(card, { y: 1090, width: 780, tall: 190, ink: '#8C3A1E', quiet: '#A14A1F' }),
    thread(sheet, 32, '#D9A06A'),
  )
}
