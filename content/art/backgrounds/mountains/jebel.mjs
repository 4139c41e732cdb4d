import { mix, shade } from '../../lib/colour.mjs'
import { birds, cloud, sky, stars, sun, moon } from '../../parts/sky.mjs'
import { range, ridge } from '../../parts/ridges.mjs'
import { path, use } from '../../lib/svg.mjs'
import { along, ground, smooth } from '../../lib/path.mjs'
import { olive } from '../../parts/trees.mjs'

/** The edge of the Nafusa plateau, its terraces, olive trees below. @type {import('../types.mjs').Composition} */
export const jebel = {
  nouns: ['الجبل الغربي', 'مدرجات الزيتون', 'هضبة نفوسة'],
  tags: ['nature'],
  palettes: ['olive', 'saffron', 'noon', 'dusk', 'rose', 'mint'],
  draw({ sheet, random, palette, index }) {
    const top = [820, 940, 720, 880, 780, 960][index % 6]
    sky(sheet, palette, 0.5)
    if (palette.dark) sheet.add(stars(random, palette, { height: 500 }), moon(sheet, palette, 780, 330, 74))
    sheet.add(sun(sheet, palette, [760, 300, 540, 330, 800, 260][index % 6], top - 250, 110, 5))
    if (!palette.dark)
      sheet.add(
        cloud(120, top - 460, 330, '#FFFFFF', 0.55),
        cloud(620, top - 330, 240, '#FFFFFF', 0.4),
        birds(random, 620, top - 420, 110, 5, palette.near),
      )
    for (const [i, t] of [0, 0.25].entries()) {
      const points = ridge(random, { y: top + 260 + i * 110, height: 380 - i * 60, rough: 3, peaks: 1.6, table: 0.32 })
      sheet.add(
        range(sheet, points, {
          colour: mix(mix(palette.far, palette.sky.at(-1), 0.35), palette.near, t),
          mist: palette.sky.at(-1),
          y: top + 600,
        }),
      )
    }
    const cliff = along(
      -20,
      1100,
      9,
      (x, u) => top + 260 + Math.sin(u * 4 + index) * 70 + (index % 2 ? u : 1 - u) * 120,
    )
    const rock = mix(palette.far, palette.near, 0.42)
    for (let i = 0; i < 8; i++) {
      const shift = i * 62 + i * i * 4
      const line = cliff.map(([x, y], k) => [x, y + shift + Math.sin(k * 1.7 + i) * 14])
      const colour = mix(rock, i % 2 ? mix(palette.near, palette.accent, 0.18) : palette.near, i * 0.07)
      sheet.add(
        path(ground(line, 1920), {
          fill: sheet.linear([shade(colour, 0.16), colour], {
            user: true,
            x1: 0,
            y1: top + 260 + shift,
            x2: 0,
            y2: top + 400 + shift,
          }),
        }),
        path(smooth(line), { fill: 'none', stroke: mix(colour, palette.sun, 0.4), 'stroke-width': 4, opacity: 0.6 }),
      )
    }
    const tree = sheet.symbol(
      olive({
        trunk: shade(palette.near, -0.15),
        leaves: mix(palette.near, '#6C8A4B', 0.42),
        light: mix(palette.near, '#A9BE7A', 0.6),
      }),
    )
    for (let row = 0; row < 4; row++) {
      const y = top + 560 + row * 200
      const fillY = along(-20, 1100, 8, (x) => y + Math.sin(x / 210 + row + index) * 26)
      sheet.add(path(ground(fillY, 1920), { fill: mix(mix(palette.far, palette.near, 0.5), palette.near, row * 0.3) }))
      for (let k = 0; k < 6 - row; k++)
        sheet.add(
          use(
            tree,
            ((k + 0.5 + random.range(-0.2, 0.2)) * 1080) / (6 - row),
            y + 46 + random.range(0, 40),
            0.42 + row * 0.3,
          ),
        )
    }
  },
}
