import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { refusedCode } from '../../../test/site/admitted'
import { createContentSite, type TestSite } from '../../../test/site/test-site'
import { RenderProcess } from './render-process'

const letASecondPass = passingTimeOfFile()
let site: TestSite
beforeAll(async () => {
  site = await createContentSite()
}, 60_000)
afterAll(() => site.close())

/** A page as soon as it is drawn: the first visitor of a busy machine may be sent off without. */
async function prerendered(url: string): Promise<string> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { body } = await site.app.inject({ url, headers: { accept: 'text/html' } })
    if (!body.includes('<div id="root"></div>')) return body
  }
  throw new Error(`${url} was never drawn`)
}
/** What scripts find in `#root`, where one that stands after the first look has taken itself out. */
const rootOf = (html: string) =>
  /<div id="root">(.*?)<script/s.exec(
    html.replace(/<script>(?:(?!<\/script>).)*currentScript\.remove\(\)<\/script>/s, ''),
  )?.[1] ?? ''
const stylesOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')

/** Classes of elements that the styles have no rules of. */
const unknownClasses = (html: string, css: string) =>
  [...html.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, classes]) => (classes ?? '').split(' '))
    .filter((name) => /^yw-[a-z0-9]+$/.test(name) && !css.includes(`.${name}`))

