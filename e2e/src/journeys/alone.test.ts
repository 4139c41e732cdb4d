import { DESKTOP } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test.describe('a remote alone in a plain page', () => {
  for (const remote of ['landing', 'auth', 'content', 'designer', 'account'])
    test(`${remote} mounts by the classic container, with no shell, and goes without a trace`, async ({ arrive }) => {
      const page = await (await arrive({ viewport: DESKTOP })).tab()
      await signInByApi(page)
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      const before = `document.querySelectorAll('style, body > *').length`
      await page.goto(`/alone/${remote}`)
      await page.locator('#place :is(h1, h2, h3, form)').first().waitFor()
      expect(requests.filter((path) => path.startsWith('/assets/shell'))).toEqual([])

      await page.evaluate(() => (globalThis as unknown as { alone: { unmount: () => Promise<void> } }).alone.unmount())
      expect(await page.locator('#place').innerHTML()).toBe('')
      // The page's own style, its place and its two scripts.
      expect(await page.evaluate(before)).toBe(4)
    })
})
