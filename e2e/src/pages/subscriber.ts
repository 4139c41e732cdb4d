import type { Page } from '@playwright/test'
import { SITE } from '../product/product'
import { codeSentTo, newNumber } from './inbox'

/**
 * Signs a new number up through the API, for tests of something else.
 * @param prefix of the storage keys: in integrators' pages ours begin with `yawmi:`.
 * @param site a product of a test's own
 */
export async function signInByApi(page: Page, number = newNumber(), prefix = '', site = SITE): Promise<void> {
  const given = await fetch(`${site}/api/xsrf-token`)
  const { data } = (await given.json()) as { data: { token: string } }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${data.token}`, 'x-xsrf-token': data.token },
      body: JSON.stringify({ device_type: 'web', msisdn: number, ...body }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as {
      data: { token: string; user: { id: string; subscription_status: string } }
      success: { transaction_identify: string }
    }
  }
  const { success } = await post('/api/players/protected-script', {})
  await post('/api/players/login', { transaction_identify: success.transaction_identify })
  const { data: session } = await post('/api/players/confirm/otp', { otp: await codeSentTo(number, 1, site) })
  await page.context().addInitScript(
    ({ token, user, msisdn, keys }) => {
      // Once for each tab: a test that signs out must stay signed out.
      if (sessionStorage.getItem('journey')) return
      sessionStorage.setItem('journey', 'begun')
      localStorage.setItem(`${keys}token`, token)
      localStorage.setItem(`${keys}subscriber`, JSON.stringify(user))
      localStorage.setItem(`${keys}subscriber_id`, user.id)
      localStorage.setItem(`${keys}subscriptionStatus`, user.subscription_status)
      localStorage.setItem(`${keys}msisdn`, msisdn)
    },
    { ...session, msisdn: number, keys: prefix },
  )
}

/** Enters as a free visitor, for tests of something else. */
export async function enterFreely(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    localStorage.setItem('isFreeVisitor', 'true')
    localStorage.setItem('freeToken', 'free-visitor')
    localStorage.setItem('subscriptionStatus', 'free')
  })
}
