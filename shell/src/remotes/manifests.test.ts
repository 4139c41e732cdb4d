import { createManifests } from './manifests'

const ADDRESS = 'http://localhost/remotes/content/2.0.0/mf-manifest.json'
const manifest = {
  metaData: {
    remoteEntry: { name: 'entry.js', type: 'var' },
    globalName: 'mfe_content',
    buildInfo: { buildVersion: '2.0.0' },
  },
  exposes: [
    { name: 'lifecycles', assets: { js: { sync: ['other.js'] } } },
    { name: 'remote', assets: { js: { sync: ['remote.js'] } } },
  ],
}
/** With an entry for other hosts too. */
const manifestOfNow = {
  ...manifest,
  metaData: {
    ...manifest.metaData,
    remoteEntry: { name: 'remoteEntry.js', type: 'var' },
    shellEntry: { name: 'entry.js', type: 'var' },
  },
}
const start = {
  entry: 'http://localhost/remotes/content/2.0.0/entry.js',
  type: 'var',
  container: 'mfe_content',
  version: '2.0.0',
  scripts: ['http://localhost/remotes/content/2.0.0/remote.js'],
}
const network = jest.fn()
beforeEach(() => {
  network.mockReset()
  globalThis.fetch = network
})

describe('the manifest of a released remote', () => {
  it('is taken from the page where the page contains it', async () => {
    const manifestOf = createManifests({ [new URL(ADDRESS).pathname]: manifest })
    await expect(manifestOf(ADDRESS)).resolves.toEqual(start)
    expect(network).not.toHaveBeenCalled()
  })

  it('has the shell’s entry in a field of its own; older releases have only one entry', async () => {
    for (const released of [manifestOfNow, manifest]) {
      const manifestOf = createManifests({ [new URL(ADDRESS).pathname]: released })
      await expect(manifestOf(ADDRESS)).resolves.toMatchObject({ entry: start.entry })
    }
  })

  it('is fetched once otherwise', async () => {
    network.mockImplementation(async () => Response.json(manifest))
    const manifestOf = createManifests({})
    await expect(Promise.all([manifestOf(ADDRESS), manifestOf(ADDRESS)])).resolves.toEqual([start, start])
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('is fetched by browsers that cannot make a signal of a time', async () => {
    const { timeout } = AbortSignal
    Reflect.deleteProperty(AbortSignal, 'timeout')
    network.mockImplementation(async () => Response.json(manifest))
    await expect(createManifests({})(ADDRESS)).resolves.toEqual(start)
    Object.assign(AbortSignal, { timeout })
  })

  it('is fetched again after a failure', async () => {
    const manifestOf = createManifests({})
    for (const answer of [new Response('', { status: 404 }), Response.json({}), Response.json(manifest)])
      network.mockResolvedValueOnce(answer)
    await expect(manifestOf(ADDRESS)).rejects.toThrow('404')
    await expect(manifestOf(ADDRESS)).rejects.toThrow()
    await expect(manifestOf(ADDRESS)).resolves.toEqual(start)
  })
})
