import { signedText } from '@yawmi/contract/signed-list'
import { TESTERS_SCOPE } from '@yawmi/contract/site-links'

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const API = 'https://yawmi.example'
const release = { version: '3' }
const BY_SHARE = { auth: { share: 50, release } }
const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' }

const base64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const load = () => import('./canaries')

let canaries: Awaited<ReturnType<typeof load>>
let pair: CryptoKeyPair
const open = (search: string) => history.replaceState({}, '', `/shop${search}`)

/** A page that has just been opened: nothing of the one before but its storage. */
async function freshPage(search = ''): Promise<void> {
  open(search)
  jest.resetModules()
  const { trustKeys } = await import('./trust')
  trustKeys(API, [base64(new Uint8Array(await webcrypto.subtle.exportKey('raw', pair.publicKey)))])
  canaries = await load()
}

async function linkFor(name: string, { by = pair.privateKey, expires = Date.now() + 60_000 } = {}): Promise<string> {
  const link = { canaries: [name], signed: { scope: TESTERS_SCOPE, serial: 1, issued: 1, expires, sig: '' } }
  const bytes = await webcrypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    by,
    new TextEncoder().encode(signedText(link)),
  )
  const signed = { ...link.signed, sig: base64(new Uint8Array(bytes)) }
  return base64(new TextEncoder().encode(JSON.stringify({ ...link, signed })))
}
const makePair = () => webcrypto.subtle.generateKey(SIGNING, true, ['sign', 'verify'])
const tested = async () => (await canaries.visitorAt(API, 'partner')).tested

beforeAll(async () => {
  pair = await makePair()
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})
beforeEach(async () => {
  localStorage.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  await freshPage()
})
afterEach(() => jest.restoreAllMocks())

it('draws one number for all pages of an origin, with the first canary that is open to a share', async () => {
  expect(await canaries.visitorAt(API, 'partner', { auth: { release } })).toEqual({
    brand: 'partner',
    bucket: undefined,
    tested: [],
  })
  expect(localStorage).toHaveLength(0)
  const { bucket } = await canaries.visitorAt(API, 'partner', BY_SHARE)
  expect(bucket).toBeGreaterThanOrEqual(0)
  await freshPage()
  for (let mounted = 0; mounted < 20; mounted += 1)
    expect((await canaries.visitorAt(API, 'partner', BY_SHARE)).bucket).toBe(bucket)
})

it('is in no share where the page keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect((await canaries.visitorAt(API, 'partner', BY_SHARE)).bucket).toBeUndefined()
})

it('has what a signed link names, on further pages too, until it is told off', async () => {
  await freshPage(`?yawmi-canary=${await linkFor('auth@2')}`)
  expect(await tested()).toEqual(['auth@2'])
  await freshPage()
  expect(await tested()).toEqual(['auth@2'])
  await freshPage('?yawmi-canary=off')
  expect(await tested()).toEqual([])
  await freshPage()
  expect([await tested(), localStorage.length]).toEqual([[], 0])
})

it('has nothing by a link that another key signed, or that has ended, and keeps none', async () => {
  const { privateKey } = await makePair()
  for (const link of [
    await linkFor('auth@2', { by: privateKey }),
    await linkFor('auth@2', { expires: Date.now() - 1 }),
    'nonsense',
  ]) {
    await freshPage(`?yawmi-canary=${link}`)
    expect([await tested(), localStorage.length]).toEqual([[], 0])
  }
})

it('keeps no link in a frame, which has that of the page around it', async () => {
  await freshPage(`?yawmi-canary=${await linkFor('auth@2')}`)
  canaries.choosesAsFrame()
  expect([await tested(), localStorage.length]).toEqual([['auth@2'], 0])
  localStorage.setItem('yawmi:canary', await linkFor('auth@2'))
  await freshPage()
  canaries.choosesAsFrame()
  expect(await tested()).toEqual([])
})

it('takes every open canary on the channel of what comes next, and draws no number for it', async () => {
  const visitor = await canaries.visitorAt(API, 'partner', BY_SHARE, true)
  expect(visitor).toEqual({ brand: 'partner', tested: ['auth@3'] })
  expect(localStorage).toHaveLength(0)
})
