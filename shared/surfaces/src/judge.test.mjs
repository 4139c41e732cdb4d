import { judge } from './judge.mjs'

/** @param {string[]} lines */
const report = (...lines) => `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`
const BUTTON = 'export const Button: (props: ButtonProps) => void;'
const base = [BUTTON, 'export interface ButtonProps { loading?: boolean }']
const more = [...base, 'export const cx: () => string;']
const less = ['export interface ButtonProps { loading?: boolean }']
const other = [BUTTON, 'export interface ButtonProps { loading: boolean }']

/** @param {string} version @param {string[]} lines @param {string[]} [query] */
const of = (version, lines, query = []) => ({
  versions: { '@yawmi/ui': version },
  reports: { '@yawmi/ui': report(...lines), '@yawmi/ui/query': report(...query) },
})
const recorded = of('2.1.3', base)

describe('a surface that changed', () => {
  it.each([
    ['has no other version', '2.1.3', more, 'cx is added. It needs the minor version 2.2.0'],
    [
      'has a patch for what is added',
      '2.1.4',
      more,
      'It needs the minor version 2.2.0: write that into shared/ui/package.json in the place of 2.1.4, then npm run surfaces',
    ],
    ['has no other version for what is removed', '2.1.3', less, 'Button is removed. It needs the major version 3.0.0'],
    ['has a minor version for what is removed', '2.2.0', less, 'Button is removed. It needs the major version 3.0.0'],
    [
      'has a minor version for what is changed',
      '2.9.0',
      other,
      '@yawmi/ui 2.1.3 has another surface: ButtonProps.loading is always there now. It needs the major version 3.0.0',
    ],
    [
      'has both',
      '2.2.0',
      other.concat('export const cx: 1;'),
      'ButtonProps.loading is always there now, cx is added. It needs the major version 3.0.0',
    ],
    [
      'has a lower version',
      '2.1.2',
      base,
      '@yawmi/ui is 2.1.2 in shared/ui/package.json, and 2.1.3 is recorded: a version only rises',
    ],
  ])('is refused where it %s', (_, version, lines, sentence) => {
    const { faults, stale } = judge(recorded, of(version, lines))
    expect(faults).toEqual([expect.stringContaining(sentence)])
    expect(stale).toEqual([])
  })

  it('is refused for any module of the package', () => {
    const { faults } = judge(recorded, of('2.1.3', base, ['export const useQuery: 1;']))
    expect(faults).toEqual([expect.stringContaining('useQuery is added. It needs the minor version 2.2.0')])
  })

  it('names a few changes, the gravest first, and how many more there are', () => {
    const added = 'abcdefg'.split('').map((name) => `export const ${name}: 1;`)
    const { faults } = judge(recorded, of('2.1.3', [...less, ...added]))
    expect(faults).toEqual([
      expect.stringContaining('Button is removed, a is added, b is added, c is added, d is added and 3 more.'),
    ])
  })

  it.each([
    ['its minor version', '2.2.0', more],
    ['a higher one', '3.0.0', more],
    ['its major version', '3.0.0', less],
  ])('is to be written down with %s', (_, version, lines) => {
    expect(judge(recorded, of(version, lines))).toEqual({ faults: [], stale: ['@yawmi/ui'] })
  })
})

describe('what is recorded', () => {
  it('holds where nothing has changed', () => {
    expect(judge(recorded, of('2.1.3', base))).toEqual({ faults: [], stale: [] })
  })

  it.each([
    ['the version rose', of('2.1.4', base)],
    ['something is only written otherwise', of('2.1.3', base.toReversed())],
  ])('is to be written down where %s', (_, current) => {
    expect(judge(recorded, current)).toEqual({ faults: [], stale: ['@yawmi/ui'] })
  })

  it('is to be written down of a package that comes, and of a module that comes with its minor version', () => {
    expect(judge({ versions: {}, reports: {} }, recorded)).toEqual({ faults: [], stale: ['@yawmi/ui'] })
    const { '@yawmi/ui/query': _, ...reports } = recorded.reports
    const before = { ...recorded, reports }
    expect(judge(before, recorded).faults).toEqual([
      expect.stringContaining('@yawmi/ui/query is added. It needs the minor version 2.2.0'),
    ])
    expect(judge(before, of('2.2.0', base)).faults).toEqual([])
  })
})
