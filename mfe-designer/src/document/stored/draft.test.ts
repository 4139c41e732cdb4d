import type { Design } from '../design'
import { initialDesign } from '../pristine'
import { minHeightOf, textBox } from '../box'
import { setBackground } from '../edit'
import { formatDraft, parseDraft } from './draft'
import { pictureBox } from '../picture-box'
import { shapeBox } from '../shape-box'

const design: Design = {
  background: { path: 'designs/one.webp', width: 1080, height: 1350 },
  tone: { exposure: -10, contrastLevel: 5, warmth: -30, gray: 100, blurRadius: 3, veil: 40 },
  boxes: [
    textBox('a', { text: 'سلام (hello)\nثانٍ', rotation: 12.5, height: 90, bold: true }),
    textBox('b', { type: 'quote' }),
    textBox('e', { text: 'عيد', look: 'ribbon', autoFit: true, height: 300, fontSize: 120 }),
    textBox('f', { text: 'Eid 2026', letterGap: 6, wordGap: 12, direction: 'auto' }),
    shapeBox('c', { shape: 'star', fill: 'f5a524', flipX: true, rotation: -30, opacity: 0.4, locked: true }),
    pictureBox('d', { picture: { path: 'designs/two.webp', width: 800, height: 600 }, width: 200, height: 150 }),
  ],
}

describe('a kept draft', () => {
  it('reads back as it was', () => {
    expect(parseDraft(formatDraft(design))).toEqual(design)
    expect(parseDraft(formatDraft(initialDesign('a')))).toEqual(initialDesign('a'))
    const page: Design = { background: null, page: 'story', fill: { from: '0b5d6b', to: '063640' }, boxes: [] }
    expect(parseDraft(formatDraft(page))).toEqual(page)
  })

  it('opens a design of the first version, whose boxes are texts', () => {
    const first = '{"background":{"path":"a.webp","width":10,"height":20},"boxes":[{"id":"a","text":"نص","x":3}]}'
    expect(parseDraft(first)).toEqual({
      background: { path: 'a.webp', width: 10, height: 20 },
      boxes: [textBox('a', { text: 'نص', x: 3 })],
    })
    expect(JSON.parse(formatDraft(parseDraft(first)!))).toMatchObject({ version: 7 })
  })

  it('opens a design of the second version, whose texts had no looks', () => {
    const { look, autoFit, ...second } = textBox('a', { text: 'نص', height: 80 })
    const text = JSON.stringify({ version: 2, background: null, boxes: [second] })
    expect(parseDraft(text)).toEqual({ background: null, boxes: [{ ...second, look, autoFit }] })
    expect([look, autoFit]).toEqual(['plain', false])
  })

  it('opens a design of the third version, whose pictures were as their files are', () => {
    const third = JSON.stringify({ version: 3, ...design })
    expect(parseDraft(third)).toEqual(design)
  })

  it('opens a design of the fourth version, whose texts had one direction and no spacing', () => {
    const { letterGap, wordGap, direction, ...fourth } = textBox('a', { text: 'Eid', kashida: 2 })
    const text = JSON.stringify({ version: 4, background: null, boxes: [fourth] })
    expect(parseDraft(text)?.boxes).toEqual([{ ...fourth, letterGap, wordGap, direction }])
    expect([letterGap, wordGap, direction]).toEqual([0, 0, 'rtl'])
  })

  it('reads how a picture is shown, and refuses what is no part of it', () => {
    const shown = { turn: 1, flipX: true, crop: { x: 0.5, y: 0, width: 0.5, height: 0.25 }, tone: { ...design.tone } }
    const withEdit = (edit: object) =>
      parseDraft(JSON.stringify({ version: 4, background: { path: 'own:a', width: 4, height: 3, edit }, boxes: [] }))
    expect(withEdit(shown)?.background?.edit).toEqual(shown)
    for (const wrong of [{ turn: 4 }, { flipX: false }, { crop: { x: 0.9, y: 0, width: 0.5, height: 1 } }])
      expect(withEdit({ ...shown, ...wrong })).toBeUndefined()
  })

  it('is left alone where a later version has stored it', () => {
    expect(parseDraft('{"version":8,"background":null,"boxes":[]}')).toBeUndefined()
  })

  it('reads back when a picture made its stage smaller than an element may be', () => {
    for (const size of [
      { width: 20_000, height: 400 },
      { width: 400, height: 20_000 },
    ]) {
      const narrow = setBackground(design, { path: 'own:wide', ...size }, minHeightOf)
      expect(parseDraft(formatDraft(narrow))).toEqual(narrow)
    }
  })

  it('has sides of whole units where it is no text', () => {
    const stored = '{"version":2,"background":null,"boxes":[{"id":"a","type":"shape","shape":"star","width":30.6}]}'
    expect(parseDraft(stored)?.boxes[0]).toMatchObject({ width: 31, height: 200, fill: '0b5d6b' })
  })

  it('gives fields that an older version did not know their defaults', () => {
    expect(parseDraft('{"background":null,"boxes":[{"id":"a","text":"نص"}]}')?.boxes[0]).toEqual(
      textBox('a', { text: 'نص' }),
    )
  })

  it('has no characters that its picture could not hold', () => {
    expect(parseDraft('{"background":null,"boxes":[{"id":"a","text":"a\\u0001b"}]}')?.boxes[0]).toMatchObject({
      text: 'ab',
    })
  })

  it.each([
    ['no JSON', 'x{'],
    ['another shape', '[]'],
    ['no object', '7'],
    ['a box without an id', '{"background":null,"boxes":[{"text":"a"}]}'],
    ['a size that no control gives', '{"background":null,"boxes":[{"id":"a","fontSize":9000}]}'],
    ['a colour that is none', '{"background":null,"boxes":[{"id":"a","fontColor":"red"}]}'],
    ['a shape of another form', '{"version":2,"background":null,"boxes":[{"id":"a","type":"shape","shape":"cube"}]}'],
    [
      'a colour in words',
      '{"version":2,"background":null,"boxes":[{"id":"a","type":"shape","shape":"star","fill":"red"}]}',
    ],
    ['a picture without its file', '{"version":2,"background":null,"boxes":[{"id":"a","type":"picture","width":90}]}'],
    [
      'a side of nothing',
      '{"version":2,"background":null,"boxes":[{"id":"a","type":"shape","shape":"star","width":0}]}',
    ],
    ['a page that there is not', '{"version":3,"background":null,"page":"poster","boxes":[]}'],
    ['half a fill', '{"version":3,"background":null,"fill":{"from":"000000"},"boxes":[]}'],
    ['a look that there is not', '{"version":3,"background":null,"boxes":[{"id":"a","type":"text","look":"lava"}]}'],
    ['a direction that there is not', '{"version":5,"background":null,"boxes":[{"id":"a","direction":"down"}]}'],
    ['a gap that no slider gives', '{"version":5,"background":null,"boxes":[{"id":"a","letterGap":21}]}'],
    ['a tone that no slider gives', '{"version":2,"background":null,"tone":{"veil":300},"boxes":[]}'],
    ['a version that is no number', '{"version":"2","background":null,"boxes":[]}'],
    [
      'too many boxes',
      formatDraft({ background: null, boxes: Array.from({ length: 201 }, (_, n) => textBox(`${n}`)) }),
    ],
    ['too long a text', `{"background":null,"boxes":[],"more":"${'x'.repeat(1 << 19)}"}`],
    ['a background without size', '{"background":{"path":"x"},"boxes":[]}'],
  ])('is no draft when it holds %s', (_, text) => {
    expect(parseDraft(text)).toBeUndefined()
  })
})
