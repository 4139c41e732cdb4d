import type { FrameLocator, Locator, Page } from '@playwright/test'
import { partHydrated } from '../browser/steady'
import { DESKTOP, type Visitor } from '../browser/visitor'
import type { Arrive } from '../test'

/** A free visitor, who sees the home screen on the site and on integrators' pages. */
export async function freeVisitor(arrive: Arrive): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await arrive({ viewport: DESKTOP })
  await visitor.context.addInitScript(() => {
    if (origin === 'null') return
    // In a frame of another origin the page keeps what is its own under that origin.
    for (const prefix of ['', 'yawmi:', `yawmi:${location.ancestorOrigins[0]}:`]) {
      localStorage.setItem(`${prefix}isFreeVisitor`, 'true')
      localStorage.setItem(`${prefix}freeToken`, 'free-visitor')
      localStorage.setItem(`${prefix}subscriptionStatus`, 'free')
    }
  })
  return { visitor, page: await visitor.tab() }
}

/** Where the product is in a page: in the frame of an integrator's page `…/iframe`, otherwise in the page itself. */
export const inside = (page: Page, address: string): Page | FrameLocator =>
  address.endsWith('/iframe') ? page.frameLocator('iframe') : page

/** The heading of the home screen. */
export const homeTitle = (page: Page, address: string): Locator =>
  inside(page, address).getByRole('heading', { name: 'حقائق مذهلة ومعلومات مفيدة ومحتوى جميل' })

/** Until the home screen stands by code of the page: on the site the server's rendering of it may stand before. */
export async function homeStands(page: Page, address: string): Promise<void> {
  const title = homeTitle(page, address)
  await title.waitFor()
  if (address === '/home') await partHydrated(title)
}
