import { readPhoneRule, type AnyPhoneRule } from '../lib/phone-rule'

const DIGITS = [...'0123456789']

/**
 * Numbers in the form `+2189…` as long as those of the first rule, one of each kind that the rules can tell apart: two
 * numbers that no prefix tells apart are taken by the same rules.
 */
export function sampleNumbers(rules: readonly AnyPhoneRule[]): string[] {
  const read = rules.map(readPhoneRule).filter((rule) => rule !== undefined)
  const length = read[0]?.length ?? 0
  const stems = new Set(
    read.flatMap(({ prefixes }) =>
      prefixes.flatMap((prefix) => Array.from(prefix, (_, size) => prefix.slice(0, size))),
    ),
  )
  const starts = new Set([...stems].flatMap((stem) => DIGITS.map((digit) => stem + digit)))
  return [...starts]
    .filter((start) => start.length <= length && !stems.has(start))
    .map((start) => `+218${start}${'123456789'.slice(0, length - start.length).padEnd(length - start.length, '0')}`)
}
