/** Domes, minarets, houses and windows of an old Libyan town; foot at y = 0, centred on x = 0. */
import { circle, group, n, path, rect } from '../lib/svg.mjs'
import { arch, crescent } from '../lib/path.mjs'

/** Crescent finial standing on (0, 0). */
const finial = (fill, scale = 1) =>
  group(
    { transform: scale === 1 ? undefined : `scale(${scale})` },
    rect(-1.6, -26, 3.2, 26, { fill }),
    circle(0, -10, 4.5, { fill }),
    path(crescent(0, -34, 9, 0.72, -90), { fill }),
  )

/** A dome of a width on its drum. */
export function dome(width, { wall, light, metal }, onion = 0.12) {
  const r = width / 2
  const drum = width * 0.16
  const bulge = r * (1 + onion)
  const body = `M${n(-r)} ${n(-drum)}C${n(-bulge * 1.12)} ${n(-drum - r * 0.75)} ${n(-r * 0.42)} ${n(-drum - r * 1.02)} 0 ${n(-drum - r * 1.32)}C${n(r * 0.42)} ${n(-drum - r * 1.02)} ${n(bulge * 1.12)} ${n(-drum - r * 0.75)} ${n(r)} ${n(-drum)}Z`
  const lit = `M0 ${n(-drum - r * 1.32)}C${n(r * 0.42)} ${n(-drum - r * 1.02)} ${n(bulge * 1.12)} ${n(-drum - r * 0.75)} ${n(r)} ${n(-drum)}L${n(r * 0.28)} ${n(-drum)}C${n(r * 0.5)} ${n(-drum - r * 0.7)} ${n(r * 0.2)} ${n(-drum - r * 1.02)} 0 ${n(-drum - r * 1.32)}Z`
  return group(
    {},
    rect(-r, -drum, width, drum, { fill: wall }),
    path(body, { fill: wall }),
    path(lit, { fill: light }),
    group({ transform: `translate(0 ${n(-drum - r * 1.3)})` }, finial(metal, Math.max(0.7, width / 160))),
  )
}

/** A square or round minaret of height `height`. */
export function minaret(height, { wall, light, dark, metal }, width = height * 0.15) {
  const w = width
  const gallery = height * 0.66
  return group(
    {},
    rect(-w / 2, -gallery, w, gallery, { fill: wall }),
    rect(w * 0.1, -gallery, w * 0.4, gallery, { fill: light }),
    rect(-w * 0.68, -gallery - w * 0.2, w * 1.36, w * 0.24, { fill: dark }),
    rect(-w * 0.34, -gallery - w * 1.25, w * 0.68, w * 1.1, { fill: wall }),
    rect(w * 0.06, -gallery - w * 1.25, w * 0.28, w * 1.1, { fill: light }),
    rect(-w * 0.46, -gallery - w * 1.36, w * 0.92, w * 0.18, { fill: dark }),
    path(
      `M${n(-w * 0.34)} ${n(-gallery - w * 1.36)}L0 ${n(-gallery - w * 2.5)}L${n(w * 0.34)} ${n(-gallery - w * 1.36)}Z`,
      { fill: dark },
    ),
    [0.3, 0.6].map((t) => path(`${arch(0, -gallery * t, w * 0.26, w * 0.6)}Z`, { fill: dark })),
    group({ transform: `translate(0 ${n(-gallery - w * 2.45)})` }, finial(metal, Math.max(0.6, w / 60))),
  )
}

/** A flat-roofed house with stepped corners and arched windows, each window lit when `lit()` says so. */
export function house(width, height, { wall, light, dark, glow }, lit = () => false, windows = true) {
  const parts = [
    rect(-width / 2, -height, width, height, { fill: wall }),
    rect(width * 0.18, -height, width * 0.32, height, { fill: light }),
  ]
  const step = width * 0.09
  for (const side of [-1, 1])
    parts.push(
      path(
        `M${n(side * width * 0.5)} ${n(-height)}L${n(side * width * 0.5)} ${n(-height - step)}L${n(side * (width * 0.5 - step * 0.6))} ${n(-height - step)}L${n(side * (width * 0.5 - step * 1.2))} ${n(-height)}Z`,
        { fill: wall },
      ),
    )
  if (windows) {
    const columns = Math.max(1, Math.round(width / 74))
    for (let y = -height + width * 0.14 + 44; y < -20; y += 92) {
      for (let i = 0; i < columns; i++) {
        const x = -width / 2 + ((i + 0.5) * width) / columns
        parts.push(
          group(
            { transform: `translate(${n(x)} 0)` },
            path(`${arch(0, y + 20, 22, 46, 0.3)}Z`, { fill: lit() ? glow : dark }),
          ),
        )
      }
    }
  }
  return group({}, parts)
}
