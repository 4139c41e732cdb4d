import { formatDraft, parseDraft } from '../../../document/stored/draft'
import { boundsOf } from '../../../document/geometry'
import { minHeightOf } from '../../../document/box'
import { textsOf } from '../../../document/pristine'
import { documentFaults } from '../../../testing/document-faults'
import { composeTemplate } from './compose'
import { OCCASIONS, TEMPLATES } from './templates'

const texts = { head: 'عيد مبارك', body: 'تقبّل الله منا ومنكم صالح الأعمال', name: 'عائلة سالم' }
const named = TEMPLATES.map((template) => [`${template.occasion} ${template.layout}`, template] as const)

/** Relative luminance of a colour, as WCAG computes it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

it('there are two for each occasion, no two alike', () => {
  for (const occasion of OCCASIONS) {
    const layouts = TEMPLATES.filter((template) => template.occasion === occasion).map(({ layout }) => layout)
    expect(new Set(layouts).size).toBe(2)
  }
  expect(TEMPLATES).toHaveLength(20)
})

it.each(named)('%s is a design that is stored, saved and whole on its page', (_, template) => {
  const design = composeTemplate(template, texts)
  expect(parseDraft(formatDraft(design))).toEqual(design)
  expect(documentFaults(formatDraft(design))).toBeUndefined()
  expect(textsOf(design).map(({ text }) => text)).toEqual(Object.values(texts))
  for (const box of design.boxes) {
    const { left, top, right, bottom } = boundsOf(box, minHeightOf(box))
    expect([left >= 0, top >= 0, right <= 700, bottom <= 700]).toEqual([true, true, true, true])
  }
})

it.each(named)('%s has words that read on their ground', (_, template) => {
  const grounds = template.paper ? [template.paper] : [template.fill.from, template.fill.to]
  for (const ground of grounds) expect(contrast(template.ink, ground)).toBeGreaterThanOrEqual(4.5)
})

it('leaves out what is not written', () => {
  expect(textsOf(composeTemplate(TEMPLATES[0]!, { ...texts, name: ' \n' }))).toHaveLength(2)
})
