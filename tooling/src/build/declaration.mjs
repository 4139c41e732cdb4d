import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { ROOT } from '../lib/root.mjs'
import { sharedModules } from '../webpack/shared-modules.mjs'

/**
 * What a remote says of itself, for the release list: routes and slots from its `remote.ts`, and the host versions
 * it needs from its `peerDependencies`.
 * @param {string} remote its short name.
 * @returns {Promise<object>} the contract's `Declaration`.
 */
export async function readDeclaration(remote) {
  const dir = path.join(ROOT, `mfe-${remote}`)
  const { declaration } = await evaluate(path.join(dir, 'src/remote.ts'))
  if (declaration?.name !== remote)
    throw new Error(`mfe-${remote}/src/remote.ts does not export the declaration of ${remote}`)
  const requires = Object.fromEntries(
    Object.entries(sharedModules(dir)).map(([name, share]) => [name, share.requiredVersion]),
  )
  return { ...JSON.parse(JSON.stringify(declaration)), requires }
}

/** The version that a remote's package.json gives. */
export const packageVersion = (remote) =>
  JSON.parse(fs.readFileSync(path.join(ROOT, `mfe-${remote}`, 'package.json'), 'utf8')).version
