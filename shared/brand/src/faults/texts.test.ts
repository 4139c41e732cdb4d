import { brandFaults } from './faults'
import { brandSchema } from '../schema/schema'
import { withTexts, type BesideFiles } from './beside'

const terms = {
  since: '2026-11-22',
  intro: 'شروط {brand}.',
  sections: [{ title: 'السعر', parts: ['{prices}.', ['أولًا', 'ثانيًا']] }],
}
const beside = (files: Record<string, unknown>): BesideFiles => ({
  names: Object.keys(files),
  read: (name) => {
    const content = files[name]
    return new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
  },
})
const faultsOf = (texts: unknown, files: Record<string, unknown> = {}, more: object = {}) =>
  brandFaults({ id: 'mine', texts, ...more }, { beside: beside(files) })

describe('texts of a brand’s own', () => {
  it('are sound in the brand’s file and beside it, with one question as with many', () => {
    const faq = { questions: [{ question: 'كم السعر؟', answer: ['{prices}.'] }] }
    expect(faultsOf({ terms, privacy: 'privacy.json', faq }, { 'privacy.json': terms })).toEqual([])
  })

  it('are the same to the server, wherever they were written', () => {
    const { input } = withTexts({ id: 'mine', texts: { terms: 'terms.json' } }, beside({ 'terms.json': terms }))
    expect(brandSchema.parse(input).texts).toEqual({ terms, privacy: '', faq: '' })
  })

  it.each([
    [
      'a file that is not there',
      'term.json',
      { 'terms.json': terms },
      'texts.terms: there is no file term.json in the brand’s folder; did you mean terms.json?',
    ],
    ['a file that is no JSON', 'terms.json', { 'terms.json': '{' }, 'texts.terms: terms.json is not JSON'],
    ['a name that leaves the folder', '../terms.json', {}, 'texts.terms: there is no file ../terms.json'],
    [
      'an address',
      'https://carrier.example/terms',
      {},
      'texts.terms: must be the name of a file such as terms.json, or empty',
    ],
    ['a number', 3, {}, 'texts.terms: must be a text or a group of options, { … }, not a number'],
    [
      'a misspelt key',
      { ...terms, sections: [{ titel: 'x', parts: ['x'] }] },
      {},
      'texts.terms.sections.0.titel: there is no such option; did you mean title?',
    ],
    [
      'a section that says nothing',
      { ...terms, sections: [{ title: 'x', parts: [] }] },
      {},
      'texts.terms.sections.0.parts: must be at least 1 entry',
    ],
    ['no section', { ...terms, sections: [] }, {}, 'texts.terms.sections: must be at least 1 entry'],
    [
      'a part that is neither',
      { ...terms, sections: [{ title: 'x', parts: [4] }] },
      {},
      'texts.terms.sections.0.parts.0: must be a text or a list, [ … ], not a number',
    ],
    ['a day that is none', { ...terms, since: '2026-02-31' }, {}, 'texts.terms.since: is no day of the calendar'],
    [
      'a mark that nothing fills',
      { ...terms, intro: '{price}' },
      {},
      'texts.terms.intro: there is no value for {price}; did you mean {prices}?',
    ],
    [
      'markup',
      { ...terms, intro: 'شروط <b>الخدمة</b>' },
      {},
      'texts.terms.intro: is plain text, <b> would be shown as it stands',
    ],
    [
      'a fault in a file',
      'terms.json',
      { 'terms.json': { ...terms, intro: ' ' } },
      'texts.terms.intro: must not be empty',
    ],
  ])('are refused with %s, in words that say what to do', (_, text, files, fault) => {
    expect(faultsOf({ terms: text }, files)).toContainEqual(expect.stringContaining(fault))
  })

  it('speak of no trial where the brand has none', () => {
    const sentences = { ...terms, intro: 'تجربة {trial}' }
    expect(faultsOf({ terms: sentences })).toEqual([])
    expect(faultsOf({ terms: sentences }, {}, { trialHours: 0 })).toEqual([
      'texts.terms.intro: {trial} has no value, for trialHours is 0',
    ])
  })

  it('leave the rest of the file to be looked at when they are wrong', () => {
    expect(faultsOf({ terms: { ...terms, intro: '' } }, {}, { hosts: ['a.example', 'a.example'] })).toEqual([
      'texts.terms.intro: must not be empty',
      'hosts: a.example stands there twice',
    ])
  })
})
