import { documentFaults } from '../../testing/document-faults'
import { cardOfText, kindOfText, type TextKind } from './card-of-text'
import { formatDraft, parseDraft } from '../stored/draft'
import { textsOf } from '../pristine'

const card = (kind: TextKind, text: string, more = '') => cardOfText({ kind, text, more })!

it.each(['quote', 'message', 'joke', 'name'] as const)('makes a %s a design that can be stored and saved', (kind) => {
  const design = card(kind, 'من جدّ وجد', 'مثل')
  expect(parseDraft(formatDraft(design))).toEqual(design)
  expect(documentFaults(formatDraft(design))).toBeUndefined()
  expect(textsOf(design).some(({ autoFit }) => autoFit)).toBe(true)
  expect(design.boxes.filter(({ locked }) => locked)).toHaveLength(5)
})

it('puts a quote between its marks, with its author below', () => {
  expect(textsOf(card('quote', ' من جدّ وجد ', 'المتنبي')).map(({ text }) => text)).toEqual(['«من جدّ وجد»', 'المتنبي'])
})

it('has a name large, and no line for a meaning that is not there', () => {
  expect(textsOf(card('name', 'مروة'))).toMatchObject([{ text: 'مروة', autoFit: true }])
})

it('is nothing without words, and takes whatever an address says', () => {
  expect(cardOfText({ kind: 'quote', text: ' \n ', more: 'x' })).toBeUndefined()
  expect(kindOfText('joke')).toBe('joke')
  expect([kindOfText('constructor'), kindOfText(null)]).toEqual(['message', 'message'])
  const long = card('message', `${'س'.repeat(5000)}\u0000`, 'ص'.repeat(5000))
  expect(documentFaults(formatDraft(long))).toBeUndefined()
})

it('has no half of an emoji where it cuts a text or what belongs to it', () => {
  const design = card('message', `${'س'.repeat(1999)}😀`, `${'س'.repeat(199)}😀`)
  for (const { text } of textsOf(design)) expect(text).not.toMatch(/\p{Cs}/u)
})
