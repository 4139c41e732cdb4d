import { shade } from '../../../lib/colour.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { daisy, rose } from '../../../parts/flowers/petals.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const thanksMother = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#FBE3DE', '#FFF7EF']))
  const bouquet = [
    [0, -190, 1, 0],
    [-130, -130, 0.9, 1],
    [130, -130, 0.9, 2],
    [-60, -40, 0.95, 3],
    [80, -40, 0.95, 0],
    [-220, -40, 0.7, 2],
    [220, -40, 0.7, 1],
    [0, 70, 0.8, 1],
  ]
  for (const [dx, dy] of bouquet)
    sheet.add(
      branch(
        [
          [540, 800],
          [540 + dx * 0.5, 660 + dy * 0.4],
          [540 + dx * 1.3, 480 + dy * 1.2],
        ],
        {
          stem: '#4F7A55',
          leaves: ['#4F8A60', '#7FAF80'],
          vein: '#CFE6C8',
          size: 110,
          width: 32,
          count: 7,
          thick: 7,
        },
      ),
    )
  for (const [dx, dy, s, kind] of bouquet)
    sheet.add(
      place(
        540 + dx * 1.1,
        490 + dy,
        s,
        [rose('#B8405E'), rose('#E98A8C'), daisy('#FFFFFF', '#F8DCD6', '#F5B83D'), rose('#F2B45A')][kind],
        random.range(0, 60),
      ),
    )
  sheet.add(
    path('M400 640C460 690 620 690 680 640L600 880C570 910 510 910 480 880Z', { fill: '#F3E3CB' }),
    path('M400 640C460 690 620 690 680 640L660 700C600 730 480 730 420 700Z', { fill: '#E9D2B0' }),
    path('M452 760C500 780 580 780 628 760L620 796C580 812 500 812 460 796Z', { fill: '#B8405E' }),
    path('M540 786C500 740 440 760 460 800C480 830 520 810 540 790C560 810 600 830 620 800C640 760 580 740 540 786Z', {
      fill: shade('#B8405E', -0.12),
    }),
  )
  sheet.add(
    lettering(card, { y: 1110, width: 760, tall: 190, ink: '#8C2848', quiet: '#A14A1F' }),
    thread(sheet, 32, '#E3B4A0'),
  )
}
