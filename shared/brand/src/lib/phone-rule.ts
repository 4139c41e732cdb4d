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

/** Longest text that is looked at: that of a rule with the most prefixes has 800 letters. */
const MAX_TEXT = 1_000
const DIGITS = '0123456789'
/** A group without another in it, or a class of digits. */
const CHOICE = /\((?:\?:)?([^()]*)\)|\[([\d-]+)\]/

/**
 * The data of a rule. A text is read, never compiled: digits, `\d`, classes such as `[1-6]`, groups such as `(91|93)` and
 * counts of a digit such as `\d{7}`, between `^\+218` and `$`.
 * @returns undefined for a text that says anything else
 */
export function readPhoneRule(rule: AnyPhoneRule): PhoneRule | undefined {
  if (typeof rule !== 'string') return rule
  const [, text] = /^\^\\\+218([^x$]+)\$$/.exec(rule) ?? []
  if (!text || text.length > MAX_TEXT) return undefined
  // From here on `x` is any digit.
  let numbers = [
    text
      .replace(/\\d|\[0-9]/g, 'x')
      .replace(/([\dx])\{(\d\d?)\}/g, (_, digit: string, times: string) => digit.repeat(Number(times))),
  ]
  while (numbers.length <= MAX_PREFIXES && numbers.some((number) => CHOICE.test(number)))
    numbers = numbers.flatMap((number) => {
      const [choice, group, set = ''] = CHOICE.exec(number) ?? []
      return choice ? (group?.split('|') ?? digitsOf(set)).map((one) => number.replace(choice, one)) : number
    })
  const { length } = numbers[0] ?? ''
  return length > 0 &&
    length <= MAX_DIGITS &&
    numbers.length <= MAX_PREFIXES &&
    numbers.every((number) => number.length === length && /^\d*x*$/.test(number))
    ? { prefixes: [...new Set(numbers.map((number) => number.replace(/x/g, '')))], length }
    : undefined
}

/** `1-35` → 1, 2, 3, 5 */
const digitsOf = (set: string) => [
  ...set.replace(/(\d)-(\d)/g, (_, from: string, to: string) => DIGITS.slice(Number(from), Number(to) + 1)),
]

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
