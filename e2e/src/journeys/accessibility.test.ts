import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE, useVisitors } from '../browser/visitor'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { SITE } from '../product/product'

const arrive = useVisitors()

interface ReleasedRoute {
  path: string
  access: 'public' | 'visitor' | 'subscriber'
}

/** Every address that the release list knows; those with parameters are visited by the journeys of their screens. */
async function addresses(): Promise<ReleasedRoute[]> {
  const list = (await (await fetch(`${SITE}/releases.json`)).json()) as {
    remotes: Record<string, { declaration: { routes: ReleasedRoute[] } }[]>
  }
  return Object.values(list.remotes)
    .flatMap(([current]) => current?.declaration.routes ?? [])
    .filter(({ path }) => !path.includes(':'))
}

describe.each([
  { viewport: PHONE, dark: false },
  { viewport: DESKTOP, dark: true },
])('every screen at $viewport.width px, dark: $dark', ({ viewport, dark }) => {
  it.each(['anonymous', 'free', 'subscriber'] as const)(
    'is clean for axe and cuts nothing off: %s',
    async (role) => {
      const page = await (await arrive({ viewport, dark })).tab()
      if (role === 'free') await enterFreely(page)
      if (role === 'subscriber') await signInByApi(page)
      const seen = { anonymous: ['public'], free: ['visitor'], subscriber: ['visitor', 'subscriber'] }[role]
      const findings: string[] = []
      for (const { path } of (await addresses()).filter(({ access }) => seen.includes(access))) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        if (!(await page.locator('[data-remote] > *').first().isVisible())) findings.push(`${path}: shows nothing`)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overflow > 0) findings.push(`${path}: wider than the screen by ${overflow} px`)
        findings.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`))
      }
      expect(findings).toEqual([])
    },
    180_000,
  )
})
