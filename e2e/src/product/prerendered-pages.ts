import { SITE } from './product'

/** The public pages, in the brands that the tests use. */
const PAGES = ['/', '/about-us', '/Contact-Us', '/terms-and-conditions', '/privacy', '/about-us?brand=nasma']

/**
 * Requests the public pages until they are prerendered. A busy server does not wait long for the first rendering of a
 * day, and then sends a page that needs its scripts; a test that moves the clock starts a new day.
 */
export async function prerendered(): Promise<void> {
  for (const page of PAGES)
    for (let attempt = 0; !(await (await fetch(`${SITE}${page}`)).text()).includes('<main'); attempt += 1) {
      if (attempt === 120) throw new Error(`${page} was not drawn ahead`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}
