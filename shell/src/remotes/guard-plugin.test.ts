import { guardPlugin } from './guard-plugin'

const FOLDER = 'http://localhost/remotes/content/2.0.0'
const MANIFEST = `${FOLDER}/mf-manifest.json`
const manifest = (entry: string) => ({
  metaData: {
    remoteEntry: { name: 'remoteEntry.js', type: 'var' },
    shellEntry: { name: entry, type: 'var' },
    globalName: 'mfe_content',
    buildInfo: { buildVersion: '2.0.0' },
  },
  exposes: [{ name: 'remote', assets: { js: { sync: ['remote.js'] } } }],
})
const DIGESTS = { 'entry.js': 'sha384-entry', 'remote.js': 'sha384-remote' }

const network = jest.fn()
const table = () => (globalThis as unknown as { yawmiSri: Record<string, string> }).yawmiSri
beforeEach(() => {
  network.mockReset()
  globalThis.fetch = network
  document.head.replaceChildren()
  for (const address of Object.keys(table())) delete table()[address]
})

const resolve = (plugin: ReturnType<typeof guardPlugin>, sri?: string) =>
  plugin.afterResolve({
    remote: { entry: MANIFEST, sri },
    remoteInfo: { entry: '', type: '', entryGlobalName: '' },
  })
/** Has the plugin load an entry, whose script then does something; gives the script too. */
function loadEntry(plugin: ReturnType<typeof guardPlugin>, then: (script: HTMLScriptElement) => void) {
  const entry = `${FOLDER}/entry.js`
  const loading = plugin.loadEntry({ remoteInfo: { entry, type: 'var', entryGlobalName: 'mfe_content' } })
  const script = document.head.querySelector<HTMLScriptElement>(`script[src="${entry}"]`)
  if (script) then(script)
  return { loading, script }
}
const integrityOf = (plugin: ReturnType<typeof guardPlugin>) => {
  const { loading, script } = loadEntry(plugin, ({ onerror }) => (onerror as () => void)())
  loading.catch(() => {})
  return script?.integrity
}
const answers = (manifestOf: unknown) => async (address: string) =>
  Response.json(address.endsWith('/sri.json') ? DIGESTS : manifestOf)

describe('a release with digests', () => {
  it('is loaded by them: the list of digests by its own, and each script by the one in that list', async () => {
    network.mockImplementation(answers(manifest('entry.js')))
    const plugin = guardPlugin({ manifests: {} })
    await resolve(plugin, 'sha384-list')
    expect(network).toHaveBeenCalledWith(`${FOLDER}/sri.json`, expect.objectContaining({ integrity: 'sha384-list' }))
    expect(integrityOf(plugin)).toBe('sha384-entry')
    const [link] = document.head.querySelectorAll('link')
    expect(link?.getAttribute('integrity') ?? (link as { integrity?: string }).integrity).toBe('sha384-remote')
    // By which webpack's runtime loads chunks.
    expect(table()[`${FOLDER}/remote.js`]).toBe('sha384-remote')
  })

  it('is loaded without requests where they came with the page', async () => {
    const plugin = guardPlugin({
      manifests: { '/remotes/content/2.0.0/mf-manifest.json': manifest('entry.js') },
      integrity: { '/remotes/content/2.0.0/entry.js': 'sha384-page' },
    })
    await resolve(plugin, 'sha384-list')
    expect(network).not.toHaveBeenCalled()
    expect(integrityOf(plugin)).toBe('sha384-page')
  })

  it.each(['other.js', 'https://evil.example/entry.js', '../1.0.0/entry.js'])(
    'is not loaded from %s, whatever its manifest says',
    async (entry) => {
      network.mockImplementation(answers(manifest(entry)))
      await expect(resolve(guardPlugin({ manifests: {} }), 'sha384-list')).rejects.toThrow('none of the release')
    },
  )
})

it('an older release without digests is loaded without them', async () => {
  network.mockImplementation(answers(manifest('entry.js')))
  const plugin = guardPlugin({ manifests: {} })
  await expect(resolve(plugin)).resolves.toMatchObject({ remoteInfo: { entry: `${FOLDER}/entry.js` } })
  expect(network).toHaveBeenCalledTimes(1)
  expect(integrityOf(plugin)).toBe('')
})

describe('an entry', () => {
  const page = globalThis as { mfe_content?: unknown }
  afterEach(() => delete page.mfe_content)
  const plugin = () => guardPlugin({ manifests: {} })
  const container = { init() {}, get() {} }

  it('is the container that its script defines, and leaves no script behind', async () => {
    const { loading } = loadEntry(plugin(), (script) => {
      page.mfe_content = container
      script.dispatchEvent(new Event('load'))
    })
    await expect(loading).resolves.toBe(container)
    expect(document.head.querySelector('script')).toBeNull()
  })

  it('is not loaded again where the page has its container', async () => {
    page.mfe_content = container
    const { loading, script } = loadEntry(plugin(), () => {})
    expect(script).toBeNull()
    await expect(loading).resolves.toBe(container)
  })

  it('fails when its script does not load, or defines no container', async () => {
    await expect(loadEntry(plugin(), (script) => script.dispatchEvent(new Event('error'))).loading).rejects.toThrow(
      'did not load',
    )
    await expect(loadEntry(plugin(), (script) => script.dispatchEvent(new Event('load'))).loading).rejects.toThrow(
      'defines no mfe_content',
    )
  })

  it('fails when its script takes too long', async () => {
    jest.useFakeTimers()
    try {
      const { loading } = loadEntry(plugin(), () => {})
      const failed = expect(loading).rejects.toThrow()
      await jest.advanceTimersByTimeAsync(8_000)
      await failed
    } finally {
      jest.useRealTimers()
    }
  })
})
