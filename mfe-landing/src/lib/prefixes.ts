import type { Operator } from '@yawmi/brand'

const DIGITS = [...'0123456789']

/**
 * What the numbers of an operator begin with, as people write them: `091`, or `0912` where only some of `091` are its.
 * Read off the operator's own rule, so that no list of prefixes is kept beside it. Empty where the rule says none.
 */
export function prefixesOf({ phoneRule }: Pick<Operator, 'phoneRule'>): string[] {
  const rule = new RegExp(phoneRule)
  const takes = (digits: string) => rule.test(`+2189${digits.padEnd(8, '0')}`)
  return DIGITS.flatMap((first) => {
    const seconds = DIGITS.filter((second) => takes(first + second))
    if (seconds.length === DIGITS.length) return [`09${first}`]
    return seconds.map((second) => `09${first}${second}`)
  })
}
