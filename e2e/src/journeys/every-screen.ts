import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { lastingFindings, settled } from '../browser/steady'
import type { VisitorOptions } from '../browser/visitor'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { SITE } from '../product/product'
import { expect, test } from '../test'

interface ReleasedRoute {
  path: string
  access: 'public' | 'visitor' | 'subscriber'
}

/** Every address of the release list; those with parameters are visited by the tests of their screens. */
async function addresses(): Promise<ReleasedRoute[]> {
  const list = (await (await fetch(`${SITE}/releases.json`)).json()) as {
    remotes: Record<string, { declaration: { routes: ReleasedRoute[] } }[]>
  }
  return Object.values(list.remotes)
    .flatMap(([current]) => current?.declaration.routes ?? [])
    .filter(({ path }) => !path.includes(':'))
}

/** What is wrong with a page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const wider = overflow > 0 ? [`wider than the screen by ${overflow} px`] : []
  return [...(await axeFindings(page)), ...wider]
}

/** Looks at every screen that each of the three kinds of people may see, in one width and theme. */
export function everyScreenIsClean(options: Required<Pick<VisitorOptions, 'viewport' | 'dark'>>): void {
  for (const role of ['anonymous', 'free', 'subscriber'] as const)
    test(`is clean for axe and cuts nothing off: ${role}`, async ({ arrive }) => {
      test.setTimeout(180_000)

      const page = await (await arrive(options)).tab()
      if (role === 'free') await enterFreely(page)
      if (role === 'subscriber') await signInByApi(page)
      const seen = { anonymous: ['public'], free: ['visitor'], subscriber: ['visitor', 'subscriber'] }[role]
      const findings: string[] = []
      for (const { path } of (await addresses()).filter(({ access }) => seen.includes(access))) {
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
