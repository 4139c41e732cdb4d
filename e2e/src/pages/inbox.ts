import { SITE } from '../product/product'

/** The sandbox carrier's inbox, as a phone would have it. */
export async function codeSentTo(msisdn: string): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const response = await fetch(`${SITE}/sandbox/messages?msisdn=${msisdn}`)
    const code = [...(await response.text()).matchAll(/#(\d{4})/g)].at(-1)?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no code arrived at ${msisdn}`)
}

let used = 0
/** A number that nobody has used: the operator's prefix, the run, and a count. */
export function newNumber(): string {
  used += 1
  const run = String(process.pid % 100).padStart(2, '0') + String(Date.now() % 100).padStart(2, '0')
  return `091${run}${String(used).padStart(2, '0')}1`
}

/** As it is typed on an Arabic keyboard. */
export const inArabicDigits = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
