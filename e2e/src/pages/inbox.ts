import fs from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { DATA_DIR, SITE, WORKER } from '../product/product'

/**
 * The sandbox carrier's inbox, as a phone would have it: the newest code.
 * @param count how many codes must have come by now.
 */
export async function codeSentTo(msisdn: string, count = 1): Promise<string> {
  let codes: string[] = []
  await expect(async () => {
    codes = (await messagesTo(msisdn)).flatMap(({ text }) => /#(\d{4})/.exec(text)?.[1] ?? [])
    expect(codes.length, `codes at ${msisdn}`).toBeGreaterThanOrEqual(count)
  }).toPass()
  return codes[0] ?? ''
}

interface Message {
  at: string
  /** The short code that it came from. */
  party: string
  text: string
}

/** What a phone got, newest first. */
export async function messagesTo(msisdn: string): Promise<Message[]> {
  const response = await fetch(`${SITE}/sandbox/messages?msisdn=${msisdn}`)
  return ((await response.json()) as { data: Message[] }).data
}

/**
 * A number that nobody has used. The data folder counts them, for each of the processes that run tests by itself: a
 * process that comes after one that failed goes on. A number ends in 1, so that none of the sandbox carrier's
 * scenarios is met by accident.
 */
export function newNumber(): string {
  const file = path.join(DATA_DIR, `numbers-${WORKER}`)
  const count = (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0) + 1
  fs.writeFileSync(file, String(count))
  return `091${WORKER % 10}${String(count % 100_000).padStart(5, '0')}1`
}

/** As it is typed on an Arabic keyboard. */
export const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
