import fs from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { DATA_DIR, SITE, WORKER } from '../product/product'

/**
 * Reads the newest code from the sandbox carrier's inbox.
 * @param count how many codes must have arrived.
 * @param site a product of a test's own
 */
export async function codeSentTo(msisdn: string, count = 1, site = SITE): Promise<string> {
  let codes: string[] = []
  await expect(async () => {
    codes = (await messagesTo(msisdn, site)).flatMap(({ text }) => /#(\d{4})/.exec(text)?.[1] ?? [])
    expect(codes.length, `codes at ${msisdn}`).toBeGreaterThanOrEqual(count)
  }).toPass()
  return codes[0] ?? ''
}

interface Message {
  at: string
  /** The short code that sent the message. */
  party: string
  text: string
}

/** The messages that a phone received, newest first. */
export async function messagesTo(msisdn: string, site = SITE): Promise<Message[]> {
  const response = await fetch(`${site}/sandbox/messages?msisdn=${msisdn}`)
  return ((await response.json()) as { data: Message[] }).data
}

/**
 * A phone number that was not used before. A counter in the data folder, one for each process that runs tests,
 * continues after a failure. All numbers end in 1, so that none triggers one of the sandbox carrier's scenarios by
 * accident.
 */
export function newNumber(): string {
  // Tests of a site that runs elsewhere have no product, which would have made the folder.
  fs.mkdirSync(DATA_DIR, { recursive: true })
  const file = path.join(DATA_DIR, `numbers-${WORKER}`)
  const count = (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0) + 1
  fs.writeFileSync(file, String(count))
  return `091${WORKER % 10}${String(count % 100_000).padStart(5, '0')}1`
}

/** The number as it is typed on an Arabic keyboard. */
export const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
