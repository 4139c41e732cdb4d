import { expect, test } from '@playwright/test'
import { ownersOf } from './release-list'
import { UNDECLARED, usedBy } from './used'

const declared = (...paths: string[]) => [
  { version: '1.0.0-a', declaration: { routes: paths.map((path) => ({ path })) } },
]
const ownerOf = ownersOf({
  remotes: { landing: declared('/', '/Contact-Us'), account: declared('/my-account', '/webview/profile/:access') },
})
const page = (address: string) => usedBy(address, true, ownerOf)
const file = (address: string) => usedBy(address, false, ownerOf)

test.describe('an address', () => {
  test('of a file or a frame of a remote uses that remote, on whatever host', () => {
    expect(file('http://localhost:1/remotes/account/1.0.0-6dfc/entry.js')).toBe('account')
    expect(file('http://127.0.0.1:2/remotes/account/99.0.0-next/alone.mjs?1')).toBe('account')
    expect(page('http://localhost:1/embed/auth?brand=partner')).toBe('auth')
    expect(page('http://localhost:1/alone/content')).toBe('content')
  })

  test('of a page uses the remote that owns it, of which the browser may ask for nothing', () => {
    expect(page('http://localhost:1/?brand=nasma')).toBe('landing')
    expect(page('http://mada.localhost:1/contact-us/')).toBe('landing')
    expect(page('http://localhost:1/webview/profile/abc#x')).toBe('account')
  })

  test('of a page that nobody declares is noted as such', () => {
    expect(page('http://localhost:1/webview/profile/abc/def')).toBe(UNDECLARED)
  })

  test('of what every test stands on uses nothing more', () => {
    for (const address of ['http://127.0.0.1:2/', 'http://localhost:1/healthz', 'about:blank', 'data:text/html,x'])
      expect(page(address), address).toBeUndefined()
    for (const address of ['/assets/shell.js', '/api/players/login', '/embed.js', '/remotes'])
      expect(file(`http://localhost:1${address}`), address).toBeUndefined()
  })
})
