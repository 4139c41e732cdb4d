import { initialDesign, textBox, type Design } from './design'
import { formatDraft, parseDraft } from './draft'

const design: Design = {
  background: { path: 'designs/one.webp', width: 1080, height: 1350 },
  boxes: [
    textBox('a', { text: 'سلام (hello)\nثانٍ', rotation: 12.5, height: 90, bold: true }),
    textBox('b', { type: 'quote' }),
  ],
}

describe('a kept draft', () => {
  it('reads back as it was', () => {
    expect(parseDraft(formatDraft(design))).toEqual(design)
    expect(parseDraft(formatDraft(initialDesign('a')))).toEqual(initialDesign('a'))
  })

  it('gives fields that an older version did not know their defaults', () => {
    expect(parseDraft('{"background":null,"boxes":[{"id":"a","text":"نص"}]}')?.boxes[0]).toEqual(
      textBox('a', { text: 'نص' }),
    )
  })

  it('has no characters that its picture could not hold', () => {
    expect(parseDraft('{"background":null,"boxes":[{"id":"a","text":"a\\u0001b"}]}')?.boxes[0]?.text).toBe('ab')
  })

  it.each([
    ['no JSON', 'x{'],
    ['another shape', '[]'],
    ['no object', '7'],
    ['a box without an id', '{"background":null,"boxes":[{"text":"a"}]}'],
    ['a size that no control gives', '{"background":null,"boxes":[{"id":"a","fontSize":9000}]}'],
    ['a colour that is none', '{"background":null,"boxes":[{"id":"a","fontColor":"red"}]}'],
    ['a background without size', '{"background":{"path":"x"},"boxes":[]}'],
  ])('is no draft when it holds %s', (_, text) => {
    expect(parseDraft(text)).toBeUndefined()
  })
})