describe('a prerendered page', () => {
  it('is whole: its text, the day’s leaf, and the settings that it was drawn with', async () => {
    const html = await prerendered('/')
    expect(rootOf(html)).toContain('هل يمكنني إلغاء الاشتراك؟')
    const dailyCard = (await site.get('/api/v2/players/contents/leaf-of-the-day')).json<{
      data: { name: { name: string } }
    }>()
    expect(rootOf(html)).toContain(dailyCard.data.name.name)
    const boot = JSON.parse(/id="yawmi-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>
    expect(boot.answers).toEqual({ leafOfDay: dailyCard })
    expect(boot.prerendered).toMatchObject({ remote: 'landing' })
  })

  it('has every class that it names in its styles, and nothing that the policy refuses', async () => {
    const html = await prerendered('/')
    const { headers, body } = await site.app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(refusedCode(body, String(headers['content-security-policy']))).toEqual([])
    // Of what is seen first the rules that it needs, and then all of them, before what lies below.
    const parts = rootOf(html).split(/<style data-styles[^>]*>.*?<\/style>(?=<div data-below)/s)
    expect(parts).toHaveLength(2)
    const [first = '', rest = ''] = parts
    expect(unknownClasses(first, html.slice(0, html.indexOf('<div id="root"')))).toEqual([])
    expect(unknownClasses(rest, stylesOf(html))).toEqual([])
    expect(first + rest).not.toMatch(/ style="|<style|<script/)
  })

  it('is of its brand: words, colours and font', async () => {
    const html = await prerendered('/about-us?brand=nasma')
    expect(rootOf(html)).toContain('نسمة')
    expect(html).toContain('--yw-light-brand:#5B2A86')
    expect(html).toContain('"family":"Yawmi Cairo"')
  })

  describe('of a brand with texts of its own', () => {
    const terms = {
      since: '2026-01-02',
      intro: 'شروط {brand}.',
      sections: [{ title: 'حقوقك', parts: ['كل {prices}.'] }],
    }
    const faq = { questions: [{ question: 'من يجيب؟', answer: ['نحن.'] }] }
    const bootOf = (html: string) => /id="yawmi-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''

    beforeAll(() => {
      const folder = path.join(site.env.dataDir, 'brands')
      fs.mkdirSync(path.join(folder, 'wave'), { recursive: true })
      fs.writeFileSync(path.join(folder, 'wave/terms.json'), JSON.stringify(terms))
      const landing = { sections: ['faq', 'discover'] }
      fs.writeFileSync(
        path.join(folder, 'wave.json'),
        JSON.stringify({ id: 'wave', name: 'موجة', texts: { terms: 'terms.json', faq }, landing }),
      )
      letASecondPass()
    })

    it('has them whole at their address, filled with the values of the brand, and ours nowhere', async () => {
      const html = await prerendered('/terms-and-conditions?brand=wave')
      expect(rootOf(html)).toContain('شروط موجة.')
      expect(rootOf(html)).toContain('حقوقك')
      expect(rootOf(html)).not.toMatch(/[{}]|إلغاء الاشتراك/)
      expect(JSON.parse(bootOf(html))).toMatchObject({ texts: { terms } })
    })

    it('has the questions and the order of its landing page, and weighs nothing of its terms there', async () => {
      const html = await prerendered('/?brand=wave')
      expect([...rootOf(html).matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)).toEqual([
        'hero',
        'commonQs',
        'discover',
      ])
      expect(html).toContain('"@type":"Question","name":"من يجيب؟"')
      expect(JSON.parse(bootOf(html))).toMatchObject({ texts: { faq } })
      expect(html).not.toContain('حقوقك')
    })

    it('has them from the start in the layouts of the content area and of the web view', async () => {
      for (const url of ['/home-terms-and-conditions', '/webview/terms-conditions']) {
        const { body } = await site.app.inject({ url: `${url}?brand=wave`, headers: { accept: 'text/html' } })
        expect(JSON.parse(bootOf(body))).toMatchObject({ texts: { terms } })
      }
    })

    it('gives them to pages of any origin, for good under the address of these very words', async () => {
      const { texts } = (await site.app.inject('/brands/wave.json')).json<{ texts: Record<string, string> }>()
      const now = await site.app.inject(texts.terms!)
      expect(now.json()).toEqual(terms)
      expect(now.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': expect.stringContaining('immutable'),
      })
      const before = await site.app.inject('/brands/wave/000000000000/terms.json')
      expect(before.json()).toEqual(terms)
      expect(before.headers['cache-control']).toBe('no-cache')
      expect((await site.app.inject('/brands/wave/000000000000/privacy.json')).statusCode).toBe(404)
    })
  })

  it('is drawn once and then kept', async () => {
    const draw = jest.spyOn(RenderProcess.prototype, 'render')
    for (let visit = 0; visit < 5; visit += 1) await prerendered('/privacy')
    expect(draw.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/privacy'])
    draw.mockRestore()
  })

  it('is not drawn where its remote wants none', async () => {
    const { body } = await site.app.inject({ url: '/webview/welcome', headers: { accept: 'text/html' } })
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain('content="noindex"')
  })
})

describe('the frame of the content area', () => {
  it('stands in its pages for subscribers and free visitors, with nothing that the policy refuses or anybody can press', async () => {
    const html = await prerendered('/home')
    const frame = /<div id="root">(.*?)<noscript>/s.exec(html)?.[1] ?? ''
    expect(frame.match(/جارٍ التحميل/g)).toHaveLength(4)
    for (const role of ['subscriber', 'free']) expect(frame).toContain(`html:not([data-visitor=${role}])`)
    expect(frame).not.toMatch(/ style="|<script|<(?:a|button|input|h1|main|nav)[ >]/)
    const { headers, body } = await site.app.inject({ url: '/home', headers: { accept: 'text/html' } })
    expect(refusedCode(body, String(headers['content-security-policy']))).toEqual([])
    expect(html).toMatch(/\.visitor=\w\|\|\w\?"subscriber"/)
    expect(html).toContain('content="noindex"')
  })

  it.each([
    '/home',
    '/videos-list',
    '/video-details/x',
    '/images-list',
    '/images-details/x',
    '/messages-categories',
    '/messages-list/x',
    '/quotes-list',
    '/jokes-list',
    '/names-translate',
    '/daily-content',
    '/stickers-categories',
    '/stickers-list/x',
    '/favorites',
    '/design-categories',
    '/saved-items',
    '/design-images-list',
    '/design-cards-list',
    '/phone-design-page',
    '/design-page/images',
  ])('has every class that it names in its styles, and is small: %s', async (url) => {
    const html = await prerendered(url)
    const [, css = '', frame = ''] = /<div id="root"><style[^>]*>(.*?)<\/style>(.*?)<noscript>/s.exec(html) ?? []
    const names = [...frame.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => (classes ?? '').split(' '))
    expect(names.filter((name) => !css.includes(`.${name}`))).toEqual([])
    const bytes = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
    expect(bytes(html) - bytes(html.replace(css, '').replace(frame, ''))).toBeLessThan(4 * 1024)
    expect(frame).not.toMatch(/ style="|<(?:a|button|input|h1|main|nav)[ >]/)
  })

  it('has the shapes of its screen, and none for a free visitor where the screen is for subscribers', async () => {
    const loading = async (url: string) => (await prerendered(url)).match(/جارٍ التحميل/g) ?? []
    expect(await loading('/quotes-list')).toHaveLength(2)
    expect(await loading('/jokes-list')).toHaveLength(1)
  })

  it('is of its brand, with the shapes of the remote that owns the address', async () => {
    const html = await prerendered('/my-account?brand=nasma')
    expect(html).toMatch(
      /<div id="root"><style[^>]*>[^<]*--yw-light-brand:#5B2A86|<div id="root"><style[^>]*>[^<]*#5B2A86/,
    )
    expect(html).toContain('جارٍ التحميل')
  })
})

describe('files of the site', () => {
  it('tells search engines of the public pages', async () => {
    const map = await site.app.inject('/sitemap.xml')
    expect(map.body).toContain(`<loc>${site.env.siteOrigin}/terms-and-conditions</loc>`)
    expect(map.body).not.toContain('/home')
    expect((await site.app.inject('/robots.txt')).body).toContain(`Sitemap: ${site.env.siteOrigin}/sitemap.xml`)
  })

  it('draws icons and the card from the brand, and keeps them for good', async () => {
    const manifest = (await site.app.inject('/manifest.webmanifest?brand=nasma')).json<{
      name: string
      start_url: string
      icons: { src: string; purpose?: string }[]
    }>()
    expect(manifest).toMatchObject({ name: 'نسمة', start_url: '/home?brand=nasma' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src } of manifest.icons) {
      const picture = await site.app.inject(src)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('immutable'),
      })
    }
    expect((await site.app.inject('/brands/nasma/x/nothing.png')).statusCode).toBe(404)
  })
})
