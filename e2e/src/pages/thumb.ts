import type { Locator, Page } from '@playwright/test'

/** Counts what a thumb does. */
export function thumb() {
  let taps = 0
  /** A tap on what is the system's: it is counted, and done by other means. */
  const count = () => void (taps += 1)
  return {
    taps: () => taps,
    count,
    async tap(target: Locator) {
      count()
      await target.tap()
    },
  }
}

/** As on phones: files go to other apps, and which is noted. */
export const shareable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: { files?: File[] }) => {
        Object.assign(window, { shared: files.map(({ name, type, size }) => `${name} ${type} ${size > 5000}`) })
        return Promise.resolve()
      },
    })
  })

/** Name and type of each file that another app was given, and whether there is a picture in it. */
export const sharedFiles = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as { shared?: string[] }).shared)
