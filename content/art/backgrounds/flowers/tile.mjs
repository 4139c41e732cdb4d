import { mix, shade } from '../../lib/colour.mjs'
import { vignette } from '../../lib/light.mjs'
import { group, path, place, rect, use } from '../../lib/svg.mjs'
import { blade } from '../../parts/flowers/leaves.mjs'
import { carnation, tileFlower, tulip } from '../../parts/flowers/petals.mjs'
import { leaf } from '../../lib/path.mjs'

/** One painted tile 400 wide: a heart flower, four corners, vines between. */
function painted(kind, c) {
  const corner = (turn) =>
    place(
      200,
      200,
      1,
      [
        path('M0 0C60 -30 60 -120 20 -150C-10 -170 -40 -140 -24 -116', {
          fill: 'none',
          stroke: c.green,
          'stroke-width': 8,
          'stroke-linecap': 'round',
        }),
        place(44, -66, 1, blade(74, 20, c.green, c.ground), 62),
        place(30, -130, 1, blade(60, 16, c.green, c.ground), -8),
        kind === 1
          ? place(0, -120, 0.42, tulip(c.a, c.b), 0)
          : kind === 2
            ? place(0, -116, 0.42, carnation(c.a, c.green), 0)
            : place(0, -120, 0.36, tileFlower(c.a, c.b, c.c), 0),
      ].join(''),
      turn,
    )
  const arc = (turn) =>
    `<g transform="translate(200 200) rotate(${turn})">${path('M-200 -200L-96 -200C-96 -142 -142 -96 -200 -96Z', { fill: c.c })}${path('M-200 -200L-122 -200C-122 -158 -158 -122 -200 -122Z', { fill: c.ground })}${path(leaf(84, 22), { fill: c.a, transform: 'translate(-200 -200) rotate(135)' })}</g>`
  return [
    rect(0, 0, 400, 400, { fill: c.ground, stroke: c.line, 'stroke-width': 3 }),
    ...[0, 90, 180, 270].map(corner),
    ...[0, 90, 180, 270].map(arc),
    place(200, 200, 0.78, tileFlower(c.b, c.a, c.c), 22.5),
  ].join('')
}

/** Painted wall tiles with tulips, carnations and vines. @type {import('../types.mjs').Composition} */
export const tile = {
  nouns: ['قيشاني', 'بلاط مزهر', 'حديقة من خزف'],
  tags: ['flowers', 'patterns'],
  palettes: ['turquoise', 'rose', 'night', 'saffron', 'mint', 'plum'],
  draw({ sheet, palette, index }) {
    const dark = Boolean(palette.dark)
    const ground = dark ? palette.sky[0] : mix(palette.sky.at(-1), '#FFFFFF', 0.55)
    const c = {
      ground,
      line: mix(ground, palette.near, 0.18),
      green: dark ? '#7FB89A' : mix(palette.near, '#2F8A6B', 0.5),
      a: mix(palette.accent, '#C9442B', 0.25),
      b: dark ? palette.sun : mix(palette.sky[0], palette.near, 0.3),
      c: dark ? palette.far : palette.near,
    }
    const size = [270, 360, 216, 540, 270, 360][index % 6]
    const symbol = sheet.symbol(painted(index % 3, c))
    sheet.fill(ground)
    for (let y = 0; y < 1920; y += size) for (let x = 0; x < 1080; x += size) sheet.add(use(symbol, x, y, size / 400))
    sheet.add(
      group(
        {},
        rect(0, 0, 1080, 1920, {
          fill: sheet.linear(
            [
              [0, '#FFFFFF', 0.22],
              [0.45, '#FFFFFF', 0],
              [1, shade(palette.near, -0.3), 0.4],
            ],
            { x2: 1, y2: 1 },
          ),
        }),
      ),
    )
    vignette(sheet, palette.near, 0.28)
  },
}
