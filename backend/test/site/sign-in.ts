import type { TestSite } from './test-site'

let numbers = 0

/** A valid number that no other test of the run has; `ending` picks a scenario of the sandbox carrier. */
export function newNumber(ending = '000'): string {
  numbers += 1
  return `+21891${String(numbers).padStart(4, '0')}${ending}`
}

/** A transaction of the protection script, as a page gets it that is opened. */
export async function newTransaction(site: Pick<TestSite, 'send'>): Promise<string> {
  const reply = await site.send('POST', '/api/players/protected-script')
  return reply.json<{ success: { transaction_identify: string } }>().success.transaction_identify
}

/**
 * Signs a number up, or in, by the code of its message.
 * @param brand of the page; when left out the page says none
 * @returns the bearer token.
 */
export async function signIn(
  site: Pick<TestSite, 'send' | 'carrier'>,
  msisdn = newNumber(),
  brand?: string,
): Promise<string> {
  const transaction_identify = await newTransaction(site)
  await site.send('POST', '/api/players/login', { msisdn, device_type: 'web', transaction_identify, brand })
  const body = { msisdn, otp: await site.carrier.code(msisdn), device_type: 'web' }
  const reply = await site.send('POST', '/api/players/confirm/otp', body)
  const { data } = reply.json<{ data: { token: string } }>()
  return data.token
}
