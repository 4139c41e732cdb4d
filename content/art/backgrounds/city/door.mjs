import { mix, shade } from '../../lib/colour.mjs'
import { arch, khatam, lines } from '../../lib/path.mjs'
import { circle, ellipse, group, path, place, rect } from '../../lib/svg.mjs'
import { strapwork } from '../../lib/strapwork.mjs'
import { weaves } from '../../lib/weaves.mjs'
import { fade, glow } from '../../lib/light.mjs'
import { orange } from '../../parts/flowers/fruit.mjs'
import { blade } from '../../parts/flowers/leaves.mjs'
import { jasmine, rose } from '../../parts/flowers/petals.mjs'
import { lantern } from '../../parts/travellers.mjs'
import { pricklyPear } from '../../parts/trees.mjs'

const colours = ['#1C6E9E', '#2C7A5B', '#8A3B24', '#0E7C86', '#54408F', '#B06A1E']

/** A studded house door in a washed wall, pots at its foot. @type {import('../types.mjs').Composition} */
export const door = {
  nouns: ['باب الدار'],
  titles: ['باب أزرق', 'باب أخضر وورد', 'باب من خشب الجوز', 'باب فيروزي', 'باب بنفسجي', 'باب بلون العسل'],
  tags: ['calm', 'patterns'],
  palettes: ['noon', 'rose', 'saffron', 'frost', 'olive', 'turquoise'],
  draw({ sheet, random, palette, index }) {
    const wall = ['#F7F1E3', '#F3D9C9', '#F2DDB0', '#E9EEF0', '#F1ECD2', '#F8EFE0'][index % 6]
    const wood = colours[index % 6]
    const weave = Object.values(weaves)[[0, 4, 2, 8, 12, 1][index % 6]]
    sheet.fill(sheet.linear([shade(wall, 0.3), wall, shade(wall, -0.08)]))
    const point = [0.2, 0.6, 0.4][index % 3]
    const foot = 1660
    const frame = `${arch(540, foot, 760, 1220, point)}Z`
    const opening = `${arch(540, foot, 540, 1060, point)}Z`
    const clip = sheet.clip(path(frame, {}))
    sheet.add(path(`${arch(548, foot + 6, 800, 1250, point)}Z`, { fill: shade(wall, -0.2), opacity: 0.6 }))
    sheet.add(
      group(
        { 'clip-path': clip },
        rect(100, 380, 880, 1300, { fill: weave.ground }),
        strapwork(sheet, {
          box: { x: 120, y: 400, width: 840, height: 1300 },
          tiling: ['eightCalm', 'six', 'laceSoft'][index % 3],
          edge: 52,
          weave,
        }),
      ),
      path(frame, { fill: 'none', stroke: weave.edge, 'stroke-width': 12 }),
    )
    sheet.add(
      path(opening, { fill: shade(wood, -0.5) }),
      path(`${arch(540, foot, 508, 1036, point)}Z`, {
        fill: sheet.linear([shade(wood, 0.12), wood, shade(wood, -0.25)]),
      }),
    )
    const inside = sheet.clip(path(`${arch(540, foot, 508, 1036, point)}Z`, {}))
    const studs = []
    for (const side of [-1, 1]) {
      for (let r = 0; r < 4; r++) {
        const y = 900 + r * 190
        const x = side < 0 ? 312 : 566
        studs.push(
          rect(x, y, 202, 160, { fill: 'none', stroke: shade(wood, -0.35), 'stroke-width': 8 }),
          rect(x + 8, y + 8, 186, 144, { fill: 'none', stroke: shade(wood, 0.3), 'stroke-width': 3 }),
        )
        studs.push(
          path(lines(khatam(x + 101, y + 80, 58)), {
            fill: shade(wood, -0.2),
            stroke: shade(wood, 0.35),
            'stroke-width': 3,
          }),
          path(lines(khatam(x + 101, y + 80, 24)), { fill: '#D9A441' }),
        )
        for (const dx of [22, 180])
          for (const dy of [22, 138]) studs.push(circle(x + dx, y + dy, 8, { fill: '#D9A441' }))
      }
    }
    studs.push(
      rect(534, 500, 12, 1200, { fill: shade(wood, -0.45) }),
      rect(280, 860, 520, 16, { fill: shade(wood, -0.35) }),
    )
    for (let i = 0; i < 9; i++)
      studs.push(
        `<g transform="rotate(${-80 + i * 20} 540 860)">${rect(534, 590, 12, 270, { fill: shade(wood, -0.28) })}</g>`,
      )
    studs.push(
      circle(540, 860, 74, { fill: shade(wood, -0.3) }),
      path(lines(khatam(540, 860, 62)), { fill: '#D9A441' }),
      ...[-1, 1].map((s) => circle(540 + s * 34, 1230, 22, { fill: 'none', stroke: '#D9A441', 'stroke-width': 9 })),
    )
    sheet.add(group({ 'clip-path': inside }, studs))
    sheet.add(
      rect(120, foot, 840, 44, { fill: shade(wall, -0.14) }),
      rect(80, foot + 44, 920, 56, { fill: shade(wall, -0.22) }),
      rect(0, foot + 100, 1080, 200, {
        fill: sheet.linear([mix(shade(wall, -0.32), palette.near, 0.12), mix(shade(wall, -0.45), palette.near, 0.25)]),
      }),
    )
    const pot = (x, y, s, tone) =>
      place(
        x,
        y,
        s,
        ellipse(0, 4, 96, 14, { fill: '#000000', opacity: 0.18 }) +
          path('M-84 -150L84 -150L62 0L-62 0Z', { fill: tone }) +
          rect(-94, -176, 188, 34, { fill: shade(tone, 0.12) }) +
          path('M30 -142L84 -150L62 0L28 0Z', { fill: shade(tone, -0.15) }),
      )
    const green = '#3A7A52'
    const plant = (x, y, s) => {
      const parts = Array.from({ length: 15 }, () =>
        place(
          random.range(-60, 60),
          -150,
          1,
          blade(
            random.range(150, 330),
            26,
            shade(green, random.range(-0.2, 0.25)),
            shade(green, 0.4),
            random.range(-50, 50),
          ),
          random.range(-62, 62),
        ),
      )
      const heads = Array.from({ length: 8 }, (_, i) =>
        place(
          random.range(-160, 160),
          -270 - random.range(0, 170),
          random.range(0.34, 0.5),
          index % 2 ? rose(['#C4586B', '#F2A65A'][i % 2]) : i % 3 ? jasmine() : orange('#F08A24', green),
          random.range(0, 50),
        ),
      )
      return place(x, y, s, [...parts, ...heads].join(''))
    }
    sheet.add(plant(150, foot + 150, 1), pot(150, foot + 150, 1, '#B9573C'))
    sheet.add(
      index % 3 === 2
        ? place(930, foot - 20, 2.1, pricklyPear({ leaves: '#3A7A52', light: '#5B9A6B', fruit: '#C9442B' }))
        : plant(940, foot + 170, 0.9),
      pot(940, foot + 170, 0.95, shade('#B9573C', 0.1)),
    )
    sheet.add(
      rect(196, -10, 5, 330, { fill: '#3B2C24' }),
      glow(sheet, 198, 440, 200, '#FFC66A', 0.5),
      place(198, 310, 1.2, lantern({ metal: '#3B2C24', glass: '#F5B84A', light: '#FFF6DC' })),
    )
    sheet.add(
      fade(sheet, palette.near, 0, 0.28, 0.14),
      path('M1080 0L1080 760L420 0Z', { fill: '#FFFFFF', opacity: 0.14 }),
    )
  },
}
