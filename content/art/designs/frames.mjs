/** Frames for cards and design images. All take the sheet's own size. */
import { arch, khatam, lines, polar } from '../lib/path.mjs'
import { circle, group, n, path, rect } from '../lib/svg.mjs'
import { strapwork } from '../lib/strapwork.mjs'

/** A thin double line with khatam stars at the corners. */
export function thread(sheet, inset, colour) {
  const { width: w, height: h } = sheet
  const corner = [
    [inset, inset],
    [w - inset, inset],
    [w - inset, h - inset],
    [inset, h - inset],
  ]
  return [
    rect(inset, inset, w - 2 * inset, h - 2 * inset, { fill: 'none', stroke: colour, 'stroke-width': 4 }),
    rect(inset + 14, inset + 14, w - 2 * inset - 28, h - 2 * inset - 28, {
      fill: 'none',
      stroke: colour,
      'stroke-width': 1.5,
    }),
    corner.map(([x, y]) => path(lines(khatam(x, y, 26)), { fill: colour })),
  ]
}

/** A border of woven girih round a plain middle. */
export function wovenBorder(sheet, thickness, { tiling, edge, weave, plain }) {
  const { width: w, height: h } = sheet
  const clip = sheet.clip(
    path(`M0 0H${w}V${h}H0ZM${thickness} ${thickness}V${h - thickness}H${w - thickness}V${thickness}Z`, {
      'clip-rule': 'evenodd',
    }),
  )
  return [
    rect(0, 0, w, h, { fill: plain }),
    group(
      { 'clip-path': clip },
      rect(0, 0, w, h, { fill: weave.ground }),
      strapwork(sheet, { box: { x: 0, y: 0, width: w, height: h }, tiling, edge, weave }),
    ),
    rect(thickness, thickness, w - 2 * thickness, h - 2 * thickness, {
      fill: 'none',
      stroke: weave.edge,
      'stroke-width': 12,
    }),
    rect(thickness + 14, thickness + 14, w - 2 * thickness - 28, h - 2 * thickness - 28, {
      fill: 'none',
      stroke: weave.tiles[0],
      'stroke-width': 4,
    }),
  ]
}

/** A panel with a scalloped edge. */
export function scalloped(cx, cy, rx, ry, bumps, attrs) {
  let d = ''
  for (let i = 0; i <= bumps; i++) {
    const a = (i / bumps) * Math.PI * 2
    const [x, y] = polar(0, 0, 1, a)
    const r = (Math.PI * (rx + ry)) / bumps / 1.9
    d += i ? `A${n(r)} ${n(r)} 0 0 1 ${n(cx + x * rx)} ${n(cy + y * ry)}` : `M${n(cx + x * rx)} ${n(cy + y * ry)}`
  }
  return path(`${d}Z`, attrs)
}

/** A pointed panel that stands on the lower edge. */
export const niche = (sheet, { width, height, foot = sheet.height, point = 0.5, fill, rims = [] }) => [
  ...rims.map(([grow, colour]) =>
    path(
      `${arch(sheet.width / 2, foot + (foot < sheet.height ? grow : 0), width + grow * 2, height + grow * (foot < sheet.height ? 2 : 1), point)}Z`,
      { fill: colour },
    ),
  ),
  path(`${arch(sheet.width / 2, foot, width, height, point)}Z`, { fill }),
]

/** Dots on a circle. */
export const beads = (cx, cy, r, count, size, fill) =>
  Array.from({ length: count }, (_, i) => circle(...polar(cx, cy, r, (i * Math.PI * 2) / count), size, { fill }))
