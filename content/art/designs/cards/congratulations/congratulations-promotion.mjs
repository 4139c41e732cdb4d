import { mix } from '../../../lib/colour.mjs'
import { glow } from '../../../lib/light.mjs'
import { khatam, lines } from '../../../lib/path.mjs'
import { path, rect } from '../../../lib/svg.mjs'
import { birds, stars } from '../../../parts/sky.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const congratulationsPromotion = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#12304E', '#1F5C7E', '#E9B06A']))
  sheet.add(stars(random, { sun: '#FFF3D0' }, { count: 70, height: 600 }), glow(sheet, 760, 300, 420, '#FFE2A0', 0.7))
  for (let i = 0; i < 6; i++) {
    const [x, h] = [110 + i * 145, 110 + i * 96]
    sheet.add(
      rect(x, 900 - h, 145, h + 80, { fill: mix('#F6D9A0', '#C97B3C', i / 7) }),
      rect(x, 900 - h, 145, 15, { fill: '#FFF3D6' }),
      path(lines(khatam(x + 72, 900 - h + 62, 30)), { fill: mix('#E0A050', '#8A4526', i / 7) }),
    )
  }
  sheet.add(
    rect(901, 120, 9, 206, { fill: '#FFF3D6' }),
    path('M910 124C950 104 980 150 1030 124L1030 204C980 230 950 184 910 204Z', { fill: '#F5A524' }),
    path(lines(khatam(968, 164, 26)), { fill: '#0B5D6B' }),
    birds(random, 340, 300, 150, 6, '#FFF3D6'),
    rect(0, 950, 1080, 400, { fill: '#0E2640' }),
    rect(0, 950, 1080, 10, { fill: '#F2CE7B' }),
  )
  sheet.add(lettering(card, { y: 1155, width: 840, tall: 170, ink: '#FFE9B8', quiet: '#F2CE7B' }))
}
