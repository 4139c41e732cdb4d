import { expect, test as base } from '@playwright/test'
import { Visitor, type VisitorOptions } from './browser/visitor'
import { Integrator } from './integrators/integrator'
import type { Read } from './reach/digests'
import { takeUsed, USED } from './reach/used'

export { expect }

/** A person comes, with a browser of their own. */
export type Arrive = (options?: VisitorOptions) => Promise<Visitor>

interface Fixtures {
  /** Pages of an integrator's site that a file has for its tests, by path: `test.use({ pages })`. */
  pages: Record<string, string>
  arrive: Arrive
  /**
   * What a test reads beside what its pages load: files of the checkout, programs, releases for a product of its own.
   * `test.use({ reads: ['content', 'shared'] })`; a change of anything else is taken not to reach it.
   */
  reads: readonly Read[]
  /** Notes what the test uses of the built product. */
  used: void
  /** The integrator's site, with these pages. */
  integrator: Integrator
}

/** A test of the product: after it no page of its visitors may have thrown or broken the Content-Security-Policy. */
export const test = base.extend<Fixtures, { site: Integrator }>({
  pages: [{}, { option: true }],
  reads: [[], { option: true }],
  used: [
    async ({ reads }, use, { annotations }) => {
      await use()
      annotations.push({ type: USED, description: takeUsed(reads).join(' ') })
    },
    { auto: true },
  ],
  arrive: async ({ browser }, use) => {
    const visitors: Visitor[] = []
    await use(async (options) => {
      const visitor = await Visitor.arrive(browser, options)
      visitors.push(visitor)
      return visitor
    })
    const faults = visitors.flatMap((visitor) => visitor.faults)
    await Promise.all(visitors.map((visitor) => visitor.leave()))
    expect(faults, 'what went wrong in the pages').toEqual([])
  },
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const site = new Integrator()
      await site.start()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  integrator: [
    async ({ site, pages }, use) => {
      site.pages = new Map(Object.entries(pages))
      site.folder = undefined
      await use(site)
    },
    { auto: true },
  ],
})
