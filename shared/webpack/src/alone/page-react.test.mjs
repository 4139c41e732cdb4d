import { reactOfPage, register, registerShared, runsOn } from './page-react.js'

const REACT_MODULES = ['react', 'react-dom', 'react-dom/client']
/**
 * A React that is loaded.
 * @typedef {{ ready: Promise<unknown>, modules: Record<string, { id: string, of: string }> }} Loaded
 */

/** @param {string} name */
const modulesOf = (name) => Object.fromEntries(REACT_MODULES.map((id) => [id, { id, of: name }]))
/**
 * A federation share scope that has modules in one version.
 * @param {string} version @returns {import('./page-react.js').Scope}
 */
const scopeOf = (version, ids = REACT_MODULES, get = (/** @type {string} */ id) => ({ id, of: 'page' })) =>
  Object.fromEntries(ids.map((id) => [id, { [version]: { get: async () => () => get(id) } }]))

beforeEach(() => delete (/** @type {{ [key: symbol]: unknown }} */ (globalThis)[Symbol.for('yawmi.react')]))

it.each([
  ['19.3.1', '19.3.1', true],
  ['19.4.0', '19.3.1', true],
  ['19.3.0', '19.3.1', false],
  ['19.2.9', '19.3.1', false],
  ['20.0.0', '19.3.1', false],
  ['19.4.0-canary-1', '19.3.1', false],
])('React %s is taken by code built with %s: %s', (offered, built, expected) => {
  expect(runsOn(offered, built)).toBe(expected)
})

describe('the React of a page with several remotes', () => {
  it('is that of the first, for every other one that can run on it', async () => {
    await register('19.4.0', Promise.resolve(modulesOf('first'))).ready
    expect(/** @type {Loaded} */ (reactOfPage('19.3.1')).modules.react).toEqual({ id: 'react', of: 'first' })
    expect(reactOfPage('19.5.0')).toBeUndefined()
    expect(reactOfPage('20.0.0')).toBeUndefined()
  })

  it('is loaded anew after it did not come', async () => {
    const { ready } = register('19.4.0', Promise.reject(new Error('404')))
    expect(/** @type {Loaded} */ (reactOfPage('19.3.1')).ready).toBe(ready)
    await expect(ready).rejects.toThrow('404')
    expect(reactOfPage('19.3.1')).toBeUndefined()
    expect(reactOfPage('19.4.0')).toBeUndefined()
  })
})

describe('the React that a page shares', () => {
  it('is taken where all of it is there in one version', async () => {
    const scope = scopeOf('19.4.2')
    await registerShared(scope, '19.3.1')
    expect(/** @type {Loaded} */ (reactOfPage('19.3.1')).modules['react-dom/client']).toEqual({
      id: 'react-dom/client',
      of: 'page',
    })
    expect(/** @type {Loaded} */ (reactOfPage('19.3.1')).modules['react/jsx-runtime']).toBeUndefined()
    // The page's other remotes must not replace what is in use.
    expect(scope.react['19.4.2'].loaded).toBe(true)
  })

  it('brings its runtime for JSX along, which need not be there', async () => {
    await registerShared(scopeOf('19.4.2', [...REACT_MODULES, 'react/jsx-runtime']), '19.3.1')
    expect(/** @type {Loaded} */ (reactOfPage('19.3.1')).modules['react/jsx-runtime']).toEqual({
      id: 'react/jsx-runtime',
      of: 'page',
    })
  })

  it.each([
    ['no scope', undefined],
    ['nothing', {}],
    ['React without react-dom/client', scopeOf('19.3.1', ['react', 'react-dom'])],
    [
      'parts of different versions',
      { ...scopeOf('19.3.1'), 'react-dom/client': scopeOf('19.4.0')['react-dom/client'] },
    ],
    ['an older React', scopeOf('19.2.0')],
    [
      'one that cannot be loaded',
      scopeOf('19.3.1', REACT_MODULES, () => {
        throw new Error('gone')
      }),
    ],
  ])('is left alone: %s', async (_, scope) => {
    await registerShared(scope, '19.3.1')
    expect(reactOfPage('19.3.1')).toBeUndefined()
  })

  it('does not take the place of one that is in use', async () => {
    await register('19.3.1', Promise.resolve(modulesOf('first'))).ready
    await registerShared(scopeOf('19.3.1'), '19.3.1')
    expect(/** @type {Loaded} */ (reactOfPage('19.3.1')).modules.react.of).toBe('first')
  })
})
