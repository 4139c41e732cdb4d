/** Numbers that begin with one of the prefixes and have so many digits, both counted behind +218. */
export interface PhoneRule {
  prefixes: string[]
  length: number
}

/** A rule as brands have it: as data, or as the text that files and pages of earlier versions know. */
export type AnyPhoneRule = PhoneRule | string

/** Most prefixes of one rule. */
export const MAX_PREFIXES = 60
/** Most digits behind +218 (E.164 has 15 in all). */
export const MAX_DIGITS = 12

/** Longest text that is looked at: that of a rule with the most prefixes has 900 letters. */
const MAX_TEXT = 1_200
const DIGITS = '0123456789'

/** One part of a rule's text: a digit, any digit, a class or a group, and how often it stands there. */
const PART = /(\d)|(\\d)|\[([\d-]+)\]|\((?:\?:)?([^()]*)\)/y
const TIMES = /\{(\d\d?)\}/y

/**
 * The data of a rule. A text is read, never compiled: digits, `\d`, classes such as `[1-6]`, one level of groups such as
 * `(91|93)` and counts such as `{7}`, between `^\+218` and `$`.
 * @returns undefined for a text that says anything else
 */
export function readPhoneRule(rule: AnyPhoneRule): PhoneRule | undefined {
  if (typeof rule !== 'string') return rule
  if (rule.length > MAX_TEXT || !rule.startsWith('^\\+218') || !rule.endsWith('$')) return undefined
  const numbers = patterns(rule.slice(6, -1), true)?.flatMap((number) =>
    number.startsWith('x') ? [...DIGITS.slice(1)].map((digit) => digit + number.slice(1)) : number,
  )
  const length = numbers?.[0]?.length
  const isRule = numbers?.every((number) => number.length === length && /^\d+x*$/.test(number))
  return length && isRule && numbers.length <= MAX_PREFIXES
    ? { prefixes: [...new Set(numbers.map((number) => number.replace(/x+$/, '')))], length }
    : undefined
}

/** What a text stands for, digit by digit, `x` for any; undefined for one that is not understood, or says too much. */
function patterns(text: string, mayGroup: boolean): string[] | undefined {
  let all = ['']
  let at = 0
  const take = (expression: RegExp) => {
    expression.lastIndex = at
    const found = expression.exec(text)
    if (found) at = expression.lastIndex
    return found
  }
  while (at < text.length) {
    const [part, digit, , set, group] = take(PART) ?? []
    if (!part || (group !== undefined && !mayGroup)) return undefined
    const times = Number(take(TIMES)?.[1] ?? 1)
    const choices = digit ? [digit] : set ? digitsOf(set) : group === undefined ? ['x'] : alternatives(group)
    if (!choices?.length || times < 1 || times > MAX_DIGITS) return undefined
    for (let time = 0; time < times; time += 1) {
      if (all.length * choices.length > MAX_PREFIXES || all[0]!.length > MAX_DIGITS) return undefined
      all = all.flatMap((before) => choices.map((choice) => before + choice))
    }
  }
  return all
}

const alternatives = (group: string) => {
  const read = group.split('|').map((one) => patterns(one, false))
  return read.every((one) => one !== undefined) ? read.flat() : undefined
}

/** `1-35` → 1, 2, 3, 5; all ten digits → any. Undefined for a range that is none. */
function digitsOf(set: string): string[] | undefined {
  if (!/^(\d(-\d)?)+$/.test(set)) return undefined
  const digits = [...DIGITS].filter((digit) =>
    [...set.matchAll(/(\d)(?:-(\d))?/g)].some(([, from = '', to = from]) => from <= digit && digit <= to),
  )
  return digits.length === DIGITS.length ? ['x'] : digits
}

/** Whether a number in the form `+2189…` is one of a rule's. */
export const matchesPhoneRule = ({ prefixes, length }: PhoneRule, msisdn: string): boolean =>
  msisdn.length === length + 4 && /^\+218\d+$/.test(msisdn) && prefixes.some((prefix) => msisdn.startsWith(prefix, 4))

/**
 * A rule as pages have it: remotes that were released before compile it as a regular expression, and of this form it runs
 * as long as the number is.
 */
export function phoneRuleText(rule: AnyPhoneRule): string {
  if (typeof rule === 'string') return rule
  const groups = [...new Set(rule.prefixes.map((prefix) => prefix.length))].map((size) => {
    const prefixes = rule.prefixes.filter((prefix) => prefix.length === size)
    const rest = rule.length - size
    return prefixes.map((prefix) => prefix + (rest > 0 ? `\\d{${rest}}` : '')).join('|')
  })
  return `^\\+218(?:${groups.join('|')})$`
}
