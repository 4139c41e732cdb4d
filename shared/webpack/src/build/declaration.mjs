import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { sharedModules } from '../shared-modules.mjs'

/**
 * A screen of a remote: its address, and what a document is called that shows it. The contract's `Route` has more.
 * @typedef {object} Route
 * @property {string} name
 * @property {string} path
 * @property {string} screen
 * @property {'public' | 'visitor' | 'subscriber'} access
 * @property {string} title
 * @property {string} [description]
 */

/**
 * The contract's `Declaration`, as far as tools read it.
 * @typedef {object} Declaration
 * @property {string} name
 * @property {Route[]} routes
 * @property {string[]} slots
 * @property {{ id: string, label: string }[]} [menu]
 * @property {Record<string, string>} requires version ranges by shared module
 */

/**
 * What a remote says of itself, for the release list: routes, slots and menu items from its `remote.ts`, and the host versions
 * it needs from its `peerDependencies`.
 * @param {string} dir folder of the remote, `mfe-<name>`
 * @returns {Promise<Declaration>}
 */
export async function readDeclaration(dir) {
  const folder = path.basename(dir)
  const { declaration } = /** @type {{ declaration?: Omit<Declaration, 'requires'> }} */ (
    await evaluate(path.join(dir, 'src/remote.ts'))
  )
  if (`mfe-${declaration?.name}` !== folder)
    throw new Error(`${folder}/src/remote.ts does not export the declaration of ${folder.replace('mfe-', '')}`)
  const requires = Object.fromEntries(
    Object.entries(sharedModules(dir)).map(([name, share]) => [name, share.requiredVersion]),
  )
  return { ...JSON.parse(JSON.stringify(declaration)), requires }
}

/** The version that a remote's package.json gives. @param {string} dir @returns {string} */
export const packageVersion = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).version
