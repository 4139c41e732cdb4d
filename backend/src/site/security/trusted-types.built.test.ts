import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { createTestSite, type TestSite } from '../../../test/site/test-site'
import { TRUSTED_TYPES_SCRIPT } from './trusted-types'

const letASecondPass = passingTimeOfFile()
let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const page = (url: string, host = 'localhost') => site.app.inject({ url, headers: { host, accept: 'text/html' } })
const policiesOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/(^|; )require-trusted-types-for 'script'(;|$)/)
  return /(?:^|; )trusted-types ([^;]+)/.exec(policy)?.[1]
}

describe('strings become neither code nor markup', () => {
  it.each(['/', '/home', '/webview/register', '/design-preview', '/nowhere', '/alone/auth', '/embed/auth'])(
    'on %s, whose policies are made before any other script',
    async (url) => {
      const reply = await page(url)
      expect(policiesOf(reply)).toBe("default yawmi-protection 'allow-duplicates'")
      const [first = ''] = /<script(?! type="application\/(ld\+)?json")[^>]*>.*?<\/script>/s.exec(reply.body) ?? []
      expect(first).toContain(TRUSTED_TYPES_SCRIPT)
    },
  )

  it.each(['/api/docs', '/sandbox', '/sandbox/inbox'])('on %s, which has no policy', async (url) => {
    const reply = await page(url)
    expect(reply.statusCode).toBe(200)
    expect(policiesOf(reply)).toBe("'none'")
  })

  it('on the page of a brand that is unavailable', async () => {
    const folder = path.join(site.env.dataDir, 'brands')
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'rabi.json'), '{"id":"rabi","name":"","hosts":["rabi.example"]}')
    letASecondPass()
    const reply = await page('/', 'rabi.example')
    expect(reply.statusCode).toBe(503)
    expect(policiesOf(reply)).toBe("'none'")
  })
})

describe('the page’s own policy', () => {
  const made: Record<string, Record<string, (input: string) => string | null>> = {}
  const window = {
    location: { origin: 'https://yawmi.example', href: 'https://yawmi.example/home' },
    trustedTypes: {
      createPolicy: (name: string, rules: Record<string, (input: string) => string | null>) =>
        void (made[name] = rules),
    },
  }
  vm.runInNewContext(TRUSTED_TYPES_SCRIPT, { window, URL })

  it('has nothing for markup and code', () => {
    expect(Object.keys(made)).toEqual(['default'])
    expect(Object.keys(made.default ?? {})).toEqual(['createScriptURL'])
  })

  it.each([
    '/remotes/content/1.0.0-a1b2/entry.js',
    'https://yawmi.example/remotes/content/1.0.0-a1b2/385.1f2e.js?again=1',
    '/remotes/auth/1.0.0/alone-main.mjs',
    '/assets/812.5e6f.js',
    '/service-worker.js',
  ])('lets the script %s pass', (url) => expect(made.default?.createScriptURL?.(url)).toBe(url))

  it.each([
    'https://evil.example/remotes/content/1.0.0/entry.js',
    '//evil.example/assets/812.js',
    'http://yawmi.example/assets/812.js',
    'https://yawmi.example:8443/assets/812.js',
    'data:text/javascript,alert(1)',
    'blob:https://yawmi.example/0b1c',
    'javascript:alert(1)',
    '/api/players/protected-script',
    '/remotes/../api/x.js',
    '/remotes/%2e%2e/api/x.js',
    '/remotes/..%2fapi/x.js',
    '/brands/mada/logo.svg',
    '/embed.js',
    '/other/service-worker.js',
  ])('refuses the script %s', (url) => expect(made.default?.createScriptURL?.(url)).toBeNull())

  it('is left out by a browser without Trusted Types, and where somebody made one before', () => {
    expect(() => vm.runInNewContext(TRUSTED_TYPES_SCRIPT, { window: {} })).not.toThrow()
    const taken = {
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('made before')
        },
      },
    }
    expect(() => vm.runInNewContext(TRUSTED_TYPES_SCRIPT, { window: taken })).not.toThrow()
  })
})
