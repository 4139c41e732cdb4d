import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

/** React is several modules that must all be the host's copy. @type {Record<string, string[]>} */
const REACT_MODULES = { react: ['react', 'react/jsx-runtime'], 'react-dom': ['react-dom', 'react-dom/client'] }

/**
 * A package.json, as far as it is read here.
 * @typedef {object} Manifest
 * @property {string} version
 * @property {Record<string, string>} [peerDependencies]
 * @property {{ shared?: string[] }} [federation]
 */

/** @param {string} file @returns {Manifest} */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))

/**
 * The modules that a remote takes from its host, derived from its `peerDependencies` and from nothing else.
 * A workspace package names the entries that may be shared in its own `federation.shared` (default: its root).
 * @param {string} packageDir folder of the remote.
 * @returns {Record<string, { singleton: true, version: string, requiredVersion: string }>} webpack's `shared`.
 */
export function sharedModules(packageDir) {
  const require = createRequire(path.join(packageDir, 'package.json'))
  const { peerDependencies = {} } = readJson(path.join(packageDir, 'package.json'))
  const entries = Object.keys(peerDependencies).flatMap((name) => {
    const manifest = readJson(findManifest(require, name))
    const modules =
      REACT_MODULES[name] ?? (manifest.federation?.shared ?? ['.']).map((entry) => path.posix.join(name, entry))
    return modules.map((id) => [
      id,
      { singleton: true, version: manifest.version, requiredVersion: `^${manifest.version}` },
    ])
  })
  return Object.fromEntries(entries)
}

/**
 * `exports` usually hides package.json, so look for it beside the package's folder in node_modules.
 * @param {NodeJS.Require} require @param {string} name
 */
function findManifest(require, name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json')
    if (fs.existsSync(file)) return file
  }
  throw new Error(`peer dependency ${name} is not installed`)
}
