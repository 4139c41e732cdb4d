import type { Release } from '@yawmi/contract'
import type { Federation } from './federation'
import { loadRemote, RemoteUnavailableError } from './load-remote'
import { sharedModules } from './shared-modules'

const QUICK = { attempts: 2, delay: 1, timeout: 30 }
const exposed = { remote: { Screen: () => null } }

const release = (version: string, requires: Record<string, string> = { '@yawmi/ui': '^2.0.0' }): Release => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires },
})

/** A federation runtime whose remotes answer by version, in the order of their calls. */
function runtime(answers: Record<string, (() => Promise<unknown>)[]>) {
  const registered: { version: string; force: boolean }[] = []
  const federation = {
    registerRemotes([remote]: { entry: string }[], options?: { force: boolean }) {
      registered.push({
        version: /content\/([^/]+)\//.exec(remote?.entry ?? '')?.[1] ?? '',
        force: options?.force ?? false,
      })
    },
    loadRemote: () =>
      (answers[registered.at(-1)?.version ?? '']?.shift() ?? (() => Promise.reject(new Error('none left'))))(),
  }
  return { federation: federation as unknown as Federation, registered }
}
const fails = () => Promise.reject(new Error('404'))
const hangs = () => new Promise(() => {})

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

describe('loading a remote', () => {
  it('takes the current version when it loads', async () => {
    const { federation, registered } = runtime({ '2.0.0': [async () => exposed] })
    await expect(loadRemote(federation, 'content', [release('2.0.0'), release('1.0.0')], QUICK)).resolves.toEqual({
      module: exposed.remote,
      version: '2.0.0',
    })
    expect(registered.map(({ version }) => version)).toEqual(['2.0.0'])
  })

  it('tries again, and makes the runtime forget the failure', async () => {
    const { federation, registered } = runtime({ '2.0.0': [fails, async () => exposed] })
    await expect(loadRemote(federation, 'content', [release('2.0.0')], QUICK)).resolves.toMatchObject({
      module: exposed.remote,
    })
    expect(registered.at(-1)).toEqual({ version: '2.0.0', force: true })
  })

  it('falls back to the previous version when the current one stays broken, slow or empty', async () => {
    for (const broken of [fails, hangs, async () => ({})]) {
      const { federation } = runtime({ '2.0.0': [broken, broken], '1.0.0': [async () => exposed] })
      await expect(loadRemote(federation, 'content', [release('2.0.0'), release('1.0.0')], QUICK)).resolves.toEqual({
        module: exposed.remote,
        version: '1.0.0',
      })
    }
  })

  it('skips a release that this shell cannot run', async () => {
    const { federation, registered } = runtime({ '1.0.0': [async () => exposed] })
    const list = [release('2.0.0', { '@yawmi/ui': '^3.0.0' }), release('1.0.0')]
    await loadRemote(federation, 'content', list, QUICK)
    expect(registered.map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it.each(Object.keys(sharedModules).filter((name) => name.startsWith('@yawmi/')))(
    'skips a release that was built with more of %s than this shell has, whatever it has of the others',
    async (name) => {
      const { federation, registered } = runtime({ '1.0.0': [async () => exposed] })
      const given = Object.entries(sharedModules).map(([module, { version }]) => [module, `^${version}`])
      const [major, minor] = (sharedModules[name]?.version ?? '').split('.').map(Number)
      const requires = { ...Object.fromEntries(given), [name]: `^${major}.${(minor ?? 0) + 1}.0` }
      await loadRemote(federation, 'content', [release('2.0.0', requires), release('1.0.0')], QUICK)
      expect(registered.map(({ version }) => version)).toEqual(['1.0.0'])
    },
  )

  it('gives a canary one attempt, and no time once nothing of it is on its way', async () => {
    for (const broken of [fails, hangs]) {
      const { federation, registered } = runtime({ '2.0.0': [broken], '1.0.0': [async () => exposed] })
      const list = [release('2.0.0'), release('1.0.0')]
      const policy = { ...QUICK, timeout: 12_000 }
      const since = Date.now()
      const loaded = await loadRemote(federation, 'content', list, policy, (_, version) => version === '2.0.0')
      expect(loaded.version).toBe('1.0.0')
      expect(registered.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0'])
      expect(Date.now() - since).toBeLessThan(2_500)
    }
  })

  it('lets a canary’s files be slow', async () => {
    const script = document.createElement('script')
    script.dataset.webpack = 'content'
    document.head.append(script)
    const slow = () => new Promise((resolve) => setTimeout(() => (script.remove(), resolve(exposed)), 2_200))
    const { federation } = runtime({ '2.0.0': [slow] })
    await expect(loadRemote(federation, 'content', [release('2.0.0')], undefined, () => true)).resolves.toMatchObject({
      version: '2.0.0',
    })
  })

  it('fails at once after the last attempt', async () => {
    const { federation } = runtime({ '2.0.0': [fails] })
    const failure = loadRemote(federation, 'content', [release('2.0.0')], { attempts: 1, delay: 60_000, timeout: 30 })
    await expect(failure).rejects.toBeInstanceOf(RemoteUnavailableError)
  })

  it('fails with the remote’s name when no version can be loaded', async () => {
    const { federation } = runtime({})
    const failure = loadRemote(federation, 'content', [release('2.0.0')], QUICK)
    await expect(failure).rejects.toBeInstanceOf(RemoteUnavailableError)
    await expect(failure).rejects.toMatchObject({ remote: 'content' })
  })
})
