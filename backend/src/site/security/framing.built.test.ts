import fs from 'node:fs'
import path from 'node:path'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

const SHOP = 'https://shop.wasl.example'
const letASecondPass = passingTimeOfFile()
let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
  const folder = path.join(site.env.dataDir, 'brands')
  fs.mkdirSync(folder, { recursive: true })
  const wasl = {
    id: 'wasl',
    name: 'وصل',
    hosts: ['wasl.example'],
    allowedOrigins: [SHOP, 'https://app.wasl.example:8443'],
  }
  fs.writeFileSync(path.join(folder, 'wasl.json'), JSON.stringify(wasl))
  fs.writeFileSync(
    path.join(folder, 'evil.json'),
    JSON.stringify({ id: 'evil', allowedOrigins: ['https://evil.example'] }),
  )
  letASecondPass()
})
afterAll(() => site.close())

const framing = async (url: string, host = 'localhost') => {
  const { headers } = await site.app.inject({ url, headers: { host, accept: 'text/html' } })
  const policy = String(headers['content-security-policy'])
  return { ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1], options: headers['x-frame-options'] }
}
const NOBODY = { ancestors: "'self'", options: 'SAMEORIGIN' }

describe('who may frame a page', () => {
  it.each([
    '/',
    '/about-us',
    '/Contact-Us',
    '/terms-and-conditions',
    '/home',
    '/videos-list',
    '/videos-details/daily_video',
    '/design-categories',
    '/saved-items',
    '/my-account',
    '/MY-ACCOUNT',
    '/my-account/',
    '/subscription-details',
    '/webview/profile/some-token',
    '/webview/profile',
    '/webview/no-such-page',
    '/no-such-page',
    '/alone/auth',
    '/alone/account',
  ])('is nobody else, whatever brand the address names: %s', async (url) => {
    expect(await framing(`${url}?brand=evil`)).toEqual(NOBODY)
    expect(await framing(`${url}?brand=wasl`)).toEqual(NOBODY)
    expect(await framing(url, 'wasl.example')).toEqual(NOBODY)
  })

  it.each([
    '/webview/welcome',
    '/webview/register',
    '/webview/confirm-otp',
    '/webview/callback',
    '/webview/privacy-policy',
    '/webview/terms-conditions',
    '/embed/auth',
    '/embed/account',
  ])('is its brand’s partners where it is the flow’s or an embed’s: %s', async (url) => {
    const ofWasl = { ancestors: `'self' ${SHOP} https://app.wasl.example:8443`, options: undefined }
    expect(await framing(`${url}?brand=wasl`)).toEqual(ofWasl)
    expect(await framing(`${url}?brand=evil`, 'wasl.example')).toEqual(ofWasl)
    expect(await framing(url)).toEqual(NOBODY)
  })

  it('is nobody else for a page in the place of one whose brand was never good', async () => {
    fs.writeFileSync(path.join(site.env.dataDir, 'brands/half.json'), '{')
    letASecondPass()
    expect((await framing('/webview/register?brand=half')).ancestors).toBe("'self'")
  })
})
