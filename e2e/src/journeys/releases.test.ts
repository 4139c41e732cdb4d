import type { BrowserContext, Page } from 'playwright-core'
import { DESKTOP, useVisitors, type Visitor } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'

const arrive = useVisitors()

interface Release {
  version: string
  manifest: string
  declaration: { requires: Record<string, string> }
}
interface Boot {
  releases: { remotes: { content: Release[] } }
}

/** A version that is in no build. */
const NEXT = '99.0.0-next'
const BOOT = /(<script type="application\/json" id="yawmi-boot">)(.*?)(<\/script>)/

/** Has pages come with another release of the content remote in front of the current one. */
async function release(pages: Page | BrowserContext, declaration: object = {}): Promise<void> {
  await pages.route(
    (url) => /^\/[\w-]*$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(BOOT, (_, before: string, json: string, after: string) => {
        const boot = JSON.parse(json) as Boot
        const [current] = boot.releases.remotes.content
        if (!current) throw new Error('nothing is released')
        boot.releases.remotes.content.unshift({
          version: NEXT,
          manifest: current.manifest.replace(current.version, NEXT),
          declaration: { ...current.declaration, ...declaration },
        })
        return `${before}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${after}`
      })
      return route.fulfill({ response, body })
    },
  )
}

/** Has the next version's files be those of the current one, but for what `instead` says. */
async function serveNext(context: BrowserContext, instead: (file: string) => string | undefined): Promise<void> {
  const { content } = ((await (await context.request.get('/releases.json')).json()) as Boot['releases']).remotes
  await context.route(`**/remotes/content/${NEXT}/**`, async (route) => {
    const url = route.request().url()
    const body = instead(url)
    if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body })
    return route.fulfill({ response: await route.fetch({ url: url.replace(NEXT, content[0]?.version ?? '') }) })
  })
}

async function subscriber(): Promise<{ visitor: Visitor; page: Page; asked: string[] }> {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  await signInByApi(page)
  return { visitor, page, asked: askedOf(page) }
}
/** Files of the next version that a page asks for. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(`/content/${NEXT}/`) && asked.push(request.url()))
  return asked
}
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'حقائق مذهلة ومعلومات مفيدة ومحتوى جميل' })
const failures = (page: Page) => page.locator('[data-failed-remote]')

describe('a release that is broken', () => {
  it('gives way to the version before where its files are not there', async () => {
    const { page, asked } = await subscriber()
    await release(page)
    await page.goto('/home')
    await home(page).waitFor()
    expect(asked.length).toBeGreaterThan(0)
    expect(await failures(page).count()).toBe(0)
  })

  it('gives way to the version before where its code throws', async () => {
    const { visitor, page, asked } = await subscriber()
    await serveNext(visitor.context, (file) => (file.endsWith('.js') ? 'throw new Error("broken release")' : undefined))
    await release(page)
    await page.goto('/home')
    await home(page).waitFor()
    expect(asked.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
    expect(await failures(page).count()).toBe(0)
    // What the broken release threw was ours to provoke.
    visitor.faults.splice(0, Infinity, ...visitor.faults.filter((fault) => !fault.includes('broken release')))
  })

  it('is passed over, and nothing of it asked for, where it was made for another shell', async () => {
    const { page, asked } = await subscriber()
    await release(page, { requires: { '@yawmi/ui': '^99.0.0' } })
    await page.goto('/home')
    await home(page).waitFor()
    expect(asked).toEqual([])
  })
})

it('pages of the version before and of the new one go on side by side, and sign out together', async () => {
  const { visitor, page, asked } = await subscriber()
  await page.goto('/home')
  await home(page).waitFor()

  await serveNext(visitor.context, () => undefined)
  const next = await visitor.tab()
  const askedByNext = askedOf(next)
  await release(next)
  await next.goto('/home')
  await home(next).waitFor()
  expect(askedByNext.length).toBeGreaterThan(0)

  // A screen whose code the open page has not loaded yet comes from the version that it began with.
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  await menu.getByRole('link', { name: 'المحتوى اليومي' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  expect(asked).toEqual([])

  await next.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await failures(page).count()).toBe(0)
})
