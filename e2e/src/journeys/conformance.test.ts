import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromiumPath } from '@yawmi/chromium'
import pLimit from 'p-limit'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { ROOT, SITE } from '../product/product'
import { expect, test } from '../test'

test.use({ reads: ['auth', 'account', 'shared', 'tooling'] })
// In one process, which has the command look at all pages beforehand.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const page = (body: string, head = '') => `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" /><link rel="icon" href="data:," />
  <title>متجري</title>${head}</head><body>${body}</body></html>`
const TAG = `<yawmi-remote name="auth" brand="${BRAND}"></yawmi-remote>`
const SCRIPT = `<script nonce="x" src="${SITE}/embed.js"></script>`

const NO_CALLS_NO_FONTS = `<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'nonce-x' ${SITE}; style-src 'nonce-x'; img-src data:" />`

const PAGES = {
  '/good': page(`<a href="#a">أول</a>${TAG}<div id="place"></div><a href="#b">آخر</a>${SCRIPT}
      <script>Yawmi.mount(document.getElementById('place'), { name: 'account', brand: '${BRAND}' })</script>`),
  '/callless': page(TAG + SCRIPT, NO_CALLS_NO_FONTS),
  // Our own brand comes with the script: nothing is called before the fonts are.
  '/fontless': page(`<yawmi-remote name="auth"></yawmi-remote>${SCRIPT}`, NO_CALLS_NO_FONTS),
  '/narrow': page(`<header style="inline-size: 700px">متجري</header><div style="inline-size: 300px">${TAG}</div>
      <button>زر</button>${SCRIPT}
      <script>
        const tag = document.querySelector('yawmi-remote')
        tag.addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault() })
        tag.addEventListener('yawmi:ready', () => {
          document.body.append(document.createElement('aside'))
          addEventListener('resize', () => tag.firstElementChild.shadowRoot.children)
        })
        console.error('the shop has a fault')
      </script>`),
  '/covered': page(
    `${TAG}<div style="position: fixed; inset: 0; background: white; pointer-events: none"></div>${SCRIPT}`,
  ),
  '/frame': page(`<yawmi-remote name="auth" brand="${BRAND}" mode="iframe"></yawmi-remote>${SCRIPT}`),
  '/by-language': page(
    '',
    `<script>addEventListener('load', () => setTimeout(() => location.replace('/good'), 5))</script>`,
  ),
  // Amid the look, however quick that is.
  '/anew': page(`${TAG}${SCRIPT}
      <script>
        document.querySelector('yawmi-remote').addEventListener('yawmi:ready', () => setTimeout(() => location.reload(), 500))
      </script>`),
  '/two-reacts': page(`<div id="one"></div><div id="other"></div>${SCRIPT}
      <script>
        const mount = (id, name) => Yawmi.mount(document.getElementById(id), { name, brand: '${BRAND}' })
        mount('one', 'auth').on('ready', () => {
          // The React of the page is forgotten: the second remote brings its own.
          delete globalThis[Symbol.for('yawmi.react')]
          mount('other', 'account')
        })
      </script>`),
}
test.use({ pages: PAGES })

interface Report {
  code: number
  stderr: string
  passed: string[]
  findings: { name: string; seen: string; advice: string; isAdvice?: true }[]
}

/** Pages that are looked at, with seconds for what is to come up. */
const GUIDE = ['plain-tag.html', 'plain-container.html', 'single-spa.html#/sign-in'].map(
  (name) => `${INTEGRATOR}/${name}`,
)
const OTHER = INTEGRATOR.replace('127.0.0.1', 'localhost')
const LOOKED_AT: Record<string, number> = {
  ...Object.fromEntries(GUIDE.map((address) => [address, 20])),
  ...Object.fromEntries(['/nothing-here', ...Object.keys(PAGES)].map((path) => [INTEGRATOR + path, 20])),
  [`${OTHER}/good`]: 5,
  [`${OTHER}/frame`]: 5,
}
/** Most of its time the command waits for what may come late. */
const AT_ONCE = 4

