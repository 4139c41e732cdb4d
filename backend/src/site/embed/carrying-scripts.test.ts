import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { defaultBrand } from '@yawmi/brand'
import type { ReleaseList } from '@yawmi/contract'
import { compress } from '../../http/endpoint/compressed'
import type { Releases } from '../releases/releases'
import { CarryingScripts } from './carrying-scripts'
import type { EmbedFile, EmbedFiles } from './embed-files'

jest.mock('../../http/endpoint/compressed', () => {
  const actual = jest.requireActual<{ compress: typeof compress }>('../../http/endpoint/compressed')
  return { ...actual, compress: jest.fn(actual.compress) }
})

const MEDIA = 'https://media.example'
const release = (version: string, digests = true) => ({
  version,
  manifest: `/remotes/auth/${version}/mf-manifest.json`,
  ...(digests && { sri: { scripts: 'sha384-s', alone: 'sha384-a' } }),
})
const listOf = (...releases: object[]) => ({ remotes: { auth: releases } }) as unknown as ReleaseList

let file: EmbedFile | undefined
let list: ReleaseList
let scripts: CarryingScripts
/** A look at the list on disk that is due just then. */
let look: (() => void) | undefined
beforeEach(() => {
  look = undefined
  file = { etag: '"built"', bytes: Buffer.from('script()') }
  list = listOf(release('2'), release('1'))
  const releases = {
    get list() {
      return list
    },
    signed: {
      get signing() {
        look?.()
        return list
      },
      publicKeys: ['key'],
      sign: (content: object, scope: string) => ({ ...content, signed: { scope } }),
    },
    digestAt: (address: string) => (address.endsWith('.mjs') ? `digest of ${address}` : undefined),
  }
  const files = { get: (name: string) => (name === 'embed.js' ? file : undefined) }
  scripts = new CarryingScripts(files as unknown as EmbedFiles, releases as unknown as Releases, MEDIA)
})

/** What a page is given by the script, which follows it. */
function carriedBy({ bytes }: EmbedFile) {
  const [first = '', second] = bytes.toString().split('\n')
  expect(second).toBe('script()')
  return JSON.parse(/^globalThis\.yawmiCarried=(.*);$/.exec(first)?.[1] ?? '') as unknown
}

describe('a script for integrators’ pages', () => {
  it('carries the current release of each remote with the digests of what it begins with, and the settings', async () => {
    const folder = '/remotes/auth/2/'
    const modules = ['alone.mjs', 'alone-react.mjs', 'alone-main.mjs']
    expect(carriedBy((await scripts.get('embed.js'))!)).toEqual({
      mediaBase: MEDIA,
      defaultBrand: defaultBrand.id,
      releases: {
        auth: { folder, modules: Object.fromEntries(modules.map((one) => [one, `digest of ${folder}${one}`])) },
      },
      signed: { scope: 'carried' },
      keys: ['key'],
    })
  })

  it('says whom open canaries are for, so that the pages of these read the list', async () => {
    const canary = { release: release('3'), share: 10, since: '2026-11-24T12:00:00Z', testers: true }
    list = { ...listOf(release('2')), canaries: { auth: canary } } as unknown as ReleaseList
    expect(carriedBy((await scripts.get('embed.js'))!)).toMatchObject({
      releases: { auth: { folder: '/remotes/auth/2/' } },
      canaries: { auth: { share: 10, release: { version: '3' } } },
    })
  })

  it('says on the channel of what comes next that the page takes open canaries', async () => {
    const canary = { release: release('3'), share: 0, since: '2026-11-24T12:00:00Z' }
    list = { ...listOf(release('2')), canaries: { auth: canary } } as unknown as ReleaseList
    const next = await scripts.get('embed.js', 'next')
    expect(carriedBy(next!)).toMatchObject({ isNext: true, canaries: { auth: { release: { version: '3' } } } })
    expect(carriedBy((await scripts.get('embed.js'))!)).not.toHaveProperty('isNext')
    expect(await scripts.get('embed.js', 'next')).toBe(next)
  })

  it('is the same in each encoding', async () => {
    const { bytes, brotli, gzip } = (await scripts.get('embed.js'))!
    expect(brotliDecompressSync(brotli!)).toEqual(bytes)
    expect(gunzipSync(gzip!)).toEqual(bytes)
  })

  it('is made anew for who asks after it could not be', async () => {
    jest.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
    await expect(scripts.get('embed.js')).rejects.toThrow('out of memory')
    expect(carriedBy((await scripts.get('embed.js'))!)).toMatchObject({ releases: { auth: {} } })
  })

  it('is made once for a list, and anew with another tag as soon as a release is published or rolled back', async () => {
    const before = await scripts.get('embed.js')
    expect(await scripts.get('embed.js')).toBe(before)
    list = listOf(release('1'))
    const after = await scripts.get('embed.js')
    expect(carriedBy(after!)).toMatchObject({ releases: { auth: { folder: '/remotes/auth/1/' } } })
    expect(after?.etag).not.toBe(before?.etag)
  })

  it('is none of the list before where the next one is found while it is made', async () => {
    look = () => (list = listOf(release('3')))
    await scripts.get('embed.js')
    look = undefined
    expect(carriedBy((await scripts.get('embed.js'))!)).toMatchObject({
      releases: { auth: { folder: '/remotes/auth/3/' } },
    })
  })

  it('is that of a newer build', async () => {
    const before = await scripts.get('embed.js')
    file = { etag: '"newer"', bytes: Buffer.from('newer()') }
    expect((await scripts.get('embed.js'))?.bytes.toString()).toMatch(/\nnewer\(\)$/)
    expect((await scripts.get('embed.js'))?.etag).not.toBe(before?.etag)
  })

  it('leaves releases without digests to the list, since no browser could check them', async () => {
    list = listOf(release('2', false))
    expect(carriedBy((await scripts.get('embed.js'))!)).toMatchObject({ releases: {} })
  })

  it('is not there where the build has none', () => {
    file = undefined
    expect(scripts.get('embed.js')).toBeUndefined()
  })
})
