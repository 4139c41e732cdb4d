import type { ReleaseList } from '@yawmi/contract'
import { digestOf } from '../digests'
import { loadOverrides } from './overrides'

const ORIGIN = 'http://localhost:5003'
const DIGEST = `sha384-${'a'.repeat(64)}`
const declaration = (name: string) => ({ name, routes: [], slots: [], requires: {} })
const list: ReleaseList = {
  remotes: {
    content: [{ version: '1', manifest: '/remotes/content/1/mf-manifest.json', declaration: declaration('content') }],
    auth: [{ version: '1', manifest: '/remotes/auth/1/mf-manifest.json', declaration: declaration('auth') }],
  },
}
const built = (name: string, version: string) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  declaration: declaration(name),
  sri: { scripts: DIGEST },
})

let served: Record<string, unknown>
let requested: { address: string; integrity?: string }[]
const streams: { address: string; emit: (event: string) => void }[] = []
class Stream extends EventTarget {
  constructor(address: string) {
    super()
    streams.push({ address, emit: (event) => this.dispatchEvent(new Event(event)) })
  }
}
const federation = globalThis as { __FEDERATION__?: unknown }

beforeEach(() => {
  requested = []
  streams.length = 0
  served = {
    [`${ORIGIN}/dev/releases.json`]: { remotes: { content: built('content', '2') } },
    [`${ORIGIN}/remotes/content/2/sri.json`]: {
      'entry.js': DIGEST,
      '12.ab.js': DIGEST,
      '/remotes/auth/1/entry.js': DIGEST,
      '/assets/shell.js': DIGEST,
    },
  }
  globalThis.fetch = jest.fn(async (address: string, { integrity }: RequestInit = {}) => {
    requested.push({ address, integrity })
    if (!(address in served)) throw new TypeError('Failed to fetch')
    return { ok: true, json: async () => served[address] }
  }) as unknown as typeof fetch
  Object.assign(globalThis, { EventSource: Stream })
  document.body.innerHTML = '<ul><li data-override="content"></li></ul>'
  jest.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  jest.restoreAllMocks()
  delete federation.__FEDERATION__
})

const versions = ({ remotes }: ReleaseList, remote: string) => remotes[remote]?.map(({ version }) => version)
const line = () => document.querySelector('li')!
const open = () => loadOverrides([{ remote: 'content', origin: ORIGIN }], list)

describe('a page that takes a remote from a development server', () => {
  it('has its build in front of the site’s own, by the digests of that server', async () => {
    const inFront = await open()
    const overridden = inFront(list)
    expect(versions(overridden, 'content')).toEqual(['2', '1'])
    expect(overridden.remotes.content?.[0]).toMatchObject({
      manifest: `${ORIGIN}/remotes/content/2/mf-manifest.json`,
      sri: { scripts: DIGEST },
    })
    expect(requested).toContainEqual({ address: `${ORIGIN}/remotes/content/2/sri.json`, integrity: DIGEST })
    expect(digestOf(`${ORIGIN}/remotes/content/2/entry.js`)).toBe(DIGEST)
    expect(line().dataset.tested).toBe('content@2')
  })

  it('leaves every other remote, and its digests, as the site has them', async () => {
    const inFront = await open()
    expect(inFront(list).remotes.auth).toBe(list.remotes.auth)
    expect(digestOf('/remotes/auth/1/entry.js')).toBe('')
    expect(digestOf('/assets/shell.js')).toBe('')
  })

  it.each([
    ['does not answer', undefined],
    ['has no such remote', { remotes: {} }],
    ['has another in its place', { remotes: { content: { ...built('auth', '2') } } }],
    ['names no digest', { remotes: { content: { ...built('content', '2'), sri: undefined } } }],
    ['names a version that is a path', { remotes: { content: built('content', '../../evil') } }],
  ])('goes on with the site’s own where that server %s, and says so', async (_, answer) => {
    if (answer === undefined) served = {}
    else served[`${ORIGIN}/dev/releases.json`] = answer
    const inFront = await open()
    expect(versions(inFront(list), 'content')).toEqual(['1'])
    expect(line()).toHaveAttribute('data-gave-way')
  })

  it('takes what the DevTools of Module Federation have for it, from servers that it was opened with', async () => {
    served[`${ORIGIN}/dev/releases.json`] = { remotes: { auth: built('auth', '3'), content: built('content', '2') } }
    served[`${ORIGIN}/remotes/auth/3/sri.json`] = { 'entry.js': DIGEST }
    const chosen: Record<string, string> = { mfe_auth: `${ORIGIN}/remotes/auth/mf-manifest.json` }
    const plugin = {
      beforeRegisterRemote(args: { remote: { name: string; entry?: string } }) {
        const entry = chosen[args.remote.name]
        if (entry) args.remote.entry = entry
        return args
      },
    }
    federation.__FEDERATION__ = { __GLOBAL_PLUGIN__: [{}, plugin] }
    expect(versions((await open())(list), 'auth')).toEqual(['3', '1'])
    chosen.mfe_auth = 'https://evil.example/mf-manifest.json'
    expect(versions((await open())(list), 'auth')).toEqual(['1'])
  })

  it('shows the DevTools which remotes there are, and where each is from', async () => {
    const moduleInfo: Record<string, { remotesInfo?: object; remoteEntry?: string }> = {}
    federation.__FEDERATION__ = { moduleInfo }
    await open()
    const entry = `${ORIGIN}/remotes/content/2/mf-manifest.json`
    expect(moduleInfo.yawmi_shell?.remotesInfo).toMatchObject({ mfe_content: { matchedVersion: entry } })
    expect(moduleInfo[`mfe_content:${entry}`]?.remoteEntry).toBe(entry)
    expect(Object.keys(moduleInfo)).toHaveLength(3)
  })
})
