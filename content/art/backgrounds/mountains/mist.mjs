import { mix } from '../../lib/colour.mjs'
import { birds, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { grove, mist as bank, range, ridge } from '../../parts/ridges.mjs'

/** Ridge behind ridge, each rising out of the mist of the next. @type {import('../types.mjs').Composition} */
export const mist = {
  nouns: ['جبال في الضباب', 'طبقات بعيدة', 'صمت الجبل'],
  tags: ['nature', 'calm'],
  palettes: ['dawn', 'frost', 'lilac', 'mint', 'dusk', 'moon', 'clay'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.6)
    const top = [760, 620, 900, 700, 820, 780, 560][index % 7]
    if (palette.dark) sheet.add(stars(random, palette, { height: 700 }))
    const x = [700, 300, 540, 800, 380, 640, 760][index % 7]
    sheet.add(
      palette.name === 'moon'
        ? fullMoon(sheet, palette, x, top - 220, 110)
        : sun(sheet, palette, x, top - [90, 260, 60, 160, 20, 0, 120][index % 7], 110, 5),
    )
    const haze = palette.sky.at(-1)
    const count = 6
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const y = top + t * 980
      const colour = mix(mix(palette.far, haze, 0.5), palette.near, t ** 1.1)
      const points = ridge(random, {
        y: y + 120,
        height: 300 - t * 60,
        rough: 4 + (i > 2 ? 1 : 0),
        peaks: 2.2 + t * 1.5,
      })
      sheet.add(range(sheet, points, { colour, mist: haze, y: y + 470 }))
      if (i === 4) sheet.add(grove(random, points, { colour, count: 70, size: 9, kind: 'spire' }))
      if (i === 5) sheet.add(grove(random, points, { colour, count: 90, size: 17, kind: 'spire' }))
      if (i < 4) sheet.add(bank(sheet, y + 260, 200, haze, 0.35 - t * 0.2))
    }
    sheet.add(birds(random, 1080 - x, top - 160, 110, 7, palette.near))
  },
}
