import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { lastingFindings, settled } from '../browser/steady'
import type { VisitorOptions } from '../browser/visitor'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { releaseList } from '../reach/release-list'
import { expect, test } from '../test'

interface ReleasedRoute {
  path: string
  access: 'public' | 'visitor' | 'subscriber'
}

/** Who may see a screen, by the access of its route. */
const SEES: Record<string, ReleasedRoute['access'][]> = {
  anonymous: ['public'],
  free: ['visitor'],
  subscriber: ['visitor', 'subscriber'],
}

/**
 * Every address that the release list knows, by who may see it and whose it is; those with parameters are visited by the
 * tests of their screens.
 */
const SWEEPS = Object.entries(SEES).flatMap(([role, access]) =>
  Object.entries(releaseList().remotes).flatMap(([remote, [current]]) => {
    const routes = (current?.declaration.routes ?? []) as ReleasedRoute[]
    const seen = routes.filter((route) => access.includes(route.access) && !route.path.includes(':'))
    return seen.length > 0 ? [{ role, remote, paths: seen.map(({ path }) => path) }] : []
  }),
)

/** What is wrong with a page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const wider = overflow > 0 ? [`wider than the screen by ${overflow} px`] : []
  return [...(await axeFindings(page)), ...wider]
}

/** Looks at every screen that each of the three kinds of people may see, in one width and theme. */
export function everyScreenIsClean(options: Required<Pick<VisitorOptions, 'viewport' | 'dark'>>): void {
  // A test for each remote, so that a change in one has its own looked at again.
  for (const { role, remote, paths } of SWEEPS)
    test(`is clean for axe and cuts nothing off: ${remote}, ${role}`, async ({ arrive }) => {
      test.setTimeout(180_000)

      const page = await (await arrive(options)).tab()
      if (role === 'free') await enterFreely(page)
      if (role === 'subscriber') await signInByApi(page)
      const findings: string[] = []
      for (const path of paths) {
        await page.goto(path)
        // Some lead on to another address: what counts is what they come to.
        const found = await lastingFindings(async () => {
          await settled(page)
          return faultsOf(page)
        })
        findings.push(...found.map((finding) => `${path}: ${finding}`))
      }
      expect(findings).toEqual([])
    })
}
