import fs from 'node:fs'
import path from 'node:path'
import { brandSiteOfFile, number } from '../../../test/site/brand-people'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { signIn } from '../../../test/site/sign-in'
import { createTestSite } from '../../../test/site/test-site'

const people = brandSiteOfFile()
const letASecondPass = passingTimeOfFile()

const MADA = {
  id: 'mada',
  name: 'مدى',
  shortName: 'مدى',
  latinName: 'Mada',
  phoneRule: '^\\+2189[24]\\d{7}$',
  phoneExample: '0921234567',
  operators: [{ id: 'mada', name: 'مدى', phoneRule: '^\\+2189[24]\\d{7}$', offers: [{ amount: 500, period: 'week' }] }],
  sms: { to: '15777', subscribe: 'M', cancel: 'X' },
  hosts: ['mada.example'],
  allowedOrigins: ['https://shop.mada.example'],
}
const TEXT = JSON.stringify(MADA, null, 2)

const put = (text: string, id = 'mada') => {
  const folder = path.join(people.site.env.dataDir, 'brands')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `${id}.json`), text)
  letASecondPass()
}
const remove = (id: string) => {
  fs.rmSync(path.join(people.site.env.dataDir, 'brands', `${id}.json`))
  letASecondPass()
}
const ask = (url: string, host: string, accept = 'text/html') =>
  people.site.app.inject({ url, headers: { host, accept } })
/** Whose name and prices a page shows; ours would be «يومي» and 250 and 1750 dirhams. */
const shown = ({ body }: { body: string }) => ({
  title: /<title>.*?([^·]+)<\/title>/.exec(body)?.[1]?.trim(),
  names: [...new Set(body.match(/(?<="id":"(?:yawmi|mada|rabi|nasma)","name":")[^"]+/g))],
  prices: [...new Set(body.match(/(?<="amount":)\d+/g))],
})
const MADAS = { title: 'مدى', names: ['مدى'], prices: ['500'] }

describe('a brand broken live', () => {
  it('keeps its name, prices and phone rule on its own host, in calls and in messages', async () => {
    put(TEXT)
    expect(shown(await ask('/', 'mada.example'))).toEqual(MADAS)
    put(TEXT.slice(0, TEXT.indexOf('"sms"')))

    const page = await ask('/webview/register', 'mada.example')
    expect(page.statusCode).toBe(200)
    expect(shown(page)).toEqual(MADAS)
    expect(shown(await ask('/?brand=mada', 'localhost'))).toEqual(MADAS)
    expect((await ask('/embed/auth?brand=mada', 'localhost')).body).toContain('data-brand="mada"')
    expect((await ask('/brands/mada.json', 'localhost')).json()).toMatchObject({ id: 'mada', name: 'مدى' })

    const [own, other] = [number(), number().replace('+21892', '+21891')]
    expect((await people.login(other, { brand: 'mada' })).statusCode).toBe(422)
    await signIn(people.site, own, 'mada')
    await people.site.work()
    expect(await people.record(own)).toMatchObject({ brand: 'mada', offer: { amount: 500, period: 'week' } })
    expect(await people.site.smsTo(own)).toEqual([expect.stringMatching(/^أهلًا بك في مدى.*0\.500 دينار أسبوعيًا/)])
  })

  it('is the same over a restart', async () => {
    const again = await createTestSite({ YAWMI_DATA_DIR: people.site.env.dataDir })
    const page = await again.app.inject({ url: '/webview/register', headers: { host: 'mada.example' } })
    await again.close()
    expect(shown(page)).toEqual(MADAS)
  })
})

describe('a brand that was never good', () => {
  beforeAll(() => put(JSON.stringify({ ...MADA, id: 'rabi', trialHours: -1, hosts: ['rabi.example'] }), 'rabi'))
  afterAll(() => remove('rabi'))

  it.each(['/', '/webview/register', '/no-such-page'])('answers a calm page, 503, at %s of its host', async (url) => {
    const reply = await ask(url, 'rabi.example')
    expect(reply.statusCode).toBe(503)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.body).toContain('<html lang="ar" dir="rtl">')
    expect(reply.body).toContain('حاول مرة أخرى')
    expect(shown(reply)).toMatchObject({ names: [], prices: [] })
    expect(reply.body).not.toContain('يومي')
  })

  it('answers 503 to whoever names it: a page, an embed, a call and the brand’s file', async () => {
    for (const url of ['/?brand=rabi', '/embed/auth?brand=rabi', '/alone/auth?brand=rabi']) {
      const reply = await ask(url, 'localhost')
      expect([url, reply.statusCode]).toEqual([url, 503])
      expect(reply.body).not.toContain('يومي')
    }
    const file = await ask('/brands/rabi.json', 'localhost', '*/*')
    expect(file.statusCode).toBe(503)
    expect(file.headers['access-control-allow-origin']).toBe('*')
    expect(file.json()).toMatchObject({ error: 'unavailable' })
    expect((await people.login(number(), { brand: 'rabi' })).statusCode).toBe(503)
  })

  it('answers JSON to calls and files on its host, and leaves health checks alone', async () => {
    for (const url of ['/api/home', '/manifest.webmanifest', '/embed.js']) {
      const reply = await ask(url, 'rabi.example', '*/*')
      expect([url, reply.statusCode]).toEqual([url, 503])
      expect(reply.json()).toMatchObject({ error: 'unavailable' })
    }
    expect((await ask('/healthz', 'rabi.example')).statusCode).toBe(200)
    expect((await ask('/readyz', 'rabi.example')).statusCode).toBe(200)
  })

  it('does not touch the site itself or other brands', async () => {
    expect(shown(await ask('/', 'localhost')).names).toEqual(['يومي'])
    expect(shown(await ask('/', 'nasma.localhost')).names).toEqual(['نسمة'])
  })
})

it('shows the words of a brand in titles and descriptions of pages', async () => {
  const words = { 'landing.titles.about': 'حكاية {brand}', 'landing.descriptions.about': 'نحن {brand}.' }
  put(JSON.stringify({ id: 'wasl', name: 'وصل', words }), 'wasl')
  const { body } = await ask('/about-us?brand=wasl', 'localhost')
  expect(body).toContain('<title>حكاية وصل · وصل</title>')
  expect(body).toContain('<meta name="description" content="نحن وصل.">')
})

describe('the logo of a carrier', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
  const putFile = (name: string, content: string) => {
    const folder = path.join(people.site.env.dataDir, 'brands/mada')
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }

  it('is served from the folder beside its file to pages of any origin, and can do nothing by itself', async () => {
    putFile('logo.svg', SVG)
    const reply = await ask('/brands/mada/logo.svg', 'localhost', 'image/*')
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe(SVG)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('is not there when it is no picture, and nothing else of the folder is', async () => {
    putFile('bad.svg', SVG.replace('<path', '<script>x()</script><path'))
    putFile('fake.png', SVG)
    putFile('terms.txt', 'secret')
    const outside = ['%2e%2e/mada.json', 'mada/..%2fmada.json', 'mada/.hidden.svg']
    for (const name of ['mada/bad.svg', 'mada/fake.png', 'mada/terms.txt', 'mada/none.svg', ...outside])
      expect([name, (await ask(`/brands/${name}`, 'localhost', 'image/*')).statusCode]).toEqual([name, 404])
  })
})
