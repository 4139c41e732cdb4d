import type { PrefetchedCall } from '@yawmi/api-client/prefetch'

const TODAY = '/api/v2/players/todays-content'
const CATEGORIES = '/api/players/categories'

const page = window as unknown as { yawmiBegun?: Record<string, PrefetchedCall[]> }

const run = () => jest.isolateModules(() => void jest.requireActual('./prefetch'))

const CALLS: unknown[] = [
  ['categories', CATEGORIES, 0],
  ['todaysContent', TODAY, 1],
]

/** Runs the script in a page whose device stores these keys; what it requested, and what it left for the client. */
function runWith(
  stored: Record<string, string>,
  answer: () => Promise<Response> = async () => Response.json({ data: [] }),
  calls = CALLS,
) {
  const requests: { path: string; authorization: string }[] = []
  localStorage.clear()
  Object.assign(localStorage, stored)
  delete page.yawmiBegun
  document.head.replaceChildren()
  Object.assign(globalThis, {
    __CALLS__: calls,
    __FONTS__: ['/assets/bold.woff2'],
    __MEDIA__: 'https://media.test/',
    fetch: (path: string, { headers }: { headers: { authorization: string } }) => {
      requests.push({ path, authorization: headers.authorization })
      return answer()
    },
  })
  run()
  return { requests, calls: page.yawmiBegun ?? ({} as Record<string, PrefetchedCall[]>) }
}

describe('the first calls of a page', () => {
  it('are those of the subscriber whose token the device stores', async () => {
    const devices: Record<string, string>[] = [
      { token: 'a' },
      { accessToken: 'a' },
      { token: 'a', freeToken: 'free-visitor' },
    ]
    for (const stored of devices) {
      const { requests, calls } = runWith(stored)
      expect(requests).toEqual([CATEGORIES, TODAY].map((path) => ({ path, authorization: 'Bearer a' })))
      expect(calls.todaysContent?.[0]?.token).toBe('a')
      await expect(calls.todaysContent?.[0]?.reply).resolves.toEqual({ status: 200, data: { data: [] }, digest: 0 })
    }
  })

  it('leave out what a free visitor may not call', () => {
    const { requests } = runWith({ freeToken: 'free-visitor' })
    expect(requests).toEqual([{ path: CATEGORIES, authorization: 'Bearer free-visitor' }])
  })

  it('have in their paths and queries what the address says', () => {
    history.replaceState(null, '', '/messages-list/a1-b2?q=%D8%B5%D8%A8%D8%A7%D8%AD&page=9')
    const lists = [
      ['subCategoryContent', '/api/sub/{2}/content', 1, { page: '1', search: '?q', limit: '?none' }],
      ['subCategoryContent', '/api/sub/other/content', 1],
    ]
    const { requests, calls } = runWith({ token: 'a' }, undefined, lists)
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/sub/a1-b2/content?page=1&search=%D8%B5%D8%A8%D8%A7%D8%AD',
      '/api/sub/other/content',
    ])
    expect(calls.subCategoryContent).toEqual([
      expect.objectContaining({ path: '/api/sub/a1-b2/content', query: { page: '1', search: 'صباح' } }),
      expect.objectContaining({ path: '/api/sub/other/content', query: {} }),
    ])
  })

  it('are not sent where a part of the address is no id', () => {
    const lists = [['subCategoryContent', '/api/sub/{2}/content', 1]]
    for (const address of ['/messages-list', '/messages-list/', '/messages-list/%2e%2e%2fme', '/messages-list/a%20b']) {
      history.replaceState(null, '', address)
      expect(runWith({ token: 'a' }, undefined, lists).requests).toEqual([])
    }
  })

  it('are those of free visitors where these have other ones', () => {
    const lists = [
      ['latestQuotes', '/api/latest', 2],
      ['categoryContent', '/api/all', 1],
    ]
    const paths = (stored: Record<string, string>) => runWith(stored, undefined, lists).requests.map(({ path }) => path)
    expect(paths({ freeToken: 'free-visitor' })).toEqual(['/api/latest'])
    expect(paths({ token: 'a', freeToken: 'free-visitor' })).toEqual(['/api/all'])
  })

  it('are none for an anonymous visitor', () => {
    expect(runWith({}).requests).toEqual([])
  })

  describe('start, as soon as a reply is there,', () => {
    const still = {
      variants: [
        { width: 640, path: '/b.webp' },
        { width: 320, path: '/a.webp' },
      ],
    }
    const items = [
      { uuid: '1', latest_content: { picture: null } },
      { uuid: '2', latest_content: { picture: still } },
    ]
    const first = { at: 'latest_content.picture', sizes: '50vw' }
    const linksAfter = async (picture: object, data: unknown) => {
      const calls = [['todaysContent', TODAY, 1, {}, picture]]
      const replied = runWith({ token: 'a' }, async () => Response.json(data), calls).calls.todaysContent
      expect(document.head.querySelector('link')).toBeNull()
      await replied?.[0]?.reply
      await Promise.resolve()
      return [...document.head.querySelectorAll('link')]
    }

    it('the picture that the screen shows first, as its <img> will request it, and the fonts', async () => {
      const [font, picture, ...others] = await linksAfter({ ...first, item: '2' }, { data: items })
      expect(font?.href).toBe('http://localhost/assets/bold.woff2')
      expect(picture).toMatchObject({
        rel: 'preload',
        as: 'image',
        crossOrigin: 'anonymous',
        imageSrcset: 'https://media.test/a.webp 320w, https://media.test/b.webp 640w',
        imageSizes: '50vw',
      })
      expect(others).toEqual([])
    })

    it.each([
      ['an item without a picture', first, { data: items }],
      ['an item that is not there', { ...first, item: '3' }, { data: items }],
      ['no list', first, { message: 'unavailable' }],
      ['no object', first, 'unavailable'],
      ['nothing', first, null],
      ['one item', first, { data: {} }],
    ])('no picture of %s', async (_, picture, data) => {
      expect((await linksAfter(picture, data)).map(({ href }) => href)).toEqual(['http://localhost/assets/bold.woff2'])
    })
  })

  it('have the fonts of a screen that the server renders come beside it', () => {
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
    // A browser that could style it, which this environment is not.
    const CSSStyleSheet = class {
      replaceSync() {}
    }
    Object.assign(globalThis, { __RENDERED__: true, matchMedia: () => ({ matches: false }), CSSStyleSheet })
    runWith({ token: 'a' }, () => new Promise(() => {}))
    expect(document.querySelector<HTMLLinkElement>('link[rel=preload]')?.href).toBe(
      'http://localhost/assets/bold.woff2',
    )
    expect(send).toHaveBeenCalledTimes(1)
    Object.assign(globalThis, { __RENDERED__: false })
    send.mockRestore()
  })

  it('leave every answer to the client, and a failure too', async () => {
    const { calls } = runWith({ token: 'a' }, async () => new Response('<html>', { status: 502 }))
    await expect(calls.categories?.[0]?.reply).resolves.toEqual({ status: 502, data: '<html>', digest: 0 })
    const failed = runWith({ token: 'a' }, () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(failed.calls.categories?.[0]?.reply).rejects.toThrow('Failed to fetch')
  })

  it('do not break the page where the browser refuses storage', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(run).not.toThrow()
    storage.mockRestore()
  })
})
