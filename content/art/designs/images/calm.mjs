import { mix, ramp, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { scenes } from '../../lib/scenes.mjs'
import { along, arch, ground } from '../../lib/path.mjs'
import { circle, path } from '../../lib/svg.mjs'

/** Almost nothing: a disc, some waves of colour, an arch of light. @type {import('./types.mjs').ImageDrawing[]} */
export const calm = ['rose', 'lilac', 'sea', 'clay', 'moon'].map((name, index) => ({ sheet }) => {
  const palette = scenes[name]
  const colours = [...palette.sky]
  sheet.fill(sheet.linear(colours, { x2: index % 2 ? 1 : 0 }))
  if (index === 0 || index === 3) {
    sheet.add(
      circle(540, 1080, 430, {
        fill: sheet.linear([mix(palette.sun, colours.at(-1), 0.2), mix(palette.sky[0], colours.at(-1), 0.3)]),
      }),
      circle(540, 1080, 560, { fill: 'none', stroke: palette.sun, 'stroke-width': 3, opacity: 0.6 }),
      circle(540, 1080, 680, { fill: 'none', stroke: palette.sun, 'stroke-width': 2, opacity: 0.4 }),
      circle(540, 1080, 800, { fill: 'none', stroke: palette.sun, 'stroke-width': 1.5, opacity: 0.3 }),
    )
  } else if (index === 1 || index === 4) {
    for (let i = 0; i < 6; i++) {
      const t = i / 5
      const colour = ramp([palette.far, palette.sky[0], palette.near], t)
      sheet.add(
        path(
          ground(
            along(-20, 1100, 7, (x) => 690 + i * 66 + Math.sin(x / 190 + i * 0.9 + index) * 46),
            1080,
          ),
          {
            fill: sheet.linear([shade(colour, 0.14), colour], {
              user: true,
              x1: 0,
              y1: 640 + i * 66,
              x2: 0,
              y2: 800 + i * 66,
            }),
            opacity: 0.9,
          },
        ),
      )
    }
    sheet.add(circle(800, 280, 84, { fill: palette.sun, opacity: 0.9 }), glow(sheet, 800, 280, 320, palette.sun, 0.5))
  } else {
    for (let i = 0; i < 5; i++)
      sheet.add(
        path(`${arch(540, 1100, 1000 - i * 110, 1010 - i * 74, 0.5)}Z`, {
          fill: sheet.linear([
            shade(ramp([palette.sky[0], palette.sky.at(-1)], i / 4), 0.1),
            ramp([palette.near, palette.sky[1]], i / 4),
          ]),
        }),
      )
  }
  sheet.add(glow(sheet, 540, 420, 560, '#FFFFFF', 0.14))
})
