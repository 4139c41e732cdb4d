import { mix, shade } from '../../lib/colour.mjs'
import { place, rect } from '../../lib/svg.mjs'
import { birds, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { palm } from '../../parts/trees.mjs'
import { whiteHouse } from '../../parts/white-house.mjs'

/** The roofs of Ghadames, from the farthest to the nearest. @type {import('../types.mjs').Composition} */
export const rooftops = {
  nouns: ['سطوح غدامس', 'بيوت بيضاء', 'جوهرة الصحراء'],
  tags: ['desert', 'patterns'],
  palettes: ['noon', 'dusk', 'night', 'rose', 'saffron', 'turquoise'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.62)
    if (palette.name === 'night')
      sheet.add(stars(random, palette, { count: 220 }), fullMoon(sheet, palette, 740, 420, 110))
    else
      sheet.add(
        sun(
          sheet,
          palette,
          [300, 640, 0, 760, 540, 340][index % 6],
          [480, 800, 0, 560, 700, 420][index % 6],
          [120, 210, 0, 130, 240, 110][index % 6],
          4,
        ),
        birds(random, 700, 480, 130, 7, palette.near),
      )
    const haze = palette.sky.at(-1)
    const ochre = mix('#B4432A', palette.near, palette.dark ? 0.35 : 0.05)
    const grove = sheet.symbol(
      palm({
        trunk: mix(palette.near, palette.far, 0.3),
        leaves: mix(palette.near, '#2F7D5B', 0.42),
        under: mix(palette.near, '#1F4A38', 0.5),
        fruit: palette.accent,
      }),
    )
    for (let i = 0; i < 9; i++)
      sheet.add(
        `<use xlink:href="${grove}" transform="translate(${Math.round(i * 135 + random.range(-40, 40))} ${Math.round(1150 + random.range(-20, 20))}) scale(${random.range(0.8, 1.2).toFixed(2)})" opacity="0.75"/>`,
      )
    for (let row = 0; row < 6; row++) {
      const t = row / 5
      const white = palette.dark
        ? mix(mix(palette.far, '#FFFFFF', 0.22), palette.near, t * 0.35)
        : mix('#FFFFFF', mix(haze, palette.far, 0.4), 0.32 - t * 0.2)
      const c = {
        wall: white,
        shade: mix(white, palette.dark ? palette.near : mix(palette.far, palette.near, 0.25), 0.24),
        ochre: mix(ochre, haze, 0.45 - t * 0.4),
        dark: mix(palette.near, haze, 0.25 - t * 0.2),
        glow: '#FFD277',
        lit: palette.dark ? 0.6 : 0.1,
      }
      const wide = 150 + row * 46
      const y = 1160 + row * 150
      let i = 0
      for (let x = -40 + (row % 2) * wide * 0.4; x < 1180; x += wide * random.range(0.86, 1), i++)
        sheet.add(
          place(
            x,
            y + 260,
            1,
            whiteHouse(random, wide * random.range(0.86, 1.08), 260 + random.range(-10, 130) + row * 12, c),
          ),
        )
      if (row === 3)
        for (let k = 0; k < 2; k++)
          sheet.add(
            `<use xlink:href="${grove}" transform="translate(${Math.round(random.range(120, 960))} ${y + 300}) scale(1.7)"/>`,
          )
      sheet.add(
        rect(0, y + 60, 1080, 220, {
          fill: sheet.linear([
            [0, shade(palette.near, 0), 0],
            [1, palette.near, 0.12],
          ]),
        }),
      )
    }
  },
}
