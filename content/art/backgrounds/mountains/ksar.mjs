import { mix, shade } from '../../lib/colour.mjs'
import { birds, moon, sky, stars, sun } from '../../parts/sky.mjs'
import { range, ridge } from '../../parts/ridges.mjs'
import { group, path, place, rect, use } from '../../lib/svg.mjs'
import { arch, ground } from '../../lib/path.mjs'
import { cypress, palm, pricklyPear } from '../../parts/trees.mjs'

/** A wall of ghorfas: vaulted grain stores one on another, as at Nalut and Kabaw. */
function ghorfas(random, columns, rows, wall, dark, lit) {
  const parts = []
  for (let c = 0; c < columns; c++) {
    const high = Math.max(1, rows - Math.round(Math.abs(c - (columns - 1) * 0.42) * 0.75 + random.range(-0.3, 0.3)))
    const x = (c - columns / 2) * 96
    for (let r = 0; r < high; r++) {
      const y = -r * 92
      const tone = shade(wall, random.range(-0.1, 0.08))
      parts.push(
        path(`M${x} ${y}L${x} ${y - 70}C${x} ${y - 116} ${x + 97} ${y - 116} ${x + 97} ${y - 70}L${x + 97} ${y}Z`, {
          fill: tone,
        }),
      )
      parts.push(path(`${arch(x + 48, y - 14, 38, 56, 0.2)}Z`, { fill: random.chance(0.22) ? lit : dark }))
      if (r) parts.push(rect(x + 14, y - 6, 16, 7, { fill: dark }), rect(x + 66, y - 6, 16, 7, { fill: dark }))
    }
  }
  return group({}, parts)
}

/** A fortified granary on its hill. @type {import('../types.mjs').Composition} */
export const ksar = {
  nouns: ['قصر نالوت', 'قرية على الجبل', 'مخازن الحبوب'],
  tags: ['nature', 'desert'],
  palettes: ['clay', 'night', 'saffron', 'dawn', 'plum', 'noon'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.62)
    const y = [1300, 1240, 1360, 1280, 1340, 1260][index % 6]
    const side = index % 2 ? -1 : 1
    if (palette.dark) sheet.add(stars(random, palette, { count: 200 }), moon(sheet, palette, 540 - side * 240, 420, 90))
    else
      sheet.add(
        sun(
          sheet,
          palette,
          540 - side * 230,
          y - [620, 0, 420, 700, 0, 560][index % 6],
          [140, 0, 220, 120, 0, 100][index % 6],
          4.5,
        ),
        birds(random, 540 + side * 220, y - 720, 110, 6, palette.near),
      )
    const haze = palette.sky.at(-1)
    for (let i = 0; i < 2; i++)
      sheet.add(
        range(sheet, ridge(random, { y: y - 40 + i * 100, height: 360 - i * 90, rough: 4, peaks: 2, table: 0.25 }), {
          colour: mix(mix(palette.far, haze, 0.4), palette.near, i * 0.18),
          mist: haze,
          y: y + 300,
        }),
      )
    const wall = palette.dark ? mix(palette.far, palette.near, 0.15) : mix(palette.far, '#FBE8CF', 0.4)
    const hill = [
      [-20, y + 190],
      [140, y + 120],
      [300, y + 30],
      [540, y],
      [780, y + 26],
      [940, y + 110],
      [1100, y + 200],
    ]
    sheet.add(
      place(540 + side * 210, y + 50, 0.82, ghorfas(random, 5, 3, shade(wall, -0.12), palette.near, palette.accent)),
    )
    sheet.add(
      place(
        540 - side * 60,
        y + 70,
        1.05,
        ghorfas(random, 7, [5, 4, 6][index % 3], wall, mix(palette.near, palette.far, 0.15), palette.accent),
      ),
    )
    const soil = mix(palette.far, palette.near, 0.42)
    sheet.add(path(ground(hill, 1920), { fill: sheet.linear([shade(soil, 0.1), mix(soil, palette.near, 0.7)]) }))
    for (let i = 0; i < 4; i++)
      sheet.add(
        path(
          ground(
            hill.map(([x, py], k) => [x, py + 130 + i * 140 + Math.sin(k * 1.6 + i * 2 + index) * 40]),
            1920,
          ),
          { fill: mix(soil, palette.near, 0.28 + i * 0.22) },
        ),
      )
    const pear = pricklyPear({
      leaves: mix(palette.near, '#3F8A5E', 0.66),
      light: mix(palette.near, '#6FB583', 0.72),
      fruit: palette.accent,
    })
    const tall = sheet.symbol(
      cypress({
        trunk: palette.near,
        leaves: mix(palette.near, '#2F7D5B', 0.6),
        light: mix(palette.near, '#3F8A5E', 0.66),
      }),
    )
    sheet.add(
      use(tall, 540 - side * 400, y + 240, 1),
      use(tall, 540 - side * 330, y + 260, 0.7),
      place(540 + side * 330, y + 330, 1.5, pear),
      place(540 + side * 420, y + 360, 1.1, pear),
      place(540 - side * 380, 1830, 2, pear),
    )
    sheet.add(
      place(
        540 + side * 330,
        1800,
        1.7,
        palm({
          trunk: palette.near,
          leaves: mix(palette.near, '#2F7D5B', 0.62),
          under: palette.near,
          fruit: palette.accent,
        }),
        side * 4,
      ),
    )
  },
}
