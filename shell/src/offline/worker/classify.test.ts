import { kindOf, listKey, pageKey, releaseOf, type RequestFacts } from './classify'

// jsdom has neither.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const { TextEncoder } = jest.requireActual<Pick<typeof globalThis, 'TextEncoder'>>('node:util')

const SITE = 'https://yawmi.test'
const kind = (url: string, more: Partial<RequestFacts> = {}) =>
  kindOf(
    { method: 'GET', url: new URL(url, SITE).href, mode: 'cors', destination: '', headers: new Headers(), ...more },
    SITE,
  )
const page = (url: string) => kind(url, { mode: 'navigate', destination: 'document' })

describe('how the service worker answers', () => {
  it.each([
    '/api/players/categories',
    '/api/players/categories/x/content?page=2&search=%D8%A7',
    '/api/players/sub-categories/x/content',
    '/api/v2/players/contents/latest-quotes',
    '/api/v2/players/contents?tag=x',
    '/api/v2/players/todays-content',
    '/api/v2/players/stickers/x',
    '/api/v2/players/tags?related_to=images',
  ])('%s as content that was seen', (url) => {
    expect(kind(url)).toBe('list')
  })

  it.each([
    '/api/players/subscriber-details',
    '/api/players/logout',
    '/api/xsrf-token',
    '/api/v2/players/designs',
    '/api/openapi.json',
    '/releases.json',
    '/brands/yawmi.json',
    '/service-worker.js',
    '/sandbox/messages?msisdn=0912345678',
  ])('%s not at all', (url) => {
    expect(kind(url)).toBeUndefined()
  })

  it.each(['POST', 'PUT', 'DELETE'])('nothing that is a %s', (method) => {
    expect(kind('/api/players/categories', { method })).toBeUndefined()
    expect(kind('/api/v2/players/contents/x/view', { method })).toBeUndefined()
  })

  it.each(['/', '/home', '/video-details/daily_video', '/quotes-list?q=x'])('%s as a page', (url) => {
    expect(page(url)).toBe('page')
  })

  it.each(['/webview/profile/a-token', '/alone/auth', '/sandbox/inbox', '/api/docs', '/embed.js', '/robots.txt'])(
    'the page %s not at all',
    (url) => {
      expect(page(url)).toBeUndefined()
    },
  )

  it('files of the shell and of remotes, and pictures of the media host, for good', () => {
    expect(kind('/assets/shell.1a2b.js')).toBe('file')
    expect(kind('/remotes/content/1.0.0-abc/entry.js')).toBe('file')
    expect(kind('https://media.test/p.webp', { destination: 'image' })).toBe('picture')
  })

  it('neither films, nor parts of files, nor pictures that could hide an error', () => {
    expect(kind('https://media.test/v.mp4', { destination: 'video' })).toBeUndefined()
    expect(kind('/assets/x.js', { headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined()
    expect(kind('https://media.test/p.webp', { destination: 'image', mode: 'no-cors' })).toBeUndefined()
  })
})

describe('cache keys', () => {
  beforeAll(() => Object.assign(globalThis, { TextEncoder }))
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }))

  it('a page by its path and brand, whatever else stands in the address', () => {
    expect(pageKey(`${SITE}/quotes-list?q=x#y`)).toBe(`${SITE}/quotes-list`)
    expect(pageKey(`${SITE}/?brand=nasma&utm=1`)).toBe(`${SITE}/?brand=nasma`)
  })

  it('a list by its address and the person, of whom no token is written', async () => {
    const url = `${SITE}/api/players/categories?page=1`
    const mine = await listKey(url, 'Bearer secret-token')
    expect(mine).toBe(await listKey(url, 'Bearer secret-token'))
    expect(mine).not.toBe(await listKey(url, 'Bearer another'))
    expect(mine).not.toContain('secret')
    expect(new URL(mine).searchParams.get('page')).toBe('1')
  })

  it('a file of a remote by its release', () => {
    expect(releaseOf(`${SITE}/remotes/content/1.0.0-abc/entry.js`)).toEqual({ remote: 'content', version: '1.0.0-abc' })
    expect(releaseOf(`${SITE}/assets/shell.js`)).toBeUndefined()
  })
})
