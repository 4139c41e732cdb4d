import { mix, shade } from '../../lib/colour.mjs'
import { arch } from '../../lib/path.mjs'
import { group, path, rect, use } from '../../lib/svg.mjs'
import { glow } from '../../lib/light.mjs'
import { strapwork } from '../../lib/strapwork.mjs'
import { sun } from '../../parts/sky.mjs'

/** Turned wood: beads on a net, 60 apart. */
const bead = (wood, light) =>
  path(
    'M-30 -3C-18 -3 -16 -9 -11 -9C-8 -14 8 -14 11 -9C16 -9 18 -3 30 -3L30 3C18 3 16 9 11 9C8 14 -8 14 -11 9C-16 9 -18 3 -30 3Z',
    { fill: wood },
  ) +
  path('M-3 -30C-3 -18 -9 -16 -9 -11L9 -11C9 -16 3 -18 3 -30ZM-3 30C-3 18 -9 16 -9 11L9 11C9 16 3 18 3 30Z', {
    fill: wood,
  }) +
  path('M-8 -8C-3 -11 4 -11 8 -7C3 -7 -3 -6 -8 -3Z', { fill: light })

/** Light that comes through a wooden lattice. @type {import('../types.mjs').Composition} */
export const mashrabiya = {
  nouns: ['مشربية', 'ضوء من الخشب', 'شباك عتيق'],
  tags: ['patterns', 'calm'],
  palettes: ['saffron', 'dusk', 'turquoise', 'rose', 'moon', 'clay'],
  draw({ sheet, palette, index }) {
    const wood = mix('#5B3420', palette.near, 0.35)
    const light = shade(wood, 0.24)
    sheet.fill(sheet.linear([...palette.sky].map((c) => mix(c, palette.sun, 0.12))))
    sheet.add(sun(sheet, palette, [640, 380, 540][index % 3], [820, 1040, 640][index % 3], 250, 3))
    const weave = { name: '', phrases: [], ground: wood, line: wood, edge: shade(wood, -0.4), tiles: [wood] }
    const [tiling, edge] = [
      ['eight', 104],
      ['grand', 96],
      ['ten', 92],
    ][index % 3]
    if (index % 2 === 0)
      sheet.add(
        strapwork(sheet, {
          box: { x: 0, y: 0, width: 1080, height: 1920 },
          tiling,
          edge,
          weave,
          filled: false,
          woven: true,
          strap: 0.17,
        }),
      )
    const beads = sheet.symbol(bead(wood, light))
    const net = (x0, y0, x1, y1) => {
      const out = []
      for (let y = y0; y <= y1; y += 60) for (let x = x0; x <= x1; x += 60) out.push(use(beads, x, y))
      return out
    }
    const beam = (x, y, w, h) => [
      rect(x, y, w, h, { fill: wood }),
      rect(x, y, w > h ? w : 8, w > h ? 8 : h, { fill: light }),
      rect(w > h ? x : x + w - 8, w > h ? y + h - 8 : y, w > h ? w : 8, w > h ? 8 : h, { fill: shade(wood, -0.35) }),
    ]
    if (index % 2) {
      sheet.add(net(30, 30, 1050, 560), net(30, 1390, 1050, 1890))
      const clip = sheet.clip(rect(0, 620, 1080, 720, {}))
      sheet.add(
        group(
          { 'clip-path': clip },
          strapwork(sheet, {
            box: { x: 0, y: 620, width: 1080, height: 720 },
            tiling,
            edge: edge * 0.8,
            weave,
            filled: false,
            strap: 0.17,
          }),
        ),
      )
      for (const y of [590, 1330]) sheet.add(beam(0, y, 1080, 44))
      for (const x of [-18, 338, 698, 1054]) sheet.add(beam(x, 0, 44, 1920))
    } else {
      const hole = `${arch(540, 1760, 660, 1320, 0.5)}Z`
      if (index % 4 === 0) {
        sheet.add(
          path(`M-10 -10L1090 -10L1090 1930L-10 1930Z${hole}`, { fill: shade(wood, -0.1), 'fill-rule': 'evenodd' }),
        )
        const clip = sheet.clip(
          path(`M-10 -10L1090 -10L1090 1930L-10 1930Z${`${arch(540, 1800, 760, 1430, 0.5)}Z`}`, {
            'clip-rule': 'evenodd',
          }),
        )
        sheet.add(
          group({ 'clip-path': clip }, rect(0, 0, 1080, 1920, { fill: shade(wood, -0.3) }), net(0, 0, 1080, 1920)),
          path(hole, { fill: 'none', stroke: light, 'stroke-width': 10 }),
          path(`${arch(540, 1800, 760, 1430, 0.5)}Z`, { fill: 'none', stroke: light, 'stroke-width': 10 }),
        )
      } else
        for (const [x, y, w, h] of [
          [0, 0, 1080, 40],
          [0, 1880, 1080, 40],
          [0, 0, 40, 1920],
          [1040, 0, 40, 1920],
          [518, 0, 44, 1920],
        ])
          sheet.add(beam(x, y, w, h))
    }
    sheet.add(glow(sheet, 560, 820, 900, palette.sun, 0.3))
    sheet.fill(
      sheet.radial(
        [
          [0.5, wood, 0],
          [1, shade(wood, -0.6), 0.6],
        ],
        { cx: 0.5, cy: 0.45, r: 0.85 },
      ),
    )
  },
}
