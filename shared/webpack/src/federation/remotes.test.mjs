import { RemoteHandler } from './remotes.js'
import { satisfy } from './semver.js'

/** What the entry's script leaves in a page. @typedef {{ mfe_content?: string }} Page */

const REMOTE = { name: 'mfe_content', entry: 'https://example.test/1.0.0/mf-manifest.json' }

/** A handler in a host whose plugin loads containers. @param {import('./load.js').LoadEntry} loadEntry */
function handlerOf(loadEntry) {
  const afterResolve = { emit: async (/** @type {import('./remotes.js').Resolving} */ resolving) => resolving }
  const host = /** @type {import('./remotes.js').Host} */ ({
    options: { remotes: /** @type {import('./remotes.js').Remote[]} */ ([]) },
    moduleCache: new Map(),
    shareScopeMap: {},
    sharedHandler: { hooks: { lifecycle: { afterResolve } } },
  })
  const handler = new RemoteHandler(host)
  host.remoteHandler = handler
  handler.hooks.applyPlugin({ name: 'without' })
  handler.hooks.applyPlugin({ name: 'guard', loadEntry })
  handler.registerRemotes([{ ...REMOTE, entry: `${REMOTE.entry}?${Math.random()}` }])
  return { handler, host }
}
/** @param {unknown} content */
const containerOf = (content) => ({ init: jest.fn(), get: jest.fn(async () => () => content) })

it('initialises a container once with what the host shares, and gives what it exposes', async () => {
  const container = containerOf({ remote: 1 })
  const loadEntry = jest.fn(async () => container)
  const { handler, host } = handlerOf(loadEntry)
  await expect(
    Promise.all([handler.loadRemote('mfe_content/remote'), handler.loadRemote('mfe_content/remote')]),
  ).resolves.toEqual([{ remote: 1 }, { remote: 1 }])
  expect(loadEntry).toHaveBeenCalledTimes(1)
  expect(container.get).toHaveBeenCalledWith('./remote')
  const [[scope, , options]] = container.init.mock.calls
  expect(container.init).toHaveBeenCalledTimes(1)
  expect(scope).toBe(host.shareScopeMap.default)
  expect(options.shareScopeMap).toBe(host.shareScopeMap)
  // The container spreads these into its own runtime's options.
  expect({ ...options }).toEqual({ version: '', shareScopeKeys: 'default' })
})

it('loads again what failed, and a remote that is registered by force', async () => {
  const loadEntry = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(containerOf(1))
  const { handler, host } = handlerOf(loadEntry)
  await expect(handler.loadRemote('mfe_content/remote')).rejects.toThrow('404')
  await expect(handler.loadRemote('mfe_content/remote')).resolves.toBe(1)
  loadEntry.mockResolvedValue(containerOf(2))
  ;/** @type {Page} */ (globalThis).mfe_content = 'of the first version'
  handler.registerRemotes([REMOTE])
  await expect(handler.loadRemote('mfe_content/remote')).resolves.toBe(1)
  handler.registerRemotes([REMOTE], { force: true })
  expect(/** @type {Page} */ (globalThis).mfe_content).toBeUndefined()
  await expect(handler.loadRemote('mfe_content/remote')).resolves.toBe(2)
  expect(host.options.remotes).toEqual([REMOTE])
})

it('initialises again a container whose initialisation failed', async () => {
  const container = containerOf(1)
  container.init.mockRejectedValueOnce(new Error('of another version'))
  const { handler } = handlerOf(async () => container)
  await expect(handler.loadRemote('mfe_content/remote')).rejects.toThrow('of another version')
  await expect(handler.loadRemote('mfe_content/remote')).resolves.toBe(1)
})

it('refuses a remote that is not registered', async () => {
  await expect(handlerOf(async () => containerOf(1)).handler.loadRemote('mfe_other/remote')).rejects.toThrow(
    'mfe_other',
  )
})

it.each([
  ['19.2.0', '^19.1.0', true],
  ['19.1.0', '^19.2.0', false],
  ['20.0.0', '^19.2.0', false],
  ['1.9.0', '<=1.10.0', true],
  ['1.10.1', '<=1.10.0', false],
  ['1.1.0', '*', true],
  ['1.1.0', '1.1.0', true],
])('version %s for the range %s: %s', (version, range, fits) => expect(satisfy(version, range)).toBe(fits))
