import { minHeightOf } from '../../../document/box'
import { PAGE_NAMES, PAGES, type Page } from '../../../document/design'
import { formatDraft, parseDraft } from '../../../document/stored/draft'
import { boundsOf, withinReach } from '../../../document/geometry'
import { textsOf } from '../../../document/pristine'
import { documentFaults } from '../../../testing/document-faults'
import { composeTemplate } from './compose'
import { contrast } from './contrast'
import { ar } from './copy/ar'
import { LAYOUTS } from './layouts/layouts'
import { OCCASIONS, paletteOf, type Template } from './template'
import { TEMPLATES } from './templates'

const name = 'عائلة سالم'
const named = TEMPLATES.map((template) => [template.id, template] as const)
const sized = named.flatMap(([id, template]) => PAGE_NAMES.map((page) => [`${id} ${page}`, template, page] as const))

it('there are at least 64, six or more of each occasion, no two alike', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(64)
  for (const occasion of OCCASIONS) {
    const looks = TEMPLATES.filter((each) => each.occasion === occasion).map((each) => each.layout + each.colors)
    expect(looks.length).toBeGreaterThanOrEqual(6)
    expect(new Set(looks).size).toBe(looks.length)
  }
  expect(TEMPLATES.map(({ id }) => id).sort()).toEqual(Object.keys(ar.cards).sort())
  expect(new Set(TEMPLATES.map(({ layout }) => layout)).size).toBe(Object.keys(LAYOUTS).length)
})

it.each(sized)('%s is a design that is stored, saved and whole on its page', (_, template, page) => {
  const design = composeTemplate(template, { ...ar.cards[template.id], name }, page)
  expect(parseDraft(formatDraft(design))).toEqual(design)
  expect(documentFaults(formatDraft(design))).toBeUndefined()
  expect(textsOf(design).map(({ text }) => text)).toEqual([...Object.values(ar.cards[template.id]), name])
  expect(design.boxes.length).toBeLessThanOrEqual(80)
  for (const box of design.boxes) {
    // The stage moves nothing when the design is opened.
    const place = withinReach(box, minHeightOf(box), PAGES[page])
    expect([place.x, place.y]).toEqual([expect.closeTo(box.x, 0), expect.closeTo(box.y, 0)])
  }
})

it.each(sized)('%s has its texts on the page, one below the other', (_, template, page) => {
  const texts = textsOf(composeTemplate(template, { ...ar.cards[template.id], name }, page))
  const { width, height } = PAGES[page]
  let end = 0
  for (const box of texts) {
    const { left, top, right, bottom } = boundsOf(box, minHeightOf(box))
    expect(top).toBeGreaterThanOrEqual(end - 1)
    expect([left >= width * 0.05, right <= width * 0.96, bottom <= height * 0.97]).toEqual([true, true, true])
    end = bottom
  }
})

it.each(named)('%s has words that read on what they stand on', (_, template) => {
  for (const page of PAGE_NAMES)
    for (const [ink, ground] of inksOf(template, page)) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
})

/** Letters, and the colour behind their upper and their lower end. */
function inksOf(template: Template, page: Page): (readonly [ink: string, ground: string])[] {
  const palette = paletteOf(template)
  const { width, height } = PAGES[page]
  const { head, rest } = LAYOUTS[template.layout]({ ...palette, motif: template.motif ?? 'star', width, height })
  const design = composeTemplate(template, { ...ar.cards[template.id], name }, page)
  return textsOf(design).flatMap((box, index) => {
    // What these looks stand on is their own, and drawn to read.
    if (box.look === 'ribbon' || box.look === 'neon') return []
    const area = index > 0 && rest ? rest : head
    if (area.on === 'paper') return [[box.fontColor, palette.paper] as const]
    return [box.y, box.y + minHeightOf(box)].map(
      (y) => [box.fontColor, mixed(palette.from, palette.to, y / height)] as const,
    )
  })
}

/** A colour between two, as a gradient has it. */
const mixed = (from: string, to: string, share: number) =>
  [0, 2, 4]
    .map((at) => {
      const [start, end] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
      return Math.round(start + (end - start) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')

it('leaves out what is not written', () => {
  const [template] = TEMPLATES
  expect(textsOf(composeTemplate(template!, { head: 'عيد', body: 'سعيد', name: ' \n' }))).toHaveLength(2)
})

it('puts a long text into its room, with smaller letters', () => {
  const [template] = TEMPLATES
  const sizeOf = (body: string) => textsOf(composeTemplate(template!, { head: 'عيد', body, name: '' }))[1]!.fontSize
  expect(sizeOf('كلمة '.repeat(30))).toBeLessThan(sizeOf('كلمة'))
})

it('gives a word that is broader than its room that whole room, and all of its lines', () => {
  const [template] = TEMPLATES
  const address = `https://example.ly/${'a'.repeat(120)}`
  const [head, body] = textsOf(composeTemplate(template!, { head: address, body: 'عيد', name: '' }, 'story'))
  const [plain] = textsOf(composeTemplate(template!, { head: 'كلمة '.repeat(40), body: '', name: '' }, 'story'))
  expect(head!.width).toBeGreaterThan(plain!.width * 0.9)
  // Three lines and more of the smallest letters.
  expect(body!.y - head!.y).toBeGreaterThan(3 * head!.fontSize)
})

it('quotes verses and sayings with their source', () => {
  const texts = Object.values(ar.cards).flatMap((card) => Object.values<string>(card))
  const verses = texts.filter((text) => /[﴾﴿]/.test(text))
  expect(verses.length).toBeGreaterThan(4)
  // The first of two verses that follow each other has its source after the second.
  const unsourced = verses.filter((text) => !/﴾ \[.+: \d+(، \d+)?\]$/.test(text))
  expect(unsourced).toEqual([ar.cards.condolence4.head])
  expect(ar.cards.condolence4.body).toMatch(/27، 28\]$/)
  for (const text of texts.filter((each) => each.includes('«'))) expect(text).toMatch(/^«[^«»]+» (متفق عليه|رواه .+)$/)
})
