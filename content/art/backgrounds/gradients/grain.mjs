/** A whisper of geometry over a gradient: tiny eight-pointed stars on a lattice, all in one path. */
import { n, path } from '../../lib/svg.mjs'

/** @param {import('../../lib/svg.mjs').Sheet} sheet */
export function grain(sheet, colour, { size = 54, opacity = 0.1, turn = 0 } = {}) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const side = size * 0.16
  const half = n((side * Math.SQRT2) / 2)
  const reach = Math.ceil(1150 / size)
  let d = ''
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = 540 + (i * cos - j * sin) * size
      const y = 960 + (i * sin + j * cos) * size
      if (x < -10 || x > 1090 || y < -10 || y > 1930) continue
      d += `M${n(x - side / 2)} ${n(y - side / 2)}h${n(side)}v${n(side)}h-${n(side)}zM${n(x)} ${n(y - half)}l${half} ${half}-${half} ${half}-${half}-${half}z`
    }
  }
  sheet.add(path(d, { fill: colour, opacity }))
}
