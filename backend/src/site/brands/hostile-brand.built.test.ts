import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

/** Milliseconds that an answer may take while such a file lies there, on a machine that others keep busy. */
const DEADLINE = 2_000

const COPIES = 100

const EVIL = { id: 'evil', phoneRule: `^\\+218(${'\\d|'.repeat(23)}\\d)+x$` }

const letASecondPass = passingTimeOfFile()
let site: TestSite
beforeAll(async () => void (site = await createTestSite()))
afterAll(() => site.close())

const folder = (of = site) => path.join(of.env.dataDir, 'brands')
const put = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder(), name)), { recursive: true })
  fs.writeFileSync(path.join(folder(), name), text)
  letASecondPass()
}
const answers = async (of: TestSite) => {
  const began = performance.now()
  for (const [url, status] of [
    ['/healthz', 200],
    ['/', 200],
    ['/webview/register', 200],
    ['/brands/yawmi.json', 200],
    ['/brands/evil.json', 503],
    ['/?brand=evil', 503],
  ] as const)
    expect([url, (await of.app.inject({ url, headers: { host: 'localhost' } })).statusCode]).toEqual([url, status])
  expect(performance.now() - began).toBeLessThan(6 * DEADLINE)
}

describe('a brand file that is meant to hang the service', () => {
  it('with a phone rule that runs for hours is refused, while all else is answered, and after a restart too', async () => {
    put('evil.json', JSON.stringify(EVIL))
    await answers(site)
    const again = await createTestSite({ YAWMI_DATA_DIR: site.env.dataDir })
    await answers(again)
    await again.close()
  })

  it.each([
    ['of 10 MB', JSON.stringify({ ...EVIL, name: 'a'.repeat(10_000_000) })],
    ['a list 100,000 deep', `{"id":"evil","words":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['that begins its hosts thousands of times', '"hosts":['.repeat(50_000)],
    [
      'of faults alone',
      JSON.stringify({ id: 'evil', hosts: Array.from({ length: 15_000 }, (_, index) => `${index}/`) }),
    ],
  ])('is refused likewise: %s', async (_, text) => {
    put('evil.json', text)
    await answers(site)
    // Nobody knows whose this host is: what is looked up for it in the faulty file is found once, not for each request.
    const began = performance.now()
    for (let time = 0; time < 20; time += 1)
      await site.app.inject({ url: '/healthz', headers: { host: `h${time}.example` } })
    expect(performance.now() - began).toBeLessThan(DEADLINE)
  })

  it('as a pipe that nobody writes into, or a folder, is no file', async () => {
    fs.rmSync(path.join(folder(), 'evil.json'))
    execFileSync('mkfifo', [path.join(folder(), 'evil.json')])
    fs.mkdirSync(path.join(folder(), 'folder.json'))
    letASecondPass()
    await answers(site)
    fs.rmSync(path.join(folder(), 'evil.json'))
    fs.rmSync(path.join(folder(), 'folder.json'), { recursive: true })
  })

  it('by its logo does not hang it either', async () => {
    fs.mkdirSync(path.join(folder(), 'evil'), { recursive: true })
    fs.writeFileSync(path.join(folder(), 'evil/logo.svg'), '<!---->'.repeat(14_000))
    const began = performance.now()
    expect((await site.app.inject({ url: '/brands/evil/logo.svg' })).statusCode).toBe(404)
    expect(performance.now() - began).toBeLessThan(DEADLINE)
  })

  it('in a hundred copies leaves the others to be read within seconds', async () => {
    const text = JSON.stringify({ id: 'x', hosts: Array.from({ length: 1_000 }, (_, index) => `${index}/`) })
    for (let index = 0; index < COPIES; index += 1) fs.writeFileSync(path.join(folder(), `a${index}.json`), text)
    fs.writeFileSync(path.join(folder(), 'zad.json'), JSON.stringify({ id: 'zad', name: 'زاد' }))
    let [slowest, isThere] = [0, false]
    for (const until = Date.now() + 15_000; !isThere && Date.now() < until; await sleep(200)) {
      const began = performance.now()
      await site.app.inject({ url: '/healthz' })
      isThere = (await site.app.inject({ url: '/brands/zad.json' })).statusCode === 200
      slowest = Math.max(slowest, performance.now() - began)
    }
    expect(isThere).toBe(true)
    expect(slowest).toBeLessThan(DEADLINE)
    for (let index = 0; index < COPIES; index += 1) fs.rmSync(path.join(folder(), `a${index}.json`))
  })
})

it('reads phone rules as texts and as data, and gives them to pages in a form that ones released before can compile', async () => {
  const operator = { name: 'مدى', offers: [{ amount: 500, period: 'week' }] }
  const rules = {
    id: 'mada',
    phoneRule: { prefixes: ['91', '93'], length: 9 },
    phoneExample: '0912345678',
    operators: [
      { id: 'one', ...operator, phoneRule: '^\\+21891\\d{7}$' },
      { id: 'two', ...operator, phoneRule: { prefixes: ['93'] } },
    ],
  }
  put('mada.json', JSON.stringify(rules))
  const brand = (await site.app.inject({ url: '/brands/mada.json' })).json<typeof rules & { phoneRule: string }>()
  expect([brand.phoneRule, ...brand.operators.map(({ phoneRule }) => phoneRule)]).toEqual([
    '^\\+218(?:91\\d{7}|93\\d{7})$',
    '^\\+218(?:91\\d{7})$',
    '^\\+218(?:93\\d{7})$',
  ])
})
