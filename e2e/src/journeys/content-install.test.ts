import { PHONE } from '../browser/visitor'
import { SITE } from '../product/product'
import { expect, test } from '../test'

test.describe('the site on a phone', () => {
  test('is installable for Chromium: a manifest in Arabic, icons that are there, and a worker', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE, worker: true })).tab('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A private window, which other tests use, cannot install a site; nothing else may prevent it.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '') as {
      name: string
      lang: string
      dir: string
      start_url: string
      display: string
      icons: { src: string; sizes: string; type: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', display: 'standalone' })
    expect(manifest.name).toMatch(/[\u0600-\u06ff]/)
    expect((await fetch(new URL(manifest.start_url, url))).ok).toBe(true)
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(new URL(src, url))
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
    }
    expect(new URL(url).origin).toBe(SITE)
  })
})
