import { glow } from '../../../lib/light.mjs'
import { path, place, rect } from '../../../lib/svg.mjs'
import { daisy } from '../../../parts/flowers/petals.mjs'
import { dove } from '../../../parts/belongings.mjs'
import { birds, cloud } from '../../../parts/sky.mjs'
import { olive } from '../../../parts/trees.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const recoveryTahur = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#4FA3BC', '#9FD3DC', '#EAF4E6']))
  sheet.add(
    glow(sheet, 540, 420, 480, '#FFFFFF', 0.8),
    cloud(70, 260, 360, '#FFFFFF', 0.9),
    cloud(660, 200, 330, '#FFFFFF', 0.9),
    cloud(380, 120, 260, '#FFFFFF', 0.7),
    place(540, 500, 2, dove('#FFFFFF', '#DCEBEE', '#3F8A6B')),
    birds(random, 820, 420, 90, 4, '#5B9AA8'),
  )
  sheet.add(
    path('M0 800C260 730 820 730 1080 800L1080 1350L0 1350Z', { fill: '#CFE6C4' }),
    [
      [120, 840, 1.1],
      [960, 850, 1.2],
      [270, 820, 0.7],
      [820, 822, 0.75],
    ].map(([x, y, s]) => place(x, y, s, olive({ trunk: '#7A5A3A', leaves: '#5B8A5B', light: '#86B07A' }))),
  )
  for (let i = 0; i < 26; i++)
    sheet.add(
      place(
        random.range(30, 1050),
        random.range(890, 1320),
        random.range(0.1, 0.22),
        daisy('#FFFFFF', '#F3EAC8', '#F5B83D'),
        random.range(0, 40),
      ),
    )
  sheet.add(
    rect(110, 925, 860, 330, { rx: 40, fill: '#FFFFFF', opacity: 0.85 }),
    lettering(card, { y: 1090, width: 760, tall: 140, ink: '#0B5454', quiet: '#2F6E50' }),
  )
}
