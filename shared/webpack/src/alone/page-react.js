/**
 * The React of a page with standalone remotes: the first that loads one registers it here, and every other one
 * that can run on it takes it, whatever release it is of and however it was loaded (docs/adr/0024).
 * Shape: `{ '19.3.1': { ready: Promise<modules>, modules?: { react, 'react-dom', … } } }`, modules by their names.
 * @typedef {Record<string, unknown>} Modules
 * @typedef {{ ready: Promise<Modules>, modules?: Modules }} Entry
 * @typedef {Record<string, Entry>} Registry by version
 */

/** @returns {Registry} */
const registry = () => (/** @type {{ [key: symbol]: Registry }} */ (globalThis)[Symbol.for('yawmi.react')] ??= {})

/** The modules that React consists of: they work together only in one version. */
const REACT_MODULES = ['react', 'react-dom', 'react-dom/client']
/** It stands on none of them: a page that shares no such thing leaves it to the remote. */
export const JSX_RUNTIME = 'react/jsx-runtime'

/**
 * Whether code that was built with one version of React runs on another: the caret rule, and no pre-release.
 * @param {string} offered @param {string} built
 */
export function runsOn(offered, built) {
  const [major, minor, patch] = offered.split('.').map(Number)
  const [needMajor, needMinor, needPatch] = built.split('.').map(Number)
  return (
    !offered.includes('-') && major === needMajor && (minor > needMinor || (minor === needMinor && patch >= needPatch))
  )
}

/**
 * The React that the page has for code built with a version, from now on under that version too; undefined where none.
 * @param {string} built @returns {Entry | undefined}
 */
export function reactOfPage(built) {
  const known = registry()
  const found = known[built] ?? Object.entries(known).find(([offered]) => runsOn(offered, built))?.[1]
  if (found) known[built] = found
  return found
}

/**
 * Registers a React that is being loaded. One that does not come is forgotten, so that the next one loads its own.
 * @param {string} version @param {Promise<Modules>} ready
 */
export function register(version, ready) {
  /** @type {Entry} */
  const entry = { ready }
  registry()[version] = entry
  entry.ready = ready.then(
    (modules) => (entry.modules = modules),
    (error) => {
      const known = registry()
      for (const name of Object.keys(known)) if (known[name] === entry) delete known[name]
      throw error
    },
  )
  return entry
}

/**
 * A module that a page shares by federation.
 * @typedef {{ get(): Promise<() => unknown> | (() => unknown), lib?: () => unknown, loaded?: boolean }} Shared
 * @typedef {Record<string, Record<string, Shared>>} Scope by name and version
 */

/**
 * Registers the React that a page shares by federation, where its scope has all of it in one version that fits. A page
 * that shares less is left alone: a react-dom beside a React of another version throws.
 * @param {Scope | undefined} scope @param {string} built
 */
export async function registerShared(scope, built) {
  if (reactOfPage(built)) return
  const version = Object.keys(scope?.react ?? {}).find(
    (offered) => runsOn(offered, built) && REACT_MODULES.every((name) => /** @type {Scope} */ (scope)[name]?.[offered]),
  )
  if (!version) return
  const names = /** @type {Scope} */ (scope)[JSX_RUNTIME]?.[version] ? [...REACT_MODULES, JSX_RUNTIME] : REACT_MODULES
  /** @param {string} name */
  const load = async (name) => {
    const shared = /** @type {Scope} */ (scope)[name][version]
    shared.loaded = true
    return [name, (shared.lib ?? (await shared.get()))()]
  }
  try {
    const modules = Object.fromEntries(await Promise.all(names.map(load)))
    if (!reactOfPage(built)) register(version, Promise.resolve(modules))
  } catch {
    // The remote brings its own.
  }
}
