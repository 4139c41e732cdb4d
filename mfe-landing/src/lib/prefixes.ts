import { readPhoneRule, type Operator } from '@yawmi/brand'

const DIGITS = [...'0123456789']

/**
 * What the numbers of an operator begin with, as people write them: `091`, or `0912` where only some of `091` are its.
 * Those of the operator's own rule, so that no list of prefixes is kept beside it. Empty where the rule says none.
 */
export function prefixesOf({ phoneRule }: Pick<Operator, 'phoneRule'>): string[] {
  const prefixes = readPhoneRule(phoneRule)?.prefixes ?? []
  const takes = (digits: string) => prefixes.some((prefix) => `9${digits}`.startsWith(prefix))
  return DIGITS.flatMap((first) => {
    if (takes(first)) return [`09${first}`]
    return DIGITS.filter((second) => takes(first + second)).map((second) => `09${first}${second}`)
  })
}
