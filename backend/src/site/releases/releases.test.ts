import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Releases } from './releases'

let folder: string
const release = (version: string) => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: {
    name: 'content',
    routes: [
      {
        name: 'videos_details',
        path: '/video-details/:uuid',
        screen: 'video',
        layout: 'home',
        access: 'visitor',
        title: 'فيديو',
      },
    ],
    slots: [],
    requires: {},
  },
})
const write = (content: string) => {
  const file = path.join(folder, 'releases.json')
  fs.writeFileSync(file, content)
  // Two writes within one tick of the file system's clock would look like one.
  fs.utimesSync(file, new Date(), new Date(Date.now() + Math.random() * 1e6))
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  fs.rmSync(folder, { recursive: true })
})

describe('the release list on disk', () => {
  it('shows a release without a restart', () => {
    const releases = new Releases(folder, () => {})
    write(JSON.stringify({ remotes: { content: [release('1')] } }))
    jest.advanceTimersByTime(1_100)
    expect(releases.list.remotes.content?.[0]?.version).toBe('1')
    write(JSON.stringify({ remotes: { content: [release('2'), release('1')] } }))
    jest.advanceTimersByTime(1_100)
    expect(releases.list.remotes.content?.[0]?.version).toBe('2')
  })

  it('shows a release when the clock of the machine was set back meanwhile', () => {
    const releases = new Releases(folder, () => {})
    write(JSON.stringify({ remotes: { content: [release('1')] } }))
    expect(releases.list.remotes.content?.[0]?.version).toBe('1')
    jest.setSystemTime(Date.now() - 3_600_000)
    write(JSON.stringify({ remotes: { content: [release('2'), release('1')] } }))
    jest.advanceTimersByTime(1_100)
    expect(releases.list.remotes.content?.[0]?.version).toBe('2')
  })

  it('keeps the list before when the file is broken, and says so', () => {
    const warn = jest.fn()
    const releases = new Releases(folder, warn)
    write(JSON.stringify({ remotes: { content: [release('1')] } }))
    jest.advanceTimersByTime(1_100)
    expect(releases.list.remotes.content).toHaveLength(1)
    for (const broken of ['{', '{"remotes":{"content":[]}}', '[]']) {
      write(broken)
      jest.advanceTimersByTime(1_100)
      expect(releases.list.remotes.content).toHaveLength(1)
    }
    expect(warn).toHaveBeenCalledTimes(3)
  })

  it('tells pages of the version before, and everybody else of those before it too', () => {
    const releases = new Releases(folder, () => {})
    write(JSON.stringify({ remotes: { content: ['3', '2', '1'].map(release) } }))
    jest.advanceTimersByTime(1_100)
    const { ofPages, ofAll } = releases.signed
    const versions = [ofPages, ofAll, releases.signed.of('content')].map((list) =>
      list.remotes.content?.map(({ version }) => version).join(),
    )
    expect(versions).toEqual(['3,2', '3,2,1', '3,2,1'])
  })

  it('gives a canary to those it is for, in a list of their own, and no longer where it is withheld', () => {
    const releases = new Releases(folder, () => {})
    const canary = { release: release('2'), share: 10 }
    write(JSON.stringify({ remotes: { content: [release('1')] }, canaries: { content: canary } }))
    jest.advanceTimersByTime(1_100)
    const versions = (bucket?: number) =>
      releases.chosenFor({ brand: 'yawmi', bucket }).remotes.content?.map(({ version }) => version)
    expect([versions(), versions(5_000), versions(999)]).toEqual([['1'], ['1'], ['2', '1']])
    // One page serves all who have the same versions.
    expect(releases.chosenFor({ brand: 'a', bucket: 3 })).toBe(releases.chosenFor({ brand: 'b', bucket: 4 }))
    expect(releases.signed.ofPages).toMatchObject({ canaries: { content: { share: 10, release: { version: '2' } } } })
    expect(releases.signed.of('auth').canaries).toBeUndefined()
    releases.withhold(new Set(['content@2']))
    expect(versions(999)).toEqual(['1'])
    expect(releases.signed.ofPages.canaries).toBeUndefined()
  })

  it('passes a canary over that takes what another remote has, and says so', () => {
    const warn = jest.fn()
    const releases = new Releases(folder, warn)
    const thief = { ...release('2'), declaration: { ...release('2').declaration, name: 'auth' } }
    const auth = { ...release('1'), declaration: { name: 'auth', routes: [], slots: [], requires: {} } }
    write(
      JSON.stringify({
        remotes: { content: [release('1')], auth: [auth] },
        canaries: { auth: { release: thief, share: 10 } },
      }),
    )
    jest.advanceTimersByTime(1_100)
    expect(releases.list.canaries).toBeUndefined()
    expect(warn.mock.calls.flat().join()).toContain('the canary of auth is passed over')
  })

  it('takes reports of versions whose files are still here, and of no others', () => {
    const releases = new Releases(folder, () => {})
    const { version, manifest } = release('1')
    const history = {
      content: [
        { version, manifest, since: '', until: '' },
        { version: '0', since: '', until: '' },
      ],
    }
    write(JSON.stringify({ remotes: { content: [release('2')] }, history }))
    expect(['0', '1', '2', '3'].filter((one) => releases.hasVersion('content', one))).toEqual(['1', '2'])
    expect(releases.hasVersion('constructor', '1')).toBe(false)
  })

  it('knows of candidates those that were open before: pages that have one are open still', () => {
    const releases = new Releases(folder, () => {})
    const waiting = ['3', '4'].map((version) => ({ ...release(version), since: '' }))
    const candidates = { content: [...waiting, { ...release('2'), since: '', until: '2026-11-22T00:00:00.000Z' }] }
    write(JSON.stringify({ remotes: { content: [release('1')] }, candidates }))
    expect(['1', '2', '3', '4'].filter((one) => releases.hasVersion('content', one))).toEqual(['1', '2'])
  })

  it('finds who owns an address, its parameters included', () => {
    const releases = new Releases(folder, () => {})
    write(JSON.stringify({ remotes: { content: [release('1')] } }))
    jest.advanceTimersByTime(1_100)
    expect(releases.routeOf('/video-details/daily_video')?.route.name).toBe('videos_details')
    expect(releases.routeOf('/video-details/a/b')).toBeUndefined()
    expect(releases.routeOf('/video-details')).toBeUndefined()
  })
})
