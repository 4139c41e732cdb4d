import { mix, shade } from '../../lib/colour.mjs'
import { arch } from '../../lib/path.mjs'
import { weaves } from '../../lib/weaves.mjs'
import { strapwork } from '../../lib/strapwork.mjs'
import { ellipse, group, path, place, rect } from '../../lib/svg.mjs'
import { branch } from '../../parts/flowers/leaves.mjs'
import { carnation, daisy, rose, tulip, jasmine } from '../../parts/flowers/petals.mjs'

const shapes = [
  'M-70 -420L70 -420C66 -370 60 -350 66 -320C170 -270 210 -170 196 -90C186 -34 150 0 110 0L-110 0C-150 0 -186 -34 -196 -90C-210 -170 -170 -270 -66 -320C-60 -350 -66 -370 -70 -420Z',
  'M-120 -330L120 -330C112 -300 112 -290 120 -270C180 -200 170 -70 96 0L-96 0C-170 -70 -180 -200 -120 -270C-112 -290 -112 -300 -120 -330Z',
  'M-50 -470L50 -470C46 -380 44 -330 60 -280C130 -240 160 -170 150 -110C140 -50 110 -20 70 0L-70 0C-110 -20 -140 -50 -150 -110C-160 -170 -130 -240 -60 -280C-44 -330 -46 -380 -50 -470Z',
]

/** A zellige vase on a sill, with a spray of garden flowers. @type {import('../types.mjs').Composition} */
export const vase = {
  nouns: ['مزهرية زليج', 'باقة', 'أزهار على النافذة'],
  tags: ['flowers', 'calm', 'celebration'],
  palettes: ['rose', 'turquoise', 'saffron', 'lilac', 'night', 'mint'],
  draw({ sheet, random, palette, index }) {
    const dark = Boolean(palette.dark)
    const wall = dark ? palette.sky[0] : mix(palette.sky[1], palette.sky.at(-1), 0.4)
    const weave = weaves[['rose', 'fez', 'clay', 'lilac', 'ink', 'forest'][index % 6]]
    sheet.fill(sheet.linear([shade(wall, 0.1), wall]))
    sheet.add(
      path(`${arch(540, 1600, 860, 1420, [0.6, 0.2, 0.8][index % 3])}Z`, {
        fill: sheet.linear(
          dark
            ? [palette.sky[1], palette.far]
            : [mix(palette.sky[0], wall, 0.4), mix(palette.sky.at(-1), '#FFFFFF', 0.5)],
        ),
        stroke: mix(wall, palette.near, 0.25),
        'stroke-width': 10,
      }),
    )
    sheet.add(
      rect(0, 1600, 1080, 320, { fill: mix(palette.near, wall, 0.15) }),
      rect(0, 1600, 1080, 26, { fill: mix(palette.near, wall, 0.4) }),
    )
    const foot = 1640
    const kind = index % 3
    const mouth = foot - [420, 330, 470][kind] * 1.3
    const green = mix(dark ? palette.far : palette.near, '#3E8A5E', 0.55)
    const blooms = [
      [0, -560],
      [-210, -430],
      [220, -450],
      [-110, -330],
      [130, -300],
      [-330, -240],
      [330, -230],
      [10, -180],
    ]
    for (const [i, [dx, dy]] of blooms.entries())
      sheet.add(
        branch(
          [
            [540, mouth + 40],
            [540 + dx * 0.35, mouth + dy * 0.45],
            [540 + dx, mouth + dy],
          ],
          {
            stem: shade(green, -0.2),
            leaves: [green, shade(green, 0.18)],
            vein: shade(green, 0.4),
            size: 110,
            width: 26,
            count: 6,
            thick: 9,
            tip: i % 3 === 0,
          },
        ),
      )
    for (const side of [-1, 1])
      sheet.add(
        branch(
          [
            [540, mouth + 40],
            [540 + side * 200, mouth - 40],
            [540 + side * 330, mouth + 120],
            [540 + side * 360, mouth + 260],
          ],
          {
            stem: green,
            leaves: [shade(green, 0.12), green],
            vein: shade(green, 0.4),
            size: 100,
            width: 28,
            count: 9,
            thick: 7,
          },
        ),
      )
    const tones = [palette.accent, '#C4586B', mix(palette.sun, '#FFFFFF', 0.3), '#E98A6B', '#8C4675', '#FFFFFF']
    for (const [i, [dx, dy]] of blooms.entries()) {
      const tone = tones[(i + index) % tones.length]
      const x = 540 + dx
      const y = mouth + dy
      const choice = (i + index) % 4
      if (choice === 0) sheet.add(place(x, y, 1.15, rose(tone), random.range(0, 40)))
      if (choice === 1) sheet.add(place(x, y - 60, 1.1, tulip(tone, shade(tone, 0.25)), dx * 0.06))
      if (choice === 2)
        sheet.add(place(x, y, 1, daisy(mix(tone, '#FFFFFF', 0.4), tone, '#F5B83D'), random.range(0, 40)))
      if (choice === 3) sheet.add(place(x, y - 50, 1, carnation(tone, green), dx * 0.06))
    }
    for (let i = 0; i < 7; i++)
      sheet.add(
        place(540 + random.range(-260, 260), mouth - 80 - random.range(0, 400), 0.36, jasmine(), random.range(0, 70)),
      )
    sheet.add(ellipse(540, foot + 8, 330, 30, { fill: shade(palette.near, -0.4), opacity: 0.4 }))
    const clip = sheet.clip(path(shapes[kind], { transform: `translate(540 ${foot}) scale(1.3)` }))
    sheet.add(
      group(
        { 'clip-path': clip },
        rect(200, mouth - 40, 680, 700, { fill: weave.ground }),
        strapwork(sheet, {
          box: { x: 200, y: mouth, width: 680, height: 640 },
          tiling: ['eightCalm', 'twelve', 'ten'][kind],
          edge: 46,
          weave,
        }),
        rect(200, mouth, 680, 620, {
          fill: sheet.linear(
            [
              [0, '#FFFFFF', 0.25],
              [0.4, '#FFFFFF', 0],
              [1, weave.edge, 0.6],
            ],
            { x2: 1, y2: 0 },
          ),
        }),
        rect(200, mouth - 10, 680, 44, { fill: weave.tiles[0] }),
        rect(200, foot - 40, 680, 60, { fill: weave.tiles[0] }),
      ),
    )
  },
}
