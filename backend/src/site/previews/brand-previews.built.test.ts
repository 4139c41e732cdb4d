import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BRAND_PREVIEW_SCOPE } from '@yawmi/contract/site-links'
import { signedLink } from '@yawmi/releases/site-link'
import { createTestSite, type TestSite } from '../../../test/site/test-site'
import { addPreview } from '../../infrastructure/brands/add-preview'

const DAY = 24 * 60 * 60_000
const NOTE = 'انتهت صلاحية هذا الرابط'

let site: TestSite
let folder: string
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-previews-'))
  // It trusts no key for brands; the checkout's own would be, where a build has made it.
  site = await createTestSite({ RELEASE_KEYS_DIR: path.join(folder, 'keys') })
  // Its keys are there.
  await site.app.inject('/release-keys.json')
})
afterAll(async () => {
  await site.close()
  fs.rmSync(folder, { recursive: true })
})

/** Keeps a brand as an operator's file has it. @returns the text of the link to it */
async function linkTo(
  brand: { id: string; name: string; texts?: object; logo?: object },
  { days = 7, scope = BRAND_PREVIEW_SCOPE, beside = {} } = {},
) {
  const file = path.join(folder, `${brand.id}.json`)
  fs.writeFileSync(file, JSON.stringify(brand))
  fs.mkdirSync(path.join(folder, brand.id), { recursive: true })
  for (const [name, text] of Object.entries(beside)) fs.writeFileSync(path.join(folder, brand.id, name), String(text))
  const preview = await addPreview(site.database.db, file, brand.id, {
    by: 'مها',
    note: '',
    expiresAt: new Date(Date.now() + days * DAY),
  })
  return signedLink({ preview }, { scope, days, keysFile: path.join(site.env.dataDir, 'keys/list.json') }).text
}
const open = (link: string, more = '') => site.app.inject(`/brand-preview?link=${link}${more}`)
const page = (url: string, link?: string) =>
  site.app.inject({ url, headers: { host: 'localhost' }, cookies: link === undefined ? {} : { 'yawmi-preview': link } })
const brandOn = (html: string) =>
  (JSON.parse(/id="yawmi-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { brand: { name: string } }).brand.name

describe('a brand before it is published', () => {
  it('is what a browser sees that has opened its link, on each page, with a badge and a way back', async () => {
    const link = await linkTo({ id: 'nasma', name: 'نسمة الجديدة' })
    const opened = await open(link)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/?brand=nasma'])
    const [cookie] = opened.cookies
    expect(cookie).toMatchObject({ name: 'yawmi-preview', value: link, httpOnly: true, sameSite: 'Lax' })
    expect(cookie?.maxAge).toBeLessThanOrEqual(7 * 24 * 60 * 60)
    for (const url of ['/?brand=nasma', '/home?brand=nasma']) {
      const reply = await page(url, link)
      expect(brandOn(reply.body)).toBe('نسمة الجديدة')
      expect(reply.body).toContain('معاينة قبل النشر')
      expect(reply.body).toContain('href="/brand-preview?brand=nasma&amp;off=1"')
      expect(reply.headers['cache-control']).toBe('private, no-store')
      expect(reply.headers['x-yawmi-preview']).toBe('1')
    }
  })

  it('is nothing to everybody else, nor on pages of other brands', async () => {
    const link = await linkTo({ id: 'nasma', name: 'نسمة الجديدة' })
    await page('/?brand=nasma', link)
    const others = await page('/?brand=nasma')
    expect([brandOn(others.body), others.headers['x-yawmi-preview']]).toEqual(['نسمة', undefined])
    expect(others.body).not.toContain('معاينة قبل النشر')
    const other = await page('/?brand=rimal', link)
    expect(brandOn(other.body)).toBe('رمال')
    expect(other.body).not.toContain('معاينة قبل النشر')
  })

  it('has the logo that it is previewed with, for whoever has opened its link', async () => {
    const [published, previewed] = ['<svg id="published"></svg>', '<svg id="previewed"></svg>']
    fs.mkdirSync(path.join(site.env.dataDir, 'brands/nasma'), { recursive: true })
    fs.writeFileSync(path.join(site.env.dataDir, 'brands/nasma/logo.svg'), published)
    const link = await linkTo(
      { id: 'nasma', name: 'نسمة', logo: { image: '/brands/nasma/logo.svg' } },
      { beside: { 'logo.svg': previewed } },
    )
    const [mine, others] = [await page('/brands/nasma/logo.svg', link), await page('/brands/nasma/logo.svg')]
    expect([mine.body, mine.headers['cache-control']]).toEqual([previewed, 'private, no-store'])
    expect([others.body, others.headers['cache-control']]).toEqual([published, 'no-cache'])
  })

  it('may be one that there is none of yet, with its own files', async () => {
    const terms = { since: '2026-11-22', intro: 'شروط نور', sections: [{ title: 'السعر', parts: ['{prices}'] }] }
    const link = await linkTo(
      { id: 'noor', name: 'نور', texts: { terms: 'terms.json' } },
      { beside: { 'terms.json': JSON.stringify(terms) } },
    )
    const { body } = await page('/?brand=noor', link)
    expect(brandOn(body)).toBe('نور')
    const [, address = ''] = /"terms":"(\/brands\/noor\/[^"]+)"/.exec(body) ?? []
    expect((await page(address, link)).body).toContain('شروط نور')
    expect((await page(address)).statusCode).toBe(404)
    const [icon] = /\/brands\/noor\/\w+\/icon\.svg/.exec(body) ?? []
    expect((await page(icon!, link)).statusCode).toBe(200)
  })

  it('is over with its link, and where the visitor has enough', async () => {
    const link = await linkTo({ id: 'nasma', name: 'قريبًا' })
    expect(brandOn((await page('/?brand=nasma', link)).body)).toBe('قريبًا')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * DAY)
    expect(brandOn((await page('/?brand=nasma', link)).body)).toBe('نسمة')
    const over = await open(link)
    expect([over.statusCode, over.cookies]).toEqual([410, []])
    expect(over.body).toContain(NOTE)
    jest.restoreAllMocks()
    const off = await site.app.inject('/brand-preview?brand=nasma&off=1')
    expect([off.statusCode, off.headers.location]).toEqual([303, '/?brand=nasma'])
    expect(off.cookies).toEqual([expect.objectContaining({ name: 'yawmi-preview', value: '', maxAge: 0 })])
  })

  it('is opened by no link that the site has not signed for that, and leads to no other site', async () => {
    const link = await linkTo({ id: 'nasma', name: 'نسمة الجديدة' })
    const [body = '{}'] = [Buffer.from(link, 'base64url').toString()]
    const forged = Buffer.from(body.replace(/"preview":\d+/, '"preview":1')).toString('base64url')
    const ofTesters = await linkTo({ id: 'nasma', name: 'نسمة الجديدة' }, { scope: 'testers' })
    for (const refused of ['nonsense', forged === link ? 'x' : forged, ofTesters])
      expect((await open(refused)).statusCode).toBe(410)
    expect((await open(link, '&to=//evil.example')).headers.location).toBe('/?brand=nasma')
    expect((await open(link, '&to=/home?brand=nasma')).headers.location).toBe('/home?brand=nasma')
  })

  it('is refused with a fault, before there is a link', async () => {
    await expect(linkTo({ id: 'nasma', name: '' })).rejects.toThrow(/^brand nasma: /)
  })
})
