import type { Locator, Page, Route } from '@playwright/test'

/** Milliseconds without another request after which a page waits for answers, however busy the machine is. */
const QUIET = 1_500

/**
 * Opens an address with a service that answers in round trips: nothing is answered until the page has asked for all that it
 * can ask for, then all of it at once.
 * @param isOurs whether a request goes to that service
 * @param shown what the page is to come to
 * @returns the paths that each round trip answered until then, a list for each; what is asked for at that moment is not among them
 */
export async function roundTrips(
  page: Page,
  address: string,
  isOurs: (url: URL) => boolean,
  shown: Locator,
): Promise<string[][]> {
  let held: Route[] = []
  let last = Date.now()
  await page.route(isOurs, (route) => {
    held.push(route)
    last = Date.now()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const trips: string[][] = []
  while (!(await shown.isVisible())) {
    if (held.length > 0 && Date.now() - last > QUIET) {
      const answered = held
      held = []
      trips.push(answered.map((route) => new URL(route.request().url()).pathname))
      last = Date.now()
      await Promise.all(answered.map((route) => route.continue()))
    }
    await page.waitForTimeout(50)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return trips
}
