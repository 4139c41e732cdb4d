import fc from 'fast-check'
import yawmi from '../../brands/yawmi.json'
import { processorTime } from '../testing/processor-time'
import { fileFaults } from './file-faults'
import { BRAND_FILE_LIMIT, MAX_FAULTS } from './file-limits'
import { logoFileFault } from './logo-file'

/** Milliseconds of processor time within which any file is refused or taken. */
const DEADLINE = 1_500

const checked = (text: string, beside?: Record<string, string>) => {
  const began = processorTime()
  const faults = fileFaults(text, 'evil', {
    dictionaries: { landing: { subscribe: 'اشترك' } },
    beside: {
      names: Object.keys(beside ?? {}),
      read: (name) => new TextEncoder().encode(beside?.[name]).subarray(0, BRAND_FILE_LIMIT + 1),
    },
  })
  return { faults, took: processorTime() - began }
}
const file = (more: object) => JSON.stringify({ id: 'evil', ...more })
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const named = (count: number, length = 12) =>
  Object.fromEntries(many(count, (index) => [`${'k'.repeat(length)}${index}`, 'x']))
/** Prefixes that share nothing, as many and as long as they may be. */
const prefixes = (first: number) => many(60, (index) => `9${first % 10}${String(1000 + index * 149 + first).slice(-4)}`)

describe('a hostile brand file', () => {
  it.each([
    ['the rule that hung the service', { phoneRule: `^\\+218(${'\\d|'.repeat(23)}\\d)+x$` }],
    [
      'the same rule of an operator',
      { operators: [{ ...yawmi.operators[0], phoneRule: `^\\+218(${'\\d|'.repeat(23)}\\d)+x$` }] },
    ],
    ['a rule with alternatives in alternatives', { phoneRule: `^\\+218${'('.repeat(5_000)}9${'|9)+'.repeat(5_000)}$` }],
    [
      'rules with as many prefixes as may be',
      {
        phoneRule: { prefixes: prefixes(0), length: 12 },
        operators: many(12, (index) => ({
          ...yawmi.operators[0],
          id: `o${index}`,
          phoneRule: { prefixes: prefixes(index), length: 12 },
        })),
      },
    ],
    [
      'a text of 400 KB everywhere',
      Object.fromEntries(
        Object.keys(yawmi)
          .filter((key) => key !== 'id')
          .map((key) => [key, 'a'.repeat(15_000)]),
      ),
    ],
    ['an endless e-mail address', { support: { email: `${'a.'.repeat(100_000)}@${'a.'.repeat(50_000)}` } }],
    ['an endless host', { hosts: ['a-'.repeat(200_000)], allowedOrigins: [`https://${'a-'.repeat(100_000)}`] }],
    [
      'an endless colour, drawing area and path',
      {
        colors: { light: { brand: '#'.repeat(100_000) } },
        logo: { viewBox: `0 0 ${'1.'.repeat(100_000)}`, shapes: [{ d: 'M0 '.repeat(60_000) }] },
      },
    ],
    ['a word full of marks', { words: { 'landing.subscribe': '{a}'.repeat(100_000) } }],
    ['a word full of halves of marks and markup', { words: { 'landing.subscribe': '{{<&#x'.repeat(60_000) } }],
    ['thousands of words', { words: Object.fromEntries(many(15_000, (index) => [`landing.subscribe${index}`, 'x'])) }],
    ['thousands of options', named(15_000)],
    ['options with endless names', named(20, 20_000)],
    ['thousands of hosts', { hosts: many(15_000, (index) => `h${index}.example`) }],
    [
      'the same wrong host thousands of times',
      { hosts: many(15_000, () => 'https://x'), allowedOrigins: many(4_000, () => '*') },
    ],
    [
      'thousands of operators',
      { operators: many(3_000, (index) => ({ id: `o${index}`, name: 1, phoneRule: '(9+)+' })) },
    ],
    ['thousands of sections that are none', { home: { sections: many(15_000, (index) => `today${index}`) } }],
    [
      'texts with marks and markup',
      {
        texts: {
          terms: {
            since: '2026-11-22',
            intro: '{a}<b>&amp;'.repeat(270),
            sections: many(40, () => ({ title: '{', parts: many(4, () => '<a'.repeat(1_400) + '{b}') })),
          },
        },
      },
    ],
  ])('is refused at once: %s', (_, more) => {
    const { faults, took } = checked(file(more))
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.length).toBeLessThanOrEqual(MAX_FAULTS + 2)
    expect(Math.max(...faults.map((fault) => fault.length))).toBeLessThan(400)
    expect(took).toBeLessThan(DEADLINE)
  })

  it.each([
    ['of 10 MB', file({ name: 'a'.repeat(10_000_000) }), 'has 9766 KB, at most 512 KB are read'],
    ['a list 100,000 deep', `{"id":"evil","words":${nested(100_000)}}`, 'has lists and groups in each other more than'],
    [
      'a list 100,000 deep under a name that is a path',
      `{"id":"evil","a.1b":${nested(100_000)}}`,
      'has lists and groups',
    ],
    ['100,000 entries', `{"id":"evil","hosts":[${'1,'.repeat(100_000)}1]}`, 'has more than 20000 entries'],
  ])('is not looked at: %s', (_, text, fault) => {
    const { faults, took } = checked(text)
    expect(faults).toEqual([expect.stringContaining(fault)])
    expect(took).toBeLessThan(DEADLINE)
  })

  it.each([
    ['of 10 MB', `"${'a'.repeat(10_000_000)}"`, 'terms.json has 513 KB, at most 512 KB are read'],
    ['a list 100,000 deep', nested(100_000), 'terms.json has lists and groups in each other more than'],
  ])('is refused for a text beside it: %s', (_, terms, fault) => {
    const { faults, took } = checked(file({ texts: { terms: 'terms.json' } }), { 'terms.json': terms })
    expect(faults).toContainEqual(expect.stringContaining(`texts.terms: ${fault}`))
    expect(took).toBeLessThan(DEADLINE)
  })

  it('is checked in a moment, whatever it says in the place of what', () => {
    const keys = Object.keys(yawmi).filter((key) => key !== 'id')
    const long = fc
      .tuple(
        fc.constantFrom('a', '.', '{', '{a}', '(9|', '<', '&#', '-', '#', 'https://', '\\d', ' ', '\u0640', '9'),
        fc.integer({ min: 1, max: 30_000 }),
      )
      .map(([piece, times]) => piece.repeat(times))
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        long,
        fc.constantFrom(null, true, -1, 1e308, 0.1),
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(
          fc.constantFrom(...keys, 'prefixes', 'length', 'light', 'shapes', 'd', 'sections', 'parts', 'since'),
          tie('value'),
          { maxKeys: 5 },
        ),
      ),
    }))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 }), (more) => {
        expect(checked(file(more)).took).toBeLessThan(DEADLINE)
      }),
    )
  })
})

describe('a hostile logo', () => {
  it.each([
    ['comments and nothing behind', '<!---->'.repeat(14_000)],
    ['comments that do not end', '<!-- '.repeat(20_000)],
    ['spaces before an address', `<svg ${'href='.padEnd(100_000, ' ')}>`],
    ['addresses without end', `<svg ${'href= '.repeat(16_000)}>`],
    ['handlers without end', `<svg ${' on'.repeat(33_000)}>`],
    ['declarations', '<?xml ?>'.repeat(12_000)],
  ])('is looked through at once: %s', (_, text) => {
    const began = processorTime()
    logoFileFault('logo.svg', new TextEncoder().encode(text))
    expect(processorTime() - began).toBeLessThan(DEADLINE)
  })
})
