import { mix, shade } from '../../lib/colour.mjs'
import { slabs, swell } from '../../parts/dunes.mjs'
import { birds, fullMoon, sky, stars, streaks, sun } from '../../parts/sky.mjs'
import { path } from '../../lib/svg.mjs'
import { smooth } from '../../lib/path.mjs'

/** The stone arch of the Acacus, drawn as an outline with a hole. */
function stoneArch(y, width, height, side) {
  const at = (u, v) => [540 + side * u * width, y - v * height]
  const outer = smooth([
    at(-0.62, 0),
    at(-0.58, 0.4),
    at(-0.52, 0.72),
    at(-0.34, 0.94),
    at(-0.06, 1),
    at(0.26, 0.96),
    at(0.5, 0.8),
    at(0.6, 0.5),
    at(0.56, 0.2),
    at(0.72, 0),
  ])
  const inner = smooth([
    at(0.3, 0),
    at(0.28, 0.24),
    at(0.26, 0.5),
    at(0.1, 0.68),
    at(-0.12, 0.66),
    at(-0.24, 0.46),
    at(-0.22, 0.2),
    at(-0.28, 0),
  ])
  const strata = [0.82, 0.7, 0.56]
    .map((v, i) => smooth([at(-0.5 - i * 0.03, v), at(-0.4, v + 0.03), at(-0.3 + i * 0.02, v - 0.02)]))
    .join('')
  const strata2 = [0.86, 0.74, 0.6, 0.42]
    .map((v) => smooth([at(0.34, v - 0.02), at(0.44, v), at(0.54, v - 0.06)]))
    .join('')
  return {
    body: `${outer}Z`,
    hole: `${inner}Z`,
    both: `${outer}L${at(0.3, 0).join(' ')}${inner.replace('M', 'L')}Z`,
    strata: strata + strata2,
  }
}

/** @type {import('../types.mjs').Composition} */
export const acacus = {
  nouns: ['قوس أكاكوس', 'صخور الصحراء', 'بوابة من حجر'],
  tags: ['desert', 'nature'],
  palettes: ['clay', 'night', 'saffron', 'frost', 'dusk', 'olive'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.66)
    const side = index % 2 ? -1 : 1
    const y = [1460, 1400, 1520, 1440, 1480, 1420][index % 6]
    const [width, height] = [
      [760, 860],
      [640, 700],
      [820, 640],
      [700, 920],
      [900, 760],
      [620, 820],
    ][index % 6]
    const holeX = 540 + side * width * 0.02
    if (palette.dark && palette.name !== 'dusk')
      sheet.add(stars(random, palette, { count: 240 }), fullMoon(sheet, palette, holeX, y - height * 0.36, 84))
    else
      sheet.add(
        sun(sheet, palette, holeX, y - height * 0.3, height * 0.14, 6),
        streaks(random, palette.sun, 500, 400, 4),
        birds(random, 760, 420, 90, 6, palette.near),
      )
    sheet.add(
      swell(sheet, random, { y: y - 120, amplitude: 26, colour: mix(palette.far, palette.sky.at(-1), 0.4), waves: 1.3 })
        .markup,
    )
    sheet.add(
      slabs(
        random,
        540 - side * 470,
        y - 80,
        170,
        [0.3, 0.36, 0.42].map((t) => mix(palette.far, palette.near, t)),
      ),
    )
    const rock = stoneArch(y + 84, width, height + 64, side)
    const clip = sheet.clip(path(rock.both, {}))
    sheet.add(
      path(rock.both, {
        fill: sheet.linear([mix(palette.far, palette.near, 0.3), mix(palette.far, palette.near, 0.85)], {
          x1: side > 0 ? 0 : 1,
          x2: side > 0 ? 1 : 0,
          y2: 0.4,
        }),
      }),
    )
    sheet.add(
      path(rock.strata, {
        fill: 'none',
        stroke: shade(palette.near, -0.2),
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.35,
        'clip-path': clip,
      }),
    )
    sheet.add(
      swell(sheet, random, { y: y + 20, amplitude: 22, colour: mix(palette.far, palette.near, 0.5), waves: 0.8 })
        .markup,
      slabs(
        random,
        540 + side * 430,
        y + 190,
        130,
        [0.75, 0.7, 0.62].map((t) => mix(palette.far, palette.near, t)),
      ),
    )
    sheet.add(
      swell(sheet, random, { y: y + 240, amplitude: 50, colour: mix(palette.far, palette.near, 0.92), waves: 0.6 })
        .markup,
    )
  },
}
