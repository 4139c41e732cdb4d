import { SITE } from './product'

/** The public pages, in the brands that journeys ask for them. */
const PAGES = ['/', '/about-us', '/Contact-Us', '/terms-and-conditions', '/privacy', '/about-us?brand=nasma']

/**
 * Asks for the public pages until they are drawn ahead. For the first one who asks on a new day, a server that is busy
 * does not wait for that for long, and what it sends then is whole only with the scripts; and a journey that moves the
 * clock makes a new day.
 */
export async function prerendered(): Promise<void> {
  for (const page of PAGES)
    for (let attempt = 0; !(await (await fetch(`${SITE}${page}`)).text()).includes('<main'); attempt += 1) {
      if (attempt === 120) throw new Error(`${page} was not drawn ahead`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}
