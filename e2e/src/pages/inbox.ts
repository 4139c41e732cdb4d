import { SITE } from '../product/product'

/**
 * The sandbox carrier's inbox, as a phone would have it: the newest code.
 * @param count how many codes must have come by now.
 */
export async function codeSentTo(msisdn: string, count = 1): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const response = await fetch(`${SITE}/sandbox/messages?msisdn=${msisdn}`)
    const codes = [...(await response.text()).matchAll(/#(\d{4})/g)].map(([, code]) => code ?? '')
    if (codes.length >= count) return codes[0] ?? ''
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no code arrived at ${msisdn}`)
}

let last = 0
/**
 * A number that nobody has used: the operator's prefix and the time, in thousandths of a second. It ends in 1, so that
 * none of the sandbox carrier's scenarios is met by accident.
 */
export function newNumber(): string {
  last = Math.max(Date.now(), last + 1)
  return `091${String(last % 1_000_000).padStart(6, '0')}1`
}

/** As it is typed on an Arabic keyboard. */
export const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
