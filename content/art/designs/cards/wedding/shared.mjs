import { shade } from '../../../lib/colour.mjs'
import { place, use } from '../../../lib/svg.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'

export const leafy = (tone) => ({
  stem: shade(tone, -0.2),
  leaves: [tone, shade(tone, 0.2)],
  vein: shade(tone, 0.45),
  size: 90,
  width: 26,
  count: 10,
  thick: 7,
})

/** A garland of flowers round a ring. @param {import('../../../lib/prng.mjs').Random} random */
export function wreath(sheet, random, { x, y, r, from = 0, to = 360, heads, green }) {
  const symbols = heads.map((head) => sheet.symbol(head))
  const parts = []
  for (let a = from; a < to; a += 15) {
    const t = (a * Math.PI) / 180
    parts.push(
      place(
        x + Math.cos(t) * r,
        y + Math.sin(t) * r,
        0.8,
        branch(
          [
            [0, 0],
            [20, -50],
            [10, -110],
          ],
          { ...leafy(green), count: 5 },
        ),
        a + 90 + random.range(-60, 60),
      ),
    )
  }
  for (let a = from, i = 0; a <= to; a += 17, i++) {
    const t = (a * Math.PI) / 180
    const d = r + random.range(-20, 20)
    parts.push(
      use(
        symbols[i % symbols.length],
        x + Math.cos(t) * d,
        y + Math.sin(t) * d,
        random.range(0.36, 0.72),
        random.range(0, 90),
      ),
    )
  }
  return parts
}
