import type { Statement } from '@yawmi/contract/signed-list'
import { verifyDigests } from './verified-digests'
import { verifyLists } from './verified-lists'

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const HOUR = 60 * 60_000
const SAVED = 'yawmi-releases'
type List = Parameters<typeof verifyLists>[0]['releases']

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const urlText = (bytes: ArrayBuffer) => base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A key of a site: signs as the server does. */
async function site() {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const point = urlText(await webcrypto.subtle.exportKey('raw', pair.publicKey))
  const sign = async (version: string, statement: Partial<Statement> = {}): Promise<List> => {
    const declaration = { name: 'content' as const, routes: [], slots: [], requires: {} }
    const list: List = {
      remotes: { content: [{ version, manifest: `/remotes/content/${version}/m.json`, declaration }] },
    }
    const now = Date.now()
    const signed = { scope: 'pages', serial: 5, issued: now, expires: now + HOUR, ...statement }
    const text = new TextEncoder().encode(JSON.stringify({ ...list, signed }))
    const sig = await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text)
    return { ...list, signed: { ...signed, sig: urlText(sig) } }
  }
  return { key: point, sign }
}

/** What the site answers for its list, and when, by its own clock. */
function answer(list: List | undefined, date = Date.now()) {
  const reply = { ok: true, headers: new Headers({ date: new Date(date).toUTCString() }), json: async () => list }
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (list ? (reply as unknown as Response) : Promise.reject(new TypeError('offline'))))
}
const currentOf = ({ releases }: { releases: List }) => releases.remotes.content?.[0]?.version

let own: Awaited<ReturnType<typeof site>>
let warned: jest.SpyInstance
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})
beforeEach(async () => {
  localStorage.clear()
  own = await site()
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const open = (releases: List) => verifyLists({ releases, keys: [own.key] })
const keep = (list: List) => localStorage.setItem(SAVED, JSON.stringify(list))

describe('the release list of a page', () => {
  it('is used as it came where the site signed it, at no request', async () => {
    const request = answer(undefined)
    expect(await open(await own.sign('1'))).toMatchObject({ isGood: true })
    expect(request).not.toHaveBeenCalled()
  })

  it.each(['a word is another', 'another key signed it', 'it is signed for something else', 'it is not signed'])(
    'gives way to what the site says now, then to the last good one, where %s',
    async (fault) => {
      const [good, stranger] = [await own.sign('1'), await site()]
      const bad: Record<string, List> = {
        'a word is another': { ...good, remotes: (await own.sign('9')).remotes },
        'another key signed it': await stranger.sign('9'),
        'it is signed for something else': await own.sign('9', { scope: 'remote content' }),
        'it is not signed': { remotes: good.remotes },
      }
      answer(await own.sign('2', { scope: 'all' }))
      expect(currentOf(await open(bad[fault]!))).toBe('2')
      keep(good)
      answer(bad[fault])
      expect(currentOf(await open(bad[fault]!))).toBe('1')
      expect(warned).toHaveBeenCalled()
    },
  )

  it('that is older than one which the device has seen is refused', async () => {
    keep(await own.sign('2', { serial: 6 }))
    answer(await own.sign('1', { scope: 'all', serial: 5 }))
    expect(currentOf(await open(await own.sign('1', { serial: 5 })))).toBe('2')
  })

  it('that has expired by the server’s clock is refused', async () => {
    const expired = { expires: Date.now() - HOUR }
    keep(await own.sign('2'))
    answer(await own.sign('1', { scope: 'all', ...expired }))
    expect(currentOf(await open(await own.sign('1', expired)))).toBe('2')
  })

  it('stands where only the device’s clock says that it has expired', async () => {
    const list = await own.sign('1')
    answer({ remotes: {} }, Date.now())
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * 24 * HOUR)
    expect(currentOf(await open(list))).toBe('1')
    answer(undefined)
    expect(currentOf(await open(list))).toBe('1')
  })

  it('leaves nothing to load where none is good, until a good one is there', async () => {
    const stranger = await site()
    answer(undefined)
    const lists = await open(await stranger.sign('9'))
    expect(lists).toMatchObject({ isGood: false, loadable: { remotes: {} } })
    answer(await stranger.sign('9', { scope: 'all' }))
    await expect(lists.fresh()).rejects.toThrow('refused')
    answer(await own.sign('1', { scope: 'all' }))
    expect((await lists.fresh()).remotes.content).toHaveLength(1)
  })

  it('is asked for by its signature: where the site says that it still stands, it is the very same', async () => {
    const first = await own.sign('1')
    const lists = await open(first)
    const request = jest.spyOn(globalThis, 'fetch')
    request.mockResolvedValue({ ok: false, status: 304, headers: new Headers() } as Response)
    expect(await lists.fresh()).toBe(first)
    expect(request).toHaveBeenCalledWith(
      '/releases.json?for=pages',
      expect.objectContaining({ headers: { 'if-none-match': `"${first.signed!.sig}"` } }),
    )
    answer(await own.sign('2'))
    expect((await lists.fresh()).remotes.content?.[0]?.version).toBe('2')
  })

  it('is asked for by browsers that cannot make a signal of a time', async () => {
    const lists = await open(await own.sign('1'))
    const { timeout } = AbortSignal
    Reflect.deleteProperty(AbortSignal, 'timeout')
    answer(await own.sign('2'))
    expect((await lists.fresh()).remotes.content?.[0]?.version).toBe('2')
    Object.assign(AbortSignal, { timeout })
  })

  it('that was refused is none that may still stand', async () => {
    answer(undefined)
    const lists = await open(await (await site()).sign('9'))
    const request = jest.spyOn(globalThis, 'fetch')
    request.mockResolvedValue({ ok: false, status: 304, headers: new Headers() } as Response)
    await expect(lists.fresh()).rejects.toThrow('answered 304')
  })

  it('is not taken from the device where somebody else wrote it there', async () => {
    const stranger = await site()
    keep(await stranger.sign('9', { serial: 99 }))
    answer(undefined)
    expect(currentOf(await open(await own.sign('1')))).toBe('1')
  })

  it('is kept on the device', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'Date'] })
    await open(await own.sign('1'))
    jest.runAllTimers()
    jest.useRealTimers()
    expect(localStorage.getItem(SAVED)).toContain('"version":"1"')
  })

  it('is used as it came by pages that cannot check it: without keys, or by plain http', async () => {
    const unsigned: List = { remotes: {} }
    expect(await verifyLists({ releases: unsigned })).toMatchObject({ isGood: true })
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
    expect(await open(unsigned)).toMatchObject({ isGood: true })
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  })
})

it('a table of digests that came with the page counts as far as the list vouches for it', async () => {
  const table = JSON.stringify({ 'entry.js': 'sha384-a' })
  const scripts = `sha384-${base64(await webcrypto.subtle.digest('SHA-384', new TextEncoder().encode(table)))}`
  const { remotes } = await own.sign('1')
  const releases = { remotes: { content: remotes.content!.map((release) => ({ ...release, sri: { scripts } })) } }
  const tableOf = (digest: string) => ({ '/assets/2.js': 'sha384-s', '/remotes/content/1/entry.js': digest })
  expect(await verifyDigests({ releases, integrity: tableOf('sha384-a') })).toEqual(tableOf('sha384-a'))
  expect(await verifyDigests({ releases, integrity: tableOf('sha384-b') })).toEqual({ '/assets/2.js': 'sha384-s' })
})
