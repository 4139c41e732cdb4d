import type { Page } from '@playwright/test'

/**
 * What the device keeps of a person. The landing page asks for a new protection script as soon as it is there, and some seconds
 * later keeps the site's release list, which is the same for everybody.
 */
export const savedOf = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !['transaction_identify', 'yawmi-releases'].includes(key)),
  )