let folder: string
let reports: Record<string, Promise<Report>>
test.beforeAll(async ({ site }) => {
  site.pages = new Map(Object.entries(PAGES))
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-conformance-'))
  execFileSync(process.execPath, [path.join(ROOT, 'shared/conformance/pack.mjs'), folder], { stdio: 'pipe' })
  // As npm would install it.
  fs.symlinkSync(path.join(ROOT, 'shared/conformance/node_modules'), path.join(folder, 'node_modules'))
  const browser = await chromiumPath()
  const limit = pLimit(AT_ONCE)
  reports = Object.fromEntries(
    Object.entries(LOOKED_AT).map(([address, seconds]) => [
      address,
      limit(() => runPacked(address, '--json', '--browser', browser, '--timeout', String(seconds))),
    ]),
  )
})
test.afterAll(async () => {
  await Promise.all(Object.values(reports))
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Runs the packed command as integrators do. */
const runPacked = (...args: string[]): Promise<Report> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(folder, 'src/main.mjs'), ...args], (error, stdout, stderr) => {
      const report = stdout ? (JSON.parse(stdout) as Omit<Report, 'code' | 'stderr'>) : { passed: [], findings: [] }
      resolve({ ...report, stderr, code: error ? Number(error.code) : 0 })
    })
  })

/** What it says of a page. */
const conformance = async (address: string): Promise<Report> => (await reports[address])!
const sentences = ({ findings }: Report) => findings.map(({ name, seen }) => `${name}: ${seen}`)

test('a page of two remotes conforms, and so does each page of the integrator’s guide', async () => {
  const report = await conformance(`${INTEGRATOR}/good`)
  expect(report.findings).toEqual([])
  expect(report.passed).toEqual(expect.arrayContaining(['policy', 'origin', 'box', 'focus', 'unmount', 'react']))
  expect(report.code).toBe(0)
  for (const address of GUIDE) {
    const { findings, code } = await conformance(address)
    expect(findings, address).toEqual([])
    expect(code, address).toBe(0)
  }
})

test('a page that goes on to another is looked at there, and of one that loads itself anew the command says so', async () => {
  expect(await conformance(`${INTEGRATOR}/by-language`)).toMatchObject({ code: 0, findings: [] })
  const { code, stderr } = await conformance(`${INTEGRATOR}/anew`)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^conformance: \S+\/anew loads itself anew or goes to another address [^\n]*\n$/)
})

test('a policy that refuses calls and fonts of the service is found, with the directives to add', async () => {
  for (const [address, directive] of [
    ['/callless', 'connect-src'],
    ['/fontless', 'font-src'],
  ]) {
    const { findings, code } = await conformance(`${INTEGRATOR}${address}`)
    const advice = `add to Content-Security-Policy: ${directive} ${SITE}`
    expect(findings).toContainEqual(expect.objectContaining({ name: 'policy', advice }))
    expect(code).toBe(1)
  }
})

test('an origin that no brand allows is found, for calls and for frames', async () => {
  const calls = await conformance(`${OTHER}/good`)
  expect(sentences(calls)).toContain(`origin: the service refuses calls from ${OTHER}`)
  expect(calls.code).toBe(1)
  const frame = await conformance(`${OTHER}/frame`)
  expect(sentences(frame).join('\n')).toContain(`origin: the service refuses to be framed by ${OTHER}`)
})

test('a narrow box, a wide header, a trap for the focus, what is left and throws, and the console are found', async () => {
  const report = await conformance(`${INTEGRATOR}/narrow`)
  const tag = '<yawmi-remote name="auth">'
  expect(sentences(report)).toEqual(
    expect.arrayContaining([
      `box: ${tag} is 300 px wide in a window of 1280 px`,
      expect.stringMatching(/^overflow: at 320 px the page is \d+ px too wide: <header>$/),
      `focus: Tab does not lead out of ${tag}`,
      `unmount: ${tag} leaves <aside>`,
      `unmount: ${tag} leaves listeners on window or document: 1`,
      expect.stringMatching(new RegExp(`^unmount: after ${tag} was unmounted: .*shadowRoot`)),
      'console: the shop has a fault',
    ]),
  )
  expect(report.code).toBe(1)
})

test('focus that is covered, and a second React, are found', async () => {
  const covered = await conformance(`${INTEGRATOR}/covered`)
  expect(sentences(covered).join('\n')).toContain('the focus cannot be seen on <a>')
  const reacts = await conformance(`${INTEGRATOR}/two-reacts`)
  expect(sentences(reacts).join('\n')).toContain('react: remotes of the page run on 2 Reacts')
})

test('a frame conforms, with advice on its storage; a page that does not come could not be inspected', async () => {
  const { findings, code } = await conformance(`${INTEGRATOR}/frame`)
  expect(findings).toEqual([expect.objectContaining({ name: 'storage', isAdvice: true })])
  expect(code).toBe(0)
  expect((await conformance(`${INTEGRATOR}/nothing-here`)).code).toBe(2)
})
