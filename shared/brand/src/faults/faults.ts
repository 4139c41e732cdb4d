import { COLOR_KEYS } from '../lib/constants'
import { weakPairs, type Palette } from '../colors/contrast'
import { optionsAt } from './options-at'
import { withTexts, type BesideFiles } from './beside'
import { ownFontFaults } from './font-faults'
import { ownTemplateFaults } from './template-faults'
import { ownTextFaults } from './text-faults'
import { MAX_FAULTS, readableFaults } from './file-limits'
import { keywordFaults } from './keyword-faults'
import { acceptsPhone, isNumberOf } from '../helpers/phone'
import { sampleNumbers } from './sample-numbers'
import { plainIssue } from './plain-issue'
import { brandSchema, type WrittenBrand as Brand } from '../schema/schema'
import { hasMarkup, wordFaults, type Dictionaries, type FilledPlaceholders } from './word-faults'

/** What a brand is checked against besides the schema, where the checker knows it. */
export interface BrandWorld {
  /** Every dictionary with its words, by name: what `words` may replace. */
  dictionaries?: Dictionaries
  /** What is filled in beside the marks of our own texts. */
  marks?: FilledPlaceholders
  /** What lies beside the file. */
  beside?: BesideFiles
}

/** Everything that is wrong with a brand, each fault as `path: what is wrong`; an empty list means a sound brand. */
export function brandFaults(
  file: unknown,
  { dictionaries, marks, beside = NOTHING_BESIDE }: BrandWorld = {},
): string[] {
  const { input, faults } = withTexts(file, beside)
  const read = brandSchema.safeParse(input)
  const sentencesOf = (issue: Parameters<typeof plainIssue>[0]) =>
    plainIssue(issue, input, (path) => optionsAt(brandSchema, path))
  const issues = [...faults, ...(read.success ? [] : read.error.issues.slice(0, MAX_FAULTS).flatMap(sentencesOf))]
  const wrong = new Set(issues.map(optionOf))
  // What the schema refuses is put aside, so that the rest is looked at in the same run.
  const brand = read.success ? read.data : brandSchema.safeParse(without({ ...Object(input), id: 'id' }, wrong)).data
  if (!brand) return readableFaults(issues)
  return readableFaults([
    ...issues,
    ...contrastFaults('light', brand),
    ...contrastFaults('dark', brand),
    ...operatorFaults(brand),
    ...phoneFaults(brand),
    ...doubles('hosts', brand.hosts),
    ...doubles('home.sections', brand.home.sections),
    ...doubles('landing.sections', brand.landing.sections),
    ...doubles('allowedOrigins', brand.allowedOrigins),
    ...keywordFaults(brand),
    ...(['privacy', 'terms'] as const)
      .filter((page) => brand.links[page] === '')
      .map((page) => `links.${page}: must not be empty, people agree to it`),
    ...(brand.logo.imageDark && !brand.logo.image
      ? ['logo.imageDark: needs logo.image, which the light theme shows']
      : []),
    ...ownTextFaults(brand),
    ...ownTemplateFaults(brand),
    ...ownFontFaults(brand, beside),
    ...(dictionaries ? [...adviceFaults(brand), ...wordFaults(brand.words, dictionaries, marks)] : []),
  ])
}

const NOTHING_BESIDE: BesideFiles = { names: [], read: () => new Uint8Array() }

/** The option that a fault is of, which a list and a text are as a whole. */
const optionOf = (fault: string) => fault.replace(/(\.\d.*|:.*)$/s, '').replace(/^(texts\.\w+|templates)\..*$/s, '$1')

/** The same brand without the options at some paths, so that the default stands there; a list goes as a whole. */
function without(input: unknown, paths: ReadonlySet<string>, here = ''): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(
    Object.entries(input)
      .filter(([key]) => here + key === 'id' || !paths.has(here + key))
      .map(([key, value]) => [key, without(value, paths, `${here}${key}.`)]),
  )
}

function contrastFaults(theme: 'light' | 'dark', { colors }: Brand): string[] {
  const palette: Palette = colors[theme]
  if (COLOR_KEYS.some((key) => palette[key] === undefined)) return []
  return weakPairs(palette).map(
    ({ front, back, ratio, minRatio }) =>
      `colors.${theme}.${front}: contrast on ${back} is ${ratio.toFixed(2)}:1, at least ${minRatio}:1 is needed`,
  )
}

const doubles = (path: string, entries: readonly string[]) =>
  entries
    .filter((entry, index) => entries.indexOf(entry) !== index)
    .map((entry) => `${path}: ${entry} stands there twice`)

const operatorFaults = ({ operators }: Brand): string[] =>
  doubles(
    'operators',
    operators.map(({ id }) => id),
  )

/** A mobile number of the country. */
const MOBILE = /^\+2189\d{8}$/

function phoneFaults(brand: Brand): string[] {
  const numbers = sampleNumbers([brand, ...brand.operators].map(({ phoneRule }) => phoneRule))
  const accepted = numbers
    .filter((number) => acceptsPhone(brand, number))
    .map((number) => ({ number, owners: brand.operators.filter((operator) => isNumberOf(operator, number)).length }))
  const unowned = accepted.find(({ owners }) => owners === 0)?.number
  const shared = accepted.find(({ owners }) => owners > 1)?.number
  const example = `+218${brand.phoneExample.replace(/^0/, '')}`
  return [
    ...(!accepted.some(({ number }) => MOBILE.test(number)) ? ['phoneRule: accepts no Libyan mobile number'] : []),
    ...(unowned ? [`operators: ${unowned} is accepted by phoneRule and belongs to no operator`] : []),
    ...(shared ? [`operators: ${shared} belongs to more than one operator`] : []),
    ...(acceptsPhone(brand, example) ? [] : ['phoneExample: is not accepted by phoneRule']),
  ]
}

const SHORT_TEXTS = ['name', 'shortName', 'tagline'] as const

/** What the check alone refuses: a brand that is live goes on with it. */
const adviceFaults = (brand: Brand): string[] => [
  ...(isLatin(brand.latinName) ? [] : ['latinName: must be in Latin letters']),
  ...SHORT_TEXTS.filter((key) => hasMarkup(brand[key])).map((key) => `${key}: ${MARKUP}`),
  ...brand.operators.flatMap(({ name }, at) => (hasMarkup(name) ? [`operators.${at}.name: ${MARKUP}`] : [])),
]

const MARKUP = 'holds markup, which people would read as it is written'

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text)
