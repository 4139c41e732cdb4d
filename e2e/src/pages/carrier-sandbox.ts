import { expect } from '@playwright/test'
import { SITE } from '../product/product'
import { messagesTo } from './inbox'

/**
 * The number of messages that a phone number has, by which later codes are distinguished.
 * @param site here and below a product of a test's own
 */
export const messageCount = async (msisdn: string, site = SITE): Promise<number> =>
  (await messagesTo(msisdn, site)).length

/** The code of the first message after `known` ones. */
export async function nextCodeTo(msisdn: string, known: number, site = SITE): Promise<string> {
  let newest: string | undefined
  await expect(async () => {
    const messages = (await messagesTo(msisdn, site)).sort((a, b) => a.at.localeCompare(b.at))
    newest = messages
      .slice(known)
      .flatMap(({ text }) => /#(\d{4})/.exec(text)?.[1] ?? [])
      .at(-1)
    expect(newest, `a further code at ${msisdn}`).toBeDefined()
  }).toPass()
  return newest ?? ''
}

async function post(site: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${site}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
}

/** Moves the clock of a product, which no other test must share, by an ISO 8601 duration such as `PT25H`. */
export const advanceClock = (advance: string, site: string): Promise<void> => post(site, 'clock', { advance })
/** Sets the balance of a number, in dirhams. */
export const leaveCredit = (msisdn: string, balance: number, site: string): Promise<void> =>
  post(site, 'balance', { msisdn, balance })
