import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { sharedModules } from '../shared-modules.mjs'

/**
 * What a remote says of itself, for the release list: routes, slots and menu items from its `remote.ts`, and the host versions
 * it needs from its `peerDependencies`.
 * @param {string} dir folder of the remote, `mfe-<name>`
 * @returns {Promise<{ name: string, routes: Record<string, any>[], menu?: { id: string, label: string }[], requires: Record<string, string> }>} the contract's `Declaration`.
 */
export async function readDeclaration(dir) {
  const folder = path.basename(dir)
  const { declaration } = await evaluate(path.join(dir, 'src/remote.ts'))
  if (`mfe-${declaration?.name}` !== folder)
    throw new Error(`${folder}/src/remote.ts does not export the declaration of ${folder.replace('mfe-', '')}`)
  const requires = Object.fromEntries(
    Object.entries(sharedModules(dir)).map(([name, share]) => [name, share.requiredVersion]),
  )
  return { ...JSON.parse(JSON.stringify(declaration)), requires }
}

/** The version that a remote's package.json gives. */
export const packageVersion = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).version
