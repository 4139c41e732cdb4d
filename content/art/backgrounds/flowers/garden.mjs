import { mix, shade } from '../../lib/colour.mjs'
import { sky, sun, birds, stars, moon } from '../../parts/sky.mjs'
import { range, ridge } from '../../parts/ridges.mjs'
import { branch, blade } from '../../parts/flowers/leaves.mjs'
import { carnation, daisy, jasmine, tulip } from '../../parts/flowers/petals.mjs'
import { place } from '../../lib/svg.mjs'

/** A meadow seen from among the stems. @type {import('../types.mjs').Composition} */
export const garden = {
  nouns: ['بستان الربيع', 'مرج', 'زهور البر'],
  tags: ['flowers', 'nature'],
  palettes: ['noon', 'dawn', 'rose', 'dusk', 'mint', 'moon'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.62)
    if (palette.name === 'moon') sheet.add(stars(random, palette, {}), moon(sheet, palette, 300, 420, 90))
    else
      sheet.add(
        sun(sheet, palette, [760, 300, 540][index % 3], [520, 640, 460][index % 3], 130, 4.5),
        birds(random, 400, 520, 120, 6, palette.near),
      )
    const haze = palette.sky.at(-1)
    for (let i = 0; i < 3; i++)
      sheet.add(
        range(sheet, ridge(random, { y: 1120 + i * 130, height: 170, rough: 3, peaks: 1.5 }), {
          colour: mix(mix(palette.far, haze, 0.3), palette.near, i * 0.2),
          mist: haze,
          y: 1500 + i * 120,
          curved: true,
        }),
      )
    const tones = ['#E4654A', '#F5B83D', '#FFFFFF', '#C4586B', palette.accent, '#9483C5']
    for (let row = 0; row < 3; row++) {
      const count = [17, 11, 7][row]
      const scale = [0.34, 0.56, 0.95][row]
      for (let i = 0; i < count; i++) {
        const x = ((i + 0.5 + random.range(-0.35, 0.35)) * 1080) / count
        const top = [1330, 1290, 1200][row] + random.range(-90, 130)
        const foot = 1960
        const lean = random.range(-70, 70)
        const green = mix(mix(palette.near, '#3E8A5E', 0.5), haze, 0.34 - row * 0.15)
        sheet.add(
          branch(
            [
              [x - lean, foot],
              [x - lean * 0.3, (foot + top) / 2],
              [x, top],
            ],
            {
              stem: green,
              leaves: [green, shade(green, 0.15)],
              vein: shade(green, 0.35),
              size: 150 * scale,
              width: 24 * scale,
              count: 7,
              thick: 9 * scale + 2,
              tip: false,
            },
          ),
        )
        const tone = mix(random.pick(tones), haze, 0.2 - row * 0.1)
        const kind = random.int(0, 3)
        const head =
          kind === 0
            ? daisy(mix(tone, '#FFFFFF', 0.35), tone, '#F5B83D')
            : kind === 1
              ? tulip(tone, shade(tone, 0.24))
              : kind === 2
                ? carnation(tone, green)
                : jasmine(mix(tone, '#FFFFFF', 0.7), '#F5B83D')
        sheet.add(place(x, top - (kind === 1 || kind === 2 ? 80 * scale : 0), scale, head, lean * 0.15))
      }
      for (let i = 0; i < 22; i++)
        sheet.add(
          place(
            random.range(-20, 1100),
            1960,
            1,
            blade(
              random.range(160, 380) + row * 60,
              12 + row * 8,
              mix(mix(palette.near, '#2F6D50', 0.45), haze, 0.26 - row * 0.13),
              mix(palette.near, haze, 0.3),
              random.range(-80, 80),
            ),
            random.range(-12, 12),
          ),
        )
    }
  },
}
