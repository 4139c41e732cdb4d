/** Draws one background and says what its row in the list is. */
import { createRandom } from '../lib/prng.mjs'
import { createSheet } from '../lib/svg.mjs'

/**
 * All pictures of a category, in an order that mixes compositions: the list in the product never shows two alike in a row.
 * @param {string} category @param {readonly import('./types.mjs').Composition[]} compositions
 * @param {Record<string, any>} palettes scenes, or weaves for patterns
 * @returns {{ id: string, title: string, tags: readonly string[], draw: () => string }[]}
 */
export function plan(category, compositions, palettes) {
  const jobs = []
  const most = Math.max(...compositions.map((c) => c.palettes.length))
  for (let index = 0; index < most; index++) {
    for (const [order, composition] of compositions.entries()) {
      const name = composition.palettes[index]
      if (!name) continue
      const palette = palettes[name]
      if (!palette) throw new Error(`${category}: no palette is called ${name}`)
      const id = `${category}-${String(jobs.length + 1).padStart(2, '0')}`
      const noun = composition.nouns[index % composition.nouns.length]
      jobs.push({
        id,
        title: composition.titles?.[index] ?? `${noun} ${palette.phrases[(index + order) % palette.phrases.length]}`,
        tags: composition.tags,
        draw: () => {
          const sheet = createSheet(1080, 1920)
          composition.draw({ sheet, random: createRandom(id), palette, index })
          return sheet.toString()
        },
      })
    }
  }
  return jobs
}
